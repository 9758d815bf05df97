import { expect, test } from 'vitest';
import { MUTE } from '../../kernel/index.ts';
import { loadState, saveState } from '../../kernel/referee/index.ts';
import { piece } from './components/pieces.ts';
import { STANDARD } from './factions/standard.ts';
import { lift, place } from './rules/02-key-terms/pieces.ts';
import { clone, RootState } from './state.ts';
import { position } from './testkit/position.testkit.ts';
import { CLEARING_COUNT, ITEMS, MARQUISE, SWORD } from './words.ts';

const CAT = piece('cat');
const begun = (): RootState => position({ factions: ['marquise', 'eyrie'] }).place('c1', 'cat', 2).state;
/** Cats in the first clearing, and what they count for rule. */
const cats = (s: RootState): number[] => [s.on[CAT * CLEARING_COUNT]!, s.force[MARQUISE * CLEARING_COUNT]!];

test('a copy shares the board until one of the two writes into it', () => {
  const s = begun();
  const copy = clone(s);
  expect(copy.on).toBe(s.on);
  expect(copy.force).toBe(s.force);
  place(copy, CAT, 0, 3, MUTE);
  expect([cats(s), cats(copy)]).toEqual([
    [2, 2],
    [5, 5],
  ]);
});

test('the original writes apart from its copies, and copies of copies from each other', () => {
  const s = begun();
  const first = clone(s);
  const second = clone(first);
  lift(s, CAT, 0, 1);
  place(first, CAT, 0, 1, MUTE);
  expect([s, first, second].map(cats)).toEqual([
    [1, 1],
    [3, 3],
    [2, 2],
  ]);
  place(s, CAT, 0, 4, MUTE);
  expect([s, first, second].map(cats)).toEqual([
    [5, 5],
    [3, 3],
    [2, 2],
  ]);
});

test('a state that was read from JSON and its copies write apart', () => {
  const s = begun();
  const read = loadState<RootState>(saveState(s), s.settings);
  const copy = clone(read);
  lift(read, CAT, 0, 1);
  place(copy, CAT, 0, 1, MUTE);
  expect([s, read, copy].map(cats)).toEqual([
    [2, 2],
    [1, 1],
    [3, 3],
  ]);
});

test('a copy shares frames until one of the two states goes on', () => {
  const p = position({ factions: ['marquise', 'eyrie'] });
  const s = p.state;
  s.stack.push({ proc: 'draw', step: 'more', got: 0, faction: MARQUISE, pile: 0, left: 2 });
  const copy = clone(s);
  expect([...copy.stack.keys()].every((i) => copy.stack[i] === s.stack[i])).toBe(true);
  const text = JSON.stringify(s);
  RootState.ownTopFrame(copy);
  const top = copy.stack.at(-1)!;
  if (top.proc === 'draw') top.left = 1;
  expect(JSON.stringify(s)).toBe(text);
  const second = clone(s);
  RootState.ownFrames(second);
  expect(second.stack).toEqual(s.stack);
  expect([...second.stack.keys()].some((i) => second.stack[i] === s.stack[i])).toBe(false);
});

test('a copy shares lists that are replaced, and what one of the two crafts is its own', () => {
  const s = begun();
  const copy = clone(s);
  expect([copy.crafted, copy.suit, copy.quests]).toEqual([s.crafted, s.suit, s.quests]);
  expect(copy.crafted).toBe(s.crafted);
  STANDARD.gainItem(copy, MARQUISE, SWORD, 0, MUTE);
  expect([s, copy].map(({ crafted }) => crafted[MARQUISE * ITEMS.length + SWORD])).toEqual([0, 1]);
});
