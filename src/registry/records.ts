import type { Journal } from '../kernel/referee/index.ts';

/** Writes a finished game in a notation of its own, entry by entry; gives undefined where this one cannot be written so. */
type Record = (journal: Journal, names: readonly string[]) => Generator<void, string | undefined>;

/** Who writes the notations, each loaded when it is first asked for. */
const RECORDS: Readonly<{ [game: string]: () => Promise<Record> }> = {
  root: async () => {
    const { writingRootlog } = await import('../rootlog/index.ts');
    return function* write(journal, names) {
      const written = yield* writingRootlog(journal, names);
      return written.ok ? written.text : undefined;
    };
  },
};

/** A journal in the notation of its game; undefined where there is none. `rest` is asked after every entry for a pause. */
export async function recordOf(
  journal: Journal,
  names: readonly string[],
  rest?: () => Promise<void> | undefined,
): Promise<string | undefined> {
  if (!Object.hasOwn(RECORDS, journal.game)) return undefined;
  const writing = (await RECORDS[journal.game]!())(journal, names);
  for (;;) {
    const { done, value } = writing.next();
    if (done) return value;
    await rest?.();
  }
}
