import type { ClientGame } from '../../src/client/registry/client-game.ts';
import type { SettingField, Game, GameTypes } from '../../src/kernel/index.ts';
import { embers } from '../../src/test-game/index.ts';
import { face } from './embers.testkit.ts';

/** The settings of Embers as a screen asks them. */
export const EMBERS_FORM: readonly SettingField[] = [
  { id: 'target', kind: 'number', least: 1, most: 50, usual: 10 },
  { id: 'rounds', kind: 'number', least: 1, most: 20, usual: 9 },
  { id: 'together', kind: 'yes-no', usual: false },
];

/** The test game, in the place of src/client/registry/test-games.ts in a build for tests. */
export const TEST_GAMES: readonly ClientGame[] = [
  {
    id: 'embers',
    seats: embers.seats,
    rules: async () => ({ ...embers, settingsForm: EMBERS_FORM }) as unknown as Game<GameTypes>,
    ui: async () => face,
  },
];
