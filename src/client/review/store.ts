import { create } from 'zustand';
import type { Decision } from '../../bots/index.ts';
import type { ReviewOverview, FromReviewer, ToReviewer } from './messages.ts';

interface ReviewStore {
  /** Id of the reviewed table. */
  readonly id: string | undefined;
  readonly overview: ReviewOverview | undefined;
  readonly hasFailed: boolean;
  /** Reviewed decisions by entry number. */
  readonly decisions: ReadonlyMap<number, Decision>;
  readonly progress: { readonly done: number; readonly all: number; readonly busy: boolean } | undefined;
  /** Opens a game for review, unless it is open; `journal` fetches its text. */
  open(id: string, journal: () => Promise<string | undefined>): Promise<void>;
  study(): void;
  stop(): void;
  look(entry: number): void;
}

const NOTHING = {
  overview: undefined,
  hasFailed: false,
  decisions: new Map<number, Decision>(),
  progress: undefined,
} as const;

/** The review of one finished game, computed in a worker until another one is opened. */
export const useReview = create<ReviewStore>((set, get) => {
  let worker: Worker | undefined;
  const ask = (message: ToReviewer): void => worker?.postMessage(message);

  function onMessage(message: FromReviewer): void {
    if ('overview' in message) set({ overview: message.overview });
    else if ('error' in message) set({ hasFailed: true });
    else if ('decision' in message) {
      const { decision } = message;
      set({ decisions: new Map([...get().decisions, [decision.entry, decision]]) });
    } else set({ progress: message });
  }

  return {
    id: undefined,
    ...NOTHING,
    async open(id, journal) {
      if (get().id === id) return;
      worker?.terminate();
      worker = undefined;
      set({ id, ...NOTHING });
      const text = await journal();
      if (get().id !== id) return;
      if (text === undefined) return set({ hasFailed: true });
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' });
      worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => onMessage(data);
      worker.onerror = () => set({ hasFailed: true });
      ask({ ask: 'open', journal: text });
    },
    study: () => ask({ ask: 'study' }),
    stop: () => ask({ ask: 'stop' }),
    look: (entry) => ask({ ask: 'look', entry }),
  };
});
