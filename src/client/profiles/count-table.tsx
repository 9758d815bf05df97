import type { Speaker } from '../../i18n/index.ts';
import type { ResultCountView } from '../../protocol/index.ts';
import css from './profiles.module.css';

type Rows = readonly { readonly name: string; readonly count: ResultCountView }[];

interface ResultTablesProps {
  readonly say: Speaker<'profiles'>;
  readonly factions: Rows;
  readonly orders: Rows;
  factionName(id: string): string;
}

/** Results by faction, and by place in the turn order. */
export function ResultTables({ say, factions, orders, factionName }: ResultTablesProps) {
  return (
    <>
      <CountTable
        say={say}
        title={say.t('profiles.label.byFaction')}
        of={say.t('profiles.label.faction')}
        rows={factions}
        name={factionName}
      />
      <CountTable
        say={say}
        title={say.t('profiles.label.byOrder')}
        of={say.t('profiles.label.order')}
        rows={orders}
        name={(id) => placeText(say, id)}
      />
    </>
  );
}

/** The place of an id such as `2/4`: second of four. */
function placeText(say: Speaker<'profiles'>, id: string): string {
  const [place = '', seats = ''] = id.split('/');
  return say.t('profiles.label.placeOf', { place: Number(place), seats: Number(seats) });
}

interface CountTableProps {
  readonly say: Speaker<'profiles'>;
  readonly title: string;
  /** Heading of the first column. */
  readonly of: string;
  readonly rows: Rows;
  name(id: string): string;
}

const percent = (share: number): string => `${100 * share}%`;

/** Games, wins and the share of wins, drawn with its interval and the share by chance. */
function CountTable({ say, title, of, rows, name }: CountTableProps) {
  if (rows.length === 0) return null;
  return (
    <div className={css.scroll}>
      <table className={css.counts}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{say.t('profiles.label.games')}</th>
            <th scope="col">{say.t('profiles.label.share')}</th>
            <th scope="col" className={css.wide}>
              {say.t('profiles.label.interval')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name: id, count }) => (
            <tr key={id}>
              <th scope="row">{name(id)}</th>
              <td>{say.number(count.games)}</td>
              <td>{say.percent(count.wins / Math.max(1, count.games))}</td>
              <td className={css.wide}>
                <IntervalBar count={count} />
                <span>{say.t('profiles.label.range', { low: count.low, high: count.high })}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The interval as a bar, the share as a line, the share by chance as a hollow mark. */
function IntervalBar({ count }: { readonly count: ResultCountView }) {
  const share = count.wins / Math.max(1, count.games);
  return (
    <svg className={css.interval} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <line x1="0" x2="100" y1="8" y2="8" className={css.axis} />
      <rect x={percent(count.low)} width={percent(count.high - count.low)} y="5" height="6" className={css.range} />
      <line x1={percent(count.expected)} x2={percent(count.expected)} y1="1" y2="15" className={css.chance} />
      <line x1={percent(share)} x2={percent(share)} y1="2" y2="14" className={css.value} />
    </svg>
  );
}
