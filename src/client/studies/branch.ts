import {
  fastRandom,
  type Game,
  type GameTypes,
  MUTE,
  OfferList,
  type Option,
  type Seat,
  seatsOf,
} from '../../kernel/index.ts';
import { applyEntry, type JournalEntry, liveEntries } from '../../kernel/referee/index.ts';

/** A position that was tried, as a viewer sees it. */
export interface TriedPosition {
  readonly view: object;
  readonly scores: readonly number[];
  readonly window: string | undefined;
  /** The seat that answers next, and what it may answer; -1 and nothing when the game is over. */
  readonly seat: Seat;
  readonly offered: readonly string[];
  /** How many of the wanted answers were possible. */
  readonly done: number;
}

/** Most random outcomes in a row. */
const MOST_OUTCOMES = 1_000;

function offersOf(game: Game<GameTypes>, s: GameTypes['state'], seat: Seat): readonly string[] {
  const offers = new OfferList<Option>();
  game.options(s, seat, offers);
  return offers.list.map(({ text }) => text);
}

/**
 * Plays answers from a moment of a recorded game on. `last` is the number of the last entry before the moment, -1: the beginning.
 * Random outcomes depend on the moment and the answers alone.
 */
export function triedFrom(
  game: Game<GameTypes>,
  start: GameTypes['state'],
  entries: readonly JournalEntry[],
  last: number,
  says: readonly string[],
  viewer: Seat,
): TriedPosition {
  let s = game.clone(start);
  for (const number of liveEntries(entries)) if (number <= last) s = applyEntry(game, s, entries[number]!, MUTE);
  const random = fastRandom(last + 2);
  const settle = (): void => {
    for (let n = 0; n < MOST_OUTCOMES && !s.over; n++) {
      const count = game.outcomeCount(s);
      if (count === 0) return;
      game.applyOutcome(s, random(count), MUTE);
    }
  };
  settle();
  let done = 0;
  for (const say of says) {
    if (s.over) break;
    const seat = seatsOf(game.asked(s)).find((one) => offersOf(game, s, one).includes(say));
    const option = game.parse(say);
    if (seat === undefined || !option) break;
    game.choose(s, seat, option, MUTE);
    settle();
    done++;
  }
  const [seat = -1] = s.over ? [] : seatsOf(game.asked(s));
  return {
    view: game.view(s, viewer),
    scores: game.scores(s).slice(),
    window: game.window(s)?.name,
    seat,
    offered: seat < 0 ? [] : offersOf(game, s, seat),
    done,
  };
}
