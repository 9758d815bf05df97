import type { Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { type Clearing, CORVIDS, type Party } from '../../words.ts';
import { isEnemy } from './players.ts';

/** §18.7.2: why a piece can neither be placed in a clearing nor leave it. */
export const SNARED_PLACE: Refusal<RootLaw> = refusal('18.7.2', 'snared-place');
export const SNARED_MOVE: Refusal<RootLaw> = refusal('18.7.2', 'snared-move');

/** §18.7.2, §18.7.2-R1: true where a face-up snare holds the pieces of a party: enemies of the Corvids place and leave nothing. */
export const isSnared = (s: RootState, party: Party, c: Clearing): boolean =>
  s.corvids.snares !== 0 && ((s.corvids.snares >> c) & 1) === 1 && isEnemy(s, party, CORVIDS);
