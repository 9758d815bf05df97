import type { OffWindowRefusal } from '../../kernel/index.ts';
import type { Scythia } from './types.ts';
import { ELSEWHERE as at } from './refusals.ts';

/** When each kind of action may be done, for windows in which it may not. */
export const elsewhere: readonly OffWindowRefusal<Scythia>[] = [
  { verb: 'pair', refusal: at.draft },
  { verb: 'drop', refusal: at.keep },
  { verb: 'place', refusal: at.start },
  { verb: 'raid', refusal: at.start },
  { verb: 'take', refusal: at.take },
  { verb: 'use', refusal: at.visit },
  { verb: 'play', refusal: at.centre },
  { verb: 'eagle', refusal: at.centre },
  { verb: 'hire', refusal: at.barracks },
  { verb: 'heal', refusal: at.barracks },
  { verb: 'swap', refusal: at.swap },
  { verb: 'tame', refusal: at.stables },
  { verb: 'release', refusal: at.trade },
  { verb: 'complete', refusal: at.tent },
  { verb: 'discard', refusal: at.discard },
  { verb: 'choose', refusal: at.effect },
  { verb: 'pay', refusal: at.effect },
  { verb: 'kumis', refusal: at.kumis },
  { verb: 'reroll', refusal: at.dice },
  { verb: 'roll', refusal: at.dice },
  { verb: 'keep', refusal: at.dice },
  { verb: 'wound', refusal: at.wounds },
  { verb: 'plunder', refusal: at.plunder },
];
