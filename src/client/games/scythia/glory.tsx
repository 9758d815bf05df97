import { SeatPiece } from '../../components/icon.tsx';
import parts from '../../components/parts.module.css';
import css from './glory.module.css';
import { useBoardContext } from './board-context.tsx';

/** The steps of the track; above them a new lap begins (§S-11.5). */
const LAP = 50;
const STONES = Array.from({ length: LAP / 5 + 1 }, (_, k) => k * 5);

/** The width of a piece and its lap. */
const PIECE = '26px';

/** Where the pieces stand: each at its points, but never upon the one before it. */
function placesOf(pieces: readonly { readonly score: number; readonly seat: number }[]): ReadonlyMap<number, string> {
  const places = new Map<number, string>();
  let before: string | undefined;
  for (const { score, seat } of pieces.toSorted((a, b) => (a.score % LAP) - (b.score % LAP) || a.seat - b.seat)) {
    const own = `${(score % LAP) * 2}%`;
    before = before === undefined ? own : `max(${own}, ${before} + ${PIECE})`;
    places.set(seat, before);
  }
  return places;
}

/** The road of glory: how far everybody is. */
export function Glory() {
  const { view, names, seats } = useBoardContext();
  const { say } = names;
  const all = [
    ...view.players.map(({ score }, seat) => ({ score, seat, name: seats[seat] ?? '' })),
    ...(view.chief ? [{ score: view.chief.score, seat: -1, name: say.t('scythia.word.chief') }] : []),
  ];
  const places = placesOf(all);
  return (
    <section className={css.glory} aria-label={say.t('scythia.label.glory')}>
      <span className={css.title} aria-hidden="true">
        {say.t('scythia.label.glory')}
      </span>
      <div className={css.road}>
        {STONES.map((stone) => (
          <i key={stone} className={css.stone} style={{ left: `${stone * 2}%` }} aria-hidden="true">
            {stone % 10 === 0 ? stone : ''}
          </i>
        ))}
        <ul>
          {all.map(({ score, seat, name }) => (
            <li key={seat} style={{ left: places.get(seat) }} title={say.t('scythia.aria.score', { name, n: score })}>
              <span className={parts.hidden}>{say.t('scythia.aria.score', { name, n: score })}</span>
              {seat < 0 ? <b aria-hidden="true">{say.t('scythia.label.ai')}</b> : <SeatPiece seat={seat} size={24} />}
              {score >= LAP && <small aria-hidden="true">+{Math.floor(score / LAP) * LAP}</small>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
