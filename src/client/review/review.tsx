import { useEffect } from 'react';
import type { Decision, TurningPoint } from '../../bots/index.ts';
import type { Speaker } from '../../i18n/index.ts';
import { useSubjects } from '../learn/messages.ts';
import { SeatPiece } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { optionText } from '../play/table-texts.ts';
import { useTexts } from '../play/texts-provider.tsx';
import { useTable } from '../state/table.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { Chart } from './chart.tsx';
import { Chosen } from './chosen.tsx';
import { type Curve, curvesOf, costliest, firstDecision, marksOf, turnAt, turnNumber, stepBefore } from './curves.ts';
import { useMessages } from '../state/messages.tsx';
import type { ReviewOverview } from './messages.ts';
import css from './review.module.css';
import { useReview } from './store.ts';

/** Most decisions in the list of the costliest. */
const MAX_NAMED = 5;

interface ReviewProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  /** The step shown; undefined for the end. */
  readonly step: number | undefined;
  look(step: number): void;
}

/** The review of a finished game: chances, turning points, and the cost of decisions. */
export function Review({ update, mine, step, look }: ReviewProps) {
  const say = useSubjects('bots');
  const journal = useTable((table) => table.journal);
  const { id, overview, hasFailed, open } = useReview();
  useEffect(() => void open(update.info.id, journal), [open, update.info.id, journal]);
  if (!say) return null;
  if (hasFailed) return <p className={css.text}>{say.t('bots.text.noReview')}</p>;
  if (!overview || id !== update.info.id) return <p className={css.text}>{say.t('bots.label.thinking')}</p>;
  return <ReviewContent {...{ update, mine, step, look, say, overview }} />;
}

interface ContentProps extends ReviewProps {
  readonly say: Speaker<'bots'>;
  readonly overview: ReviewOverview;
}

function ReviewContent({ update, mine, step, look, say, overview }: ContentProps) {
  const names = update.info.sitters.map(({ name }) => name);
  const curves = curvesOf(overview);
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
        marks={marksOf(overview)}
        at={entry === undefined ? undefined : turnAt(overview, entry)}
        say={say}
        look={(turn) => go(overview.turns[turn]!.entry)}
      />
      <ul className={css.legend}>
        {curves.map((curve) => (
          <li key={curve.seat}>
            {curve.who === 'team' ? null : <SeatPiece seat={curve.seat} size={20} />}
            {nameOf(curve)}
          </li>
        ))}
      </ul>
      {entry !== undefined && (
        <Chosen game={update.info.game} entry={entry} names={names} overview={overview} say={say} />
      )}
      <Points
        overview={overview}
        say={say}
        go={go}
        name={(seat) => nameOf(overview.together ? curves[0]! : { seat })}
      />
      <Study names={names} say={say} go={go} />
      <Figures curves={curves} overview={overview} say={say} name={nameOf} />
    </div>
  );
}

interface PointsProps {
  readonly overview: ReviewOverview;
  readonly say: Speaker<'bots'>;
  go(entry: number): void;
  name(seat: number): string;
}

/** Names the turns of a review: the setup, and the others by the numbers that the header of the table has. */
function useTurnName(overview: ReviewOverview, say: Speaker<'bots'>): (turn: number) => string {
  const { t } = useMessages();
  return (turn) => {
    const n = turnNumber(overview, turn);
    return n === undefined ? t('play.label.setup') : say.t('bots.label.turn', { n });
  };
}

/** The turns that changed the chances most; a tap shows the board of the turn. */
function Points({ overview, say, go, name }: PointsProps) {
  const turnName = useTurnName(overview, say);
  const text = ({ seat, before, after }: TurningPoint): string =>
    say.t('bots.label.turningPoint', { name: name(seat), before, after });
  return (
    <section>
      <h2>{say.t('bots.label.turningPoints')}</h2>
      {overview.turningPoints.length === 0 && <p className={css.text}>{say.t('bots.text.noTurningPoints')}</p>}
      <ol className={css.points}>
        {overview.turningPoints.map((point, k) => (
          <li key={point.moment}>
            <button type="button" onClick={() => go(firstDecision(overview, point.moment))} data-turning-point>
              <b aria-hidden="true">{k + 1}</b>
              <span>
                <small>{turnName(point.moment)}</small>
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

/** Reviews all decisions within a time limit, can be stopped, and lists the costliest. */
function Study({ names, say, go }: StudyProps) {
  const words = useTexts();
  const { decisions, progress, study, stop } = useReview();
  const costliestDecisions = costliest(decisions.values(), MAX_NAMED);
  const moveText = (text: string): string => optionText(words, text.split(' '));
  const decisionText = ({ seat, say: said, best, cost }: Decision) => (
    <>
      <small>
        {names[seat]}, {say.t('bots.label.cost', { share: cost })}
      </small>
      {moveText(said)}
      {best[0] && <small>{say.t('bots.label.instead', { move: moveText(best[0].say) })}</small>}
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
        {costliestDecisions.map((decision) => (
          <li key={decision.entry}>
            <button type="button" onClick={() => go(decision.entry)} data-decision={decision.entry}>
              <SeatPiece seat={decision.seat} size={24} />
              <span>{decisionText(decision)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface FiguresProps {
  readonly curves: readonly Curve[];
  readonly overview: ReviewOverview;
  readonly say: Speaker<'bots'>;
  name(curve: Curve): string;
}

/** The chart's values as a table. */
function Figures({ curves, overview, say, name }: FiguresProps) {
  const turnName = useTurnName(overview, say);
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
          {overview.turns.map(({ entry }, turn) => (
            <tr key={entry}>
              <th scope="row">{turnName(turn)}</th>
              {curves.map((curve) => (
                <td key={curve.seat}>{say.percent(curve.values[turn]!)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
