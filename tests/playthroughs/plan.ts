import { FACTIONS, FIRST_FACTION_COUNT } from '../../src/games/root/words.ts';

/** A game to record: the table, and who plays at it. */
export interface Plan {
  /** The name of its file. */
  readonly name: string;
  readonly game: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** All seats are bots of this name. */
  readonly bots: 'greedy' | 'random';
}

const root = (name: string, settings: Readonly<Record<string, unknown>>, bots: Plan['bots'] = 'greedy'): Plan => ({
  name: `root-${name}`,
  game: 'root',
  settings,
  bots,
});
const wild = (seats: number, hard: number, bots: Plan['bots'] = 'greedy'): Plan => ({
  name: `wild-${seats}-seats-${hard}-hard`,
  game: 'wild',
  settings: { seats, hard },
  bots,
});
const scythia = (name: string, settings: Readonly<Record<string, unknown>>, bots: Plan['bots'] = 'greedy'): Plan => ({
  name: `scythia-${name}`,
  game: 'scythia',
  settings,
  bots,
});

const HIRED = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'];

/** The factions of the first boxes: a draft among them stays as it was recorded. */
const FIRST_FACTIONS = FACTIONS.slice(0, FIRST_FACTION_COUNT);

/** The recorded games: every game, seat count, faction, map, deck, set-up and edition of the Law. */
export const PLANS: readonly Plan[] = [
  root('2-marquise-eyrie', { factions: ['marquise', 'eyrie'] }),
  root('2-cult-keepers-winter', { factions: ['cult', 'keepers'], map: 'winter' }),
  root('3-base', { factions: ['marquise', 'eyrie', 'alliance'], suits: 'dealt' }),
  root('3-hundreds', { factions: ['hundreds', 'alliance', 'vagabond'], deck: 'exiles-partisans' }),
  root('4-base', { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] }),
  root('4-base-ua', { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'], edition: 'ua' }),
  root('4-base-ru', { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'], edition: 'ru', map: 'winter' }),
  root('4-later', { factions: ['cult', 'riverfolk', 'hundreds', 'keepers'], deck: 'exiles-partisans' }),
  root('4-two-vagabonds', { factions: ['vagabond', 'vagabond2', 'marquise', 'riverfolk'] }),
  root('4-advanced', {
    factions: ['marquise', 'eyrie', 'keepers', 'hundreds'],
    setup: 'advanced',
    pool: FIRST_FACTIONS,
    map: 'winter',
  }),
  root('5-hirelings', { factions: ['eyrie', 'alliance', 'vagabond', 'riverfolk', 'cult'], hirelings: HIRED }),
  root('6-mixed', {
    factions: ['marquise', 'eyrie', 'alliance', 'vagabond', 'riverfolk', 'keepers'],
    deck: 'exiles-partisans',
  }),
  root('3-chance', { factions: ['eyrie', 'riverfolk', 'cult'], deck: 'exiles-partisans' }, 'random'),
  wild(1, 0),
  wild(1, 3),
  wild(2, 0),
  wild(2, 6),
  wild(3, 0),
  wild(3, 2),
  wild(4, 0),
  wild(4, 4),
  wild(2, 1, 'random'),
  scythia('solo-trader', { seats: 1, chief: 'trader' }),
  scythia('solo-lookout', { seats: 1, chief: 'lookout' }),
  scythia('solo-huntsman', { seats: 1, chief: 'huntsman' }),
  scythia('solo-outrider', { seats: 1, chief: 'outrider' }),
  scythia('2', { seats: 2 }),
  scythia('3', { seats: 3 }),
  scythia('4', { seats: 4 }),
  scythia('4-capped', { seats: 4, turnCap: 12 }),
  scythia('3-chance', { seats: 3, turnCap: 15 }, 'random'),
  // A plan is seeded by its place in the list: later ones come last.
  root('4-underworld', { factions: ['duchy', 'corvids', 'marquise', 'alliance'], map: 'mountain', landmarks: 'two' }),
];
