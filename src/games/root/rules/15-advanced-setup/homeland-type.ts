import type { Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import type { RootState } from '../../state.ts';
import type { Sink } from '../../types.ts';
import type { Clearing } from '../../words.ts';

/** What a setup card asks of a homeland, or of several (15.8.3). */
export interface HomelandRules {
  readonly count: number;
  /** On the edge of the map (15.8.3.III). */
  readonly edge: boolean;
  /** How far from enemy homelands: anywhere, not adjacent, or with two clearings between. */
  readonly apart: 'anywhere' | 'not-adjacent' | 'two-between';
  /** True when a building must find a slot there. */
  readonly builds: boolean;
}

/** What a faction does with its homelands. */
export interface Homeland extends HomelandRules {
  /** Puts the faction's first pieces there. */
  settle(s: RootState, homelands: readonly Clearing[], out: Sink): void;
  /** §15.11.8: why its card cannot be chosen while no adjacent homelands are to be had and other cards are. */
  readonly unlessTogether?: Refusal<RootLaw>;
}
