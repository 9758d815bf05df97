import { journalOf, type Journal } from '../../kernel/referee/index.ts';
import { recordOf } from '../../registry/records.ts';
import { endIsKnown, type Person } from '../access.ts';
import type { Made, Payer } from '../cost/costs.ts';
import { type JsonBytes, JsonWriter } from '../cost/json.ts';
import type { Slice } from '../cost/slicer.ts';
import { journalPages } from '../play/journal-pages.ts';
import type { LiveTable } from '../play/table.ts';
import { ApiError } from '../api-error.ts';
import { proofOf } from './fairness.ts';

/** Waits for what is on its way at the table, then says whether this person may know how the game ended. */
async function admit(table: LiveTable, person: Person | undefined): Promise<void> {
  // Whoever was just shown the last move may ask before the end is noted: that is still on its way.
  await table.exclusive(() => Promise.resolve());
  if (!endIsKnown(table.doc, person?.id, table.context.now())) throw new ApiError('not-ended');
}

/** The whole journal with its proof; also of a game that no rules can play any more. */
async function journal({ id, doc, session, context }: LiveTable, slice: Slice): Promise<Journal> {
  const { rules, game, settings } = doc;
  const fairness = proofOf(doc);
  if (session) return journalOf(session.referee, { rules, fairness });
  const batches = await journalPages(context.storage, id, Infinity, slice);
  const entries = batches.flatMap((batch) => batch.entries);
  return { format: 1, game, rules, settings, entries, fairness, digest: batches.at(-1)?.digest ?? '' };
}

async function written({ entries, ...rest }: Journal, slice: Slice): Promise<Made<JsonBytes>> {
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

/** A finished game is the same for all who may know its end, until other rules take it over. */
const keyOf = ({ id, doc, session }: LiveTable): string => `${id} ${session?.version ?? ''} ${doc.rules}`;

/** The journal of a finished game with its proof, as JSON. */
export async function journalBytes(table: LiveTable, person: Person | undefined, payer: Payer): Promise<JsonBytes> {
  const { costs } = table.context;
  await admit(table, person);
  const make = async (slice: Slice): Promise<Made<JsonBytes>> => await written(await journal(table, slice), slice);
  const answer = await costs.answer(payer, `journal ${keyOf(table)}`, () => true, make);
  await admit(table, person);
  costs.deliver(payer, answer.bytes.length);
  return answer;
}

/** The finished game in the notation that people of that game read, for Root as Rootlog. */
export async function recordText(table: LiveTable, person: Person | undefined, payer: Payer): Promise<string> {
  const { costs, doc } = { costs: table.context.costs, doc: table.doc };
  await admit(table, person);
  const names = doc.seats.map((seat) => seat.name ?? '');
  const make = async (slice: Slice): Promise<Made<string>> => {
    const whole = await journal(table, slice);
    const text = (await recordOf(whole, names, () => (slice.due ? slice.rest() : undefined))) ?? '';
    return { value: text, bytes: 2 * text.length };
  };
  const text = await costs.answer(payer, `record ${keyOf(table)} ${JSON.stringify(names)}`, () => true, make);
  await admit(table, person);
  if (text === '') throw new ApiError('unreadable');
  costs.deliver(payer, text.length);
  return text;
}
