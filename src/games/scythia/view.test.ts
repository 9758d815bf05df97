import { expect, test } from 'vitest';
import { position, type PlayerSetting, type Table } from './position.testkit.ts';

const NOTHING = { lists: [], cards: 0, strength: 0, wounds: 0, discount: 0 };

const atCentre = (player: PlayerSetting): Table =>
  position()
    .player(0, player)
    .with({ village: { 'village-centre': 'grey', market: 'blue', 'chiefs-tent': 'grey' } })
    .at(0)
    .play('place farm', 'pass');

const task = (table: Table) => table.game.view(table.state, 0).task;

test('a view says what the choice at hand is about', () => {
  const hero = atCentre({ hero: 'skopasis', kumis: 2 });
  expect(task(hero)).toEqual(NOTHING);
  hero.play('take village-centre', 'use village-centre.hero');
  expect(hero.window).toBe('choose');
  expect(task(hero).lists).toHaveLength(2);
});

test('of payments it tells what is still owed, of healing and hiring what is left', () => {
  const market = atCentre({ hand: ['cook', 'scout', 'raider'] }).play('take market', 'use market.wagon');
  expect(task(market)).toEqual({ ...NOTHING, cards: 2 });
  expect(task(market.play('discard cook'))).toEqual({ ...NOTHING, cards: 1 });
  const healer = atCentre({ hand: ['healer'], crew: [{ character: 'strongman', wounds: 3 }] });
  healer.play('take village-centre', 'use village-centre.play-card', 'play healer', 'heal 1');
  expect(task(healer)).toEqual({ ...NOTHING, wounds: 2 });
  const veteran = atCentre({ hand: ['veteran', 'cook'], silver: 1 });
  veteran.play('take village-centre', 'use village-centre.play-card', 'play veteran');
  expect(task(veteran)).toEqual({ ...NOTHING, discount: 2 });
});
