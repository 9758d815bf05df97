import type { RootLaw } from '../../../../law/index.ts';
import { withAdded, withValue } from '../../../../kernel/index.ts';
import { inPlay, isVagabond } from '../../rules/02-key-terms/players.ts';
import { warriors } from '../../rules/02-key-terms/rule.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import type { Removal } from '../../rules/04-key-actions/removal.ts';
import type { Sink } from '../../types.ts';
import { IS_WARRIOR, OWNER } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { type Clearing, type Faction, FACTIONS, type Party } from '../../words.ts';
import { vagabondOf } from './items.ts';
import { ALLIED, HOSTILE } from './state.ts';

/** §X.5: Aids from each space to the next. */
const AIDS_NEEDED = [1, 2, 3];
/** §X.5: points for reaching the second, third and last space. */
const POINTS_FOR_SPACE = [1, 2, 2];
/** §9.2.9.II.a */
const POINTS_FOR_ALLY = 2;

/** §9.2.9: the space of a faction's marker on this Vagabond's chart. */
export const relation = (s: RootState, f: Faction, other: Party): number => vagabondOf(s, f).relation[other]!;

/** §9.2.9.II */
export const isAllied = (s: RootState, f: Faction, other: Party): boolean => relation(s, f, other) === ALLIED;

/** §9.2.9.III */
export const isHostile = (s: RootState, f: Faction, other: Party): boolean => relation(s, f, other) === HOSTILE;

/** §9.3.6: every other faction but a Vagabond starts Indifferent. */
export function placeMarkers(s: RootState, f: Faction): void {
  for (let other = 0; other < FACTIONS.length; other++)
    if (inPlay(s, other) && !isVagabond(other))
      vagabondOf(s, f).relation = withValue(vagabondOf(s, f).relation, other, 0);
}

function moveMarker(s: RootState, f: Faction, other: Party, to: number, law: RootLaw, out: Sink): void {
  const v = vagabondOf(s, f);
  v.relation = withValue(v.relation, other, to);
  v.aids = withValue(v.aids, other, 0);
  if (out.on) out.emit({ type: 'relation', faction: f, with: other, relation: to, law });
}

/** §9.2.9.III: the marker goes to the Hostile box. */
export function turnHostile(s: RootState, f: Faction, other: Party, law: RootLaw, out: Sink): void {
  if (relation(s, f, other) >= 0) moveMarker(s, f, other, HOSTILE, law, out);
}

/** §9.2.9.III.d: a hostile partner becomes Indifferent. */
export function forgive(s: RootState, f: Faction, other: Faction, out: Sink): void {
  if (isHostile(s, f, other)) moveMarker(s, f, other, 0, '9.2.9.III.d', out);
}

/** §9.2.9.I, §9.2.9.II.a, §9.2.9.III.c: what one Aid does to the relationship. */
export function improve(s: RootState, f: Faction, other: Faction, out: Sink): void {
  const v = vagabondOf(s, f);
  const space = v.relation[other]!;
  if (space < 0) return;
  if (space === ALLIED) return score(s, f, POINTS_FOR_ALLY, '9.2.9.II.a', out);
  // §9.2.9.I.a-R1: one Aid counts toward one step; the count restarts after it.
  v.aids = withAdded(v.aids, other, 1);
  if (v.aids[other]! < AIDS_NEEDED[space]!) return;
  moveMarker(s, f, other, space + 1, '9.2.9.I.b', out);
  score(s, f, POINTS_FOR_SPACE[space]!, '9.2.9.I.b', out);
}

/** §9.2.9.III.b: factions with hostile warriors in a clearing. */
export function hostileFactions(s: RootState, f: Faction, c: Clearing): number {
  const v = vagabondOf(s, f);
  let count = 0;
  for (let other = 0; other < FACTIONS.length; other++)
    if (v.relation[other] === HOSTILE && warriors(s, other, c) > 0) count++;
  return count;
}

/** How many pieces of a faction a removal took, or only its warriors. */
export function lostBy(r: Removal, victim: Faction, warriorsOnly: boolean): number {
  let count = 0;
  for (let i = 0; i < r.gone.length; i += 3) {
    const p = r.gone[i]!;
    if (OWNER[p] === victim && (!warriorsOnly || IS_WARRIOR[p])) count += r.gone[i + 2]!;
  }
  return count;
}

/** §9.2.9.III, §9.2.9.III-R1: a warrior removed outside battle turns its faction hostile at once. */
export function hostility(s: RootState, r: Removal, victim: Faction, out: Sink): undefined {
  if (!isVagabond(r.by) || r.inBattle || s.settings.law.hostileTrigger !== 'anyRemoval') return;
  if (lostBy(r, victim, true) > 0) turnHostile(s, r.by, victim, '9.2.9.III', out);
}
