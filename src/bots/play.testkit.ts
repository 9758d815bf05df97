import { fastRandom, type Game, type GameTypes, MUTE, seatsOf } from '../kernel/index.ts';
import { perspectiveOf } from '../kernel/referee/index.ts';
import { type BotName, createBot } from './index.ts';
import { evaluatorFor } from '../registry/bots.ts';

/** The result of a game between bots. */
interface PlayResult {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** A game between named bots, always the same for the same seed. */
export async function playGame(
  game: Game<GameTypes>,
  settings: object,
  bots: readonly BotName[],
  seed: number,
  iterations = 40,
): Promise<PlayResult> {
  const reading = game.readSettings(settings);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const random = fastRandom(seed);
  const evaluator = await evaluatorFor(game);
  const players = bots.map((name) => createBot(name, game, evaluator, random, { iterations }));
  const s = game.begin(reading.value);
  while (!s.over) {
    const of = game.outcomeCount(s);
    if (of > 0) {
      game.applyOutcome(s, random(of), MUTE);
      continue;
    }
    const [seat] = seatsOf(game.asked(s));
    game.choose(s, seat!, players[seat!]!.answer(perspectiveOf(game, s, seat!)), MUTE);
  }
  return { winners: s.over.winners, scores: game.scores(s).slice() };
}
