import { useMemo } from 'react';
import type { WildView } from '../../../games/wild/view.ts';
import { FACTORIES, TERRAINS } from '../../../games/wild/words.ts';
import { Icon } from '../../components/icon.tsx';
import { COMPONENTS } from './facts.ts';
import { type BoardForecast, boardForecastOf } from './board-forecast.ts';
import type { BoardProps } from '../../registry/game-ui.ts';
import { useNames } from './use-names.ts';
import css from './margins.module.css';
import type { Names } from './names.ts';

interface TracksProps {
  readonly view: WildView;
  readonly names: Names;
  readonly outlook: BoardForecast | undefined;
}

interface ColumnProps {
  readonly icon: string;
  readonly label: string;
  readonly beds: readonly Bed[];
  readonly now: number;
  readonly most: number;
  readonly share: number;
  readonly names: Names;
}

interface Bed {
  readonly key: string;
  readonly kind: 'empty' | 'built' | 'wild' | 'toxic' | 'terrain' | 'dead';
  readonly terrain?: string;
}

/** One way to lose as a column of beds that fill towards the red one. */
function Column({ icon, label, beds, now, most, share, names }: ColumnProps) {
  const { say } = names;
  return (
    <li className={css.column} title={label}>
      <Icon id={icon} size={20} label={label} />
      <div className={css.beds} aria-hidden="true">
        {beds.map(({ key, kind, terrain }) => (
          <i
            key={key}
            data-bed={kind}
            style={terrain === undefined ? undefined : { background: `var(--t-${terrain})` }}
          >
            {kind === 'wild' && <Icon id="m-factory-wild" size={14} />}
            {kind === 'built' && <Icon id="m-factory" size={14} />}
            {kind === 'toxic' && <Icon id="m-toxic" size={14} />}
            {kind === 'terrain' && terrain !== undefined && <Icon id={`terrain-${terrain}`} size={14} />}
            {kind === 'dead' && <Icon id="m-death" size={16} />}
          </i>
        ))}
        <i className={css.redBed} />
      </div>
      <b>{say.t('wild.label.ofMost', { n: now, most })}</b>
      {share > 0 && <em>{say.t('wild.label.chance', { share })}</em>}
    </li>
  );
}

/** How near each of the three defeats is, in the ribbon. */
export function WildScore({ view: seen }: BoardProps) {
  const names = useNames();
  const view = seen as WildView;
  const outlook = useMemo(() => boardForecastOf(view), [view]);
  return names && <Tracks view={view} names={names} outlook={outlook} />;
}

/** How near each of the three defeats is, with its chance with the next machine card (§W-1.3). */
function Tracks({ view, names, outlook }: TracksProps) {
  const { say } = names;
  const { limits } = COMPONENTS.pack;
  const numbers = FACTORIES.map((_, number) => number).filter((number) => number > view.top);
  const built = numbers.toReversed();
  const sites = limits.toxicSites - view.toxicLeft;
  const dead = view.deaths.reduce((sum, n) => sum + n, 0);
  const report = outlook?.report;
  return (
    <section className={css.tracks} aria-label={say.t('wild.aria.tracks')}>
      <h3>{say.t('wild.label.toDefeat')}</h3>
      <ul>
        <Column
          icon="m-factory"
          label={say.t('wild.label.factories')}
          now={built.length}
          most={limits.factoriesBuilt}
          share={report?.factories.next ?? 0}
          names={names}
          beds={Array.from({ length: limits.factoriesBuilt }, (_, i) => ({
            key: `${i}`,
            kind: i >= built.length ? 'empty' : view.razed[built[i]!] === 1 ? 'wild' : 'built',
          }))}
        />
        <Column
          icon="m-toxic"
          label={say.t('wild.label.sites')}
          now={sites}
          most={limits.toxicSites}
          share={report?.sites.next ?? 0}
          names={names}
          beds={Array.from({ length: limits.toxicSites }, (_, i) => ({
            key: `${i}`,
            kind: i < sites ? 'toxic' : 'empty',
          }))}
        />
        <Column
          icon="m-death"
          label={say.t('wild.label.deaths')}
          now={dead}
          most={TERRAINS.length}
          share={report?.deaths.next ?? 0}
          names={names}
          beds={TERRAINS.map((terrain, t) => ({
            key: terrain,
            kind: view.deaths[t]! > 0 ? 'dead' : 'terrain',
            terrain,
          }))}
        />
      </ul>
    </section>
  );
}
