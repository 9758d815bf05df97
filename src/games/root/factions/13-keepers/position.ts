import { RELIC, WAYSTATION } from '../../components/pieces.ts';
import { RETINUE } from '../../components/piles.ts';
import { takeFromSupply } from '../../positions/board.ts';
import type { FactionPosition } from '../../positions/faction-position.ts';
import { pileText } from '../../positions/pile-text.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { CLEARING_COUNT, CLEARINGS, PLACES } from '../../words.ts';
import { faceOf, relicsIn, typeOf, typeOfFace, valueOfFace } from './relics.ts';
import {
  IN_THE_BOX,
  RECOVERED,
  RELIC_COUNT,
  RELIC_FACES,
  RELIC_TYPES,
  RELIC_VALUES,
  RETINUE_COLUMNS,
  STATION_SIDES,
  STATIONS,
  TROPHY,
} from './state.ts';
import { stationsIn } from './stations.ts';
import { type Raw, type Reader, withoutEmpty, withAdded } from '../../../../kernel/index.ts';

/** Where a relic can be: every clearing and forest, recovered, or waiting for a forest. */
const WHEREABOUTS: readonly string[] = [...PLACES, 'recovered', 'trophy'];

/** Reads the relics, those of a type in the order of their numbers; one that is not named is in the box. */
function readRelics(reader: Reader, raw: unknown, path: string, s: RootState): void {
  const next = RELIC_TYPES.map((_, type) => (type * RELIC_COUNT) / RELIC_TYPES.length);
  const forests = geographyOf(s).aroundForest.length;
  reader.items(raw, path).forEach((each, i) => {
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
        s.away = withAdded(s.away, RELIC, 1);
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
function readKeepers(reader: Reader, raw: Raw, path: string, s: RootState): void {
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
function writeKeepers(s: RootState): Record<string, unknown> {
  const stations = STATIONS.flatMap((name, station) => {
    const at = s.keepers.station[station]!;
    return at < 0 ? [] : [[name, { at: CLEARINGS[at], side: RELIC_TYPES[s.keepers.side[station]!] }] as const];
  });
  return withoutEmpty({ relics: relicsOf(s), waystations: Object.fromEntries(stations) });
}

/** §13.2.1: which values the four relics of a type have. */
function checkRelics(reader: Reader, s: RootState): void {
  RELIC_TYPES.forEach((name, type) => {
    const left: number[] = [...RELIC_VALUES];
    for (let relic = type * RELIC_VALUES.length; relic < (type + 1) * RELIC_VALUES.length; relic++) {
      const value = s.keepers.value[relic]!;
      const at = left.indexOf(value);
      if (value === 0) continue;
      if (at < 0) reader.note('factions.keepers.relics', 'relic-values', { relic: name, value });
      else left.splice(at, 1);
    }
  });
}

function showKeepers(s: RootState): readonly (readonly [label: string, text: string])[] {
  const stations = STATIONS.flatMap((name, i) => {
    const at = s.keepers.station[i]!;
    return at < 0 ? [] : [`${name} in ${CLEARINGS[at]} as ${RELIC_TYPES[s.keepers.side[i]!]}`];
  });
  const relics = relicsOf(s).map(({ relic, at }) => `${relic} ${at}`);
  return [
    ['relics', relics.join(', ')],
    ['waystations', stations.join(', ')],
    ...RETINUE_COLUMNS.map((column, i) => [`retinue, ${column}`, pileText(s, RETINUE + i)] as const),
  ];
}

/** The Keepers' part of position files: relics and waystations; the retinue is read with all piles. */
export const keepersPosition: FactionPosition = {
  keys: ['relics', 'waystations'],
  read: readKeepers,
  write: writeKeepers,
  show: showKeepers,
  away: (s, p) => (p === RELIC ? s.keepers.place.filter((at) => at >= CLEARING_COUNT && at <= TROPHY).length : 0),
  check: checkRelics,
};
