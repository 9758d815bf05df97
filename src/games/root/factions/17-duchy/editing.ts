import { MOLE } from '../../components/pieces.ts';
import { DUCHY_REVEALED, handOf } from '../../components/piles.ts';
import { lay } from '../../editing/cards.ts';
import type { FactionEditing, RootFields } from '../../editing/faction-editing.ts';
import { warriorsOn } from '../../editing/warriors.ts';
import type { RootState } from '../../state.ts';
import { DUCHY } from '../../words.ts';
import { swayedOf } from './checks.ts';
import { MINISTERS, PER_RANK, rankOf, RANKS } from './state.ts';
import { duchyPosition } from './position.ts';

function duchyFields(fields: RootFields, s: RootState): void {
  warriorsOn(fields, s, 'burrow', '17.2.2', MOLE, s.duchy.burrow, (t, by) => {
    t.duchy.burrow += by;
  });
  // §17.3.5: a minister that is swayed takes a crown of its rank from the board.
  MINISTERS.forEach((name, m) => {
    const rank = rankOf(m);
    if (s.duchy.swayed[m] === 0 && s.duchy.crowns[rank] === 0) return;
    fields.flag({ name: `minister ${name}`, under: 'ministers', law: '17.3.5' }, s.duchy.swayed[m] === 1, (t, on) => {
      t.duchy.swayed[m] = on ? 1 : 0;
      t.duchy.crowns[rank]! += on ? -1 : 1;
    });
  });
  // §17.3.6: what is neither on the board nor beside a minister has left the game.
  RANKS.forEach((name, rank) => {
    const counts = Array.from({ length: PER_RANK - swayedOf(s, rank) + 1 }, (_, n) => `count ${n}`);
    fields.oneOf(
      { name: `crowns ${name}`, under: 'ministers', law: '17.3.6' },
      s.duchy.crowns[rank]!,
      counts,
      (t, count) => {
        t.duchy.crowns[rank] = count;
      },
    );
  });
}

/** How the Duchy's part of a position is changed by hand. */
export const duchyEditing: FactionEditing = {
  piecesLaw: '17.3.1',
  position: duchyPosition,
  seat: duchyFields,
  startPhase(s) {
    if (s.seat[DUCHY]! < 0) return;
    s.cards.at.forEach((pile, card) => {
      if (pile === DUCHY_REVEALED) lay(s, card, handOf(DUCHY));
    });
  },
};
