import { type EventSink, type GameTypes, MUTE, type Option, type Random, type Seat, seatsOf } from '../kernel/index.ts';
import type { AnyGame } from './games.ts';
import { EXIT_FINDINGS, UserError } from './user-error.ts';

/** Most acts of a game. More means the game does not end. */
const MOST_ACTS = 100_000;

/** Plays one act: a random outcome, or the answer of a seat that is asked, any of them where several are. */
export function playAct(
  game: AnyGame,
  s: GameTypes['state'],
  random: Random,
  answer: (seat: Seat) => Option,
  events: EventSink<object> = MUTE,
): void {
  const of = game.outcomeCount(s);
  if (of > 0) {
    game.applyOutcome(s, random(of), events);
    return;
  }
  const asked = seatsOf(game.asked(s));
  const seat = asked.length > 1 ? asked[random(asked.length)]! : asked[0]!;
  game.choose(s, seat, answer(seat), events);
}

/** Throws when a game has had `MOST_ACTS` acts. */
export function checkActs(game: AnyGame, seed: number, acts: number): void {
  if (acts >= MOST_ACTS)
    throw new UserError(`game ${seed} of ${game.name} goes on after ${MOST_ACTS} acts`, EXIT_FINDINGS);
}
