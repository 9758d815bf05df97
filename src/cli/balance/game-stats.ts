import type { GameStats, StatsCollector } from '../../bots/balance.ts';
import { fastRandom, type Settings, EventRecorder } from '../../kernel/index.ts';
import { perspectiveOf } from '../../kernel/referee/index.ts';
import { type Contestant, createContestantBot, evaluationsFor } from '../contestants.ts';
import type { AnyGame } from '../games.ts';
import { checkActs, playAct } from '../play-act.ts';

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
    checkActs(game, seed, acts);
    const recorder = new EventRecorder();
    playAct(game, s, random, (seat) => players[seat]!.answer(perspectiveOf(game, s, seat)), recorder);
    for (const { shared } of recorder.tellings) ledger.collect(shared);
  }
  return { seed, winners: s.over.winners.slice(), scores: game.scores(s).slice(), ...ledger.close(s) };
}
