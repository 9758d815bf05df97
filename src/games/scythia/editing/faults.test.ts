import { expect, test } from 'vitest';
import { BUILT_IN, scythia } from '../index.ts';
import { FAULT_LAWS, lawOf } from './faults.ts';
import { editingOf } from './index.ts';

const game = scythia(BUILT_IN);
const editing = editingOf(BUILT_IN);
const settings = { seats: 2 };
const spot = BUILT_IN.civilisations[0]!.settlements[0]!.spots[0]!.id;

/** For each fault a position that has it. */
const WRONG: Readonly<Record<string, object>> = {
  'hero-twice': { players: [{ hero: 'vadash' }, { hero: 'vadash' }] },
  'no-hero': { players: [{ hero: 'none' }, {}] },
  'player-worker': { players: [{}, { worker: 'none' }] },
  'row-animals': { row: ['animal-01', 'animal-02', 'none'] },
  'solo-only': { chief: { horses: ['animal-05'] } },
  'spot-worker': { spots: { [spot]: { state: 'available', worker: 'none' } } },
  'too-few-quests': { players: [{ quests: BUILT_IN.quests.map(({ id }) => id) }, {}] },
  'too-many-copies': { players: [{ hand: ['spy', 'spy', 'spy'] }, {}] },
  'too-many-workers': { stationed: { [BUILT_IN.civilisations[0]!.settlements[0]!.id]: { red: 99 } } },
  'too-much-plunder': { players: [{ gold: 99 }, {}] },
  'used-twice': { players: [{ crew: [{ eagle: 'animal-01', horse: 'animal-01' }] }, {}] },
  'village-workers': { village: { farm: 'blue' } },
};

test('every fault with a paragraph is among these', () => {
  expect(Object.keys(WRONG).sort()).toEqual(Object.keys(FAULT_LAWS).sort());
});

test.each(Object.entries(WRONG))('%s', (code, parts) => {
  const reading = game.positions!.read({ settings, ...parts });
  const problems = reading.ok ? [] : reading.problems;
  const found = problems.find((problem) => problem.code === code);
  expect(found, JSON.stringify(problems)).toBeDefined();
  expect(lawOf(found!)).toBe(FAULT_LAWS[code]);
});

test('a problem leads to the place it is about', () => {
  const reading = game.positions!.read({ settings });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const at = (path: string): string | undefined => editing.placeOf(reading.value, { path, code: '' });
  expect(at('players.1.worker')).toBe('seat-1');
  expect(at(`spots.${spot}.worker`)).toBe(spot);
  expect(at('row')).toBe('village');
  expect(at('village')).toBe('table');
  expect(at('')).toBeUndefined();
});
