import { useId, useState } from 'react';
import type { Condition, ViewerSnapshot, Order } from '../../protocol/index.ts';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';
import css from './table-sheet.module.css';
import { useTexts } from './texts-provider.tsx';

interface OrderFormProps {
  readonly window: NonNullable<ViewerSnapshot['window']>;
  readonly seat: number;
  readonly names: readonly string[];
  /** The offered options. */
  readonly open: readonly string[];
  answer(text: string): string;
  give(order: Order): void;
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  set(value: string): void;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

function Pick({ label, value, set, options }: PickProps) {
  const id = useId();
  return (
    <div className={css.pick}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => set(target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
    </div>
  );
}

const ENDS = ['always', 'turn', 'own-turn'] as const;
const NOTHING_ELSE = '';

/** Options that decline; proposed first because they are nearly always possible. */
const IDLE = ['pass', 'end'];

/** Form of a standing order for the open window: answer, end and conditions. */
export function OrderForm({ window, seat, names, open, answer, give }: OrderFormProps) {
  const { t } = useMessages();
  const words = useTexts();
  const idle = open.find((text) => IDLE.includes(text));
  const [say, setSay] = useState(idle ?? open[0] ?? '');
  const [otherwise, setOtherwise] = useState(idle ?? NOTHING_ELSE);
  const [until, setUntil] = useState<(typeof ENDS)[number]>('always');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { turn, facts = {}, secret } = window;
  const known = Object.entries(facts).flatMap(([fact, is]) => {
    const said = words.fact(fact, is);
    return said ? [{ fact, is, ...said }] : [];
  });
  // Facts of the window are more specific than whose turn it is.
  const turns =
    known.length === 0 && turn !== undefined && turn !== seat
      ? [{ fact: 'turn', is: turn, name: t('play.label.orderTurn'), value: names[turn] ?? '' }]
      : [];
  const conditions = [...turns, ...known];
  const others = open.filter((text) => text !== say);
  const when = conditions.flatMap(({ fact, is }): Condition[] => {
    if (chosen[fact] === 'is') return [{ fact, is }];
    return chosen[fact] === 'not' ? [{ fact, not: is }] : [];
  });
  const order: Order = {
    window: window.name,
    say,
    ...(secret && otherwise !== NOTHING_ELSE && otherwise !== say && { otherwise: [otherwise] }),
    ...(when.length > 0 && { when }),
    ...(until !== 'always' && { until }),
  };
  return (
    <div className={css.add} data-order-form>
      <Pick
        label={words.window(window.name)}
        value={say}
        set={setSay}
        options={open.map((value) => ({ value, text: answer(value) }))}
      />
      {secret && say !== idle && others.length > 0 && (
        <Pick
          label={t('play.label.orderOtherwise')}
          value={others.includes(otherwise) ? otherwise : NOTHING_ELSE}
          set={setOtherwise}
          options={[
            { value: NOTHING_ELSE, text: t('play.label.orderAsk') },
            ...others.map((value) => ({ value, text: answer(value) })),
          ]}
        />
      )}
      {conditions.map(({ fact, name, value }) => (
        <Pick
          key={fact}
          label={name}
          value={chosen[fact] ?? 'any'}
          set={(how) => setChosen({ ...chosen, [fact]: how })}
          options={[
            { value: 'any', text: t('play.label.orderAny') },
            { value: 'is', text: t('play.label.orderOnly', { value }) },
            { value: 'not', text: t('play.label.orderBut', { value }) },
          ]}
        />
      ))}
      <Pick
        label={t('play.label.orderUntil')}
        value={until}
        set={(end) => setUntil(ENDS.find((one) => one === end) ?? 'always')}
        options={ENDS.map((value) => ({ value, text: t(`play.choice.until.${value}`) }))}
      />
      <button type="button" className={parts.button} onClick={() => give(order)}>
        {t('play.button.addOrder')}
      </button>
    </div>
  );
}
