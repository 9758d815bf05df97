import { embers } from '../../src/test-game/index.ts';
import { eraseGameTypes, type GameRegistry, GAME_RULES } from '../../src/registry/index.ts';
import { sampleTables } from '../../src/registry/sample-table.testkit.ts';

/** The games that servers in tests know: the shipped ones, and the test game, which needs everything the kernel can do. */
export const TEST_GAMES: GameRegistry = { ...GAME_RULES, embers: () => Promise.resolve(eraseGameTypes(embers)) };

/** A table of three for every game. */
export const SETTINGS: Readonly<Record<string, object>> = { ...sampleTables(3), embers: { seats: 3 } };
