import { ALLIANCE } from '../../words.ts';

/** What is the Alliance's alone. */
export class AllianceState {
  /** §8.5.3 */
  officers: number;

  /** A copy that shares nothing. */
  constructor(a: AllianceState) {
    this.officers = a.officers;
  }
}

/** No officers yet. */
export function newAlliance(): AllianceState {
  return new AllianceState({ officers: 0 });
}

/** A copy for a copied state; `seat` holds the seats by faction. What does not play never changes, so copies share it. */
export const copyAlliance = (own: AllianceState, seat: readonly number[]): AllianceState =>
  seat[ALLIANCE]! >= 0 ? new AllianceState(own) : own;
