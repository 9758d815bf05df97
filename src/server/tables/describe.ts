import type { TableView } from '../../protocol/index.ts';
import { endIsKnown, isDelayed, isSeated, isSentAway } from '../access.ts';
import type { RulesMigration } from '../play/rules-migration.ts';
import { isRated } from '../ratings/rate.ts';
import { peopleSeats, type TableDoc, undoVoters } from './doc.ts';

/** What `describeTable` needs. */
export interface DescribeInput {
  readonly id: string;
  readonly doc: TableDoc;
  readonly person: string | undefined;
  readonly present: (person: string) => boolean;
  readonly now: number;
  /** When the clock of a person pauses, now or next. */
  readonly pauseOf?: (person: string) => { readonly from: number; readonly to: number } | undefined;
  /** The version of the game, if the table is loaded: an undo request belongs to one version. */
  readonly version?: number;
  readonly unreadable?: boolean;
  /** How today's rules could continue an unreadable game. */
  readonly migration?: RulesMigration | undefined;
}

/** A possible migration, with the seats that have agreed to exactly this one. */
function migrationView(doc: TableDoc, { rules, version, of, scores }: RulesMigration): NonNullable<TableView['carry']> {
  const agreed = doc.carry?.rules === rules && doc.carry.version === version ? doc.carry.agreed : [];
  return { rules, version, of, scores: [...scores], agreed: [...agreed] };
}

/** The pause of a seat's clock at a table over days. */
function pauseView(
  { clock, status }: TableDoc,
  person: string | undefined,
  pauseOf: DescribeInput['pauseOf'],
): { pause?: { from: number; to: number } } {
  if (clock.kind !== 'days' || status === 'over' || person === undefined) return {};
  const pause = pauseOf?.(person);
  return pause ? { pause: { from: pause.from, to: pause.to } } : {};
}

/** A table as one person may see it. Built field by field, because a description contains secrets. */
export function describeTable({
  id,
  doc,
  person,
  present,
  now,
  pauseOf,
  version,
  unreadable,
  migration,
}: DescribeInput): TableView {
  const seated = isSeated(doc, person);
  const delayed = isDelayed(doc, person);
  const known = endIsKnown(doc, person, now);
  const { undo } = doc;
  return {
    id,
    game: doc.game,
    rules: doc.rules,
    title: doc.title,
    settings: doc.settings,
    ...(doc.pack !== undefined && { pack: doc.pack }),
    status: doc.status === 'over' && !known ? 'playing' : doc.status,
    private: doc.private,
    yours: person === doc.host,
    delay: doc.delay,
    strict: doc.strict,
    hints: doc.hints === true,
    ...(doc.hushed && { hushed: true as const }),
    rated: isRated(doc),
    clock: doc.clock,
    timeout: doc.timeout,
    created: doc.created,
    seats: doc.seats.map((seat, at) => ({
      taken: seat.person !== undefined || seat.bot === true,
      ...(seat.name !== undefined && { name: seat.name }),
      bot: seat.bot === true && !(delayed && seat.person !== undefined),
      yours: person !== undefined && seat.person === person,
      present: seat.person !== undefined && present(seat.person),
      ...(seat.promise !== undefined && { promise: seat.promise }),
      ...(seat.opened !== undefined && { opened: seat.opened }),
      muted: seat.muted === true,
      ...pauseView(doc, seat.person, pauseOf),
      ...(doc.rated?.includes(at) && { rated: true as const }),
      ...(seat.helped && !delayed && { helped: true as const }),
      ...(seat.resigned && !delayed && { resigned: true as const }),
      ...(seat.invited && {
        invited: { name: seat.invited.name, by: seat.invited.by, yours: seat.invited.person === person },
      }),
      ...(person !== undefined && seat.person === person && { orders: [...(doc.orders[at] ?? [])] }),
    })),
    seed: { hash: doc.seed.hash, ...(known && { opened: doc.seed.opened }) },
    ...(undo &&
      undo.version === version &&
      seated && {
        undo: { seat: undo.seat, to: undo.to, agreed: [...undo.agreed], asked: undoVoters(doc, undo.seat) },
      }),
    ...(doc.ending &&
      seated &&
      doc.status === 'playing' && {
        ending: { ...doc.ending, agreed: [...doc.ending.agreed], asked: peopleSeats(doc) },
      }),
    ...(known && doc.result && { result: doc.result }),
    ...(known && doc.rematch !== undefined && { rematch: doc.rematch }),
    ...(isSentAway(doc, person) && { sentAway: true as const }),
    ...(person === doc.host && doc.away && { away: doc.away.map(({ id: who, name }) => ({ who, name })) }),
    ...(known && seated && doc.rematchBy && doc.rematchBy.person !== person && { rematchBy: doc.rematchBy.name }),
    ...(doc.closesAt !== undefined && (seated || person === doc.host) && { closesAt: doc.closesAt }),
    unreadable: unreadable === true,
    ...(unreadable && migration && doc.status === 'playing' && !delayed && { carry: migrationView(doc, migration) }),
  };
}
