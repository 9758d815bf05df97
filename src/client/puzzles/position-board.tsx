import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { lawAddress } from '../law/number.ts';
import { EmblemContext, SeatPiece } from '../components/icon.tsx';
import { useMedia } from '../components/media.ts';
import { RawView } from '../play/raw-view.tsx';
import { TextsProvider } from '../play/texts-provider.tsx';
import type { BoardProps, GameUi } from '../registry/game-ui.ts';
import type { GameId } from '../../law/index.ts';
import { CLIENT_GAMES } from '../registry/index.ts';
import css from './puzzles.module.css';

/** A position to look at: the view of a seat, and what is asked there. */
export interface ShownPosition {
  readonly view: object;
  readonly seat: number;
  readonly seats: number;
  readonly window: string | undefined;
}

/** Tappable moves of the board and the callback of a tap. */
interface Taps {
  readonly moves: readonly string[];
  readonly chosen: string | undefined;
  tap(words: string): void;
}

interface PositionBoardProps {
  readonly game: GameId;
  readonly shown: ShownPosition;
  readonly names: readonly string[];
  readonly taps?: Taps;
}

const doNothing = (): void => {};

const NO_TAPS: Taps = { moves: [], chosen: undefined, tap: doNothing };

/** The game's board for a position without moves. */
export function PositionBoard({ game, shown, names, taps = NO_TAPS }: PositionBoardProps) {
  const [ui, setUi] = useState<GameUi>();
  const [, goTo] = useLocation();
  const isWide = useMedia('(min-width: 1100px)');
  useEffect(() => {
    void CLIENT_GAMES[game].ui().then(setUi);
  }, [game]);
  if (!ui) return null;
  const { view, seat, window } = shown;
  const board: BoardProps = {
    view,
    names,
    targets: [],
    choose: doNothing,
    moves: taps.moves,
    say: taps.tap,
    said: 0,
    pointed: taps.chosen,
    point: (word) => word !== undefined && taps.tap(word),
    table: {
      seat,
      asked: window === undefined ? [] : [seat],
      window,
      waiting: undefined,
      instead: [],
      forbidden: [],
      asides: [],
      aside: doNothing,
      log: [],
      openLaw: (id) => goTo(lawAddress(game, id)),
    },
  };
  const { Board, Supply, SeatBoard, SeatNote, Hand } = ui;
  // On narrow screens a board that takes the height it needs shows these parts itself.
  const isApart = isWide || CLIENT_GAMES[game].boardHeight !== 'content';
  const own = { ...board, of: seat, own: true };
  return (
    <TextsProvider ui={ui} view={view}>
      <EmblemContext value={(one) => ui.emblem?.(view, one)}>
        <div className={css.board} data-height={CLIENT_GAMES[game].boardHeight}>
          {Board ? <Board {...board} /> : <RawView view={view} />}
        </div>
        {Supply && isApart && (
          <div className={css.rail}>
            <Supply {...board} />
          </div>
        )}
        {isApart &&
          names.map((name, of) => (
            <section key={name} className={css.seat}>
              <h2>
                <SeatPiece seat={of} size={24} />
                {name}
              </h2>
              {SeatBoard ? (
                <SeatBoard {...own} of={of} own={of === seat} />
              ) : (
                SeatNote && <SeatNote {...own} of={of} own={of === seat} />
              )}
            </section>
          ))}
        {Hand && (
          <div className={css.tray}>
            <Hand {...board} />
          </div>
        )}
      </EmblemContext>
    </TextsProvider>
  );
}
