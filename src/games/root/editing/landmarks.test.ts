import { expect, test } from 'vitest';
import { withValue } from '../../../kernel/index.ts';
import { root } from '../index.ts';
import { MARKET } from '../components/piles.ts';
import { CARD_NAMES } from '../components/cards/index.ts';
import { position } from '../testkit/position.testkit.ts';
import { clone, type RootState } from '../state.ts';
import { CLEARINGS, EVERY_SUIT, ITEMS } from '../words.ts';
import { tableFields } from './table.ts';

const TWO = { factions: ['marquise', 'alliance', 'corvids'], landmarks: 'two' } as const;

/** The field of a landmark, or of a place at one. */
function field(s: RootState, name: string) {
  const found = tableFields(s).list.find((each) => each.name === name);
  if (found?.kind !== 'one-of') throw new Error(`no field ${name}`);
  return found;
}

const put = (s: RootState, name: string, to: string): RootState => {
  const one = field(s, name);
  expect(one.choices).toContain(to);
  return one.put(to);
};

test('a table without landmarks has no field for them', () => {
  const { state } = position({ factions: ['marquise', 'eyrie'] });
  expect(tableFields(state).list.filter(({ under }) => under === 'landmarks')).toEqual([]);
});

test.each([
  ['black-market', '21.3'],
  ['elder-treetop', '21.4'],
  ['ferry', '21.5'],
  ['legendary-forge', '21.6'],
  ['lost-city', '21.7'],
  ['tower', '21.8'],
] as const)('the %s (§%s) is placed, moved and taken off again, and nothing is left of it', (name, law) => {
  const { state: s } = position(TWO).turn('marquise', 'daylight');
  const key = `landmark ${name}`;
  const { choices, value } = field(s, key);
  expect([value, field(s, key).law]).toEqual(['nowhere', law]);
  expect(choices.length).toBeGreaterThan(2);
  const before = JSON.stringify(s);
  const there = put(s, key, choices[1]!);
  expect(field(there, key).value).toBe(choices[1]);
  expect(root.checks.audit(there)).toEqual([]);
  const read = root.positions!.read(root.positions!.write(there));
  expect(read.ok ? [] : read.problems).toEqual([]);
  const elsewhere = put(there, key, choices[2]!);
  expect(field(elsewhere, key).value).toBe(choices[2]);
  expect(root.checks.audit(elsewhere)).toEqual([]);
  const gone = put(elsewhere, key, 'nowhere');
  expect([gone.landmarks, gone.suit, gone.open, gone.items, gone.ferry, gone.tower]).toEqual([
    s.landmarks,
    s.suit,
    s.open,
    s.items,
    s.ferry,
    s.tower,
  ]);
  expect(JSON.stringify(s)).toBe(before);
});

test('§21.2: no more landmarks than were agreed on, and one in a clearing', () => {
  const { state: s } = position(TWO);
  const one = put(s, 'landmark tower', 'place c12');
  expect(field(one, 'landmark legendary-forge').choices).not.toContain('place c12');
  const two = put(one, 'landmark legendary-forge', 'place c1');
  expect(field(two, 'landmark lost-city').choices).toEqual(['nowhere']);
  expect(field(two, 'landmark tower').choices).toContain('place c6');
});

test('§21.3: the cards of the Black Market are chosen one by one, and none may be missing', () => {
  const { state: s } = position(TWO).turn('marquise', 'daylight');
  const there = put(s, 'landmark black-market', 'place c1');
  const cardAt = (t: RootState, i: number): string | undefined => CARD_NAMES[t.cards.at.indexOf(MARKET + i)];
  const was = cardAt(there, 1);
  const changed = put(there, 'market-place 2', 'card anvil');
  expect([cardAt(changed, 1), was === 'anvil']).toEqual(['anvil', false]);
  expect(root.checks.audit(changed)).toEqual([]);
  const file = root.positions!.write(changed) as { market: Record<string, unknown> };
  delete file.market['place-3'];
  const read = root.positions!.read(file);
  expect(read.ok ? [] : read.problems).toMatchObject([{ path: 'landmarks.market', code: 'market-cards' }]);
});

test('§21.4-R1: the building in the slot of the Elder Treetop is said', () => {
  const { state: s } = position(TWO).place('c3', 'sawmill').place('c3', 'cat').turn('marquise', 'daylight');
  const there = put(s, 'landmark elder-treetop', 'place c3');
  expect(field(there, 'treetop-slot').choices).toEqual(['nothing', 'piece sawmill']);
  const housed = put(there, 'treetop-slot', 'piece sawmill');
  expect(root.checks.audit(housed)).toEqual([]);
  const file = root.positions!.write(housed) as { landmarks: { housed?: string } };
  expect(file.landmarks.housed).toBe('sawmill');
});

test('§21.6, §21.7: the Forge takes what is left in the supply, the city keeps the printed suits of gardens', () => {
  const { state: s } = position({ ...TWO, factions: ['marquise', 'cult'] })
    .place('c11', 'garden')
    .place('c11', 'lizard')
    .turn('marquise', 'daylight');
  const sword = ITEMS.indexOf('sword');
  const short = clone(s);
  short.items = withValue(short.items, sword, 1);
  const forge = put(short, 'landmark legendary-forge', 'place c8');
  expect([forge.items[sword], forge.landmarks.forged[sword]]).toEqual([0, 1]);
  const city = put(s, 'landmark lost-city', 'place c11');
  expect(city.suit[CLEARINGS.indexOf('c11')]).toBe(EVERY_SUIT);
  expect(root.checks.audit(city)).toEqual([]);
});
