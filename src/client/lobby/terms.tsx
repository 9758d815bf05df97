import type { ClockRule } from '../../protocol/index.ts';
import { Segments } from '../components/segments.tsx';
import { SeatPiece } from '../components/icon.tsx';
import { Switch } from '../components/settings.tsx';
import setup from '../setup/setup.module.css';
import { usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { SEAT_PLANS, type SeatPlan, type TableTerms } from './table-actions.ts';
import { clockText, delayText } from './term-texts.ts';

/** The clocks to choose from. */
const CLOCKS: readonly ClockRule[] = [
  { kind: 'none' },
  { kind: 'live', bank: 600, increment: 20 },
  { kind: 'live', bank: 1500, increment: 45 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];
const DELAYS = [0, 180, 900] as const;
const TIMEOUTS = ['wait', 'bot', 'end'] as const;
const LONGEST_TITLE = 40;
const LONGEST_NAME = 24;

/** The terms that a table has before anybody changed them: a link among friends, no hurry. */
export const USUAL_TERMS: TableTerms = {
  private: true,
  clock: CLOCKS[0]!,
  timeout: 'wait',
  delay: 0,
  strict: false,
  hints: false,
  title: '',
};

interface TermFieldsProps {
  readonly terms: TableTerms;
  set(terms: TableTerms): void;
  /** True: the tables of a series, which are named by it and have no hints. */
  readonly ofSeries?: boolean;
}

/** Form fields of a table's terms: who may come, how time is kept, who may watch. */
export function TermFields({ terms, set, ofSeries = false }: TermFieldsProps) {
  const { t } = useMessages();
  const clock = CLOCKS.findIndex((one) => JSON.stringify(one) === JSON.stringify(terms.clock));
  return (
    <>
      {!ofSeries && (
        <section className={setup.field}>
          <h3>{t('lobby.label.title')}</h3>
          <input
            className={setup.select}
            value={terms.title}
            maxLength={LONGEST_TITLE}
            autoComplete="off"
            aria-label={t('lobby.label.title')}
            placeholder={t('lobby.label.titleHint')}
            onChange={({ target }) => set({ ...terms, title: target.value })}
          />
        </section>
      )}
      <section className={setup.field}>
        <h3>{t('lobby.label.privacy')}</h3>
        <Segments
          label={t('lobby.label.privacy')}
          choices={['private', 'public'] as const}
          value={terms.private ? 'private' : 'public'}
          name={(one) => t(`lobby.label.${one}`)}
          set={(one) => set({ ...terms, private: one === 'private' })}
        />
        <p>{t(terms.private ? 'lobby.label.privateText' : 'lobby.label.publicText')}</p>
      </section>
      <section className={setup.field}>
        <h3>{t('lobby.label.clock')}</h3>
        <Segments
          label={t('lobby.label.clock')}
          choices={[...CLOCKS.keys()]}
          value={clock}
          name={(one) => clockText(t, CLOCKS[one]!)}
          set={(one) => set({ ...terms, clock: CLOCKS[one]! })}
        />
      </section>
      {terms.clock.kind !== 'none' && (
        <section className={setup.field}>
          <h3>{t('lobby.label.timeout')}</h3>
          <Segments
            label={t('lobby.label.timeout')}
            choices={TIMEOUTS}
            value={terms.timeout}
            name={(one) => t(`lobby.label.timeout.${one}`)}
            set={(timeout) => set({ ...terms, timeout })}
          />
          <p>{t(`lobby.label.timeoutText.${terms.timeout}`)}</p>
        </section>
      )}
      <section className={setup.field}>
        <h3>{t('lobby.label.delay')}</h3>
        <Segments
          label={t('lobby.label.delay')}
          choices={DELAYS}
          value={terms.delay}
          name={(one) => (one === 0 ? t('lobby.label.late.none') : t('lobby.label.late.some', { n: one / 60 }))}
          set={(delay) => set({ ...terms, delay })}
        />
        <p>{delayText(t, terms.delay)}</p>
      </section>
      <Switch
        name={t('lobby.label.strict')}
        about={t('lobby.label.undoText.strict')}
        on={terms.strict}
        set={(strict) => set({ ...terms, strict })}
      />
      {!ofSeries && (
        <Switch
          name={t('lobby.label.hints')}
          about={t('lobby.label.hintsText.yes')}
          on={terms.hints}
          set={(hints) => set({ ...terms, hints })}
        />
      )}
    </>
  );
}

interface NetSeatsProps {
  readonly sitters: readonly SeatPlan[];
  readonly names: readonly string[];
  set(seat: number, sitter: SeatPlan): void;
}

/** Form fields of the seats of a server table: the visitor, open, or a bot. */
export function NetSeats({ sitters, names, set }: NetSeatsProps) {
  const { t } = useMessages();
  const prefs = usePrefs();
  return (
    <ul className={setup.sitters}>
      {sitters.map((sitter, seat) => (
        <li key={`${seat}`}>
          <SeatPiece seat={seat} size={38} />
          {sitter === 'me' ? (
            <input
              value={prefs.name}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              placeholder={t('lobby.label.guest')}
              aria-label={t('lobby.label.yourName')}
              onChange={({ target }) => prefs.set({ name: target.value })}
            />
          ) : (
            <span>{names[seat]}</span>
          )}
          <Segments
            label={t('shell.aria.whoSits', { n: seat + 1 })}
            choices={SEAT_PLANS}
            value={sitter}
            name={(one) => t(`lobby.label.who.${one}`)}
            set={(one) => set(seat, one)}
          />
        </li>
      ))}
    </ul>
  );
}
