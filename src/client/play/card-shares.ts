import type { PreviewText } from '../components/peek.tsx';

/** More cards than this stand in two rows, which take the place of the hand as well. */
export const MOST_IN_ROW = 5;
/** The letters that have the width of a sign, and of what a card leaves free at its sides and at the ends of its lines. */
const SIGN_LETTERS = 2.5;
const SIDE_LETTERS = 12;

/**
 * How much of its row each card takes, so that all texts have about as many lines. The rows are divided where the longer one is
 * shortest.
 */
export function cardShares(cards: readonly (PreviewText & { readonly name: string })[]): readonly number[] {
  const lengths = cards.map(
    ({ name, lines, brief, signs = [] }) =>
      SIDE_LETTERS + name.length + (brief ?? lines.join(' ')).length + SIGN_LETTERS * signs.length,
  );
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  const longer = (at: number): number => Math.max(sum(lengths.slice(0, at)), sum(lengths.slice(at)));
  const at = lengths.reduce((best, _, i) => (i > 0 && longer(i) < longer(best) ? i : best), 1);
  return lengths.map((length, i) => length / sum(i < at ? lengths.slice(0, at) : lengths.slice(at)));
}

/** How much more of its row a card with too many lines takes in a step, and the most steps. */
const WIDER = 1.04;
const MOST_STEPS = 12;
/** Bottoms of lines that differ less than this, in px, are those of one line. */
const SAME_LINE = 5;

/** How far the box of a line reaches below its card, in px, before letters do: lines are lower than the boxes of their letters. */
const BELOW_LETTERS = 3;

/** True when all cards, and all of their texts, are inside the list. */
function isInside(list: HTMLElement): boolean {
  return [list, ...list.children].every(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }, i) =>
      scrollHeight <= clientHeight + (i > 0 ? BELOW_LETTERS : 1) && scrollWidth <= clientWidth + 1,
  );
}

/**
 * Gives the cards their shares, and while the texts do not fit, the cards with the most lines more of their row: letters tell
 * only about how many lines a text has. Returns whether the texts fit.
 */
export function fitCards(list: HTMLElement, wanted: readonly number[] | undefined): boolean {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-words]')];
  if (wanted === undefined) return isInside(list);
  let shares = wanted;
  for (let step = 0; ; step++) {
    for (const [i, card] of cards.entries()) card.style.setProperty('--share', `${shares[i]}`);
    if (isInside(list)) return true;
    if (step === MOST_STEPS) return false;
    const tops = cards.map((card) => card.getBoundingClientRect().top);
    const heights = cards.map((card, i) => card.querySelector('small')!.getBoundingClientRect().bottom - tops[i]!);
    const most = Math.max(...heights);
    const row = tops[heights.indexOf(most)];
    const wider = shares.map((share, i) => (tops[i] === row && heights[i]! > most - SAME_LINE ? share * WIDER : share));
    const sum = wider.reduce((all, share, i) => (tops[i] === row ? all + share : all), 0);
    shares = wider.map((share, i) => (tops[i] === row ? share / sum : share));
  }
}
