import { useState } from 'react';
import css from '../components/badge.module.css';
import { useMessages } from '../state/messages.tsx';
import type { ServerTableUpdate } from '../table/messages.ts';

/** Number of chat lines since the chat was last open. */
export function Unread({ net, open }: { readonly net: ServerTableUpdate | undefined; readonly open: boolean }) {
  const { t, number } = useMessages();
  const last = net?.chat.at(-1)?.n ?? 0;
  const [read, setRead] = useState(last);
  if (open && read !== last) setRead(last);
  const fresh = open ? 0 : (net?.chat ?? []).filter(({ n }) => n > read).length;
  if (fresh === 0) return null;
  return (
    <em className={css.badge} aria-label={t('play.aria.unread', { n: fresh })}>
      {number(fresh)}
    </em>
  );
}
