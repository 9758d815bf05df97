import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { lawAddress } from '../law/number.ts';
import { Emblems } from '../parts/icon.tsx';
import { useMedia } from '../parts/media.ts';
import { ViewTable } from '../play/viewtable.tsx';
import { WordsProvider } from '../play/words.tsx';
import type { BoardProps, Face } from '../shelf/face.ts';
import type { HouseGame } from '../shelf/house.ts';
import { houseFace } from '../shelf/housefaces.ts';
import css from './puzzles.module.css';

/** A position to look at: the view of a seat, and what is asked there. */
export interface Shown {
  readonly view: object;
  readonly seat: number;
  readonly seats: number;
  readonly window: string | undefined;
}

/** What can be tapped on the board, and what a tap does; without it nothing can. */
interface Taps {
  readonly moves: readonly string[];
  readonly chosen: string | undefined;
  tap(words: string): void;
}

interface SceneProps {
  readonly game: HouseGame;
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly taps?: Taps;
}

const nothing = (): void => {};

const NO_TAPS: Taps = { moves: [], chosen: undefined, tap: nothing };

/** The real board of the game and what lies before the seat; nothing can be moved. */
export function Scene({ game, shown, names, taps = NO_TAPS }: SceneProps) {
  const [face, setFace] = useState<Face>();
  const [, goTo] = useLocation();
  // On narrow screens a board shows by itself what else stands beside it.
  const isWide = useMedia('(min-width: 1100px)');
  useEffect(() => {
    void houseFace(game).then(setFace);
  }, [game]);
  if (!face) return null;
  const { view, seat, window } = shown;
  const board: BoardProps = {
    view,
    names,
    targets: [],
    choose: nothing,
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
      forbidden: [],
      asides: [],
      aside: nothing,
      log: [],
      openLaw: (id) => goTo(lawAddress(game, id)),
    },
  };
  const { Board, Rail, Sheet, Tray } = face;
  return (
    <WordsProvider face={face} view={view}>
      <Emblems value={(one) => face.emblem?.(view, one)}>
        <div className={css.board}>{Board ? <Board {...board} /> : <ViewTable view={view} />}</div>
        {isWide && Rail && (
          <div className={css.rail}>
            <Rail {...board} />
            {Sheet && <Sheet {...board} />}
          </div>
        )}
        {Tray && (
          <div className={css.tray}>
            <Tray {...board} />
          </div>
        )}
      </Emblems>
    </WordsProvider>
  );
}
