import {
  cardsIn,
  eachOption,
  type OpenQuestion,
  type OptionParser,
  type RefusalDetail,
  type Wishes,
} from '../../kernel/index.ts';
import type { ScythiaLaw } from '../../law/index.ts';
import type { Components } from './components/components.ts';
import { blockedPlay } from './rules/13-effects/possible.ts';
import { has } from './rules/queries.ts';
import { handOf, OPEN } from './components/piles.ts';
import type { ScythiaState } from './state.ts';
import type { Scythia } from './types.ts';
import type { ScythiaOption } from './verbs.ts';
import { KUMIS, VILLAGE_CENTRE } from './words.ts';

/** Reasons that only wishes get; the other reasons are declared where options are listed. */
export const WISH_REASONS = [
  'must-choose',
  'must-take',
  'not-among',
  'other-building',
  'quest-not-open',
  'other-side',
  'dropped-already',
  'pair-gone',
  'short-kumis',
] as const;
type WishReason = (typeof WISH_REASONS)[number];

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);
const because = (law: ScythiaLaw, why: WishReason, a = 0, b = 0): RefusalDetail => ({ law, why, a, b });
const here = (question: OpenQuestion<Scythia>, why: WishReason): RefusalDetail | undefined =>
  question.named ? { law: question.window.law, why, a: 0, b: 0 } : undefined;

/** True while the worker stands at the Village Centre and its action is still to be chosen. */
function isAtCentre(s: ScythiaState): boolean {
  const top = s.stack[s.stack.length - 1];
  return top?.proc === 'visit' && top.building === VILLAGE_CENTRE;
}

/** The grammar of wishes: every verb with every building, slot, card, quest and spot it can name. */
export function wishesOf(c: Components, parser: OptionParser<ScythiaOption>): Wishes<Scythia> {
  const handKinds = (s: ScythiaState, seat: number): readonly number[] => [
    ...new Set(cardsIn(s.cards, handOf(seat)).map((card) => c.cards.kind[card]!)),
  ];
  return {
    finish: ['pass', 'keep'],
    list(s, seat, verb, wish) {
      const family = parser.family(verb);
      if (!family) return;
      const idsOf = (field: string, words: readonly string[]): readonly number[] => {
        if (field === 'character') return handKinds(s, seat);
        if (field === 'animal') return s.row.filter((animal) => animal >= 0);
        if (field === 'amount') return upTo(has(s, seat, KUMIS) + 2);
        return upTo(words.length);
      };
      eachOption(family, idsOf, wish);
    },
    why(s, seat, o, question) {
      switch (o.verb) {
        // §S-4.5: a worker must be taken, where one can be.
        case 'pass':
          return question.window.name === 'take'
            ? because('S-4.5', 'must-take')
            : { law: question.window.law, why: 'must-choose', a: 0, b: 0 };
        case 'use':
          return question.named ? because('S-4.2', 'other-building') : undefined;
        case 'complete':
          return s.quests[o.quest] === OPEN ? undefined : because('S-9.1', 'quest-not-open');
        case 'tame':
          return here(question, 'other-side');
        case 'drop':
          return here(question, 'dropped-already');
        case 'pair':
          return question.named ? because('S-2.9', 'pair-gone') : undefined;
        case 'kumis':
          return question.named ? because('S-6.4', 'short-kumis', o.amount, has(s, seat, KUMIS)) : undefined;
        // §S-5.6: the worker stands where cards are played, so the card itself decides.
        case 'play': {
          const blocked = isAtCentre(s) ? blockedPlay(c, s, seat, o.character) : undefined;
          return blocked ? { ...blocked.refusal, a: blocked.a, b: blocked.b } : here(question, 'not-among');
        }
        default:
          return here(question, 'not-among');
      }
    },
  };
}
