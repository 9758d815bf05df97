import type { PositionFormat, Procedures } from '../../../kernel/index.ts';
import { clone } from '../state.ts';
import type { Wild } from '../types.ts';
import { readPosition } from './read.ts';
import { showPosition } from './show.ts';

/** The position files of a game with this pack and these sections, and the drawing of a position. */
export function positionsOf(pack: string, procs: Procedures<Wild>): PositionFormat<Wild> {
  return {
    read: (raw) => readPosition(raw, pack, procs),
    write(s) {
      const { settings, over: _, ...rest } = clone(s);
      return { settings: { ...settings }, ...rest };
    },
    show: showPosition,
  };
}
