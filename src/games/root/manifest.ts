import { eraseGameTypes, type GameManifest } from '../../kernel/manifest.ts';

/** Root in the registry. */
export const root: GameManifest = {
  id: 'root',
  seats: { least: 2, most: 6, usual: 4 },
  lawPrefix: '',
  sampleTables: [
    { seats: 2, settings: { factions: ['marquise', 'eyrie'] } },
    { seats: 2, settings: { factions: ['marquise', 'keepers'], edition: 'ua' } },
    { seats: 3, settings: { factions: ['marquise', 'eyrie', 'alliance'] } },
    {
      seats: 3,
      settings: {
        factions: ['hundreds', 'keepers', 'eyrie'],
        hirelings: ['marauder', 'riverfolk-pack', 'underworld-pack'],
      },
    },
    {
      seats: 3,
      settings: {
        factions: ['marquise', 'keepers', 'cult'],
        deck: 'exiles-partisans',
        hirelings: ['marauder-pack', 'marauder'],
      },
    },
    { seats: 4, settings: { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] } },
    {
      seats: 4,
      settings: {
        factions: ['cult', 'riverfolk', 'vagabond', 'vagabond2'],
        map: 'winter',
        deck: 'exiles-partisans',
      },
    },
    { seats: 4, settings: { seats: 4, setup: 'advanced', hirelings: ['marauder'] } },
  ],
  game: async () => eraseGameTypes((await import('./index.ts')).root),
  playOnly: async () => eraseGameTypes((await import('./play.ts')).rootForPlay),
  editing: async () => (await import('./editing/index.ts')).editing,
  namedPositions: async () => (await import('./positions/named.ts')).namedPositions(),
};
