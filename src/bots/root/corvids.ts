import { BOMB, EXTORTION, NO_PLOT, RAID } from '../../games/root/factions/18-corvids/state.ts';
import { IS_CARDBOARD, PIECES_OF, RAVEN } from '../../games/root/components/pieces.ts';
import { CLEARING_COUNT, CORVIDS } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { FactionBot } from './faction-bot.ts';

/** What the things of the Corvids are worth, in points. */
const WEIGHTS = {
  warrior: 0.3,
  /** A clearing with warriors: a place for a plot, or the way to one. */
  spread: 0.12,
  /** The chance that a face-down plot is flipped, beside warriors and without them, and what risk takes of it. */
  ready: 0.8,
  idle: 0.4,
  exposed: 0.6,
  /** What each enemy with a piece there takes of that chance: Exposure. */
  watched: 0.06,
  /** Two plots that are flipped together: the second counts the first. */
  pair: 0.8,
  /** A plot that lies face up, in each turn that is left: later flips count it. */
  up: 0.45,
  extortion: 0.3,
  turns: 3,
  /** A face-down bomb: for each enemy building or token, and each enemy warrior beside it. */
  blast: 0.6,
  shrapnel: 0.12,
  /** A raid that would bring warriors when it falls. */
  raid: 0.35,
};

/** The chance of each face-down plot to be flipped, in the order of clearings. */
const chances = new Float64Array(CLEARING_COUNT);

/** What a bomb in a clearing would take from enemies. */
function blast(b: Board, w: typeof WEIGHTS, c: number): number {
  let worth = 0;
  for (const f of b.s.faction) {
    if (f < 0 || f === CORVIDS) continue;
    for (const piece of PIECES_OF[f]!) worth += b.on(piece, c) * (IS_CARDBOARD[piece] ? w.blast : w.shrapnel);
  }
  return worth;
}

/** Enemies with a piece beside a plot: each may guess at it (18.2.4). */
function watchers(b: Board, c: number): number {
  let count = 0;
  for (const f of b.s.faction) {
    if (f < 0 || f === CORVIDS) continue;
    if (PIECES_OF[f]!.some((piece) => b.on(piece, c) > 0)) count++;
  }
  for (const v of b.s.vagabonds) if (v.place === c) count++;
  return count;
}

/**
 * The Corvids score when they flip plots, one point for every plot then face up (18.4.2): plots that lie face down beside warriors
 * are points of the next Birdsong, and those that lie face up make each of them worth more.
 */
function hopes(b: Board, w: typeof WEIGHTS, turnsLeft: number): number {
  const { kind, up } = b.s.corvids;
  const turns = Math.min(w.turns, turnsLeft);
  let worth = w.warrior * b.army[CORVIDS]!;
  let faceUp = 0;
  let down = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const ravens = b.on(RAVEN, c);
    if (ravens > 0) worth += w.spread;
    if (kind[c] === NO_PLOT) continue;
    const risk = b.risk(CORVIDS, c);
    if (up[c] === 1) {
      faceUp++;
      worth += turns * (w.up + (kind[c] === EXTORTION ? w.extortion : 0)) * (1 - w.exposed * risk);
      continue;
    }
    const chance = (ravens > 0 ? w.ready : w.idle) * (1 - w.exposed * risk) - w.watched * watchers(b, c);
    chances[down++] = Math.max(0, chance);
    if (kind[c] === BOMB) worth += Math.max(0, chance) * blast(b, w, c);
    else if (kind[c] === RAID) worth += w.raid * risk;
  }
  for (let i = 0; i < down; i++) {
    worth += chances[i]! * (1 + faceUp);
    for (let j = i + 1; j < down; j++) worth += w.pair * chances[i]! * chances[j]!;
  }
  return worth;
}

/** How bots see the Corvids. */
export const corvids: FactionBot<typeof WEIGHTS> = {
  weights: WEIGHTS,
  fear: 0.4,
  hopes,
};
