import { EVERYBODY, newCards, NOBODY, ownCards, ownPool } from '../../kernel/index.ts';
import { SIX } from './rules/00-board/geometry.ts';
import { activePile, added, deck, hand, killed, OUT_OF_PLAY, ownersOf, type PILES, used } from './components/piles.ts';
import type { WildState } from './state.ts';
import type { PlayerView, UnseenView, WildView } from './view.ts';
import { CARDS } from './words.ts';

type Piles = { readonly [P in (typeof PILES)[number]]: (player: number) => number };

const PILE: Piles = { deck, hand, used, active: activePile, added, killed };

/** Puts the cards where the viewer knows them to be; cards of unknown place are dealt in the order of their numbers. */
function placeCards(players: readonly PlayerView[], pools: readonly UnseenView[], seats: number): WildState['cards'] {
  const cards = newCards(CARDS.length, ownersOf(seats), OUT_OF_PLAY);
  const put = (card: number, pile: number, knows: number, pool: number): void => {
    ownCards(cards).size[cards.at[card]!]!--;
    ownCards(cards).size[pile]!++;
    ownCards(cards).at[card] = pile;
    ownCards(cards).knows[card] = knows;
    ownPool(cards)[card] = pool;
  };
  for (const [player, { known, used: spent, active, added: more, killed: dead }] of players.entries()) {
    for (const card of known) put(card, hand(player), EVERYBODY, 0);
    for (const card of spent) put(card, used(player), EVERYBODY, 0);
    if (active >= 0) put(active, activePile(player), EVERYBODY, 0);
    for (const card of more) put(card, added(player), EVERYBODY, 0);
    for (const card of dead) put(card, killed(player), EVERYBODY, 0);
  }
  for (const [at, { cards: list, piles }] of pools.entries()) {
    const places = piles.flatMap(({ player, pile, count }) => Array.from({ length: count }, () => PILE[pile](player)));
    for (const [n, card] of list.entries()) put(card, places[n]!, NOBODY, at + 1);
  }
  return cards;
}

/**
 * A state rebuilt from a view, for questions about the board such as threats and paths. Everybody knows in it what the
 * viewer knows, and no frame is running.
 */
export function stateFromView(view: WildView): WildState {
  const { players } = view;
  return {
    settings: { seats: view.seats, hard: view.hard, pack: view.pack },
    stack: [],
    over: null,
    lost: view.lost,
    round: view.round,
    first: view.first,
    turn: view.turn,
    ap: view.ap,
    turning: view.turning,
    top: view.top,
    toxicLeft: view.toxicLeft,
    arrow: view.arrow.slice(),
    razed: view.razed.slice(),
    tiles: view.tiles.slice(),
    terrain: view.terrain.slice(),
    token: view.token.slice(),
    mechs: view.mechs.slice(),
    pollution: view.pollution.slice(),
    toxic: view.toxic.slice(),
    camp: view.camp.slice(),
    wall: view.wall.slice(),
    breach: view.breach.slice(),
    constructors: view.constructors.slice(),
    machines: view.machines.slice(),
    faction: players.map(({ faction }) => faction),
    leader: players.map(({ leader }) => leader),
    cell: players.map(({ cell }) => cell),
    support: players.map(({ support }) => support),
    camps: players.map(({ camps }) => camps),
    damage: players.map(({ damage }) => damage),
    markers: players.map(({ markers }) => markers),
    active: players.map(({ active }) => active),
    items: players.flatMap(({ items }) => items),
    deaths: view.deaths.slice(),
    cards: placeCards(players, view.unseen, view.seats),
  };
}

/** True once the machines stand on the board, so that threats can be computed. */
export function hasMachines(view: WildView): boolean {
  const arrow = view.arrow[view.top] ?? -1;
  return arrow >= 0 && arrow < SIX && view.players.some(({ cell }) => cell >= 0);
}
