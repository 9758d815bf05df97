import type { EventOf } from './texts/log-names.ts';

/** Samples of every kind of event: a kind that is missing does not compile. */
export type EventSamples<E extends { readonly type: string }> = {
  readonly [T in E['type']]: readonly EventOf<E, T>[];
};
