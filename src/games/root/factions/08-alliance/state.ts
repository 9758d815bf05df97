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
