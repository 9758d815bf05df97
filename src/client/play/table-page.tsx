import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { takeInvitation } from '../net/table-access.ts';
import { useMessages } from '../state/messages.tsx';
import { useTable, type TableKind } from '../state/table.ts';
import { useSubject } from '../state/use-subject.ts';
import type { OpenTableError } from '../table/messages.ts';
import { useNamedSeats } from './named-seats.ts';
import { GameFrame } from './play.tsx';
import css from './play.module.css';
import type { TableGuide } from './table-guide.ts';
import { TextsProvider } from './texts-provider.tsx';

const OutdatedTable = lazy(() =>
  import('../lobby/outdated-table.tsx').then(({ OutdatedTable: page }) => ({ default: page })),
);
const Lobby = lazy(() => import('../lobby/lobby.tsx').then(({ Lobby: page }) => ({ default: page })));
const Curtain = lazy(() => import('./curtain.tsx').then(({ Curtain: curtain }) => ({ default: curtain })));

interface TablePageProps {
  readonly id: string;
  readonly kind: TableKind;
  readonly guide?: TableGuide;
}

/** The page of a table: lobby, hand-over, game or result. */
export function TablePage({ id, kind, guide }: TablePageProps) {
  const { mine, viewer, openError, ui, open, reopen, leave, sit, ...table } = useTable();
  const update = useNamedSeats(table.update, guide?.names);
  useEffect(() => {
    if (kind === 'net') takeInvitation(id);
    void open(id, kind);
    const onHashChange = (): void => {
      takeInvitation(id);
      void reopen();
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [id, kind, open, reopen]);
  useEffect(() => leave, [leave]);
  if (openError !== undefined) return <OpenErrorPage />;
  if (!update || update.info.id !== id) return <Waiting />;
  // Pages that are loaded later wait here: a wait further up would end the effects of this page, and with them the connection.
  if (update.net?.table.unreadable)
    return (
      <Suspense fallback={<Waiting />}>
        <OutdatedTable update={update} net={update.net} />
      </Suspense>
    );
  const status = update.net?.table.status;
  if (update.net && (status === 'open' || status === 'opening'))
    return (
      <Suspense fallback={<Waiting />}>
        <Lobby update={update} net={update.net} />
      </Suspense>
    );
  if (viewer === undefined && update.here.length > 1) {
    const { sitters } = update.info;
    const next = update.asked.find((seat) => update.here.includes(seat)) ?? update.here[0]!;
    return (
      <Suspense fallback={<Waiting />}>
        <Curtain name={sitters[next]?.name ?? ''} seat={next} open={() => void sit(next)} />
      </Suspense>
    );
  }
  if (!mine && update.net?.table.result?.why === 'closed') return <ClosedPage />;
  if (!mine || !ui) return <Waiting />;
  return (
    <TextsProvider ui={ui} view={mine.view}>
      <GameFrame update={update} mine={mine} guide={guide} />
    </TextsProvider>
  );
}

function Waiting() {
  const { t } = useMessages();
  return (
    <main className={css.waiting} aria-busy="true">
      <Icon id="vatra-mark" size={64} />
      <h1>{t('play.label.opening')}</h1>
    </main>
  );
}

/** The page of a table that an operator closed before its game began. */
function ClosedPage() {
  const { t } = useMessages();
  const say = useSubject('manners');
  return (
    <main className={css.waiting}>
      <Icon id="u-warning" size={56} />
      <h1>{say?.t('manners.label.end.closed')}</h1>
      <Link href="/" className={`${parts.button} ${parts.hot}`}>
        {t('play.button.home')}
      </Link>
    </main>
  );
}

/** Errors after which the table may go on when the page is loaded again. */
const AFTER_RELOAD: readonly OpenTableError[] = ['storage', 'stopped', 'wrong-protocol'];

function OpenErrorPage() {
  const { t } = useMessages();
  const openError = useTable((table) => table.openError);
  return (
    <main className={css.waiting}>
      <Icon id="u-warning" size={56} />
      <h1>{t('play.label.trouble')}</h1>
      <p>{t(`play.reason.trouble.${openError ?? 'missing'}`)}</p>
      {openError === 'signed-out' && (
        <Link href="/me" className={parts.button}>
          {t('lobby.button.signIn')}
        </Link>
      )}
      {openError !== undefined && AFTER_RELOAD.includes(openError) && (
        <button type="button" className={parts.button} onClick={() => location.reload()}>
          {t('play.button.reload')}
        </button>
      )}
      <Link href="/" className={`${parts.button} ${parts.hot}`}>
        {t('play.button.home')}
      </Link>
    </main>
  );
}
