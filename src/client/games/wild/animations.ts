import type { WildEvent } from '../../../games/wild/events.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { CELLS } from '../../../games/wild/rules/00-board/geometry.ts';
import { FACTIONS } from '../../../games/wild/words.ts';
import type { PieceAnimation, PieceLook } from '../../animation/piece-animation.ts';
import { factionPaint, HUNTER_PAINT } from './piece.tsx';

const HUNTERS: PieceLook = {
  frame: 'k-building',
  mark: 'm-hunter',
  fill: HUNTER_PAINT.fill,
  on: HUNTER_PAINT.on,
  count: 1,
};

/** What an event of the Wild moves between cells: camps and hunters. Leaders walk by themselves, as they stay one piece. */
export function wildAnimations(event: object, view: object): readonly PieceAnimation[] {
  const e = event as WildEvent;
  switch (e.type) {
    case 'camp-moved': {
      const { faction } = (view as WildView).players[e.player]!;
      const { fill, on } = factionPaint(faction);
      const look = { frame: 'k-camp', mark: `f-${FACTIONS[faction] ?? 'order'}`, fill, on, count: 1 };
      return [{ from: CELLS[e.from]!, to: CELLS[e.to]!, look }];
    }
    case 'pursued':
      return [{ from: CELLS[e.from]!, to: CELLS[e.to]!, look: { ...HUNTERS, count: e.n } }];
    case 'hunter':
      return [{ to: CELLS[e.cell]!, look: HUNTERS }];
    case 'mech-destroyed':
      return [{ from: CELLS[e.cell]!, look: HUNTERS }];
    default:
      return [];
  }
}
