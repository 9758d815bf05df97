import { MOUSE_WARRIOR } from '../../components/pieces.ts';
import { SUPPORTERS } from '../../components/piles.ts';
import { pileField } from '../../editing/cards.ts';
import type { FactionEditing } from '../../editing/faction-editing.ts';
import { warriorsOn } from '../../editing/warriors.ts';
import { alliancePosition } from './position.ts';

/** How the Alliance's part of a position is changed by hand. */
export const allianceEditing: FactionEditing = {
  piecesLaw: '8.3.1',
  position: alliancePosition,
  seat(fields, s) {
    pileField(fields, { name: 'supporters', law: '8.2.3' }, s, SUPPORTERS);
    warriorsOn(fields, s, 'officers', '8.5.3', MOUSE_WARRIOR, s.alliance.officers, (t, by) => {
      t.alliance.officers += by;
    });
  },
  problemLaws: { 'one-base-per-suit': '8.2.4' },
};
