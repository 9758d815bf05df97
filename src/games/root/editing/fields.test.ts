import { expect, test } from 'vitest';
import { withValue } from '../../../kernel/index.ts';
import { dealtHirelings } from '../rules/14-hirelings/state.ts';
import { position } from '../testkit/position.testkit.ts';
import { piece } from '../components/pieces.ts';
import type { RootState } from '../state.ts';
import { hireling, ITEMS } from '../words.ts';
import { placeFields } from './board.ts';
import { seatFields } from './seats.ts';
import { hirelingFields } from './table.ts';

/** The numbers under a name that can be changed. */
function counts(fields: ReturnType<typeof seatFields>, under: string) {
  return fields.list.flatMap((field) => (field.under === under && field.kind === 'count' ? [field] : []));
}

const CAT = piece('cat');

test('warriors on Coffin Makers come from their supply, where the card is crafted', () => {
  const p = position({ factions: ['marquise', 'eyrie'], deck: 'exiles-partisans' }).crafted('eyrie', 'coffin-makers');
  expect(counts(seatFields(p.state, 0), 'coffins')).toEqual([]);
  const before = p.state.supply[CAT]!;
  const t: RootState = counts(seatFields(p.state, 1), 'coffins')[0]!.put(3);
  expect([t.effects.coffins[CAT], t.supply[CAT], p.state.effects.coffins[CAT]]).toEqual([3, before - 3, 0]);
});

test('§11.5: committed warriors can be laid beside funds and payments', () => {
  const { state: s } = position({ factions: ['marquise', 'riverfolk'] }).prices(1, 1, 1);
  const cats = counts(seatFields(s, s.faction[1]!), 'committed')[0]!;
  const t: RootState = cats.put(2);
  expect([cats.name, t.riverfolk.committed[0], t.supply[CAT]]).toEqual(['faction marquise', 2, s.supply[CAT]! - 2]);
});

test('§14.7.7: items on the card of the Exile come from the shared supply', () => {
  const { state: s } = position({ factions: ['cult', 'riverfolk'], hirelings: ['marauder'] });
  s.hirelings = dealtHirelings([hireling('the-exile')], 0);
  s.hirelings.exile = 12;
  s.items = s.items.map(() => 1);
  const boot = counts(hirelingFields(s, hireling('the-exile')), 'packed')[ITEMS.indexOf('boot')]!;
  const t: RootState = boot.put(1);
  expect([boot.name, t.hirelings.packed[ITEMS.indexOf('boot')], t.items[ITEMS.indexOf('boot')]]).toEqual([
    'item boot',
    1,
    0,
  ]);
});

test('§9.3.4: an item under a ruin may have been looked at, and is known to the Vagabond then', () => {
  const { state: s } = position({ factions: ['marquise', 'vagabond'] });
  const c = s.ruin.indexOf(1);
  const boot = ITEMS.indexOf('boot');
  s.ruins.count = withValue(s.ruins.count, c, 1);
  s.ruins.hidden = withValue(s.ruins.hidden, boot, 1);
  const field = placeFields(s, c).list.find(({ name }) => name === 'ruin-item')!;
  if (field.kind !== 'one-of') throw new Error('one of several');
  const t: RootState = field.put('item boot');
  expect([field.choices, field.value]).toEqual([['unseen', 'item boot'], 'unseen']);
  expect([t.ruins.hidden[boot], t.ruins.under[2 * c], t.ruins.seenBy[c]]).toEqual([0, boot, 2]);
});
