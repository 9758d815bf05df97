import { useState } from 'react';
import type { Condition, Order } from '../../protocol/index.ts';
import { useErrorText } from '../lobby/errors.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { OrderForm } from './order-form.tsx';
import css from './table-sheet.module.css';
import { optionText } from './table-texts.ts';
import { useTexts } from './texts-provider.tsx';

/** The seat's standing orders, and a form that adds one for the open window. */
export function Orders({ update, mine }: { readonly update: TableUpdate; readonly mine: SeatUpdate }) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const words = useTexts();
  const perform = useTable((table) => table.perform);
  const [errorCode, setErrorCode] = useState<string>();
  const orders = update.net?.table.seats[mine.seat]?.orders ?? [];
  const open = mine.question >= 0 ? mine.offered : [];
  async function sendOrders(list: readonly Order[]): Promise<void> {
    const reply = await perform({ do: 'orders', seat: mine.seat, orders: [...list] });
    setErrorCode(reply.ok ? undefined : reply.errorCode);
  }
  const answer = (text: string): string => optionText(words, text.split(' '));
  const orderText = ({ say, otherwise = [] }: Order): string => [say, ...otherwise].map(answer).join(' → ');
  function condition(one: Condition): string {
    const value = String('is' in one ? one.is : one.not);
    if (!('fact' in one)) return `${one.path}: ${value}`;
    const seat = one.fact === 'turn' ? update.info.sitters[Number(value)]?.name : undefined;
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
                <b>{orderText(order)}</b>
                {[...(order.when ?? []).map(condition), t(`play.choice.until.${order.until ?? 'always'}`)].join(' · ')}
              </span>
              <button
                type="button"
                className={parts.round}
                aria-label={t('play.aria.dropOrder', { order: orderText(order) })}
                onClick={() => void sendOrders(orders.filter((one) => one !== order))}
              >
                <Icon id="u-close" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {update.window && open.length > 0 ? (
        <OrderForm
          key={mine.question}
          window={update.window}
          seat={mine.seat}
          names={update.info.sitters.map(({ name }) => name)}
          open={open}
          answer={answer}
          give={(order) => {
            const same = (one: Order): boolean =>
              one.window === order.window && JSON.stringify(one.when ?? []) === JSON.stringify(order.when ?? []);
            void sendOrders([order, ...orders.filter((one) => !same(one))]);
          }}
        />
      ) : (
        <p className={css.hint}>{t('play.text.ordersWhenAsked')}</p>
      )}
      {errorCode !== undefined && (
        <p className={css.hint} role="alert">
          {errorText(errorCode)}
        </p>
      )}
    </>
  );
}
