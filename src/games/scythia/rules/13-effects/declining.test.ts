import { expect } from 'vitest';
import { scythiaLaw } from '../../testkit/law.testkit.ts';
import { scythia } from '../../index.ts';
import { BUILT_IN } from '../../components/built-in.ts';
import type { Effect } from '../../components/pack.ts';
import { packWith, type PlayerSetting, position, type ScythiaPosition } from '../../testkit/position.testkit.ts';

/** Something to do for every effect: silver, a wounded Cook with an eagle that plays, cards in hand, a quest for one gold. */
const PLAYER = {
  hero: 'vadash',
  silver: 9,
  gold: 1,
  hand: ['punisher', 'strongman', 'scout'],
  crew: [{ character: 'cook', wounds: 1, eagle: 'animal-13' }],
};

/** Seat 0 plays a card with these effects. */
function playing(play: readonly Effect[], player: PlayerSetting = PLAYER): ScythiaPosition {
  const characters = BUILT_IN.characters.map((c) => (c.id === 'punisher' ? { ...c, play } : c));
  const village = { 'village-centre': 'blue', market: 'blue', 'meeting-tent': 'blue' };
  return position()
    .player(0, player)
    .with({ village, villageQuests: ['quest-17'], row: ['animal-01', 'animal-20', 'animal-25'] })
    .turn(0, scythia(packWith({ characters })))
    .play('place farm', 'pass', 'take village-centre', 'use village-centre.play-card', 'play punisher');
}

const GAIN: Effect = { do: 'gain', items: { provisions: 1 } };

scythiaLaw.each(
  ['E-2', 'S-4.5'],
  '$do: chosen for itself alone it is done, as one of several effects it may be declined',
  [
    { do: 'heal', amount: 1 },
    { do: 'hire', discount: 0 },
    { do: 'swapCrew' },
    { do: 'takeAnimal', side: 'eagle' },
    { do: 'tradeEagleForHorse' },
    { do: 'completeQuest' },
    { do: 'playCard' },
    { do: 'useEagle' },
    { do: 'buildingAction' },
    { do: 'villageCentre' },
    { do: 'choose', options: [[GAIN], [{ do: 'gain', items: { kumis: 1 } }]] },
  ] satisfies readonly Effect[],
  (effect) => {
    const alone = playing([effect]);
    expect(alone.offers().length).toBeGreaterThan(0);
    expect(alone.offers()).not.toContain('pass');
    const last = playing([GAIN, effect]);
    expect(last.offers()).toEqual([...alone.offers(), 'pass']);
    expect(last.play('pass').window()).toBe('turn');
    expect(last.held(0, 'provisions')).toBe(1);
    const first = playing([effect, GAIN]);
    expect(first.offers()).toContain('pass');
    expect(first.play('pass').held(0, 'provisions')).toBe(1);
  },
);

scythiaLaw(['S-7.6', 'E-2'], 'who has healed one wound may leave the others', () => {
  const village = { 'village-centre': 'blue', market: 'blue', 'meeting-tent': 'blue' };
  const table = position()
    .player(0, { kumis: 1, crew: ['raider', { character: 'strongman', wounds: 3 }] })
    .with({ village })
    .turn(0)
    .play('place barracks', 'use barracks.heal');
  expect(table.offers()).toEqual(['heal 2']);
  expect(table.refusal('heal 1')).toMatchObject({ law: 'S-7.6', why: 'not-wounded' });
  expect(table.play('heal 2').offers()).toEqual(['heal 2', 'pass']);
  expect(table.play('heal 2').window()).toBe('take');
  expect(table.wounds(0)[1]).toBe(1);
});

scythiaLaw.each(
  ['E-2', 'A-20'],
  '$do: what cannot be done is passed over without a question',
  [
    { do: 'heal', amount: 1 },
    { do: 'swapCrew' },
    { do: 'tradeEagleForHorse' },
    { do: 'useHero' },
  ] satisfies readonly Effect[],
  (effect) => {
    const used = playing([GAIN, { do: 'useHero' }, effect, GAIN], { hero: 'vadash', hand: ['punisher', 'spy'] });
    expect([used.window(), used.held(0, 'provisions'), used.held(0, 'kumis')]).toEqual(['turn', 3, 4]);
    const bare = playing([GAIN, { do: 'swapCrew' }, GAIN], { hand: ['punisher'], crew: ['cook'] });
    expect([bare.window(), bare.held(0, 'provisions')]).toEqual(['turn', 2]);
  },
);
