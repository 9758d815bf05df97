import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { Game, GameTypes, Problem } from '../../kernel/index.ts';
import { BOT_LEVELS, type BotLevel } from '../../protocol/constants.ts';
import { Thumb } from '../home/thumbnails.tsx';
import { useFriends } from '../lobby/friends.ts';
import { NetSeats, TermFields } from '../lobby/terms.tsx';
import { Page } from '../components/page.tsx';
import { Icon, SeatPiece } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { Segments } from '../components/segments.tsx';
import { Switch } from '../components/settings.tsx';
import type { GameTexts } from '../registry/game-ui.ts';
import { findClientGame } from '../registry/index.ts';
import { useTitles } from '../registry/titles.ts';
import { usePrefs } from '../state/prefs.ts';
import { type ShellMessages, useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { SeatOccupant } from '../table/messages.ts';
import { Fields, NumberField } from './fields.tsx';
import { type Answers, rawSettings, resized, usualAnswers } from './form.ts';
import { problemText } from './problems.ts';
import css from './setup.module.css';

const PLAY_MODES = ['bots', 'screen', 'friends'] as const;
type PlayMode = (typeof PLAY_MODES)[number];
const MAX_NAME_LENGTH = 24;

interface LoadedGame {
  readonly game: Game<GameTypes>;
  readonly texts: GameTexts;
}

/** The rules and texts of a game; undefined while they load. */
function useGame(id: string): LoadedGame | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [loaded, setLoaded] = useState<LoadedGame>();
  useEffect(() => {
    let stale = false;
    const found = findClientGame(id);
    if (found)
      void Promise.all([found.rules(), found.ui().then((ui) => ui.texts(language))]).then(([game, texts]) => {
        if (!stale) setLoaded({ game, texts });
      });
    return () => {
      stale = true;
    };
  }, [id, language]);
  return loaded;
}

/** The default occupant of a seat. */
function defaultOccupant(mode: PlayMode, seat: number): SeatOccupant['who'] {
  return mode === 'screen' || seat === 0 ? 'person' : 'bot';
}

function defaultName(t: ShellMessages['t'], who: SeatOccupant['who'], seat: number): string {
  return t(who === 'bot' ? 'shell.label.botName' : 'shell.label.playerName', { n: seat + 1 });
}

/** A new table of one game. */
export function SetupPage({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const title = useTitles();
  const loaded = useGame(id);
  return (
    <Page title={title(id)}>
      {findClientGame(id) === undefined ? (
        <div className={css.setup}>
          <h1>{title(id)}</h1>
          <p>{t('shell.reason.notReady')}</p>
          <Link href="/" className={parts.button ?? ''}>
            {t('shell.button.toFires')}
          </Link>
        </div>
      ) : (
        loaded && <Setup key={id} id={id} {...loaded} />
      )}
    </Page>
  );
}

interface SeatChoices {
  readonly whos: readonly (SeatOccupant['who'] | undefined)[];
  readonly names: readonly (string | undefined)[];
}

function Setup({ id, game, texts }: LoadedGame & { readonly id: string }) {
  const say = useMessages();
  const { t } = say;
  const title = useTitles();
  const [, go] = useLocation();
  const [search, setSearch] = useSearchParams();
  const mode = PLAY_MODES.find((one) => one === search.get('way')) ?? 'bots';
  const prefs = usePrefs();
  const createTable = useTable((table) => table.create);
  const form = useMemo(() => game.settingsForm ?? [], [game]);
  const [seats, setSeats] = useState(Math.max(2, game.seats.least));
  const [picked, setPicked] = useState<Answers>({});
  const answers = useMemo(
    () => resized(form, { ...usualAnswers(form, seats, texts.usual), ...picked }, seats),
    [form, seats, texts, picked],
  );
  const [seatChoices, setSeatChoices] = useState<SeatChoices>({ whos: [], names: [] });
  const [level, setLevel] = useState<BotLevel>('normal');
  const [curtain, setCurtain] = useState(true);
  const [hints, setHints] = useState(true);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const alert = useRef<HTMLUListElement>(null);
  useEffect(() => alert.current?.scrollIntoView({ block: 'nearest' }), [problems]);
  const friends = useFriends(seats);

  const sitters: SeatOccupant[] = Array.from({ length: seats }, (_, seat) => {
    const who = seatChoices.whos[seat] ?? defaultOccupant(mode, seat);
    const own = seat === 0 && prefs.name !== '' ? prefs.name : defaultName(t, who, seat);
    return { who, name: seatChoices.names[seat] ?? own };
  });
  const hasBots = mode === 'friends' ? friends.sitters.includes('bot') : sitters.some(({ who }) => who === 'bot');
  const persons = sitters.filter(({ who }) => who === 'person').length;

  function changeSeat(seat: number, who: SeatOccupant['who'], name: string | undefined): void {
    const put = <T,>(list: readonly T[], value: T): T[] => Object.assign(list.slice(), { [seat]: value });
    setSeatChoices({ whos: put(seatChoices.whos, who), names: put(seatChoices.names, name) });
    if (seat === 0 && name !== undefined && who === 'person') prefs.set({ name });
  }

  async function start(): Promise<void> {
    const settings = rawSettings(form, answers, seats);
    const reading = game.readSettings(settings);
    if (!reading.ok) return setProblems(reading.problems);
    if (mode === 'friends')
      return await friends.open({ game: id, settings, level }, setProblems, (table) => go(`/table/${table}`));
    const named = sitters.map(({ who, name }, seat) => ({ who, name: name.trim() || defaultName(t, who, seat) }));
    const table = await createTable({ game: id, settings, sitters: named, level, curtain, ...(!hints && { hints }) });
    if (table !== undefined) go(`/play/${table}`);
  }

  return (
    <form
      className={css.setup}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <header className={css.head}>
        <span className={css.thumb}>
          <Thumb game={id} />
        </span>
        <div>
          <h1>{title(id)}</h1>
          <p>{t('shell.text.setupAbout')}</p>
        </div>
      </header>
      <div className={css.left}>
        <section className={css.field}>
          <h2>{t('shell.label.howToPlay')}</h2>
          <Segments
            label={t('shell.label.howToPlay')}
            choices={PLAY_MODES}
            value={mode}
            name={(one) => t(`shell.label.way.${one}`)}
            set={(one) => setSearch({ way: one }, { replace: true })}
          />
          <p>{t(`shell.text.wayAbout.${mode}`)}</p>
        </section>
        <section className={css.field}>
          <h2>{t('shell.label.seats')}</h2>
          <NumberField
            label={t('shell.label.seats')}
            value={seats}
            least={game.seats.least}
            most={game.seats.most}
            set={setSeats}
          />
          {mode === 'friends' ? (
            <NetSeats {...friends} />
          ) : (
            <ul className={css.sitters}>
              {sitters.map(({ who, name }, seat) => (
                <li key={`${seat}`}>
                  <SeatPiece seat={seat} size={38} />
                  <input
                    value={name}
                    maxLength={MAX_NAME_LENGTH}
                    autoComplete="off"
                    aria-label={t('shell.aria.nameOfSeat', { n: seat + 1 })}
                    onChange={({ target }) => changeSeat(seat, who, target.value)}
                  />
                  <Segments
                    label={t('shell.aria.whoSits', { n: seat + 1 })}
                    choices={['person', 'bot'] as const}
                    value={who}
                    name={(one) => t(`shell.label.who.${one}`)}
                    set={(one) => changeSeat(seat, one, undefined)}
                  />
                </li>
              ))}
            </ul>
          )}
          {hasBots && (
            <>
              <h3>{t('shell.label.botLevel')}</h3>
              <Segments
                label={t('shell.label.botLevel')}
                choices={BOT_LEVELS}
                value={level}
                name={(one) => t(`shell.label.level.${one}`)}
                set={(one) => setLevel(one)}
              />
              <p>{t(`shell.text.levelAbout.${level}`)}</p>
            </>
          )}
          {mode !== 'friends' && (
            <Switch name={t('shell.label.hints')} about={t('shell.text.hintsAbout')} on={hints} set={setHints} />
          )}
          {mode !== 'friends' && persons > 1 && (
            <Switch
              name={t('shell.label.curtain')}
              about={t('shell.text.curtainAbout')}
              on={curtain}
              set={(on) => setCurtain(on)}
            />
          )}
        </section>
        {mode === 'friends' && (
          <section className={css.options}>
            <h2>{t('lobby.label.terms')}</h2>
            <TermFields terms={friends.terms} set={friends.setTerms} />
          </section>
        )}
      </div>
      {form.length > 0 && (
        <section className={`${css.options} ${css.right}`}>
          <h2>{t('shell.label.options')}</h2>
          <Fields
            form={form}
            answers={answers}
            texts={texts}
            names={mode === 'friends' ? friends.names : sitters.map(({ name }) => name)}
            set={(field, value) => {
              setProblems([]);
              setPicked({ ...picked, [field]: value });
            }}
          />
        </section>
      )}
      {problems.length > 0 && (
        <ul className={css.problems} role="alert" ref={alert}>
          {problems.map((problem) => (
            <li key={`${problem.path} ${problem.code}`}>
              <Icon id="u-warning" size={18} />
              {problemText(say, texts, problem)}
            </li>
          ))}
        </ul>
      )}
      {mode === 'friends' && friends.errorCode !== undefined && (
        <p className={css.problems} role="alert">
          {friends.errorCode}
        </p>
      )}
      <div className={css.start}>
        <button type="submit" className={`${parts.button} ${parts.hot} ${parts.big}`}>
          <Icon id="vatra-flame" size={22} />
          {t(mode === 'friends' ? 'lobby.button.open' : 'shell.button.light')}
        </button>
      </div>
    </form>
  );
}
