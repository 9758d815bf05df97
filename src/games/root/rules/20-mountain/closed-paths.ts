import { offerUnless } from '../../../../kernel/index.ts';
import { copyIn, discard, eachTitle, handSize } from '../02-key-terms/cards.ts';
import { hasPieces, seatBit } from '../02-key-terms/players.ts';
import { score } from '../03-victory/scoring.ts';
import { handOf } from '../../components/piles.ts';
import type { Collector, RootOption, Section } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import type { Clearing, Faction } from '../../words.ts';
import type { ClearPathFrame } from './frames.ts';

const USED = refusal('20.3', 'used-this-turn');
const NO_PIECE = refusal('20.3', 'no-piece-at-path');
const NO_CARD = refusal('20.3', 'empty-hand');

/** §20.2: true while the path with this number among the map's closed paths is closed. */
const isClosed = (s: RootState, path: number): boolean => (s.closed & (1 << path)) !== 0;

/** §20.2: true while the path between two clearings is closed. */
export const isClosedBetween = (s: RootState, a: Clearing, b: Clearing): boolean =>
  s.closed !== 0 && geographyOf(s).closedPaths.some(([x, y], path) => x === a && y === b && isClosed(s, path));

const stands = (s: RootState, f: Faction, [a, b]: readonly [Clearing, Clearing]): boolean =>
  hasPieces(s, f, a) || hasPieces(s, f, b);

/** §20.3, §20.3-R1: lists the paths a faction may clear between two actions of its Daylight. */
export function listClosedPaths(s: RootState, f: Faction, ask: Collector): void {
  if (s.closed === 0) return;
  geographyOf(s).closedPaths.forEach((ends, path) => {
    if (!isClosed(s, path)) return;
    const no = s.cleared === 1 ? USED : !stands(s, f, ends) ? NO_PIECE : handSize(s, f) === 0 ? NO_CARD : undefined;
    offerUnless(ask, verbs.clearPath(ends[0], ends[1]), no);
  });
}

/** §20.3: true when the faction could clear a path now, whatever cards its hand holds. */
export const mayClearPath = (s: RootState, f: Faction): boolean =>
  s.closed !== 0 &&
  s.cleared === 0 &&
  handSize(s, f) > 0 &&
  geographyOf(s).closedPaths.some((ends, path) => isClosed(s, path) && stands(s, f, ends));

/** Takes an option of `listClosedPaths`; undefined for any other. */
export const takeClosedPath = (f: Faction, o: RootOption): readonly ClearPathFrame[] | undefined =>
  o.verb === 'clear-path'
    ? [{ proc: 'clearPath', step: 'pay', got: 0, faction: f, from: o.from, to: o.to }]
    : undefined;

export const clearPathProcedure: Section<ClearPathFrame> = {
  // §20.3: any hand card.
  pay: {
    kind: 'choice',
    window: 'spend',
    law: '20.3',
    part: true,
    secret: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => eachTitle(s, handOf(f.faction), (title) => ask.offer(verbs.spend(title))),
    take(s, f, o, _seat, out) {
      if (o.verb !== 'spend') return 'pay';
      discard(s, f.faction, copyIn(s, handOf(f.faction), o.title), '20.3', out);
      return 'open';
    },
  },
  // §20.3, §20.3-R2: the marker leaves the game, the path is open at once, and the player scores a point.
  open: {
    kind: 'rule',
    law: '20.3',
    run(s, { faction, from, to }, out) {
      const path = geographyOf(s).closedPaths.findIndex(([a, b]) => a === from && b === to);
      s.closed &= ~(1 << path);
      s.cleared = 1;
      if (out.on) out.emit({ type: 'path-cleared', faction, from, to });
      score(s, faction, 1, '20.3', out);
      return 'done';
    },
  },
};
