import { type RefObject, useLayoutEffect, useState } from 'react';
import { useBox } from '../components/box.ts';
import { useMessages } from '../state/messages.tsx';

/**
 * How many events a list of news can tell beside the strongest one of each opponent without being scrolled, of at most
 * `mostExtra`. Where not even the strongest ones fit, the list is marked as full (`data-full`), so that styles can hide what
 * stands beside the news; further events then take the room that this gives. The list is measured after each update of the
 * table, and when the list or `room` around it changes its size. News that have been made shorter stay so until there are
 * others, which `newsKey` tells.
 */
export function useExtraNews(
  list: RefObject<HTMLElement | null>,
  room: RefObject<HTMLElement | null>,
  { update, newsKey, mostExtra }: { readonly update: unknown; readonly newsKey: string; readonly mostExtra: number },
): number {
  const { t, language } = useMessages();
  const own = useBox(list);
  const all = useBox(room);
  const key = `${newsKey} ${all?.width} ${all?.height} ${language}`;
  const [fit, setFit] = useState({ key, extra: mostExtra, full: false });
  const { full } = fit.key === key ? fit : { full: false };
  const extra = fit.key === key ? Math.min(fit.extra, mostExtra) : mostExtra;
  useLayoutEffect(() => {
    if (!list.current) return;
    const { dataset } = list.current;
    if (full) dataset['full'] = '';
    else delete dataset['full'];
    if (list.current.scrollHeight <= list.current.clientHeight + 1) return;
    if (extra > 0) setFit({ key, extra: extra - 1, full });
    else if (!full) setFit({ key, extra: mostExtra, full: true });
  }, [list, update, t, own, all, key, extra, full, mostExtra]);
  return extra;
}
