import { lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Unread } from '../chat/unread.tsx';
import { useHint } from '../hints/use-hint.tsx';
import { Motion } from '../animation/animations.tsx';
import { takeInvitation } from '../net/table-access.ts';
import { Emblems, Icon } from '../components/icon.tsx';
import { useMedia } from '../components/media.ts';
import parts from '../components/parts.module.css';
import { useTitles } from '../registry/titles.ts';
import { useMessages } from '../state/messages.tsx';
import { useTable, type TableKind } from '../state/table.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { Curtain } from './curtain.tsx';
import { Recap } from './recap.tsx';
import { End } from './end.tsx';
import type { TableGuide } from './table-guide.ts';
import { useKeys } from './keys.ts';
import { usePendingMove } from './pending-move.ts';
import { useNamedSeats } from './named-seats.ts';
import { Notices } from './notices.tsx';
import css from './play.module.css';
import { Prompt } from './prompt.tsx';
import { Seats } from './seats.tsx';
import { SidePanel, TAB_ICONS, type Tab, tabsOf } from './side-panel.tsx';
import { Announcer, TableHeader } from './header.tsx';
import { Timeline } from './timeline.tsx';
import { RawView } from './raw-view.tsx';
import { TextsProvider } from './texts-provider.tsx';

const Old = lazy(() => import('../lobby/outdated-table.tsx').then(({ OutdatedTable: old }) => ({ default: old })));
const Room = lazy(() => import('../lobby/lobby.tsx').then(({ Lobby: room }) => ({ default: room })));

interface PlayProps {
  readonly id: string;
  readonly where: TableKind;
  readonly guidance?: TableGuide;
}

/** A table: gathering, opened, passed on, played or at its end. */
export function PlayPage({ id, where, guidance }: PlayProps) {
  const { mine, viewer, trouble, face, open, reopen, leave, sit, ...table } = useTable();
  const news = useNamedSeats(table.news, guidance?.names);
  useEffect(() => {
    if (where === 'net') takeInvitation(id);
    void open(id, where);
    const invited = (): void => {
      takeInvitation(id);
      void reopen();
    };
    window.addEventListener('hashchange', invited);
    return () => window.removeEventListener('hashchange', invited);
  }, [id, where, open, reopen]);
  useEffect(() => leave, [leave]);
  if (trouble !== undefined) return <Trouble />;
  if (!news || news.note.id !== id) return <Waiting />;
  if (news.net?.table.unreadable) return <Old news={news} net={news.net} />;
  const status = news.net?.table.status;
  if (news.net && (status === 'open' || status === 'opening')) return <Room news={news} net={news.net} />;
  if (viewer === undefined && news.here.length > 1) {
    const { sitters } = news.note;
    const next = news.asked.find((seat) => news.here.includes(seat)) ?? news.here[0]!;
    return <Curtain name={sitters[next]?.name ?? ''} seat={next} open={() => void sit(next)} />;
  }
  if (!mine || !face) return <Waiting />;
  return (
    <TextsProvider face={face} view={mine.view}>
      <GameFrame news={news} mine={mine} guidance={guidance} />
    </TextsProvider>
  );
}

function Waiting() {
  const { t } = useMessages();
  return (
    <main className={css.waiting} aria-busy="true">
      <Icon id="vatra-mark" size={64} />
      <p>{t('play.label.opening')}</p>
    </main>
  );
}

function Trouble() {
  const { t } = useMessages();
  const trouble = useTable((table) => table.trouble);
  return (
    <main className={css.waiting}>
      <Icon id="u-warning" size={56} />
      <h1>{t('play.label.trouble')}</h1>
      <p>{t(`play.reason.trouble.${trouble ?? 'missing'}`)}</p>
      {trouble === 'signed-out' && (
        <Link href="/me" className={parts.button}>
          {t('lobby.button.signIn')}
        </Link>
      )}
      <Link href="/" className={`${parts.button} ${parts.hot}`}>
        {t('play.button.home')}
      </Link>
    </main>
  );
}

const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

interface FrameProps {
  readonly news: TableUpdate;
  readonly mine: SeatUpdate;
  readonly guidance: TableGuide | undefined;
}

function GameFrame({ news, mine, guidance }: FrameProps) {
  const { t } = useMessages();
  const title = useTitles();
  const { past, showPast, face, aside } = useTable();
  const [tab, setTab] = useState<Tab>('log');
  const [sheet, setSheet] = useState(false);
  const [tray, setTray] = useState(false);
  const [law, setLaw] = useState<string>();
  // What is said word by word changes the prompt and the board; the rest is drawn again when something happened.
  const { sitters } = news.note;
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const step = past?.step;
  const show = useCallback((one: Tab): void => {
    setTab(one);
    setTray(false);
    setSheet(true);
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
  useKeys({ log: () => show('log') });
  const Board = face?.Board;
  const Rail = face?.Rail;
  const Tray = face?.Tray;
  const Strip = face?.Strip;
  const Sheet = face?.Sheet;
  const move = usePendingMove(mine);
  const targets = past === undefined ? move.choices : [];
  const view = past?.view ?? mine.view;
  const board = {
    view,
    names,
    targets: targets.flatMap(({ fresh }) => fresh.slice(0, 1)),
    choose(word: string): void {
      const choice = targets.find(({ fresh }) => fresh[0] === word);
      // On touch the board selects and the prompt commits: a slip of the finger moves nothing.
      if (choice) void move.pick(choice, isTouched());
    },
    moves: past === undefined ? move.open : [],
    say: (words: string): void => void move.say(words),
    said: move.built.given.length + move.built.chosen.length,
    pointed: move.pointed,
    point: move.point,
    table: {
      seat: mine.seat,
      asked: past === undefined ? news.asked : [],
      window: past === undefined ? news.window?.name : past.window,
      waiting: move.waiting,
      forbidden: past === undefined ? mine.forbidden : [],
      asides: past === undefined ? mine.asides : [],
      aside: (text: string): void => void aside(text),
      log: past === undefined ? mine.log : mine.log.slice(0, past.step),
      openLaw,
    },
  };
  const { over } = news.note;
  // What lay before the players is shown until the end, also when one steps back from it.
  const isBefore = !over || past !== undefined;
  const isMyTurn = mine.question >= 0 && mine.offered.length > 0;
  const tabs = tabsOf(news);
  const isWide = useMedia('(min-width: 1100px)');
  const hint = useHint(news, mine, move);
  const card = guidance ? <guidance.Card openLaw={openLaw} /> : past === undefined && hint.card;
  const emblem = useCallback((seat: number) => face?.emblem?.(view, seat), [face, view]);
  return (
    <Emblems value={emblem}>
      <div
        className={css.game}
        data-screen={over ? 'end' : 'game'}
        data-version={mine.version}
        data-guided={guidance ? '' : undefined}
      >
        <title>
          {t(isMyTurn && news.net ? 'play.label.turnTitle' : 'shell.label.pageTitle', { title: title(news.note.game) })}
        </title>
        <TableHeader news={news} mine={mine} window={past === undefined ? news.window?.name : past.window} />
        <div className={css.left} data-look="seats">
          <Seats news={news} scores={past?.scores ?? news.note.scores} viewer={mine.seat} face={face} view={view} />
          {Rail && (
            <section className={css.rail} aria-label={t('play.aria.rail')} data-look="rail">
              <Rail {...board} />
            </section>
          )}
        </div>
        <Announcer news={news} mine={mine} />
        {face?.animations && past === undefined && <Motion log={mine.log} view={mine.view} flights={face.animations} />}
        <main className={css.board} data-look="board">
          <h1 className={parts.hidden}>{title(news.note.game)}</h1>
          {past !== undefined && (
            <p className={css.past} role="status">
              <Icon id="u-timeline" size={20} />
              <span>{t('play.label.past', { n: past.step, of: mine.log.length })}</span>
              <button type="button" className={parts.button} onClick={() => goTo(undefined)}>
                {t('play.button.present')}
              </button>
            </p>
          )}
          <div className={css.scroll} tabIndex={0} role="region" aria-label={t('play.aria.board')}>
            {over && past === undefined && (
              <End news={news} mine={mine} openLaw={openLaw} look={goTo} review={() => show('review')} />
            )}
            {Board ? <Board {...board} /> : <RawView view={view} />}
          </div>
          <div className={css.course}>
            {Strip && <Strip {...board} />}
            {past === undefined && mine.question >= 0 && (
              <Recap
                key={mine.log.findLast((line) => line.seat === mine.seat)?.n}
                log={mine.log}
                seat={mine.seat}
                names={names}
                look={goTo}
                openLaw={openLaw}
              />
            )}
            <Timeline steps={mine.log.length} step={step} look={goTo} />
          </div>
        </main>
        <div className={`${css.side} ${sheet ? css.open : ''} ${card ? css.guided : ''}`}>
          <button
            type="button"
            className={css.fold}
            onClick={() => setSheet(false)}
            aria-label={t('play.button.close')}
          >
            <Icon id="u-close" size={22} />
          </button>
          {isWide && card}
          <SidePanel
            news={news}
            mine={mine}
            tab={tab}
            law={law}
            step={step}
            setTab={show}
            openLaw={openLaw}
            look={goTo}
          />
          {Sheet && (
            <section className={css.sheet} aria-label={t('play.aria.sheet')}>
              <Sheet {...board} />
            </section>
          )}
        </div>
        {!over && (
          <div className={css.prompt} data-look="prompt">
            {!isWide && card}
            {news.net && <Notices news={news} net={news.net} />}
            {past === undefined && (!guidance || mine.question >= 0) && (
              <Prompt
                news={news}
                mine={mine}
                move={move}
                explain={() => show('why')}
                hint={hint.toggle}
                openLaw={openLaw}
              />
            )}
          </div>
        )}
        {Tray && isBefore && (
          <section
            className={`${css.tray} ${tray ? css.trayOpen : ''}`}
            aria-label={t('play.aria.tray')}
            data-look="tray"
          >
            <Tray {...board} />
          </section>
        )}
        <nav className={css.tabs} aria-label={t('play.aria.side')}>
          {Tray && isBefore && (
            <button type="button" aria-pressed={tray} onClick={() => setTray(!tray)} data-look="tray">
              <Icon id="u-hand" size={22} />
              {t('play.label.tray')}
            </button>
          )}
          {tabs.map((one) => (
            <button key={one} type="button" aria-pressed={sheet && tab === one} onClick={() => show(one)}>
              <Icon id={TAB_ICONS[one]} size={22} />
              {t(`play.label.${one}`)}
              {one === 'chat' && <Unread net={news.net} open={sheet && tab === 'chat'} />}
            </button>
          ))}
        </nav>
      </div>
    </Emblems>
  );
}
