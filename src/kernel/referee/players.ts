import { OfferList } from '../option-collector.ts';
import type { Game, UndoPolicy, Window } from '../game.ts';
import { EventRecorder } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import type { Random } from '../random.ts';
import { seatMask, EVERYBODY, isSingleSeat, lowestSeat, type Seat, seatsOf } from '../seat.ts';
import type { Referee } from './referee.ts';

/** What a bot may use of a seat: never the true state, only worlds drawn from what the seat knows. */
export interface SeatPerspective<K extends GameTypes> {
  readonly game: Game<K>;
  readonly seat: Seat;
  readonly window: Window;
  readonly options: readonly K['option'][];
  view(): K['view'];
  draw(random: Random): K['state'];
}

/** Decides for a seat without a person: a bot or a script. */
export interface Player<K extends GameTypes> {
  answer(perspective: SeatPerspective<K>): K['option'] | Promise<K['option']>;
}

/** The perspective of a seat that is asked now. */
export function perspectiveOf<K extends GameTypes>(game: Game<K>, s: K['state'], seat: Seat): SeatPerspective<K> {
  const offers = new OfferList<K['option']>();
  game.options(s, seat, offers);
  return {
    game,
    seat,
    window: game.window(s)!,
    options: offers.list,
    view: () => game.view(s, seat),
    draw: (random) => game.determinize(s, seat, random),
  };
}

/** A player that answers at random. */
export function randomPlayer<K extends GameTypes>(random: Random): Player<K> {
  return { answer: ({ options }) => options[random(options.length)]! };
}

/** A player that answers with the given texts in turn; throws when a text is not offered or no text is left. */
export function scriptPlayer<K extends GameTypes>(says: readonly string[]): Player<K> {
  let at = 0;
  return {
    answer({ seat, window, options }) {
      const say = says[at++];
      const option = options.find((o) => o.text === say);
      if (option) return option;
      throw new Error(`seat ${seat} cannot say "${say}" in ${window.name}`);
    },
  };
}

/** Runs players until only seats without a player (people) are asked, and returns these seats; none when the game is over. */
export async function runPlayers<K extends GameTypes>(
  referee: Referee<K>,
  players: readonly (Player<K> | undefined)[],
): Promise<readonly Seat[]> {
  referee.advance();
  while (!referee.state.over) {
    const asked = seatsOf(referee.game.asked(referee.state));
    const seat = asked.find((each) => players[each]);
    if (seat === undefined) return asked;
    const option = await players[seat]!.answer(perspectiveOf(referee.game, referee.state, seat));
    const verdict = referee.answer(seat, referee.question(seat), [option.text], 'bot');
    if (!verdict.ok) throw new Error(`answer "${option.text}" of seat ${seat} was rejected: ${verdict.fault}`);
  }
  return [];
}

/** True when the seat could not undo this option by itself. Found by trying the option on a drawn world. */
export function isFinal<K extends GameTypes>(
  game: Game<K>,
  s: K['state'],
  seat: Seat,
  option: K['option'],
  random: Random,
  strictness: UndoPolicy = game.strictness ?? 'own',
): boolean {
  const blockers = strictness === 'strict' ? EVERYBODY : seatMask(seat);
  const isEach = game.window(s)?.mode === 'each';
  const world = game.determinize(s, seat, random);
  const recorder = new EventRecorder<K['event']>();
  game.choose(world, seat, option, recorder);
  if (isEach) return !game.mayWithdraw(world, seat);
  for (;;) {
    const next = game.window(world);
    if (recorder.news & blockers || world.over || !next) return true;
    if (!isSingleSeat(next.asked)) return true;
    const asked = lowestSeat(next.asked);
    const { options } = perspectiveOf(game, world, asked);
    if (next.secret || options.length !== 1) return asked !== seat;
    game.choose(world, asked, options[0]!, recorder);
  }
}
