import { useCallback, useEffect, useState } from 'react';
import type { ForbiddenAnswer } from '../../kernel/referee/index.ts';
import { useTable } from '../state/table.ts';
import type { SeatUpdate } from '../table/messages.ts';

/** What the player has asked about: a blocked place, card or button. */
export interface WhyAbout {
  /** A word of the options, or several words that all must be named. */
  readonly about: string;
  /** All that could be wished for about it, with the reasons against it. */
  readonly answers: readonly ForbiddenAnswer[];
}

/** The reasons that the player asks for. */
export interface Why {
  readonly asked: WhyAbout | undefined;
  /** Asks about a thing; the same thing again closes the answer. Undefined while the seat is not asked. */
  readonly ask: ((about: string) => void) | undefined;
  close(): void;
}

/** The answers about the move that has begun with these words; all of them, where none is about it. */
export function answersAfter(answers: readonly ForbiddenAnswer[], begun: string): readonly ForbiddenAnswer[] {
  const own = answers.filter(({ text }) => text.startsWith(`${begun} `));
  return own.length > 0 ? own : answers;
}

/** Keeps what the player asked about until the question changes; `begun` are the words of the move so far. */
export function useWhy(mine: SeatUpdate, isPresent: boolean, begun: string): Why {
  const whyNot = useTable((table) => table.whyNot);
  const [asked, setAsked] = useState<WhyAbout>();
  const close = useCallback(() => setAsked(undefined), []);
  const questionKey = `${mine.seat} ${mine.question} ${mine.version}`;
  useEffect(() => close, [questionKey, close]);
  const about = asked?.about;
  const ask = useCallback(
    (wanted: string): void => {
      if (wanted === about) return close();
      void whyNot(wanted).then((answers) => {
        const { mine: now } = useTable.getState();
        if (answers && now && `${now.seat} ${now.question} ${now.version}` === questionKey)
          setAsked({ about: wanted, answers: answersAfter(answers, begun) });
      });
    },
    [about, begun, close, questionKey, whyNot],
  );
  const isAsked = isPresent && mine.question >= 0 && mine.offered.length > 0;
  return { asked: isAsked ? asked : undefined, ask: isAsked ? ask : undefined, close };
}
