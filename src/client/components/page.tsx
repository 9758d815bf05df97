import { type ReactNode, useState } from 'react';
import { Link, useRoute } from 'wouter';
import { LANGUAGES, type Language, OWN_NAMES } from '../../i18n/index.ts';
import { usePrefs } from '../state/prefs.ts';
import { type ShellMessages, useMessages } from '../state/messages.tsx';
import css from './page.module.css';
import { Icon } from './icon.tsx';
import { nextPaint } from './next-paint.ts';
import { usePageTitle } from './page-title.ts';
import { RoundButton } from './round-button.tsx';
import { SettingsDialog } from './settings.tsx';
import { isStatic } from '../net/address.ts';

const SHORT: Readonly<Record<Language, string>> = { uk: 'Укр', ru: 'Рус', en: 'Eng' };

/** The pages of the shell. */
const PAGES = [
  { path: '/', icon: 'vatra-flame', key: 'shell.label.fires' },
  { path: '/games', icon: 'u-replay', key: 'shell.label.myGames' },
  { path: '/learn', icon: 'u-learn', key: 'shell.label.learn' },
  { path: '/law', icon: 'u-law', key: 'shell.label.law' },
  { path: '/me', icon: 'u-user', key: 'lobby.label.meTab' },
] as const;

/** Three languages, switched at once. */
export function LanguageSwitch() {
  const { t } = useMessages();
  const { language, set } = usePrefs();
  return (
    <div className={css.languages} role="group" aria-label={t('shell.label.language')}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          title={OWN_NAMES[one]}
          aria-pressed={one === language}
          // Changing the language redraws the whole page: show the pressed button first.
          onClick={() => void nextPaint().then(() => set({ language: one }))}
        >
          {SHORT[one]}
        </button>
      ))}
    </div>
  );
}

/** The button that opens the reader's settings. */
export function SettingsButton() {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <RoundButton icon="u-theme" label={t('shell.label.settings')} press={() => setOpen(true)} />
      <SettingsDialog open={open} close={() => setOpen(false)} />
    </>
  );
}

/** Logo and name, linked to the home page. */
export function Brand() {
  const { t } = useMessages();
  return (
    <Link href="/" className={css.brand ?? ''} aria-label={t('shell.label.brand')}>
      <Icon id="vatra-mark" size={32} />
      <b>{t('shell.label.brand')}</b>
    </Link>
  );
}

function PageLink({ page, t }: { readonly page: (typeof PAGES)[number]; readonly t: ShellMessages['t'] }) {
  const [here] = useRoute(page.path === '/' ? '/' : `${page.path}/*?`);
  return (
    <Link href={page.path} aria-current={here ? 'page' : undefined}>
      <Icon id={page.icon} size={22} />
      <span>{t(page.key)}</span>
    </Link>
  );
}

/** A page of the shell: header with navigation, which stands at the bottom on phones. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useMessages();
  usePageTitle(t('shell.label.pageTitle', { title }));
  return (
    <div className={css.page}>
      <header className={css.ribbon}>
        <Brand />
        <nav className={css.ways} aria-label={t('shell.aria.pages')}>
          {PAGES.filter(({ path }) => path !== '/me' || !isStatic()).map((page) => (
            <PageLink key={page.path} page={page} t={t} />
          ))}
        </nav>
        <div className={css.tools}>
          <LanguageSwitch />
          <SettingsButton />
        </div>
      </header>
      <main className={css.main}>{children}</main>
    </div>
  );
}
