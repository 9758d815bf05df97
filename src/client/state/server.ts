import { useEffect } from 'react';
import { create } from 'zustand';
import type { TableView } from '../../protocol/index.ts';
import { codeOf, callApi, savedKey } from '../net/api.ts';

const REFRESH_MS = 10_000;

interface ServerStore {
  /** True when the server answers; undefined before the first answer. */
  readonly isReachable: boolean | undefined;
  /** Tables in which the visitor has or had a seat, newest first. */
  readonly mine: readonly TableView[];
  /** Public tables, newest first. */
  readonly open: readonly TableView[];
  refresh(): Promise<void>;
}

/** The server's lists of tables. */
export const useServer = create<ServerStore>((set) => ({
  isReachable: undefined,
  mine: [],
  open: [],
  async refresh() {
    try {
      const [{ tables: open }, { tables: mine }] = await Promise.all([
        callApi('tables', 'GET', '/tables'),
        savedKey() === undefined ? { tables: [] } : callApi('myTables', 'GET', '/me/tables'),
      ]);
      set({ isReachable: true, open, mine });
    } catch (error) {
      const code = codeOf(error);
      set(code === 'unreachable' ? { isReachable: false, open: [], mine: [] } : { isReachable: true });
    }
  },
}));

/** Refreshes the lists while the page is visible. */
export function useTables(): ServerStore {
  const store = useServer();
  const { refresh } = store;
  useEffect(() => {
    const refreshIfVisible = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    refreshIfVisible();
    const timer = setInterval(refreshIfVisible, REFRESH_MS);
    document.addEventListener('visibilitychange', refreshIfVisible);
    window.addEventListener('online', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
      window.removeEventListener('online', refreshIfVisible);
    };
  }, [refresh]);
  return store;
}

/** True when one of the visitor's seats must decide now. */
export function isYourTurn({ seats, asked, status }: TableView): boolean {
  return status === 'playing' && (asked ?? []).some((seat) => seats[seat]?.yours === true);
}
