import type { GameTypes } from '../../kernel/index.ts';
import type { ClockRule } from '../../protocol/index.ts';
import type { AnyGame } from '../../registry/index.ts';
import { ratedSeats } from '../ratings/rate.ts';
import type { Storage } from '../storage/storage.ts';
import type { SeatDoc, TableDoc } from './doc.ts';
import { newSeed, requestReveals } from './fairness.ts';

/** The terms of a table that the server fills and begins without a host. */
export interface ArrangedTerms {
  readonly game: AnyGame;
  /** As the game parsed them. */
  readonly settings: GameTypes['settings'];
  readonly title: string;
  readonly private: boolean;
  readonly delay: number;
  readonly strict: boolean;
  readonly clock: ClockRule;
  readonly timeout: TableDoc['timeout'];
  /** False: the game is never rated. */
  readonly rated: boolean;
  readonly host: string;
  readonly seats: readonly SeatDoc[];
  readonly now: number;
  /** Until when seats that committed to entropy may reveal it, in ms since 1970. */
  readonly openUntil: number;
}

/** A table with everybody seated whose game begins: seats that committed to entropy are asked to reveal it. */
export async function arrangedTable(storage: Storage, terms: ArrangedTerms): Promise<TableDoc> {
  const { game, settings, title, delay, strict, clock, timeout, rated, host, seats, now, openUntil } = terms;
  const doc: TableDoc = {
    game: game.name,
    rules: game.version,
    title,
    settings,
    host,
    private: terms.private,
    delay,
    strict,
    ...(game.cooperative && { cooperative: true as const }),
    ...(!rated && { casual: true as const }),
    clock,
    timeout,
    status: 'open',
    created: now,
    seats,
    seed: newSeed(),
    orders: {},
  };
  return requestReveals({ ...doc, rated: await ratedSeats(storage, doc) }, openUntil);
}
