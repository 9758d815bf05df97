import { useEffect } from 'react';
import type { Decision, TurningPoint } from '../../bots/index.ts';
import type { Speaker } from '../../i18n/index.ts';
import { useSubjects } from '../learn/messages.ts';
import { SeatPiece } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { optionWords } from '../play/table-texts.ts';
import { useTexts } from '../play/texts-provider.tsx';
import { useTable } from '../state/table.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { Chart } from './chart.tsx';
import { Chosen } from './chosen.tsx';
import { type Curve, curvesOf, dearest, marksOf, momentAt, stepBefore } from './curves.ts';
import type { ReviewOverview } from './messages.ts';
import css from './review.module.css';
import { useReview } from './store.ts';

/** So many of the costliest decisions are named. */
const NAMED = 5;

interface ReviewProps {
  readonly news: TableUpdate;
  readonly mine: SeatUpdate;
  /** The step that is looked at; undefined: the end. */
  readonly step: number | undefined;
  look(step: number): void;
}

/** A finished game looked at again: the chances, the turning points, and what each decision was worth. */
export function Review({ news, mine, step, look }: ReviewProps) {
  const say = useSubjects('bots');
  const journal = useTable((table) => table.journal);
  const { id, course, fault, open } = useReview();
  useEffect(() => void open(news.note.id, journal), [open, news.note.id, journal]);
  if (!say) return null;
  if (fault) return <p className={css.text}>{say.t('bots.text.noReview')}</p>;
  if (!course || id !== news.note.id) return <p className={css.text}>{say.t('bots.label.thinking')}</p>;
  return <Told {...{ news, mine, step, look, say, course }} />;
}

interface ToldProps extends ReviewProps {
  readonly say: Speaker<'bots'>;
  readonly course: ReviewOverview;
}

function Told({ news, mine, step, look, say, course }: ToldProps) {
  const names = news.note.sitters.map(({ name }) => name);
  const curves = curvesOf(course);
  const nameOf = ({ seat, who }: Pick<Curve, 'seat' | 'who'>): string =>
    who === undefined ? (names[seat] ?? '') : say.t(`bots.label.${who}`);
  const go = (entry: number): void => look(stepBefore(mine.log, entry));
  const entry = step === undefined ? undefined : mine.log[step]?.n;
  return (
    <div className={css.review} data-review>
      <p className={css.text}>{say.t('bots.text.reviewAbout')}</p>
      <h2>{say.t('bots.label.chances')}</h2>
      <Chart
        curves={curves}
        marks={marksOf(course)}
        at={entry === undefined ? undefined : momentAt(course, entry)}
        say={say}
        look={(moment) => go(course.moments[moment]!.entry)}
      />
      <ul className={css.legend}>
        {curves.map((curve) => (
          <li key={curve.seat}>
            {curve.who === 'team' ? null : <SeatPiece seat={curve.seat} size={20} />}
            {nameOf(curve)}
          </li>
        ))}
      </ul>
      {entry !== undefined && <Chosen game={news.note.game} entry={entry} names={names} course={course} say={say} />}
      <Points course={course} say={say} go={go} name={(seat) => nameOf(course.together ? curves[0]! : { seat })} />
      <Study names={names} say={say} go={go} />
      <Figures curves={curves} course={course} say={say} name={nameOf} />
    </div>
  );
}

interface PointsProps {
  readonly course: ReviewOverview;
  readonly say: Speaker<'bots'>;
  go(entry: number): void;
  name(seat: number): string;
}

/** The turns that changed the chances most; each leads to its board. */
function Points({ course, say, go, name }: PointsProps) {
  const text = ({ seat, before, after }: TurningPoint): string =>
    say.t('bots.label.turningPoint', { name: name(seat), before, after });
  return (
    <section>
      <h2>{say.t('bots.label.turningPoints')}</h2>
      {course.turningPoints.length === 0 && <p className={css.text}>{say.t('bots.text.noTurningPoints')}</p>}
      <ol className={css.points}>
        {course.turningPoints.map((point, k) => (
          <li key={point.moment}>
            <button type="button" onClick={() => go(course.moments[point.moment]!.entry)} data-turning-point>
              <b aria-hidden="true">{k + 1}</b>
              <span>
                <small>{say.t('bots.label.turn', { n: point.moment + 1 })}</small>
                {text(point)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StudyProps {
  readonly names: readonly string[];
  readonly say: Speaker<'bots'>;
  go(entry: number): void;
}

/** All decisions looked at, within a time, with a way to stop; the costliest are named. */
function Study({ names, say, go }: StudyProps) {
  const words = useTexts();
  const { decisions, progress, study, stop } = useReview();
  const worst = dearest(decisions.values(), NAMED);
  const spoken = (text: string): string => optionWords(words, text.split(' ')).join(' ');
  const line = ({ seat, say: said, best, cost }: Decision) => (
    <>
      <small>
        {names[seat]}, {say.t('bots.label.cost', { share: cost })}
      </small>
      {spoken(said)}
      {best[0] && <small>{say.t('bots.label.instead', { move: spoken(best[0].say) })}</small>}
    </>
  );
  const isDone = progress && !progress.busy && progress.done === progress.all;
  return (
    <section>
      <h2>{say.t('bots.label.dearest')}</h2>
      {progress && (
        <p className={css.text} role="status">
          {say.t('bots.label.progress', { done: progress.done, all: progress.all })}
        </p>
      )}
      {progress?.busy && <progress className={css.progress} value={progress.done} max={progress.all} />}
      {progress?.busy ? (
        <button type="button" className={parts.button} onClick={stop}>
          {say.t('bots.button.stop')}
        </button>
      ) : (
        !isDone && (
          <button type="button" className={parts.button} onClick={study} data-study>
            {say.t('bots.button.look')}
          </button>
        )
      )}
      <ol className={css.points}>
        {worst.map((decision) => (
          <li key={decision.entry}>
            <button type="button" onClick={() => go(decision.entry)} data-decision={decision.entry}>
              <SeatPiece seat={decision.seat} size={24} />
              <span>{line(decision)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface FiguresProps {
  readonly curves: readonly Curve[];
  readonly course: ReviewOverview;
  readonly say: Speaker<'bots'>;
  name(curve: Curve): string;
}

/** The figures of the chart as a table. */
function Figures({ curves, course, say, name }: FiguresProps) {
  return (
    <details className={css.figures}>
      <summary>{say.t('bots.button.table')}</summary>
      <table>
        <caption className={parts.hidden}>{say.t('bots.label.chances')}</caption>
        <thead>
          <tr>
            <td />
            {curves.map((curve) => (
              <th key={curve.seat} scope="col">
                {name(curve)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {course.moments.map(({ entry }, moment) => (
            <tr key={entry}>
              <th scope="row">{say.t('bots.label.turn', { n: moment + 1 })}</th>
              {curves.map((curve) => (
                <td key={curve.seat}>{say.percent(curve.values[moment]!)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
