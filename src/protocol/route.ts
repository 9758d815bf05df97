import type Type from 'typebox';

/** One route of the HTTP API. Parameters in its path are written `:name`. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly about: string;
  /** Whether a key is required, optional or ignored. */
  readonly key: 'needed' | 'welcome' | 'none';
  readonly params?: Type.TSchema;
  readonly query?: Type.TSchema;
  readonly body?: Type.TSchema;
  /** Schema of the response. */
  readonly gives: Type.TSchema;
  /** Most bytes of the body, if more than MESSAGE_BYTES. */
  readonly bytes?: number;
}

/** Keeps the exact type of a route. */
export const route = <const R extends Route>(r: R): R => r;
