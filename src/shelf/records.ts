import type { Journal } from '../kernel/table/index.ts';

/** Writes a finished game in a notation of its own; undefined: this one cannot be written so. */
type Record = (journal: Journal, names: readonly string[]) => string | undefined;

/** Who writes the notations, each loaded when it is first asked for. */
const RECORDS: Readonly<{ [game: string]: () => Promise<Record> }> = {
  root: async () => {
    const { writeRootlog } = await import('../games/root/rootlog/index.ts');
    return (journal, names) => {
      const written = writeRootlog(journal, names);
      return written.ok ? written.text : undefined;
    };
  },
};

/** A journal in the notation of its game; undefined where there is none. */
export async function recordOf(journal: Journal, names: readonly string[]): Promise<string | undefined> {
  if (!Object.hasOwn(RECORDS, journal.game)) return undefined;
  return (await RECORDS[journal.game]!())(journal, names);
}
