import { MOB, PIECES_OF, STRONGHOLD, WARLORD } from '../../games/root/components/pieces.ts';
import { HOARD_VALUES, OPPRESS_POINTS } from '../../games/root/components/tracks.ts';
import { BAG, BOOT, CLEARING_COUNT, COIN, FACTIONS, HUNDREDS, ITEMS } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { FactionBot } from './faction-bot.ts';

/** What the things of the Hundreds are worth, in points. */
const WEIGHTS = {
  warrior: 0.18,
  warlord: 1,
  rule: 0.15,
  /** Points for oppressed clearings in each turn that is left, and how many turns count. */
  income: 0.7,
  turns: 4,
  /** A clearing more, on the way to the next step of the scale. */
  oppressed: 0.35,
  stronghold: 0.8,
  exposed: 0.8,
  command: 0.8,
  prowess: 0.7,
  item: 0.3,
  mob: 0.25,
  ruin: 0.6,
  burning: 0.4,
};

const TRACK = 4;

function isFree(b: Board, c: number): boolean {
  for (let f = 0; f < FACTIONS.length; f++) {
    if (f === HUNDREDS || b.s.seat[f]! < 0) continue;
    for (const piece of PIECES_OF[f]!) if (b.on(piece, c) > 0) return false;
  }
  for (const v of b.s.vagabonds) if (v.place === c) return false;
  return true;
}

/** §12.2.4: what the two tracks of the hoard allow: commands and the warlord's advances. */
function hoard(b: Board, w: typeof WEIGHTS): number {
  let command = 0;
  let all = 0;
  const items = b.s.hundreds.hoard;
  for (let item = 0; item < ITEMS.length; item++) {
    all += items[item]!;
    if (item === BOOT || item === BAG || item === COIN) command += items[item]!;
  }
  const valued = (count: number): number => HOARD_VALUES[Math.min(TRACK, count)]!;
  return w.command * valued(command) + w.prowess * valued(all - command) + w.item * all;
}

/**
 * The Hundreds score every Evening for clearings they rule that hold no enemy piece (12.6.2). Items make them faster
 * (12.2.4), strongholds and the warlord bring warriors (12.4.2), mobs burn what stands in the way (12.4.1).
 */
function hopes(b: Board, w: typeof WEIGHTS, turnsLeft: number): number {
  let worth = w.warrior * b.army[HUNDREDS]! + w.stronghold * b.count(STRONGHOLD) + hoard(b, w);
  if (b.count(WARLORD) > 0) worth += w.warlord;
  let oppressed = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (b.ruler[c] === HUNDREDS) {
      worth += w.rule;
      if (isFree(b, c)) oppressed++;
    }
    if (b.on(STRONGHOLD, c) > 0) worth -= w.exposed * b.risk(HUNDREDS, c);
    if (b.on(MOB, c) > 0) worth += w.mob + (b.s.ruin[c] === 1 ? w.ruin : 0) + (isFree(b, c) ? 0 : w.burning);
  }
  const points = OPPRESS_POINTS[Math.min(OPPRESS_POINTS.length - 1, oppressed)]!;
  return worth + w.income * points * Math.min(w.turns, turnsLeft) + w.oppressed * oppressed;
}

/** How bots see the Hundreds. */
export const hundreds: FactionBot<typeof WEIGHTS> = {
  weights: WEIGHTS,
  fear: 3.8,
  hopes,
};
