import { useEffect } from 'react';
import { create } from 'zustand';
import type { TableView } from '../../protocol/index.ts';
import { codeOf, callApi, savedKey } from '../net/api.ts';

const EVERY_MS = 10_000;

interface ServerStore {
  /** Whether a table server answers; undefined until it was asked. */
  readonly isThere: boolean | undefined;
  /** The tables where one sits or sat, newest first. */
  readonly mine: readonly TableView[];
  /** The tables that anybody may see, newest first. */
  readonly open: readonly TableView[];
  refresh(): Promise<void>;
}

/** The tables of the server, as far as this browser was told of them. */
export const useServer = create<ServerStore>((set) => ({
  isThere: undefined,
  mine: [],
  open: [],
  async refresh() {
    try {
      const [{ tables: open }, { tables: mine }] = await Promise.all([
        callApi('tables', 'GET', '/tables'),
        savedKey() === undefined ? { tables: [] } : callApi('myTables', 'GET', '/me/tables'),
      ]);
      set({ isThere: true, open, mine });
    } catch (error) {
      const code = codeOf(error);
      set(code === 'unreachable' ? { isThere: false, open: [], mine: [] } : { isThere: true });
    }
  },
}));

/** Keeps the lists fresh while the page is looked at. */
export function useTables(): ServerStore {
  const store = useServer();
  const { refresh } = store;
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [refresh]);
  return store;
}

/** The seats of a table that are one's own and must decide now. */
export function isYourTurn({ seats, asked, status }: TableView): boolean {
  return status === 'playing' && (asked ?? []).some((seat) => seats[seat]?.yours === true);
}
