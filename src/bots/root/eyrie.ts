import { ROOST } from '../../games/root/components/pieces.ts';
import { ROOST_POINTS } from '../../games/root/components/tracks.ts';
import { CLEARING_COUNT, EYRIE } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import { decree } from './decree.ts';
import type { FactionBot } from './faction-bot.ts';

/** What the things of the Eyrie are worth, in points. */
const WEIGHTS = {
  /** Points of the roosts in each turn that is left, and how many turns count. */
  income: 0.8,
  turns: 4,
  warrior: 0.24,
  rule: 0.2,
  site: 0.5,
  exposed: 1.4,
  /** Cards of each column of the decree (recruit, move, battle, build): the first few, and each one more. */
  columns: [0.5, 0.4, 0.3, 0.9],
  useful: 3,
  further: 0.1,
  /** How likely a card brings turmoil: one without a place, one that a move may find a place for, one with a single place. */
  hopeless: 0.95,
  doubtful: 0.4,
  slender: 0.06,
  /** Turmoil beyond the lost points: the rest of the turn, and the cards; how much that of the next turn counts. */
  fallen: 1.5,
  purged: 0.6,
  next: 0.6,
};

/**
 * The Eyrie score every Evening by roosts (7.6.1), so a roost is worth its points for all turns to come. The decree gives
 * more actions with every card, until one cannot be resolved, which is turmoil (7.7).
 */
function hopes(b: Board, w: typeof WEIGHTS, turnsLeft: number): number {
  const roosts = b.count(ROOST);
  let worth = w.warrior * b.army[EYRIE]! + w.rule * b.ruled[EYRIE]!;
  worth += w.income * ROOST_POINTS[roosts]! * Math.min(w.turns, turnsLeft) + w.income * Math.min(roosts, 2);
  let sites = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const roost = b.on(ROOST, c);
    if (roost > 0) worth -= w.exposed * b.risk(EYRIE, c);
    else if (b.ruler[c] === EYRIE && b.s.open[c]! > 0) sites++;
  }
  return worth + w.site * Math.min(3, sites) + decree(b, w);
}

/** How bots evaluate the Eyrie. */
export const eyrie: FactionBot<typeof WEIGHTS> = {
  weights: WEIGHTS,
  fear: -0.6,
  hopes,
};
