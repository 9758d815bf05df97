import { memo } from 'react';
import { EditTable } from '../editor/link.tsx';
import { Brand, LanguageSwitch, SettingsButton } from '../parts/frame.tsx';
import parts from '../parts/parts.module.css';
import { Rich } from '../parts/rich.tsx';
import { useTitles } from '../shelf/titles.ts';
import { useSpeech } from '../state/speech.tsx';
import type { SeatNews, TableNews } from '../table/messages.ts';
import css from './play.module.css';
import { TableButton } from './tabledialog.tsx';
import { useWords } from './words.tsx';

interface RibbonProps {
  readonly news: TableNews;
  readonly mine: SeatNews;
  readonly window: string | undefined;
}

/** The head of the table: which game, what is asked and of whom. */
export const Ribbon = memo(function Ribbon({ news, mine, window }: RibbonProps) {
  const { t } = useSpeech();
  const words = useWords();
  const title = useTitles();
  const names = news.asked.map((seat) => news.note.sitters[seat]?.name ?? '');
  return (
    <header className={css.ribbon}>
      <Brand />
      <span className={css.name}>{title(news.note.game)}</span>
      <p className={css.phase}>
        <b>{window === undefined ? t('play.label.over') : words.window(window)}</b>
        {window !== undefined && names.length > 0 && <span>{t('play.label.asked', { names })}</span>}
      </p>
      <div className={css.tools}>
        {news.net ? (
          <TableButton news={news} mine={mine} net={news.net} />
        ) : (
          <EditTable game={news.note.game} id={news.note.id} />
        )}
        <LanguageSwitch />
        <SettingsButton />
      </div>
    </header>
  );
});

interface AnnouncerProps {
  readonly news: TableNews;
  readonly mine: SeatNews;
}

/** Tells those who do not see the screen what happened last and what is asked. */
export const Announcer = memo(function Announcer({ news, mine }: AnnouncerProps) {
  const { t } = useSpeech();
  const words = useWords();
  const names = news.note.sitters.map(({ name }) => name);
  const last = mine.log.findLast((line) => line.events.length > 0);
  const asked = news.asked.map((seat) => names[seat] ?? '');
  const isMine = mine.question >= 0 && mine.offered.length > 0;
  return (
    <div className={parts.hidden} role="status">
      {last?.events.map((event, i) => (
        <p key={`${last.n} ${i}`}>
          <Rich parts={words.event(event, names)} />
        </p>
      ))}
      {news.window && <p>{isMine ? words.window(news.window.name) : t('play.prompt.waitingFor', { names: asked })}</p>}
    </div>
  );
});
