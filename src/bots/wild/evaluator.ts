import type { Evaluator } from '../evaluator.ts';
import { BREAD_ITEM } from '../../games/wild/rules/12-items/items.ts';
import { componentsOf } from '../../games/wild/components/components.ts';
import { CELL_COUNT, NOWHERE } from '../../games/wild/rules/00-board/geometry.ts';
import type { Wild } from '../../games/wild/index.ts';
import { hand } from '../../games/wild/components/piles.ts';
import {
  factoriesBuilt,
  intactFactories,
  isEnclosed,
  isFactory,
  isPlaying,
  playerCount,
} from '../../games/wild/rules/queries.ts';
import type { RoundFrame } from '../../games/wild/frames.ts';
import type { WildState } from '../../games/wild/state.ts';
import { ITEMS } from '../../games/wild/words.ts';
import { FAR, reach, survey } from './distances.ts';
import { WILD_WEIGHTS, type WildWeights } from './weights.ts';
import { laterWork, nextWork } from './remaining-work.ts';

const ways = new Int8Array(CELL_COUNT);
/** By cell, the fewest action points that bring any leader there. */
const nearest = new Int8Array(CELL_COUNT);

/** The players who still have their turn in this round: their active defender's points are still to be spent. */
function isWaiting(s: WildState, player: number): boolean {
  for (const f of s.stack)
    if (f.proc === 'round') return s.turn !== player && ((f as RoundFrame).acted & (1 << player)) === 0;
  return false;
}

/** Defenders killed so far. */
function deathsOf(s: WildState): number {
  let sum = 0;
  for (const deaths of s.deaths) sum += deaths;
  return sum;
}

/** What a player has and may hope for. */
function player(s: WildState, w: WildWeights, k: number): number {
  if (!isPlaying(s, k)) return 0;
  reach(s, k, ways);
  for (let c = 0; c < CELL_COUNT; c++) if (ways[c]! < nearest[c]!) nearest[c] = ways[c]!;
  let worth = w.card * s.cards.size[hand(k)]! - w.effort * nextWork(s, w, k, ways);
  for (let item = 0; item < ITEMS.length; item++)
    if (s.items[k * ITEMS.length + item] === 1) worth += item === BREAD_ITEM && s.turn === k ? -w.crumbs : w.item;
  if (s.turn === k) worth += w.point * s.ap;
  else if (s.active[k] !== NOWHERE && isWaiting(s, k)) worth += w.point * componentsOf(s).ap[s.active[k]!]!;
  worth -= w.damage[Math.min(s.damage[k]!, w.damage.length - 1)]! * (1 + w.damageAfterDeath * deathsOf(s));
  return worth - w.mech * Math.min(2, s.mechs[s.cell[k]!]!);
}

/** What the machines have done: every way to lose, the nearer the worse. */
function danger(s: WildState, w: WildWeights): number {
  const { limits } = componentsOf(s).pack;
  let sum = w.factory * intactFactories(s);
  // A second defender of the same terrain is the end (§W-1.3c): every death makes the next one worse.
  const deaths = deathsOf(s);
  sum += w.death * deaths * (1 + w.deathAfterDeath * (deaths - 1));
  const poisoned = limits.toxicSites - s.toxicLeft;
  sum += w.toxic * poisoned * (1 + poisoned / 3);
  for (let c = 0; c < CELL_COUNT; c++) {
    const tokens = s.pollution[c]!;
    if (tokens > 0) sum += tokens >= limits.pollutionToToxic - 1 ? w.brink * (1 + poisoned / 2) : w.pollution;
    const far = Math.min(w.farthest, nearest[c]!);
    if (s.toxic[c] === 1) sum += w.toxicWay * (1 + poisoned / 3) * far;
    if (isFactory(s, c)) sum += w.factoryWay * far + w.guard * (s.mechs[c]! + (tokens > 0 || s.toxic[c] === 1 ? 1 : 0));
    else if (isEnclosed(s, c)) sum += w.enclosed;
  }
  return sum;
}

/** Rounds with their planning and turns; the machine card of a turn is no consequence of what was done in it. */
function turnOf(s: WildState): number {
  const turn = s.round * 8 + s.turn;
  for (const f of s.stack) if (f.proc === 'machine') return -turn;
  return turn;
}

/**
 * Everybody wins together when all camps stand and no factory does, before the machines have built one too many: the
 * work that is left is set against the turns that are left.
 */
export function wildEvaluator(w: WildWeights = WILD_WEIGHTS): Evaluator<Wild> {
  return {
    together: true,
    byTurn: true,
    sideValues(s, into) {
      const { limits } = componentsOf(s).pack;
      let worth = 0;
      survey(s);
      nearest.fill(FAR);
      for (let k = 0; k < playerCount(s); k++) {
        if (s.faction[k] === NOWHERE || s.leader[k] === NOWHERE) continue;
        worth += player(s, w, k) - w.effort * laterWork(s, w, k) - w.camp * s.camps[k]!;
      }
      const turns = w.cardsPerFactory * (limits.factoriesBuilt + 1 - factoriesBuilt(s));
      worth += w.perCard[playerCount(s)]! * turns - danger(s, w);
      for (let seat = 0; seat < s.settings.seats; seat++) into[seat] = worth;
      return s.settings.seats;
    },
    scale: () => w.scale,
    turn: turnOf,
    phase: turnOf,
    isQuiet(s) {
      const top = s.stack[s.stack.length - 1]?.proc;
      return top !== 'roll' && top !== 'damage' && top !== 'ability';
    },
    isPass: (o) => o.verb === 'end' || o.verb === 'stay',
    forfeitUnused(s) {
      s.ap = 0;
    },
    weight(_s, _seat, o) {
      switch (o.verb) {
        case 'camp':
          return 60;
        case 'destroy-factory':
          return 20;
        case 'breach':
        case 'clear':
        case 'destroy-mech':
        case 'use-rockets-mech':
        case 'use-rockets-breach':
        case 'use-potions-clear':
          return 6;
        case 'heal':
        case 'use-bread':
          return 3;
        case 'end':
          return 0.3;
        default:
          return 1;
      }
    },
  };
}
