import type { GameResult } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import type { Source } from '../../events.ts';
import type { Sink } from '../../types.ts';
import { score } from '../transfers.ts';
import { animalCount, crewSize, has, isSolo, questsOf, slotOf } from '../queries.ts';
import { CHIEF, KEPT, NONE } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import { CREW_SLOTS, EAGLE, FIRST_PLUNDER, HORSE, KUMIS, PLUNDER, SILVER } from '../../words.ts';

/** §S-11.3: by plunder, `vp` points for each full set of `per` markers. */
const WORTH: readonly { readonly vp: number; readonly per: number }[] = [
  { vp: 2, per: 1 },
  { vp: 1, per: 1 },
  { vp: 1, per: 1 },
  { vp: 1, per: 2 },
];

/** The points of an owner's completed quests. */
export function questPoints(c: Components, s: ScythiaState, owner: number): number {
  let sum = 0;
  for (let q = 0; q < c.quest.count; q++) if (s.quests[q] === KEPT + owner) sum += c.quest.vp[q]!;
  return sum;
}

/** §S-11.3: the points the final scoring would give a seat now, by source. */
export function pending(
  c: Components,
  s: ScythiaState,
  seat: number,
): { readonly source: Source; readonly points: number }[] {
  let crew = 0;
  let animals = 0;
  for (let slot = 0; slot < CREW_SLOTS; slot++) {
    const at = slotOf(seat, slot);
    if (s.crew[at] !== NONE) crew += c.kind.vp[s.crew[at]!]!;
    // §S-8.3: paired or not; only the visible half.
    if (s.eagles[at] !== NONE) animals += c.animal.vp[EAGLE]![s.eagles[at]!]!;
    if (s.horses[at] !== NONE) animals += c.animal.vp[HORSE]![s.horses[at]!]!;
  }
  const list: { source: Source; points: number }[] = [
    { source: 'crew', points: crew },
    { source: 'animals', points: animals },
    { source: 'quests', points: questPoints(c, s, seat) },
  ];
  for (let p = 0; p < PLUNDER.length; p++) {
    const { vp, per } = WORTH[p]!;
    list.push({ source: PLUNDER[p]!, points: Math.floor(has(s, seat, FIRST_PLUNDER + p) / per) * vp });
  }
  return list;
}

/** The points of the AI chief's horses. */
export function horsePoints(c: Components, s: ScythiaState): number {
  let sum = 0;
  for (const animal of s.chiefHorses) sum += c.animal.vp[HORSE]![animal]!;
  return sum;
}

/** Adds points of the AI chief. */
export function scoreChief(
  s: ScythiaState,
  source: Source,
  points: number,
  law: 'S-12.8' | 'S-12.12',
  out: Sink,
): void {
  if (points === 0) return;
  s.chiefScore += points;
  if (out.on) out.emit({ type: 'scored', seat: -1, source, points, law, total: s.chiefScore });
}

/** §S-11.3, and for the AI chief §S-12.12. */
export function scoreAll(c: Components, s: ScythiaState, out: Sink): void {
  for (let seat = 0; seat < s.settings.seats; seat++)
    for (const { source, points } of pending(c, s, seat)) score(s, seat, source, points, 'S-11.3', out);
  if (!isSolo(s)) return;
  scoreChief(s, 'quests', questPoints(c, s, CHIEF), 'S-12.12', out);
  scoreChief(s, 'horses', horsePoints(c, s), 'S-12.12', out);
}

/** §S-11.4: the numbers that rank a seat: points, then quests with crew and animals, then goods; no heroes (§A-21). */
function rankOf(s: ScythiaState, seat: number): readonly number[] {
  let goods = 0;
  for (let item = SILVER; item <= KUMIS; item++) goods += has(s, seat, item);
  return [s.score[seat]!, questsOf(s, seat) + crewSize(s, seat) + animalCount(s, seat), goods];
}

/** §S-12.12: the AI chief has no crew, silver or kumis. */
const chiefRank = (s: ScythiaState): readonly number[] => [
  s.chiefScore,
  questsOf(s, CHIEF) + s.chiefHorses.length,
  s.chiefProvisions,
];

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return b[i]! - a[i]!;
  return 0;
}

/** §S-11.4: the ranking. §S-12.12: in solo nobody wins if the AI chief ranks higher. */
export function rankingOf(s: ScythiaState): GameResult {
  if (isSolo(s)) {
    const won = compare(rankOf(s, 0), chiefRank(s)) <= 0;
    return { winners: won ? [0] : [], ranking: [[0]], law: 'S-12.12' };
  }
  const seats = Array.from({ length: s.settings.seats }, (_, seat) => seat);
  const ranking: number[][] = [];
  for (const seat of seats.sort((x, y) => compare(rankOf(s, x), rankOf(s, y)) || x - y)) {
    const last = ranking[ranking.length - 1];
    if (last && compare(rankOf(s, last[0]!), rankOf(s, seat)) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  return { winners: ranking[0]!, ranking, law: 'S-11.4' };
}
