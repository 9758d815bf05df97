import type { Components } from '../../games/scythia/components/components.ts';
import { componentsOf } from '../../games/scythia/components/components.ts';
import type { ScythiaGame } from '../../games/scythia/index.ts';
import type { Scythia } from '../../games/scythia/types.ts';
import { crewSize, handSize, has, isSolo, questsLeft, slotOf, spotsLeft } from '../../games/scythia/rules/queries.ts';
import { questPoints } from '../../games/scythia/rules/11-scoring/scoring.ts';
import { handOf, NONE } from '../../games/scythia/components/piles.ts';
import type { ScythiaState } from '../../games/scythia/state.ts';
import {
  CREW_SLOTS,
  EAGLE,
  FIRST_PLUNDER,
  HORSE,
  KUMIS,
  PLUNDER,
  PROVISIONS,
  SILVER,
} from '../../games/scythia/words.ts';
import type { Evaluator } from '../evaluator.ts';
import { raidCrewValues } from './raid-crew-value.ts';
import { oddsOf } from './odds.ts';
import { plunderPoints, questPlan } from './quests.ts';
import { raidPlan } from './raids.ts';
import { chiefValue } from './rival.ts';
import { SCYTHIA_WEIGHTS, type ScythiaWeights } from './weights.ts';

/** So few raid spots or quests left trigger the end (§S-11.1). */
const ENDING = 2;

/** A player raids about every fourth turn; nobody plans more raids than this. */
const TURNS_PER_RAID = 4;
const MOST_PLANNED = 6;

/** The first `enough` of something at one worth, the rest at another. */
const stepped = (n: number, enough: number, [first, more]: readonly number[]): number =>
  Math.min(n, enough) * first! + Math.max(0, n - enough) * more!;

/** The turns a player can still expect: raid spots and quests are the clock (§S-11.1). */
function turnsLeft(s: ScythiaState, w: ScythiaWeights): number {
  const { seats, turnCap } = s.settings;
  if (s.lastTurns >= 0) return s.lastTurns / Math.max(2, seats);
  const left =
    1 +
    Math.min(
      w.turnsPerSpot[seats - 1]! * Math.max(0, spotsLeft(s) - ENDING),
      w.turnsPerQuest[seats - 1]! * Math.max(0, questsLeft(s) - ENDING),
    );
  return turnCap > 0 ? Math.min(left, turnCap - s.turns / seats) : left;
}

/** Points that are as good as scored: on the track, crew, animals, quests and plunder (§S-11.3). */
function pointsOf(b: Components, s: ScythiaState, seat: number): number {
  let points = s.score[seat]! + (s.scored === 0 ? questPoints(b, s, seat) : 0);
  for (let slot = 0; slot < CREW_SLOTS; slot++) {
    const at = slotOf(seat, slot);
    if (s.crew[at] !== NONE) points += b.kind.vp[s.crew[at]!]!;
    if (s.eagles[at] !== NONE) points += b.animal.vp[EAGLE]![s.eagles[at]!]!;
    if (s.horses[at] !== NONE) points += b.animal.vp[HORSE]![s.horses[at]!]!;
  }
  return points + plunderPoints(s, seat);
}

/** What the best hand card would add to the crew beyond what it costs; strength counts for the raids to come (§S-5.2). */
function bestHire(b: Components, s: ScythiaState, w: ScythiaWeights, seat: number, turns: number): number {
  if (crewSize(s, seat) >= CREW_SLOTS) return 0;
  const { at } = s.cards;
  const hand = handOf(seat);
  const silver = has(s, seat, SILVER);
  const strength = w.hiredStrength * Math.min(MOST_PLANNED, turns / TURNS_PER_RAID);
  let best = 0;
  for (let card = 0; card < at.length; card++) {
    if (at[card] !== hand) continue;
    const kind = b.cards.kind[card]!;
    const missing = Math.max(0, b.kind.cost[kind]! - silver);
    const adds = b.kind.vp[kind]! + strength * b.kind.strength[kind]! - w.action * (1 + w.fetch[SILVER]! * missing);
    best = Math.max(best, adds);
  }
  return best;
}

/** Goods, cards and workers at hand: what they save or buy while there is time. */
function storesOf(s: ScythiaState, w: ScythiaWeights, seat: number): number {
  let worth = stepped(has(s, seat, SILVER), 5, w.silver);
  worth += stepped(has(s, seat, PROVISIONS), 5, w.provisions);
  worth += stepped(has(s, seat, KUMIS), 3, w.kumis);
  worth += stepped(handSize(s, seat), 4, w.card);
  for (let p = 0; p < PLUNDER.length; p++) worth += w.plunder[p]! * Math.min(4, has(s, seat, FIRST_PLUNDER + p));
  const worker = s.worker[seat]!;
  return worker === NONE ? worth : worth + w.worker[worker]!;
}

/** The AI chief's turn is no consequence of the player's. */
function turnOf(s: ScythiaState): number {
  for (const f of s.stack) if (f.proc === 'chief') return -s.turns;
  return s.turns;
}

/** Scythia is decided by points: those that are sure, and what hands, crews and goods will become in the turns left. */
export function scythiaEvaluator(game: ScythiaGame, w: ScythiaWeights = SCYTHIA_WEIGHTS): Evaluator<Scythia> {
  const b = componentsOf(game.components);
  const odds = oddsOf(b);
  const crewValue = raidCrewValues(b);
  return {
    together: false,
    // §S-3.1: the others' turns and the own next one; alone the AI chief's turn is one (§S-12.2).
    ahead: (s) => Math.max(2, s.settings.seats),
    sideValues(s, into) {
      const { seats } = s.settings;
      const left = turnsLeft(s, w);
      const share = Math.min(1, left / w.fade);
      for (let seat = 0; seat < seats; seat++) {
        let worth = pointsOf(b, s, seat);
        if (left > 0) {
          const crew = crewValue(s, seat);
          const actions = 2 * left;
          worth += share * (storesOf(s, w, seat) + w.hire * bestHire(b, s, w, seat, left)) + w.action * actions;
          worth += w.strength * left * crew.strength[0]!;
          worth += raidPlan(b, s, w, odds, crew, seat, actions) + questPlan(b, s, w, seat, actions);
        }
        into[seat] = worth;
      }
      if (!isSolo(s)) return seats;
      into[seats] = chiefValue(b, s, w, left);
      return seats + 1;
    },
    scale: (s) => w.scale + w.scalePerTurn * turnsLeft(s, w),
    turn: turnOf,
    phase: turnOf,
    isQuiet(s) {
      for (const f of s.stack) if (f.proc === 'raid') return false;
      return true;
    },
    isPass: (o) => o.verb === 'pass' || o.verb === 'keep',
    weight(_s, _seat, o) {
      switch (o.verb) {
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
