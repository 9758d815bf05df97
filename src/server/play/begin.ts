import { fairSource, tableKey } from '../../kernel/referee/index.ts';
import type { TableView } from '../../protocol/index.ts';
import { findGame, type ServerContext } from '../context.ts';
import type { TableDoc } from '../tables/doc.ts';
import { GameSession, UnreadableJournal } from './session.ts';
import { withoutExpiredOrders, standingOrders } from './orders.ts';
import type { LiveTable } from './table.ts';

/** A game at its beginning, as its table describes it. */
export async function openSession(house: ServerContext, doc: TableDoc): Promise<GameSession> {
  const game = await findGame(house.games, doc.game);
  const settings = game?.readSettings(doc.settings);
  const key = tableKey({ seed: doc.seed, seats: doc.seats.map(({ promise = '', ...s }) => ({ hash: promise, ...s })) });
  if (!game || !settings?.ok || !key) throw new UnreadableJournal(`${doc.game} ${doc.rules}`);
  return new GameSession({
    game,
    settings: settings.value,
    source: fairSource(key),
    strictness: doc.strict ? 'strict' : 'own',
    clock: doc.clock,
    downtimes: house.uptime.downtimes,
    ...(doc.carry && { carried: doc.carry }),
  });
}

/** Gives the referee the standing orders of all seats; those of a seat that a bot plays rest. */
export function installOrders({ referee }: GameSession, doc: TableDoc): void {
  for (const [seat, { bot }] of doc.seats.entries())
    referee.setOrders(seat, bot ? [] : standingOrders(referee, seat, doc.orders[seat] ?? []));
}

/** True when the time of some order is over. */
export function hasExpiredOrders({ doc, session }: LiveTable): boolean {
  return doc.status === 'playing' && session !== undefined && withoutExpiredOrders(doc, session.referee) !== doc;
}

/** Drops the orders whose time is over. */
export async function removeExpiredOrders(table: LiveTable): Promise<void> {
  const { referee } = table.playing();
  await table.amend((doc) => withoutExpiredOrders(doc, referee));
  await table.subscribers.broadcastTable();
}

/** How the game ended, if its rules say that it has. */
export function resultOf({ referee }: GameSession): TableView['result'] {
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
