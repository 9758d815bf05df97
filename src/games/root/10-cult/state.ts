/** What is the Cult's alone. */
export interface CultState {
  /** §10.3.3: the suit of the outcast, -1 before it is chosen. */
  outcast: number;
  /** §10.4.1: 1 while the outcast are hated. */
  hated: number;
  /** §10.2.3: warriors in the Acolytes box. */
  acolytes: number;
}

/** Nothing yet. */
export const newCult = (): CultState => ({ outcast: -1, hated: 0, acolytes: 0 });

/** A copy that shares nothing. */
export function copyCult(c: CultState): CultState {
  return { outcast: c.outcast, hated: c.hated, acolytes: c.acolytes };
}
