import { type Components, componentsOf } from '../../games/wild/components/components.ts';
import { deck, hand, IN_DECK, killed } from '../../games/wild/components/piles.ts';
import type { RoundFrame } from '../../games/wild/frames.ts';
import { BASE, CELL_COUNT, EDGE_OF, NEIGHBOUR, NOWHERE, SIX } from '../../games/wild/rules/00-board/geometry.ts';
import {
  hasFactoryWalls,
  hasUsableCamp,
  intactFactories,
  isFactory,
  isPlaying,
  isSolo,
  mostSupport,
  playerCount,
  threatOn,
} from '../../games/wild/rules/queries.ts';
import type { WildState } from '../../games/wild/state.ts';
import { FACTIONS, ITEMS, LEADERS, MACHINES, MOST_HARD, MOST_PLAYERS, TERRAINS } from '../../games/wild/words.ts';
import { byte, groupsOf } from '../learned/groups.ts';
import { type InputGroup, numbered, type Section, section } from '../learned/layout.ts';
import { FAR, reach } from './distances.ts';
import { WILD_FEATURES } from './features.ts';
import { laterWork, nextWork } from './remaining-work.ts';
import { WILD_WEIGHTS } from './weights.ts';

/** Most distance that inputs tell apart, in action points. */
const FARTHEST = 9;

/** What several inputs are read from, computed once per state. Everything in it is known to all players. */
export class WildReading {
  s!: WildState;
  components!: Components;
  /** The player of each faction, or -1. */
  readonly player = new Int8Array(FACTIONS.length);
  /** The features that predict the result (`WILD_FEATURES`). */
  readonly features = new Float64Array(WILD_FEATURES.names.length);
  /** Action points until each player's next camp stands, and for the camps after it. */
  readonly next = new Float64Array(MOST_PLAYERS);
  readonly later = new Float64Array(MOST_PLAYERS);
  /** Action points from each player to the nearest factory. */
  readonly toFactory = new Uint8Array(MOST_PLAYERS);
  /** Cells without walls of their own, by the number of their walled sides. */
  readonly walled = new Uint8Array(SIX + 1);
  /** Cells, by pollution tokens: one, two, three or more; toxic ones. */
  readonly polluted = new Uint8Array(3);
  /** Cells with one mech, and with more. */
  readonly mechs = new Uint8Array(2);
  /** Cards of each player that nobody has seen (deck and hand), by terrain, and the sum of their action points. */
  readonly unseen = new Uint8Array(MOST_PLAYERS * TERRAINS.length);
  readonly unseenPoints = new Uint8Array(MOST_PLAYERS);
  /** Players whose turn in this round is still to come, by bits. */
  waiting = 0;
  /** 1 before a machine card. */
  machine = 0;
  readonly #ways = new Int8Array(CELL_COUNT);

  /** Reads a state of a game that has begun. */
  read(s: WildState): this {
    this.s = s;
    this.components = componentsOf(s);
    this.player.fill(-1);
    // Surveys the board for `reach` as well.
    WILD_FEATURES.read(s, this.features);
    for (let player = 0; player < playerCount(s); player++) this.#readPlayer(s, player);
    this.#readBoard(s);
    this.#readCards(s);
    this.#readStack(s);
    return this;
  }

  #readPlayer(s: WildState, player: number): void {
    this.player[s.faction[player]!] = player;
    this.next[player] = this.later[player] = 0;
    this.toFactory[player] = FARTHEST;
    if (!isPlaying(s, player)) return;
    const ways = this.#ways;
    reach(s, player, ways);
    this.next[player] = nextWork(s, WILD_WEIGHTS, player, ways);
    this.later[player] = laterWork(s, WILD_WEIGHTS, player);
    let nearest = FAR;
    for (let c = 0; c < CELL_COUNT; c++) if (isFactory(s, c)) nearest = Math.min(nearest, ways[c]!);
    this.toFactory[player] = Math.min(FARTHEST, nearest);
  }

  #readBoard(s: WildState): void {
    this.walled.fill(0);
    this.polluted.fill(0);
    this.mechs.fill(0);
    for (let c = 0; c < CELL_COUNT; c++) {
      if (s.pollution[c]! > 0) this.polluted[Math.min(3, s.pollution[c]!) - 1]!++;
      if (s.mechs[c]! > 0 && c !== BASE) this.mechs[Math.min(2, s.mechs[c]!) - 1]!++;
      if (hasFactoryWalls(s, c)) continue;
      let sides = 0;
      for (let at = c * SIX; at < c * SIX + SIX; at++)
        if (s.wall[EDGE_OF[at]!] !== 0 || hasFactoryWalls(s, NEIGHBOUR[at]!)) sides++;
      this.walled[sides]!++;
    }
  }

  #readCards(s: WildState): void {
    const { terrain, ap } = this.components;
    this.unseen.fill(0);
    this.unseenPoints.fill(0);
    const { at } = s.cards;
    for (let player = 0; player < playerCount(s); player++)
      for (let card = 0; card < at.length; card++) {
        if (at[card] !== deck(player) && at[card] !== hand(player)) continue;
        this.unseen[player * TERRAINS.length + terrain[card]!]!++;
        this.unseenPoints[player]! += ap[card]!;
      }
  }

  #readStack(s: WildState): void {
    this.waiting = 0;
    this.machine = 0;
    for (const f of s.stack) {
      if (f.proc === 'machine') this.machine = 1;
      if (f.proc !== 'round') continue;
      for (let player = 0; player < playerCount(s); player++)
        if (((f as RoundFrame).acted & (1 << player)) === 0 && s.turn !== player) this.waiting |= 1 << player;
    }
  }
}

type WildInputs = InputGroup<WildReading>;
type WildSection = Section<WildReading>;

const { single, oneOf, each, upTo } = groupsOf<WildReading>();

/** The first feature is set while the game is being set up: then there are no inputs. */
const FEATURES = WILD_FEATURES.names.slice(1);
const FEWEST_PLAYERS = 2;
const MOST_FACTORIES = 5;

const sum = (list: ArrayLike<number>): number => {
  let total = 0;
  for (let i = 0; i < list.length; i++) total += list[i]!;
  return total;
};

/** The features of the calibration as whole numbers. Hints predict win chances by a regression on these features. */
const features: WildSection = section('features', [each('feature', FEATURES, (r, i) => byte(r.features[i + 1]!))]);

/** Inputs about the whole board and team. */
const table: WildSection = section('table', [
  oneOf('players', ['2', '3', '4'], (r) => playerCount(r.s) - FEWEST_PLAYERS),
  single('solo', (r) => (isSolo(r.s) ? 1 : 0)),
  upTo('hard cards', MOST_HARD, 1, (r) => r.s.settings.hard),
  upTo('round', 14, 1, (r) => r.s.round),
  single('machine card to come', (r) => r.machine),
  single('turns to come in this round', (r) => {
    let count = 0;
    for (let bits = r.waiting; bits > 0; bits >>= 1) count += bits & 1;
    return count;
  }),
  upTo('factories built', MOST_FACTORIES, 1, (r) => r.features[WILD_FEATURES.names.indexOf('factories-built')]!),
  upTo('intact factories', MOST_FACTORIES, 1, (r) => intactFactories(r.s)),
  upTo('work', 16, 6, (r) => r.features[WILD_FEATURES.names.indexOf('work')]!),
  upTo('camps left', 16, 1, (r) => sum(r.s.camps)),
  upTo('toxic sites left', 6, 1, (r) => r.s.toxicLeft),
  each('cells by pollution', ['1', '2', '3+'], (r, i) => r.polluted[i]!),
  single('toxic cells', (r) => sum(r.s.toxic)),
  each('cells by mechs', ['1', '2+'], (r, i) => r.mechs[i]!),
  single('mechs on the base', (r) => byte(r.s.mechs[BASE]!)),
  each('cells by walled sides', numbered(SIX + 1), (r, i) => r.walled[i]!),
  upTo('cells with five walls', 5, 1, (r) => r.walled[SIX - 1]!),
  upTo('enclosed cells', 4, 1, (r) => r.walled[SIX]!),
  single('breaches', (r) => {
    let count = 0;
    for (let e = 0; e < r.s.breach.length; e++) if (r.s.breach[e] !== NOWHERE) count++;
    return count;
  }),
  single('constructors on the board', (r) => {
    let count = 0;
    for (let k = 0; k < r.s.constructors.length; k++) if (r.s.constructors[k] !== NOWHERE) count++;
    return count;
  }),
  {
    name: 'killed defenders',
    labels: TERRAINS.flatMap((terrain) => [`${terrain} 1+`, `${terrain} 2+`]),
    read(r, x, at) {
      for (let terrain = 0; terrain < TERRAINS.length; terrain++)
        for (let n = 0; n < 2; n++) if (r.s.deaths[terrain]! > n) x[at + 2 * terrain + n] = 1;
    },
  },
  each('machine card in the deck', MACHINES, (r, card) => (r.s.machines[card] === IN_DECK ? 1 : 0)),
]);

/** Inputs about one faction; all zero where its player has left the board. */
function factionInputs(f: number): readonly WildInputs[] {
  const of =
    (value: (r: WildReading, player: number) => number) =>
    (r: WildReading): number =>
      value(r, r.player[f]!);
  const ofEach =
    (value: (r: WildReading, player: number, i: number) => number) =>
    (r: WildReading, i: number): number =>
      value(r, r.player[f]!, i);
  const cellOf = (r: WildReading, player: number): number => r.s.cell[player]!;
  const here = (value: (s: WildState, c: number) => number): ((r: WildReading) => number) =>
    of((r, player) => (isPlaying(r.s, player) ? value(r.s, cellOf(r, player)) : 0));
  return [
    single(
      'on the board',
      of((r, player) => (isPlaying(r.s, player) ? 1 : 0)),
    ),
    oneOf(
      'leader',
      LEADERS,
      of((r, player) => r.s.leader[player]!),
    ),
    single(
      'first player',
      of((r, player) => (r.s.first === player ? 1 : 0)),
    ),
    single(
      'on turn',
      of((r, player) => (r.s.turn === player ? 1 : 0)),
    ),
    single(
      'turn to come',
      of((r, player) => (r.waiting >> player) & 1),
    ),
    upTo(
      'camps left',
      6,
      1,
      of((r, player) => r.s.camps[player]!),
    ),
    single(
      'support',
      of((r, player) => r.s.support[player]!),
    ),
    upTo(
      'support needed',
      6,
      1,
      of((r, player) => mostSupport(r.s, player) - r.s.support[player]!),
    ),
    upTo(
      'damage',
      4,
      1,
      of((r, player) => r.s.damage[player]!),
    ),
    single(
      'breach markers',
      of((r, player) => r.s.markers[player]!),
    ),
    each(
      'item',
      ITEMS,
      ofEach((r, player, item) => r.s.items[player * ITEMS.length + item]!),
    ),
    single(
      'hand',
      of((r, player) => r.s.cards.size[hand(player)]!),
    ),
    single(
      'deck',
      of((r, player) => r.s.cards.size[deck(player)]!),
    ),
    single(
      'killed',
      of((r, player) => r.s.cards.size[killed(player)]!),
    ),
    each(
      'unseen defenders',
      TERRAINS,
      ofEach((r, player, terrain) => r.unseen[player * TERRAINS.length + terrain]!),
    ),
    single(
      'action points of unseen defenders',
      of((r, player) => r.unseenPoints[player]!),
    ),
    upTo(
      'action points to spend',
      8,
      1,
      of((r, player) => {
        if (r.s.turn === player) return r.machine === 1 ? 0 : r.s.ap;
        const card = r.s.active[player]!;
        return card !== NOWHERE && ((r.waiting >> player) & 1) === 1 ? r.components.ap[card]! : 0;
      }),
    ),
    upTo(
      'work for the next camp',
      10,
      2,
      of((r, player) => r.next[player]!),
    ),
    single(
      'work for later camps',
      of((r, player) => byte(r.later[player]!)),
    ),
    upTo(
      'way to a factory',
      FARTHEST,
      1,
      of((r, player) => r.toFactory[player]!),
    ),
    oneOf(
      'threat',
      ['none', 'snipers', 'melee'],
      here((s, c) => threatOn(s, c)),
    ),
    single(
      'mechs here',
      here((s, c) => byte(s.mechs[c]!)),
    ),
    single(
      'pollution here',
      here((s, c) => s.pollution[c]! + 3 * s.toxic[c]!),
    ),
    single(
      'camps on the board',
      of((r, player) => {
        let count = 0;
        for (let c = 0; c < CELL_COUNT; c++) if (r.s.camp[c] === player && hasUsableCamp(r.s, c)) count++;
        return count;
      }),
    ),
  ];
}

const factions: readonly WildSection[] = FACTIONS.map((name, f) => section(name, factionInputs(f)));

/** All sections of the Wild, in the order in which files number their inputs. */
export const WILD_SECTIONS: readonly WildSection[] = [features, table, ...factions];

/** The sections of a table. The order of the seats does not matter: a team wins or loses together. */
export const tableSections = (playing: readonly number[]): WildSection[] => [
  features,
  table,
  ...[...playing].sort((a, b) => a - b).map((f) => factions[f]!),
];
