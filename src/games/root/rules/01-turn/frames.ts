import type { Faction } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';
import type { Slot } from '../../card-effects/slot.ts';

/** §1.5: turns of Birdsong, Daylight and Evening, clockwise, until somebody wins. */
export interface TurnFrame extends Frame {
  readonly proc: 'turn';
  step:
    | 'begin'
    | 'birdsong'
    | 'birdsongEnds'
    | 'daylightStarts'
    | 'daylight'
    | 'eveningStarts'
    | 'evening'
    | 'hirelings'
    | 'end';
}

/** A time at which crafted effects can be used and nothing else happens: start or end of a phase, between its steps. */
export interface InterludeFrame extends Frame {
  readonly proc: 'interlude';
  step: 'first' | 'obligations' | 'dominance' | 'effects' | 'services' | 'close';
  readonly faction: Faction;
  readonly slot: Slot;
}
