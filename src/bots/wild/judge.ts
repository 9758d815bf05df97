import type { Judge } from '../judge.ts';
import { BREAD_ITEM } from '../../games/wild/12-items.ts';
import { boxOf } from '../../games/wild/box.ts';
import { CELL_COUNT, NOWHERE } from '../../games/wild/geometry.ts';
import type { Wild } from '../../games/wild/index.ts';
import { hand } from '../../games/wild/piles.ts';
import {
  factoriesBuilt,
  intactFactories,
  isEnclosed,
  isFactory,
  isPlaying,
  isTerrain,
  mostSupport,
  playerCount,
} from '../../games/wild/queries.ts';
import type { RoundFrame, WildState } from '../../games/wild/state.ts';
import { ITEMS } from '../../games/wild/words.ts';
import { measure, sourcesOn } from './ways.ts';
import { WILD_WEIGHTS, type WildWeights } from './weights.ts';

const steps = new Int8Array(CELL_COUNT);
const sources = new Int8Array(CELL_COUNT);

/** Support and camps a player still needs, in action points without the ways between. */
function workLeft(s: WildState, player: number): number {
  const camps = s.camps[player]!;
  if (camps === 0) return 0;
  let work = mostSupport(s, player) - s.support[player]! + camps;
  for (let later = camps - 1; later > 0; later--) work += mostSupport(s, player) + camps - later;
  return work;
}

/** Where a leader stands: near the next camp's place when support suffices, near support, near what must be cleared. */
function place(s: WildState, w: WildWeights, player: number): number {
  const camps = s.camps[player]!;
  const needed = camps === 0 ? 0 : mostSupport(s, player) - s.support[player]!;
  const ready = camps > 0 && needed <= 0;
  measure(s, s.cell[player]!, steps);
  if (needed > 0) sourcesOn(s, player, sources);
  let best = -8 * w.step;
  for (let c = 0; c < CELL_COUNT; c++) {
    let pull = needed > 0 ? w.source * Math.min(needed, sources[c]!) : 0;
    if (isFactory(s, c)) pull += w.pullFactory;
    if (s.toxic[c] === 1) pull += w.pullToxic;
    else if (s.pollution[c]! > 1) pull += w.pullBrink;
    if (ready && s.camp[c] === NOWHERE && isTerrain(s, c, s.faction[player]!)) pull += w.pullCamp;
    if (pull > 0) best = Math.max(best, pull - w.step * steps[c]!);
  }
  return best;
}

/** The players who still have their turn in this round: their active defender's points are still to be spent. */
function isWaiting(s: WildState, player: number): boolean {
  for (const f of s.stack)
    if (f.proc === 'round') return s.turn !== player && ((f as RoundFrame).acted & (1 << player)) === 0;
  return false;
}

/** What a player has and may hope for. */
function player(s: WildState, w: WildWeights, k: number): number {
  if (!isPlaying(s, k)) return 0;
  let worth = place(s, w, k) + w.card * s.cards.size[hand(k)]!;
  for (let item = 0; item < ITEMS.length; item++)
    if (s.items[k * ITEMS.length + item] === 1) worth += item === BREAD_ITEM && s.turn === k ? -w.crumbs : w.item;
  if (s.turn === k) worth += w.point * s.ap;
  else if (s.active[k] !== NOWHERE && isWaiting(s, k)) worth += w.point * boxOf(s).ap[s.active[k]!]!;
  worth -= w.damage[Math.min(s.damage[k]!, w.damage.length - 1)]!;
  return worth - w.mech * Math.min(2, s.mechs[s.cell[k]!]!);
}

/** What the machines have done: every way to lose, the nearer the worse. */
function danger(s: WildState, w: WildWeights): number {
  const { limits } = boxOf(s).pack;
  let sum = w.factory * intactFactories(s);
  for (const deaths of s.deaths) sum += deaths * w.death;
  const sites = limits.toxicSites - s.toxicLeft;
  sum += w.toxic * sites * (1 + sites / 3);
  for (let c = 0; c < CELL_COUNT; c++) {
    const tokens = s.pollution[c]!;
    if (tokens > 0) sum += tokens >= limits.pollutionToToxic - 1 ? w.brink * (1 + sites / 2) : w.pollution;
    if (isFactory(s, c)) sum += w.guard * (s.mechs[c]! + (tokens > 0 || s.toxic[c] === 1 ? 1 : 0));
    else if (isEnclosed(s, c)) sum += w.enclosed;
  }
  return sum;
}

/** Rounds with their planning and turns. */
const turnOf = (s: WildState): number => s.round * 8 + s.turn;

/**
 * Everybody wins together when all camps stand and no factory does, before the machines have built one too many: the
 * work that is left is set against the turns that are left.
 */
export function wildJudge(w: WildWeights = WILD_WEIGHTS): Judge<Wild> {
  return {
    together: true,
    worths(s, into) {
      const { limits } = boxOf(s).pack;
      let worth = 0;
      for (let k = 0; k < playerCount(s); k++) {
        if (s.faction[k] === NOWHERE || s.leader[k] === NOWHERE) continue;
        worth += player(s, w, k) - w.support * workLeft(s, k) - w.camp * s.camps[k]!;
      }
      const turns = w.cardsPerFactory * (limits.factoriesBuilt + 1 - factoriesBuilt(s));
      worth += w.perCard[playerCount(s)]! * turns - danger(s, w);
      for (let seat = 0; seat < s.settings.seats; seat++) into[seat] = worth;
      return s.settings.seats;
    },
    scale: () => w.scale,
    turn: turnOf,
    phase: turnOf,
    isCalm(s) {
      const top = s.stack[s.stack.length - 1]?.proc;
      return top !== 'roll' && top !== 'damage' && top !== 'machine' && top !== 'ability';
    },
    isIdle: (o) => o.do === 'end' || o.do === 'stay',
    lapse(s) {
      s.ap = 0;
    },
    weight(_s, _seat, o) {
      switch (o.do) {
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
