import { componentsOf, deckOf } from '../components/components.ts';
import { CELLS, EDGES, NOWHERE, SIDES, poseOf } from '../rules/00-board/geometry.ts';
import { activePile, deck, hand, IN_DECK, IN_DISCARD, killed, ON_TABLE } from '../components/piles.ts';
import type { MachineFrame, RoundFrame, TurnFrame } from '../frames.ts';
import type { WildState } from '../state.ts';
import { CARDS, FACTIONS, FACTORIES, ITEMS, LEADERS, MACHINES, TERRAINS, TURNINGS } from '../words.ts';
import {
  type AnyGame,
  counted,
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
  type Raw,
  seatNumbers,
  SparseReader,
  type State,
  ownCards,
} from '../../../kernel/index.ts';
import { wild } from '../index.ts';

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

/** Largest count that a position may name; the audit of the state knows the true limits. */
const MOST = 999;

/** Reads a position of the exam by the words of its keys. */
class NamedReader extends SparseReader {
  readonly given: Raw;

  constructor(raw: unknown) {
    super();
    this.given = this.object(raw, '', KEYS);
  }

  /** The data under a key, with no other names than these. */
  within(key: string, names: readonly string[]): Raw {
    return this.object(this.given[key], key, names);
  }
  /** A count; `usual` where nothing is said. */
  count(raw: unknown, path: string, usual: number): number {
    return raw === undefined ? usual : this.whole(raw, path, 0, MOST);
  }
  /** The index of a name; `usual` where nothing is said. */
  nameOr(raw: unknown, path: string, names: readonly string[], usual: number): number {
    return raw === undefined ? usual : this.name(raw, path, names);
  }
  /** The indexes of the names that a list has under a key. */
  namesAt(key: string, names: readonly string[]): number[] {
    return this.names(this.given[key], key, names);
  }
}

/** Plays set-up with the first of everything, except for factions and leaders. */
function setUp(game: AnyGame, from: NamedReader): WildState | undefined {
  const factions = from.namesAt('factions', FACTIONS);
  const settings = game.readSettings({ seats: factions.length, hard: from.count(from.given['hard'], 'hard', 0) });
  if (!settings.ok) {
    for (const { path, code } of settings.problems) from.note(path, code);
    return undefined;
  }
  const leaders = from.namesAt('leaders', LEADERS);
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
function layBoard(s: WildState, from: NamedReader): void {
  const owner = (name: unknown): number => s.faction.indexOf(FACTIONS.indexOf(name as (typeof FACTIONS)[number]));
  const ground = from.within('ground', CELLS);
  s.terrain = s.terrain.map((old, c) =>
    old === NOWHERE ? NOWHERE : from.nameOr(ground[CELLS[c]!], `ground.${CELLS[c]}`, TERRAINS, PLAINS),
  );
  s.mechs = from.counts(from.given['mechs'], 'mechs', CELLS, MOST);
  s.pollution = from.counts(from.given['pollution'], 'pollution', CELLS, MOST);
  const toxic = from.namesAt('toxic', CELLS);
  s.toxic = CELLS.map((_, c) => (toxic.includes(c) ? 1 : 0));
  s.toxicLeft = FACTORIES.length - toxic.length;
  const walls = from.namesAt('walls', EDGES);
  s.wall = EDGES.map((_, e) => (walls.includes(e) ? 1 : 0));
  const breaches = from.within('breaches', EDGES);
  s.breach = EDGES.map((edge) => (edge in breaches ? owner(breaches[edge]) : NOWHERE));
  s.markers = s.markers.map(
    (_, player) => 12 / s.faction.length - s.breach.filter((marker) => marker === player).length,
  );
  layFactories(s, from);
  s.constructors = [NOWHERE, NOWHERE];
  from.items(from.given['constructors'], 'constructors').forEach((text, n) => {
    const [cell = '', side = ''] = String(text).split('-');
    s.constructors[n] = poseOf(CELLS.indexOf(cell), (SIDES as readonly string[]).indexOf(side));
  });
  s.turning = from.nameOr(from.given['direction'], 'direction', TURNINGS, 0);
}

function layFactories(s: WildState, from: NamedReader): void {
  const factories = from.within('factories', CELLS);
  s.token = CELLS.map((cell) => (cell in factories ? Number(String(factories[cell]).replace(RAZED, '')) : NOWHERE));
  s.razed = FACTORIES.map((number) => (CELLS.some((cell) => factories[cell] === `${number}${RAZED}`) ? 1 : 0));
  s.top = FACTORIES.length - 1 - s.token.filter((number) => number !== NOWHERE).length;
  s.arrow = s.arrow.map((_, number) => (number >= s.top ? from.count(from.given['arrow'], 'arrow', 0) : NOWHERE));
}

/** Deals cards and sets what each player has. */
function layPlayers(s: WildState, from: NamedReader): void {
  s.faction.forEach((f, player) => {
    const name = FACTIONS[f]!;
    const of = (key: string): unknown => from.within(key, FACTIONS)[name];
    const names = (key: string, all: readonly string[]): number[] => from.names(of(key), `${key}.${name}`, all);
    s.cell[player] = from.nameOr(of('at'), `at.${name}`, CELLS, NOWHERE);
    const camps = names('camps', CELLS);
    s.camp = s.camp.map((old, c) => (camps.includes(c) ? player : old === player ? NOWHERE : old));
    s.camps[player]! -= camps.length - 1;
    s.support[player] = from.count(of('support'), `support.${name}`, 0);
    s.damage[player] = from.count(of('damage'), `damage.${name}`, 0);
    const items = names('items', ITEMS);
    ITEMS.forEach((_, item) => {
      s.items[player * ITEMS.length + item] = items.includes(item) ? 1 : 0;
    });
    deal(s, player, names('hand', CARDS), names('killed', CARDS));
  });
}

function lay(s: WildState, card: number, pile: number, knows: number): void {
  const { cards } = s;
  ownCards(cards).size[cards.at[card]!]!--;
  ownCards(cards).size[pile]!++;
  ownCards(cards).at[card] = pile;
  ownCards(cards).knows[card] = knows;
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
function stand(s: WildState, from: NamedReader): void {
  const player = Math.max(0, s.faction.indexOf(from.nameOr(from.given['turn'], 'turn', FACTIONS, s.faction[0]!)));
  const acted = s.faction.reduce((mask, _, each) => mask | seatMask(each), 0);
  const round: RoundFrame = { proc: 'round', step: 'next', got: 0, player, acted };
  const card = from.nameOr(from.given['card'], 'card', CARDS, NOWHERE);
  if (card !== NOWHERE) {
    lay(s, card, activePile(player), EVERYBODY);
    s.active[player] = card;
  }
  s.turn = player;
  const machine = from.nameOr(from.given['machine'], 'machine', MACHINES, NOWHERE);
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
  const from = new NamedReader(raw);
  const s = setUp(game, from);
  if (!s) return from.problems;
  layBoard(s, from);
  layPlayers(s, from);
  stand(s, from);
  if (from.problems.length > 0) return from.problems;
  const rested = gameOf({ ...game, setup: () => s }).begin(s.settings) as WildState;
  if (from.given['points'] !== undefined) rested.ap = from.count(from.given['points'], 'points', 0);
  const wrongs = game.checks.audit(rested);
  return wrongs.length > 0 ? wrongs.map((code) => ({ path: '', code })) : rested;
}

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
    mechs: counted(s.mechs, CELLS),
    pollution: counted(s.pollution, CELLS),
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
