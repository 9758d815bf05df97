import { Link, useLocation } from 'wouter';
import { useMessages } from '../state/messages.tsx';
import css from './lost-page.module.css';
import { Icon } from './icon.tsx';
import { Page } from './page.tsx';
import parts from './parts.module.css';

/** The page of an address that leads nowhere. */
export function LostPage() {
  const { t } = useMessages();
  const [path] = useLocation();
  return (
    <Page title={t('shell.label.lostPage')}>
      <div className={css.lost} data-lost>
        <Icon id="u-why" size={56} />
        <h1>{t('shell.label.lostPage')}</h1>
        <p>{t('shell.text.lostPage', { path })}</p>
        <div>
          <Link href="/" className={`${parts.button} ${parts.hot} ${parts.big}`}>
            {t('shell.button.toFires')}
          </Link>
          <Link href="/games" className={parts.button ?? ''}>
            {t('shell.label.myGames')}
          </Link>
          <Link href="/learn" className={parts.button ?? ''}>
            {t('shell.label.learn')}
          </Link>
        </div>
      </div>
    </Page>
  );
}
