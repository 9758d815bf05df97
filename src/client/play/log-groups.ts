import type { LogLine } from '../table/messages.ts';

/** A log line with its index in the whole game. */
export interface IndexedLogLine {
  readonly line: LogLine;
  readonly index: number;
}

/** Log lines shown one by one, or a run of chance outcomes shown as one line that opens. */
export interface LogGroup {
  readonly lines: readonly IndexedLogLine[];
  /** `deal`: outcomes before the first answer; `chance`: later ones; undefined: not folded. */
  readonly fold?: 'deal' | 'chance';
}

/** Least lines of a run that is folded: of the deal, and of later chance. */
const MIN_DEAL_LINES = 3;
const MIN_CHANCE_LINES = 5;

/**
 * Folds runs of chance outcomes; a deal has dozens that nobody reads one by one. A heading, such as the
 * start of a turn, is never folded.
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
