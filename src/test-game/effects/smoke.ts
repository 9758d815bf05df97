import { type AgendaFrame, agenda, seatMask, type Procedure, type Seat } from '../../kernel/index.ts';
import { discard, score } from '../moves.ts';
import { type Embers, type EmbersState, handOf, type SmokeFrame } from '../state.ts';
import { CARDS, drop, SEATS } from '../words.ts';

/** P-5.3: smoke reaches every other seat, in the order that the raker chooses. */
export function smoke(s: EmbersState, raker: Seat, tile: number): AgendaFrame | undefined {
  if (tile < 2) return undefined;
  const reached: SmokeFrame[] = [];
  for (let seat = 0; seat < s.settings.seats; seat++)
    if (seat !== raker) reached.push({ proc: 'smoke', step: 'drop', got: 0, key: SEATS[seat]!, seat });
  return agenda(reached, raker, 'P-5.6', 'smoke');
}

/** P-5.3: the effect of smoke on one seat. */
export const smoking: Procedure<Embers, SmokeFrame> = {
  drop: {
    kind: 'choice',
    window: 'smoke',
    law: 'P-5.3',
    seats: (_s, f) => seatMask(f.seat),
    options(s, _f, seat, ask) {
      for (let card = 0; card < CARDS.length; card++) if (s.cards.at[card] === handOf(seat)) ask.offer(drop(card));
    },
    none(s, f, out) {
      score(s, f.seat, -1, 'P-5.3', out);
      return 'done';
    },
    take(s, _f, o, seat, out) {
      discard(s, seat, (o as ReturnType<typeof drop>).card, 'P-5.3', out);
      return 'done';
    },
  },
};
