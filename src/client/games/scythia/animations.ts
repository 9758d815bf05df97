import type { ScythiaEvent } from '../../../games/scythia/events.ts';
import { COLOURS } from '../../../games/scythia/words.ts';
import { type PieceAnimation, seatAnchor } from '../../animation/piece-animation.ts';

/** The anchor of a worker's place in the village. */
export const plotAnchor = (building: number): string => `plot-${building}`;

/** What an event of Scythia moves: workers, from a player to the village and back. */
export function scythiaAnimations(event: object): readonly PieceAnimation[] {
  const e = event as ScythiaEvent;
  if ((e.type !== 'placed' && e.type !== 'took') || e.seat < 0) return [];
  const colour = COLOURS[e.worker]!;
  const look = {
    frame: 'k-token',
    mark: `worker-${colour}`,
    fill: 'var(--sheet)',
    on: `var(--worker-${colour})`,
    count: 1,
  };
  const [home, plot] = [seatAnchor(e.seat), plotAnchor(e.building)];
  return [e.type === 'placed' ? { from: home, to: plot, look } : { from: plot, to: home, look }];
}
