import { create } from 'zustand';
import type { Decision } from '../../bots/index.ts';
import type { ReviewOverview, FromReviewer, ToReviewer } from './messages.ts';

interface ReviewStore {
  /** The table that is looked at again. */
  readonly id: string | undefined;
  readonly course: ReviewOverview | undefined;
  readonly fault: boolean;
  /** What was found about decisions, by entry. */
  readonly decisions: ReadonlyMap<number, Decision>;
  readonly progress: { readonly done: number; readonly all: number; readonly busy: boolean } | undefined;
  /** Opens a game, unless it is open; `journal` fetches its text. */
  open(id: string, journal: () => Promise<string | undefined>): Promise<void>;
  study(): void;
  stop(): void;
  look(entry: number): void;
}

const NOTHING = {
  course: undefined,
  fault: false,
  decisions: new Map<number, Decision>(),
  progress: undefined,
} as const;

/** The one finished game that is looked at again; a worker thinks about it until another one is opened. */
export const useReview = create<ReviewStore>((set, get) => {
  let worker: Worker | undefined;
  const ask = (message: ToReviewer): void => worker?.postMessage(message);

  function heard(message: FromReviewer): void {
    if ('course' in message) set({ course: message.course });
    else if ('fault' in message) set({ fault: true });
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
      if (text === undefined) return set({ fault: true });
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' });
      worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => heard(data);
      worker.onerror = () => set({ fault: true });
      ask({ ask: 'open', journal: text });
    },
    study: () => ask({ ask: 'study' }),
    stop: () => ask({ ask: 'stop' }),
    look: (entry) => ask({ ask: 'look', entry }),
  };
});
