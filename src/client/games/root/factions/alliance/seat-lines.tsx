import { SUPPORTERS } from '../../../../../games/root/components/piles.ts';
import type { DrawSeatLines } from '../../boards/board.ts';
import { SuitMarks } from '../../boards/parts.tsx';
import css from '../../seat-note.module.css';

/** §8.2: one's own supporters by suit. */
export const AllianceLines: DrawSeatLines = ({ names, pile, own }) =>
  own && (
    <span className={css.line}>
      <em>{names.terms.name('root.alliance.supporters-stack')}</em>
      <SuitMarks cards={pile(SUPPORTERS)} names={names} size={14} />
    </span>
  );
