import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { Unread } from '../chat/unread.tsx';
import { useHint } from '../hints/use-hint.tsx';
import { Motion } from '../animation/animations.tsx';
import { EmblemContext, Icon } from '../components/icon.tsx';
import badge from '../components/badge.module.css';
import { useMedia } from '../components/media.ts';
import { useAfterPaint, usePaints } from '../components/paints.ts';
import { usePageTitle } from '../components/page-title.ts';
import parts from '../components/parts.module.css';
import { TouchTips } from '../components/touch-tips.tsx';
import { useTitles } from '../registry/titles.ts';
import { useMessages } from '../state/messages.tsx';
import { usePrefs } from '../state/prefs.ts';
import { useTable } from '../state/table.ts';
import { useStudyMode } from '../studies/mode.ts';
import { SPECTATOR } from '../../kernel/seat.ts';
import type { BoardProps } from '../registry/game-ui.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { useWhy } from '../why/use-why.ts';
import { OtherSummaries, RecapButton, RecapHead, SeatSummary, useRecap } from './recap.tsx';
import type { TableGuide } from './table-guide.ts';
import { useKeys } from './keys.ts';
import { usePendingMove } from './pending-move.ts';
import css from './play.module.css';
import { Outcome } from './outcome.tsx';
import { usePastKeys } from './past-keys.ts';
import { usePlayback } from './playback.ts';
import { Prompt } from './prompt.tsx';
import { usePanel } from './panel-state.ts';
import { Seats } from './seats.tsx';
import { SidePanel, TAB_ICONS, type Tab, tabsOf } from './side-panel.tsx';
import { Stage } from './stage.tsx';
import { Announcer } from './announcer.tsx';
import { TableHeader } from './header.tsx';

const Arrows = lazy(() => import('../studies/arrows.tsx').then(({ Arrows: layer }) => ({ default: layer })));
// What a game at this browser does not need before its first decision is loaded when it is shown.
const End = lazy(() => import('./end.tsx').then(({ End: end }) => ({ default: end })));
const Notices = lazy(() => import('./notices.tsx').then(({ Notices: notices }) => ({ default: notices })));
const Player = lazy(() => import('./player.tsx').then(({ Player: player }) => ({ default: player })));
const RawView = lazy(() => import('./raw-view.tsx').then(({ RawView: view }) => ({ default: view })));
const RecapSheet = lazy(() => import('./recap-sheet.tsx').then(({ RecapSheet: sheet }) => ({ default: sheet })));
const loadSeatBoard = () => import('./seat-board.tsx');
const SeatBoardPanel = lazy(() => loadSeatBoard().then(({ SeatBoardPanel: panel }) => ({ default: panel })));
const ShareButton = lazy(() =>
  import('../shared/share-dialog.tsx').then(({ ShareButton: button }) => ({ default: button })),
);
const TableSounds = lazy(() =>
  import('../sound/table-sounds.tsx').then(({ TableSounds: sounds }) => ({ default: sounds })),
);
const loadWhy = () => import('../why/why-list.tsx');
const WhyCard = lazy(() => loadWhy().then(({ WhyCard: card }) => ({ default: card })));
const WordField = lazy(() => import('../words/word-field.tsx').then(({ WordField: field }) => ({ default: field })));
const TextBoard = lazy(() => import('../words/text-board.tsx').then(({ TextBoard: board }) => ({ default: board })));

/** Delay after the whole table is drawn until files of what a press opens are loaded, in ms: what is seen comes first. */
const LOAD_AHEAD_MS = 2_000;

const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;

interface FrameProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  readonly guide: TableGuide | undefined;
}

/** The frame of a game around its board: header, seats, question, panel and what opens over them. */
export function GameFrame({ update, mine, guide }: FrameProps) {
  const { t, number } = useMessages();
  const title = useTitles();
  const { past, showPast, ui, aside } = useTable();
  const linked = useSearch();
  const isStudy = /(^|[?&])study=/.test(linked);
  const { arrowFrom, isTrying } = useStudyMode();
  const [tab, setTab] = useState<Tab>(isStudy ? 'study' : 'log');
  const [isPanelOpen, setPanelOpen] = usePanel();
  // On narrow screens the panel and the hand are drawers that begin closed, except the comments of a study.
  const [drawer, setDrawer] = useState<'side' | 'hand' | undefined>(isStudy ? 'side' : undefined);
  const [law, setLaw] = useState<string>();
  const [boardOf, setBoardOf] = useState<number>();
  // The pressed seat is painted first: its board takes longer than a frame.
  const drawnBoard = useAfterPaint(boardOf);
  const [isTyping, setTyping] = useState(false);
  const { asText, sound, set: setPrefs } = usePrefs();
  const hasText = ui?.inWords !== undefined;
  const isText = hasText && asText;
  const toggleText = (): void => setPrefs({ asText: !asText });
  // Memoized: each picked word redraws the prompt and the board, and nothing else.
  const { sitters, over } = update.info;
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const step = past?.step;
  // Header and seats are drawn first, then the question, the board, and the panel: each of them takes a phone a tenth of a second.
  const paints = usePaints(3);
  const isDrawn = paints > 2;
  useEffect(() => {
    if (!isDrawn) return undefined;
    const timer = setTimeout(() => {
      // A file that cannot be loaded now is asked for again when it is needed.
      for (const load of [loadSeatBoard, loadWhy]) load().catch(() => undefined);
    }, LOAD_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  const isWide = useMedia('(min-width: 1100px)');
  const openPanel = useRef(setPanelOpen);
  openPanel.current = setPanelOpen;
  const show = useCallback((one: Tab): void => {
    setTab(one);
    setDrawer('side');
    if (matchMedia('(min-width: 1100px)').matches) openPanel.current(true);
  }, []);
  const openLaw = useCallback(
    (id: string): void => {
      setLaw(id);
      show('law');
    },
    [show],
  );
  const { length } = mine.log;
  const goTo = useCallback(
    (to: number | undefined): void => void showPast(to === length ? undefined : to),
    [showPast, length],
  );
  useLinkedStep(over !== undefined, length, goTo);
  const played = ui?.turnOrder?.(mine.view).join(' ') ?? '';
  const order = useMemo(() => seatsFrom(mine.seat, sitters.length, played), [mine.seat, sitters.length, played]);
  const toggleBoard = useCallback((seat: number | undefined): void => {
    setBoardOf((open) => (open === seat ? undefined : seat));
  }, []);
  const walkBoards = (by: number): void => {
    if (!ui?.SeatBoard) return;
    const at = boardOf === undefined ? (by > 0 ? -1 : 0) : order.indexOf(boardOf);
    setBoardOf(order[(at + by + order.length) % order.length]);
  };
  useKeys({
    log: () => show('log'),
    fold: () => setPanelOpen(!isPanelOpen),
    ...(hasText && { asText: toggleText }),
    nextBoard: () => walkBoards(1),
    lastBoard: () => walkBoards(-1),
  });
  const { Board, Hand, Score, Supply, Detail, SeatBoard } = ui ?? {};
  const playback = usePlayback(update, mine, names);
  usePastKeys(playback.stop ? undefined : step, length, goTo);
  const log = useMemo(() => (past === undefined ? mine.log : mine.log.slice(0, past.step)), [past, mine.log]);
  const move = usePendingMove(mine, guide === undefined);
  const why = useWhy(mine, past === undefined, [...move.built.given, ...move.built.chosen].join(' '));
  const targets = past === undefined ? move.choices : [];
  const view = past?.view ?? mine.view;
  const board: BoardProps = {
    view,
    names,
    targets: targets.flatMap(({ fresh }) => fresh.slice(0, 1)),
    choose(word: string): void {
      const choice = targets.find(({ fresh }) => fresh[0] === word);
      // On touch screens a tap on the board only selects; the prompt commits.
      if (choice) void move.pick(choice, { ask: isTouchScreen(), isOnBoard: true });
    },
    moves: past === undefined ? move.open : [],
    say: (words: string): void => void move.say(words),
    said: move.built.given.length + move.built.chosen.length,
    pointed: move.pointed,
    point: (word) => move.point(word, isTouchScreen()),
    table: {
      seat: mine.seat,
      asked: past === undefined ? update.asked : [],
      window: past === undefined ? update.window?.name : past.window,
      waiting: move.waiting,
      instead: past === undefined ? move.instead : [],
      forbidden: past === undefined ? mine.forbidden : [],
      asides: past === undefined ? mine.asides : [],
      aside: (text: string): void => void aside(text),
      log,
      played: playback.stop?.events.map(({ event }) => event),
      openLaw,
      askWhy: why.ask,
    },
  };
  // While turns are played out, the log ends where the board does, and nobody is asked.
  const shown = useMemo(
    () => (playback.stop ? { ...update, asked: [playback.stop.turn.seat ?? -1] } : update),
    [playback.stop, update],
  );
  const shownSeat = useMemo(() => (playback.stop ? { ...mine, log } : mine), [playback.stop, mine, log]);
  const isWatching = mine.seat === SPECTATOR;
  // The hand is hidden on the result, but shown on earlier steps.
  const hasHand = Hand !== undefined && !isWatching && (!over || past !== undefined);
  const handSize = ui?.handSize?.(view, mine.seat) ?? 0;
  const isMyTurn = mine.question >= 0 && mine.offered.length > 0;
  const tabs = tabsOf(update);
  const hint = useHint(update, mine, move);
  const card = guide ? <guide.Card openLaw={openLaw} /> : past === undefined && hint.card;
  const emblem = useCallback((seat: number) => ui?.emblem?.(view, seat), [ui, view]);
  const recap = useRecap(mine, names, past === undefined && !guide);
  usePageTitle(
    t(isMyTurn && update.net ? 'play.label.turnTitle' : 'shell.label.pageTitle', { title: title(update.info.game) }),
  );
  const [isStudyOpen, setStudyOpen] = useState(isStudy);
  const isOpen = isWide && (isPanelOpen || isStudyOpen || guide !== undefined);
  // The board takes its new size a paint later: it may need a tenth of a second for it.
  const isBoardBeside = useAfterPaint(isOpen);
  const isPrompting = past === undefined && !playback.stop && !over && (!guide || mine.question >= 0);
  // Beside the choices where there is room; else above the prompt, below other news.
  const detail = Detail && <Detail {...board} />;
  // On narrow screens it takes its height from the board, which shrinks; on wide ones it lies over a free edge.
  const roll = past === undefined && !guide && <Outcome mine={mine} names={names} width={ui?.freeCorner} />;
  // The prompt has nothing to ask about the past: what is looked at is told there, and the board stays free.
  const isPastInDock = isWide && hasHand;
  const pastBar = past !== undefined && !playback.stop && (
    <p className={css.past} role="status">
      <Icon id="u-timeline" size={20} />
      <span>{t(isTrying ? 'play.label.tried' : 'play.label.past', { n: past.step, of: mine.log.length })}</span>
      {over && update.net && (
        <Suspense>
          <ShareButton update={update} step={past.step} />
        </Suspense>
      )}
      <button type="button" className={parts.button} onClick={() => goTo(undefined)}>
        {t('play.button.present')}
      </button>
    </p>
  );
  // An arrow is drawn on the board, which the drawer would cover.
  const isDrawerOpen = drawer === 'side' && arrowFrom === undefined;
  const isWhyOpen = tab === 'why' && (isWide ? isOpen : drawer === 'side');
  return (
    <EmblemContext value={emblem}>
      <div
        className={css.game}
        data-screen={paints > 1 ? (over ? 'end' : 'game') : undefined}
        data-version={paints > 1 ? mine.version : undefined}
        data-guided={guide ? '' : undefined}
        data-panel={isBoardBeside ? 'open' : 'folded'}
        data-watching={isWatching || undefined}
        data-hand={hasHand || undefined}
      >
        <TableHeader
          update={shown}
          mine={mine}
          view={view}
          past={past}
          score={Score && isWide ? <Score {...board} /> : undefined}
        />
        <div className={css.left} data-look="seats">
          <Seats
            update={shown}
            scores={past?.scores ?? update.info.scores}
            order={order}
            board={board}
            ui={ui}
            open={boardOf}
            toggle={SeatBoard && toggleBoard}
            news={
              isWide
                ? (seat, extra) => (
                    <SeatSummary recap={recap} seat={seat} extra={extra} names={names} replay={playback.replay} />
                  )
                : undefined
            }
            newsKey={recap.key}
            mostExtra={recap.further.length}
            head={isWide && <RecapHead recap={recap} replay={playback.replay} />}
            tail={(extra) =>
              isWide && <OtherSummaries recap={recap} extra={extra} names={names} replay={playback.replay} />
            }
          >
            {Supply && isWide && (
              <section className={css.supply} aria-label={t('play.aria.rail')} data-look="rail">
                <Supply {...board} />
              </section>
            )}
          </Seats>
        </div>
        <Announcer update={update} mine={mine} />
        {!guide && sound && (
          <Suspense>
            <TableSounds
              update={update}
              mine={mine}
              log={playback.stop ? log : mine.log}
              isPlayingOut={playback.stop !== undefined}
              isRoll={ui?.isRoll}
            />
          </Suspense>
        )}
        <TouchTips />
        {ui?.animations && (past === undefined || playback.stop) && (
          <Motion log={log} view={view} animations={ui.animations} />
        )}
        <main className={css.stage} data-look="board" data-over={(over && past === undefined) || undefined}>
          <h1 className={parts.hidden}>{title(update.info.game)}</h1>
          {!isPastInDock && pastBar}
          {over && past === undefined && (
            <Suspense>
              <End update={update} mine={mine} openLaw={openLaw} look={goTo} review={() => show('review')} />
            </Suspense>
          )}
          {hasText && !isText && (
            <button type="button" className={css.skip} onClick={toggleText}>
              {t('play.button.asText')}
            </button>
          )}
          {isText ? (
            <Suspense>
              <TextBoard
                update={shown}
                scores={past?.scores ?? update.info.scores}
                board={board}
                ui={ui}
                order={order}
                close={toggleText}
              />
            </Suspense>
          ) : (
            <Stage isMap={ui?.isMap === true}>
              {Board ? (
                paints > 1 && <Board {...board} />
              ) : (
                <Suspense>
                  <RawView view={view} />
                </Suspense>
              )}
            </Stage>
          )}
          {over && (
            <Suspense>
              <Arrows table={update.info.id} step={past?.step ?? length} />
            </Suspense>
          )}
          {SeatBoard && boardOf !== undefined && drawnBoard !== undefined && (
            <Suspense>
              <SeatBoardPanel
                seat={drawnBoard}
                name={names[drawnBoard] ?? ''}
                close={() => setBoardOf(undefined)}
                walk={walkBoards}
              >
                <SeatBoard {...board} of={drawnBoard} own={drawnBoard === mine.seat} />
              </SeatBoardPanel>
            </Suspense>
          )}
        </main>
        <div
          className={`${css.side} ${isDrawerOpen ? css.open : ''} ${guide ? css.guided : ''}`}
          data-sheet={tab}
          data-unfolded={isOpen || undefined}
        >
          <button
            type="button"
            className={css.fold}
            onClick={() => setDrawer(undefined)}
            aria-label={t('play.button.close')}
          >
            <Icon id="u-close" size={22} />
          </button>
          {isWide && guide && card}
          {!isWide && tab === 'log' && (
            <RecapButton
              recap={recap}
              open={() => {
                recap.reopen();
                setDrawer(undefined);
              }}
            />
          )}
          {isDrawn && (
            <SidePanel
              update={update}
              mine={shownSeat}
              tab={tab}
              law={law}
              why={why}
              step={step}
              isFilled={!isWide || isBoardBeside}
              isOpen={isWide ? isOpen : drawer === 'side'}
              setTab={show}
              fold={() => {
                setStudyOpen(false);
                setPanelOpen(!isOpen);
              }}
              openLaw={openLaw}
              look={goTo}
            />
          )}
        </div>
        {paints > 0 && (!over || hasHand) && (
          <div className={css.dock}>
            {hasHand && (
              <section
                className={`${css.hand} ${drawer === 'hand' ? css.handOpen : ''}`}
                aria-label={t('play.aria.tray')}
                data-look="tray"
              >
                <Hand {...board} />
              </section>
            )}
            <div className={css.prompt} data-look="prompt">
              {isPastInDock && pastBar}
              <section className={css.above} aria-label={t('play.aria.sheet')}>
                <div className={css.over}>
                  {!isWide && recap.summaries.length > 0 && drawer === undefined && (
                    <Suspense>
                      <RecapSheet recap={recap} names={names} replay={playback.replay} />
                    </Suspense>
                  )}
                  {(!isWide || !guide) && card}
                  {isTyping && past === undefined && !playback.stop && !over && (
                    <Suspense>
                      <WordField
                        update={update}
                        mine={mine}
                        move={move}
                        close={() => setTyping(false)}
                        openLaw={openLaw}
                      />
                    </Suspense>
                  )}
                  {!isWhyOpen && why.asked !== undefined && (
                    <Suspense>
                      <WhyCard mine={mine} why={why} showAll={() => show('why')} openLaw={openLaw} />
                    </Suspense>
                  )}
                  {update.net && (
                    <Suspense>
                      <Notices update={update} net={update.net} />
                    </Suspense>
                  )}
                  {isWide && roll}
                </div>
                {!isWide && drawer === undefined && (
                  <div className={css.between} data-takes-height>
                    {roll}
                    {isPrompting && detail}
                  </div>
                )}
              </section>
              {playback.stop && (
                <Suspense>
                  <Player playback={playback} names={names} isMyTurn={isMyTurn} />
                </Suspense>
              )}
              {isPrompting && (
                <Prompt
                  update={update}
                  mine={mine}
                  move={move}
                  isGuided={guide !== undefined}
                  detail={isWide && detail}
                  isPanelBeside={isBoardBeside}
                  explain={() => show('why')}
                  type={() => setTyping(true)}
                  hint={hint.toggle}
                  askWhy={why.ask}
                  openLaw={openLaw}
                />
              )}
            </div>
          </div>
        )}
        <nav className={css.tabs} aria-label={t('play.aria.side')}>
          {hasHand && (
            <button
              type="button"
              aria-pressed={drawer === 'hand'}
              onClick={() => setDrawer(drawer === 'hand' ? undefined : 'hand')}
              data-look="tray"
            >
              <Icon id="u-hand" size={22} />
              {t('play.label.tray')}
              {handSize > 0 && <em className={badge.badge}>{number(handSize)}</em>}
            </button>
          )}
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={drawer === 'side' && tab === one}
              onClick={() => (drawer === 'side' && tab === one ? setDrawer(undefined) : show(one))}
            >
              <Icon id={TAB_ICONS[one]} size={22} />
              {t(`play.label.${one}`)}
              {one === 'chat' && <Unread net={update.net} open={drawer === 'side' && tab === 'chat'} />}
            </button>
          ))}
        </nav>
      </div>
    </EmblemContext>
  );
}

/** Shows the step that the address names, once, when a finished game is opened. */
function useLinkedStep(isOver: boolean, steps: number, goTo: (step: number) => void): void {
  const search = useSearch();
  const [wanted] = useState(() => new URLSearchParams(search).get('step'));
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current || !isOver || steps === 0 || wanted === null || !/^\d{1,6}$/.test(wanted)) return;
    isShown.current = true;
    goTo(Math.min(steps, Number(wanted)));
  }, [isOver, steps, wanted, goTo]);
}

/**
 * The seats in the order in which they play after the viewer, the viewer last; all from the first for a spectator. `played` is the
 * game's own order, as text.
 */
function seatsFrom(viewer: number, count: number, played: string): readonly number[] {
  const own = played === '' ? [] : played.split(' ').map(Number);
  const seats = own.length === count ? own : Array.from({ length: count }, (_, seat) => seat);
  const at = seats.indexOf(viewer);
  return at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}
