import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useSubjects } from '../learn/messages.ts';
import { useTitles } from '../registry/titles.ts';
import { isWaiting, keepEntropy, usePairing, type Wait } from './store.ts';
import css from './pairing.module.css';

/** How often a waiting page asks for news, in ms. */
const NEWS_MS = 2_000;
const SECOND = 1_000;
const HOUR = 3_600_000;

/** Asks for news while the visitor waits, on every page; shows a pairing that was found, and goes to its table. */
export function PairingWatch() {
  const [, go] = useLocation();
  const { waits, refreshWaits, leave } = usePairing();
  useEffect(() => {
    if (isWaiting()) void refreshWaits();
    const timer = setInterval(() => {
      if (isWaiting()) void refreshWaits();
    }, NEWS_MS);
    return () => clearInterval(timer);
  }, [refreshWaits]);
  const begun = waits.find(({ table }) => table !== undefined);
  const table = begun?.table;
  useEffect(() => {
    if (table === undefined) return;
    void keepEntropy(table)
      .catch(() => {})
      .then(() => leave(begun!.pace))
      .then(() => go(`/table/${table}`));
  }, [table]);
  const found = waits.find(({ pairing, table: seated }) => pairing !== undefined && seated === undefined);
  return found ? <FoundDialog key={found.pairing!.id} wait={found} /> : null;
}

/** A pairing to confirm, with the time that is left. */
function FoundDialog({ wait }: { readonly wait: Wait }) {
  const say = useSubjects('pairing');
  const title = useTitles();
  const { confirm, stop } = usePairing();
  const [now, setNow] = useState(Date.now);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  if (!say) return null;
  const { t } = say;
  const { id, until, people, agreed, yours } = wait.pairing!;
  const left = Math.max(0, until - now);
  // A pairing over days has a day to be confirmed: the dialog may be closed, and opens again with the next page.
  return (
    <Dialog open={isOpen || wait.pace === 'now'} title={t('pairing.label.found')} close={() => setOpen(false)}>
      <div className={css.found} data-pairing={id}>
        <p>{t('pairing.text.found', { game: title(wait.game), n: people })}</p>
        <p role="status" className={css.left}>
          {left > HOUR
            ? t('pairing.label.hoursLeft', { n: Math.round(left / HOUR) })
            : t('pairing.label.secondsLeft', { n: Math.ceil(left / SECOND) })}
        </p>
        <p>{t('pairing.label.agreed', { agreed, people })}</p>
        <div className={css.row}>
          {yours ? (
            <p role="status">{t('pairing.text.waitOthers')}</p>
          ) : (
            <button
              type="button"
              className={`${parts.button} ${parts.hot} ${parts.big}`}
              onClick={() => void confirm(id)}
              data-confirm
            >
              <Icon id="vatra-flame" size={22} />
              {t('pairing.button.confirm')}
            </button>
          )}
          <button type="button" className={parts.button} onClick={() => void stop(wait.pace)} data-decline>
            {t('pairing.button.decline')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
