import { type Frame, OfferProbe, type ParseResult, type Procedures, type Raw, seatsOf } from '../../../kernel/index.ts';
import { brokenInvariants } from '../checks/invariants.ts';
import type { Components } from '../components/components.ts';
import { MACHINE_PLACES, ownersOf } from '../components/piles.ts';
import { CELL_COUNT, EDGE_COUNT, SIX } from '../rules/00-board/geometry.ts';
import { newState } from '../state.ts';
import { ending } from '../rules/20-ending/ending.ts';
import { playerCount } from '../rules/queries.ts';
import { readSettings } from '../settings.ts';
import type { WildState } from '../state.ts';
import type { Wild } from '../types.ts';
import type { WildOption } from '../verbs.ts';
import { CARDS, DEFEATS, FACTIONS, FACTORIES, ITEMS, LEADERS, MACHINES, TERRAINS, TURNINGS } from '../words.ts';
import { type AnyStep, FrameReader } from './frames.ts';
import { findUnsound } from './soundness.ts';

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

function readState(r: FrameReader, given: Raw, s: WildState): void {
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
  s.stack = r.frames(given['stack'], 'stack');
}

/** True when the game cannot go on: no outcome is left, or no asked seat has an option. */
function isDeadEnd(s: WildState, top: Frame, step: AnyStep): boolean {
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
export function readPosition(raw: unknown, components: Components, procs: Procedures<Wild>): ParseResult<WildState> {
  const r = new FrameReader(procs);
  const names = ['settings', 'stack', 'cards', ...Object.keys(NUMBERS), ...Object.keys(lists(2))];
  const given = r.exact(raw, '', names);
  const settings = readSettings(given['settings'], components);
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
    const step = top && r.stepOf(top.proc, top.step);
    if (s.over === null && (!step || step.kind === 'rule')) r.note('stack', 'not-at-rest');
    else if (s.over === null && r.problems.length === 0 && isDeadEnd(s, top!, step!)) r.note('stack', 'dead-end');
    if (s.over !== null && s.stack.length > 0) r.note('stack', 'game-is-over');
  }
  return r.result(s);
}
