import type { RootState } from '../../state.ts';
import { CORVIDS } from '../../words.ts';
import { isFaceDown } from './plots.ts';
import type { BattleFrame } from '../../rules/04-key-actions/battle/frames.ts';

/** §18.2.5, §18.2.5-R1: in defence one extra hit where a plot lies face down, with warriors or without. */
export const embeddedAgents = (hits: number, s: RootState, b: BattleFrame): number =>
  b.defender === CORVIDS && isFaceDown(s, b.clearing) ? hits + 1 : hits;
