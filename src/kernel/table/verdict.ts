import { Offers, Reasons } from '../ask.ts';
import type { Game } from '../game.ts';
import type { Kinds } from '../procedure.ts';
import { has, type Seat } from '../seat.ts';

/** Why the table did not take something: `refused` has a paragraph. */
export type Fault =
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
export interface Because {
  readonly law: string;
  readonly why: string;
  readonly a: number;
  readonly b: number;
}

/** What the table says to something a seat tried. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly fault: Fault; readonly because?: Because };

/** The verdict on something that may be done. */
export const FINE: Verdict = { ok: true };

/** The verdict on something that may not be done. */
export const no = (fault: Fault): Verdict => ({ ok: false, fault });

/** What a seat may not choose now: an option's text, or the bare verb of an action that has another time. */
export interface Forbidden extends Because {
  readonly text: string;
  /** Said of a bare verb: nothing of this moment forbids it, it has another one. */
  readonly elsewhere?: true;
}

/** A seat's question: the texts it may answer, and what it may not answer and why. */
export interface Listing {
  readonly offered: readonly string[];
  readonly forbidden: readonly Forbidden[];
}

/** Lists a seat's open question with all reasons. */
export function listing<K extends Kinds>(game: Game<K>, s: K['state'], seat: Seat): Listing {
  if (!has(game.asked(s), seat)) return { offered: [], forbidden: [] };
  const reasons = new Reasons<K['option']>();
  game.options(s, seat, reasons);
  const forbidden: Forbidden[] = reasons.refused.map((r) => ({ text: r.option.text, ...r.refusal, a: r.a, b: r.b }));
  const named = [...reasons.list, ...reasons.refused.map((r) => r.option)].map((o) => o.do);
  for (const { verb, refusal, concerns } of game.elsewhere ?? [])
    if (!named.includes(verb) && (concerns?.(s, seat) ?? true))
      forbidden.push({ text: verb, ...refusal, a: 0, b: 0, elsewhere: true });
  return { offered: reasons.list.map((o) => o.text), forbidden };
}

/** Whether the seat may answer with this text now, and if not, why. */
export function judge<K extends Kinds>(game: Game<K>, s: K['state'], seat: Seat, say: string): Verdict {
  if (s.over) return no('over');
  if (!has(game.asked(s), seat)) return no('not-asked');
  if (!game.parse(say)) return no('unknown');
  const offers = new Offers<K['option']>();
  game.options(s, seat, offers);
  for (const o of offers.list) if (o.text === say) return FINE;
  const { forbidden } = listing(game, s, seat);
  const verb = say.split(' ')[0];
  const found = forbidden.find((f) => f.text === say) ?? forbidden.find((f) => f.text === verb);
  if (!found) return no('refused');
  const { law, why, a, b } = found;
  return { ok: false, fault: 'refused', because: { law, why, a, b } };
}
