import { OfferList, OfferRefusalList } from '../option-collector.ts';
import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import { hasSeat, type Seat } from '../seat.ts';

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

/** The paragraph and reason of a refusal, with the numbers of that reason. */
export interface RefusalDetail {
  readonly law: string;
  readonly why: string;
  readonly a: number;
  readonly b: number;
}

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
  const reasons = new OfferRefusalList<K['option']>();
  game.options(s, seat, reasons);
  const forbidden: ForbiddenAnswer[] = reasons.refused.map((r) => ({
    text: r.option.text,
    ...r.refusal,
    a: r.a,
    b: r.b,
  }));
  const named = [...reasons.list, ...reasons.refused.map((r) => r.option)].map((o) => o.verb);
  for (const { verb, refusal, concerns } of game.offWindow ?? [])
    if (!named.includes(verb) && (concerns?.(s, seat) ?? true))
      forbidden.push({ text: verb, ...refusal, a: 0, b: 0, elsewhere: true });
  return { offered: reasons.list.map((o) => o.text), forbidden };
}

/** Decides whether the seat may answer with this text now, and if not, why. */
export function judge<K extends GameTypes>(game: Game<K>, s: K['state'], seat: Seat, say: string): Verdict {
  if (s.over) return rejected('over');
  if (!hasSeat(game.asked(s), seat)) return rejected('not-asked');
  if (!game.parse(say)) return rejected('unknown');
  const offers = new OfferList<K['option']>();
  game.options(s, seat, offers);
  for (const o of offers.list) if (o.text === say) return ACCEPTED;
  const { forbidden } = listQuestion(game, s, seat);
  const verb = say.split(' ')[0];
  const found = forbidden.find((f) => f.text === say) ?? forbidden.find((f) => f.text === verb);
  if (!found) return rejected('refused');
  const { law, why, a, b } = found;
  return { ok: false, fault: 'refused', because: { law, why, a, b } };
}
