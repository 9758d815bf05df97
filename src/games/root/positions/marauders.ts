import { MOODS } from '../factions/12-hundreds/state.ts';
import { command, prowess } from '../factions/12-hundreds/hoard.ts';
import { faceOf, relicsIn, typeOf, typeOfFace, valueOfFace } from '../factions/13-keepers/relics.ts';
import {
  IN_THE_BOX,
  RECOVERED,
  RELIC_COUNT,
  RELIC_FACES,
  RELIC_TYPES,
  RETINUE_COLUMNS,
  STATION_SIDES,
  STATIONS,
  TROPHY,
} from '../factions/13-keepers/state.ts';
import { stationsIn } from '../factions/13-keepers/stations.ts';
import { RELIC, WAYSTATION } from '../components/pieces.ts';
import { geographyOf, type RootState } from '../state.ts';
import { CLEARING_COUNT, CLEARINGS, HUNDREDS, ITEMS, KEEPERS, PLACES } from '../words.ts';
import { takeFromSupply } from './board.ts';
import { type Raw, type Reader, repeated, said } from './reader.ts';

/** What a file may say of the Hundreds alone. */
export const HUNDREDS_KEYS = ['mood', 'hoard', 'ruinItems', 'gone'];
/** What a file may say of the Keepers alone. */
export const KEEPERS_KEYS = ['retinue', 'relics', 'waystations'];

/** Reads mood and items; §12.3.4: there is a mood as soon as they are set up. */
export function readHundreds(reader: Reader, raw: Raw, path: string, s: RootState, inSetup: boolean): void {
  if (raw['mood'] !== undefined) s.hundreds.mood = reader.name(raw['mood'], `${path}.mood`, MOODS);
  else if (!inSetup) reader.note(`${path}.mood`, 'missing');
  s.hundreds.hoard = reader.tally(raw['hoard'], `${path}.hoard`, ITEMS);
  s.hundreds.marked = reader.tally(raw['ruinItems'], `${path}.ruinItems`, ITEMS);
  s.hundreds.gone = reader.tally(raw['gone'], `${path}.gone`, ITEMS);
}

/** What the file says of the Hundreds. */
export function writeHundreds(s: RootState): Record<string, unknown> {
  const { mood, hoard, marked, gone } = s.hundreds;
  return said({
    mood: MOODS[mood],
    hoard: repeated(hoard, ITEMS),
    ruinItems: repeated(marked, ITEMS),
    gone: repeated(gone, ITEMS),
  });
}

/** Where a relic can be: every clearing and forest, recovered, or waiting for a forest. */
const WHEREABOUTS: readonly string[] = [...PLACES, 'recovered', 'trophy'];

/** Reads the relics, those of a type in the order of their numbers; one that is not named is in the box. */
function readRelics(reader: Reader, raw: unknown, path: string, s: RootState): void {
  const next = RELIC_TYPES.map((_, type) => (type * RELIC_COUNT) / RELIC_TYPES.length);
  const forests = geographyOf(s).aroundForest.length;
  reader.list(raw, path).forEach((each, i) => {
    const here = `${path}.${i}`;
    const from = reader.object(each, here, ['relic', 'at']);
    const face = reader.name(from['relic'], `${here}.relic`, RELIC_FACES);
    const at = reader.name(from['at'], `${here}.at`, WHEREABOUTS);
    if (face < 0 || at < 0) return;
    const relic = next[typeOfFace(face)]!++;
    if (typeOf(relic) !== typeOfFace(face)) {
      reader.note(here, 'too-many-pieces', { piece: RELIC_FACES[face]!, box: RELIC_COUNT / RELIC_TYPES.length });
      return;
    }
    if (at >= CLEARING_COUNT + forests && at < RECOVERED)
      reader.note(`${here}.at`, 'unknown-name', { name: WHEREABOUTS[at]! });
    s.keepers.place[relic] = at;
    s.keepers.value[relic] = valueOfFace(face);
    if (at >= CLEARING_COUNT)
      takeFromSupply(reader, here, s, RELIC, 1, () => {
        s.away[RELIC]!++;
      });
  });
}

function readStations(reader: Reader, raw: unknown, path: string, s: RootState): void {
  const from = reader.object(raw, path, STATIONS);
  STATIONS.forEach((name, station) => {
    if (from[name] === undefined) return;
    const here = `${path}.${name}`;
    const said = reader.object(from[name], here, ['at', 'side']);
    const side = reader.name(said['side'], `${here}.side`, RELIC_TYPES);
    if (side >= 0 && !STATION_SIDES[station]!.includes(side))
      reader.note(`${here}.side`, 'unknown-name', { name: RELIC_TYPES[side]! });
    s.keepers.station[station] = reader.name(said['at'], `${here}.at`, CLEARINGS);
    s.keepers.side[station] = Math.max(0, side);
  });
}

/** Reads relics and waystations, which must be what stands on the map. */
export function readKeepers(reader: Reader, raw: Raw, path: string, s: RootState): void {
  reader.object(raw['retinue'], `${path}.retinue`, RETINUE_COLUMNS);
  readRelics(reader, raw['relics'], `${path}.relics`, s);
  readStations(reader, raw['waystations'], `${path}.waystations`, s);
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const relics = s.on[RELIC * CLEARING_COUNT + c]!;
    if (relicsIn(s, c) < relics) reader.note(`${path}.relics`, 'which-relic', { clearing: CLEARINGS[c]! });
    const stations = s.on[WAYSTATION * CLEARING_COUNT + c]!;
    if (stationsIn(s, c) < stations)
      reader.note(`${path}.waystations`, 'which-waystation', { clearing: CLEARINGS[c]! });
  }
}

function relicsOf(s: RootState): { relic: string; at: string }[] {
  return s.keepers.place.flatMap((at, relic) =>
    at === IN_THE_BOX ? [] : [{ relic: RELIC_FACES[faceOf(s, relic)]!, at: WHEREABOUTS[at]! }],
  );
}

/** What the file says of the Keepers. */
export function writeKeepers(s: RootState): Record<string, unknown> {
  const stations = STATIONS.flatMap((name, station) => {
    const at = s.keepers.station[station]!;
    return at < 0 ? [] : [[name, { at: CLEARINGS[at], side: RELIC_TYPES[s.keepers.side[station]!] }] as const];
  });
  return said({ relics: relicsOf(s), waystations: Object.fromEntries(stations) });
}

/** Relics that are away and that the file tells of among the relics. */
export const relicsAway = (s: RootState): number =>
  s.seat[KEEPERS]! < 0 ? 0 : s.keepers.place.filter((at) => at >= CLEARING_COUNT && at <= TROPHY).length;

/** Lines for people: label and text. */
export function showMarauders(s: RootState, f: number): [string, string][] {
  if (f === HUNDREDS)
    return [
      ['mood', MOODS[s.hundreds.mood] ?? ''],
      ['hoard', repeated(s.hundreds.hoard, ITEMS).join(', ')],
      ['command', String(command(s))],
      ['prowess', String(prowess(s))],
    ];
  if (f !== KEEPERS) return [];
  const stations = STATIONS.filter((_, i) => s.keepers.station[i]! >= 0).map((name) => {
    const i = STATIONS.indexOf(name);
    return `${name} in ${CLEARINGS[s.keepers.station[i]!]} as ${RELIC_TYPES[s.keepers.side[i]!]}`;
  });
  return [
    [
      'relics',
      relicsOf(s)
        .map(({ relic, at }) => `${relic} ${at}`)
        .join(', '),
    ],
    ['waystations', stations.join(', ')],
  ];
}
