import { DECREE } from '../../components/piles.ts';
import { withValue } from '../../../../kernel/index.ts';
import { pileField } from '../../editing/cards.ts';
import type { FactionEditing, RootFields } from '../../editing/faction-editing.ts';
import type { RootState } from '../../state.ts';
import { COLUMNS, LEADERS } from './state.ts';
import { eyriePosition } from './position.ts';

function eyrieFields(fields: RootFields, s: RootState): void {
  fields.oneOf(
    { name: 'leader', law: '7.3.3' },
    s.eyrie.leader,
    LEADERS.map((leader) => `leader ${leader}`),
    (t, leader) => {
      t.eyrie.leader = leader;
    },
  );
  LEADERS.forEach((leader, i) =>
    fields.flag({ name: `leader ${leader}`, under: 'deposed', law: '7.7.3' }, s.eyrie.deposed[i] === 1, (t, on) => {
      t.eyrie.deposed = withValue(t.eyrie.deposed, i, on ? 1 : 0);
    }),
  );
  COLUMNS.forEach((column, i) =>
    pileField(fields, { name: `column ${column}`, under: 'decree', law: '7.4.2' }, s, DECREE + i),
  );
}

/** How the Eyrie's part of a position is changed by hand. */
export const eyrieEditing: FactionEditing = {
  piecesLaw: '7.3.1',
  position: eyriePosition,
  seat: eyrieFields,
  problemLaws: { 'all-deposed': '7.7.3.I', 'leader-deposed': '7.7.3' },
};
