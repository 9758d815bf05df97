import { type Asides, type OffWindowRefusal, hasSeat, firstSeats } from '../kernel/index.ts';
import { say } from './moves.ts';
import type { Embers } from './state.ts';
import { openLaying } from './view.ts';
import { COLOURS, NO, tell } from './words.ts';

/** P-7.1: statements about the own hand. */
export const asides: Asides<Embers> = {
  law: 'P-7.1',
  options(s, seat, ask) {
    if (s.over || !hasSeat(firstSeats(s.settings.seats), seat)) return;
    const isSilent = openLaying(s) !== undefined;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const said = s.said[seat * COLOURS.length + colour]!;
      if (!isSilent && said < 0) ask.offer(tell(colour));
      else if (ask.wantsRefusals) ask.refuse(tell(colour), isSilent ? NO.silence : NO.said, said);
    }
  },
  take(s, seat, o, out) {
    if (o.verb === 'tell') say(s, seat, o.colour, out);
  },
};

/** Refusals of verbs that belong to other windows. */
export const offWindow: readonly OffWindowRefusal<Embers>[] = [
  { verb: 'lay', refusal: NO.layTime },
  { verb: 'name', refusal: NO.windTime },
  { verb: 'gust', refusal: NO.gustTime },
  { verb: 'hood', refusal: NO.hoodTime },
];
