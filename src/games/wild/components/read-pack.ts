import { fieldPath, type ParseResult, type Raw, Reader } from '../../../kernel/index.ts';
import { deckOf } from './components.ts';
import { cellAt, CELL_COUNT, NOWHERE, RADIUS, RING, SIDES } from '../rules/00-board/geometry.ts';
import type { Pack } from './pack.ts';
import { ABILITY_OPS, type Field, MACHINE_OPS, type Op } from './effect-schema.ts';
import { ABILITIES, CARDS, FACTIONS, FACTORIES, LEADERS, MACHINE_KINDS, MACHINES, TERRAINS } from '../words.ts';

const ORIGINS = ['rulebook', 'public', 'own', 'reconstructed'];
const HALF_DECK = 6;
const TILES = 12;
const MOST = 99;

function readField(r: Reader, raw: unknown, path: string, field: Field): void {
  if (field === 'count') r.whole(raw, path, 1, MOST);
  else if (field === 'countOrAll') {
    if (raw !== 'all') r.whole(raw, path, 1, MOST);
  } else r.word(raw, path, field);
}

/** §W-24.10: reads one effect or step that the schema allows. */
function readOp(r: Reader, raw: unknown, path: string, ops: readonly Op[], timing?: unknown): void {
  const op = (raw as Raw | undefined)?.['op'];
  const forms = ops.filter((each) => each.op === op);
  if (forms.length === 0) return r.note(fieldPath(path, 'op'), 'unknown-op', { op: String(op) });
  const given = raw as Raw;
  const fits = (form: Op): boolean =>
    Object.entries(form.fields).every(([name, field]) => !Array.isArray(field) || field.includes(given[name]));
  const form = forms.find(fits) ?? forms[0]!;
  r.exact(raw, path, ['op', ...Object.keys(form.fields)]);
  for (const [name, field] of Object.entries(form.fields)) readField(r, given[name], fieldPath(path, name), field);
  if (form.timing !== undefined && timing !== form.timing)
    r.note(path, 'wrong-timing', { op: form.op, timing: form.timing });
}

/** A group with a source and these fields. */
function group(r: Reader, raw: Raw, name: string, fields: readonly string[]): Raw {
  const given = r.exact(raw[name], name, ['source', ...fields]);
  r.word(given['source'], fieldPath(name, 'source'), ORIGINS);
  return given;
}

function entries(r: Reader, raw: Raw, name: string, fields: readonly string[], count: number): [Raw, string][] {
  const list = r.items(group(r, raw, name, ['list'])['list'], `${name}.list`, count);
  return list.map((item, i) => [r.exact(item, `${name}.list.${i}`, fields), `${name}.list.${i}`]);
}

function readAbilities(r: Reader, raw: Raw): void {
  const list = entries(r, raw, 'abilities', ['id', 'timing', 'effect'], ABILITIES.length);
  for (const [item, path] of list) {
    r.word(item['timing'], `${path}.timing`, ['reveal', 'persistent']);
    readOp(r, item['effect'], `${path}.effect`, ABILITY_OPS, item['timing']);
  }
  r.ids(
    list.map(([item]) => item),
    'abilities.list',
    ABILITIES,
  );
}

/** §W-2.9: half of every leader's deck is of the home terrain; an ability belongs to its card's faction. */
function readDefenders(r: Reader, raw: Raw): void {
  const list = entries(r, raw, 'defenders', ['id', 'name', 'terrain', 'ap', 'ability'], CARDS.length);
  for (const [item, path] of list) {
    r.text(item['name'], `${path}.name`);
    r.word(item['terrain'], `${path}.terrain`, TERRAINS);
    r.whole(item['ap'], `${path}.ap`, 0, MOST);
    r.word(item['ability'], `${path}.ability`, ABILITIES);
    if (String(item['ability']).split('.')[0] !== String(item['id']).split('-')[0])
      r.note(`${path}.ability`, 'other-faction');
  }
  const items = list.map(([item]) => item);
  r.ids(items, 'defenders.list', CARDS);
  for (const [leader, id] of LEADERS.entries()) {
    const ids = deckOf(leader).map((card) => CARDS[card]);
    const home = TERRAINS[Math.floor(leader / 2)];
    const count = items.filter((item) => ids.includes(item['id'] as string) && item['terrain'] === home).length;
    if (count !== HALF_DECK) r.note('defenders.list', 'not-half-home', { leader: id, count });
  }
}

function readLeaders(r: Reader, raw: Raw): void {
  const list = entries(r, raw, 'leaders', ['id', 'faction', 'name'], LEADERS.length);
  for (const [item, path] of list) {
    r.text(item['name'], `${path}.name`);
    r.word(item['faction'], `${path}.faction`, FACTIONS);
    if (String(item['id']).split('-')[0] !== item['faction']) r.note(`${path}.faction`, 'other-faction');
  }
  r.ids(
    list.map(([item]) => item),
    'leaders.list',
    LEADERS,
  );
}

function readMachines(r: Reader, raw: Raw): void {
  const list = entries(r, raw, 'machineCards', ['id', 'kind', 'level', 'steps'], MACHINES.length);
  for (const [item, path] of list) {
    const words = String(item['id']).split('-');
    r.word(item['kind'], `${path}.kind`, MACHINE_KINDS);
    r.word(item['level'], `${path}.level`, ['base', 'hard']);
    if (words[0] !== item['kind']) r.note(`${path}.kind`, 'other-kind');
    if ((words[1] === 'hard') !== (item['level'] === 'hard')) r.note(`${path}.level`, 'other-level');
    for (const [i, step] of r.items(item['steps'], `${path}.steps`).entries())
      readOp(r, step, `${path}.steps.${i}`, MACHINE_OPS);
  }
  r.ids(
    list.map(([item]) => item),
    'machineCards.list',
    MACHINES,
  );
}

function readDie(r: Reader, raw: Raw): void {
  const die = group(r, raw, 'damageDie', ['faces', 'melee', 'sniper']);
  for (const name of ['faces', 'melee', 'sniper']) {
    const path = `damageDie.${name}`;
    const list = r.items(die[name], path);
    for (const [i, face] of list.entries()) r.whole(face, `${path}.${i}`, 0, 2);
    if (name === 'faces' && list.length === 0) r.note(path, 'empty');
  }
}

function readFactories(r: Reader, raw: Raw): void {
  const path = 'factories.chuteSides';
  const list = r.items(group(r, raw, 'factories', ['chuteSides'])['chuteSides'], path, FACTORIES.length);
  for (const [i, sides] of list.entries()) {
    const chutes = r.wholes(sides, `${path}.${i}`, 3, 0, SIDES.length - 1);
    if (new Set(chutes).size !== chutes.length) r.note(`${path}.${i}`, 'repeated');
  }
}

function readTiles(r: Reader, raw: Raw): void {
  const list = entries(r, raw, 'tiles', ['id', 'front', 'back'], TILES);
  const ids: string[] = [];
  for (const [item, path] of list) {
    const id = r.text(item['id'], `${path}.id`);
    if (ids.includes(id)) r.note(`${path}.id`, 'repeated-id', { id });
    ids.push(id);
    for (const name of ['front', 'back']) {
      const face = r.exact(item[name], `${path}.${name}`, ['cells', 'pollution']);
      for (const [i, terrain] of r.items(face['cells'], `${path}.${name}.cells`, 3).entries())
        r.word(terrain, `${path}.${name}.cells.${i}`, TERRAINS);
      if (face['pollution'] !== null) r.whole(face['pollution'], `${path}.${name}.pollution`, 0, 2);
    }
  }
}

function readPlace(r: Reader, raw: unknown, path: string): number {
  const [q, s] = r.wholes(raw, path, 2, -RADIUS, RADIUS);
  const cell = cellAt(q ?? MOST, s ?? MOST);
  if (cell === NOWHERE) r.note(path, 'not-on-the-board');
  return cell;
}

/** §G-5.3: the slots cover every cell but the base once; §G-6.2: mech symbols are at the border. */
function readBoard(r: Reader, raw: Raw): void {
  const board = group(r, raw, 'board', ['slots', 'mechSymbols']);
  const times = Array.from({ length: CELL_COUNT }, () => 0);
  for (const [i, slot] of r.items(board['slots'], 'board.slots', TILES).entries())
    for (const [p, place] of r.items(slot, `board.slots.${i}`, 3).entries()) {
      const cell = readPlace(r, place, `board.slots.${i}.${p}`);
      if (cell !== NOWHERE) times[cell]!++;
    }
  if (times.some((n, c) => n !== (RING[c] === 0 ? 0 : 1))) r.note('board.slots', 'not-a-covering');
  for (const [i, place] of r.items(board['mechSymbols'], 'board.mechSymbols').entries()) {
    const cell = readPlace(r, place, `board.mechSymbols.${i}`);
    if (cell !== NOWHERE && RING[cell] !== RADIUS) r.note(`board.mechSymbols.${i}`, 'not-at-the-border');
  }
}

function readTracks(r: Reader, raw: Raw): void {
  const tracks = group(r, raw, 'supportTracks', ['byPlayers']);
  const byPlayers = r.exact(tracks['byPlayers'], 'supportTracks.byPlayers', ['2', '3', '4']);
  for (const players of ['2', '3', '4']) {
    const path = `supportTracks.byPlayers.${players}`;
    const track = r.exact(byPlayers[players], path, ['spacesBeforeCamps', 'hands']);
    r.whole(track['spacesBeforeCamps'], `${path}.spacesBeforeCamps`, 1, MOST);
    const hands = r.items(track['hands'], `${path}.hands`);
    if (hands.length < 1 || hands.length > 5) r.note(`${path}.hands`, 'not-so-many', { count: 5, found: hands.length });
    for (const [i, size] of hands.entries()) r.whole(size, `${path}.hands.${i}`, 0, 2 * HALF_DECK);
  }
}

const NUMBERS = {
  setup: { startingHand: [1, 12], maxDamage: [1, MOST], snipersOnBase: [0, MOST], breachMarkers: [0, MOST] },
  limits: { factoriesBuilt: [1, 5], toxicSites: [1, MOST], deathsPerTerrain: [1, MOST], pollutionToToxic: [2, MOST] },
} as const;

function readNumbers(r: Reader, raw: Raw): void {
  for (const [name, fields] of Object.entries(NUMBERS)) {
    const given = group(r, raw, name, Object.keys(fields));
    for (const [field, [least, most]] of Object.entries(fields))
      r.whole(given[field], `${name}.${field}`, least as number, most as number);
  }
  const markers = (raw['setup'] as Raw | undefined)?.['breachMarkers'];
  if (typeof markers === 'number' && markers % 12 !== 0) r.note('setup.breachMarkers', 'not-shared-evenly');
}

/**
 * Reads a pack from a file: the pack, or a list of all its problems. A file may list the components that somebody has entered from
 * a printed copy (`entered`), which is no part of the pack.
 */
export function readPack(raw: unknown): ParseResult<Pack> {
  const r = new Reader();
  const groups = ['abilities', 'defenders', 'leaders', 'machineCards', 'damageDie', 'factories', 'tiles', 'board'];
  const fields = ['schema', 'name', ...groups, 'supportTracks', 'setup', 'limits'];
  const isListed = typeof raw === 'object' && raw !== null && 'entered' in raw;
  const given = r.exact(raw, '', isListed ? [...fields, 'entered'] : fields);
  if (Object.keys(given).length === 0) return { ok: false, problems: r.problems };
  r.word(given['schema'], 'schema', ['wild-pack/1']);
  r.text(given['name'], 'name');
  if (isListed) r.list(given['entered'], 'entered', (path, at) => r.text(path, at));
  for (const read of [readAbilities, readDefenders, readLeaders, readMachines, readDie, readFactories]) read(r, given);
  for (const read of [readTiles, readBoard, readTracks, readNumbers]) read(r, given);
  const { entered: _, ...pack } = given;
  return r.result(pack as unknown as Pack);
}
