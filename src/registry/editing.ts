import type { PositionEditing, GameTypes } from '../kernel/index.ts';

/** How positions of any game are changed by hand. */
export type AnyEditing = PositionEditing<GameTypes>;

/** How positions of each game are changed by hand; fetched by an editor only. */
export const EDITING: Readonly<Record<string, () => Promise<AnyEditing>>> = {
  root: async () => (await import('../games/root/editing/index.ts')).editing,
  wild: async () => (await import('../games/wild/editing/index.ts')).editing,
  scythia: async () => {
    const [{ editingOf }, { BUILT_IN }] = await Promise.all([
      import('../games/scythia/editing/index.ts'),
      import('../games/scythia/index.ts'),
    ]);
    return editingOf(BUILT_IN);
  },
};
