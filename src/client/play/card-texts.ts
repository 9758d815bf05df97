import { useEffect, useState } from 'react';
import { nextPaint } from '../components/next-paint.ts';
import type { PreviewText } from '../components/peek.tsx';
import type { MoveOdds } from '../registry/game-ui.ts';
import type { NextWord } from './move-draft.ts';
import { useTexts } from './texts-provider.tsx';

/** The texts of choices that are cards, in the order of the choices; undefined for other choices, and until they are loaded. */
export function useCardTexts(choices: readonly NextWord[], isWanted: boolean): readonly PreviewText[] | undefined {
  const words = useTexts();
  const areCards = isWanted && choices.length > 1 && choices.every((choice) => words.isCard(choice.words));
  const key = areCards ? choices.map((choice) => choice.words.join(' ')).join('|') : '';
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly texts: readonly PreviewText[] }>();
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    void Promise.all(key.split('|').map(async (move) => await words.aboutMove(move.split(' ')))).then(
      (texts) => {
        const found = texts.filter((text) => text !== undefined);
        if (isCurrent && found.length === texts.length) setLoaded({ key, texts: found });
      },
      // Without a connection the texts may not come: the choices stay names.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [key, words]);
  return areCards && loaded?.key === key ? loaded.texts : undefined;
}

/** What a card says that waits for a confirmation; undefined where it was told before, and until it is loaded. */
export function useWaitingCard(waiting: string | undefined, isTold: boolean): PreviewText | undefined {
  const words = useTexts();
  const move = waiting !== undefined && !isTold && words.isCard(waiting.split(' ')) ? waiting : undefined;
  const [loaded, setLoaded] = useState<{ readonly move: string; readonly text: PreviewText }>();
  useEffect(() => {
    if (move === undefined) return undefined;
    let isCurrent = true;
    // Without a connection the text may not come: then there is nothing to show.
    void words.aboutMove(move.split(' '))?.then(
      (text) => isCurrent && text && setLoaded({ move, text }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [move, words]);
  return loaded?.move === move ? loaded?.text : undefined;
}

/** More moves with odds than this are a list of moves: their odds are shown once one of them waits for a confirmation. */
const MOST_ODDS = 6;

type OddsTexts = ReadonlyMap<string, MoveOdds>;
const NO_ODDS: OddsTexts = new Map();

/** What is told of the odds of the moves among the choices, by move; empty until they are counted. */
export function useOddsTexts(choices: readonly NextWord[]): OddsTexts {
  const words = useTexts();
  const moves = choices.flatMap(({ says }) => (says !== undefined && words.hasOdds(says) ? [says] : []));
  const key = moves.length <= MOST_ODDS ? moves.join('|') : '';
  const [counted, setCounted] = useState<{ readonly words: object; readonly key: string; readonly odds: OddsTexts }>();
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    const asked = key.split('|');
    // The person who pressed sees the moves first, and their odds right after them.
    void nextPaint().then(async () => {
      const texts = (await words.odds(asked)?.catch(() => undefined)) ?? [];
      const odds = asked.flatMap((move, i) => (texts[i] === undefined ? [] : [[move, texts[i]] as const]));
      if (isCurrent) setCounted({ words, key, odds: new Map(odds) });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, words]);
  return counted?.key === key && counted.words === words ? counted.odds : NO_ODDS;
}
