import { CULT } from '../../words.ts';

/** What is the Cult's alone. */
export class CultState {
  /** §10.3.3: the suit of the outcast, -1 before it is chosen. */
  outcast: number;
  /** §10.4.1: 1 while the outcast are hated. */
  hated: number;
  /** §10.2.3: warriors in the Acolytes box. */
  acolytes: number;

  /** A copy that shares nothing. */
  constructor(c: CultState) {
    this.outcast = c.outcast;
    this.hated = c.hated;
    this.acolytes = c.acolytes;
  }
}

/** Nothing yet. */
export const newCult = (): CultState => new CultState({ outcast: -1, hated: 0, acolytes: 0 });

/** A copy for a copied state; `seat` holds the seats by faction. What does not play never changes, so copies share it. */
export const copyCult = (own: CultState, seat: readonly number[]): CultState =>
  seat[CULT]! >= 0 ? new CultState(own) : own;
