import type { Asides } from '../../../../kernel/index.ts';
import type { Wild } from '../../types.ts';
import { tellTerrains } from '../transfers/players.ts';
import { say } from '../../verbs.ts';
import { isPlaying, isSolo } from '../queries.ts';
import { why } from '../../refusals.ts';

const TELL = say.tell();

/** Chapter W-5: of a hand only its terrains may be told, and nothing while cards are chosen. */
export const asides: Asides<Wild> = {
  law: 'W-5.2',
  options(s, seat, ask) {
    const top = s.stack[s.stack.length - 1];
    if (top?.proc === 'planning' && top.step === 'choose') {
      if (ask.wantsRefusals) ask.refuse(TELL, why.silence);
    } else if (isSolo(s)) {
      if (ask.wantsRefusals) ask.refuse(TELL, why.soloTalk);
    } else if (isPlaying(s, seat)) ask.offer(TELL);
    else if (ask.wantsRefusals) ask.refuse(TELL, why.leftTable);
  },
  take(s, seat, _o, out) {
    tellTerrains(s, seat, out);
  },
};
