import { EVERYBODY, hasSeat, type Mask, NOBODY, type Seat } from './seat.ts';

/** Where rules report what happened. Search passes MUTE. */
export interface EventSink<E extends object = object> {
  /** False: nobody listens, so do not build events. */
  readonly on: boolean;
  /** Tells `shared` to everybody, except that the seats `to` are told `secret` instead. */
  emit(shared: E, to?: Mask, secret?: E): void;
  /** These seats know something new: an undo boundary for them. */
  learned(who: Mask): void;
  /** What is told from now on follows from this paragraph; the machine says so before every step that may tell. */
  cite(law: string): void;
}

/** Nobody listens. */
export const MUTE: EventSink = { on: false, emit() {}, learned() {}, cite() {} };

/** One event as it was told: the shared form, and who got the secret form instead. */
export interface RoutedEvent<E extends object = object> {
  readonly shared: E;
  readonly to: Mask;
  readonly secret?: E;
  /** The paragraph of its step, where that is not the one of the act and the event cites none itself. */
  readonly law?: string;
}

/** What came of one act: the paragraph by which it was asked or drawn (none: nothing was), and all that was told. */
export interface EntryEvents<E extends object = object> {
  readonly law: string;
  readonly tellings: readonly RoutedEvent<E>[];
}

/** Listens, and keeps the events and the news of one act. */
export class EventRecorder<E extends object = object> implements EventSink<E>, EntryEvents<E> {
  readonly on = true;
  law = '';
  readonly tellings: RoutedEvent<E>[] = [];
  news: Mask = NOBODY;
  private step = '';
  emit(shared: E, to: Mask = NOBODY, secret?: E): void {
    const telling = secret === undefined ? { shared, to: NOBODY } : { shared, to, secret };
    this.tellings.push(this.step === this.law || 'law' in shared ? telling : { ...telling, law: this.step });
  }
  cite(law: string): void {
    this.step = law;
    if (this.law === '') this.law = law;
  }
  learned(who: Mask): void {
    this.news |= who & EVERYBODY;
  }
}

/** The events as one viewer was told them. */
export function eventsFor<E extends object>(tellings: readonly RoutedEvent<E>[], viewer: Seat): E[] {
  return tellings.map((telling) => formFor(telling, viewer));
}

/**
 * The same with paragraphs: an event that follows from another one than its act cites it, and `law` is the one of the act,
 * where anything is left to it: an event that cites none, or the viewer's own words.
 */
export function entryEventsFor<E extends object>(
  { law, tellings }: EntryEvents<E>,
  viewer: Seat,
  spoke: boolean,
): { readonly law?: string; readonly events: E[] } {
  let isLeft = spoke;
  const events = tellings.map((telling) => {
    const event = formFor(telling, viewer);
    if (telling.law !== undefined) return { ...event, law: telling.law };
    if (!('law' in event)) isLeft = true;
    return event;
  });
  return isLeft && law !== '' ? { law, events } : { events };
}

function formFor<E extends object>({ shared, to, secret }: RoutedEvent<E>, viewer: Seat): E {
  return secret !== undefined && hasSeat(to, viewer) ? secret : shared;
}
