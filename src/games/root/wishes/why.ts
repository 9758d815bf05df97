import type { OpenQuestion, RefusalDetail } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import type { Root, RootOption } from '../types.ts';
import type { RootState } from '../state.ts';
import type { Faction } from '../words.ts';

/** Reasons that only wishes get; the other reasons are declared where options are listed. */
export const WISH_REASONS = [
  'must-choose',
  'river-only',
  'too-many',
  'at-least-one',
  'none-of-these',
  'not-among',
  'lost-soul',
  'not-controlled',
  'nothing-on-card',
  'not-ambush',
  'no-bird-card',
  'not-in-column',
  'not-in-row',
  'no-own-track',
  'automatic-track',
  'not-damaged',
  'not-exhausted',
  'warlord-only',
  'where-moved',
  'only-his-clearing',
  'no-building-there',
  'no-warrior-of-his',
  'no-hand-of-his',
  'chosen-already',
  'no-crafted-item',
  'not-adjacent-forest',
  'not-adjacent',
  'reveal-first',
  'march-first',
  'step-over',
  'path-closed',
  'path-open',
  'not-craftable',
  'already-there',
  'no-item',
  'no-enemy-warrior',
  'no-warriors',
  'no-mob',
  'no-wood-there',
  'own-hirelings',
  'none-there',
  'no-waystation',
  'no-ruin',
  'not-enemy',
] as const;
/** A reason that a wish can get. */
export type WishReason = (typeof WISH_REASONS)[number];

/** Who asks, and which question is open. */
export interface Asker {
  readonly s: RootState;
  readonly f: Faction;
  readonly question: OpenQuestion<Root>;
}

/** A wish that the open question says nothing about. */
export interface Wish<V extends RootOption['verb'] = RootOption['verb']> extends Asker {
  readonly o: Extract<RootOption, { readonly verb: V }>;
}

/** By verb, the decisive reason against a wish; undefined when only the time is wrong. */
export type WhyTable = { readonly [V in RootOption['verb']]?: (wish: Wish<V>) => RefusalDetail | undefined };

/** A reason with its paragraph and figures. */
export const because = (law: RootLaw, why: WishReason, a = 0, b = 0): RefusalDetail => ({ law, why, a, b });

/** A reason of the open question itself: its paragraph decides. Undefined where the question is about something else. */
export const here = ({ question }: Asker, why: WishReason, a = 0): RefusalDetail | undefined =>
  question.named ? { law: question.window.law, why, a, b: 0 } : undefined;

/** The same reason for every wish of a verb, with the paragraph of the open question. */
export const always =
  (why: WishReason) =>
  (wish: Asker): RefusalDetail | undefined =>
    here(wish, why);
