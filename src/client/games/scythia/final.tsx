import { SOURCES, type ScythiaEvent, type Source } from '../../../games/scythia/events.ts';
import { SeatPiece } from '../../components/icon.tsx';
import type { BoardProps } from '../../registry/game-ui.ts';
import css from './final.module.css';
import { useBoardContext } from './board-context.tsx';

/** All points by seat and source, from the log; the AI chief is seat -1. */
function gathered(log: BoardProps['table']['log']): ReadonlyMap<number, ReadonlyMap<Source, number>> {
  const seats = new Map<number, Map<Source, number>>();
  for (const { events } of log)
    for (const event of events as readonly ScythiaEvent[]) {
      if (event.type !== 'scored') continue;
      const own = seats.get(event.seat) ?? new Map<Source, number>();
      seats.set(event.seat, own.set(event.source, (own.get(event.source) ?? 0) + event.points));
    }
  return seats;
}

/** True when the log contains the final scoring. */
export const isOver = (log: BoardProps['table']['log']): boolean =>
  log.some(({ events }) => (events as readonly ScythiaEvent[]).some(({ type }) => type === 'ended'));

/** The score of a finished game by source (§S-11.3). */
export function Final({ log }: { readonly log: BoardProps['table']['log'] }) {
  const { view, names, seats } = useBoardContext();
  const { say } = names;
  if (!isOver(log)) return null;
  const points = gathered(log);
  const columns = [
    ...view.players.map(({ score }, seat) => ({ seat, name: seats[seat] ?? '', total: score })),
    ...(view.chief ? [{ seat: -1, name: say.t('scythia.word.chief'), total: view.chief.score }] : []),
  ];
  const rows = SOURCES.filter((source) => columns.some(({ seat }) => (points.get(seat)?.get(source) ?? 0) !== 0));
  return (
    <div className={css.final} tabIndex={0} role="region" aria-label={say.t('scythia.label.final')}>
      <table>
        <caption>{say.t('scythia.label.final')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ seat, name }) => (
              <th key={seat} scope="col">
                <span>
                  {seat >= 0 && <SeatPiece seat={seat} size={24} />}
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((source) => (
            <tr key={source}>
              <th scope="row">{say.t(`scythia.source.${source}`)}</th>
              {columns.map(({ seat }) => (
                <td key={seat}>{say.number(points.get(seat)?.get(source) ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.t('scythia.label.sum.total')}</th>
            {columns.map(({ seat, total }) => (
              <td key={seat}>{say.number(total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
