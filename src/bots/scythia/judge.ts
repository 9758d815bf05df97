import type { Box } from '../../games/scythia/box.ts';
import { boxOf } from '../../games/scythia/box.ts';
import type { ScythiaGame } from '../../games/scythia/index.ts';
import type { Scythia } from '../../games/scythia/kinds.ts';
import { crewSize, handSize, has, isSolo, questsLeft, slotOf, spotsLeft } from '../../games/scythia/queries.ts';
import { horsePoints, questPoints } from '../../games/scythia/scoring.ts';
import { CHIEF, NONE, type ScythiaState } from '../../games/scythia/state.ts';
import {
  CREW_SLOTS,
  EAGLE,
  FIRST_PLUNDER,
  HORSE,
  KUMIS,
  PLUNDER,
  PROVISIONS,
  SILVER,
  WAGONS,
} from '../../games/scythia/words.ts';
import type { Judge } from '../judge.ts';
import { bestHire, bestQuest, bestRaid } from './hopes.ts';
import { SCYTHIA_WEIGHTS, type ScythiaWeights } from './weights.ts';

/** Points of plunder at the end (§S-11.3): gold, equipment, wagons, livestock. */
const PLUNDER_POINTS = [2, 1, 1, 0.5];

/** The first `enough` of something at one worth, the rest at another. */
const stepped = (n: number, enough: number, [first, more]: readonly number[]): number =>
  Math.min(n, enough) * first! + Math.max(0, n - enough) * more!;

/** The turns a player can still expect: raid spots and quests are the clock (§S-11.1). */
function turnsLeft(s: ScythiaState, w: ScythiaWeights): number {
  const { seats, turnCap } = s.settings;
  if (s.lastTurns >= 0) return s.lastTurns / seats;
  const few = Math.min(spotsLeft(s), questsLeft(s)) - 2;
  const left = 1 + w.turnsPerSpot * few;
  return turnCap > 0 ? Math.min(left, turnCap - s.turns / seats) : left;
}

/** The strength of a crew without its abilities: printed, less wounds, with paired animals (§S-6.7). */
function strengthOf(b: Box, s: ScythiaState, seat: number): number {
  let sum = 0;
  for (let slot = 0; slot < CREW_SLOTS; slot++) {
    const at = slotOf(seat, slot);
    if (s.crew[at] === NONE) continue;
    sum += b.kind.strength[s.crew[at]!]! - s.wounds[at]!;
    if (s.eagles[at] !== NONE) sum += b.animal.strength[EAGLE]![s.eagles[at]!]!;
    if (s.horses[at] !== NONE) sum += b.animal.strength[HORSE]![s.horses[at]!]!;
  }
  return sum;
}

/** Points that are as good as scored: on the track, crew, animals, quests and plunder (§S-11.3). */
function pointsOf(b: Box, s: ScythiaState, seat: number): number {
  let points = s.score[seat]! + (s.scored === 0 ? questPoints(b, s, seat) : 0);
  for (let slot = 0; slot < CREW_SLOTS; slot++) {
    const at = slotOf(seat, slot);
    if (s.crew[at] !== NONE) points += b.kind.vp[s.crew[at]!]!;
    if (s.eagles[at] !== NONE) points += b.animal.vp[EAGLE]![s.eagles[at]!]!;
    if (s.horses[at] !== NONE) points += b.animal.vp[HORSE]![s.horses[at]!]!;
  }
  for (let p = 0; p < PLUNDER.length; p++) points += PLUNDER_POINTS[p]! * has(s, seat, FIRST_PLUNDER + p);
  return points;
}

/** What a seat can make of what it has while there is time: goods, cards, crew, and the next raid or quest. */
function hopesOf(b: Box, s: ScythiaState, w: ScythiaWeights, seat: number): number {
  const strength = strengthOf(b, s, seat);
  let wounds = 0;
  for (let slot = 0; slot < CREW_SLOTS; slot++) wounds += s.wounds[slotOf(seat, slot)]!;
  let hopes = w.crew[crewSize(s, seat)]! + w.strength * strength - w.wound * wounds;
  hopes += stepped(has(s, seat, SILVER), 5, w.silver);
  hopes += stepped(has(s, seat, PROVISIONS), 5, w.provisions);
  hopes += stepped(has(s, seat, KUMIS), 3, w.kumis);
  hopes += stepped(handSize(s, seat), 4, w.card);
  for (let p = 0; p < PLUNDER.length; p++) hopes += w.plunder[p]! * Math.min(4, has(s, seat, FIRST_PLUNDER + p));
  const worker = s.worker[seat]!;
  if (worker !== NONE) hopes += w.worker[worker]!;
  const crew = crewSize(s, seat);
  const able = { strength, worker, crew, food: has(s, seat, PROVISIONS), carts: has(s, seat, WAGONS) };
  hopes += w.hire * bestHire(b, s, w, seat, crew);
  return hopes + w.raid * bestRaid(b, s, w, able) + w.quest * bestQuest(b, s, seat);
}

/** The AI chief's turn is no consequence of the player's. */
function turnOf(s: ScythiaState): number {
  for (const f of s.stack) if (f.proc === 'chief') return -s.turns;
  return s.turns;
}

/** Scythia is decided by points: those that are sure, and what hands, crews and goods will become in the turns left. */
export function scythiaJudge(game: ScythiaGame, w: ScythiaWeights = SCYTHIA_WEIGHTS): Judge<Scythia> {
  const b = boxOf(game.components);
  return {
    together: false,
    worths(s, into) {
      const { seats } = s.settings;
      const left = turnsLeft(s, w);
      const share = Math.min(1, left / w.fade);
      for (let seat = 0; seat < seats; seat++)
        into[seat] = pointsOf(b, s, seat) + (share > 0 ? share * hopesOf(b, s, w, seat) : 0);
      if (!isSolo(s)) return seats;
      // The AI chief (S-12) gains points by raids and quests at an even pace.
      into[seats] = s.chiefScore + questPoints(b, s, CHIEF) + horsePoints(b, s) + left;
      return seats + 1;
    },
    scale: (s) => w.scale + w.scalePerTurn * turnsLeft(s, w),
    turn: turnOf,
    phase: turnOf,
    isCalm(s) {
      for (const f of s.stack) if (f.proc === 'raid') return false;
      return true;
    },
    isIdle: (o) => o.do === 'pass' || o.do === 'keep',
    weight(_s, _seat, o) {
      switch (o.do) {
        case 'raid':
          return 8;
        case 'complete':
        case 'plunder':
        case 'hire':
        case 'tame':
          return 3;
        case 'pass':
          return 0.2;
        case 'swap':
        case 'release':
        case 'dismiss':
          return 0.3;
        default:
          return 1;
      }
    },
  };
}
