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

/** More cards than this stand in two rows, which take the place of the hand as well. */
const MOST_IN_ROW = 5;
/** The letters that have the width of a sign, and of what a card leaves free at its sides and at the ends of its lines. */
const SIGN_LETTERS = 2.5;
const SIDE_LETTERS = 14;

/**
 * How much of its row each card takes, so that all texts have as many lines; undefined where the cards stand in a single row.
 * The rows are divided where the longer one is shortest.
 */
export function cardShares(cards: readonly (PreviewText & { readonly name: string })[]): readonly number[] | undefined {
  if (cards.length <= MOST_IN_ROW) return undefined;
  const lengths = cards.map(
    ({ name, lines, brief, signs = [] }) =>
      SIDE_LETTERS + name.length + (brief ?? lines.join(' ')).length + SIGN_LETTERS * signs.length,
  );
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  const longer = (at: number): number => Math.max(sum(lengths.slice(0, at)), sum(lengths.slice(at)));
  const at = lengths.reduce((best, _, i) => (i > 0 && longer(i) < longer(best) ? i : best), 1);
  return lengths.map((length, i) => length / sum(i < at ? lengths.slice(0, at) : lengths.slice(at)));
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
