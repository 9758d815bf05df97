import { useId, useState } from 'react';
import type { Order } from '../../protocol/index.ts';
import { Icon } from '../parts/icon.tsx';
import parts from '../parts/parts.module.css';
import { useSpeech } from '../state/speech.tsx';
import { useTable } from '../state/table.ts';
import type { SeatNews, TableNews } from '../table/messages.ts';
import css from './tabledialog.module.css';
import { optionWords } from './wording.ts';
import { useWords } from './words.tsx';

/** Answers that the table gives for the seat by itself, and a way to add the one that is open now. */
export function Orders({ news, mine }: { readonly news: TableNews; readonly mine: SeatNews }) {
  const { t } = useSpeech();
  const words = useWords();
  const does = useTable((table) => table.does);
  const pick = useId();
  const { window } = news;
  const orders = news.net?.table.seats[mine.seat]?.orders ?? [];
  const [say, setSay] = useState('');
  const open = mine.question >= 0 ? mine.offered : [];
  const chosen = open.includes(say) ? say : (open[0] ?? '');
  const give = (list: readonly Order[]) => void does({ do: 'orders', seat: mine.seat, orders: [...list] });
  const told = (text: string): string => optionWords(words, text.split(' ')).join(' ');
  return (
    <>
      <p>{t('play.text.ordersAbout')}</p>
      {orders.length > 0 && (
        <ul className={css.orders}>
          {orders.map((order) => (
            <li key={`${order.window} ${order.say}`}>
              <span>
                {words.window(order.window)}
                <b>{told(order.say)}</b>
              </span>
              <button
                type="button"
                className={parts.round}
                aria-label={t('play.aria.dropOrder', { order: told(order.say) })}
                onClick={() => give(orders.filter((one) => one !== order))}
              >
                <Icon id="u-close" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {window && open.length > 0 ? (
        <div className={css.add}>
          <label htmlFor={pick}>{words.window(window.name)}</label>
          <select id={pick} value={chosen} onChange={({ target }) => setSay(target.value)}>
            {open.map((one) => (
              <option key={one} value={one}>
                {told(one)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className={parts.button}
            onClick={() =>
              give([...orders.filter((one) => one.window !== window.name), { window: window.name, say: chosen }])
            }
          >
            {t('play.button.addOrder')}
          </button>
        </div>
      ) : (
        <p className={css.hint}>{t('play.text.ordersWhenAsked')}</p>
      )}
    </>
  );
}
