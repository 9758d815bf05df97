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

/** In how many worlds an answer must be offered to count as publicly possible. */
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

function factNamed(context: PublicContext | undefined, name: string): unknown {
  if (!context) return undefined;
  if (name === 'turn') return context.turn;
  return Object.hasOwn(context.facts, name) ? context.facts[name] : undefined;
}

function holds(condition: Condition, context: PublicContext | undefined, view: unknown): boolean {
  const value = 'fact' in condition ? factNamed(context, condition.fact) : valueAt(view, condition.path);
  if (value === undefined) return false;
  return 'is' in condition ? value === condition.is : value !== condition.not;
}

/** The answers of an order, most preferred first. */
const answersOf = ({ say, otherwise = [] }: Order): readonly string[] => [say, ...otherwise];

/**
 * True when an order has expired. A turn of its owner that passed without a question is not noticed, so an order also expires
 * when as many turns have begun as there are seats.
 */
function isExpired(
  { until, since = 0 }: Order,
  seat: Seat,
  context: PublicContext | undefined,
  seats: number,
): boolean {
  if (until === undefined || !context || context.turns <= since) return false;
  return until === 'turn' || context.turn === seat || context.turns - since >= seats;
}

/** True when the answer is possible with every hand that public knowledge allows: it then reveals nothing about the hand. */
function isKnownPossible({ game, state }: Referee<GameTypes>, seat: Seat, say: string, random: Random): boolean {
  const offers = new OfferList<GameTypes['option']>();
  for (let world = 0; world < WORLDS; world++) {
    const drawn = world === 0 ? state : game.determinize(state, SPECTATOR, random);
    game.options(drawn, seat, offers.clear());
    if (!offers.list.some((o) => o.text === say)) return false;
  }
  return true;
}

/** Evaluates the orders of one seat. */
class SeatOrders {
  readonly #referee: Referee<GameTypes>;
  readonly #seat: Seat;
  readonly #random: Random;
  /** The question checked last, and which answers to it reveal nothing; a cache. */
  #question = -1;
  readonly #discreet = new Map<string, boolean>();

  constructor(referee: Referee<GameTypes>, seat: Seat, random: Random) {
    this.#referee = referee;
    this.#seat = seat;
    this.#random = random;
  }

  /** True when the order has not expired and its conditions hold. In a secret window `view` is the spectators' view. */
  applies(order: Order, view: unknown): boolean {
    const { game, state } = this.#referee;
    const context = game.publicContext?.(state);
    if (isExpired(order, this.#seat, context, state.settings.seats)) return false;
    return (order.when ?? []).every((condition) => holds(condition, context, view));
  }

  /** True when neither an answer by this order nor its absence reveals anything about the hand. */
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

/** The orders of a seat for the referee: one per answer, in the order in which they are tried. */
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

/** The orders as they are stored. Throws the reason if the game does not know a window or an answer, or an order reveals something. */
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

/** True when a standing order of some seat ends by itself. */
export function hasTimedOrders({ orders }: TableDoc): boolean {
  for (const seat in orders) for (const { until } of orders[seat] ?? []) if (until !== undefined) return true;
  return false;
}

/** The description without expired orders; the same object when there are none. */
export function withoutExpiredOrders(doc: TableDoc, { game, state }: Referee<GameTypes>): TableDoc {
  if (!hasTimedOrders(doc)) return doc;
  const context = game.publicContext?.(state);
  const left = Object.entries(doc.orders).map(([seat, orders]) => {
    const standing = orders.filter((order) => !isExpired(order, Number(seat), context, doc.seats.length));
    return [seat, standing.length < orders.length ? standing : orders] as const;
  });
  if (left.every(([seat, orders]) => orders === doc.orders[Number(seat)])) return doc;
  return { ...doc, orders: Object.fromEntries(left) };
}

/** Gives the referee the standing orders of all seats. A seat that a bot plays has none. */
export function installOrders({ referee }: GameSession, doc: TableDoc): void {
  for (const [seat, { bot }] of doc.seats.entries())
    referee.setOrders(seat, bot ? [] : standingOrders(referee, seat, doc.orders[seat] ?? []));
}
