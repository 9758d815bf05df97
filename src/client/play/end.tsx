import { Link } from 'wouter';
import { Rematch } from '../lobby/rematch.tsx';
import { Icon, SeatPiece } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { Cite } from './cite.tsx';
import css from './end.module.css';
import { GameDownloads } from './downloads.tsx';
import { Line } from './log.tsx';

interface Gain {
  readonly index: number;
  readonly points: number;
}

/** The log lines at which the score of a seat changed. */
export function gains(log: SeatUpdate['log'], seat: number): Gain[] {
  let before = 0;
  return log.flatMap(({ scores }, index) => {
    const points = (scores[seat] ?? 0) - before;
    before = scores[seat] ?? 0;
    return points === 0 ? [] : [{ index, points }];
  });
}

interface OriginProps {
  readonly log: SeatUpdate['log'];
  readonly seat: number;
  readonly names: readonly string[];
  openLaw(id: string): void;
  look(step: number): void;
}

/** The origin of every point of a seat. */
function Origin({ log, seat, names, openLaw, look }: OriginProps) {
  const { t } = useMessages();
  const list = gains(log, seat);
  if (list.length === 0) return null;
  return (
    <details>
      <summary>{t('play.label.origin')}</summary>
      <ul>
        {list.map(({ index, points }) => (
          <li key={index}>
            <b>{points > 0 ? `+${points}` : `−${-points}`}</b>
            <div>
              <Line line={log[index]!} names={names} openLaw={openLaw} />
            </div>
            <button type="button" onClick={() => look(index + 1)} aria-label={t('play.aria.lookAt', { n: index + 1 })}>
              <Icon id="u-eye" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface EndProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  openLaw(id: string): void;
  look(step: number): void;
  /** Opens the review. */
  review(): void;
}

/** The end of a game: who won, and the origin of every point. */
export function End({ update, mine, openLaw, look, review }: EndProps) {
  const { t, number } = useMessages();
  const { over, sitters, scores, game } = update.info;
  if (!over) return null;
  const names = sitters.map(({ name }) => name);
  const result = update.net?.table.result;
  const late = result?.why === 'time' ? result.seat : undefined;
  const winners = over.winners.map((seat) => names[seat] ?? '');
  return (
    <div className={css.end}>
      <header>
        <Icon id="vatra-mark" size={56} />
        <h2>
          {late !== undefined
            ? t('play.label.timeUp', { name: names[late] ?? '' })
            : winners.length === 0
              ? t('play.label.defeat')
              : t('play.label.victory', { names: winners })}
        </h2>
        {over.law !== '' && <Cite id={over.law} openLaw={openLaw} />}
      </header>
      <ol className={css.ranking}>
        {(over.ranking.length > 0 ? over.ranking : [names.map((_, seat) => seat)]).flatMap((place, rank) =>
          place.map((seat) => (
            <li key={seat} className={over.winners.includes(seat) ? css.winner : undefined}>
              <b className={css.rank}>{number(rank + 1)}</b>
              <SeatPiece seat={seat} size={38} />
              <span className={css.name}>{names[seat]}</span>
              <b className={css.points}>{number(scores[seat] ?? 0)}</b>
              <Origin log={mine.log} seat={seat} names={names} openLaw={openLaw} look={look} />
            </li>
          )),
        )}
      </ol>
      <div className={css.do}>
        <button type="button" className={parts.button} onClick={review} data-open-review>
          <Icon id="u-timeline" size={20} />
          {t('play.label.review')}
        </button>
        {update.net ? (
          <Rematch table={update.net.table} seated={update.here.length > 0} />
        ) : (
          <Link href={`/new/${game}`} className={`${parts.button} ${parts.hot}`}>
            <Icon id="vatra-flame" size={20} />
            {t('play.button.again')}
          </Link>
        )}
        <GameDownloads update={update} />
        <Link href="/" className={parts.button ?? ''}>
          {t('play.button.home')}
        </Link>
      </div>
    </div>
  );
}
