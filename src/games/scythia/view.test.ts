import { expect, test } from 'vitest';
import { EVERYBODY } from '../../kernel/index.ts';
import { scythiaLaw } from './testkit/law.testkit.ts';
import { BUILT_IN } from './components/built-in.ts';
import { scythia } from './game.ts';
import { position, type PlayerSetting, type ScythiaPosition } from './testkit/position.testkit.ts';

const NOTHING = { lists: [], cards: 0, strength: 0, wounds: 0, discount: 0 };

const atCentre = (player: PlayerSetting): ScythiaPosition =>
  position()
    .player(0, player)
    .with({ village: { 'village-centre': 'grey', market: 'blue', 'chiefs-tent': 'grey' } })
    .turn(0)
    .play('place farm', 'pass');

const task = (table: ScythiaPosition) => table.game.view(table.state, 0).task;

test('a view says what the choice at hand is about', () => {
  const hero = atCentre({ hero: 'skopasis', kumis: 2 });
  expect(task(hero)).toEqual(NOTHING);
  hero.play('take village-centre', 'use village-centre.hero');
  expect(hero.window()).toBe('choose');
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

scythiaLaw('A-35', 'each player is seen with what is theirs, from every seat', () => {
  const table = position(3)
    .player(0, { silver: 1, score: 4, worker: 'grey', quests: ['quest-01'], hero: 'vadash' })
    .player(1, { silver: 2, score: 5, worker: 'red', quests: ['quest-02', 'quest-03'], hero: 'zarina' })
    .player(2, { silver: 3, score: 6, worker: 'blue', quests: ['quest-04'], hero: 'opoea' })
    .turn(0);
  for (const viewer of [0, 1, 2, 7])
    expect(
      table.view(viewer).players.map(({ held, score, worker, quests, hero }) => [held[0], score, worker, quests, hero]),
    ).toEqual([
      [1, 4, 1, [0], 0],
      [2, 5, 2, [1, 2], 1],
      [3, 6, 0, [3], 2],
    ]);
});

/** Seat 0 has swapped a Raider back to hand, where everybody knows it, beside another one that nobody has seen. */
function twoRaiders(): ScythiaPosition {
  return position()
    .player(0, { hand: ['gravedigger', 'strongman', 'raider'], crew: ['raider'] })
    .with({ village: { 'village-centre': 'blue', market: 'blue', 'meeting-tent': 'blue' } })
    .turn(0)
    .play('place farm', 'pass', 'take village-centre', 'use village-centre.play-card', 'play gravedigger')
    .play('swap 1 strongman');
}

scythiaLaw(['A-35', 'A-16'], 'of two equal cards the one that is known is the one that goes', () => {
  const raider = BUILT_IN.characters.findIndex(({ id }) => id === 'raider');
  const table = twoRaiders();
  expect(table.view(1).players[0]).toMatchObject({ handSize: 2, hand: [raider] });
  expect(table.view(0).shown).toEqual([{ character: raider, seenBy: EVERYBODY }]);
  table.play('place barracks', 'pass', 'take meeting-tent', 'pass');
  table.play('place silversmith', 'pass', 'take market', 'use market.silver', 'discard raider');
  expect([table.cards(0), table.view(1).players[0]!.hand, table.view(0).shown]).toEqual([['raider'], [], []]);
});

/**
 * Seat 0 holds one hidden card from before the deck was made of the discard pile, and two from after; seat 1 one from before.
 * Nobody else can tell more, until the old card is discarded.
 */
function afterReshuffle(old: string, outOfGame: readonly string[]): ScythiaPosition {
  const rest = BUILT_IN.characters.flatMap(({ id }) => [id, id]);
  for (const name of [old, 'cook', ...outOfGame]) rest.splice(rest.indexOf(name), 1);
  return position()
    .player(0, { hand: [old] })
    .player(1, { hand: ['cook'] })
    .with({ discard: rest, outOfGame, village: { market: 'blue', 'meeting-tent': 'blue', 'village-centre': 'blue' } })
    .turn(0)
    .play('place farm', 'pass', 'take meeting-tent', 'use meeting-tent.two-cards', 'draw spy', 'draw scout')
    .play('place barracks', 'pass', 'take village-centre', 'pass');
}

scythiaLaw(['A-35', 'S-10.3'], 'a player who shows one of two hidden twins does not show which one it was', () => {
  const groups = (table: ScythiaPosition): number => table.view(7).unseen.length;
  const twins = afterReshuffle('raider', []);
  expect(groups(twins)).toBe(2);
  twins.play('place silversmith', 'pass', 'take market', 'use market.silver', 'discard raider');
  expect(groups(twins)).toBe(1);
  const single = afterReshuffle('raider', ['raider']);
  expect(groups(single)).toBe(2);
  single.play('place silversmith', 'pass', 'take market', 'use market.silver', 'discard raider');
  expect(groups(single)).toBe(2);
});

scythiaLaw(['A-35', 'S-10.3'], 'a twin that cannot be in the same hand is told apart', () => {
  const rest = BUILT_IN.characters.flatMap(({ id }) => [id, id]);
  for (const name of ['raider', 'cook']) rest.splice(rest.indexOf(name), 1);
  const table = position()
    .player(0, { hand: ['raider'] })
    .player(1, { hand: ['cook'] })
    .with({ discard: rest, village: { market: 'blue', 'meeting-tent': 'blue', 'village-centre': 'blue' } })
    .turn(0)
    .play('place farm', 'pass', 'take village-centre', 'pass')
    .play('place barracks', 'pass', 'take meeting-tent', 'use meeting-tent.two-cards', 'draw spy', 'draw scout')
    .play('place silversmith', 'pass', 'take market', 'use market.silver', 'discard raider');
  expect(table.view(7).unseen.map(({ characters }) => characters.length)).toEqual([74, 1]);
});

scythiaLaw(
  ['A-35', 'S-10.3'],
  'the order of unseen cards does not tell which of two hidden twins was discarded',
  () => {
    // The first character of the pack: the list of the twin that stays is the beginning of the list of all others.
    const twin = BUILT_IN.characters[0]!.id;
    const rest = BUILT_IN.characters.flatMap(({ id }) => [id, id]).slice(2);
    const table = position()
      .player(0, { hand: [twin, twin] })
      .with({ discard: rest, village: { market: 'blue', 'meeting-tent': 'blue', 'village-centre': 'blue' } })
      .turn(0)
      .play('place farm', 'pass', 'take market', 'use market.silver', `discard ${twin}`)
      .play('place barracks', 'pass', 'take village-centre', 'pass')
      .play('place silversmith', 'pass', 'take meeting-tent', 'use meeting-tent.two-cards', 'draw spy', 'draw scout');
    expect(table.view(7).unseen.map(({ characters }) => characters.length)).toEqual([1, rest.length + 1]);
  },
);

scythiaLaw(['S-6.6', 'E-3.2'], 'a raid shows the dice that lie, and those that are still to be rolled', () => {
  const table = position()
    .player(0, { provisions: 2, crew: ['raider', 'brawler'] })
    .turn(0)
    .play('raid cimmeria-s1', 'kumis 0');
  expect(table.view(0).raid).toMatchObject({ dice: [], unrolled: [2] });
  table.play('white1 0 0');
  expect(table.view(0).raid).toMatchObject({ dice: [{ die: 2, strength: 0, wounds: 0 }], unrolled: [] });
});

scythiaLaw('A-31', 'a view tells the turn after which a limit ends the game', () => {
  const game = scythia(BUILT_IN);
  const finalTurn = (turnCap: number): number =>
    game.view(game.begin({ seats: 3, chief: 'lookout', turnCap }), 1).finalTurn;
  expect([finalTurn(0), finalTurn(8)]).toEqual([0, 24]);
});
