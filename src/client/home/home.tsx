import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { TableView } from '../../protocol/index.ts';
import { Page } from '../components/page.tsx';
import { usePaints } from '../components/paints.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { type Fire, type FireSeat, Night } from '../backdrop/night.tsx';
import { GAME_IDS } from '../../registry/index.ts';
import { type GameListItem, listedGames, useTitles } from '../registry/titles.ts';
import { useSavedTables } from '../state/saved-tables.ts';
import { isYourTurn, useServer, useTables } from '../state/server.ts';
import { useMessages } from '../state/messages.tsx';
import css from './home.module.css';
import games from './games.module.css';
import { SavedGameList } from './saved-games.tsx';
import { MyTables, OpenTables } from './tables.tsx';
import { GameMark, Thumb } from './thumbnails.tsx';
import { isStatic } from '../net/address.ts';
import { PairingLinks } from '../pairing/home-links.tsx';

/** The ways to play: against bots, several people at one screen, or with friends at a server table. */
export const PLAY_MODES = ['bots', 'screen', 'friends'] as const;
/** One of the ways to play. */
export type PlayMode = (typeof PLAY_MODES)[number];

/** The play modes that there are: without a server nobody plays with friends. */
const playModes = (): readonly PlayMode[] => PLAY_MODES.filter((mode) => mode !== 'friends' || !isStatic());

const ICONS: Readonly<Record<PlayMode, string>> = { bots: 'u-bot', screen: 'u-hand', friends: 'u-link' };

/** Positions of the campfires as shares of the picture, and their sizes; in a row on phones. */
const FIRE_SPOTS = {
  wide: { bots: [0.2, 0.36, 1.15], screen: [0.5, 0.52, 1.15], friends: [0.24, 0.74, 1] },
  slim: { bots: [0.18, 0.34, 0.7], screen: [0.52, 0.42, 0.9], friends: [0.83, 0.32, 0.7] },
} as const;

/** Seats drawn around the campfire of each play mode. */
const FIRE_SEATS: Readonly<Record<PlayMode, readonly FireSeat[]>> = {
  bots: ['person', 'bot', 'bot', 'bot'],
  screen: ['person', 'person', 'person', 'free'],
  friends: ['person', 'free', 'free', 'free'],
};

function useSize(): readonly [ref: React.RefObject<HTMLDivElement | null>, width: number, height: number] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size.width, size.height];
}

/** Height of the picture in px, up to which it is the strip above the page; style sheets decide when it is. */
const STRIP_HEIGHT = 300;

/** Positions of the campfires of open tables on wide screens, as shares of the picture. */
const TABLE_SPOTS = [
  [0.53, 0.85],
  [0.84, 0.85],
  [0.84, 0.13],
] as const;

/** The campfires of the play modes, then of open tables; memoized by content. */
function useFires(mode: PlayMode, tables: readonly TableView[], width: number, height: number): readonly Fire[] {
  const rings = tables
    .map(({ seats }) => seats.map(({ taken, bot }) => (bot ? 'bot' : taken ? 'person' : 'free')).join())
    .join(' ');
  return useMemo(() => {
    const at = (x: number, y: number) => ({ x: Math.round(x * width), y: Math.round(y * height) });
    const isStrip = height <= STRIP_HEIGHT;
    const spots = isStrip ? FIRE_SPOTS.slim : FIRE_SPOTS.wide;
    const modeFires = playModes().map((one) => {
      const [x, y, size] = spots[one];
      return { ...at(x, y), size: one === mode ? size * 1.2 : size, seats: FIRE_SEATS[one] };
    });
    const lit = rings === '' || isStrip ? [] : rings.split(' ');
    const open = lit.map((seats, i) => {
      const [x, y] = TABLE_SPOTS[i]!;
      return { ...at(x, y), size: 0.8, seats: seats.split(',') as FireSeat[] };
    });
    return [...modeFires, ...open];
  }, [mode, rings, width, height]);
}

interface FiresProps {
  readonly mode: PlayMode;
  /** Tables with free seats. */
  readonly tables: readonly TableView[];
  setMode(mode: PlayMode): void;
}

function Fires({ mode, tables, setMode }: FiresProps) {
  const { t } = useMessages();
  const title = useTitles();
  const [ref, width, height] = useSize();
  // The words come first: a phone takes a tenth of a second for the landscape.
  const isPainted = usePaints(1) > 0;
  const shown = tables.slice(0, TABLE_SPOTS.length);
  const fires = useFires(mode, shown, width, height);
  return (
    <section className={css.fires}>
      <div className={css.map} ref={ref}>
        {isPainted && width > 0 && <Night width={width} height={height} fires={fires} seed={12} />}
        <div className={css.hello}>
          <h1>{t('shell.label.hello')}</h1>
          <p>{t('shell.label.helloAbout')}</p>
        </div>
      </div>
      {height > STRIP_HEIGHT &&
        playModes().map((one, i) => (
          <button
            key={one}
            type="button"
            className={css.fire}
            aria-pressed={one === mode}
            style={{ left: fires[i]!.x, top: fires[i]!.y, '--size': fires[i]!.size } as object}
            onClick={() => setMode(one)}
          >
            <b>{t(`shell.label.way.${one}`)}</b>
            <small>{t(`shell.label.wayShort.${one}`)}</small>
          </button>
        ))}
      {height > STRIP_HEIGHT &&
        shown.map((table, i) => (
          <Link
            key={table.id}
            href={`/table/${table.id}`}
            className={`${css.fire} ${css.table}`}
            style={
              { left: fires[playModes().length + i]!.x, top: fires[playModes().length + i]!.y, '--size': 0.8 } as object
            }
          >
            <b>{table.title || title(table.game)}</b>
            <small>{t('lobby.label.seatsLeft', { n: table.seats.filter(({ taken }) => !taken).length })}</small>
          </Link>
        ))}
      <PlayModeCard mode={mode} setMode={setMode} />
    </section>
  );
}

/** The description of a play mode, and the games to play in it. */
function PlayModeCard({ mode, setMode }: { readonly mode: PlayMode; setMode(mode: PlayMode): void }) {
  const { t } = useMessages();
  const title = useTitles();
  const isReachable = useServer((server) => server.isReachable);
  return (
    <div className={css.peek}>
      <div className={css.ways} role="group" aria-label={t('shell.aria.ways')}>
        {playModes().map((one) => (
          <button key={one} type="button" aria-pressed={one === mode} onClick={() => setMode(one)}>
            <Icon id={ICONS[one]} size={20} />
            {t(`shell.label.wayTab.${one}`)}
          </button>
        ))}
      </div>
      <h2>{t(`shell.label.way.${mode}`)}</h2>
      <p>{t(`shell.text.wayAbout.${mode}`)}</p>
      {mode === 'friends' && isReachable === false ? (
        <p className={css.coming}>
          <Icon id="u-why" size={22} />
          <span>{t('shell.reason.noServer')}</span>
        </p>
      ) : (
        <ul className={css.pick}>
          {listedGames().map(({ id }) => (
            <li key={id}>
              <Link href={`/new/${id}?way=${mode}`} className={`${parts.button} ${parts.hot}`}>
                <GameMark game={id} size={20} />
                {title(id)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function GameCard({ game, mode }: { readonly game: GameListItem; readonly mode: PlayMode }) {
  const { t } = useMessages();
  const title = useTitles();
  return (
    <Link href={`/new/${game.id}?way=${mode}`}>
      <span className={games.sheet}>
        <Thumb game={game.id} />
      </span>
      <b>{title(game.id)}</b>
      <small>{t('shell.label.seatsRange', { least: game.least, most: game.most })}</small>
    </Link>
  );
}

/** True when a table has free seats and has not begun. */
const isWaiting = ({ status, seats }: TableView): boolean => status === 'open' && seats.some(({ taken }) => !taken);

/** Sort key: tables where the visitor must decide come first. */
const turnFirst = (table: TableView): number => (isYourTurn(table) ? 0 : 1);

/** The first page: sit down, go on, or learn. */
export function HomePage() {
  const { t } = useMessages();
  const title = useTitles();
  const [mode, setMode] = useState<PlayMode>('bots');
  const { tables: saved, refresh } = useSavedTables();
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const server = useTables();
  const open = saved?.filter(({ over }) => over === undefined) ?? [];
  const tables = server.mine.filter(({ status }) => status !== 'over').sort((a, b) => turnFirst(a) - turnFirst(b));
  const waiting = tables.filter(isYourTurn).length + open.length;
  const others = server.open.filter(({ seats }) => !seats.some(({ yours }) => yours));
  return (
    <Page title={t('shell.label.fires')}>
      <div className={css.room}>
        <div className={css.home}>
          <Fires mode={mode} setMode={setMode} tables={others.filter(isWaiting)} />
          <div className={css.side}>
            {open.length + tables.length > 0 && (
              <section className={css.mine}>
                <h2>
                  {t('lobby.label.myTables')}
                  {waiting > 0 && <em>{waiting}</em>}
                </h2>
                <MyTables tables={tables.slice(0, 5)} />
                <SavedGameList saved={open.slice(0, 3)} />
              </section>
            )}
            {!isStatic() && server.isReachable !== false && (
              <section>
                <h2>{t('lobby.label.pairing')}</h2>
                <PairingLinks />
              </section>
            )}
            {/* It is there before the server has answered: added later, it would move what stands below. */}
            {server.isReachable !== false && (
              <section>
                <h2>{t('lobby.label.openTables')}</h2>
                <OpenTables tables={others} isLoading={server.isReachable === undefined} />
              </section>
            )}
            <section className={css.newGame}>
              <h2>{t('shell.label.light')}</h2>
              <div className={games.games}>
                {listedGames().map((game) => (
                  <GameCard key={game.id} game={game} mode={mode} />
                ))}
              </div>
            </section>
            {server.isReachable !== false && !isStatic() && (
              <section>
                <h2>{t('shell.label.records')}</h2>
                <Link href="/ranks" className={games.row ?? ''}>
                  <Icon id="u-timeline" size={24} />
                  <span>
                    <b>{t('shell.label.recordsCard')}</b>
                    <small>{t('shell.label.recordsCardAbout')}</small>
                  </span>
                  <Icon id="u-chevron" size={18} />
                </Link>
              </section>
            )}
            <section>
              <h2>{t('shell.label.learn')}</h2>
              <Link href="/learn" className={games.row ?? ''}>
                <Icon id="u-learn" size={24} />
                <span>
                  <b>{t('shell.label.guidesCard')}</b>
                  <small>{t('shell.label.guidesCardAbout')}</small>
                </span>
                <Icon id="u-chevron" size={18} />
              </Link>
              <Link href="/learn#table" className={games.row ?? ''}>
                <Icon id="u-board" size={24} />
                <span>
                  <b>{t('shell.label.learnCard')}</b>
                  <small>{t('shell.label.learnCardAbout')}</small>
                </span>
                <Icon id="u-chevron" size={18} />
              </Link>
            </section>
            <section>
              <h2>{t('shell.label.law')}</h2>
              <ul className={games.books}>
                {GAME_IDS.map((id) => (
                  <li key={id}>
                    <Link href={`/law/${id}`}>
                      <GameMark game={id} size={18} />
                      {title(id)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </div>
    </Page>
  );
}
