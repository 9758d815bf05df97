import type { ForbiddenAnswer, RefusalDetail } from '../../kernel/referee/index.ts';

/** One reason, and the options that it forbids. */
export interface ReasonRow {
  readonly reason: RefusalDetail;
  /** The words of each option, verb first. */
  readonly options: readonly (readonly string[])[];
}

/** What the player wants to do, and why not. */
export interface RefusalGroup {
  /** Several verbs when one reason holds for all that they could do. */
  readonly verbs: readonly string[];
  /** Each reason once, the nearest miss first. A single row holds for the whole group. */
  readonly rows: readonly ReasonRow[];
}

type KeyOf = (reason: RefusalDetail) => string;

/** The reasons against the options of one verb; the one that forbids the fewest was nearest to being met. */
function rowsOf(list: readonly ForbiddenAnswer[], keyOf: KeyOf): ReasonRow[] {
  const rows = new Map<string, { reason: RefusalDetail; options: string[][] }>();
  for (const one of list) {
    const key = keyOf(one);
    const row = rows.get(key);
    const words = one.text.split(' ');
    if (row) row.options.push(words);
    else rows.set(key, { reason: { law: one.law, why: one.why, a: one.a, b: one.b }, options: [words] });
  }
  return [...rows.values()].toSorted((x, y) => x.options.length - y.options.length);
}

/**
 * Groups refusals by verb, the nearest misses first: verbs of which something is offered now, then verbs of the open question,
 * then all others. Among them, the verb with the rarest reason comes first. Verbs with one common reason are one group.
 * `textOf` is a reason in words: what reads the same is told once.
 */
export function groupRefusals(
  forbidden: readonly ForbiddenAnswer[],
  offered: readonly string[],
  textOf: (reason: RefusalDetail) => string = ({ why, a, b }) => `${why} ${a} ${b}`,
): RefusalGroup[] {
  const keyOf: KeyOf = (reason) => `${reason.law} ${textOf(reason)}`;
  const verbOf = (text: string): string => text.split(' ', 1)[0]!;
  const offeredVerbs = new Set(offered.map(verbOf));
  const byVerb = new Map<string, ForbiddenAnswer[]>();
  for (const one of forbidden) {
    const verb = verbOf(one.text);
    const list = byVerb.get(verb);
    if (list) list.push(one);
    else byVerb.set(verb, [one]);
  }
  const distanceOf = (verb: string, list: readonly ForbiddenAnswer[]): number =>
    offeredVerbs.has(verb) ? 0 : list.some(({ elsewhere }) => elsewhere !== true) ? 1 : 2;
  const groups: (RefusalGroup & { verbs: string[]; distance: number })[] = [];
  for (const [verb, list] of byVerb) {
    const rows = rowsOf(list, keyOf);
    const distance = distanceOf(verb, list);
    const common = rows.length === 1 ? keyOf(rows[0]!.reason) : undefined;
    const same = groups.findIndex(
      (group) =>
        common !== undefined &&
        group.distance === distance &&
        group.rows.length === 1 &&
        keyOf(group.rows[0]!.reason) === common,
    );
    const known = groups[same];
    if (known) {
      known.verbs.push(verb);
      const options = [...known.rows[0]!.options, ...rows[0]!.options];
      groups[same] = { ...known, rows: [{ reason: rows[0]!.reason, options }] };
    } else groups.push({ verbs: [verb], rows, distance });
  }
  return groups
    .toSorted(
      (x, y) =>
        x.distance - y.distance ||
        x.verbs.length - y.verbs.length ||
        x.rows[0]!.options.length - y.rows[0]!.options.length,
    )
    .map(({ verbs, rows }) => ({ verbs, rows }));
}
