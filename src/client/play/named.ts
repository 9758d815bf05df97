import { useMemo } from 'react';
import { useSpeech } from '../state/speech.tsx';
import type { TableNews } from '../table/messages.ts';

/** The table with a name for everybody: bots of the server have none of their own, a guide gives its own. */
export function useNamed(news: TableNews | undefined, given?: readonly string[]): TableNews | undefined {
  const { t } = useSpeech();
  return useMemo(() => {
    if (!news?.note.sitters.some(({ name }) => name === '')) return news;
    const sitters = news.note.sitters.map((sitter, seat) => {
      if (sitter.name !== '') return sitter;
      if (given) return { ...sitter, name: given[seat] ?? '' };
      return {
        ...sitter,
        name: t(sitter.who === 'bot' ? 'shell.label.botName' : 'shell.label.playerName', { n: seat + 1 }),
      };
    });
    return { ...news, note: { ...news.note, sitters } };
  }, [news, given, t]);
}
