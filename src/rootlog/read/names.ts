import { FACTS, TITLES } from '../../games/root/components/cards/index.ts';
import { SUITS } from '../../games/root/words.ts';
import { SUIT_LETTERS } from '../replay/recorded-game.ts';

/** Abbreviations that are not the beginning of a word of the title. */
const SHORT: Readonly<Record<string, string>> = {
  cplans: 'corvid-planners',
  emi: 'eyrie-emigre',
  fpart: 'fox-partisans',
  mpart: 'mouse-partisans',
  rpart: 'rabbit-partisans',
  ffavor: 'favor-of-the-foxes',
  mfavor: 'favor-of-the-mice',
  rfavor: 'favor-of-the-rabbits',
};

const SUITED: Readonly<Record<string, string>> = { '@': 'ambush-', dom: 'dominance-' };

/** The titles that match a name of the notation; empty for a card that the deck does not have. */
export function titlesOf(name: string, suit: string): number[] {
  const suitName = SUITS[SUIT_LETTERS.indexOf(suit)];
  const prefix = SUITED[name];
  const matches = (title: string): boolean => {
    if (prefix) return suitName ? title === prefix + suitName : title.startsWith(prefix);
    if (SHORT[name]) return title === SHORT[name];
    return title.replaceAll('-', '').startsWith(name) || title.split('-').some((word) => word.startsWith(name));
  };
  const exact = TITLES.findIndex((title) => title.replaceAll('-', '') === name);
  if (exact >= 0) return [exact];
  return TITLES.flatMap((title, t) =>
    matches(title) && (suitName === undefined || SUITS[FACTS[t]!.suit] === suitName) ? [t] : [],
  );
}
