import type { PlayerAction } from '../../protocol/index.ts';
import { ApiError } from '../api-error.ts';
import { peopleSeats, type TableDoc } from '../tables/doc.ts';
import type { LiveTable } from './table.ts';
import type { ActionResult } from './table-host.ts';

type Of<D extends PlayerAction['do']> = Extract<PlayerAction, { readonly do: D }>;

/** After a declined proposal to end the game, its person may propose again only after this many further entries. */
const PATIENCE_ENTRIES = 10;

const seatsOfPerson = (doc: TableDoc, seat: number): number[] => {
  const { person } = doc.seats[seat]!;
  return doc.seats.flatMap((s, i) => (s.person === person ? [i] : []));
};

/** What the end of a game needs besides the description. */
interface EndingInput {
  readonly scores: readonly number[];
  /** In ms since 1970. */
  readonly now: number;
}

/** The table after its game ended by agreement, or because nobody plays any more. Those who resigned stand last. */
function ended(doc: TableDoc, why: 'draw' | 'agreed', { scores, now }: EndingInput): TableDoc {
  const { ending: _, endAsks: _asks, ...rest } = doc;
  const stayed = peopleSeats(doc);
  const others = doc.seats.flatMap((__, i) => (stayed.includes(i) ? [] : [i]));
  // The last one in a game of people only has won; bots that played from the beginning have not lost to anybody.
  const people = new Set(stayed.map((seat) => doc.seats[seat]!.person));
  // In a cooperative game nobody wins by being left alone.
  const isLeft = people.size === 1 && others.length > 0 && others.every((i) => doc.seats[i]!.resigned);
  const isWon = why === 'agreed' && isLeft && !doc.cooperative;
  const ranking = why === 'draw' || isWon ? [stayed, others].filter((seats) => seats.length > 0) : [];
  const result = { why, winners: isWon ? stayed : [], ranking, scores: [...scores], law: '' };
  return { ...rest, status: 'over', result, ended: now };
}

/** Ends the game if all who play have agreed, or if nobody plays any more. */
function decided(doc: TableDoc, moment: EndingInput): TableDoc {
  const people = peopleSeats(doc);
  if (people.length === 0) return ended(doc, 'agreed', moment);
  if (!doc.ending || !people.every((seat) => doc.ending!.agreed.includes(seat))) return doc;
  return ended(doc, doc.ending.how === 'draw' ? 'draw' : 'agreed', moment);
}

/** Changes the description of a running game, and finishes the game if that decides its end. */
async function change(table: LiveTable, make: (doc: TableDoc) => TableDoc): Promise<ActionResult> {
  const { referee, version } = table.playing();
  const moment: EndingInput = { scores: referee.game.scores(referee.state), now: table.context.now() };
  await table.amend((doc) => {
    if (doc.status !== 'playing') throw new ApiError('over');
    return decided(make(doc), moment);
  });
  if (table.doc.status === 'over') await table.rate();
  await table.broadcastTable();
  table.schedule();
  return table.doc.ending ? { version, waiting: true } : { version };
}

/** Gives all seats of a person up for good. Bots play on; those who stay may agree to end the game. */
export function resign(table: LiveTable, act: Of<'resign'>): Promise<ActionResult> {
  return change(table, (doc) => {
    const own = seatsOfPerson(doc, act.seat);
    const seats = doc.seats.map((seat, i) =>
      own.includes(i) ? { ...seat, bot: true as const, resigned: true as const } : seat,
    );
    const { ending, ...rest } = doc;
    // A proposal of somebody who left is void.
    return { ...rest, seats, ...(ending && !own.includes(ending.seat) && { ending }) };
  });
}

/** Proposes to end the game, or agrees to the same proposal. */
export async function proposeEnd(table: LiveTable, act: Of<'end'>): Promise<ActionResult> {
  const { version } = table.playing();
  return await change(table, (doc) => {
    if (doc.seats[act.seat]!.resigned) throw new ApiError('resigned');
    if (act.how === 'draw' && doc.cooperative) throw new ApiError('no-draw');
    const own = seatsOfPerson(doc, act.seat);
    if (doc.ending?.how === act.how)
      return { ...doc, ending: { ...doc.ending, agreed: [...new Set([...doc.ending.agreed, ...own])] } };
    if (doc.ending) throw new ApiError('end-asked');
    const declined = doc.endAsks?.[own[0]!];
    if (declined !== undefined && version < declined + PATIENCE_ENTRIES) throw new ApiError('end-asked');
    return { ...doc, ending: { how: act.how, seat: act.seat, agreed: own } };
  });
}

/** Declines the proposal to end the game, or takes one's own back. */
export async function declineEnd(table: LiveTable, act: Of<'go-on'>): Promise<ActionResult> {
  const { version } = table.playing();
  return await change(table, ({ ending, ...doc }) => {
    if (!ending || doc.seats[act.seat]!.resigned) throw new ApiError('no-request');
    const [first = ending.seat] = seatsOfPerson(doc, ending.seat);
    return { ...doc, endAsks: { ...doc.endAsks, [first]: version } };
  });
}
