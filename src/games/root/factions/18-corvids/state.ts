import { CLEARING_COUNT, CORVIDS } from '../../words.ts';

/** §18.2.2: the kinds of plots. */
export const PLOT_KINDS = ['bomb', 'snare', 'extortion', 'raid'] as const;
/** A kind of plot by number. */
export type PlotKind = number;

/** Kinds by number. */
export const BOMB = 0;
export const SNARE = 1;
export const EXTORTION = 2;
export const RAID = 3;

/** §18.2.2: plots of each kind in the box. */
export const PLOTS_PER_KIND = 2;

/** A clearing without a plot. */
export const NO_PLOT = -1;
/** §18.8: stands in views for a face-down plot that the viewer does not know. */
export const UNKNOWN_PLOT = PLOT_KINDS.length;

/** What is the Corvids' alone. The kinds of plots in supply are those that are not on the map. */
export class CorvidsState {
  /** The kind of the plot in each clearing, -1 without one. Secret while it lies face down. */
  kind: number[];
  /** 1 where the plot lies face up. */
  up: number[];
  /** §18.8-R1: kinds that wrong guesses have ruled out for the plot in each clearing, a bit for each kind. */
  ruledOut: number[];
  /** §18.7.2: clearings with a face-up snare, a bit for each; kept with `kind` and `up`. */
  snares: number;
  /** §18.5.2: plots placed this turn. */
  plotted: number;
  /** §18.2.4: clearings where the current player last declined to guess this turn, a bit for each. */
  declined: number;
  /** §18.2.4: cards in that player's hand at that time. */
  declinedHand: number;

  /** A copy that shares nothing. */
  constructor(c: CorvidsState) {
    this.kind = c.kind.slice();
    this.up = c.up.slice();
    this.ruledOut = c.ruledOut.slice();
    this.snares = c.snares;
    this.plotted = c.plotted;
    this.declined = c.declined;
    this.declinedHand = c.declinedHand;
  }
}

const fill = (value: number): number[] => Array.from({ length: CLEARING_COUNT }, () => value);

/** All plots in supply. */
export function newCorvids(): CorvidsState {
  return new CorvidsState({
    kind: fill(NO_PLOT),
    up: fill(0),
    ruledOut: fill(0),
    snares: 0,
    plotted: 0,
    declined: 0,
    declinedHand: 0,
  });
}

/** A copy for a copied state; `seat` holds the seats by faction. What does not play never changes, so copies share it. */
export const copyCorvids = (own: CorvidsState, seat: readonly number[]): CorvidsState =>
  seat[CORVIDS]! >= 0 ? new CorvidsState(own) : own;
