import { BASE, SYMPATHY } from '../../games/root/components/pieces.ts';
import { SUPPORTERS } from '../../games/root/components/piles.ts';
import { ALLIANCE, CLEARING_COUNT } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { FactionBot } from './faction-bot.ts';

/** What the things of the Alliance are worth, in points. */
const WEIGHTS = {
  sympathy: 0.55,
  supporter: 0.4,
  base: 2,
  officer: 1.1,
  warrior: 0.3,
  exposed: 1.2,
};

/** §8.2.3.III: most supporters without a base. */
const SUPPORTERS_WITHOUT_BASE = 5;

/**
 * The Alliance score by spreading sympathy (8.4.2), which takes supporters; sympathy brings them by Outrage. Bases give
 * officers (8.5.3), and officers the actions of every Evening. Sympathy cannot be defended, bases must be.
 */
function hopes(b: Board, w: typeof WEIGHTS): number {
  const bases = b.count(BASE);
  const supporters = b.s.cards.size[SUPPORTERS]!;
  let worth = w.warrior * b.army[ALLIANCE]! + w.officer * b.s.alliance.officers;
  worth += w.sympathy * b.count(SYMPATHY) + w.base * bases;
  worth += w.supporter * (bases > 0 ? Math.min(9, supporters) : Math.min(SUPPORTERS_WITHOUT_BASE, supporters));
  if (bases > 0)
    for (let c = 0; c < CLEARING_COUNT; c++) if (b.on(BASE, c) > 0) worth -= w.exposed * b.risk(ALLIANCE, c);
  return worth;
}

/** How bots see the Alliance. */
export const alliance: FactionBot<typeof WEIGHTS> = {
  weights: WEIGHTS,
  fear: -0.1,
  hopes,
};
