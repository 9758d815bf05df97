import type { RootEvent } from '../../../games/root/types.ts';
import { OWNER } from '../../../games/root/components/pieces.ts';
import { type Clearing, MOVE_ENDS, PLACES } from '../../../games/root/words.ts';
import type { PieceAnimation, PieceLook } from '../../animation/piece-animation.ts';
import { familyOf } from './map/family.ts';
import { kindOf, markOf } from './map/place-contents.ts';

/** The anchor in the middle of the road between two clearings. */
export const roadAnchor = (a: Clearing, b: Clearing): string => `road-${Math.min(a, b)}-${Math.max(a, b)}`;

function lookOf(p: number, count: number): PieceLook {
  const family = familyOf(OWNER[p]!);
  return {
    frame: `k-${kindOf(p)}`,
    mark: markOf(p),
    fill: family === undefined ? 'var(--map-tint)' : `var(--f-${family})`,
    on: family === undefined ? 'var(--ink)' : `var(--on-f-${family})`,
    count,
  };
}

const PAWN: PieceLook = {
  frame: 'k-pawn',
  mark: 'f-vagabond',
  fill: 'var(--f-vagabond)',
  on: 'var(--on-f-vagabond)',
  count: 1,
};

/** What an event of Root moves on the map: marches follow their path, other pieces appear and disappear in place. */
export function rootAnimations(event: object): readonly PieceAnimation[] {
  const e = event as RootEvent;
  switch (e.type) {
    case 'moved':
      return [
        {
          from: MOVE_ENDS[e.from]!,
          via: roadAnchor(e.from, e.to),
          to: MOVE_ENDS[e.to]!,
          look: lookOf(e.piece, e.count),
        },
      ];
    case 'pawn':
      return e.from < 0 ? [] : [{ from: PLACES[e.from]!, to: PLACES[e.to]!, look: PAWN }];
    case 'placed':
      return [{ to: MOVE_ENDS[e.clearing]!, look: lookOf(e.piece, e.count) }];
    case 'removed':
      return [{ from: PLACES[e.clearing]!, look: lookOf(e.piece, e.count) }];
    default:
      return [];
  }
}
