import {
  type Frame,
  OfferProbe,
  type ParseResult,
  type PositionFormat,
  type Raw,
  Reader,
  seatsOf,
} from '../../../kernel/index.ts';
import { newState } from '../rules/02-setup/setup.ts';
import { ending } from '../rules/20-ending/ending.ts';
import { brokenInvariants } from '../checks/invariants.ts';
import { drawBoard } from './drawing.ts';
import { CELL_COUNT, CELLS, EDGE_COUNT, EDGES, edgeUnder, SIX } from '../rules/00-board/geometry.ts';
import type { Wild } from '../types.ts';
import { parser, type WildOption } from '../verbs.ts';
import { deck, hand, MACHINE_PLACES, ownersOf, used } from '../components/piles.ts';
import { PROCEDURES } from '../game.ts';
import { factoriesBuilt, playerCount } from '../rules/queries.ts';
import { readSettings } from '../settings.ts';
import { findUnsound } from './soundness.ts';
import { clone, DAMAGE_SOURCES, type WildFrame, type WildState } from '../state.ts';
import { CARDS, DEFEATS, FACTIONS, FACTORIES, ITEMS, LEADERS, MACHINES, TERRAINS, TURNINGS } from '../words.ts';

/** The fields of each section's frame besides the step and the result of the last child frame. */
const HOLDS: { readonly [P in WildFrame['proc']]: readonly string[] } = {
  setup: ['n'],
  round: ['player', 'acted'],
  solo: ['player'],
  planning: ['said', 'unseen', 'left'],
  turn: ['player'],
  draw: ['player', 'n'],
  damage: ['player', 'n', 'source'],
  roll: ['player', 'melee'],
  machine: ['player', 'card', 'at', 'built', 'chosen'],
  ability: ['player', 'card', 'left'],
  slip: ['player'],
};

/** The fields of a step that this file uses. */
interface AnyStep {
  readonly kind: string;
  count?(s: WildState, f: Frame): number;
  seats?(s: WildState, f: Frame): number;
  options?(s: WildState, f: Frame, seat: number, ask: OfferProbe<WildOption>): void;
}
type Steps = Readonly<Record<string, AnyStep>>;

/** The step of a frame; undefined: there is no such step. */
function stepOf(proc: unknown, step: unknown): AnyStep | undefined {
  if (proc === 'agenda') return step === 'next' ? { kind: 'rule' } : undefined;
  const steps = Object.entries(PROCEDURES).find(([name]) => name === proc)?.[1] as Steps | undefined;
  return Object.entries(steps ?? {}).find(([name]) => name === step)?.[1];
}

const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  got: [0, 99],
  n: [-99, 99],
  player: [-1, 3],
  acted: [0, 15],
  unseen: [0, 15],
  left: [0, 99],
  melee: [0, 1],
  card: [-1, CARDS.length - 1],
  at: [0, 99],
  built: [0, 1],
  chosen: [-1, 1],
  by: [-1, -1],
};

function readSaid(r: Reader, raw: unknown, path: string): string[][] {
  return r.items(raw, path).map((list, i) =>
    r.items(list, `${path}.${i}`).map((text, k) => {
      const isOption = typeof text === 'string' && parser.parse(text) !== undefined;
      if (!isOption) r.note(`${path}.${i}.${k}`, 'not-an-option');
      return String(text);
    }),
  );
}

/** Agendas of this game run in the order listed, so they have neither key nor paragraph. */
function readNothing(r: Reader, raw: unknown, path: string): string {
  if (raw !== '') r.note(path, 'not-empty');
  return '';
}

function readFrames(r: Reader, raw: unknown, path: string): Frame[] {
  return r.items(raw, path).map((item, i) => readFrame(r, item, `${path}.${i}`));
}

function readFrame(r: Reader, raw: unknown, path: string): Frame {
  const { proc, step } = (raw ?? {}) as Raw;
  if (!stepOf(proc, step)) {
    r.note(path, 'no-such-step', { proc: String(proc), step: String(step) });
    return { proc: '', step: '', got: 0 };
  }
  const holds = proc === 'agenda' ? ['key', 'by', 'law', 'items'] : HOLDS[proc as WildFrame['proc']];
  const given = r.exact(raw, path, ['proc', 'step', 'got', ...holds]);
  const frame: Record<string, unknown> = { proc, step };
  for (const name of ['got', ...holds]) {
    const at = `${path}.${name}`;
    if (name === 'said') frame[name] = readSaid(r, given[name], at);
    else if (name === 'items') frame[name] = readFrames(r, given[name], at);
    else if (name === 'source') frame[name] = given[name];
    else if (name === 'law' || name === 'key') frame[name] = readNothing(r, given[name], at);
    else frame[name] = r.whole(given[name], at, RANGES[name]![0], RANGES[name]![1]);
  }
  if (holds.includes('source')) r.word(given['source'], `${path}.source`, DAMAGE_SOURCES);
  return frame as unknown as Frame;
}

const NUMBERS: Readonly<Record<string, readonly [number, number]>> = {
  lost: [0, DEFEATS.length - 1],
  round: [0, 9999],
  first: [0, 3],
  turn: [-1, 3],
  ap: [0, 99],
  turning: [0, TURNINGS.length - 1],
  top: [0, FACTORIES.length - 1],
  toxicLeft: [0, 99],
};

/** Lists of a state: how long, and the bounds of what they hold. */
function lists(players: number): Readonly<Record<string, readonly [number, number, number]>> {
  const last = players - 1;
  return {
    arrow: [FACTORIES.length, -1, SIX - 1],
    razed: [FACTORIES.length, 0, 1],
    tiles: [12, -1, 23],
    terrain: [CELL_COUNT, -1, TERRAINS.length - 1],
    token: [CELL_COUNT, -1, FACTORIES.length - 1],
    mechs: [CELL_COUNT, 0, 999],
    pollution: [CELL_COUNT, 0, 99],
    toxic: [CELL_COUNT, 0, 1],
    camp: [CELL_COUNT, -1, last],
    wall: [EDGE_COUNT, 0, 1],
    breach: [EDGE_COUNT, -1, last],
    constructors: [2, -1, CELL_COUNT * SIX - 1],
    machines: [MACHINES.length, 0, MACHINE_PLACES.length - 1],
    faction: [players, -1, FACTIONS.length - 1],
    leader: [players, -1, LEADERS.length - 1],
    cell: [players, -1, CELL_COUNT - 1],
    support: [players, 0, 99],
    camps: [players, 0, 99],
    damage: [players, 0, 99],
    markers: [players, 0, 99],
    active: [players, -1, CARDS.length - 1],
    items: [players * ITEMS.length, 0, 1],
    deaths: [TERRAINS.length, 0, 99],
  };
}

function readState(r: Reader, given: Raw, s: WildState): void {
  const piles = ownersOf(s.settings.seats).length;
  const fields = s as unknown as Record<string, unknown>;
  for (const [name, [least, most]] of Object.entries(NUMBERS)) fields[name] = r.whole(given[name], name, least, most);
  for (const [name, [count, least, most]] of Object.entries(lists(playerCount(s))))
    fields[name] = r.wholes(given[name], name, count, least, most);
  const cards = r.exact(given['cards'], 'cards', ['at', 'knows', 'pool', 'size']);
  s.cards.at = r.wholes(cards['at'], 'cards.at', CARDS.length, 0, piles - 1);
  s.cards.knows = r.wholes(cards['knows'], 'cards.knows', CARDS.length, 0, 255);
  s.cards.pool = r.wholes(cards['pool'], 'cards.pool', CARDS.length, 0, 99_999);
  s.cards.size = r.wholes(cards['size'], 'cards.size', piles, 0, CARDS.length);
  s.stack = readFrames(r, given['stack'], 'stack');
}

/** True when the game cannot go on: no outcome is left, or no asked seat has an option. */
function isDeadEnd(s: WildState, top: Frame): boolean {
  const step = stepOf(top.proc, top.step)!;
  try {
    if (step.kind === 'chance') return step.count!(s, top) === 0;
    return !seatsOf(step.seats!(s, top)).some((seat) => {
      const probe = new OfferProbe<WildOption>();
      step.options!(s, top, seat, probe);
      return probe.isSatisfied;
    });
  } catch {
    // A frame that contradicts the board can make a step throw: the position is wrong, not the rules.
    return true;
  }
}

/** Reads a position: every number in its bounds, every count right, and a moment that waits for a decision. */
function read(raw: unknown, pack: string): ParseResult<WildState> {
  const r = new Reader();
  const names = ['settings', 'stack', 'cards', ...Object.keys(NUMBERS), ...Object.keys(lists(2))];
  const given = r.exact(raw, '', names);
  const settings = readSettings(given['settings'], pack);
  if (!settings.ok)
    for (const p of settings.problems) r.note(p.path === '' ? 'settings' : `settings.${p.path}`, p.code, p.args);
  if (!settings.ok) return { ok: false, problems: r.problems };
  const s = newState(settings.value);
  readState(r, given, s);
  if (r.problems.length === 0) {
    s.over = ending(s);
    for (const { path, code, args } of brokenInvariants(s)) r.note(path, code, args);
    for (const { path, code } of findUnsound(s)) r.note(path, code);
    const top = s.stack[s.stack.length - 1];
    if (s.over === null && (!top || stepOf(top.proc, top.step)?.kind === 'rule')) r.note('stack', 'not-at-rest');
    else if (s.over === null && r.problems.length === 0 && isDeadEnd(s, top!)) r.note('stack', 'dead-end');
    if (s.over !== null && s.stack.length > 0) r.note('stack', 'game-is-over');
  }
  return r.problems.length > 0 ? { ok: false, problems: r.problems } : { ok: true, value: s };
}

function showPlayer(s: WildState, player: number): string {
  const { size } = s.cards;
  const has = ITEMS.filter((_, item) => s.items[player * ITEMS.length + item] === 1);
  const card = s.active[player]! < 0 ? '-' : CARDS[s.active[player]!]!;
  return [
    `${FACTIONS[s.faction[player]!] ?? '-'} on ${CELLS[s.cell[player]!] ?? '-'}`,
    `support ${s.support[player]}, camps left ${s.camps[player]}, damage ${s.damage[player]}, breaches ${s.markers[player]}`,
    `active ${card}, hand ${size[hand(player)]}, deck ${size[deck(player)]}, used ${size[used(player)]}`,
    `items ${has.join(' ') || '-'}`,
  ].join('; ');
}

function show(s: WildState): string {
  const deckCards = MACHINES.filter((_, card) => s.machines[card] === 1).join(' ');
  return [
    drawBoard(s),
    `round ${s.round}, first ${s.first}, turn ${s.turn}, points ${s.ap}, machines turn ${TURNINGS[s.turning]}`,
    `factories built ${factoriesBuilt(s)}, arrows ${s.arrow.join(' ')}, toxic left ${s.toxicLeft}, deaths ${s.deaths.join(' ')}`,
    `constructors ${s.constructors.map((at) => (at < 0 ? 'base' : EDGES[edgeUnder(at)]!)).join(' ')}; machine deck ${deckCards}`,
    ...s.faction.map((_, player) => showPlayer(s, player)),
    s.stack.map((f) => `${f.proc}.${f.step}`).join(' > '),
  ].join('\n');
}

/** The position files of the game, and the drawing of a position. */
export function positionsOf(pack: string): PositionFormat<Wild> {
  return {
    read: (raw) => read(raw, pack),
    write(s) {
      const { settings, over: _, ...rest } = clone(s);
      return { settings: { ...settings }, ...rest };
    },
    show,
  };
}
