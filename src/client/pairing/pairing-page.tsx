import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { GameMark } from '../home/thumbnails.tsx';
import { clockText } from '../lobby/term-texts.ts';
import { useErrorText } from '../lobby/errors.ts';
import { type GameForm, useGameForm } from '../lobby/game-settings.tsx';
import { Icon } from '../components/icon.tsx';
import { Page } from '../components/page.tsx';
import parts from '../components/parts.module.css';
import { Segments } from '../components/segments.tsx';
import { Switch } from '../components/settings.tsx';
import { useSubjects } from '../learn/messages.ts';
import { callApi, codeOf, ensureVisitor, savedKey } from '../net/api.ts';
import { findClientGame } from '../registry/index.ts';
import { listedGames, useTitles } from '../registry/titles.ts';
import { NumberField } from '../setup/fields.tsx';
import setup from '../setup/setup.module.css';
import { currentName, usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { type Pace, type Pool, usePairing, type Wait, type Wish } from './store.ts';
import { CLOCKS, draftOf, isDrafted, pairingSettings } from './wishes.ts';
import css from './pairing.module.css';

const PACES = ['now', 'days'] as const;
const MINUTE = 60_000;
const REFRESH_MS = 5_000;
const LONGEST_NAME = 24;

/** True when the visitor has an account: rated games need one; undefined while it is asked. */
function useHasAccount(): boolean | undefined {
  const [has, setHas] = useState<boolean | undefined>(savedKey() === undefined ? false : undefined);
  useEffect(() => {
    if (savedKey() === undefined) return;
    callApi('me', 'GET', '/me').then(
      ({ login }) => setHas(login !== undefined),
      () => setHas(false),
    );
  }, []);
  return has;
}

/** The page of quick pairing: what one waits for, who waits already, and the form. */
export function PairingPage() {
  const say = useSubjects('pairing');
  const [search] = useSearchParams();
  const { waits, pools, refreshWaits, refreshPools } = usePairing();
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState !== 'visible') return;
      void refreshPools();
      void refreshWaits();
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [refreshPools, refreshWaits]);
  if (!say) return null;
  const { t } = say;
  return (
    <Page title={t('pairing.label.title')}>
      <div className={css.page}>
        <header>
          <h1>{t('pairing.label.title')}</h1>
          <p>{t('pairing.text.lead')}</p>
        </header>
        {waits.map((wait) => (
          <WaitCard key={wait.pace} wait={wait} />
        ))}
        <WishForm first={search.get('pace') === 'days' ? 'days' : 'now'} taken={waits.map(({ pace }) => pace)} />
        <section>
          <h2>{t('pairing.label.pools')}</h2>
          {pools?.length === 0 && <p>{t('pairing.text.nobody')}</p>}
          <ul className={css.pools}>
            {(pools ?? []).map((pool) => (
              <PoolRow
                key={JSON.stringify([pool.settings, pool.clock, pool.rated])}
                pool={pool}
                isMine={waits.some(({ pace }) => pace === pool.pace)}
              />
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

/** The terms of a pool in a few words. */
function useTerms(): (pool: Pick<Pool, 'game' | 'seats' | 'clock' | 'rated' | 'settings'>) => string {
  const say = useSubjects('pairing');
  const { t } = useMessages();
  return (pool) =>
    [
      say?.t('pairing.label.seats', { n: pool.seats }),
      clockText(t, pool.clock),
      isDrafted(pool) ? say?.t('pairing.label.drafted') : undefined,
      say?.t(pool.rated ? 'pairing.label.ratedShort' : 'pairing.label.casualShort'),
    ]
      .filter((text) => text !== undefined)
      .join(' · ');
}

/** What the visitor waits for. */
function WaitCard({ wait }: { readonly wait: Wait }) {
  const say = useSubjects('pairing');
  const title = useTitles();
  const terms = useTerms();
  const stop = usePairing((pairing) => pairing.stop);
  const [now, setNow] = useState(Date.now);
  const card = useRef<HTMLElement>(null);
  // The button that begins to wait is below, off the screen of a phone when it shows this card.
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [wait.since, say === undefined]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (!say) return null;
  const { t } = say;
  const minutes = Math.max(0, Math.floor((now - wait.since) / MINUTE));
  return (
    <section ref={card} className={css.wait} data-waiting={wait.pace}>
      <h2>
        <Icon id="vatra-flame" size={22} />
        {t(`pairing.label.waiting.${wait.pace}`)}
      </h2>
      <p>
        <b>{title(wait.game)}</b> · {terms(wait)}
      </p>
      <p role="status">
        {minutes === 0 ? t('pairing.label.justNow') : t('pairing.label.since', { n: minutes })}{' '}
        {t('pairing.label.inPool', { n: wait.waiting })}
      </p>
      <p>{t('pairing.text.window', { rating: wait.rating, n: wait.window })}</p>
      <p>{t(wait.pace === 'now' ? 'pairing.text.stay' : 'pairing.text.mayLeave')}</p>
      <button type="button" className={parts.button} onClick={() => void stop(wait.pace)} data-stop>
        {t('pairing.button.stop')}
      </button>
    </section>
  );
}

/** A pool that others wait in, with a button to join it. */
function PoolRow({ pool, isMine }: { readonly pool: Pool; readonly isMine: boolean }) {
  const say = useSubjects('pairing');
  const title = useTitles();
  const terms = useTerms();
  const errorText = useErrorText();
  const ask = useAsk();
  const [failed, setFailed] = useState<string>();
  if (!say) return null;
  const { t } = say;
  const { game, settings, clock, rated } = pool;
  async function join(): Promise<void> {
    try {
      await ask({ game, settings: settings as object, clock, rated, bots: false });
    } catch (error) {
      setFailed(errorText(codeOf(error)));
    }
  }
  return (
    <li data-pool={game}>
      <GameMark game={game} size={24} />
      <span>
        <b>{title(game)}</b>
        <small>{terms(pool)}</small>
        <small>{failed ?? t('pairing.label.people', { n: pool.waiting })}</small>
      </span>
      {!isMine && (
        <button type="button" className={parts.button} onClick={() => void join()}>
          {t('pairing.button.join')}
        </button>
      )}
    </li>
  );
}

/** Begins to wait under the visitor's name. */
function useAsk(): (wish: Wish) => Promise<void> {
  const { t } = useMessages();
  const wait = usePairing((pairing) => pairing.wait);
  return async (wish) => {
    await ensureVisitor(currentName() || t('lobby.label.guest'));
    await wait(wish);
  };
}

interface WishFormProps {
  readonly first: Pace;
  /** Paces for which the visitor waits already. */
  readonly taken: readonly Pace[];
}

/** The form: pace, game, seats, clock, draft, rated, bots. */
function WishForm({ first, taken }: WishFormProps) {
  const say = useSubjects('pairing');
  const { t: shell } = useMessages();
  const title = useTitles();
  const prefs = usePrefs();
  const errorText = useErrorText();
  const ask = useAsk();
  const hasAccount = useHasAccount();
  const games = listedGames();
  const [pace, setPace] = useState<Pace>(first);
  const [game, setGame] = useState(games[0]!.id);
  const [chosenSeats, setSeats] = useState<number>();
  const [clock, setClock] = useState(0);
  const [isDraft, setDraft] = useState(true);
  const [isRated, setRated] = useState(true);
  const [hasBots, setBots] = useState(false);
  const [failed, setFailed] = useState<string>();
  const loaded = useGameForm(game);
  const { least, most, usual } = findClientGame(game)!.seats;
  const clocks = CLOCKS[pace];
  const fewest = Math.max(2, least);
  const seats = Math.min(most, Math.max(fewest, chosenSeats ?? usual ?? fewest));
  if (!say) return null;
  const { t } = say;
  const draft = draftOf(loaded?.ui.presets);
  const rated = isRated && hasAccount === true;

  async function submit({ form }: GameForm): Promise<void> {
    setFailed(undefined);
    const settings = pairingSettings(form, seats, isDraft ? draft : undefined);
    try {
      await ask({ game, settings, clock: clocks[clock]!, rated, bots: hasBots });
    } catch (error) {
      setFailed(errorText(codeOf(error)));
    }
  }

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (loaded) void submit(loaded);
      }}
    >
      <section className={setup.field}>
        <h2>{t('pairing.label.pace')}</h2>
        <Segments
          label={t('pairing.label.pace')}
          choices={PACES}
          value={pace}
          name={(one) => t(`pairing.choice.pace.${one}`)}
          set={(one) => setPace(one)}
        />
        <p>{t(`pairing.text.pace.${pace}`)}</p>
      </section>
      <section className={setup.field}>
        <h2>{t('pairing.label.game')}</h2>
        <Segments
          label={t('pairing.label.game')}
          choices={games.map(({ id }) => id)}
          value={game}
          name={title}
          set={(one) => {
            setGame(one);
            setSeats(undefined);
          }}
        />
      </section>
      <section className={setup.field}>
        <h2>{shell('shell.label.seats')}</h2>
        <NumberField label={shell('shell.label.seats')} value={seats} least={fewest} most={most} set={setSeats} />
      </section>
      <section className={setup.field}>
        <h2>{t('pairing.label.clock')}</h2>
        <Segments
          label={t('pairing.label.clock')}
          choices={[...clocks.keys()]}
          value={clock}
          name={(one) => clockText(shell, clocks[one]!)}
          set={(one) => setClock(one)}
        />
      </section>
      {draft && <Switch name={t('pairing.label.draft')} about={t('pairing.text.draft')} on={isDraft} set={setDraft} />}
      {hasAccount === true ? (
        <Switch name={t('pairing.label.rated')} about={t('pairing.text.rated')} on={isRated} set={setRated} />
      ) : (
        <p>{t('pairing.text.noAccount')}</p>
      )}
      <Switch name={t('pairing.label.bots')} about={t(`pairing.text.bots.${pace}`)} on={hasBots} set={setBots} />
      {savedKey() === undefined && (
        <section className={setup.field}>
          <h2>{shell('lobby.label.yourName')}</h2>
          <input
            className={setup.select}
            value={prefs.name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            placeholder={shell('lobby.label.guest')}
            aria-label={shell('lobby.label.yourName')}
            onChange={({ target }) => prefs.set({ name: target.value })}
          />
        </section>
      )}
      {failed !== undefined && (
        <p className={setup.problems} role="alert">
          {failed}
        </p>
      )}
      <button type="submit" className={`${parts.button} ${parts.hot} ${parts.big}`} data-find>
        <Icon id="vatra-flame" size={22} />
        {t(taken.includes(pace) ? 'pairing.button.change' : 'pairing.button.find')}
      </button>
    </form>
  );
}
