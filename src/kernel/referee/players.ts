import { OfferList } from '../option-collector.ts';
import type { Game, UndoPolicy, Window } from '../game.ts';
import { EventRecorder } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import type { Random } from '../random.ts';
import { seatMask, EVERYBODY, isSingleSeat, lowestSeat, type Seat, seatsOf } from '../seat.ts';
import type { Referee } from './referee.ts';

/** All that a player in a seat can reach: never the true state, only worlds drawn from what the seat knows. */
export interface SeatPerspective<K extends GameTypes> {
  readonly game: Game<K>;
  readonly seat: Seat;
  readonly window: Window;
  readonly options: readonly K['option'][];
  view(): K['view'];
  draw(random: Random): K['state'];
}

/** Whoever decides for a seat without a person: a bot or a script. */
export interface Player<K extends GameTypes> {
  answer(chair: SeatPerspective<K>): K['option'] | Promise<K['option']>;
}

/** The chair of a seat that is asked now. */
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

/** Answers at random. */
export function randomPlayer<K extends GameTypes>(random: Random): Player<K> {
  return { answer: (chair) => chair.options[random(chair.options.length)]! };
}

/** Answers with the given texts in turn; a text that is not offered is an error, and so is running out of texts. */
export function scriptPlayer<K extends GameTypes>(says: readonly string[]): Player<K> {
  let at = 0;
  return {
    answer(chair) {
      const say = says[at++];
      const option = chair.options.find((o) => o.text === say);
      if (option) return option;
      throw new Error(`seat ${chair.seat} cannot say "${say}" in ${chair.window.name}`);
    },
  };
}

/** Lets players decide until the game is over or a seat without a player (a person) is asked: gives those seats. */
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
    if (!verdict.ok) throw new Error(`seat ${seat} said "${option.text}": ${verdict.fault}`);
  }
  return [];
}

/** Whether a seat could not freely take this option back, found by trying it on a drawn world. */
export function isFinal<K extends GameTypes>(
  game: Game<K>,
  s: K['state'],
  seat: Seat,
  option: K['option'],
  random: Random,
  strictness: UndoPolicy = game.strictness ?? 'own',
): boolean {
  const watchers = strictness === 'strict' ? EVERYBODY : seatMask(seat);
  const closes = game.window(s)?.mode === 'each';
  const world = game.determinize(s, seat, random);
  const told = new EventRecorder<K['event']>();
  game.choose(world, seat, option, told);
  if (closes) return !game.mayWithdraw(world, seat);
  for (;;) {
    const next = game.window(world);
    if (told.news & watchers || world.over || !next) return true;
    if (!isSingleSeat(next.asked)) return true;
    const asked = lowestSeat(next.asked);
    const { options } = perspectiveOf(game, world, asked);
    if (next.secret || options.length !== 1) return asked !== seat;
    game.choose(world, asked, options[0]!, told);
  }
}
