import type { WildEvent } from '../../../games/wild/events.ts';
import type { LogLine } from '../../table/messages.ts';

/** One step of a machine card with its events. */
export interface PlayedStep {
  /** Its number on the card. */
  readonly at: number;
  readonly events: readonly WildEvent[];
}

/** The machine card that was drawn last, step by step. */
export interface PlayedCard {
  readonly machine: number;
  readonly steps: readonly PlayedStep[];
}

/** Reads the last machine card from the log; undefined before the first. */
export function lastMachine(log: readonly LogLine[]): PlayedCard | undefined {
  const start = log.findLastIndex(({ events }) =>
    (events as readonly WildEvent[]).some(({ type }) => type === 'machine'),
  );
  if (start < 0) return undefined;
  let machine = -1;
  let done = false;
  const steps: { at: number; events: WildEvent[] }[] = [];
  for (const event of log.slice(start).flatMap(({ events }) => events as readonly WildEvent[])) {
    if (event.type === 'machine') machine = event.machine;
    else if (machine < 0 || done) continue;
    else if (event.type === 'machine-done') done = true;
    else if (event.type === 'step') steps.push({ at: event.at, events: [] });
    else steps.at(-1)?.events.push(event);
  }
  return { machine, steps };
}
