import { GARDEN } from '../../games/root/components/pieces.ts';
import { GARDEN_POINTS } from '../../games/root/components/tracks.ts';
import { CLEARING_COUNT, CULT, EVERY_SUIT } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { FactionBot } from './faction-bot.ts';
import { inCity } from '../../games/root/rules/21-landmarks/printed.ts';

/** What the things of the Cult are worth, in points. */
const WEIGHTS = {
  warrior: 0.2,
  /** Acolytes, as far as conspiracies can use them; less while they cost more (10.4.3). */
  acolyte: 0.4,
  acolytes: 8,
  hated: 0.3,
  garden: 0.8,
  site: 0.25,
  exposed: 1.3,
  /** Points of a Score ritual in each turn that is left, and how many turns count. */
  income: 0.35,
  turns: 4,
};

const SUIT_COUNT = 3;
const gardens = new Int8Array(SUIT_COUNT);

/**
 * The Cult score by rituals, as much as there are gardens of the suit (10.5.3), so a garden is worth points for all turns to
 * come; a lost one takes a card with it (10.2.5). Acolytes are the conspiracies of the next Birdsong (10.4.3).
 */
function hopes(b: Board, w: typeof WEIGHTS, turnsLeft: number): number {
  const { s } = b;
  let worth = w.warrior * b.army[CULT]! + w.acolyte * Math.min(w.acolytes, s.cult.acolytes);
  if (s.cult.hated === 1) worth -= w.hated;
  gardens.fill(0);
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const here = b.on(GARDEN, c);
    if (here > 0) {
      const suit = s.suit[c]!;
      if (suit === EVERY_SUIT) for (let each = 0; each < SUIT_COUNT; each++) gardens[each]! += inCity(s, GARDEN, each);
      else gardens[suit]! += here;
      worth += here * (w.garden - w.exposed * b.risk(CULT, c));
    } else if (b.ruler[c] === CULT && s.open[c]! > 0) worth += w.site;
  }
  for (let suit = 0; suit < SUIT_COUNT; suit++)
    worth += w.income * GARDEN_POINTS[gardens[suit]!]! * Math.min(w.turns, turnsLeft);
  return worth;
}

/** How bots evaluate the Cult. */
export const cult: FactionBot<typeof WEIGHTS> = {
  weights: WEIGHTS,
  fear: -0.2,
  hopes,
};
