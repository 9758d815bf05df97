import { offerUnless, seatMask } from '../../../../kernel/index.ts';
import { rounds } from '../03-round/round.ts';
import { solo } from '../21-solo/solo.ts';
import { draw } from '../08-cards/draw.ts';
import { componentsOf, factionOfLeader } from '../../components/components.ts';
import { CELL_COUNT, NOWHERE, RADIUS, RING } from '../00-board/geometry.ts';
import type { Collector, Section } from '../../types.ts';
import { revealArrow } from '../transfers/machines.ts';
import { dealDeck, layTile, replaceMachine, setMachines, settle } from '../transfers/setup.ts';
import { verbs } from '../../verbs.ts';
import { IN_BOX, IN_DECK } from '../../components/piles.ts';
import { isPlaying, isSolo, playerCount, seatOf } from '../queries.ts';
import { refusal } from '../../refusals.ts';
import type { SetupFrame } from '../../frames.ts';
import type { WildState } from '../../state.ts';
import { FACTIONS, LEADERS, MACHINES } from '../../words.ts';

const FACTION_TAKEN = refusal('W-2.7', 'faction-taken');
const NOT_OWN_LEADER = refusal('W-2.9', 'other-faction');
const START_NOT_HOME = refusal('W-2.15', 'not-home');
const START_NOT_AT_BORDER = refusal('W-2.15', 'not-border');

/** The n-th side among those of tiles that are not on the board yet. */
function freeSide(s: WildState, n: number): number {
  let placed = 0;
  for (let slot = 0; slot < s.tiles.length; slot++) if (s.tiles[slot] !== NOWHERE) placed |= 1 << (s.tiles[slot]! >> 1);
  let left = n >> 1;
  for (let tile = 0; ; tile++) if ((placed & (1 << tile)) === 0 && left-- === 0) return 2 * tile + (n & 1);
}

/** Hard cards that are not in the game yet. */
function freeHard(s: WildState): number[] {
  const { isHard } = componentsOf(s);
  return MACHINES.flatMap((_, card) => (isHard[card] && s.machines[card] === IN_BOX ? [card] : []));
}

/** The seats whose players still have something to choose; in solo one seat chooses for both. */
function waiting(s: WildState, isMissing: (player: number) => boolean): number {
  let mask = 0;
  for (let player = 0; player < playerCount(s); player++) if (isMissing(player)) mask |= seatMask(seatOf(s, player));
  return mask;
}

/** The player a seat chooses for; in solo first player 0, then player 1. */
function chooser(s: WildState, seat: number, isMissing: (player: number) => boolean): number {
  return isSolo(s) && !isMissing(0) ? 1 : seat;
}

const lacksFaction = (s: WildState) => (player: number) => s.faction[player] === NOWHERE;
const lacksLeader = (s: WildState) => (player: number) => s.leader[player] === NOWHERE;
const lacksCell = (s: WildState) => (player: number) => !isPlaying(s, player);

/** §W-2.15: home cells at the border; if there are none one step further in, then anywhere (§W-A6). */
function listStarts(s: WildState, player: number, ask: Collector): void {
  const home = s.faction[player]!;
  let ring = RADIUS;
  while (ring > 1 && !s.terrain.some((terrain, c) => terrain === home && RING[c] === ring)) ring--;
  for (let c = 0; c < CELL_COUNT; c++) {
    const isHome = s.terrain[c] === home;
    if (isHome && RING[c] === ring) ask.offer(verbs.settle(c));
    else if (ask.wantsRefusals) ask.refuse(verbs.settle(c), isHome ? START_NOT_AT_BORDER : START_NOT_HOME);
  }
}

/** Chapter W-2: the set-up, step by step as in the rulebook. */
export const setupProcedure: Section<SetupFrame> = {
  /** §W-2.1, §G-5.4, §W-A1: a random tile on a random side for each slot, never turned within it. */
  tile: {
    kind: 'chance',
    law: 'W-2.1',
    count: (s, f) => 2 * (s.tiles.length - f.n),
    name(s, _f, n) {
      const at = freeSide(s, n);
      return `tile ${componentsOf(s).pack.tiles.list[at >> 1]!.id} ${at % 2 === 0 ? 'front' : 'back'}`;
    },
    take(s, f, n, out) {
      layTile(s, f.n, freeSide(s, n), out);
      f.n++;
      return f.n < s.tiles.length ? 'tile' : 'arrow';
    },
  },
  /** §W-2.2, §G-7.2, §W-A7: the tokens are turned at random; only the top one can be seen. */
  arrow: revealArrow<SetupFrame>('W-2.2', 'machines'),
  /** §W-2.4 to §W-2.6: walls, constructors, mechs and pollution. */
  machines: {
    kind: 'rule',
    law: 'W-2.4',
    run(s, _f, out) {
      setMachines(s, out);
      return 'faction';
    },
  },
  /** §W-2.7: every player picks a different faction. */
  faction: {
    kind: 'choice',
    mode: 'any',
    window: 'faction',
    law: 'W-2.7',
    seats: (s) => waiting(s, lacksFaction(s)),
    options(s, _f, _seat, ask) {
      for (let faction = 0; faction < FACTIONS.length; faction++)
        offerUnless(ask, verbs.faction(faction), s.faction.includes(faction) ? FACTION_TAKEN : undefined);
    },
    take(s, _f, o, seat, out) {
      const player = chooser(s, seat, lacksFaction(s));
      if (o.verb === 'faction') s.faction[player] = o.faction;
      if (out.on) out.emit({ type: 'faction', player, faction: s.faction[player]! });
      return waiting(s, lacksFaction(s)) === 0 ? 'leader' : 'faction';
    },
  },
  /** §W-2.9: one of the faction's two leaders, and the deck that goes with it. */
  leader: {
    kind: 'choice',
    mode: 'any',
    window: 'leader',
    law: 'W-2.9',
    seats: (s) => waiting(s, lacksLeader(s)),
    options(s, _f, seat, ask) {
      const faction = s.faction[chooser(s, seat, lacksLeader(s))]!;
      for (let leader = 0; leader < LEADERS.length; leader++)
        offerUnless(ask, verbs.leader(leader), factionOfLeader(leader) === faction ? undefined : NOT_OWN_LEADER);
    },
    take(s, _f, o, seat, out) {
      const player = chooser(s, seat, lacksLeader(s));
      if (o.verb === 'leader') dealDeck(s, player, o.leader, out);
      if (waiting(s, lacksLeader(s)) !== 0) return 'leader';
      return isSolo(s) ? 'mix' : 'deal';
    },
  },
  /** §W-21.1, §W-A52: in solo, how many of the first cards come from the first faction's deck. */
  mix: {
    kind: 'choice',
    window: 'mix',
    law: 'W-21.1',
    seats: () => seatMask(0),
    options(s, _f, _seat, ask) {
      for (let n = 0; n <= componentsOf(s).pack.setup.startingHand; n++) ask.offer(verbs.mix(n));
    },
    take(s, _f, o, _seat, out) {
      const n = o.verb === 'mix' ? o.n : 0;
      if (out.on) out.emit({ type: 'mix', n });
      return { calls: [draw(0, n), draw(1, componentsOf(s).pack.setup.startingHand - n)], then: 'difficulty' };
    },
  },
  /** §W-2.10: everybody draws the first cards. */
  deal: {
    kind: 'rule',
    run(s) {
      return {
        calls: s.faction.map((_, player) => draw(player, componentsOf(s).pack.setup.startingHand)),
        then: 'difficulty',
      };
    },
  },
  /** §W-2.14: as many hard cards as the table wants. */
  difficulty: { kind: 'rule', run: (s) => (hardIn(s) < s.settings.hard ? 'hard' : 'settle') },
  /** §W-2.14, §W-A47: hard cards drawn at random, each for a base card of its kind. */
  hard: {
    kind: 'chance',
    law: 'W-2.14',
    count: (s) => freeHard(s).length,
    name: (s, _f, n) => `hard ${MACHINES[freeHard(s)[n]!]!}`,
    take(s, _f, n, out) {
      replaceMachine(s, freeHard(s)[n]!, out);
      return 'difficulty';
    },
  },
  settle: {
    kind: 'choice',
    mode: 'any',
    window: 'settle',
    law: 'W-2.15',
    seats: (s) => waiting(s, lacksCell(s)),
    options: (s, _f, seat, ask) => listStarts(s, chooser(s, seat, lacksCell(s)), ask),
    take(s, _f, o, seat, out) {
      if (o.verb === 'settle') settle(s, chooser(s, seat, lacksCell(s)), o.cell, out);
      if (waiting(s, lacksCell(s)) !== 0) return 'settle';
      return isSolo(s) ? { call: solo(), then: 'done' } : 'first';
    },
  },
  /** §W-2.16: a random first player. */
  first: {
    kind: 'chance',
    law: 'W-2.16',
    count: (s) => s.settings.seats,
    name: (_s, _f, n) => `first ${n}`,
    take(s, _f, n, out) {
      s.first = n;
      if (out.on) out.emit({ type: 'first', player: n });
      return { call: rounds(), then: 'done' };
    },
  },
};

function hardIn(s: WildState): number {
  const { isHard } = componentsOf(s);
  return s.machines.filter((place, card) => isHard[card] && place === IN_DECK).length;
}
