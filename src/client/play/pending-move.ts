import { useEffect, useMemo, useRef, useState } from 'react';
import type { Amount } from '../registry/game-ui.ts';
import { usePrefs } from '../state/prefs.ts';
import { useTable } from '../state/table.ts';
import type { SeatUpdate } from '../table/messages.ts';
import {
  type NextWord,
  type MoveDraft,
  moveDraft,
  wholeMoves,
  withoutImpliedVerbs,
  withWholeMoves,
} from './move-draft.ts';
import { beginningThrough, lastThingOf, moveInstead, movesAbout, thingsInstead } from './pointing.ts';
import { useTexts } from './texts-provider.tsx';

/** The move being entered in the prompt or on the board. */
export interface PendingMove {
  readonly built: MoveDraft;
  /** The next words; empty while the move waits for a confirmation. */
  readonly choices: readonly NextWord[];
  /** The complete move that waits for a confirmation; undefined otherwise. */
  readonly waiting: string | undefined;
  /** True when it waits because it cannot be undone. */
  readonly final: boolean;
  /** Choices that cannot be undone, as far as that is known before they are picked. */
  readonly finals: ReadonlySet<string>;
  /** The thing selected on the board; only moves that name it are shown. */
  readonly pointed: string | undefined;
  /** Why the table rejected the last answer. */
  readonly errorCode: string | undefined;
  /** Picks a word. On the board, and once the player has set the amount, the number that is asked for next is answered with it. */
  pick(choice: NextWord, how?: PickOptions): Promise<void>;
  /** How many go along with a move that ends on the board; undefined when no number is asked for. */
  readonly amount: (Amount & { readonly n: number; set(n: number): void }) | undefined;
  /**
   * Selects a thing of the board: what can be done with it is offered. A second thing goes on from the first, from a source to
   * a destination. Undefined takes the last step back. With `ask`, a complete move waits for a confirmation.
   */
  point(word: string | undefined, ask?: boolean): void;
  /** The offered moves that begin with the chosen words. */
  readonly open: readonly string[];
  /** Things that can stand in the place of the last one of the move that waits: to point at one changes the move. */
  readonly instead: readonly string[];
  /** Enters one of the open moves, or its first words. */
  say(words: string): Promise<void>;
  confirm(): Promise<void>;
  /** Goes back to the words `to`; without an argument, to none. */
  reopen(to?: readonly string[]): void;
  /** Takes the last word or selection back; false when there is none. */
  back(): boolean;
}

/** How a word was picked. */
interface PickOptions {
  /** A complete move waits for a confirmation. */
  readonly ask?: boolean;
  readonly isOnBoard?: boolean;
  /** The choice itself told what the move costs besides. */
  readonly isPriceTold?: boolean;
}

interface Draft {
  /** Seat and question of the draft; a draft of another question is dropped. */
  readonly questionKey: string;
  readonly chosen: readonly string[];
  readonly pointed: string | undefined;
  readonly waiting: string | undefined;
  readonly final: boolean;
  /** How many go along; undefined: all. */
  readonly amount?: number;
  /** The draft before the last word or selection. */
  readonly before?: Draft;
}

/** Things that were pointed at and go on into the question that follows: the clearing of a march, and where it goes. */
interface CarriedSelection {
  readonly seat: number;
  /** The question they were pointed at in. */
  readonly question: number;
  readonly things: readonly string[];
  /** The answer to the number that is asked for once they are said. */
  readonly answer: string | undefined;
}

/** Most moves about one thing that are offered whole, each with one click. */
const MOST_WHOLE = 8;

const NO_FINALS: ReadonlySet<string> = new Set();

/** The pending move of the viewer's seat. */
export function usePendingMove(mine: SeatUpdate, answersAmounts: boolean): PendingMove {
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
  const texts = useTexts();
  const carried = useRef<CarriedSelection>(undefined);
  const offered = useMemo(() => texts.arrange(mine.offered), [texts, mine.offered]);
  const doneWith = pointed === undefined ? [] : texts.doneWith(pointed, offered);
  const about = pointed === undefined ? offered : [...movesAbout(offered, pointed), ...doneWith];
  const draftOf = moveDraft(
    about,
    pointed === undefined ? mine.forbidden : mine.forbidden.filter(({ text }) => text.split(' ').includes(pointed)),
    draft.chosen,
  );

  // A few moves about one thing are offered whole, beside the verbs of those that go on from it to another place.
  const endsThere = (text: string): boolean => {
    const words = text.split(' ');
    const at = pointed === undefined ? -1 : words.lastIndexOf(pointed);
    return at >= 0 && !words.slice(at + 1).some((word) => texts.isThing(word));
  };
  const isPointed = draft.chosen.length === 0 && pointed !== undefined && about.length > 1;
  const isWhole = isPointed && about.length <= MOST_WHOLE && about.every(endsThere);
  const isMixed = isPointed && draftOf.given.length === 0;
  const isFirst = pointed === undefined && draft.chosen.length === 0 && draftOf.given.length === 0;
  const built: MoveDraft = isWhole
    ? { ...draftOf, given: [], chosen: [], choices: wholeMoves(about) }
    : isMixed
      ? { ...draftOf, choices: withWholeMoves(draftOf.choices, about, endsThere, MOST_WHOLE) }
      : isFirst
        ? { ...draftOf, choices: withoutImpliedVerbs(draftOf.choices, about, texts.isImplied, MOST_WHOLE) }
        : draftOf;

  // Which of the moves about a thing cannot be undone is shown beside them; the second click on the thing's move says it.
  const whole =
    pointed === undefined || !careful
      ? ''
      : built.choices
          .flatMap(({ says = [] }) => says)
          .slice(0, MOST_WHOLE)
          .join('|');
  const [known, setKnown] = useState<{ readonly key: string; readonly finals: ReadonlySet<string> }>();
  const finalsKey = `${questionKey} ${whole}`;
  useEffect(() => {
    if (whole === '') return;
    let stale = false;
    const moves = whole.split('|');
    void Promise.all(moves.map(async (text) => ((await isFinal(text)) ? [text] : []))).then((found) => {
      if (!stale) setKnown({ key: finalsKey, finals: new Set(found.flat()) });
    });
    return () => {
      stale = true;
    };
  }, [whole, finalsKey, isFinal]);
  const finals = whole !== '' && known?.key === finalsKey ? known.finals : NO_FINALS;

  const asked = answersAmounts ? texts.amount([...built.given, ...built.chosen], pointed, mine.offered) : undefined;
  const going = asked && Math.min(asked.most, draft.amount ?? asked.most);
  const amountAnswer = asked && going !== undefined ? asked.answer(going) : undefined;

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

  async function pick(
    { words, says }: NextWord,
    { ask = false, isOnBoard = false, isPriceTold = false }: PickOptions = {},
  ): Promise<void> {
    if (busy.current === questionKey || sent.current === askedVersion) return;
    carried.current = undefined;
    if (says === undefined) return setDraft({ ...emptyDraft, pointed, chosen: words, before: draft });
    const { seat, question } = mine;
    if (pointed !== undefined && doneWith.includes(says))
      carried.current = { seat, question, things: [pointed], answer: undefined };
    else if ((isOnBoard || draft.amount !== undefined) && amountAnswer !== undefined)
      carried.current = { seat, question, things: [], answer: amountAnswer };
    // It was pointed at, and the prompt has said that it is final: two clicks are enough, unless it costs more than it says.
    const isPriced = !isPriceTold && texts.price([...mine.said.map(({ text }) => text), says]) !== undefined;
    const isWarned = (finals.has(says) || texts.isWarned(says)) && !isOnBoard && !ask && !isPriced;
    // The only answer, with nothing before it that could be taken back: there is nothing to think over.
    const isForced = mine.offered.length === 1 && mine.undo.length === 0;
    if (careful) busy.current = questionKey;
    const final = careful && !isWarned && !isForced && (await isFinal(says).finally(free));
    const still = stillAsked(says);
    if (still === undefined) return;
    if (final || ask)
      return setDraft({ ...emptyDraft, questionKey: still, chosen: words, waiting: says, final, before: draft });
    await commit(says);
  }

  async function say(words: string, ask = false): Promise<void> {
    const under = open.filter((text) => begins(text, words));
    const [only] = under;
    if (under.length === 1) await pick({ words: only!.split(' '), fresh: [], says: only }, { ask, isOnBoard: true });
    else if (under.length > 1) await pick({ words: words.split(' '), fresh: [], says: undefined });
  }

  function back(): boolean {
    carried.current = undefined;
    if (stored.questionKey !== questionKey || draft.before === undefined) return false;
    setDraft(draft.before.questionKey === questionKey ? draft.before : emptyDraft);
    return true;
  }

  const changeable = draft.waiting === undefined ? undefined : lastThingOf(draft.waiting, texts.isThing);
  const instead = changeable === undefined ? [] : thingsInstead(mine.offered, changeable);

  function point(word: string | undefined, ask = false): void {
    if (word === undefined) {
      if (!back()) setDraft(emptyDraft);
      return;
    }
    if (changeable !== undefined && instead.includes(word)) {
      const says = moveInstead(mine.offered, changeable, word)!;
      void pick({ words: says.split(' '), fresh: [], says }, { ask, isOnBoard: true });
      return;
    }
    const words = pointed === undefined ? undefined : beginningThrough(open, [pointed, word]);
    if (words !== undefined) return void say(words, ask);
    const [way] = doneWith;
    if (pointed !== undefined && way !== undefined && doneWith.length === 1 && word !== pointed) {
      carried.current = {
        seat: mine.seat,
        question: mine.question,
        things: [pointed, word],
        answer: amountAnswer,
      };
      return void commit(way);
    }
    setDraft({ ...emptyDraft, chosen: draft.waiting === undefined ? draft.chosen : [], pointed: word, before: draft });
  }

  // What was pointed at goes on into the question that follows.
  const latest = useRef({ say, mine });
  useEffect(() => {
    latest.current = { say, mine };
  });
  useEffect(() => {
    const { current } = carried;
    const { mine: now, say: enter } = latest.current;
    if (!current || now.question < 0 || (current.seat === now.seat && current.question === now.question)) return;
    carried.current = undefined;
    if (current.seat !== now.seat) return;
    if (current.things.length === 0) {
      if (current.answer !== undefined && now.offered.includes(current.answer)) void enter(current.answer);
      return;
    }
    const words =
      beginningThrough(now.offered, current.things) ?? beginningThrough(now.offered, current.things.slice(0, 1));
    if (words === undefined) return;
    void enter(words);
    if (now.offered.includes(words))
      carried.current = { seat: now.seat, question: now.question, things: [], answer: current.answer };
  }, [questionKey]);

  return {
    built,
    choices: draft.waiting === undefined ? built.choices : [],
    waiting: draft.waiting,
    final: draft.final,
    finals,
    pointed,
    errorCode,
    pick,
    point,
    amount:
      asked && going !== undefined && draft.waiting === undefined
        ? { ...asked, n: going, set: (n) => setDraft({ ...draft, amount: Math.min(asked.most, Math.max(1, n)) }) }
        : undefined,
    open,
    instead,
    say: (words) => say(words),
    async confirm() {
      if (draft.waiting !== undefined && busy.current !== questionKey && sent.current !== askedVersion)
        await commit(draft.waiting);
    },
    reopen(to) {
      carried.current = undefined;
      setDraft({ ...emptyDraft, pointed: to && pointed, chosen: to ?? [] });
    },
    back,
  };
}
