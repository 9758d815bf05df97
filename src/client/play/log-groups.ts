import type { LogLine } from '../table/messages.ts';

/** A line of the log with its place in the whole game. */
export interface IndexedLogLine {
  readonly line: LogLine;
  readonly index: number;
}

/** Lines that are told one by one, or a run of chance that is told as one line which opens. */
export interface LogGroup {
  readonly lines: readonly IndexedLogLine[];
  /** `deal`: how the table was laid out, before anybody said anything; `chance`: what fell later. */
  readonly fold?: 'deal' | 'chance';
}

/** From so many lines on a run of chance is folded. */
const MIN_DEAL_LINES = 3;
const MIN_CHANCE_LINES = 5;

/**
 * Folds the log: a deal takes dozens of outcomes that nobody reads one by one. A line that heads what follows, as the
 * beginning of a turn does, is never folded away.
 */
export function groupLog(all: readonly IndexedLogLine[], isHeading: (event: object) => boolean): LogGroup[] {
  const groups: LogGroup[] = [];
  let run: IndexedLogLine[] = [];
  const end = (): void => {
    if (run.length === 0) return;
    const isDeal = run[0] === all[0];
    const isLong = run.length >= (isDeal ? MIN_DEAL_LINES : MIN_CHANCE_LINES);
    groups.push(isLong ? { lines: run, fold: isDeal ? 'deal' : 'chance' } : { lines: run });
    run = [];
  };
  for (const entry of all) {
    const { seat, events } = entry.line;
    if (seat === undefined && !events.some(isHeading)) {
      run.push(entry);
      continue;
    }
    end();
    groups.push({ lines: [entry] });
  }
  end();
  return groups;
}
