import { evaluatorFor } from '../../bots/index.ts';
import { fastRandom, type GameTypes, type Settings, seatsOf, EventRecorder } from '../../kernel/index.ts';
import { perspectiveOf } from '../../kernel/referee/index.ts';
import { UserError, EXIT_FINDINGS } from '../user-error.ts';
import { type Contestant, createContestantBot } from '../contestants.ts';
import type { AnyGame } from '../games.ts';

/** What one game came to: all that the tables are made of. */
export interface GameStats {
  readonly seed: number;
  /** The winners by seat. */
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** How the game ended, in the words of its ledger. */
  readonly end: string;
  /** What was counted in the whole game. */
  readonly counts: Readonly<Record<string, number>>;
  /** Points by source for each seat, an opponent without a seat last. */
  readonly sources: readonly Readonly<Record<string, number>>[];
  /** What each seat played: a hero, or nothing. */
  readonly roles: readonly string[];
}

/** Keeps the books of one game: hears every event, and says at the end how it went. */
export interface StatsCollector {
  hear(event: object): void;
  close(s: GameTypes['state']): Pick<GameStats, 'end' | 'counts' | 'sources' | 'roles'>;
}

/** A row of a table of balance: settings under a name. */
export interface Row {
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What balance is looked at in one game. */
export interface Balance {
  readonly rows: readonly Row[];
  ledger(game: AnyGame): StatsCollector;
  /** The tables as lines of Markdown. */
  tables(played: ReadonlyMap<string, readonly GameStats[]>): string[];
}

/** A game with more acts than this is given up as endless. */
const MOST_ACTS = 100_000;

/** Plays one game with the same bot on every seat. */
export async function playForStats(
  game: AnyGame,
  settings: Settings,
  bot: Contestant,
  ledger: StatsCollector,
  seed: number,
): Promise<GameStats> {
  const random = fastRandom(seed);
  const judge = await evaluatorFor(game);
  const players = Array.from({ length: settings.seats }, (_, seat) =>
    createContestantBot(bot, game, judge, fastRandom(seed * 8 + seat)),
  );
  const s = game.begin(settings);
  for (let acts = 0; !s.over; acts++) {
    if (acts >= MOST_ACTS)
      throw new UserError(`game ${seed} of ${game.name} goes on after ${MOST_ACTS} acts`, EXIT_FINDINGS);
    const told = new EventRecorder();
    const of = game.outcomeCount(s);
    if (of > 0) game.applyOutcome(s, random(of), told);
    else {
      const asked = seatsOf(game.asked(s));
      const seat = asked.length > 1 ? asked[random(asked.length)]! : asked[0]!;
      game.choose(s, seat, players[seat]!.answer(perspectiveOf(game, s, seat)), told);
    }
    for (const { shared } of told.tellings) ledger.hear(shared);
  }
  return { seed, winners: s.over.winners.slice(), scores: game.scores(s).slice(), ...ledger.close(s) };
}
