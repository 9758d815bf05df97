import { OfferList, OfferRefusalList } from '../option-collector.ts';
import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import { hasSeat, type Seat } from '../seat.ts';

/** Why the table did not take something: `refused` has a paragraph. */
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

/** A paragraph and reason that forbid what was tried, with the numbers of that reason. */
export interface RefusalDetail {
  readonly law: string;
  readonly why: string;
  readonly a: number;
  readonly b: number;
}

/** What the table says to something a seat tried. */
export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly fault: RejectionCode; readonly because?: RefusalDetail };

/** The verdict on something that may be done. */
export const ACCEPTED: Verdict = { ok: true };

/** The verdict on something that may not be done. */
export const rejected = (fault: RejectionCode): Verdict => ({ ok: false, fault });

/** What a seat may not choose now: an option's text, or the bare verb of an action that has another time. */
export interface ForbiddenAnswer extends RefusalDetail {
  readonly text: string;
  /** Said of a bare verb: nothing of this moment forbids it, it has another one. */
  readonly elsewhere?: true;
}

/** A seat's question: the texts it may answer, and what it may not answer and why. */
export interface QuestionListing {
  readonly offered: readonly string[];
  readonly forbidden: readonly ForbiddenAnswer[];
}

/** Lists a seat's open question with all reasons. */
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

/** Whether the seat may answer with this text now, and if not, why. */
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
