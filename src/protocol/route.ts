import type Type from 'typebox';

/** One door of the HTTP API. Paths are written with `:name` for parameters. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly about: string;
  /** Whether a key is needed, may be given, or is not looked at. */
  readonly key: 'needed' | 'welcome' | 'none';
  readonly params?: Type.TSchema;
  readonly query?: Type.TSchema;
  readonly body?: Type.TSchema;
  readonly gives: Type.TSchema;
  /** How long a body may be, where it may be longer than other messages. */
  readonly bytes?: number;
}

/** Keeps the exact type of a door. */
export const route = <const R extends Route>(r: R): R => r;
