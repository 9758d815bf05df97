import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { DamagedRow } from './storage.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Batches per block. A page of a journal is read from two blocks at most. */
export const BATCHES_PER_BLOCK = 128;
/** Brotli's quality: the next ones take ten times as long for a tenth less. */
const QUALITY = 9;
/** The form of a block's data, in front of it. */
const FORM = 'b1:';

/** A row of the journal as it is stored; entries and events are JSON. */
export interface JournalRow {
  readonly version: number;
  readonly at: number;
  readonly move: string | null;
  readonly entries: string;
  readonly told: string;
  readonly digest: string;
}

/** Consecutive batches of a finished game, compressed. */
export interface ArchiveRow {
  /** Version of the first batch. */
  readonly version: number;
  /** Version after the last batch. */
  readonly next: number;
  readonly data: string;
}

/** Version, time, digest (empty but for the last one of a block), entries and events of a batch. */
type PackedBatch = readonly [
  version: number,
  at: number,
  digest: string,
  entries: readonly object[],
  told: readonly object[],
];

/**
 * Compresses rows into blocks. Idempotency keys are dropped: nobody repeats a move of a game that ended days ago. Of the digests
 * the last one of each block stays, because each one covers all batches before it.
 */
export async function compressRows(rows: readonly JournalRow[]): Promise<ArchiveRow[]> {
  const blocks: ArchiveRow[] = [];
  for (let i = 0; i < rows.length; i += BATCHES_PER_BLOCK) {
    const block = rows.slice(i, i + BATCHES_PER_BLOCK);
    // Entries and events are JSON already.
    const texts = block.map(({ version, at, digest, entries, told }, k) => {
      const kept = k === block.length - 1 ? digest : '';
      return `[${version},${at},${JSON.stringify(kept)},${entries},${told}]`;
    });
    const last = block.at(-1)!;
    const next = last.version + (JSON.parse(last.entries) as readonly object[]).length;
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    const data = (await compress(`[${texts.join(',\n')}]`, { params })).toString('base64');
    blocks.push({ version: block[0]!.version, next, data: `${FORM}${data}` });
  }
  return blocks;
}

/** The rows of a block. Throws `DamagedRow`. */
export async function expandRows(table: string, { version, data }: ArchiveRow): Promise<JournalRow[]> {
  try {
    if (!data.startsWith(FORM)) throw new Error('unknown form');
    const text = (await decompress(Buffer.from(data.slice(FORM.length), 'base64'))).toString();
    return (JSON.parse(text) as readonly PackedBatch[]).map(([first, at, digest, entries, told]) => ({
      version: first,
      at,
      move: null,
      entries: JSON.stringify(entries),
      told: JSON.stringify(told),
      digest,
    }));
  } catch (error) {
    throw new DamagedRow(`the archived journal of ${table} at ${version}`, { cause: error });
  }
}
