import { memo } from 'react';
import { EditTable } from '../editor/link.tsx';
import { Brand, LanguageSwitch, SettingsButton } from '../components/page.tsx';
import parts from '../components/parts.module.css';
import { RichText } from '../components/rich-text.tsx';
import { useTitles } from '../registry/titles.ts';
import { useMessages } from '../state/messages.tsx';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import css from './play.module.css';
import { TableButton } from './table-dialog.tsx';
import { useTexts } from './texts-provider.tsx';

interface HeaderProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  readonly window: string | undefined;
}

/** The header of a table: its game, the open window and the asked seats. */
export const TableHeader = memo(function TableHeader({ update, mine, window }: HeaderProps) {
  const { t } = useMessages();
  const words = useTexts();
  const title = useTitles();
  const names = update.asked.map((seat) => update.info.sitters[seat]?.name ?? '');
  return (
    <header className={css.ribbon}>
      <Brand />
      <span className={css.name}>{title(update.info.game)}</span>
      <p className={css.phase}>
        <b>{window === undefined ? t('play.label.over') : words.window(window)}</b>
        {window !== undefined && names.length > 0 && <span>{t('play.label.asked', { names })}</span>}
      </p>
      <div className={css.tools}>
        {update.net ? (
          <TableButton update={update} mine={mine} net={update.net} />
        ) : (
          <EditTable game={update.info.game} id={update.info.id} />
        )}
        <LanguageSwitch />
        <SettingsButton />
      </div>
    </header>
  );
});

interface AnnouncerProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
}

/** Announces the last events and the open question to screen readers. */
export const Announcer = memo(function Announcer({ update, mine }: AnnouncerProps) {
  const { t } = useMessages();
  const words = useTexts();
  const names = update.info.sitters.map(({ name }) => name);
  const last = mine.log.findLast((line) => line.events.length > 0);
  const told = words.tell(last?.events.map((event) => ({ event, step: 0, law: undefined })) ?? [], names);
  const asked = update.asked.map((seat) => names[seat] ?? '');
  const isMine = mine.question >= 0 && mine.offered.length > 0;
  return (
    <div className={parts.hidden} role="status">
      {told.map(({ parts: sentence }, i) => (
        <p key={`${last?.n} ${i}`}>
          <RichText parts={sentence} />
        </p>
      ))}
      {update.window && (
        <p>{isMine ? words.window(update.window.name) : t('play.prompt.waitingFor', { names: asked })}</p>
      )}
    </div>
  );
});
