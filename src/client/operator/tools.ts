import { useEffect, useState } from 'react';
import type { RouteName, RouteResponse } from '../../protocol/index.ts';
import type { useSubject } from '../state/use-subject.ts';

type Say = NonNullable<ReturnType<typeof useSubject<'operator'>>>;

/** A person as operators see them. */
export type Person = RouteResponse<'ban'>['person'];

/** Calls a route of operators; the token, if there is one, goes with it. */
export type Call = <N extends RouteName>(
  route: N,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<RouteResponse<N>>;

/** What the parts of the operators' page share. */
export interface Tools {
  readonly say: Say;
  readonly call: Call;
  /** Runs an action and shows its result. */
  attempt(work: () => Promise<unknown>, done: string): void;
  /** Shows why something failed. */
  failed(this: void, error: unknown): void;
  /** Grows with every action: lists are fetched again. */
  readonly revision: number;
  time(at: number): string;
}

/** The answer of a route; undefined until it arrives. */
export function useAnswer<T>({ revision, failed }: Tools, load: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let stale = false;
    load().then((found) => {
      if (!stale) setAnswer(found);
    }, failed);
    return () => {
      stale = true;
    };
    // Fetched again after every action only.
  }, [revision]);
  return answer;
}
