import { COLUMNS, VIZIERS } from '../../../../../games/root/factions/07-eyrie/state.ts';
import { DECREE } from '../../../../../games/root/components/piles.ts';
import { Icon } from '../../../../components/icon.tsx';
import { capitalize } from '../../../../turns/capitalize.ts';
import type { DrawSeatLines } from '../../boards/board.ts';
import { SuitMarks } from '../../boards/parts.tsx';
import css from '../../seat-note.module.css';
import { withoutNote } from '../../names.ts';

/** §7.5.2: the decree by columns. */
export const EyrieLines: DrawSeatLines = ({ view, names, pile }) => {
  const { leader } = view.eyrie;
  return (
    <span
      className={css.line}
      title={COLUMNS.map((column) => withoutNote(names.terms.name(`root.eyrie.column.${column}`))).join(', ')}
    >
      <em>{capitalize(names.terms.name('root.eyrie.decree'))}</em>
      {COLUMNS.map((column, k) => {
        const cards = pile(DECREE + k);
        const hasVizier = leader >= 0 && VIZIERS[leader]!.includes(k);
        return (
          <span key={column} className={css.cell}>
            {hasVizier && (
              <span style={{ color: 'var(--suit-bird)' }}>
                <Icon id="suit-bird" size={13} label={names.suit('bird')} />
              </span>
            )}
            <SuitMarks cards={cards} names={names} size={13} />
            {!hasVizier && cards.length === 0 && '–'}
          </span>
        );
      })}
    </span>
  );
};
