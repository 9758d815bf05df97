import { OfferList } from '../option-collector.ts';
import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import { hasSeat, type Seat } from '../seat.ts';
import { QuestionReasons, type RefusalDetail } from '../wishes.ts';

export type { RefusalDetail } from '../wishes.ts';

/** Why the referee rejects an act. Only `refused` has a paragraph. */
export type RejectionCode =
  | 'over'
  | 'not-asked'
  | 'stale'
  | 'unknown'
  | 'refused'
  | 'not-part'
  | 'not-free'
  | 'not-due'
  | 'wrong';

/** Whether the referee accepts an act of a seat. */
export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly fault: RejectionCode; readonly because?: RefusalDetail };

/** The verdict on a legal act. */
export const ACCEPTED: Verdict = { ok: true };

/** The verdict on an illegal act. */
export const rejected = (fault: RejectionCode): Verdict => ({ ok: false, fault });

/** An answer that is not allowed: an option's text, or the bare verb of an action of other windows. */
export interface ForbiddenAnswer extends RefusalDetail {
  readonly text: string;
  /** True for a bare verb: an off-window refusal. */
  readonly elsewhere?: true;
}

/** A seat's open question: the offered texts, and the forbidden ones with reasons. */
export interface QuestionListing {
  readonly offered: readonly string[];
  readonly forbidden: readonly ForbiddenAnswer[];
}

/** Lists the offers and refusals of a seat's open question; both are empty when the seat is not asked. */
export function listQuestion<K extends GameTypes>(game: Game<K>, s: K['state'], seat: Seat): QuestionListing {
  if (!hasSeat(game.asked(s), seat)) return { offered: [], forbidden: [] };
  const reasons = new QuestionReasons(game, s, seat);
  const { list, refused } = reasons.lists;
  const forbidden: ForbiddenAnswer[] = refused.map((r) => ({ text: r.option.text, ...r.refusal, a: r.a, b: r.b }));
  for (const [verb, because] of reasons.offWindow()) {
    // A verb that is an answer by itself is told what `judge` would tell.
    const option = game.parse(verb);
    const answer = option && reasons.answerTo(option);
    forbidden.push({
      text: verb,
      ...(answer === undefined || answer === 'offered' ? because : answer),
      elsewhere: true,
    });
  }
  return { offered: list.map((o) => o.text), forbidden };
}

/**
 * Lists what a person on this seat can reasonably wish for about a thing and may not do now, with the reasons. `about` is a word
 * of the options, such as a place or a card, or several words that all must be named. Empty when the seat is not asked.
 */
export function refusalsAbout<K extends GameTypes>(
  game: Game<K>,
  s: K['state'],
  seat: Seat,
  about: string,
): readonly ForbiddenAnswer[] {
  if (!hasSeat(game.asked(s), seat)) return [];
  const reasons = new QuestionReasons(game, s, seat);
  const wanted = about.split(' ');
  const found = reasons.wishes().flatMap((o): ForbiddenAnswer[] => {
    const words = o.text.split(' ');
    if (!wanted.every((word) => words.includes(word))) return [];
    const answer = reasons.answerTo(o);
    return answer === undefined || answer === 'offered' ? [] : [{ text: o.text, ...answer }];
  });
  // A verb of other windows in a game that lists no wishes for it.
  const elsewhere = found.length === 0 ? reasons.offWindow().get(about) : undefined;
  return elsewhere ? [{ text: about, ...elsewhere, elsewhere: true }] : found;
}

/** Decides whether the seat may answer with this text now, and if not, why. */
export function judge<K extends GameTypes>(game: Game<K>, s: K['state'], seat: Seat, say: string): Verdict {
  if (s.over) return rejected('over');
  if (!hasSeat(game.asked(s), seat)) return rejected('not-asked');
  const option = game.parse(say);
  if (!option) return rejected('unknown');
  const offers = new OfferList<K['option']>();
  game.options(s, seat, offers);
  if (offers.list.some((o) => o.text === say)) return ACCEPTED;
  const because = new QuestionReasons(game, s, seat).answerTo(option);
  return because === undefined || because === 'offered'
    ? rejected('refused')
    : { ok: false, fault: 'refused', because };
}
