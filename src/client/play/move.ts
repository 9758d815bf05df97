import { useState } from 'react';
import { usePrefs } from '../state/prefs.ts';
import { useTable } from '../state/table.ts';
import type { SeatNews } from '../table/messages.ts';
import { type Choice, type Sentence, sentence } from './sentence.ts';

/** A move while it is being said: in the prompt, or on the board. */
export interface Move {
  readonly built: Sentence;
  /** What may be said next; nothing while the last word waits to be confirmed. */
  readonly choices: readonly Choice[];
  /** The whole move, when it is final and waits to be confirmed. */
  readonly waiting: string | undefined;
  readonly refused: boolean;
  pick(choice: Choice): Promise<void>;
  confirm(): Promise<void>;
  /** Takes words back; without an argument all of them. */
  reopen(to?: readonly string[]): void;
}

interface Draft {
  /** The question this belongs to: a draft for another one is forgotten. */
  readonly of: string;
  readonly chosen: readonly string[];
  readonly waiting: string | undefined;
  readonly refused: boolean;
  readonly busy: boolean;
}

/** The move that the seat is saying. */
export function useMove(mine: SeatNews): Move {
  const careful = usePrefs((prefs) => prefs.careful);
  const { answer, isFinal } = useTable();
  const of = `${mine.seat} ${mine.question}`;
  const fresh: Draft = { of, chosen: [], waiting: undefined, refused: false, busy: false };
  const [kept, setDraft] = useState(fresh);
  const draft = kept.of === of ? kept : fresh;
  const built = sentence(mine.offered, mine.forbidden, draft.chosen);

  async function commit(says: string): Promise<void> {
    setDraft({ ...draft, busy: true });
    const reply = await answer(says);
    if (!reply.ok) setDraft({ ...fresh, refused: true });
  }

  return {
    built,
    choices: draft.waiting === undefined ? built.choices : [],
    waiting: draft.waiting,
    refused: draft.refused,
    async pick({ words, says }) {
      if (draft.busy) return;
      if (says === undefined) return setDraft({ ...fresh, chosen: words });
      if (careful && (await isFinal(says))) return setDraft({ ...fresh, chosen: words, waiting: says });
      await commit(says);
    },
    async confirm() {
      if (draft.waiting !== undefined && !draft.busy) await commit(draft.waiting);
    },
    reopen: (to = []) => setDraft({ ...fresh, chosen: to }),
  };
}
