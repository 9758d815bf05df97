/** What is the Alliance's alone. */
export interface AllianceState {
  /** §8.5.3 */
  officers: number;
}

/** No officers yet. */
export function newAlliance(): AllianceState {
  return { officers: 0 };
}

/** A copy that shares nothing. */
export function copyAlliance(a: AllianceState): AllianceState {
  return { officers: a.officers };
}
