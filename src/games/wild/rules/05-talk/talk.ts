import { type Asides, offerUnless, type Refusal } from '../../../../kernel/index.ts';
import type { WildLaw } from '../../../../law/index.ts';
import type { WildState } from '../../state.ts';
import type { Wild } from '../../types.ts';
import { showTerrains } from '../transfers/players.ts';
import { verbs } from '../../verbs.ts';
import { isPlaying, isSolo } from '../queries.ts';
import { refusal } from '../../refusals.ts';

const SILENCE = refusal('W-5.1', 'silence');
const SOLO_TALK = refusal('W-21.2', 'solo');
const LEFT_TABLE = refusal('W-9.6', 'left');

const TELL = verbs.tell();

/** The reason why a seat may not show its terrains now; undefined: it may. */
function whyNotTell(s: WildState, seat: number): Refusal<WildLaw> | undefined {
  const top = s.stack[s.stack.length - 1];
  if (top?.proc === 'planning' && top.step === 'choose') return SILENCE;
  if (isSolo(s)) return SOLO_TALK;
  return isPlaying(s, seat) ? undefined : LEFT_TABLE;
}

/** Chapter W-5: a player may show the terrains of the hand, but not while cards are chosen. */
export const asides: Asides<Wild> = {
  law: 'W-5.2',
  options(s, seat, ask) {
    offerUnless(ask, TELL, whyNotTell(s, seat));
  },
  take(s, seat, _o, out) {
    showTerrains(s, seat, out);
  },
};
