import type { Frame } from '../../../../kernel/index.ts';

/** The whole game: set-up, then turns. */
export interface GameFrame extends Frame {
  readonly proc: 'game';
  step:
    | 'suits'
    | 'marker'
    | 'seating'
    | 'nextSeat'
    | 'landmarks'
    | 'hands'
    | 'map'
    | 'hirelings'
    | 'factions'
    | 'turns';
}
