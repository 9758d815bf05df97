import { TRADE_POST } from '../../games/root/components/pieces.ts';
import { CLEARING_COUNT, FACTIONS, RIVERFOLK } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { FactionBot } from './faction-bot.ts';

/** What the things of the Riverfolk are worth, in points. */
const WEIGHTS = {
  warrior: 0.2,
  /** Funds, up to what a few turns can use, and beyond. */
  fund: 0.6,
  enough: 9,
  spareFund: 0.3,
  /** What lies in Payments; others' warriors buy posts that one's own cannot. */
  payment: 0.5,
  foreign: 0.75,
  /** A first post: what is saved brings points. */
  open: 1,
  /** A post that stands: it crafts. */
  standing: 0.35,
  /** A post that two funds could still place. */
  post: 0.5,
  exposed: 0.9,
};

const POSTS = 9;

/**
 * Funds are everything to the Riverfolk: actions, trade posts (11.5.6) and, once a post stands, points for what is saved
 * (11.4.2). What others paid becomes funds at the next Birdsong, so buying of them has a second price.
 */
function hopes(b: Board, w: typeof WEIGHTS): number {
  const { funds, payments, committed, lostPosts } = b.s.riverfolk;
  const posts = b.count(TRADE_POST);
  let worth = w.warrior * b.army[RIVERFOLK]!;
  let saved = 0;
  for (let f = 0; f < FACTIONS.length; f++) {
    saved += funds[f]! + committed[f]!;
    // Others' warriors pay for posts where those others rule (11.5.6.II).
    worth += (f === RIVERFOLK ? w.payment : w.foreign) * payments[f]!;
    if (f !== RIVERFOLK) worth += (w.foreign - w.payment) * funds[f]!;
  }
  worth += w.fund * Math.min(w.enough, saved) + w.spareFund * Math.max(0, saved - w.enough);
  if (posts > 0) worth += w.open + w.standing * posts;
  for (let c = 0; c < CLEARING_COUNT; c++) if (b.on(TRADE_POST, c) > 0) worth -= w.exposed * b.risk(RIVERFOLK, c);
  // Posts that can still be placed are points to come; a lost one never is (11.2.5.I).
  const left = POSTS - posts - lostPosts[0]! - lostPosts[1]! - lostPosts[2]!;
  return worth + w.post * Math.max(0, Math.min(left, saved / 2));
}

/** How bots see the Riverfolk. */
export const riverfolk: FactionBot<typeof WEIGHTS> = {
  weights: WEIGHTS,
  fear: 2,
  hopes,
};
