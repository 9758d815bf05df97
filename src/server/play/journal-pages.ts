import type { Slice } from '../cost/slicer.ts';
import type { Batch, Storage } from '../storage/storage.ts';

/** Most batches per read. */
export const BATCHES_PER_PAGE = 100;

/** The batches of a journal up to a time in ms since 1970, read page by page. */
export async function journalPages(storage: Storage, table: string, until: number, slice: Slice): Promise<Batch[]> {
  const batches: Batch[] = [];
  for (;;) {
    const last = batches.at(-1);
    const from = last ? last.version + last.entries.length : 0;
    const page = await slice.outside(() => storage.readJournal(table, from, BATCHES_PER_PAGE));
    for (const batch of page) if (batch.at <= until) batches.push(batch);
    if (page.length < BATCHES_PER_PAGE || page.at(-1)!.at > until) return batches;
    if (slice.due) await slice.rest();
  }
}
