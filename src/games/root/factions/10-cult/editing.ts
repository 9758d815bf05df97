import { LIZARD } from '../../components/pieces.ts';
import { handOf, LOST_SOULS, REVEALED } from '../../components/piles.ts';
import { lay, pileField } from '../../editing/cards.ts';
import type { FactionEditing, RootFields } from '../../editing/faction-editing.ts';
import { warriorsOn } from '../../editing/warriors.ts';
import type { RootState } from '../../state.ts';
import { CULT, SUITS } from '../../words.ts';
import { cultPosition } from './position.ts';

function cultFields(fields: RootFields, s: RootState): void {
  fields.oneOf(
    { name: 'outcast', law: '10.3.3' },
    s.cult.outcast,
    SUITS.slice(0, 3).map((suit) => `suit ${suit}`),
    (t, suit) => {
      t.cult.outcast = suit;
    },
  );
  fields.flag({ name: 'hated', law: '10.4.1' }, s.cult.hated === 1, (t, on) => {
    t.cult.hated = on ? 1 : 0;
  });
  warriorsOn(fields, s, 'acolytes', '10.2.3', LIZARD, s.cult.acolytes, (t, by) => {
    t.cult.acolytes += by;
  });
}

/** How the Cult's part of a position is changed by hand. */
export const cultEditing: FactionEditing = {
  piecesLaw: '10.3.1',
  position: cultPosition,
  seat: cultFields,
  table(fields, s) {
    if (s.seat[CULT]! >= 0) pileField(fields, { name: 'lost-souls', law: '10.2.6' }, s, LOST_SOULS);
  },
  startPhase(s) {
    if (s.seat[CULT]! < 0) return;
    s.cards.at.forEach((pile, card) => {
      if (pile === REVEALED) lay(s, card, handOf(CULT));
    });
  },
  problemLaws: { 'garden-suits': '10.3.4' },
};
