import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { Problem } from '../../kernel/index.ts';
import type { BotLevel } from '../../protocol/constants.ts';
import { Thumb } from '../home/thumbnails.tsx';
import { useFriends } from '../lobby/friends.ts';
import { NetSeats, TermFields } from '../lobby/terms.tsx';
import { Page } from '../components/page.tsx';
import { defaultName } from '../components/seat-name.ts';
import { EmblemContext, Icon, SeatPiece } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { Segments } from '../components/segments.tsx';
import { Switch } from '../components/settings.tsx';
import { LostPage } from '../components/lost-page.tsx';
import type { SettingTexts, SetupPreset, SetupUi } from '../registry/game-ui.ts';
import { isGameId } from '../../registry/index.ts';
import type { ClientGame } from '../registry/client-game.ts';
import { botLevels, CLIENT_GAMES, findClientGame } from '../registry/index.ts';
import { loadValues, packToPlay } from '../values/own-values.ts';
import { useTitles } from '../registry/titles.ts';
import { usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { NewTableConfig, SeatOccupant } from '../table/messages.ts';
import { configOf } from '../table/storage.ts';
import { Fields, NumberField } from './fields.tsx';
import { type Answers, answersFrom, rawSettings, answersForSeatCount, seatRoles, usualAnswers } from './form.ts';
import { Presets } from './presets.tsx';
import { problemText } from './problems.ts';
import css from './setup.module.css';
import { isStatic } from '../net/address.ts';

const PLAY_MODES = ['bots', 'screen', 'friends'] as const;
type PlayMode = (typeof PLAY_MODES)[number];
const MAX_NAME_LENGTH = 24;
/** Delay after the page is drawn until the files of the table are loaded, in ms: the page's own fonts come first. */
const LOAD_AHEAD_MS = 1_000;

interface LoadedGame {
  readonly ui: SetupUi;
  readonly texts: SettingTexts;
  /** Component values that were entered for this game; undefined without any that can be played. */
  readonly ownPack: unknown;
  /** True when the game has a form for component values. */
  readonly hasValues: boolean;
  /** True when values were entered that are not sound. */
  readonly isUnsound: boolean;
  /** The table whose settings are taken over; undefined for a new one. */
  readonly former: NewTableConfig | undefined;
}

/** What the page shows of a game. Its rules and screens are loaded for it only if the game does not have that apart. */
async function loadSetup(found: ClientGame): Promise<SetupUi> {
  const apart = isGameId(found.id) ? CLIENT_GAMES[found.id].setup : undefined;
  if (apart) return await apart();
  const [rules, ui] = await Promise.all([found.rules(), found.ui()]);
  return { ...ui, form: rules.settingsForm ?? [], texts: (language) => ui.texts(language, 'settings') };
}

/** The settings and texts of a game, and the table `again` of this browser; undefined while they load. */
function useGame(id: string, again: string | null): LoadedGame | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [loaded, setLoaded] = useState<LoadedGame>();
  // Begun before the first paint.
  useLayoutEffect(() => {
    let stale = false;
    const found = findClientGame(id);
    if (found)
      void Promise.all([
        loadSetup(found).then(async (ui) => ({ ui, texts: await ui.texts(language) })),
        again === null ? undefined : configOf(again),
        isGameId(id) ? CLIENT_GAMES[id].values?.() : undefined,
      ]).then(([{ ui, texts }, former, values]) => {
        if (stale) return;
        const entered = values && loadValues(id);
        const ownPack = values && packToPlay(values, entered);
        const hasValues = values !== undefined;
        const isUnsound = entered !== undefined && !values!.read(entered.pack).ok;
        setLoaded({ ui, texts, ownPack, hasValues, isUnsound, former: former?.game === id ? former : undefined });
      });
    return () => {
      stale = true;
    };
  }, [id, language, again]);
  return loaded;
}

/** The number of seats that most tables of a game have. */
function usualSeats(id: string): number {
  const { least, usual } = findClientGame(id)!.seats;
  return usual ?? Math.max(2, least);
}

/** The default occupant of a seat. */
function defaultOccupant(mode: PlayMode, seat: number): SeatOccupant['who'] {
  return mode === 'screen' || seat === 0 ? 'person' : 'bot';
}

/** A new table of one game. */
export function SetupPage({ id }: { readonly id: string }) {
  const title = useTitles();
  const [search] = useSearchParams();
  const loaded = useGame(id, search.get('again'));
  if (findClientGame(id) === undefined) return <LostPage />;
  // A header alone would be one more thing to draw, and its fonts would be fetched before the form.
  if (!loaded) return null;
  return (
    <Page title={title(id)}>
      <Setup key={id} id={id} {...loaded} />
    </Page>
  );
}

interface SeatChoices {
  readonly whos: readonly (SeatOccupant['who'] | undefined)[];
  readonly names: readonly (string | undefined)[];
}

function Setup({ id, ui, texts, ownPack, hasValues, isUnsound, former }: LoadedGame & { readonly id: string }) {
  const say = useMessages();
  const { t } = say;
  const title = useTitles();
  const [, go] = useLocation();
  const [search, setSearch] = useSearchParams();
  const modes = PLAY_MODES.filter((one) => one !== 'friends' || !isStatic());
  const mode = modes.find((one) => one === search.get('way')) ?? 'bots';
  const prefs = usePrefs();
  const createTable = useTable((table) => table.create);
  const { form } = ui;
  const bounds = findClientGame(id)!.seats;
  const [seats, setSeats] = useState(former?.sitters.length ?? usualSeats(id));
  const [picked, setPicked] = useState<Answers>(() => (former ? answersFrom(form, former.settings) : {}));
  const answers = useMemo(
    () => answersForSeatCount(form, { ...usualAnswers(form, seats, texts.usual), ...picked }, seats),
    [form, seats, texts, picked],
  );
  const [seatChoices, setSeatChoices] = useState<SeatChoices>(() => ({
    whos: former?.sitters.map(({ who }) => who) ?? [],
    names: former?.sitters.map(({ name }) => name || undefined) ?? [],
  }));
  const [level, setLevel] = useState<BotLevel>(former?.level ?? 'normal');
  const [curtain, setCurtain] = useState(former?.curtain ?? true);
  const [hints, setHints] = useState(former?.hints !== false);
  const [isOwn, setOwn] = useState(ownPack !== undefined && (former === undefined || former.pack !== undefined));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const alert = useRef<HTMLUListElement>(null);
  // The table that follows needs them; they are on their way while somebody chooses.
  useEffect(() => {
    const found = findClientGame(id)!;
    const timer = setTimeout(() => void Promise.allSettled([found.rules(), found.ui()]), LOAD_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [id]);
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
    const pack = isOwn ? ownPack : undefined;
    const rules = await findClientGame(id)!.rules(pack);
    const reading = rules.readSettings(settings);
    if (!reading.ok) return setProblems(reading.problems);
    if (mode === 'friends')
      return await friends.open(
        { game: id, settings, level, ...(pack !== undefined && { pack }) },
        setProblems,
        (table) => go(`/table/${table}`),
      );
    // A name that nobody typed is stored as empty, so that it is shown in the language of the reader.
    const named = sitters.map(({ who, name }, seat) => ({
      who,
      name: name.trim() === defaultName(t, who, seat) ? '' : name.trim(),
    }));
    const table = await createTable({
      game: id,
      settings,
      sitters: named,
      level,
      curtain,
      ...(!hints && { hints }),
      ...(pack !== undefined && { pack }),
    });
    if (table !== undefined) go(`/play/${table}`);
  }

  function pickPreset(preset: SetupPreset): void {
    setProblems([]);
    setSeats(preset.seats);
    setPicked({ ...picked, ...preset.answers });
    setLevel(preset.level);
  }

  const roles = seatRoles(form, answers, seats);
  const note = texts.seatsNote?.(seats);
  return (
    <EmblemContext value={(seat) => roles && ui.choiceEmblem?.(roles.field, roles.bySeat[seat] ?? '')}>
      <form
        className={css.setup}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <header className={css.head}>
          <span className={parts.thumb}>
            <Thumb game={id} />
          </span>
          <div>
            <h1>{title(id)}</h1>
            <p>{t('shell.text.setupAbout')}</p>
          </div>
        </header>
        <Presets ui={ui} texts={texts} answers={answers} seats={seats} pick={pickPreset} />
        <div className={css.left}>
          <section className={css.field}>
            <h2>{t('shell.label.howToPlay')}</h2>
            <Segments
              label={t('shell.label.howToPlay')}
              choices={modes}
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
              least={bounds.least}
              most={bounds.most}
              set={setSeats}
            />
            {note !== undefined && <p role="status">{note}</p>}
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
                  choices={botLevels(id)}
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
          {hasValues && (
            <section className={css.field}>
              <h2>{t('shell.label.values')}</h2>
              {ownPack !== undefined && (
                <Segments
                  label={t('shell.label.values')}
                  choices={['own', 'builtIn'] as const}
                  value={isOwn ? 'own' : 'builtIn'}
                  name={(one) => t(`shell.choice.values.${one}`)}
                  set={(one) => setOwn(one === 'own')}
                />
              )}
              <p>{t(isUnsound ? 'shell.text.valuesUnsound' : 'shell.text.values')}</p>
              {mode === 'friends' && ownPack !== undefined && <p>{t('shell.text.valuesOnline')}</p>}
              <Link href={`/values/${id}`} className={parts.button ?? ''} data-values>
                {t('shell.button.values')}
              </Link>
            </section>
          )}
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
              {...(ui.choiceEmblem && { emblemOf: ui.choiceEmblem })}
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
    </EmblemContext>
  );
}
