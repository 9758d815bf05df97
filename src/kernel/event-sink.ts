import { EVERYBODY, hasSeat, type Mask, NOBODY, type Seat, SPECTATOR } from './seat.ts';

/** Where rules emit events. Search passes MUTE. */
export interface EventSink<E extends object = object> {
  /** False: events are dropped, so do not build them. */
  readonly on: boolean;
  /** Emits an event: the seats in `to` get `secret`, everybody else gets `shared`. */
  emit(shared: E, to?: Mask, secret?: E): void;
  /** Marks that these seats learned something hidden: they cannot undo it by themselves. */
  learned(who: Mask): void;
  /** Sets the paragraph of the events that follow. The machine calls it before every step that may emit. */
  cite(law: string): void;
}

/** A sink that drops everything. */
export const MUTE: EventSink = { on: false, emit() {}, learned() {}, cite() {} };

/** One emitted event: the shared form, and the seats that get the secret form instead. */
export interface RoutedEvent<E extends object = object> {
  readonly shared: E;
  readonly to: Mask;
  readonly secret?: E;
  /** The paragraph of its step, if it differs from the paragraph of the act and the event cites none itself. */
  readonly law?: string;
}

/** The events of one journal entry, and the paragraph of its question or chance (empty: it had none). `tellings` is stored. */
export interface EntryEvents<E extends object = object> {
  readonly law: string;
  readonly tellings: readonly RoutedEvent<E>[];
}

/** An event for the journal. Field by field, because a spread takes several times as long. */
function routed<E extends object>(shared: E, to: Mask, secret: E | undefined, law: string | undefined): RoutedEvent<E> {
  if (secret === undefined) return law === undefined ? { shared, to: NOBODY } : { shared, to: NOBODY, law };
  return law === undefined ? { shared, to, secret } : { shared, to, secret, law };
}

/** A sink that keeps the events of one act, and the seats that learned something (`news`). */
export class EventRecorder<E extends object = object> implements EventSink<E>, EntryEvents<E> {
  readonly on = true;
  law = '';
  readonly tellings: RoutedEvent<E>[] = [];
  news: Mask = NOBODY;
  private step = '';
  emit(shared: E, to: Mask = NOBODY, secret?: E): void {
    const law = this.step === this.law || 'law' in shared ? undefined : this.step;
    this.tellings.push(routed(shared, to, secret, law));
  }
  cite(law: string): void {
    this.step = law;
    if (this.law === '') this.law = law;
  }
  learned(who: Mask): void {
    this.news |= who & EVERYBODY;
  }
}

/** The events in the form that one viewer gets. */
export function eventsFor<E extends object>(events: readonly RoutedEvent<E>[], viewer: Seat): E[] {
  return events.map((event) => formFor(event, viewer));
}

/**
 * The events of an entry in the form that one viewer gets, with paragraphs. An event has a `law` of its own if that differs
 * from the act's. The returned `law` is the act's; it is left out when no event needs it and the act is not the viewer's own.
 */
export function entryEventsFor<E extends object>(
  { law, tellings }: EntryEvents<E>,
  viewer: Seat,
  isOwnAct: boolean,
): { readonly law?: string; readonly events: E[] } {
  let needsLaw = isOwnAct;
  const events = tellings.map((routed) => {
    const event = formFor(routed, viewer);
    if (routed.law !== undefined) return { ...event, law: routed.law };
    if (!('law' in event)) needsLaw = true;
    return event;
  });
  return needsLaw && law !== '' ? { law, events } : { events };
}

/** JSON of paragraphs so far: there are few, and `JSON.stringify` takes several times as long. */
const QUOTED = new Map<string, string>();

function quoted(law: string): string {
  let text = QUOTED.get(law);
  if (text === undefined) QUOTED.set(law, (text = JSON.stringify(law)));
  return text;
}

/** The events of some entries as JSON. The shared form of each event is serialised once, for the journal and for all viewers. */
export class EventTexts {
  readonly #told: readonly EntryEvents[];
  /** The shared forms of events, by entry; undefined until they are needed. */
  readonly #shared: (readonly string[] | undefined)[] = [];
  /** What those get who know no secret of the entry, by entry; undefined until it is needed. */
  readonly #open: (EntryEventsText | undefined)[] = [];

  constructor(told: readonly EntryEvents[]) {
    this.#told = told;
  }

  #sharedOf(entry: number): readonly string[] {
    return (this.#shared[entry] ??= this.#told[entry]!.tellings.map(({ shared }) => JSON.stringify(shared)));
  }

  /** All events as they are stored: the text that `JSON.stringify` gives. */
  stored(): string {
    let text = '';
    for (let k = 0; k < this.#told.length; k++) {
      const { law, tellings } = this.#told[k]!;
      const shared = this.#sharedOf(k);
      let events = '';
      for (let i = 0; i < tellings.length; i++) {
        const { to, secret, law: own } = tellings[i]!;
        events += `${i === 0 ? '' : ','}{"shared":${shared[i]!},"to":${to}`;
        if (secret !== undefined) events += `,"secret":${JSON.stringify(secret)}`;
        events += own === undefined ? '}' : `,"law":${quoted(own)}}`;
      }
      text += `${k === 0 ? '' : ','}{"law":${quoted(law)},"tellings":[${events}]}`;
    }
    return `[${text}]`;
  }

  /** The result of `entryEventsFor` for somebody else's act. */
  forViewer(entry: number, viewer: Seat): EntryEventsText {
    const told = this.#told[entry] ?? NO_EVENTS;
    if (told.tellings.length === 0) return NO_EVENTS_TEXT;
    return hasSecretFor(told, viewer)
      ? this.#textFor(told, entry, viewer)
      : (this.#open[entry] ??= this.#textFor(told, entry, SPECTATOR));
  }

  #textFor({ law, tellings }: EntryEvents, entry: number, viewer: Seat): EntryEventsText {
    const shared = this.#sharedOf(entry);
    let needsLaw = false;
    let events = '';
    for (let i = 0; i < tellings.length; i++) {
      const routed = tellings[i]!;
      const event = formFor(routed, viewer);
      const text = event === routed.shared ? shared[i]! : JSON.stringify(event);
      if (i > 0) events += ',';
      if (routed.law === undefined) {
        events += text;
        if (!('law' in event)) needsLaw = true;
      } else if ('law' in event || text === '{}') events += JSON.stringify({ ...event, law: routed.law });
      else events += `${text.slice(0, -1)},"law":${quoted(routed.law)}}`;
    }
    return { law: needsLaw && law !== '' ? law : undefined, events: `[${events}]` };
  }
}

/** The events of an entry in the form that one viewer gets, as JSON, and the paragraph that they need; undefined: none. */
export interface EntryEventsText {
  readonly law: string | undefined;
  readonly events: string;
}

/** An entry without events. */
export const NO_EVENTS: EntryEvents = { law: '', tellings: [] };
const NO_EVENTS_TEXT: EntryEventsText = { law: undefined, events: '[]' };

/** True when the viewer gets the secret form of an event. */
function hasSecretFor({ tellings }: EntryEvents, viewer: Seat): boolean {
  for (const { secret, to } of tellings) if (secret !== undefined && hasSeat(to, viewer)) return true;
  return false;
}

function formFor<E extends object>({ shared, to, secret }: RoutedEvent<E>, viewer: Seat): E {
  return secret !== undefined && hasSeat(to, viewer) ? secret : shared;
}
