import { cardsIn, eachOption, type OpenQuestion, type RefusalDetail, type Wishes } from '../../kernel/index.ts';
import type { WildLaw } from '../../law/index.ts';
import { hand } from './components/piles.ts';
import { EDGES } from './rules/00-board/geometry.ts';
import { isSolo } from './rules/queries.ts';
import type { WildState } from './state.ts';
import type { Wild } from './types.ts';
import { parser, type WildOption } from './verbs.ts';
import { CARDS, FACTIONS, ITEMS } from './words.ts';

/** Reasons that only wishes get; the other reasons are declared where options are listed. */
export const WISH_REASONS = ['must-choose', 'not-here', 'not-among', 'other-faction', 'no-item'] as const;
type WishReason = (typeof WISH_REASONS)[number];

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);
/** Edges of the board on which something stands: a person names nothing else there. */
const walledEdges = (s: WildState): readonly number[] => upTo(EDGES.length).filter((e) => s.wall[e]! > 0);

const here = (question: OpenQuestion<Wild>, why: WishReason): RefusalDetail | undefined =>
  question.named ? { law: question.window.law, why, a: 0, b: 0 } : undefined;
const because = (law: WildLaw, why: WishReason): RefusalDetail => ({ law, why, a: 0, b: 0 });

const ROCKETS = ITEMS.indexOf('rockets');
/** True when a player whose turn it is at this seat has rockets. */
const hasRockets = (s: WildState, seat: number): boolean =>
  s.items[(isSolo(s) ? s.turn : seat) * ITEMS.length + ROCKETS] === 1;

/** The grammar of wishes: every verb with every hex, wall, card and faction it can name. */
export const wishes: Wishes<Wild> = {
  finish: ['end', 'stay', 'nobody'],
  list(s, seat, verb, wish) {
    const family = parser.family(verb);
    if (!family) return;
    eachOption(
      family,
      (field, words) => {
        // §W-22.O8: a person moves a camp that stands there.
        if (field === 'from') return upTo(words.length).filter((cell) => s.camp[cell]! >= 0);
        if (words === EDGES) return walledEdges(s);
        if (words === CARDS) return cardsIn(s.cards, hand(seat));
        if (words === FACTIONS) return upTo(FACTIONS.length);
        return upTo(words.length);
      },
      (o: WildOption) => wish(o),
    );
  },
  why(s, seat, o, question) {
    switch (o.verb) {
      case 'end':
        return { law: question.window.law, why: 'must-choose', a: 0, b: 0 };
      case 'breach':
        return question.named ? because('W-6.3', 'not-here') : undefined;
      // §W-12.2: without the item its reach does not matter.
      case 'use-rockets-breach':
        if (!question.named) return undefined;
        return hasRockets(s, seat) ? because('W-12.5', 'not-here') : because('W-12.2', 'no-item');
      case 'unseen':
        return question.named ? because('W-4.2', 'other-faction') : undefined;
      default:
        return here(question, 'not-among');
    }
  },
};
