import { useMemo } from 'react';
import { useMessages } from '../state/messages.tsx';
import type { TableUpdate } from '../table/messages.ts';

/** The table with a name for everybody: bots of the server have none of their own, a guide gives its own. */
export function useNamedSeats(news: TableUpdate | undefined, given?: readonly string[]): TableUpdate | undefined {
  const { t } = useMessages();
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
