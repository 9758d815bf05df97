import { cardsIn, hasSeat, type Mask, type Unseen, unseen } from '../../kernel/index.ts';
import { added, deck, hand, killed, PILES, used } from './components/piles.ts';
import { playerCount } from './rules/queries.ts';
import type { MachineFrame, PlanningFrame } from './frames.ts';
import type { WildState } from './state.ts';
import { ITEMS } from './words.ts';

/** One player as a viewer sees them. */
export interface PlayerView {
  readonly faction: number;
  readonly leader: number;
  readonly cell: number;
  readonly support: number;
  readonly camps: number;
  readonly damage: number;
  readonly markers: number;
  readonly items: readonly number[];
  readonly active: number;
  readonly deck: number;
  readonly hand: number;
  /** The cards of the hand that the viewer knows. */
  readonly known: readonly number[];
  readonly used: readonly number[];
  readonly added: readonly number[];
  readonly killed: readonly number[];
}

/** Cards whose pile the viewer does not know, one entry per pool, with the number of them in each pile. */
export interface UnseenView {
  readonly cards: readonly number[];
  readonly piles: readonly { readonly player: number; readonly pile: (typeof PILES)[number]; readonly count: number }[];
}

/** All that a viewer may know and remember of a game. Lists have the same order as in the state. */
export interface WildView {
  readonly seats: number;
  readonly hard: number;
  readonly pack: string;
  readonly lost: number;
  readonly round: number;
  readonly first: number;
  readonly turn: number;
  readonly ap: number;
  readonly turning: number;
  readonly top: number;
  readonly toxicLeft: number;
  readonly arrow: readonly number[];
  readonly razed: readonly number[];
  readonly tiles: readonly number[];
  readonly terrain: readonly number[];
  readonly token: readonly number[];
  readonly mechs: readonly number[];
  readonly pollution: readonly number[];
  readonly toxic: readonly number[];
  readonly camp: readonly number[];
  readonly wall: readonly number[];
  readonly breach: readonly number[];
  readonly constructors: readonly number[];
  readonly machines: readonly number[];
  /** The machine card being resolved and its next step, or -1. */
  readonly resolving: { readonly machine: number; readonly step: number };
  readonly deaths: readonly number[];
  readonly players: readonly PlayerView[];
  readonly unseen: readonly UnseenView[];
  /** The viewer's own answer in the open planning, or empty. */
  readonly planned: string;
  /** The players with a reveal ability still to resolve. */
  readonly toReveal: Mask;
}

function viewPlayer(s: WildState, player: number, viewer: number): PlayerView {
  const { cards } = s;
  return {
    faction: s.faction[player]!,
    leader: s.leader[player]!,
    cell: s.cell[player]!,
    support: s.support[player]!,
    camps: s.camps[player]!,
    damage: s.damage[player]!,
    markers: s.markers[player]!,
    items: s.items.slice(player * ITEMS.length, (player + 1) * ITEMS.length),
    active: s.active[player]!,
    deck: cards.size[deck(player)]!,
    hand: cards.size[hand(player)]!,
    known: cardsIn(cards, hand(player)).filter((card) => hasSeat(cards.knows[card]!, viewer)),
    used: cardsIn(cards, used(player)),
    added: cardsIn(cards, added(player)),
    killed: cardsIn(cards, killed(player)),
  };
}

/** Counts the cards of a pool by owner and pile; only hands and decks are ever hidden. */
function viewUnseen({ cards, piles }: Unseen): UnseenView {
  const counts: { player: number; pile: (typeof PILES)[number]; count: number }[] = [];
  for (const at of piles) {
    const player = Math.floor((at - 1) / PILES.length);
    const pile = PILES[(at - 1) % PILES.length]!;
    const last = counts[counts.length - 1];
    if (last?.player === player && last.pile === pile) last.count++;
    else counts.push({ player, pile, count: 1 });
  }
  return { cards, piles: counts };
}

/** §W-5.4: what a viewer may know; of other hands only the size. */
export function view(s: WildState, viewer: number): WildView {
  const planning = s.stack.find((f): f is PlanningFrame => f.proc === 'planning');
  const resolving = s.stack.find((f): f is MachineFrame => f.proc === 'machine');
  return {
    seats: s.settings.seats,
    hard: s.settings.hard,
    pack: s.settings.pack,
    lost: s.lost,
    round: s.round,
    first: s.first,
    turn: s.turn,
    ap: s.ap,
    turning: s.turning,
    top: s.top,
    toxicLeft: s.toxicLeft,
    arrow: s.arrow.slice(),
    razed: s.razed.slice(),
    tiles: s.tiles.slice(),
    terrain: s.terrain.slice(),
    token: s.token.slice(),
    mechs: s.mechs.slice(),
    pollution: s.pollution.slice(),
    toxic: s.toxic.slice(),
    camp: s.camp.slice(),
    wall: s.wall.slice(),
    breach: s.breach.slice(),
    constructors: s.constructors.slice(),
    machines: s.machines.slice(),
    resolving: { machine: resolving?.card ?? -1, step: resolving?.at ?? -1 },
    deaths: s.deaths.slice(),
    players: Array.from({ length: playerCount(s) }, (_, player) => viewPlayer(s, player, viewer)),
    unseen: unseen(s.cards, viewer).map(viewUnseen),
    planned: planning?.said[viewer]?.[0] ?? '',
    toReveal: planning?.left ?? 0,
  };
}
