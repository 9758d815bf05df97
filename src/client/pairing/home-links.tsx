import { useEffect } from 'react';
import { Link } from 'wouter';
import { Icon } from '../components/icon.tsx';
import games from '../home/games.module.css';
import { useMessages } from '../state/messages.tsx';
import { type Pace, usePairing } from './store.ts';
import css from './pairing.module.css';

const REFRESH_MS = 10_000;
const ICONS: Readonly<Record<Pace, string>> = { now: 'vatra-flame', days: 'u-clock' };

/** The home page's way to opponents: play now, or over days, and how many wait; leagues. */
export function PairingLinks() {
  const { t } = useMessages();
  const { pools, waits, refreshPools } = usePairing();
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void refreshPools();
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [refreshPools]);
  return (
    <div className={css.links}>
      {(['now', 'days'] as const).map((pace) => {
        const n = (pools ?? []).filter((pool) => pool.pace === pace).reduce((sum, { waiting }) => sum + waiting, 0);
        const isMine = waits.some((wait) => wait.pace === pace);
        return (
          <Link key={pace} href={`/pair?pace=${pace}`} className={games.row ?? ''} data-pair={pace}>
            <Icon id={ICONS[pace]} size={24} />
            <span>
              <b>{t(`lobby.label.pair.${pace}`)}</b>
              <small>
                {isMine
                  ? t('lobby.label.pairMine')
                  : n === 0
                    ? t('lobby.label.pairNobody')
                    : t('lobby.label.pairWaiting', { n })}
              </small>
            </span>
            <Icon id="u-chevron" size={18} />
          </Link>
        );
      })}
      <Link href="/series" className={games.row ?? ''} data-series>
        <Icon id="u-timeline" size={24} />
        <span>
          <b>{t('lobby.label.series')}</b>
          <small>{t('lobby.label.seriesAbout')}</small>
        </span>
        <Icon id="u-chevron" size={18} />
      </Link>
    </div>
  );
}
