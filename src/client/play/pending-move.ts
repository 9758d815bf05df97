import { useRef, useState } from 'react';
import { usePrefs } from '../state/prefs.ts';
import { useTable } from '../state/table.ts';
import type { SeatUpdate } from '../table/messages.ts';
import { type NextWord, type MoveDraft, moveDraft } from './move-draft.ts';

/** A move while it is being said: in the prompt, or on the board. */
export interface PendingMove {
  readonly built: MoveDraft;
  /** What may be said next; nothing while the last word waits to be confirmed. */
  readonly choices: readonly NextWord[];
  /** The whole move, when it waits to be confirmed. */
  readonly waiting: string | undefined;
  /** It waits because it cannot be taken back. */
  readonly final: boolean;
  /** The thing of the table that was pointed at: only what names it is shown. */
  readonly pointed: string | undefined;
  /** Why the table did not take the last answer. */
  readonly errorCode: string | undefined;
  /** Takes a choice; one that completes the move waits to be confirmed where `ask` says so. */
  pick(choice: NextWord, ask?: boolean): Promise<void>;
  /** Points at a thing, or at nothing. */
  point(word: string | undefined): void;
  /** The whole moves that begin with what was chosen. */
  readonly open: readonly string[];
  /** Says one of them, or its beginning. */
  say(words: string): Promise<void>;
  confirm(): Promise<void>;
  /** Takes words back; without an argument all of them. */
  reopen(to?: readonly string[]): void;
}

interface Draft {
  /** The question this belongs to: a draft for another one is forgotten. */
  readonly questionKey: string;
  readonly chosen: readonly string[];
  readonly pointed: string | undefined;
  readonly waiting: string | undefined;
  readonly final: boolean;
}

/** True for a move that names a thing, and for every move where none is asked for. */
const namesThing = (text: string, thing: string | undefined): boolean =>
  thing === undefined || text.split(' ').includes(thing);

/** The move that the seat is saying. */
export function usePendingMove(mine: SeatUpdate): PendingMove {
  const careful = usePrefs((prefs) => prefs.careful);
  const { answer, isFinal } = useTable();
  const questionKey = `${mine.seat} ${mine.question}`;
  const emptyDraft: Draft = { questionKey, chosen: [], pointed: undefined, waiting: undefined, final: false };
  const [stored, setDraft] = useState(emptyDraft);
  const [errorCode, setErrorCode] = useState<string>();
  const draft = stored.questionKey === questionKey ? stored : emptyDraft;
  // While an answer is under way nothing else is said to the same question, also when others move on; then until the table
  // shows what came of it.
  const busy = useRef<string>(undefined);
  const askedVersion = `${questionKey} ${mine.version}`;
  const sent = useRef<string>(undefined);
  const { pointed } = draft;
  const built = moveDraft(
    mine.offered.filter((text) => namesThing(text, pointed)),
    mine.forbidden.filter(({ text }) => namesThing(text, pointed)),
    draft.chosen,
  );

  /** The question to which the seat may still say this: after a wait the table may have gone on. */
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
