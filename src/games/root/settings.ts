import type { SettingField, Problem, ParseResult, Settings } from '../../kernel/index.ts';
import { HIRELING_BOXES, type HirelingBox, hirelingsOf, KINDS_IN_PLAY } from './rules/14-hirelings/boxes.ts';
import { bestRow, MOST_CORNERS } from './rules/15-advanced-setup/stance.ts';
import {
  LANDMARK_COUNTS,
  type LandmarkCount,
  type LandmarkName,
  LANDMARKS,
  MAP_LANDMARKS,
  type MapLandmark,
} from './rules/21-landmarks/landmark.ts';
import { FACTION_DATA } from './factions/data.ts';
import { DECKS, type DeckId } from './components/cards/index.ts';
import { EDITIONS, type Edition, type LawSwitches, PRESETS, SWITCHES, type Switch } from './editions.ts';
import { GEOGRAPHY, MAPS, type MapId } from './components/maps/index.ts';
import { FACTIONS, type FactionName } from './words.ts';

/** The factions that can be played today. */
export const PLAYABLE: readonly FactionName[] = FACTIONS.filter((name) => FACTION_DATA[name].isPlayable);

/** §5.1.1: how the order of play comes about. */
const SEATINGS = ['random', 'listed'] as const;

const STANDARD_SEATS = 4;
/** How many can play at most. */
export const MOST_SEATS = 6;

/** §5.1.1, §15.8.1: factions as the table agreed, or drafted from a few dealt cards. */
export const SETUPS = ['standard', 'advanced'] as const;

/** How the suits of the clearings come about: as printed, or by shuffled markers (C.1). */
export const SUIT_MODES = ['printed', 'dealt'] as const;

/** A table of Root. */
export interface RootSettings extends Settings {
  readonly setup: (typeof SETUPS)[number];
  /** By seat; empty where factions are drafted. */
  readonly factions: readonly FactionName[];
  /** §15.8.1: the setup cards that are shuffled; empty in a standard set-up. */
  readonly pool: readonly FactionName[];
  /** §14.1: the boxes that hirelings are dealt from; empty: a game without hirelings. */
  readonly hirelings: readonly HirelingBox[];
  readonly map: MapId;
  /** §21.2: how many landmarks are dealt. */
  readonly landmarks: LandmarkCount;
  /** §21.2: the landmark cards that are shuffled; empty where none is dealt. */
  readonly landmarkPool: readonly LandmarkName[];
  /** §21.2-R3: what becomes of the landmark of the lake and the mountain map. */
  readonly mapLandmark: MapLandmark;
  readonly suits: (typeof SUIT_MODES)[number];
  /** §19.1-R2, §20.1-R1: the suits that the booklet suggests for this map lie out from the start; false where it suggests none. */
  readonly suggestedSuits: boolean;
  readonly deck: DeckId;
  /** §5.1.1: a random order of play, or as the seats are listed. */
  readonly seating: (typeof SEATINGS)[number];
  readonly edition: Edition;
  /** The edition's switches with the table's own changes. */
  readonly law: LawSwitches;
}

type Raw = Readonly<Record<string, unknown>>;

const FIELDS = [
  'seats',
  'setup',
  'factions',
  'pool',
  'hirelings',
  'map',
  'landmarks',
  'landmarkPool',
  'mapLandmark',
  'suits',
  'suggestedSuits',
  'deck',
  'seating',
  'edition',
  'law',
];

/** Checks settings from outside and fills in the defaults; lists everything that is wrong. */
export function readSettings(input: unknown): ParseResult<RootSettings> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, problems: [{ path: '', code: 'settings.type' }] };
  const raw = input as Raw;
  const problems: Problem[] = [];
  const problem = (path: string, code: string, args?: Problem['args']): void => {
    problems.push(args ? { path, code, args } : { path, code });
  };
  for (const key of Object.keys(raw)) if (!FIELDS.includes(key)) problem(key, 'settings.unknown');

  function oneOf<T extends string>(key: string, values: readonly T[], standard: T): T {
    const value = raw[key] ?? standard;
    if (values.includes(value as T)) return value as T;
    problem(key, 'settings.choice', { values: values.join(', ') });
    return standard;
  }

  const setup = oneOf('setup', SETUPS, 'standard');
  const hirelings = readSome(raw, 'hirelings', HIRELING_BOXES, [], problem);
  const players = setup === 'standard' ? readStandard(raw, hirelings, problem) : readAdvanced(raw, hirelings, problem);
  const map = oneOf('map', MAPS, 'autumn');
  const landmarks = oneOf('landmarks', LANDMARK_COUNTS, 'none');
  const own = oneOf('mapLandmark', MAP_LANDMARKS, 'placed');
  // §21.2-R3: a table without landmarks keeps that of its map.
  const mapLandmark = landmarks === 'none' ? 'placed' : own;
  const landmarkPool = readLandmarkPool(raw, map, landmarks, mapLandmark, problem);
  const suits = oneOf('suits', SUIT_MODES, map === 'autumn' ? 'printed' : 'dealt');
  if (suits === 'printed' && map !== 'autumn') problem('suits', 'settings.suits-not-printed');
  const suggested = raw['suggestedSuits'] ?? false;
  if (typeof suggested !== 'boolean') problem('suggestedSuits', 'settings.type');
  // §19.1-R2, §20.1-R1: other maps have no suggested suits.
  const suggestedSuits = suggested === true && GEOGRAPHY[map].suggestedSuits !== undefined;
  const deck = oneOf('deck', DECKS, 'base');
  const seating = oneOf('seating', SEATINGS, 'random');
  const edition = oneOf('edition', EDITIONS, 'official');
  const law = readLaw(raw['law'], edition, problem);
  if (problems.length > 0) return { ok: false, problems };
  const value = {
    setup,
    ...players,
    hirelings,
    map,
    landmarks,
    landmarkPool,
    mapLandmark,
    suits,
    suggestedSuits,
    deck,
    seating,
    edition,
    law,
  };
  return { ok: true, value: Object.freeze(value) };
}

type Complain = (path: string, code: string, args?: Problem['args']) => void;

type Players = Pick<RootSettings, 'seats' | 'factions' | 'pool'>;

/** §5.1.1: every seat names its faction; §16.1: a map has four corners. */
function readStandard(raw: Raw, boxes: readonly HirelingBox[], problem: Complain): Players {
  const factions = readFactions(
    raw['factions'] === undefined ? standardFactions(raw['seats']) : raw['factions'],
    problem,
  );
  if (raw['seats'] !== undefined && raw['seats'] !== factions.length) problem('seats', 'settings.seats');
  const corners = factions.filter((name) => FACTION_DATA[name]?.startsInCorner).length;
  if (corners > MOST_CORNERS) problem('factions', 'settings.corners', { law: '16.1', most: MOST_CORNERS });
  // §14.0: hirelings and their faction cannot be in the same game.
  const left = hirelingsOf(boxes, factions).length;
  if (boxes.length > 0 && left < KINDS_IN_PLAY)
    problem('hirelings', 'settings.too-few-hirelings', { law: '14.0', least: KINDS_IN_PLAY, left });
  return { seats: factions.length, factions, pool: [] };
}

/** §15.4: seats say nothing but their number; what is dealt must be enough for all of them. */
function readAdvanced(raw: Raw, boxes: readonly HirelingBox[], problem: Complain): Players {
  const pool = readSome(raw, 'pool', PLAYABLE, PLAYABLE, problem);
  const seats = raw['seats'] ?? STANDARD_SEATS;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < 2 || seats > MOST_SEATS) {
    problem('seats', 'settings.range', { min: 2, max: MOST_SEATS });
    return { seats: STANDARD_SEATS, factions: [], pool };
  }
  if (pool.includes('vagabond2') && !pool.includes('vagabond')) problem('pool', 'settings.second-vagabond');
  const left = bestRow(pool, boxes, seats);
  if (left < 0) problem('hirelings', 'settings.too-few-hirelings', { law: '14.0', least: KINDS_IN_PLAY, left: 0 });
  else if (left < seats) problem('pool', 'settings.too-few-cards', { law: '15.8.1', least: seats, left });
  return { seats, factions: [], pool };
}

/** §21.2-R3: the landmark that a map has by itself. */
const OWN_LANDMARK: Partial<Record<MapId, LandmarkName>> = { lake: 'ferry', mountain: 'tower' };

/** §21.2, §21.2-R3: the cards that are shuffled, without the one the map places itself; at least as many as are dealt. */
function readLandmarkPool(
  raw: Raw,
  map: MapId,
  count: LandmarkCount,
  own: MapLandmark,
  problem: Complain,
): readonly LandmarkName[] {
  if (count === 'none') return [];
  const listed = readSome(raw, 'landmarkPool', LANDMARKS, LANDMARKS, problem);
  const pool = own === 'dealt' ? listed : listed.filter((name) => name !== OWN_LANDMARK[map]);
  const least = LANDMARK_COUNTS.indexOf(count);
  if (pool.length < least)
    problem('landmarkPool', 'settings.too-few-landmarks', { law: '21.2', least, left: pool.length });
  return pool;
}

function readSome<T extends string>(
  raw: Raw,
  key: string,
  values: readonly T[],
  standard: readonly T[],
  problem: Complain,
): readonly T[] {
  const list = raw[key] ?? standard;
  if (!Array.isArray(list)) {
    problem(key, 'settings.type');
    return standard;
  }
  list.forEach((each: unknown, i) => {
    if (!values.includes(each as T)) problem(`${key}.${i}`, 'settings.choice', { values: values.join(', ') });
    else if (list.indexOf(each) !== i) problem(`${key}.${i}`, 'settings.twice');
  });
  return values.filter((value) => list.includes(value));
}

/** Factions for a table that names none: the base game's, as many as there are seats. */
function standardFactions(seats: unknown): readonly FactionName[] {
  return PLAYABLE.slice(0, typeof seats === 'number' ? seats : STANDARD_SEATS);
}

function readFactions(raw: unknown, problem: Complain): FactionName[] {
  if (!Array.isArray(raw)) {
    problem('factions', 'settings.type');
    return [];
  }
  if (raw.length < 2 || raw.length > 6) problem('factions', 'settings.range', { min: 2, max: 6 });
  raw.forEach((name: unknown, i) => {
    if (!FACTIONS.includes(name as FactionName))
      problem(`factions.${i}`, 'settings.choice', { values: PLAYABLE.join(', ') });
    else if (!PLAYABLE.includes(name as FactionName)) problem(`factions.${i}`, 'settings.not-yet');
    else if (raw.indexOf(name) !== i) problem(`factions.${i}`, 'settings.twice');
  });
  if (raw.includes('vagabond2') && !raw.includes('vagabond')) problem('factions', 'settings.second-vagabond');
  return raw as FactionName[];
}

function readLaw(raw: unknown, edition: Edition, problem: Complain): LawSwitches {
  const preset = PRESETS[edition];
  if (raw === undefined) return preset;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    problem('law', 'settings.type');
    return preset;
  }
  for (const [name, value] of Object.entries(raw)) {
    const values: readonly unknown[] | undefined = SWITCHES[name as Switch];
    if (!values) problem(`law.${name}`, 'settings.unknown');
    else if (!values.includes(value)) problem(`law.${name}`, 'settings.choice', { values: values.join(', ') });
  }
  return Object.freeze({ ...preset, ...(raw as Partial<LawSwitches>) });
}

const SWITCH_FIELDS = Object.entries(SWITCHES).map(([id, values]) => {
  const usual = PRESETS.official[id as Switch];
  return typeof usual === 'boolean'
    ? ({ id, kind: 'yes-no', usual } as const)
    : ({ id, kind: 'one-of', choices: values.map(String), usual } as const);
});

/** §19.1-R2, §20.1-R1: the maps for which the booklet suggests suits. */
const WITH_SUGGESTED_SUITS = MAPS.filter((map) => GEOGRAPHY[map].suggestedSuits !== undefined);

/** How a screen asks for the settings; the single switches of the Law follow the edition. */
export const settingsForm: readonly SettingField[] = [
  { id: 'setup', kind: 'one-of', choices: SETUPS, usual: 'standard' },
  {
    id: 'factions',
    kind: 'each-seat',
    choices: PLAYABLE,
    usual: PLAYABLE,
    apart: true,
    when: { id: 'setup', is: ['standard'] },
  },
  { id: 'pool', kind: 'some-of', choices: PLAYABLE, usual: PLAYABLE, when: { id: 'setup', is: ['advanced'] } },
  { id: 'hirelings', kind: 'some-of', choices: HIRELING_BOXES, usual: [] },
  { id: 'map', kind: 'one-of', choices: MAPS, usual: 'autumn' },
  // §C.1: only the autumn map has printed suits.
  { id: 'suits', kind: 'one-of', choices: SUIT_MODES, usual: 'printed', when: { id: 'map', is: ['autumn'] } },
  { id: 'suggestedSuits', kind: 'yes-no', usual: false, when: { id: 'map', is: WITH_SUGGESTED_SUITS } },
  { id: 'deck', kind: 'one-of', choices: DECKS, usual: 'base' },
  { id: 'landmarks', kind: 'one-of', choices: LANDMARK_COUNTS, usual: 'none' },
  {
    id: 'landmarkPool',
    kind: 'some-of',
    choices: LANDMARKS,
    usual: LANDMARKS,
    when: { id: 'landmarks', is: ['one', 'two'] },
  },
  {
    id: 'mapLandmark',
    kind: 'one-of',
    choices: MAP_LANDMARKS,
    usual: 'placed',
    when: { id: 'landmarks', is: ['one', 'two'] },
  },
  { id: 'seating', kind: 'one-of', choices: SEATINGS, usual: 'random' },
  { id: 'edition', kind: 'one-of', choices: EDITIONS, usual: 'official' },
  { id: 'law', kind: 'details', fields: SWITCH_FIELDS, follows: { id: 'edition', holds: PRESETS }, usual: {} },
];
