import type { Game, GameTypes } from '../kernel/index.ts';

/** A game whatever its kinds: server, screen and command line never look inside. */
export type AnyGame = Game<GameTypes>;

/** Games by name, each loaded when it is first needed. */
export type GameRegistry = Readonly<Record<string, () => Promise<AnyGame>>>;

/** Hides the kinds of a game: states, options and views go through unread. */
export function eraseGameTypes<K extends GameTypes>(game: Game<K>): AnyGame {
  return game as unknown as AnyGame;
}

/** The games that are shipped: the only list of them in the house. */
export const GAMES: GameRegistry = {
  root: async () => eraseGameTypes((await import('../games/root/index.ts')).root),
  wild: async () => eraseGameTypes((await import('../games/wild/index.ts')).wild()),
  scythia: async () => {
    const { BUILT_IN, scythia } = await import('../games/scythia/index.ts');
    return eraseGameTypes(scythia(BUILT_IN));
  },
};
