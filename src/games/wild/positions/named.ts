import { componentsOf, deckOf } from '../components/components.ts';
import { CELLS, EDGES, NOWHERE, SIDES, poseOf } from '../rules/00-board/geometry.ts';
import { activePile, deck, hand, IN_DECK, IN_DISCARD, killed, ON_TABLE } from '../components/piles.ts';
import type { MachineFrame, RoundFrame, TurnFrame } from '../frames.ts';
import type { WildState } from '../state.ts';
import { CARDS, FACTIONS, FACTORIES, ITEMS, LEADERS, MACHINES, TERRAINS, TURNINGS } from '../words.ts';
import {
  type AnyGame,
  seatMask,
  eraseGameTypes,
  EVERYBODY,
  game as gameOf,
  MUTE,
  type NamedPositions,
  NOBODY,
  OfferList,
  type Option,
  type Problem,
  seatNumbers,
  type State,
} from '../../../kernel/index.ts';
import { wild } from '../index.ts';
import { PlainReader } from './named-reader.ts';

/** What a position of the exam may say; the rest is empty plains, full decks and a first round. */
const KEYS = [
  'factions',
  'leaders',
  'hard',
  'turn',
  'card',
  'points',
  'machine',
  'ground',
  'at',
  'camps',
  'mechs',
  'pollution',
  'toxic',
  'walls',
  'breaches',
  'factories',
  'constructors',
  'arrow',
  'direction',
  'support',
  'damage',
  'items',
  'hand',
  'killed',
];
const PLAINS = TERRAINS.indexOf('plains');
/** A factory that was destroyed is written `5~`. */
const RAZED = '~';

/** Plays set-up with the first of everything, except for factions and leaders. */
function setUp(game: AnyGame, from: PlainReader): WildState | undefined {
  const factions = from.names('factions', FACTIONS);
  const settings = game.readSettings({ seats: factions.length, hard: from.whole('hard', 0) });
  if (!settings.ok) {
    for (const { path, code } of settings.problems) from.note(path, code);
    return undefined;
  }
  const leaders = from.names('leaders', LEADERS);
  const s = game.begin(settings.value) as WildState;
  const wanted = factions.flatMap((f, player) => [
    `faction ${FACTIONS[f]}`,
    `leader ${LEADERS[leaders[player] ?? 2 * f]}`,
  ]);
  while (s.round === 0) {
    if (game.outcomeCount(s) > 0) {
      game.applyOutcome(s, 0, MUTE);
      continue;
    }
    const asked = factions.findIndex((_, seat) => (game.asked(s) & seatMask(seat)) !== 0);
    const offers = new OfferList<Option>();
    game.options(s, asked, offers);
    const own = offers.list.find((o) => o.text === wanted[2 * asked] || o.text === wanted[2 * asked + 1]);
    game.choose(s, asked, own ?? offers.list[0]!, MUTE);
  }
  return s;
}

/** Puts the board as the position says. */
function layBoard(s: WildState, from: PlainReader): void {
  const owner = (name: unknown): number => s.faction.indexOf(FACTIONS.indexOf(name as (typeof FACTIONS)[number]));
  const cells = (key: string): number[] => CELLS.map((_, c) => from.within(key).whole(CELLS[c]!, 0));
  from.within('ground').known(CELLS);
  s.terrain = s.terrain.map((old, c) =>
    old === NOWHERE ? NOWHERE : from.within('ground').name(CELLS[c]!, TERRAINS, PLAINS),
  );
  for (const key of ['mechs', 'pollution']) from.within(key).known(CELLS);
  s.mechs = cells('mechs');
  s.pollution = cells('pollution');
  const toxic = from.names('toxic', CELLS);
  s.toxic = CELLS.map((_, c) => (toxic.includes(c) ? 1 : 0));
  s.toxicLeft = FACTORIES.length - toxic.length;
  const walls = from.names('walls', EDGES);
  s.wall = EDGES.map((_, e) => (walls.includes(e) ? 1 : 0));
  const breaches = from.within('breaches').known(EDGES);
  s.breach = EDGES.map((edge) => (breaches.has(edge) ? owner(breaches.get(edge)) : NOWHERE));
  s.markers = s.markers.map(
    (_, player) => 12 / s.faction.length - s.breach.filter((marker) => marker === player).length,
  );
  layFactories(s, from);
  s.constructors = [NOWHERE, NOWHERE];
  from.list('constructors').forEach((text, n) => {
    const [cell = '', side = ''] = String(text).split('-');
    s.constructors[n] = poseOf(CELLS.indexOf(cell), (SIDES as readonly string[]).indexOf(side));
  });
  s.turning = from.name('direction', TURNINGS, 0);
}

function layFactories(s: WildState, from: PlainReader): void {
  const factories = from.within('factories').known(CELLS);
  s.token = CELLS.map((cell) =>
    factories.has(cell) ? Number(String(factories.get(cell)).replace(RAZED, '')) : NOWHERE,
  );
  s.razed = FACTORIES.map((number) => (CELLS.some((cell) => factories.get(cell) === `${number}${RAZED}`) ? 1 : 0));
  s.top = FACTORIES.length - 1 - s.token.filter((number) => number !== NOWHERE).length;
  s.arrow = s.arrow.map((_, number) => (number >= s.top ? from.whole('arrow', 0) : NOWHERE));
}

/** Deals cards and sets what each player has. */
function layPlayers(s: WildState, from: PlainReader): void {
  s.faction.forEach((f, player) => {
    const name = FACTIONS[f]!;
    s.cell[player] = from.within('at').name(name, CELLS, NOWHERE);
    const camps = from.within('camps').names(name, CELLS);
    s.camp = s.camp.map((old, c) => (camps.includes(c) ? player : old === player ? NOWHERE : old));
    s.camps[player]! -= camps.length - 1;
    s.support[player] = from.within('support').whole(name, 0);
    s.damage[player] = from.within('damage').whole(name, 0);
    const items = from.within('items').names(name, ITEMS);
    ITEMS.forEach((_, item) => {
      s.items[player * ITEMS.length + item] = items.includes(item) ? 1 : 0;
    });
    deal(s, player, from.within('hand').names(name, CARDS), from.within('killed').names(name, CARDS));
  });
}

function lay(s: WildState, card: number, pile: number, knows: number): void {
  const { cards } = s;
  cards.size[cards.at[card]!]!--;
  cards.size[pile]!++;
  cards.at[card] = pile;
  cards.knows[card] = knows;
}

function deal(s: WildState, player: number, inHand: readonly number[], dead: readonly number[]): void {
  for (const card of deckOf(s.leader[player]!)) {
    if (inHand.includes(card)) lay(s, card, hand(player), seatMask(player));
    else if (dead.includes(card)) {
      lay(s, card, killed(player), EVERYBODY);
      s.deaths[componentsOf(s).terrain[card]!]!++;
    } else lay(s, card, deck(player), NOBODY);
  }
}

/** The turn that is on: with an active defender, or with a machine card to resolve. */
function stand(s: WildState, from: PlainReader): void {
  const player = Math.max(0, s.faction.indexOf(from.name('turn', FACTIONS, s.faction[0]!)));
  const acted = s.faction.reduce((mask, _, each) => mask | seatMask(each), 0);
  const round: RoundFrame = { proc: 'round', step: 'next', got: 0, player, acted };
  const card = from.name('card', CARDS, NOWHERE);
  if (card !== NOWHERE) {
    lay(s, card, activePile(player), EVERYBODY);
    s.active[player] = card;
  }
  s.turn = player;
  const machine = from.name('machine', MACHINES, NOWHERE);
  const turn: TurnFrame = { proc: 'turn', step: machine === NOWHERE ? 'start' : 'end', got: 0, player };
  s.stack = [round, turn];
  if (machine === NOWHERE) return;
  const frame: MachineFrame = {
    proc: 'machine',
    step: 'draw',
    got: 0,
    player,
    card: NOWHERE,
    at: 0,
    built: 0,
    chosen: NOWHERE,
  };
  s.machines = s.machines.map((place, each) => {
    if (each === machine) return IN_DECK;
    return place === ON_TABLE || place === IN_DECK ? IN_DISCARD : place;
  });
  s.stack.push(frame);
}

/** Reads a position of the exam: names only, everything by its word. */
function read(game: AnyGame, raw: unknown): State | readonly Problem[] {
  const from = new PlainReader(raw).known(KEYS);
  const s = setUp(game, from);
  if (!s) return from.problems;
  layBoard(s, from);
  layPlayers(s, from);
  stand(s, from);
  if (from.problems.length > 0) return from.problems;
  const rested = gameOf({ ...game, setup: () => s }).begin(s.settings) as WildState;
  if (from.has('points')) rested.ap = from.whole('points', 0);
  const wrongs = game.checks.audit(rested);
  return wrongs.length > 0 ? wrongs.map((code) => ({ path: '', code })) : rested;
}

/** Counts that are not zero, by name. */
const named = (names: readonly string[], counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.flatMap((name, n) => (counts[n]! > 0 ? [[name, counts[n]!]] : [])));
const where = (names: readonly string[], marks: readonly number[]): string[] => names.filter((_, n) => marks[n] === 1);

/** What stands on the table, by names. */
function facts(state: State): Readonly<Record<string, unknown>> {
  const s = state as WildState;
  const each = <T>(of: (player: number) => T): Record<string, T> =>
    Object.fromEntries(s.faction.map((f, player) => [FACTIONS[f]!, of(player)]));
  const pile = (at: number): string[] => CARDS.filter((_, card) => s.cards.at[card] === at);
  return {
    at: each((player) => CELLS[s.cell[player]!] ?? 'none'),
    camps: each((player) => CELLS.filter((_, c) => s.camp[c] === player)),
    campsLeft: each((player) => s.camps[player]),
    mechs: named(CELLS, s.mechs),
    pollution: named(CELLS, s.pollution),
    toxic: where(CELLS, s.toxic),
    walls: where(EDGES, s.wall),
    breaches: EDGES.filter((_, e) => s.breach[e] !== NOWHERE),
    factories: Object.fromEntries(
      CELLS.flatMap((cell, c) =>
        s.token[c] === NOWHERE ? [] : [[cell, `${s.token[c]}${s.razed[s.token[c]!] ? RAZED : ''}`]],
      ),
    ),
    constructors: s.constructors
      .filter((at) => at !== NOWHERE)
      .map((at) => `${CELLS[Math.floor(at / SIDES.length)]}-${SIDES[at % SIDES.length]}`),
    direction: TURNINGS[s.turning],
    points: s.ap,
    support: each((player) => s.support[player]),
    damage: each((player) => s.damage[player]),
    items: each((player) => ITEMS.filter((_, item) => s.items[player * ITEMS.length + item] === 1)),
    hand: each((player) => pile(hand(player))),
    killed: each((player) => pile(killed(player))),
  };
}

/** Named positions of Defenders of the Wild: its position files are lists of numbers, so the exam has a form with names. */
export function namedPositions(): NamedPositions {
  const game = eraseGameTypes(wild());
  return { game, read: (position) => read(game, position), facts, names: seatNumbers };
}
