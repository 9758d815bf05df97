import type { RootState } from '../state.ts';
import type { MarquiseDaylightFrame } from './06-marquise/daylight.ts';
import type { AllianceEveningFrame } from './08-alliance/evening.ts';
import type { HundredsDaylightFrame } from './12-hundreds/daylight.ts';
import { command, prowess } from './12-hundreds/hoard.ts';
import { MARQUISE_ACTIONS } from './06-marquise/daylight.ts';

type Counted = MarquiseDaylightFrame | AllianceEveningFrame | HundredsDaylightFrame;

const COUNTED: readonly string[] = ['marquiseDaylight', 'allianceEvening', 'hundredsDaylight'];

const left = (most: number, done: number): readonly number[] => [Math.max(0, most - done), most];

/** The actions that the turn's faction may still take and how many it had; empty where the rules count none. */
export function actionsLeft(s: RootState): readonly number[] {
  const frame = s.stack.find(({ proc }) => COUNTED.includes(proc)) as Counted | undefined;
  switch (frame?.proc) {
    // §6.5
    case 'marquiseDaylight':
      return [frame.actions, Math.max(MARQUISE_ACTIONS, frame.actions)];
    // §8.6.1
    case 'allianceEvening':
      return left(s.alliance.officers, frame.done);
    // §12.5.2, §12.5.3
    case 'hundredsDaylight':
      if (frame.step.startsWith('command')) return left(command(s), frame.commands);
      return frame.step === 'craft' || frame.step === 'close' ? [] : left(prowess(s), frame.advances);
    case undefined:
      return [];
  }
}
