import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Problem } from '../../kernel/index.ts';
import { SERIES_KINDS, TIE_BREAKS } from '../../protocol/series-routes.ts';
import { Icon } from '../components/icon.tsx';
import { Page } from '../components/page.tsx';
import parts from '../components/parts.module.css';
import { Segments } from '../components/segments.tsx';
import { Switch } from '../components/settings.tsx';
import { useSubjects } from '../learn/messages.ts';
import { useErrorText } from '../lobby/errors.ts';
import { type GameForm, useGameForm } from '../lobby/game-settings.tsx';
import type { TableTerms } from '../lobby/table-actions.ts';
import { TermFields, USUAL_TERMS } from '../lobby/terms.tsx';
import { ApiCallError, callApi, codeOf } from '../net/api.ts';
import { findClientGame } from '../registry/index.ts';
import { listedGames, useTitles } from '../registry/titles.ts';
import { Fields, NumberField } from '../setup/fields.tsx';
import { type Answers, rawSettings, answersForSeatCount, usualAnswers } from '../setup/form.ts';
import { Presets } from '../setup/presets.tsx';
import { problemText } from '../setup/problems.ts';
import setup from '../setup/setup.module.css';
import { useMessages } from '../state/messages.tsx';
import css from './series.module.css';

const HOURS = [24, 72, 168, 336] as const;
const ORDERS = {
  opponents: ['opponents', 'wins', 'scores'],
  wins: ['wins', 'opponents', 'scores'],
  scores: ['scores', 'wins', 'opponents'],
} as const satisfies Record<(typeof TIE_BREAKS)[number], readonly (typeof TIE_BREAKS)[number][]>;
const POINTS = ['win', 'shared', 'bye'] as const;
type Points = Record<(typeof POINTS)[number], number>;
const MOST_POINTS = 100;
const MOST_TITLE = 80;
const MOST_ABOUT = 2_000;
const TERMS: TableTerms = { ...USUAL_TERMS, private: false, clock: { kind: 'days', days: 3 }, timeout: 'bot' };

/** The form of a new league or tournament. */
export function NewSeriesPage() {
  const say = useSubjects('series');
  const [game, setGame] = useState(listedGames()[0]!.id);
  const loaded = useGameForm(game);
  if (!say) return null;
  return (
    <Page title={say.t('series.label.new')}>
      {loaded && <NewSeries key={game} game={game} setGame={setGame} loaded={loaded} />}
    </Page>
  );
}

interface NewSeriesProps {
  readonly game: string;
  setGame(game: string): void;
  readonly loaded: GameForm;
}

function NewSeries({ game, setGame, loaded }: NewSeriesProps) {
  const say = useSubjects('series');
  const shell = useMessages();
  const title = useTitles();
  const errorText = useErrorText();
  const [, go] = useLocation();
  const { form, texts, ui } = loaded;
  const { least, most, usual } = findClientGame(game)!.seats;
  const [seats, setSeats] = useState(usual ?? Math.max(2, least));
  const [picked, setPicked] = useState<Answers>({});
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [isListed, setListed] = useState(true);
  const [kind, setKind] = useState<(typeof SERIES_KINDS)[number]>('swiss');
  const [rounds, setRounds] = useState(4);
  const [groupSize, setGroupSize] = useState(8);
  const [advance, setAdvance] = useState(2);
  const [hours, setHours] = useState<number>(168);
  const [first, setFirst] = useState<(typeof TIE_BREAKS)[number]>('opponents');
  const [points, setPoints] = useState<Points>({ win: 1, shared: 0.5, bye: 0.5 });
  const [forfeit, setForfeit] = useState<'share' | 'none'>('share');
  const [isAuto, setAuto] = useState(true);
  const [isRated, setRated] = useState(true);
  const [isPooled, setPooled] = useState(false);
  const [terms, setTerms] = useState<TableTerms>(TERMS);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failed, setFailed] = useState<string>();
  if (!say) return null;
  const { t } = say;
  const answers = answersForSeatCount(form, { ...usualAnswers(form, seats), ...picked }, seats);
  const maps = form.find(({ id }) => id === 'map');
  const pool =
    maps && 'choices' in maps ? maps.choices.filter((value): value is string => typeof value === 'string') : [];

  async function create(): Promise<void> {
    setProblems([]);
    setFailed(undefined);
    const { clock, timeout, delay, strict } = terms;
    const raw = rawSettings(form, answers, seats) as Record<string, unknown>;
    // A pool of maps takes the suits that each map needs.
    const { suits: _, ...settings } = raw;
    const body = {
      title: name,
      about,
      listed: isListed,
      terms: {
        game,
        settings: isPooled ? settings : raw,
        ...(isPooled && pool.length > 1 && { pool: { field: 'map', values: pool } }),
        clock,
        timeout,
        delay,
        strict,
        rated: isRated,
        private: terms.private,
      },
      format: {
        kind,
        rounds,
        groupSize,
        advance: Math.min(advance, seats - 1),
        points,
        tieBreaks: [...ORDERS[first]],
        hours,
        forfeit,
        auto: isAuto,
        most: 256,
      },
    };
    try {
      const { series } = await callApi('newSeries', 'POST', '/series', { body });
      go(`/series/${series.id}`);
    } catch (error) {
      if (error instanceof ApiCallError) setProblems(error.problems);
      setFailed(errorText(codeOf(error)));
    }
  }

  return (
    <form
      className={css.page}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <header>
        <h1>{t('series.label.new')}</h1>
        <p>{t('series.text.new')}</p>
      </header>
      <section className={setup.field}>
        <h2>{t('series.label.name')}</h2>
        <input
          className={setup.select}
          required
          value={name}
          maxLength={MOST_TITLE}
          aria-label={t('series.label.name')}
          onChange={({ target }) => setName(target.value)}
        />
        <textarea
          className={css.about}
          value={about}
          rows={3}
          maxLength={MOST_ABOUT}
          aria-label={t('series.label.about')}
          placeholder={t('series.label.about')}
          onChange={({ target }) => setAbout(target.value)}
        />
        <Switch name={t('series.label.listed')} about={t('series.text.listed')} on={isListed} set={setListed} />
      </section>
      <section className={setup.field}>
        <h2>{t('series.label.kind')}</h2>
        <Segments
          label={t('series.label.kind')}
          choices={SERIES_KINDS}
          value={kind}
          name={(one) => t(`series.choice.kind.${one}`)}
          set={(one) => setKind(one)}
        />
        <p>{t(`series.text.kind.${kind}`)}</p>
        {kind === 'knockout' ? (
          <Amount label={t('series.label.advance')} value={advance} least={1} most={seats - 1} set={setAdvance} />
        ) : (
          <Amount label={t('series.label.rounds')} value={rounds} least={1} most={30} set={setRounds} />
        )}
        {kind === 'groups' && (
          <Amount label={t('series.label.groupSize')} value={groupSize} least={seats} most={64} set={setGroupSize} />
        )}
        <h3>{t('series.label.hours')}</h3>
        <Segments
          label={t('series.label.hours')}
          choices={HOURS}
          value={hours}
          name={(one) => t('series.label.days', { n: one / 24 })}
          set={(one) => setHours(one)}
        />
        <h3>{t('series.label.tieBreak')}</h3>
        <Segments
          label={t('series.label.tieBreak')}
          choices={TIE_BREAKS}
          value={first}
          name={(one) => t(`series.choice.tieBreak.${one}`)}
          set={(one) => setFirst(one)}
        />
        <h3>{t('series.label.points')}</h3>
        <div className={css.points}>
          {POINTS.map((one) => (
            <label key={one}>
              {t(`series.choice.points.${one}`)}
              <input
                type="number"
                min={0}
                max={MOST_POINTS}
                step={0.5}
                value={points[one]}
                onChange={({ target }) => setPoints({ ...points, [one]: Number(target.value) })}
                data-points={one}
              />
            </label>
          ))}
        </div>
        <p>{t('series.text.points')}</p>
        <h3>{t('series.label.forfeit')}</h3>
        <Segments
          label={t('series.label.forfeit')}
          choices={['share', 'none'] as const}
          value={forfeit}
          name={(one) => t(`series.choice.forfeit.${one}`)}
          set={(one) => setForfeit(one)}
        />
        <Switch name={t('series.label.auto')} about={t('series.text.auto')} on={isAuto} set={setAuto} />
      </section>
      <section className={setup.field}>
        <h2>{t('series.label.game')}</h2>
        <Segments
          label={t('series.label.game')}
          choices={listedGames().map(({ id }) => id)}
          value={game}
          name={title}
          set={(one) => setGame(one)}
        />
        <Amount
          label={shell.t('shell.label.seats')}
          value={seats}
          least={Math.max(2, least)}
          most={most}
          set={setSeats}
        />
      </section>
      <Presets
        ui={ui}
        texts={texts}
        answers={answers}
        seats={seats}
        pick={(preset) => {
          setSeats(preset.seats);
          setPicked({ ...picked, ...preset.answers });
        }}
      />
      <section className={setup.options}>
        <h2>{shell.t('shell.label.options')}</h2>
        <Fields
          form={form}
          answers={answers}
          texts={texts}
          {...(ui.choiceEmblem && { emblemOf: ui.choiceEmblem })}
          names={Array.from({ length: seats }, (_, seat) => shell.t('lobby.label.seatNumber', { n: seat + 1 }))}
          set={(field, value) => setPicked({ ...picked, [field]: value })}
        />
        {pool.length > 1 && (
          <Switch name={t('series.label.pool')} about={t('series.text.pool')} on={isPooled} set={setPooled} />
        )}
      </section>
      <section className={setup.options}>
        <h2>{shell.t('lobby.label.terms')}</h2>
        <TermFields terms={terms} set={setTerms} ofSeries />
        <Switch name={t('series.label.rated')} about={t('series.text.rated')} on={isRated} set={setRated} />
      </section>
      {failed !== undefined && (
        <ul className={setup.problems} role="alert">
          <li>{failed}</li>
          {problems.map((problem) => (
            <li key={`${problem.path} ${problem.code}`}>
              <Icon id="u-warning" size={18} />
              {problemText(shell, texts, problem)}
            </li>
          ))}
        </ul>
      )}
      <button type="submit" className={`${parts.button} ${parts.hot} ${parts.big}`} data-create>
        <Icon id="vatra-flame" size={22} />
        {t('series.button.create')}
      </button>
    </form>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  set(value: number): void;
}

/** A number with its heading. */
function Amount({ label, value, least, most, set }: AmountProps) {
  return (
    <>
      <h3>{label}</h3>
      <NumberField label={label} value={value} least={least} most={most} set={set} />
    </>
  );
}
