import type { FactionEditing } from '../../editing/faction-editing.ts';
import { withValue } from '../../../../kernel/index.ts';
import { CAT } from '../../components/pieces.ts';
import { marquisePosition } from './position.ts';

/** How the Marquise's part of a position is changed by hand. */
export const marquiseEditing: FactionEditing = {
  piecesLaw: '6.3.1',
  position: marquisePosition,
  // §6.2.3: who waited for Field Hospitals has gone home.
  startPhase(s) {
    s.marquise.fallen.forEach((count, c) => {
      // The empty state of a faction that is not at the table is shared and cannot be written.
      if (count === 0) return;
      s.supply[CAT]! += count;
      s.marquise.fallen = withValue(s.marquise.fallen, c, 0);
    });
  },
  problemLaws: { 'beside-keep': '6.2.2', 'keep-in-corner': '6.3.2' },
};
