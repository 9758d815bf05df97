import { hasSeat, type GameTypes, OfferList, type Seat, SPECTATOR, seatsOf } from '../../kernel/index.ts';
import type { ViewerSnapshot } from '../../protocol/index.ts';
import type { AnyGame } from '../../registry/index.ts';
import type { GameSession } from './session.ts';

type State = GameTypes['state'];
type Shown = Pick<ViewerSnapshot, 'view' | 'window' | 'offered' | 'asides' | 'withdraw' | 'scores' | 'over'>;

function offeredTo(game: AnyGame, s: State, viewer: Seat): readonly GameTypes['option'][] {
  const offers = new OfferList<GameTypes['option']>();
  if (hasSeat(game.asked(s), viewer)) game.options(s, viewer, offers);
  return offers.list;
}

/** Whose turn it is, and what else everybody knows about the question. */
function sceneOf(game: AnyGame, s: State): Pick<NonNullable<ViewerSnapshot['window']>, 'turn' | 'facts'> {
  const scene = game.publicContext?.(s);
  if (!scene) return {};
  const { turn, facts } = scene;
  return { ...(turn >= 0 && { turn }), ...(Object.keys(facts).length > 0 && { facts: { ...facts } }) };
}

/** What the state itself shows a viewer: nothing here may depend on what the viewer does not know. */
export function snapshotOfState(
  game: AnyGame,
  s: State,
  viewer: Seat,
  offered = offeredTo(game, s, viewer),
  glance = false,
): Shown {
  const window = game.window(s);
  const asides = new OfferList<GameTypes['option']>();
  if (viewer !== SPECTATOR && !s.over) game.asides?.options(s, viewer, asides);
  return {
    view: game.view(s, viewer, glance),
    ...(window && { window: { ...window, asked: seatsOf(window.asked), ...sceneOf(game, s) } }),
    offered: offered.map((o) => o.text),
    asides: asides.list.map((o) => o.text),
    withdraw: viewer !== SPECTATOR && game.mayWithdraw(s, viewer),
    scores: game.scores(s).slice(),
    over: s.over !== null,
  };
}

/** How far the viewer may go back, and what of a sentence it has said. */
function reachOf(course: GameSession, viewer: Seat): Pick<ViewerSnapshot, 'undo' | 'stop' | 'said'> {
  if (viewer === SPECTATOR) return { undo: [], stop: 'waiting', said: [] };
  const { points, stop } = course.referee.undoReach(viewer);
  return { undo: [...points], stop, said: course.said(viewer) };
}

/** All that a viewer is sent at this version; at a glance it is to be read at once, for it may change with the state. */
export function snapshotFor(course: GameSession, viewer: Seat, now: number, glance = false): ViewerSnapshot {
  const { referee, version } = course;
  const { game, state } = referee;
  return {
    version,
    ...snapshotOfState(game, state, viewer, viewer === SPECTATOR ? [] : referee.offered(viewer), glance),
    question: viewer === SPECTATOR ? -1 : referee.question(viewer),
    ...reachOf(course, viewer),
    clocks: course.clocks.show(game.asked(state), now),
  };
}
