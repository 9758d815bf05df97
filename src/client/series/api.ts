import { useCallback, useEffect, useState } from 'react';
import type { SeriesDecision, SeriesView } from '../../protocol/index.ts';
import { callApi, codeOf } from '../net/api.ts';

/** How often an open series is read again, in ms. */
const REFRESH_MS = 10_000;
const INVITE_ITEM = 'vatra.series.';

/** The invitation to a series that this browser has; it comes behind # in an address, which browsers do not send. */
export function inviteOf(id: string): string | undefined {
  const found = /^#invite=([\w-]{8,64})$/.exec(location.hash)?.[1];
  if (found !== undefined) {
    localStorage.setItem(`${INVITE_ITEM}${id}`, found);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return localStorage.getItem(`${INVITE_ITEM}${id}`) ?? undefined;
}

/** A series as the page shows it. */
export interface OpenSeries {
  /** undefined while it loads. */
  readonly series: SeriesView | undefined;
  /** Why the last request failed. */
  readonly failed: string | undefined;
  register(reserve: boolean): Promise<void>;
  unregister(): Promise<void>;
  decide(decision: SeriesDecision): Promise<void>;
  /** The link to a series that is not listed. */
  invite(): Promise<string | undefined>;
}

/** Follows a series while the page is visible. */
export function useSeries(id: string): OpenSeries {
  const [series, setSeries] = useState<SeriesView>();
  const [failed, setFailed] = useState<string>();
  const attempt = useCallback(async (work: () => Promise<{ readonly series: SeriesView }>): Promise<void> => {
    try {
      setSeries((await work()).series);
      setFailed(undefined);
    } catch (error) {
      setFailed(codeOf(error));
    }
  }, []);
  const path = `/series/${id}`;
  useEffect(() => {
    const read = (): void => {
      if (document.visibilityState === 'visible')
        void attempt(() => callApi('series', 'GET', path, { invite: inviteOf(id) }));
    };
    read();
    const timer = setInterval(read, REFRESH_MS);
    return () => clearInterval(timer);
  }, [attempt, path, id]);
  const options = { invite: inviteOf(id) };
  return {
    series,
    failed,
    register: (reserve) =>
      attempt(() => callApi('register', 'POST', `${path}/players`, { ...options, body: { reserve } })),
    unregister: () => attempt(() => callApi('unregister', 'DELETE', `${path}/players`, options)),
    decide: (decision) => attempt(() => callApi('decide', 'POST', `${path}/decisions`, { ...options, body: decision })),
    async invite() {
      try {
        return (await callApi('inviteToSeries', 'POST', `${path}/invites`)).invite;
      } catch (error) {
        setFailed(codeOf(error));
        return undefined;
      }
    },
  };
}
