import { useEffect, useMemo, useRef, useState } from 'react';
import type { Speaker } from '../../i18n/index.ts';
import { type ParseResult, readPosition, type State } from '../../kernel/index.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useMedia } from '../components/media.ts';
import scene from '../puzzles/puzzles.module.css';
import { PositionBoard } from '../puzzles/position-board.tsx';
import { CLIENT_GAMES } from '../registry/index.ts';
import type { EditorContext } from './editor-context.ts';
import css from './editor.module.css';
import { ProblemList } from './problems.tsx';
import { useHistory } from './history.ts';
import { Panel } from './panel.tsx';
import { PlayDialog } from './play-on.tsx';
import { ReportDialog } from './report.tsx';
import { saveFile, ShareDialog } from './sharing.tsx';
import { toFile } from './share.ts';
import type { EditorSource } from './sources.ts';
import { usePositionView } from './position-view.ts';

interface WorkbenchProps {
  readonly tools: EditorContext;
  readonly say: Speaker<'editor'>;
  readonly source: EditorSource;
  leave(): void;
}

/** Debounce before a changed position is checked, in ms. */
const CHECK_DELAY_MS = 150;

/** The result of checking a position; undefined while the check is pending. */
function useCheckedPosition({ game }: EditorContext, s: State): ParseResult<State> | undefined {
  const [checked, setChecked] = useState<{ readonly of: State; readonly reading: ParseResult<State> }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const raw: unknown = JSON.parse(JSON.stringify(game.positions!.write(s)));
      setChecked({ of: s, reading: readPosition(game, raw) });
    }, CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [game, s]);
  return checked?.of === s ? checked.reading : undefined;
}

/** Undo and redo by the usual keys. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof Element && event.target.matches('textarea, input:not([type="checkbox"])');
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo]);
}

type OpenDialog = 'share' | 'play' | 'report';

/** The board and everything on it that can be changed. */
export function Workbench({ tools, say, source, leave }: WorkbenchProps) {
  const { game, editing, texts, id } = tools;
  const { now, put, undo, redo, reset, mayUndo, mayRedo } = useHistory(source.state);
  const [place, setPlace] = useState('table');
  const [open, setOpen] = useState<OpenDialog>();
  const checked = useCheckedPosition(tools, now);
  useUndoKeys(undo, redo);
  const places = useMemo(() => editing.places(now), [editing, now]);
  const seats = places.filter(({ where }) => where === 'seat').map((each) => each.id);
  const [viewer, setViewer] = useState(0);
  const view = usePositionView(game, now, viewer);
  const names = Array.from({ length: now.settings.seats }, (_, n) => say.t('editor.label.seat', { n: n + 1 }));
  const board = places.filter(({ where }) => where === 'board').map((each) => each.id);
  const chosen = places.find((each) => each.id === place) ?? places[0]!;
  const position = (): unknown => JSON.parse(JSON.stringify(game.positions!.write(now)));
  const isSound = checked?.ok === true && !checked.value.over;
  const close = (): void => setOpen(undefined);
  const sitters = names.map((name, seat) => {
    const own = places.filter(({ where }) => where === 'seat').find((_, k) => seatOf(tools, now, k) === seat);
    return own && CLIENT_GAMES[id].editor.namesSeats
      ? say.t('editor.label.sitter', { name, who: texts.name(own.name) })
      : name;
  });
  // On narrow screens the edit fields are below the board.
  const isNarrow = useMedia('(max-width: 1000px)');
  const side = useRef<HTMLElement>(null);

  function go(to: string): void {
    setPlace(to);
    const seat = seats.indexOf(to);
    if (seat >= 0 && seat < now.settings.seats) setViewer(seatOf(tools, now, seat));
  }

  return (
    <div className={css.workbench}>
      <h1 className={parts.hidden}>{say.t('editor.label.title')}</h1>
      <div className={css.bar} role="toolbar" aria-label={say.t('editor.aria.bar')}>
        <button type="button" className={parts.button} disabled={!mayUndo} onClick={undo}>
          <Icon id="u-undo" size={20} />
          {say.t('editor.button.undo')}
        </button>
        <button type="button" className={parts.button} disabled={!mayRedo} onClick={redo}>
          <Icon id="u-redo" size={20} />
          {say.t('editor.button.redo')}
        </button>
        <button type="button" className={parts.button} disabled={!mayUndo} onClick={reset}>
          {say.t('editor.button.reset')}
        </button>
        <button type="button" className={parts.button} onClick={leave}>
          {say.t('editor.button.another')}
        </button>
        <span className={css.gap} />
        <button type="button" className={parts.button} disabled={!isSound} onClick={() => setOpen('share')}>
          <Icon id="u-link" size={20} />
          {say.t('editor.button.share')}
        </button>
        <button
          type="button"
          className={parts.button}
          onClick={() => saveFile(`vatra-${id}-position.json`, toFile(id, position()))}
        >
          {say.t('editor.button.saveFile')}
        </button>
        <button type="button" className={parts.button} onClick={() => setOpen('report')}>
          <Icon id="u-warning" size={20} />
          {say.t('editor.button.report')}
        </button>
        <button
          type="button"
          className={`${parts.button} ${parts.hot}`}
          disabled={!isSound}
          onClick={() => setOpen('play')}
          data-play
        >
          <Icon id="u-play" size={20} />
          {say.t('editor.button.play')}
        </button>
      </div>
      <section className={`${css.scene} ${scene.scene}`} data-game={id} aria-label={say.t('editor.aria.board')}>
        {view && (
          <PositionBoard
            game={id}
            shown={{ view, seat: viewer, seats: now.settings.seats, window: undefined }}
            names={names}
            taps={{
              moves: texts.moves(board, view),
              chosen: place,
              tap(words) {
                const to = texts.placeOf(words, view);
                if (to === undefined) return;
                go(to);
                if (isNarrow) side.current?.scrollIntoView();
              },
            }}
          />
        )}
      </section>
      <aside className={css.side} ref={side}>
        <div className={css.verdict} role="status" data-sound={checked ? checked.ok : undefined}>
          {checked?.ok === true && (
            <p>
              <Icon id={checked.value.over ? 'u-warning' : 'u-check'} size={20} />
              {say.t(checked.value.over ? 'editor.label.over' : 'editor.label.sound')}
            </p>
          )}
          {checked?.ok === false && (
            <>
              <p>
                <Icon id="u-warning" size={20} />
                {say.t('editor.label.faults', { n: checked.problems.length })}
              </p>
              <ProblemList tools={tools} say={say} problems={checked.problems} at={{ state: now, go }} />
            </>
          )}
        </div>
        <Panel tools={tools} say={say} places={places} chosen={chosen} go={go} put={put} />
      </aside>
      <ShareDialog open={open === 'share'} close={close} id={id} say={say} position={position} />
      <PlayDialog
        open={open === 'play'}
        close={close}
        tools={tools}
        say={say}
        position={position}
        seats={sitters}
        turn={checked?.ok ? game.asked(checked.value) : 0}
      />
      <ReportDialog
        open={open === 'report'}
        close={close}
        tools={tools}
        say={say}
        position={position}
        journal={source.journal}
      />
    </div>
  );
}

/** The seat of a player's edit place. Edit places follow the order of play, seats need not. */
function seatOf({ id }: EditorContext, s: State, order: number): number {
  return CLIENT_GAMES[id].editor.seatOrder?.(s)[order] ?? order;
}
