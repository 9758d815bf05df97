import { fairSource, tableKey } from '../../kernel/referee/index.ts';
import type { TableView } from '../../protocol/index.ts';
import { gameNamed, type House } from '../house.ts';
import type { TableDoc } from '../tables/doc.ts';
import { Course, Unreadable } from './course.ts';
import { forgetOrders, standingOrders } from './orders.ts';
import type { LiveTable } from './table.ts';

/** A game at its beginning, as its table describes it. */
export async function newCourse(house: House, doc: TableDoc): Promise<Course> {
  const game = await gameNamed(house.games, doc.game);
  const settings = game?.readSettings(doc.settings);
  const key = tableKey({ seed: doc.seed, seats: doc.seats.map(({ promise = '', ...s }) => ({ hash: promise, ...s })) });
  if (!game || !settings?.ok || !key) throw new Unreadable(`${doc.game} ${doc.rules}`);
  return new Course({
    game,
    settings: settings.value,
    source: fairSource(key),
    strictness: doc.strict ? 'strict' : 'own',
    clock: doc.clock,
    downtimes: house.watchman.downtimes,
    ...(doc.carry && { carried: doc.carry }),
  });
}

/** Gives the referee the standing orders of all seats; those of a seat that a bot plays rest. */
export function giveOrders({ referee }: Course, doc: TableDoc): void {
  for (const [seat, { bot }] of doc.seats.entries())
    referee.setOrders(seat, bot ? [] : standingOrders(referee, seat, doc.orders[seat] ?? []));
}

/** True when the time of some order is over. */
export function hasOverdueOrders({ doc, course }: LiveTable): boolean {
  return doc.status === 'playing' && course !== undefined && forgetOrders(doc, course.referee) !== doc;
}

/** Drops the orders whose time is over. */
export async function dropOrders(table: LiveTable): Promise<void> {
  const { referee } = table.playing();
  await table.amend((doc) => forgetOrders(doc, referee));
  await table.gathering.announce();
}

/** How the game ended, if its rules say that it has. */
export function resultOf({ referee }: Course): TableView['result'] {
  const { game, state } = referee;
  if (!state.over) return undefined;
  const { winners, ranking, law } = state.over;
  return {
    why: 'rules',
    winners: [...winners],
    ranking: ranking.map((seats) => [...seats]),
    scores: [...game.scores(state)],
    law,
  };
}
