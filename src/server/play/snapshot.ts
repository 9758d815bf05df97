import { hasSeat, type GameTypes, OfferList, type Seat, SPECTATOR, seatsOf } from '../../kernel/index.ts';
import type { ViewerSnapshot } from '../../protocol/index.ts';
import type { AnyGame } from '../../registry/index.ts';
import type { GameSession } from './session.ts';

type State = GameTypes['state'];
type StateSnapshot = Pick<ViewerSnapshot, 'view' | 'window' | 'offered' | 'asides' | 'withdraw' | 'scores' | 'over'>;

function offeredTo(game: AnyGame, s: State, viewer: Seat): readonly GameTypes['option'][] {
  const offers = new OfferList<GameTypes['option']>();
  if (hasSeat(game.asked(s), viewer)) game.options(s, viewer, offers);
  return offers.list;
}

/** Whose turn it is, and the public facts of the question. */
function publicContextOf(game: AnyGame, s: State): Pick<NonNullable<ViewerSnapshot['window']>, 'turn' | 'facts'> {
  const context = game.publicContext?.(s);
  if (!context) return {};
  const { turn, facts } = context;
  return { ...(turn >= 0 && { turn }), ...(Object.keys(facts).length > 0 && { facts: { ...facts } }) };
}

/** The part of a snapshot that follows from the state alone. Nothing here may depend on what the viewer does not know. */
export function snapshotOfState(
  game: AnyGame,
  s: State,
  viewer: Seat,
  offered = offeredTo(game, s, viewer),
  aliased = false,
): StateSnapshot {
  const window = game.window(s);
  const asides = new OfferList<GameTypes['option']>();
  if (viewer !== SPECTATOR && !s.over) game.asides?.options(s, viewer, asides);
  return {
    view: game.view(s, viewer, aliased),
    ...(window && { window: { ...window, asked: seatsOf(window.asked), ...publicContextOf(game, s) } }),
    offered: offered.map((o) => o.text),
    asides: asides.list.map((o) => o.text),
    withdraw: viewer !== SPECTATOR && game.mayWithdraw(s, viewer),
    scores: game.scores(s).slice(),
    over: s.over !== null,
  };
}

/** Where the viewer may undo to, and the parts of an unfinished move. */
function undoReachOf(session: GameSession, viewer: Seat): Pick<ViewerSnapshot, 'undo' | 'stop' | 'said'> {
  if (viewer === SPECTATOR) return { undo: [], stop: 'waiting', said: [] };
  const { points, stop } = session.referee.undoReach(viewer);
  return { undo: [...points], stop, said: session.said(viewer) };
}

/** All that a viewer sees at this version. An `aliased` snapshot shares lists with the state: read it at once, do not keep it. */
export function snapshotFor(session: GameSession, viewer: Seat, now: number, aliased = false): ViewerSnapshot {
  const { referee, version } = session;
  const { game, state } = referee;
  return {
    version,
    ...snapshotOfState(game, state, viewer, viewer === SPECTATOR ? [] : referee.offered(viewer), aliased),
    question: viewer === SPECTATOR ? -1 : referee.question(viewer),
    ...undoReachOf(session, viewer),
    clocks: session.clocks.show(game.asked(state), now),
  };
}
