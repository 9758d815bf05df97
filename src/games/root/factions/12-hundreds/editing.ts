import type { FactionEditing, RootFields } from '../../editing/faction-editing.ts';
import { withAdded } from '../../../../kernel/index.ts';
import type { RootState } from '../../state.ts';
import { ITEMS } from '../../words.ts';
import { MOODS } from './state.ts';
import { hundredsPosition } from './position.ts';

function hundredsFields(fields: RootFields, s: RootState): void {
  fields.oneOf(
    { name: 'mood', law: '12.4.4' },
    s.hundreds.mood,
    MOODS.map((mood) => `mood ${mood}`),
    (t, mood) => {
      t.hundreds.mood = mood;
    },
  );
  ITEMS.forEach((item, i) => {
    const value = s.hundreds.hoard[i]!;
    const most = value + Math.max(0, s.items[i]!);
    if (most === 0) return;
    fields.count({ name: `item ${item}`, under: 'hoard', law: '12.2.4' }, value, 0, most, (t, by) => {
      t.hundreds.hoard[i]! += by;
      t.hundreds.marked[i] = Math.min(t.hundreds.marked[i]!, t.hundreds.hoard[i]!);
      t.items = withAdded(t.items, i, -by);
    });
  });
}

/** How the Hundreds' part of a position is changed by hand. */
export const hundredsEditing: FactionEditing = {
  piecesLaw: '12.3.1',
  position: hundredsPosition,
  seat: hundredsFields,
  problemLaws: { 'hoard-full': '12.2.4.I', 'one-mob': '12.6.1' },
};
