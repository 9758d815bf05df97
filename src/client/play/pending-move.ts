import { useRef, useState } from 'react';
import { usePrefs } from '../state/prefs.ts';
import { useTable } from '../state/table.ts';
import type { SeatUpdate } from '../table/messages.ts';
import { type NextWord, type MoveDraft, moveDraft } from './move-draft.ts';

/** The move being entered in the prompt or on the board. */
export interface PendingMove {
  readonly built: MoveDraft;
  /** The next words; empty while the move waits for a confirmation. */
  readonly choices: readonly NextWord[];
  /** The complete move that waits for a confirmation; undefined otherwise. */
  readonly waiting: string | undefined;
  /** True when it waits because it cannot be undone. */
  readonly final: boolean;
  /** The thing selected on the board; only moves that name it are shown. */
  readonly pointed: string | undefined;
  /** Why the table rejected the last answer. */
  readonly errorCode: string | undefined;
  /** Picks a word. With `ask`, a complete move waits for a confirmation. */
  pick(choice: NextWord, ask?: boolean): Promise<void>;
  /** Selects a thing of the board; undefined selects nothing. */
  point(word: string | undefined): void;
  /** The offered moves that begin with the chosen words. */
  readonly open: readonly string[];
  /** Enters one of the open moves, or its first words. */
  say(words: string): Promise<void>;
  confirm(): Promise<void>;
  /** Goes back to the words `to`; without an argument, to none. */
  reopen(to?: readonly string[]): void;
}

interface Draft {
  /** Seat and question of the draft; a draft of another question is dropped. */
  readonly questionKey: string;
  readonly chosen: readonly string[];
  readonly pointed: string | undefined;
  readonly waiting: string | undefined;
  readonly final: boolean;
}

/** True when the move names the thing, or when no thing is given. */
const namesThing = (text: string, thing: string | undefined): boolean =>
  thing === undefined || text.split(' ').includes(thing);

/** The pending move of the viewer's seat. */
export function usePendingMove(mine: SeatUpdate): PendingMove {
  const careful = usePrefs((prefs) => prefs.careful);
  const { answer, isFinal } = useTable();
  const questionKey = `${mine.seat} ${mine.question}`;
  const emptyDraft: Draft = { questionKey, chosen: [], pointed: undefined, waiting: undefined, final: false };
  const [stored, setDraft] = useState(emptyDraft);
  const [errorCode, setErrorCode] = useState<string>();
  const draft = stored.questionKey === questionKey ? stored : emptyDraft;
  // No second answer to a question while the first is on its way, and until the table
  // shows its result.
  const busy = useRef<string>(undefined);
  const askedVersion = `${questionKey} ${mine.version}`;
  const sent = useRef<string>(undefined);
  const { pointed } = draft;
  const built = moveDraft(
    mine.offered.filter((text) => namesThing(text, pointed)),
    mine.forbidden.filter(({ text }) => namesThing(text, pointed)),
    draft.chosen,
  );

  /** The question that still offers this option, after a wait; undefined when the table has moved on. */
  function stillAsked(says: string): string | undefined {
    const { mine: now } = useTable.getState();
    const may = now?.seat === mine.seat && now.question >= 0 && now.offered.includes(says);
    return may ? `${now.seat} ${now.question}` : undefined;
  }

  const free = (): void => {
    busy.current = undefined;
  };

  async function commit(says: string): Promise<void> {
    sent.current = askedVersion;
    busy.current = questionKey;
    setErrorCode(undefined);
    const reply = await answer(says).finally(free);
    if (reply.ok) return;
    sent.current = undefined;
    setDraft(emptyDraft);
    if (stillAsked(says) !== undefined) setErrorCode(reply.errorCode);
  }

  const head = [...built.given, ...built.chosen].join(' ');
  const begins = (text: string, words: string): boolean => words === '' || `${text} `.startsWith(`${words} `);
  const open = draft.waiting === undefined ? mine.offered.filter((text) => begins(text, head)) : [];

  async function pick({ words, says }: NextWord, ask = false): Promise<void> {
    if (busy.current === questionKey || sent.current === askedVersion) return;
    if (says === undefined) return setDraft({ ...emptyDraft, pointed, chosen: words });
    if (careful) busy.current = questionKey;
    const final = careful && (await isFinal(says).finally(free));
    const still = stillAsked(says);
    if (still === undefined) return;
    if (final || ask) return setDraft({ ...emptyDraft, questionKey: still, chosen: words, waiting: says, final });
    await commit(says);
  }

  return {
    built,
    choices: draft.waiting === undefined ? built.choices : [],
    waiting: draft.waiting,
    final: draft.final,
    pointed,
    errorCode,
    pick,
    point: (word) =>
      setDraft({ ...emptyDraft, chosen: draft.waiting === undefined ? draft.chosen : [], pointed: word }),
    open,
    async say(words) {
      const under = open.filter((text) => begins(text, words));
      const [only] = under;
      if (under.length === 1) await pick({ words: only!.split(' '), fresh: [], says: only });
      else if (under.length > 1) await pick({ words: words.split(' '), fresh: [], says: undefined });
    },
    async confirm() {
      if (draft.waiting !== undefined && busy.current !== questionKey && sent.current !== askedVersion)
        await commit(draft.waiting);
    },
    reopen: (to) => setDraft({ ...emptyDraft, pointed: to && pointed, chosen: to ?? [] }),
  };
}
