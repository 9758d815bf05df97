import { eraseGameTypes, type GameManifest, soundPack } from '../../kernel/manifest.ts';

/** Raiders of Scythia in the registry. */
export const scythia: GameManifest = {
  id: 'scythia',
  seats: { least: 1, most: 4 },
  lawPrefix: 'S-',
  sampleTables: [1, 2, 3, 4].map((seats) => ({ seats, settings: { seats } })),
  async game(pack) {
    const { BUILT_IN, readPack, scythia } = await import('./index.ts');
    return eraseGameTypes(scythia(pack === undefined ? BUILT_IN : soundPack(readPack, pack)));
  },
  async editing() {
    const [{ editingOf }, { BUILT_IN }] = await Promise.all([import('./editing/index.ts'), import('./index.ts')]);
    return editingOf(BUILT_IN);
  },
  packReader: async () => (await import('./index.ts')).readPack,
};
