import { EVERYBODY, has, type Mask, NOBODY, type Seat } from './seat.ts';

/** Where rules report what happened. Search passes MUTE. */
export interface Out<E extends object = object> {
  /** False: nobody listens, so do not build events. */
  readonly on: boolean;
  /** Tells `shared` to everybody, except that the seats `to` are told `secret` instead. */
  tell(shared: E, to?: Mask, secret?: E): void;
  /** These seats know something new: an undo boundary for them. */
  learned(who: Mask): void;
}

/** Nobody listens. */
export const MUTE: Out = { on: false, tell() {}, learned() {} };

/** One event as it was told: the shared form, and who got the secret form instead. */
export interface Telling<E extends object = object> {
  readonly shared: E;
  readonly to: Mask;
  readonly secret?: E;
}

/** Listens, and keeps the events and the news of one act. */
export class Told<E extends object = object> implements Out<E> {
  readonly on = true;
  readonly tellings: Telling<E>[] = [];
  news: Mask = NOBODY;
  tell(shared: E, to: Mask = NOBODY, secret?: E): void {
    this.tellings.push(secret === undefined ? { shared, to: NOBODY } : { shared, to, secret });
  }
  learned(who: Mask): void {
    this.news |= who & EVERYBODY;
  }
}

/** The events as one viewer was told them. */
export function toldTo<E extends object>(tellings: readonly Telling<E>[], viewer: Seat): E[] {
  return tellings.map((t) => (t.secret !== undefined && has(t.to, viewer) ? t.secret : t.shared));
}
