import { kindOf } from '../rules/14-hirelings/boxes.ts';
import { controllerOf, isDemoted } from '../rules/14-hirelings/parties.ts';
import { CLUB, type HirelingsState, kindNumber, newHirelings, THRESHOLDS } from '../rules/14-hirelings/state.ts';
import { CARD_NAMES } from '../components/cards/index.ts';
import { PIECES } from '../components/pieces.ts';
import { geographyOf, type RootState } from '../state.ts';
import { CLEARINGS, FACTIONS, hireling, HIRELINGS, ITEMS, PLACES } from '../words.ts';
import { type Raw, type Reader, repeated, withoutEmpty } from '../../../kernel/index.ts';

const SIDES = ['promoted', 'demoted'];
const KEYS = [
  'kinds',
  'markers',
  'turned',
  'exile',
  'items',
  'spent',
  'lost',
  'bandits',
  'stuck',
  'heldPawns',
  'discards',
];
const KIND_KEYS = ['side', 'prepared', 'controller', 'control', 'used'];
const PACKED = [...ITEMS, 'club'];
const NONE = 'none';
const MOST_CONTROL = 4;
const MOST_USED = 7;
const MOST_PIECES = 30;

const pathNames = (s: RootState): string[] =>
  geographyOf(s).data.paths.map(([a, b]) => `${CLEARINGS[a! - 1]}-${CLEARINGS[b! - 1]}`);

function readPlayer(reader: Reader, raw: unknown, path: string, s: RootState): number {
  if (raw === undefined || raw === NONE) return -1;
  const f = reader.name(raw, path, FACTIONS);
  if (f >= 0 && s.seat[f]! < 0) reader.note(path, 'not-playing');
  return f;
}

function readKind(reader: Reader, raw: unknown, path: string, s: RootState, h: HirelingsState, kind: number): void {
  const from = reader.object(raw, path, KIND_KEYS);
  h.parties = [...h.parties, FACTIONS.length + kind];
  const demoted = from['side'] === undefined ? 0 : Math.max(0, reader.name(from['side'], `${path}.side`, SIDES));
  const prepared = from['prepared'] === undefined ? 1 : Number(reader.flag(from['prepared'], `${path}.prepared`));
  h.demoted = h.demoted.map((side, k) => (k === kind ? demoted : side));
  h.prepared = h.prepared.map((mark, k) => (k === kind ? prepared : mark));
  h.controller[kind] = readPlayer(reader, from['controller'], `${path}.controller`, s);
  if (from['control'] !== undefined)
    h.control[kind] = reader.whole(from['control'], `${path}.control`, 0, MOST_CONTROL);
  if (from['used'] !== undefined) h.used[kind] = reader.whole(from['used'], `${path}.used`, 0, MOST_USED);
}

/** §14.2.0: the hirelings of a file, before its clearings. */
export function readHirelings(reader: Reader, raw: unknown, s: RootState): void {
  if (raw === undefined) return;
  const from = reader.object(raw, 'hirelings', KEYS);
  if (s.settings.hirelings.length === 0) {
    reader.note('hirelings', 'no-hirelings');
    return;
  }
  const h = newHirelings(geographyOf(s).data.paths.length);
  const kinds = reader.object(from['kinds'], 'hirelings.kinds', HIRELINGS);
  HIRELINGS.forEach((name, kind) => {
    if (kinds[name] !== undefined) readKind(reader, kinds[name], `hirelings.kinds.${name}`, s, h, kind);
  });
  reader.items(from['markers'], 'hirelings.markers').forEach((each, i) => {
    if (i < THRESHOLDS.length) h.taker[i] = readPlayer(reader, each, `hirelings.markers.${i}`, s);
  });
  reader.items(from['turned'], 'hirelings.turned').forEach((each, i) => {
    if (i < THRESHOLDS.length) h.turned[i] = Number(reader.flag(each, `hirelings.turned.${i}`));
  });
  readPlaces(reader, from, s, h);
  s.hirelings = h;
}

/** Where hirelings keep things besides clearings. */
function readPlaces(reader: Reader, from: Raw, s: RootState, h: HirelingsState): void {
  if (from['exile'] !== undefined) h.exile = reader.name(from['exile'], 'hirelings.exile', PLACES);
  h.packed = reader.tally(from['items'], 'hirelings.items', PACKED);
  h.packedSpent = reader.tally(from['spent'], 'hirelings.spent', PACKED);
  h.packedLost = reader.tally(from['lost'], 'hirelings.lost', PACKED);
  for (const path of reader.distinct(from['bandits'], 'hirelings.bandits', pathNames(s))) h.bandits[path] = 1;
  reader.items(from['stuck'], 'hirelings.stuck').forEach((each, i) => {
    const path = `hirelings.stuck.${i}`;
    const [p, c, count] = reader.items(each, path);
    h.stuck.push(
      reader.name(p, path, PIECES),
      reader.name(c, path, CLEARINGS),
      reader.whole(count, path, 0, MOST_PIECES),
    );
  });
  reader.items(from['heldPawns'], 'hirelings.heldPawns').forEach((each, i) => {
    if (i < h.stuckPawns.length && each !== NONE)
      h.stuckPawns[i] = reader.name(each, `hirelings.heldPawns.${i}`, CLEARINGS);
  });
  h.discards = reader.distinct(from['discards'], 'hirelings.discards', CARD_NAMES);
}

function writeKind(s: RootState, kind: number): object {
  const h = s.hirelings;
  return withoutEmpty({
    side: SIDES[h.demoted[kind]!],
    prepared: h.prepared[kind] === 1 ? undefined : false,
    controller: FACTIONS[h.controller[kind]!],
    control: h.control[kind] === 0 ? undefined : h.control[kind],
    used: h.used[kind] === 0 ? undefined : h.used[kind],
  });
}

/** The hirelings as a file has them; undefined in a game without. */
export function writeHirelings(s: RootState): object | undefined {
  const h = s.hirelings;
  if (h.parties.length === 0) return undefined;
  const kinds = h.parties.map((party) => [kindOf(party), writeKind(s, kindNumber(party))] as const);
  const stuck: unknown[] = [];
  for (let i = 0; i < h.stuck.length; i += 3)
    stuck.push([PIECES[h.stuck[i]!], CLEARINGS[h.stuck[i + 1]!], h.stuck[i + 2]]);
  return withoutEmpty({
    kinds: Object.fromEntries(kinds),
    markers: h.taker.some((f) => f >= 0) ? h.taker.map((f) => FACTIONS[f] ?? NONE) : undefined,
    turned: h.turned.includes(1) ? h.turned.map((turned) => turned === 1) : undefined,
    exile: PLACES[h.exile],
    items: repeated(h.packed, PACKED),
    spent: repeated(h.packedSpent, PACKED),
    lost: repeated(h.packedLost, PACKED),
    bandits: pathNames(s).filter((_, path) => h.bandits[path] === 1),
    stuck,
    heldPawns: h.stuckPawns.some((c) => c >= 0) ? h.stuckPawns.map((c) => CLEARINGS[c] ?? NONE) : undefined,
    discards: h.discards.map((card) => CARD_NAMES[card]),
  });
}

/** A line for each kind, for people. */
export function showHirelings(s: RootState): string[] {
  return s.hirelings.parties.map((party) => {
    const side = isDemoted(s, party) ? ' (demoted)' : '';
    const f = controllerOf(s, party);
    const held = f < 0 ? 'in supply' : `${FACTIONS[f]}, ${s.hirelings.control[kindNumber(party)]} control`;
    const exile = party === hireling('the-exile') && s.hirelings.exile >= 0 ? `, in ${PLACES[s.hirelings.exile]}` : '';
    const clubs = exile === '' ? '' : `, ${s.hirelings.packed[CLUB]} clubs`;
    return `${kindOf(party)}${side}: ${held}${exile}${clubs}`;
  });
}
