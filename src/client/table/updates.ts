import { seatMask, type Game, type GameTypes, OfferList, type Seat, seatsOf } from '../../kernel/index.ts';
import { listQuestion, type Referee } from '../../kernel/referee/index.ts';
import type { GameHistory } from './game-history.ts';
import type { SaidPart, SeatUpdate, TableUpdate } from './messages.ts';

/** The seats that must decide. */
export function askedSeats<K extends GameTypes>(game: Game<K>, state: K['state']): Seat[] {
  return state.over ? [] : seatsOf(game.asked(state));
}

/** The open window as everybody may know it. */
export function windowUpdate<K extends GameTypes>(game: Game<K>, state: K['state']): TableUpdate['window'] {
  const window = game.window(state);
  const facts = game.publicContext?.(state).facts;
  return window && { ...window, asked: seatsOf(window.asked), ...(facts && { facts }) };
}

/** What a seat sees and may do. */
export function seatUpdate<K extends GameTypes>(referee: Referee<K>, history: GameHistory<K>, seat: Seat): SeatUpdate {
  const { game, state } = referee;
  const asides = new OfferList<K['option']>();
  if (!state.over) game.asides?.options(state, seat, asides);
  const { points, stop } = referee.undoReach(seat);
  const undo = [...points];
  const { offered, forbidden } = listQuestion(game, state, seat);
  const window = windowUpdate(game, state);
  return {
    version: referee.entries.length,
    seat,
    view: game.view(state, seat),
    ...(window && { window }),
    question: state.over ? -1 : referee.question(seat),
    offered: [...offered],
    forbidden,
    asides: asides.list.map((o) => o.text),
    withdraw: game.mayWithdraw(state, seat),
    undo,
    scores: game.scores(state).slice(),
    over: state.over !== null,
    said: saidParts(referee, history, seat, undo),
    stop,
    log: history.log(seat),
  };
}

/** The answered parts of the move that the open question continues. */
function saidParts<K extends GameTypes>(
  { game, state }: Referee<K>,
  { entries }: GameHistory<K>,
  seat: Seat,
  free: readonly number[],
): SaidPart[] {
  const parts: SaidPart[] = [];
  const window = game.window(state);
  if (!window?.part || window.asked !== seatMask(seat)) return parts;
  for (let k = entries.length - 1; k >= 0; k--) {
    const { entry, number, part } = entries[k]!;
    if (!('say' in entry) || entry.seat !== seat) break;
    parts.unshift({ text: entry.say, entry: number, free: free.includes(number) });
    if (!part) break;
  }
  return parts;
}
