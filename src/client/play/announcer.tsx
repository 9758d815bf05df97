import { memo, useEffect, useRef, useState } from 'react';
import parts from '../components/parts.module.css';
import { RichText } from '../components/rich-text.tsx';
import { useTexts } from './texts-provider.tsx';
import { useMessages } from '../state/messages.tsx';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { joinSentences } from '../turns/join.ts';
import type { TurnSentence } from '../turns/turns.ts';
import { newsSince } from './news.ts';

/** Announcements that are kept, so that a reader can go back to them. */
const MOST_KEPT = 30;

interface AnnouncerProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
}

interface News {
  readonly key: string;
  readonly parts: TurnSentence['parts'];
}

/**
 * Tells screen readers what happened, in the sentences of the log, each once; and the open question when it changes. Two live
 * regions: what was told is not read again with the next question.
 */
export const Announcer = memo(function Announcer({ update, mine }: AnnouncerProps) {
  const { t } = useMessages();
  const words = useTexts();
  const { sitters } = update.info;
  const [news, setNews] = useState<readonly News[]>([]);
  // What had happened before the page was opened is in the log.
  const announced = useRef<{ readonly seat: number; readonly entry: number }>(undefined);
  useEffect(() => {
    const last = mine.log.at(-1)?.n ?? -1;
    const { current } = announced;
    announced.current = { seat: mine.seat, entry: last };
    if (!current || current.seat !== mine.seat || last <= current.entry) return;
    const names = sitters.map(({ name }) => name);
    const fresh = newsSince(words.turns(mine.log), current.entry).flatMap((events) =>
      joinSentences(words.turnSentences(events, names), t('play.word.and')),
    );
    setNews((old) => [
      ...old.slice(fresh.length - MOST_KEPT),
      ...fresh.map(({ parts: sentence }, k) => ({ key: `${last} ${k}`, parts: sentence })),
    ]);
  }, [mine.log, mine.seat, words, sitters, t]);
  const asked = update.asked.map((seat) => sitters[seat]?.name ?? '');
  const isMine = mine.question >= 0 && mine.offered.length > 0;
  return (
    <>
      <div className={parts.hidden} role="log" aria-label={t('play.aria.news')} data-news>
        {news.slice(-MOST_KEPT).map(({ key, parts: sentence }) => (
          <p key={key}>
            <RichText parts={sentence} />
          </p>
        ))}
      </div>
      <div className={parts.hidden} role="status">
        {update.window && (
          <p>
            {isMine
              ? words.window(update.window.name, update.window.facts)
              : t('play.prompt.waitingFor', { names: asked })}
          </p>
        )}
      </div>
    </>
  );
});
