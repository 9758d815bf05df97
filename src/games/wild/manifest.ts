import { eraseGameTypes, type GameManifest, soundPack } from '../../kernel/manifest.ts';

/** Defenders of the Wild in the registry. */
export const wild: GameManifest = {
  id: 'wild',
  seats: { least: 1, most: 4 },
  lawPrefix: 'W-',
  sampleTables: [
    { seats: 1, settings: { seats: 1, hard: 3 } },
    { seats: 2, settings: { seats: 2 } },
    { seats: 2, settings: { seats: 2, hard: 2 } },
    { seats: 3, settings: { seats: 3 } },
    { seats: 4, settings: { seats: 4, hard: 6 } },
  ],
  async game(pack) {
    const { readPack, wild } = await import('./index.ts');
    return eraseGameTypes(pack === undefined ? wild() : wild(soundPack(readPack, pack)));
  },
  editing: async () => (await import('./editing/index.ts')).editing,
  namedPositions: async () => (await import('./positions/named.ts')).namedPositions(),
  packReader: async () => (await import('./index.ts')).readPack,
};
