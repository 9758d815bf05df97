import type { GameStats, StatsCollector } from '../../bots/balance.ts';
import { fastRandom, type Settings, seatsOf, EventRecorder } from '../../kernel/index.ts';
import { perspectiveOf } from '../../kernel/referee/index.ts';
import { UserError, EXIT_FINDINGS } from '../user-error.ts';
import { type Contestant, createContestantBot, evaluationsFor } from '../contestants.ts';
import type { AnyGame } from '../games.ts';

/** Most acts of a game. More means the game does not end. */
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
  const [evaluation] = await evaluationsFor(game, [bot]);
  const players = Array.from({ length: settings.seats }, (_, seat) =>
    createContestantBot(bot, game, evaluation!, fastRandom(seed * 8 + seat)),
  );
  const s = game.begin(settings);
  for (let acts = 0; !s.over; acts++) {
    if (acts >= MOST_ACTS)
      throw new UserError(`game ${seed} of ${game.name} goes on after ${MOST_ACTS} acts`, EXIT_FINDINGS);
    const recorder = new EventRecorder();
    const of = game.outcomeCount(s);
    if (of > 0) game.applyOutcome(s, random(of), recorder);
    else {
      const asked = seatsOf(game.asked(s));
      const seat = asked.length > 1 ? asked[random(asked.length)]! : asked[0]!;
      game.choose(s, seat, players[seat]!.answer(perspectiveOf(game, s, seat)), recorder);
    }
    for (const { shared } of recorder.tellings) ledger.collect(shared);
  }
  return { seed, winners: s.over.winners.slice(), scores: game.scores(s).slice(), ...ledger.close(s) };
}
