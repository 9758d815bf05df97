import type { Change } from './places.ts';
import { parse } from './syntax.ts';

/** A change with its number, which activates it. */
export interface NumberedChange extends Change {
  readonly id: number;
}

/** The names of the array of reached places and of the number of the active change. */
export const REACHED = '__reached';
export const ACTIVE = '__active';

/** The text of a file with one change made. */
export const changed = (text: string, { start, end, to }: Change): string =>
  text.slice(0, start) + to + text.slice(end);

/** True when the file still parses after the change. */
export const compiles = (text: string, change: Change): boolean =>
  parse(change.file, changed(text, change)) !== undefined;

/**
 * The text of a file with all these changes, each behind a switch: `(reached, active === 7) ? changed : original`. One bundle
 * serves for all changes, and records which places are reached. Changes of one file may be nested, but do not overlap.
 */
export function weave(text: string, changes: readonly NumberedChange[]): string {
  const sorted = [...changes].sort((a, b) => a.start - b.start || b.end - a.end);
  const within = (from: number, until: number, inner: readonly NumberedChange[]): string => {
    let result = '';
    let at = from;
    for (let i = 0; i < inner.length; ) {
      const change = inner[i]!;
      let next = i + 1;
      while (next < inner.length && inner[next]!.start < change.end) next++;
      result += text.slice(at, change.start);
      result += switched(change, within(change.start, change.end, inner.slice(i + 1, next)));
      at = change.end;
      i = next;
    }
    return result + text.slice(at, until);
  };
  return within(0, text.length, sorted);
}

function switched({ id, to, drops }: NumberedChange, asItWas: string): string {
  const holds = `(${REACHED}[${id}] = 1, ${ACTIVE} === ${id})`;
  return drops ? `{if (!${holds}) {${asItWas}}}` : `(${holds} ? (${to}) : (${asItWas}))`;
}
