import type { OptionContribution } from '../../kernel/index.ts';
import { discard, trickOf } from '../moves.ts';
import { drawing } from '../round.ts';
import type { Embers, TurnFrame } from '../state.ts';
import { barter, NO, TRICKS } from '../words.ts';

/** P-3.8: a trick for two cards. */
export const bartering: OptionContribution<Embers, TurnFrame> = {
  verbs: ['barter'],
  options(s, _f, seat, ask) {
    for (let trick = 0; trick < TRICKS.length; trick++)
      if (trickOf(s, seat, trick) >= 0) ask.offer(barter(trick));
      else if (ask.wantsRefusals) ask.refuse(barter(trick), NO.noTrick);
  },
  take(s, _f, o, seat, out) {
    const { trick } = o as ReturnType<typeof barter>;
    discard(s, seat, trickOf(s, seat, trick), 'P-3.8', out);
    return { call: drawing(seat, 2), then: 'again' };
  },
};
