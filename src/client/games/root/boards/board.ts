import type { ReactNode } from 'react';
import type { Faction } from '../../../../games/root/words.ts';
import type { Names } from '../names.ts';
import type { RootView } from '../../../../games/root/view-types.ts';

/** What a faction's board is drawn from. */
export interface BoardSource {
  readonly view: RootView;
  readonly names: Names;
  readonly faction: Faction;
  /** The cards of a pile that the viewer can place. */
  pile(n: number): readonly number[];
}

/** Draws the parts of a seat's board that only its faction has. */
export type DrawFactionBoard = (source: BoardSource) => ReactNode;

/** Draws a faction's own lines in the card of its seat; `own` in the viewer's. */
export type DrawSeatLines = (source: BoardSource & { readonly own: boolean }) => ReactNode;
