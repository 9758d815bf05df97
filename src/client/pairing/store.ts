import { create } from 'zustand';
import type { RouteResponse } from '../../protocol/index.ts';
import { callApi, codeOf, savedKey } from '../net/api.ts';
import { loadAccess, saveAccess } from '../net/table-access.ts';

/** A wait of this browser's visitor. */
export type Wait = RouteResponse<'myWaits'>['waits'][number];
/** People who wait for the same game on the same terms. */
export type Pool = RouteResponse<'pools'>['pools'][number];
/** How long a game takes: played in one sitting, or over days. */
export type Pace = Wait['pace'];
/** What one can wait for. */
export interface Wish {
  readonly game: string;
  readonly settings: object;
  readonly clock: Wait['clock'];
  readonly rated: boolean;
  readonly bots: boolean;
}

/** Set while the visitor waits, so that every page of this browser asks for news. */
const WAITING_ITEM = 'vatra.waits';
/** Entropy that was committed to with a confirmation, by pairing, until the table is known. */
const ENTROPY_ITEM = 'vatra.pairing.';
const ENTROPY_BYTES = 32;

interface PairingStore {
  /** undefined: not asked yet. */
  readonly pools: readonly Pool[] | undefined;
  readonly waits: readonly Wait[];
  refreshPools(): Promise<void>;
  refreshWaits(): Promise<void>;
  wait(wish: Wish): Promise<void>;
  stop(pace: Pace): Promise<void>;
  confirm(pairing: string): Promise<void>;
  /** Forgets a wait whose game has begun. */
  leave(pace: Pace): Promise<void>;
}

/** True when this browser's visitor waits, as far as the browser knows. */
export const isWaiting = (): boolean => savedKey() !== undefined && localStorage.getItem(WAITING_ITEM) !== null;

function note(waits: readonly Wait[]): { waits: readonly Wait[] } {
  if (waits.length > 0) localStorage.setItem(WAITING_ITEM, 'yes');
  else localStorage.removeItem(WAITING_ITEM);
  return { waits };
}

/** The store of quick pairing: the visitor's waits and the pools, as the server last sent them. */
export const usePairing = create<PairingStore>((set, get) => ({
  pools: undefined,
  waits: [],
  async refreshPools() {
    try {
      set({ pools: (await callApi('pools', 'GET', '/pairing')).pools });
    } catch {
      // The next refresh comes soon.
    }
  },
  async refreshWaits() {
    if (savedKey() === undefined) return set(note([]));
    try {
      set(note((await callApi('myWaits', 'GET', '/me/pairing')).waits));
    } catch (error) {
      if (codeOf(error) === 'signed-out') set(note([]));
    }
  },
  async wait(wish) {
    set(note((await callApi('wait', 'POST', '/me/pairing', { body: wish })).waits));
    await get().refreshPools();
  },
  async stop(pace) {
    try {
      set(note((await callApi('stopWaiting', 'DELETE', `/me/pairing/${pace}`)).waits));
    } catch {
      await get().refreshWaits();
    }
    await get().refreshPools();
  },
  async confirm(pairing) {
    const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
    const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    localStorage.setItem(`${ENTROPY_ITEM}${pairing}`, entropy);
    try {
      const { commitmentOf } = await import('../../kernel/referee/outcomes.ts');
      const body = { promise: commitmentOf(entropy) };
      set(note((await callApi('confirmPairing', 'POST', `/me/pairing/${pairing}/confirm`, { body })).waits));
    } catch {
      await get().refreshWaits();
    }
  },
  leave: async (pace) => await get().stop(pace),
}));

/** Moves the entropy that was committed to with a confirmation to the table of its pairing. */
export async function keepEntropy(table: string): Promise<void> {
  const items = Object.keys(localStorage).filter((key) => key.startsWith(ENTROPY_ITEM));
  if (items.length === 0) return;
  const { table: view } = await callApi('table', 'GET', `/tables/${table}`);
  const seat = view.seats.findIndex(({ yours }) => yours);
  const { commitmentOf } = await import('../../kernel/referee/outcomes.ts');
  for (const key of items) {
    const entropy = localStorage.getItem(key)!;
    localStorage.removeItem(key);
    if (seat >= 0 && view.seats[seat]!.promise === commitmentOf(entropy))
      saveAccess(table, { entropy: { ...loadAccess(table).entropy, [seat]: entropy } });
  }
}
