import type { Part } from '../../i18n/index.ts';
import type { LogLine } from '../table/messages.ts';

/** An event with the number of its step, counted from 1, and its paragraph. */
export interface TurnEvent {
  readonly event: object;
  readonly step: number;
  readonly law: string | undefined;
}

/** The beginning of a turn, as a game reads it from an event. */
export interface TurnStart {
  /** Whose turn it is; undefined: nobody's, such as a card of the machines. */
  readonly seat?: number;
  /** What it is called, if it is nobody's turn or has a name of its own. */
  readonly title?: string;
  /** Number of the round; undefined: turns of the seat are counted. */
  readonly round?: number;
}

/** A log line with the number of its step. */
export interface LogStep {
  readonly line: LogLine;
  readonly step: number;
}

/** The part of the log that belongs to one turn of one seat. */
export interface Turn extends TurnStart {
  /** `setup`: what happened before the first turn. */
  readonly kind: 'setup' | 'turn';
  readonly steps: readonly LogStep[];
  readonly events: readonly TurnEvent[];
  /** Change of every seat's score, by seat. */
  readonly gains: readonly number[];
}

/** One sentence about a turn. */
export interface TurnSentence {
  readonly parts: readonly Part[];
  /** The same in fewer words, where there is little room. */
  readonly brief?: readonly Part[];
  /** The first and the last step that the sentence covers. */
  readonly from: number;
  readonly to: number;
  /** How much it matters to somebody who was away: 0 is routine, 100 decides the game. */
  readonly weight: number;
  /** The seats that lose something. */
  readonly harms: readonly number[];
  /** The dice that were rolled. */
  readonly dice?: readonly Die[];
  /** Points that it brought or cost, by seat; -1: a rival without a seat. */
  readonly points?: readonly { readonly seat: number; readonly n: number }[];
}

/** A rolled die: what it shows, and its colours. */
export interface Die {
  readonly face: string;
  readonly fill?: string;
  readonly on?: string;
}

type Mutable<T> = { -readonly [P in keyof T]: T[P] extends readonly (infer E)[] ? E[] : T[P] };

/** Splits the log into turns. A turn may begin in the middle of a line, after what ended the turn before. */
export function turnsOf(log: readonly LogLine[], startOf: (event: object) => TurnStart | undefined): Turn[] {
  const rounds = new Map<number, number>();
  const turns: Mutable<Turn>[] = [{ kind: 'setup', steps: [], events: [], gains: [] }];
  let scores: readonly number[] = [];
  for (const [index, line] of log.entries()) {
    const step = index + 1;
    const isWhole = line.events.every((event, k) => k === 0 || !startOf(event));
    const gains = line.scores.map((score, seat) => score - (scores[seat] ?? 0));
    ({ scores } = line);
    let rest: object[] = [];
    const close = (): void => {
      const turn = turns.at(-1)!;
      const isFirst = turn.steps.at(-1)?.step !== step;
      if (rest.length > 0 || (isWhole && isFirst && line.events.length === 0))
        turn.steps.push({ line: isWhole ? line : { ...line, events: rest }, step });
      turn.events.push(...rest.map((event) => ({ event, step, law: lawOf(event) ?? line.law })));
      rest = [];
    };
    for (const [k, event] of line.events.entries()) {
      const start = startOf(event);
      if (start) {
        if (k > 0) {
          close();
          addGains(turns.at(-1)!, gains.splice(0));
        }
        const turn = (start.seat === undefined ? 0 : (rounds.get(start.seat) ?? 0)) + 1;
        if (start.seat !== undefined) rounds.set(start.seat, turn);
        const round = start.round ?? (start.seat === undefined ? undefined : turn);
        turns.push({ ...start, ...(round !== undefined && { round }), kind: 'turn', steps: [], events: [], gains: [] });
      }
      rest.push(event);
    }
    close();
    addGains(turns.at(-1)!, gains);
  }
  return turns.filter(({ steps }) => steps.length > 0);
}

function addGains(turn: Mutable<Turn>, gains: readonly number[]): void {
  for (const [seat, n] of gains.entries()) turn.gains[seat] = (turn.gains[seat] ?? 0) + n;
}

/** The paragraph that an event cites; undefined without one. */
export function lawOf(event: object): string | undefined {
  const { law } = event as { readonly law?: unknown };
  return typeof law === 'string' ? law : undefined;
}
