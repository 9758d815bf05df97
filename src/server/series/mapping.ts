import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { MAPPING_LENGTH } from '../../protocol/series-routes.ts';
import { ApiError } from '../api-error.ts';

/** The fields of a match that a column may show, besides those of its players. */
export const MATCH_FIELDS = [
  ...(['series', 'match', 'round', 'group', 'table', 'begun', 'ended', 'minutes', 'timing', 'by', 'game'] as const),
  ...(['map', 'deck', 'setup', 'suits', 'undrafted', 'winners', 'turns', 'constant'] as const),
] as const;
/** The fields of a player in a match. */
export const PLAYER_FIELDS = [
  ...(['player', 'order', 'seat', 'faction', 'character', 'score', 'points', 'place', 'won', 'absent'] as const),
  ...(['dominance', 'coalition', 'victory', 'scoreOrVictory', 'scoresByTurn'] as const),
] as const;

const Words = Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 80 }));

/** A column: its name, the field it shows, and the player it is about, counted from 1 in the order of play. */
const ColumnSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    field: Type.Enum([...MATCH_FIELDS, ...PLAYER_FIELDS]),
    player: Type.Optional(Type.Integer({ minimum: 1, maximum: 7 })),
    /** The text of a `constant`. */
    text: Type.Optional(Type.String({ maxLength: 80 })),
    /** Other words for the values of this column. */
    words: Type.Optional(Words),
  },
  { additionalProperties: false },
);

const MappingSchema = Type.Object(
  {
    /** One row for every player of a match, or one for every match. */
    rows: Type.Enum(['player', 'match']),
    /** Only matches with this number of players; left out: all. */
    players: Type.Optional(Type.Integer({ minimum: 2, maximum: 7 })),
    columns: Type.Array(ColumnSchema, { minItems: 1, maxItems: 80 }),
    /** Other words for values, by field: the names that a league uses for factions, maps and decks. */
    words: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Words)),
  },
  { additionalProperties: false },
);
/** How records of matches become rows of a file. */
export type Mapping = Static<typeof MappingSchema>;

const isMapping = Compile(MappingSchema);

/** Reads a mapping file. Throws `bad-mapping` with what is wrong. */
export function readMapping(raw: unknown): Mapping {
  const isLong = JSON.stringify(raw ?? null).length > MAPPING_LENGTH;
  if (!isLong && isMapping.Check(raw)) return raw;
  const problems = isLong
    ? [{ path: 'mapping', code: 'too-large' }]
    : [...isMapping.Errors(raw)]
        .slice(0, 10)
        .map(({ instancePath, keyword }) => ({ path: `mapping${instancePath.replaceAll('/', '.')}`, code: keyword }));
  throw new ApiError('bad-mapping', { problems });
}

/** The names that the leagues of Root use for factions; a Vagabond is named with his character. */
const FACTION_WORDS = {
  marquise: 'Marquise de Cat',
  eyrie: 'Eyrie Dynasties',
  alliance: 'Woodland Alliance',
  vagabond: 'Vagabond',
  vagabond2: 'Vagabond',
  cult: 'Lizard Cult',
  riverfolk: 'Riverfolk',
  duchy: 'Underground Duchy',
  corvids: 'Corvid Conspiracy',
  hundreds: 'Lord of the Hundreds',
  keepers: 'Keepers in Iron',
};
const WORDS = {
  faction: FACTION_WORDS,
  undrafted: FACTION_WORDS,
  map: { autumn: 'Autumn', winter: 'Winter', lake: 'Lake', mountain: 'Mountain' },
  deck: { base: 'Standard', 'exiles-partisans': 'Exiles and Partisans' },
  suits: { dealt: 'Random', printed: '' },
  timing: { live: 'Live', days: 'Async', none: 'Live' },
  setup: { advanced: 'AdSet', standard: 'Standard' },
  victory: { dominance: 'Dominance', coalition: 'Coalition', points: '' },
};

/** One row per player, as the Root league's site lists games that were played. */
export const LEAGUE_PLAYERS: Mapping = {
  rows: 'player',
  columns: [
    { name: 'GameID', field: 'match' },
    { name: 'Timestamp', field: 'ended' },
    { name: 'Player', field: 'player' },
    { name: 'Faction', field: 'faction' },
    { name: 'Turn Order', field: 'order' },
    { name: 'Game Score', field: 'score' },
    { name: 'Tournament Score', field: 'points' },
    { name: 'Map', field: 'map' },
    { name: 'Clearing Distribution', field: 'suits' },
    { name: 'Deck', field: 'deck' },
    { name: 'Undrafted Faction', field: 'undrafted' },
    { name: 'Turn Timing', field: 'timing' },
    { name: 'Dom/Coal', field: 'victory' },
    { name: 'Season', field: 'series' },
  ],
  words: WORDS,
};

const ORDINALS = ['First', 'Second', 'Third', 'Fourth'] as const;

/** One row per match of four, as the Root league's results form takes games in. */
export const LEAGUE_MATCHES: Mapping = {
  rows: 'match',
  players: ORDINALS.length,
  columns: [
    { name: 'Timestamp', field: 'ended' },
    ...ORDINALS.map((nth, i) => ({ name: `${nth} Player`, field: 'player' as const, player: i + 1 })),
    ...ORDINALS.map((nth, i) => ({ name: `${nth} Player Faction`, field: 'faction' as const, player: i + 1 })),
    { name: 'Unselected Faction', field: 'undrafted' },
    ...ORDINALS.map((nth, i) => ({
      name: `${nth} Player Game Score`,
      field: 'scoreOrVictory' as const,
      player: i + 1,
    })),
    ...ORDINALS.map((nth, i) => ({ name: `${nth} Player League Score`, field: 'points' as const, player: i + 1 })),
    { name: 'Map', field: 'map' },
    { name: 'Deck', field: 'deck' },
    { name: 'Clearing Distribution', field: 'suits' },
    { name: 'Timing', field: 'timing' },
    { name: 'Discord Link', field: 'table' },
    { name: 'Tournament', field: 'series' },
    { name: 'Setup', field: 'setup' },
  ],
  words: WORDS,
};
