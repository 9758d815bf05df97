import { useState } from 'react';
import type { Condition, Order } from '../../protocol/index.ts';
import { useFaults } from '../lobby/faults.ts';
import { Icon } from '../parts/icon.tsx';
import parts from '../parts/parts.module.css';
import { useSpeech } from '../state/speech.tsx';
import { useTable } from '../state/table.ts';
import type { SeatNews, TableNews } from '../table/messages.ts';
import { OrderForm } from './orderform.tsx';
import css from './tabledialog.module.css';
import { optionWords } from './wording.ts';
import { useWords } from './words.tsx';

/** Answers that the table gives for the seat by itself, and a way to add one to the question that is open now. */
export function Orders({ news, mine }: { readonly news: TableNews; readonly mine: SeatNews }) {
  const { t } = useSpeech();
  const faults = useFaults();
  const words = useWords();
  const does = useTable((table) => table.does);
  const [fault, setFault] = useState<string>();
  const orders = news.net?.table.seats[mine.seat]?.orders ?? [];
  const open = mine.question >= 0 ? mine.offered : [];
  async function give(list: readonly Order[]): Promise<void> {
    const reply = await does({ do: 'orders', seat: mine.seat, orders: [...list] });
    setFault(reply.ok ? undefined : reply.fault);
  }
  const answer = (text: string): string => optionWords(words, text.split(' ')).join(' ');
  const told = ({ say, otherwise = [] }: Order): string => [say, ...otherwise].map(answer).join(' → ');
  function condition(one: Condition): string {
    const value = String('is' in one ? one.is : one.not);
    if (!('fact' in one)) return `${one.path}: ${value}`;
    const seat = one.fact === 'turn' ? news.note.sitters[Number(value)]?.name : undefined;
    const fact = words.fact(one.fact, value) ?? { name: one.fact, value };
    const named = seat === undefined ? fact : { name: t('play.label.orderTurn'), value: seat };
    const args = { fact: named.name, value: named.value };
    return 'is' in one ? t('play.label.orderIs', args) : t('play.label.orderNot', args);
  }
  return (
    <>
      <p>{t('play.text.ordersAbout')}</p>
      {orders.length > 0 && (
        <ul className={css.orders}>
          {orders.map((order) => (
            <li key={JSON.stringify(order)}>
              <span>
                {words.window(order.window)}
                <b>{told(order)}</b>
                {[...(order.when ?? []).map(condition), t(`play.choice.until.${order.until ?? 'always'}`)].join(' · ')}
              </span>
              <button
                type="button"
                className={parts.round}
                aria-label={t('play.aria.dropOrder', { order: told(order) })}
                onClick={() => void give(orders.filter((one) => one !== order))}
              >
                <Icon id="u-close" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {news.window && open.length > 0 ? (
        <OrderForm
          key={mine.question}
          window={news.window}
          seat={mine.seat}
          names={news.note.sitters.map(({ name }) => name)}
          open={open}
          answer={answer}
          give={(order) => {
            const same = (one: Order): boolean =>
              one.window === order.window && JSON.stringify(one.when ?? []) === JSON.stringify(order.when ?? []);
            void give([order, ...orders.filter((one) => !same(one))]);
          }}
        />
      ) : (
        <p className={css.hint}>{t('play.text.ordersWhenAsked')}</p>
      )}
      {fault !== undefined && (
        <p className={css.hint} role="alert">
          {faults(fault)}
        </p>
      )}
    </>
  );
}
