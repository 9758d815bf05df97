import { CITADEL, IN_BOX, MARKET, TUNNEL } from '../../games/root/components/pieces.ts';
import { DUCHY_REVEALED } from '../../games/root/components/piles.ts';
import { SUIT_OF } from '../../games/root/components/cards/index.ts';
import {
  BARON_OF_DIRT,
  CROWN_POINTS,
  DUCHESS_OF_MUD,
  EARL_OF_STONE,
  MINISTERS,
  rankOf,
} from '../../games/root/factions/17-duchy/state.ts';
import type { RootState } from '../../games/root/state.ts';
import { BIRD, CLEARING_COUNT, DUCHY, EVERY_SUIT, SUITS } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { FactionBot } from './faction-bot.ts';

/** What the things of the Duchy are worth, in points. */
const WEIGHTS = {
  warrior: 0.24,
  /** A warrior in the Burrow: safe, but without effect until it comes up. */
  below: 0.17,
  rule: 0.2,
  tunnel: 0.35,
  citadel: 0.9,
  market: 1.1,
  site: 0.2,
  /** What a lost building costs besides: the highest minister with its crown, and a card. */
  exposed: 1.6,
  /** The action of each minister in a turn that is left, in the order of their cards; lords score instead. */
  ministers: [0.35, 0.3, 0.3, 0.5, 0.75, 0.4, 0, 0, 0],
  /** The share of a lord's points that comes in, because what it counts can be lost. */
  lords: 0.8,
  /** How many turns count. */
  turns: 4,
  /** A clearing more with a piece: it serves one more card for Sway. */
  seat: 0.22,
  seats: 6,
  /** A suit that such clearings have. */
  suit: 0.15,
  /** A revealed card that comes back to hand in Evening. */
  shown: 0.35,
};

const suits = new Uint8Array(SUITS.length);

/** Revealed cards that will come back (17.6.1): all but birds. */
function returning(s: RootState): number {
  if (s.cards.size[DUCHY_REVEALED] === 0) return 0;
  const { at } = s.cards;
  let count = 0;
  for (let card = 0; card < at.length; card++) if (at[card] === DUCHY_REVEALED && SUIT_OF[card] !== BIRD) count++;
  return count;
}

/** Points that a lord scores each turn as things stand (17.5.2.VII to IX). */
function lordPoints(s: RootState, m: number): number {
  if (m === DUCHESS_OF_MUD) return s.supply[TUNNEL] === 0 ? 2 : 0;
  if (m === BARON_OF_DIRT) return IN_BOX[MARKET]! - s.supply[MARKET]!;
  return m === EARL_OF_STONE ? IN_BOX[CITADEL]! - s.supply[CITADEL]! : 0;
}

/** Ministers act in every turn that is left; what a rank is worth beyond its action is already scored (17.5.3.III). */
function ministers(s: RootState, w: typeof WEIGHTS, turns: number): number {
  let worth = 0;
  for (let m = 0; m < MINISTERS.length; m++) {
    if (s.duchy.swayed[m] === 0) continue;
    worth += turns * (w.ministers[m]! + w.lords * lordPoints(s, m));
  }
  return worth;
}

/** What the next loss of a building would take: the highest minister is worth more than a low one (17.2.3). */
function stake(s: RootState): number {
  for (let m = MINISTERS.length - 1; m >= 0; m--) if (s.duchy.swayed[m] === 1) return CROWN_POINTS[rankOf(m)]!;
  return 0;
}

/**
 * The Duchy score by swaying ministers, who then act every turn, so what counts is how many clearings of how many suits have a
 * piece (17.5.3.II), and that buildings are safe (17.2.3).
 */
function hopes(b: Board, w: typeof WEIGHTS, turnsLeft: number): number {
  const { s } = b;
  const turns = Math.min(w.turns, turnsLeft);
  let worth = w.warrior * b.army[DUCHY]! + w.below * s.duchy.burrow + w.rule * b.ruled[DUCHY]!;
  worth += ministers(s, w, turns) + w.shown * returning(s);
  const loss = w.exposed + 0.25 * stake(s);
  suits.fill(0);
  let seats = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const [citadels, markets, tunnel] = [b.on(CITADEL, c), b.on(MARKET, c), b.on(TUNNEL, c)];
    if (citadels + markets > 0)
      worth += (w.citadel * citadels + w.market * markets) * (turns > 1 ? 1 : 0.4) - loss * b.risk(DUCHY, c);
    worth += w.tunnel * tunnel;
    if (b.ruler[c] === DUCHY && s.open[c]! > 0) worth += w.site;
    if (citadels + markets + tunnel + b.warriors[DUCHY * CLEARING_COUNT + c]! === 0) continue;
    seats++;
    if (s.suit[c] === EVERY_SUIT) suits.fill(1);
    else suits[s.suit[c]!] = 1;
  }
  worth += w.seat * Math.min(w.seats, seats) + w.suit * (suits[0]! + suits[1]! + suits[2]!);
  return worth;
}

/** How bots see the Duchy. */
export const duchy: FactionBot<typeof WEIGHTS> = { weights: WEIGHTS, fear: 0, hopes };
