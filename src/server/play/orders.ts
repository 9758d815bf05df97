import { randomInt } from 'node:crypto';
import {
  hasSeat,
  type GameTypes,
  OfferList,
  type Random,
  type PublicContext,
  type Seat,
  SPECTATOR,
} from '../../kernel/index.ts';
import type { Referee, StandingOrder } from '../../kernel/referee/index.ts';
import type { Condition, Order } from '../../protocol/index.ts';
import type { AnyGame } from '../../registry/index.ts';
import { ApiError } from '../api-error.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { GameSession } from './session.ts';

/** In so many worlds that agree with public knowledge an answer must be offered to count as known to be possible. */
const WORLDS = 64;

/** The value at a path such as `scores.2` in a view; undefined: there is none. */
function valueAt(view: unknown, path: string): unknown {
  let value = view;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

function factNamed(scene: PublicContext | undefined, name: string): unknown {
  if (!scene) return undefined;
  if (name === 'turn') return scene.turn;
  return Object.hasOwn(scene.facts, name) ? scene.facts[name] : undefined;
}

function holds(condition: Condition, scene: PublicContext | undefined, view: unknown): boolean {
  const value = 'fact' in condition ? factNamed(scene, condition.fact) : valueAt(view, condition.path);
  if (value === undefined) return false;
  return 'is' in condition ? value === condition.is : value !== condition.not;
}

/** The answers of an order, the one it would like best first. */
const answersOf = ({ say, otherwise = [] }: Order): readonly string[] => [say, ...otherwise];

/**
 * True when the time of an order is over. A turn of its owner's that passed without a question is not seen: when so many turns
 * have begun as there are seats, it has surely passed.
 */
function isOver({ until, since = 0 }: Order, seat: Seat, scene: PublicContext | undefined, seats: number): boolean {
  if (until === undefined || !scene || scene.turns <= since) return false;
  return until === 'turn' || scene.turn === seat || scene.turns - since >= seats;
}

/** True when everybody knows that the seat can say this, whatever it holds: said or not, it tells nothing about the hand. */
function isKnownPossible({ game, state }: Referee<GameTypes>, seat: Seat, say: string, random: Random): boolean {
  const offers = new OfferList<GameTypes['option']>();
  for (let world = 0; world < WORLDS; world++) {
    const drawn = world === 0 ? state : game.determinize(state, SPECTATOR, random);
    game.options(drawn, seat, offers.clear());
    if (!offers.list.some((o) => o.text === say)) return false;
  }
  return true;
}

/** The orders of one seat at one table, as they hold at any moment of its game. */
class SeatOrders {
  readonly #referee: Referee<GameTypes>;
  readonly #seat: Seat;
  readonly #random: Random;
  /** The question that was looked at last, and what may be said to it without telling anything. */
  #question = -1;
  readonly #discreet = new Map<string, boolean>();

  constructor(referee: Referee<GameTypes>, seat: Seat, random: Random) {
    this.#referee = referee;
    this.#seat = seat;
    this.#random = random;
  }

  /** True when the order stands and its conditions hold; the view is the public one in a secret window. */
  applies(order: Order, view: unknown): boolean {
    const { game, state } = this.#referee;
    const scene = game.publicContext?.(state);
    if (isOver(order, this.#seat, scene, state.settings.seats)) return false;
    return (order.when ?? []).every((condition) => holds(condition, scene, view));
  }

  /** True when an answer by this order, or none, says nothing about the hand: in a secret window it must. */
  isDiscreet(order: Order): boolean {
    const { game, state } = this.#referee;
    if (!game.window(state)?.secret) return true;
    const question = this.#referee.question(this.#seat);
    if (question !== this.#question) this.#discreet.clear();
    this.#question = question;
    const last = answersOf(order).at(-1)!;
    const known = this.#discreet.get(last) ?? isKnownPossible(this.#referee, this.#seat, last, this.#random);
    this.#discreet.set(last, known);
    return known;
  }

  isOffered(say: string): boolean {
    return this.#referee.offered(this.#seat).some((o) => o.text === say);
  }
}

/** The orders of a seat as the referee takes them: one for each answer, in the order in which they are tried. */
export function standingOrders(
  referee: Referee<GameTypes>,
  seat: Seat,
  orders: readonly Order[],
  random: Random = randomInt,
): readonly StandingOrder<GameTypes>[] {
  const all = new SeatOrders(referee, seat, random);
  return orders.flatMap((order) =>
    answersOf(order).map((say) => ({
      window: order.window,
      say,
      when: (view) => all.applies(order, view) && all.isOffered(say) && all.isDiscreet(order),
    })),
  );
}

function isWindow(game: AnyGame, name: string): boolean {
  const steps = Object.values(game.procs).flatMap((procedure) => Object.values(procedure));
  return steps.some((step) => step.kind === 'choice' && step.window === name);
}

/** The orders as they are kept, or the reason why they cannot be: each must be one that the game can understand. */
export function readOrders(referee: Referee<GameTypes>, seat: Seat, orders: readonly Order[]): Order[] {
  const { game, state } = referee;
  const turns = game.publicContext?.(state).turns;
  const window = game.window(state);
  const all = new SeatOrders(referee, seat, randomInt);
  return orders.map((order) => {
    const understood = isWindow(game, order.window) && answersOf(order).every((say) => game.parse(say));
    if (!understood || (order.until !== undefined && turns === undefined)) throw new ApiError('bad-order');
    const { since: said = turns ?? 0, ...rest } = order;
    const kept: Order = order.until === undefined ? rest : { ...rest, since: Math.min(said, turns ?? 0) };
    const concerned = window?.name === order.window && hasSeat(window.asked, seat);
    if (concerned && all.applies(kept, game.view(state, SPECTATOR)) && !all.isDiscreet(kept))
      throw new ApiError('order-tells');
    return kept;
  });
}

/** The table without the orders whose time is over; the same table when there are none. */
export function withoutExpiredOrders(doc: TableDoc, { game, state }: Referee<GameTypes>): TableDoc {
  if (!Object.values(doc.orders).some((orders) => orders.some(({ until }) => until !== undefined))) return doc;
  const scene = game.publicContext?.(state);
  const left = Object.entries(doc.orders).map(([seat, orders]) => {
    const standing = orders.filter((order) => !isOver(order, Number(seat), scene, doc.seats.length));
    return [seat, standing.length < orders.length ? standing : orders] as const;
  });
  if (left.every(([seat, orders]) => orders === doc.orders[Number(seat)])) return doc;
  return { ...doc, orders: Object.fromEntries(left) };
}

/** Gives the referee the standing orders of all seats; those of a seat that a bot plays rest. */
export function installOrders({ referee }: GameSession, doc: TableDoc): void {
  for (const [seat, { bot }] of doc.seats.entries())
    referee.setOrders(seat, bot ? [] : standingOrders(referee, seat, doc.orders[seat] ?? []));
}
