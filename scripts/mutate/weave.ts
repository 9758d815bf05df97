import type { Change } from './places.ts';
import { parse } from './syntax.ts';

/** A change with the number it is switched on by. */
export interface Numbered extends Change {
  readonly id: number;
}

/** The name of the array that notes which places were reached, and of the number of the change that holds now. */
export const REACHED = '__reached';
export const ACTIVE = '__active';

/** The text of a file with one change made. */
export const changed = (text: string, { start, end, to }: Change): string =>
  text.slice(0, start) + to + text.slice(end);

/** Whether the file can still be read after the change. */
export const compiles = (text: string, change: Change): boolean =>
  parse(change.file, changed(text, change)) !== undefined;

/**
 * The text of a file with all these changes in it, each behind a switch: `(asked, active === 7) ? changed : as it was`. So one
 * bundle serves for all of them, and reaching a place is noted. Changes of one file lie beside or within one another.
 */
export function weave(text: string, changes: readonly Numbered[]): string {
  const sorted = [...changes].sort((a, b) => a.start - b.start || b.end - a.end);
  const within = (from: number, until: number, inner: readonly Numbered[]): string => {
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

function switched({ id, to, drops }: Numbered, asItWas: string): string {
  const holds = `(${REACHED}[${id}] = 1, ${ACTIVE} === ${id})`;
  return drops ? `{if (!${holds}) {${asItWas}}}` : `(${holds} ? (${to}) : (${asItWas}))`;
}
