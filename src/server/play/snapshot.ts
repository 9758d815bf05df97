import { hasSeat, type GameTypes, OfferList, type Seat, SPECTATOR, seatsOf, type Window } from '../../kernel/index.ts';
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

/** True when an object has a field. */
function hasFields(value: object): boolean {
  for (const _ in value) return true;
  return false;
}

/** The open question as everybody may know it: also whose turn it is, and public facts. Built field by field, as it is hot. */
function windowOf(game: AnyGame, s: State, window = game.window(s)): ViewerSnapshot['window'] {
  if (!window) return undefined;
  const { name, law, mode, part, secret, quiet } = window;
  const shown: NonNullable<ViewerSnapshot['window']> = {
    name,
    law,
    asked: seatsOf(window.asked),
    mode,
    part,
    secret,
    quiet,
  };
  const context = game.publicContext?.(s);
  if (!context) return shown;
  const { turn, facts } = context;
  if (turn >= 0) shown.turn = turn;
  if (hasFields(facts)) shown.facts = { ...facts };
  return shown;
}

/** The part of a snapshot that is the same for every viewer. */
interface PublicPart {
  readonly window: ViewerSnapshot['window'];
  readonly scores: ViewerSnapshot['scores'];
  readonly over: boolean;
}

const publicPartOf = (game: AnyGame, s: State, window?: Window): PublicPart => ({
  window: windowOf(game, s, window),
  scores: game.scores(s).slice(),
  over: s.over !== null,
});

const textsOf = (options: readonly GameTypes['option'][]): string[] => options.map((o) => o.text);

/** Texts of what the viewer may do without being asked. */
function asidesOf(game: AnyGame, s: State, viewer: Seat): string[] {
  if (viewer === SPECTATOR || s.over || !game.asides) return [];
  const asides = new OfferList<GameTypes['option']>();
  game.asides.options(s, viewer, asides);
  return textsOf(asides.list);
}

/** The part of a snapshot that follows from the state alone. Nothing here may depend on what the viewer does not know. */
export function snapshotOfState(
  game: AnyGame,
  s: State,
  viewer: Seat,
  offered = offeredTo(game, s, viewer),
  aliased = false,
  { window, scores, over } = publicPartOf(game, s),
  other?: StateSnapshot['view'],
  since?: object,
): StateSnapshot {
  const snapshot: StateSnapshot = {
    view: game.view(s, viewer, aliased, other as GameTypes['view'] | undefined, since),
    offered: textsOf(offered),
    asides: asidesOf(game, s, viewer),
    withdraw: viewer !== SPECTATOR && game.mayWithdraw(s, viewer),
    scores,
    over,
  };
  if (window) snapshot.window = window;
  return snapshot;
}

/**
 * All that some viewers see at this version. What is the same for all is one object in all snapshots. Snapshots that are `aliased`
 * share lists with the state: read them at once, do not keep them. Fields of their views may be `UNCHANGED` since the mark `since`.
 */
export function snapshotsFor(
  session: GameSession,
  viewers: readonly Seat[],
  now: number,
  aliased = false,
  since?: object,
): ViewerSnapshot[] {
  const { referee, version } = session;
  const { game, state } = referee;
  const publicPart = publicPartOf(game, state, referee.window);
  const clocks = session.clocks.show(game.asked(state), now);
  let other: StateSnapshot['view'];
  return viewers.map((viewer) => {
    const isSpectator = viewer === SPECTATOR;
    const reach = isSpectator ? undefined : referee.undoReach(viewer);
    const offered = isSpectator ? [] : referee.offered(viewer);
    const seen = snapshotOfState(game, state, viewer, offered, aliased, publicPart, other, since);
    other = seen.view;
    // Field by field: a spread takes as long as the view itself.
    const snapshot: ViewerSnapshot = {
      version,
      view: seen.view,
      offered: seen.offered,
      asides: seen.asides,
      withdraw: seen.withdraw,
      scores: seen.scores,
      over: seen.over,
      question: isSpectator ? -1 : referee.question(viewer),
      undo: reach ? (aliased ? (reach.points as number[]) : reach.points.slice()) : [],
      stop: reach ? reach.stop : 'waiting',
      said: isSpectator ? [] : session.said(viewer),
      clocks,
    };
    if (seen.window) snapshot.window = seen.window;
    return snapshot;
  });
}

/** Marks what a game shows now, for later snapshots; undefined: the game has no marks. */
export const viewMarkOf = ({ referee: { game, state } }: GameSession): object | undefined => game.viewMark?.(state);

/** All that a viewer sees at this version. */
export const snapshotFor = (session: GameSession, viewer: Seat, now: number): ViewerSnapshot =>
  snapshotsFor(session, [viewer], now)[0]!;
