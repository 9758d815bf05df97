import type { Field, Problem, Reading, Settings } from '../../kernel/index.ts';
import { DECKS, type DeckId } from './decks/index.ts';
import { EDITIONS, type Edition, type LawSwitches, PRESETS, SWITCHES, type Switch } from './editions.ts';
import { MAPS, type MapId } from './maps/index.ts';
import { FACTIONS, type FactionName } from './words.ts';

/** The factions that can be played today. */
export const PLAYABLE: readonly FactionName[] = ['marquise', 'eyrie', 'alliance', 'vagabond', 'vagabond2'];

/** The maps that can be played today: the others are drawn, but their own rules are not written yet. */
const PLAYABLE_MAPS: readonly MapId[] = ['autumn', 'winter'];

/** §5.1.1: how the order of play comes about. */
const SEATINGS = ['random', 'listed'] as const;

const STANDARD_SEATS = 4;

/** How the suits of the clearings come about: as printed, or by shuffled markers (C.1). */
export const SUIT_MODES = ['printed', 'dealt'] as const;

/** A table of Root. */
export interface RootSettings extends Settings {
  /** By seat. */
  readonly factions: readonly FactionName[];
  readonly map: MapId;
  readonly suits: (typeof SUIT_MODES)[number];
  readonly deck: DeckId;
  /** §5.1.1: a random order of play, or as the seats are listed. */
  readonly seating: (typeof SEATINGS)[number];
  readonly edition: Edition;
  /** The edition's switches with the table's own changes. */
  readonly law: LawSwitches;
}

type Raw = Readonly<Record<string, unknown>>;

const FIELDS = ['seats', 'factions', 'map', 'suits', 'deck', 'seating', 'edition', 'law'];

/** Checks settings from outside and fills in the defaults; lists everything that is wrong. */
export function readSettings(input: unknown): Reading<RootSettings> {
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

  const factions = readFactions(
    raw['factions'] === undefined ? standardFactions(raw['seats']) : raw['factions'],
    problem,
  );
  if (raw['seats'] !== undefined && raw['seats'] !== factions.length) problem('seats', 'settings.seats');
  const map = oneOf('map', MAPS, 'autumn');
  if (!PLAYABLE_MAPS.includes(map)) problem('map', 'settings.not-yet');
  const suits = oneOf('suits', SUIT_MODES, map === 'autumn' ? 'printed' : 'dealt');
  if (suits === 'printed' && map !== 'autumn') problem('suits', 'settings.suits-not-printed');
  const deck = oneOf('deck', DECKS, 'base');
  const seating = oneOf('seating', SEATINGS, 'random');
  const edition = oneOf('edition', EDITIONS, 'official');
  const law = readLaw(raw['law'], edition, problem);
  if (problems.length > 0) return { ok: false, problems };
  const value = { seats: factions.length, factions, map, suits, deck, seating, edition, law };
  return { ok: true, value: Object.freeze(value) };
}

type Complain = (path: string, code: string, args?: Problem['args']) => void;

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

/** How a screen asks for the settings; the single switches of the Law follow the edition. */
export const settingsForm: readonly Field[] = [
  { id: 'factions', kind: 'each-seat', choices: PLAYABLE, usual: PLAYABLE, apart: true },
  { id: 'map', kind: 'one-of', choices: PLAYABLE_MAPS, usual: 'autumn' },
  // §C.1: only the autumn map has printed suits.
  { id: 'suits', kind: 'one-of', choices: SUIT_MODES, usual: 'printed', when: { id: 'map', is: ['autumn'] } },
  { id: 'deck', kind: 'one-of', choices: DECKS, usual: 'base' },
  { id: 'seating', kind: 'one-of', choices: SEATINGS, usual: 'random' },
  { id: 'edition', kind: 'one-of', choices: EDITIONS, usual: 'official' },
];
