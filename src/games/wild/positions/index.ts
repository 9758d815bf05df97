import type { PositionFormat, Procedures } from '../../../kernel/index.ts';
import type { Components } from '../components/components.ts';
import { clone } from '../state.ts';
import type { Wild } from '../types.ts';
import { readPosition } from './read.ts';
import { showPosition } from './show.ts';

/** The position files of a game with these components and these sections, and the drawing of a position. */
export function positionsOf(components: Components, procs: Procedures<Wild>): PositionFormat<Wild> {
  return {
    read: (raw) => readPosition(raw, components, procs),
    write(s) {
      const { settings, over: _, ...rest } = clone(s);
      return { settings: { ...settings }, ...rest };
    },
    show: showPosition,
  };
}
