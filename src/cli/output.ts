import { setMaxListeners } from 'node:events';
import { setImmediate as turnOfEvents } from 'node:timers/promises';

/** Prints to standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints to standard error. */
export function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Prints JSON to standard output. */
export function printJson(data: unknown): void {
  print(JSON.stringify(data, undefined, 2));
}

/** A table as lines: text left-aligned, figures right-aligned. */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, k) => Math.max(title.length, ...rows.map((row) => row[k]?.length ?? 0)));
  const isFigure = head.map((_, k) => rows.length > 0 && rows.every((row) => /^[\d.,%–-]*$/.test(row[k] ?? '')));
  const line = (cells: readonly string[]): string =>
    widths.map((w, k) => (isFigure[k] ? (cells[k] ?? '').padStart(w) : (cells[k] ?? '').padEnd(w))).join('  ');
  return [line(head), widths.map((w) => '─'.repeat(w)).join('  '), ...rows.map(line)].map((text) => text.trimEnd());
}

/** A figure as people read it: 1,234,567 or 12.3 or 0.46. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

/** Yields to signals and timers during long work. */
export const yieldToEvents = (): Promise<void> => turnOfEvents();

const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs long work that a signal can interrupt: the work polls `stop.aborted` and returns its results so far. The exit code is
 * then that of the signal.
 */
export async function interruptible<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  // Every thread listens to it: Node's usual limit of ten listeners is no sign of a leak here.
  setMaxListeners(0, controller.signal);
  const end = (signal: keyof typeof SIGNAL_CODES): void => {
    interruptedBy = signal;
    controller.abort();
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
  }
}

let interruptedBy: keyof typeof SIGNAL_CODES | undefined;

/** The exit code of a program that was interrupted; undefined when it was not. */
export const interruptionCode = (): number | undefined => (interruptedBy ? SIGNAL_CODES[interruptedBy] : undefined);

const BAR = 30;
const BAR_EVERY_MS = 100;
const LINE_EVERY_MS = 5000;

/** Shows progress on standard error: a bar on a terminal, else a line every few seconds. */
export class Progress {
  readonly #title: string;
  readonly #total: number;
  readonly #isTerminal: boolean = process.stderr.isTTY;
  #last = performance.now();
  #drawn = false;

  constructor(title: string, total: number) {
    this.#title = title;
    this.#total = total;
  }

  /** Updates the amount of work done. */
  at(done: number, remark = ''): void {
    const now = performance.now();
    if (now - this.#last < (this.#isTerminal ? BAR_EVERY_MS : LINE_EVERY_MS)) return;
    this.#last = now;
    const text = `${this.#title} ${done}/${this.#total}${remark === '' ? '' : ` ${remark}`}`;
    if (!this.#isTerminal) return printError(text);
    const full = Math.round((BAR * done) / Math.max(1, this.#total));
    process.stderr.write(`\r\u001b[K${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${text}`);
    this.#drawn = true;
  }

  /** Removes the bar. */
  end(): void {
    if (this.#drawn) process.stderr.write('\r\u001b[K');
    this.#drawn = false;
  }
}
