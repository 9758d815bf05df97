import { journalOf, type Journal } from '../../kernel/referee/index.ts';
import { recordOf } from '../../registry/records.ts';
import { endIsKnown, type Person } from '../access.ts';
import type { ComputedResponse, Payer } from '../cost/costs.ts';
import { type JsonBytes, JsonWriter } from '../cost/json.ts';
import type { Slice } from '../cost/slicer.ts';
import { journalPages } from '../play/journal-pages.ts';
import type { LiveTable } from '../play/table.ts';
import { ApiError } from '../api-error.ts';
import { proofOf } from './fairness.ts';

/** Waits for work in progress at the table, then throws `not-ended` if the person may not know how the game ended. */
async function admitToEnd(table: LiveTable, person: Person | undefined): Promise<void> {
  // A client may ask after the last move is published and before the end is stored.
  await table.exclusive(() => Promise.resolve());
  if (!endIsKnown(table.doc, person?.id, table.context.now())) throw new ApiError('not-ended');
}

/** The whole journal with its fairness proof, also of an unreadable game. */
async function journal({ id, doc, session, context }: LiveTable, slice: Slice): Promise<Journal> {
  const { rules, game, settings } = doc;
  const fairness = proofOf(doc);
  if (session) return journalOf(session.referee, { rules, fairness });
  const batches = await journalPages(context.storage, id, Infinity, slice);
  const entries = batches.flatMap((batch) => batch.entries);
  const values = doc.pack === undefined ? undefined : await context.storage.readPack(doc.pack);
  const pack = values !== undefined && { pack: { hash: doc.pack!, data: JSON.parse(values) as unknown } };
  return { format: 1, game, rules, settings, ...pack, entries, fairness, digest: batches.at(-1)?.digest ?? '' };
}

async function journalJson({ entries, ...rest }: Journal, slice: Slice): Promise<ComputedResponse<JsonBytes>> {
  const writer = new JsonWriter();
  writer.add(`${JSON.stringify(rest).slice(0, -1)},"entries":[`);
  let comma = '';
  for (const entry of entries) {
    writer.add(comma + JSON.stringify(entry));
    comma = ',';
    if (slice.due) await slice.rest();
  }
  writer.add(']}');
  const value = writer.finish();
  return { value, bytes: value.bytes.length };
}

/** Cache key of a finished game: the same for all who may know its end. */
const keyOf = ({ id, doc, session }: LiveTable): string => `${id} ${session?.version ?? ''} ${doc.rules}`;

/** The journal of a finished game with its fairness proof, as JSON. */
export async function journalBytes(table: LiveTable, person: Person | undefined, payer: Payer): Promise<JsonBytes> {
  const { costs } = table.context;
  await admitToEnd(table, person);
  const make = async (slice: Slice): Promise<ComputedResponse<JsonBytes>> =>
    await journalJson(await journal(table, slice), slice);
  const answer = await costs.answer(payer, `journal ${keyOf(table)}`, () => true, make);
  await admitToEnd(table, person);
  costs.deliver(payer, answer.bytes.length);
  return answer;
}

/** The finished game in the notation of its community: Rootlog for Root. */
export async function recordText(table: LiveTable, person: Person | undefined, payer: Payer): Promise<string> {
  const { costs, doc } = { costs: table.context.costs, doc: table.doc };
  await admitToEnd(table, person);
  const names = doc.seats.map((seat) => seat.name ?? '');
  const make = async (slice: Slice): Promise<ComputedResponse<string>> => {
    const full = await journal(table, slice);
    const text = (await recordOf(full, names, () => (slice.due ? slice.rest() : undefined))) ?? '';
    return { value: text, bytes: 2 * text.length };
  };
  const text = await costs.answer(payer, `record ${keyOf(table)} ${JSON.stringify(names)}`, () => true, make);
  await admitToEnd(table, person);
  if (text === '') throw new ApiError('unreadable');
  costs.deliver(payer, text.length);
  return text;
}
