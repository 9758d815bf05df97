import type { ReactNode } from 'react';
import { FACTS, TITLE_OF } from '../../../../games/root/components/cards/index.ts';
import { ITEMS, SUITS } from '../../../../games/root/words.ts';
import { Icon } from '../../../components/icon.tsx';
import { Counter } from '../map/counter.tsx';
import type { Piece } from '../map/piece.ts';
import { type Names, withoutNote } from '../names.ts';
import css from './dash.module.css';

/** A piece among words. */
export function PieceMark({ piece, size = 26 }: { readonly piece: Piece; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-1.5 -3.5 29 29" role="img" aria-label={piece.label}>
      <Counter piece={piece} x={12} y={12} size={24} />
    </svg>
  );
}

interface TrackProps {
  readonly title: string;
  readonly piece: Piece;
  /** How many there are, and how many of them still lie on the track. */
  readonly spaces: number;
  readonly left: number;
  /** What stands below each space: a price, points. */
  readonly marks: readonly string[];
  /** What the next one brings. */
  readonly note: string;
}

/** A track: what has left it shows what that gave, what lies on it is still to come; the next one is framed. */
export function Track({ title, piece, spaces, left, marks, note }: TrackProps) {
  const gone = spaces - left;
  return (
    <div className={css.track}>
      <b>{withoutNote(title)}</b>
      <span className={css.note}>{note}</span>
      <ol className={css.spaces}>
        {Array.from({ length: spaces }, (_, i) => (
          <li key={`${title} ${i}`} data-next={i === gone || undefined} data-gone={i < gone || undefined}>
            {i < gone ? <span className={css.hole} /> : <PieceMark piece={piece} size={25} />}
            <small>{marks[i]}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Something with a name and a value. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{withoutNote(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A number of items, by kind; `state` says how they lie. */
export function Items({
  counts,
  names,
  state,
}: {
  counts: readonly number[];
  names: Names;
  state?: 'spent' | 'damaged';
}) {
  const list = ITEMS.flatMap((item, i) =>
    Array.from({ length: counts[i] ?? 0 }, (_, k) => ({ item, key: `${item} ${k}` })),
  );
  if (list.length === 0) return <span className={css.none}>{names.say.t('root-board.label.empty')}</span>;
  return (
    <span className={css.items} data-state={state}>
      {list.map(({ item, key }) => (
        <Icon key={key} id={`i-${item}`} size={22} label={names.item(item)} />
      ))}
    </span>
  );
}

/** Cards by their suits alone: a column of the decree, a row of supporters. */
export function SuitMarks({
  cards,
  names,
  size = 18,
}: {
  readonly cards: readonly number[];
  readonly names: Names;
  readonly size?: number;
}) {
  return (
    <span className={css.suits}>
      {cards.map((card) => {
        const suit = SUITS[FACTS[TITLE_OF[card]!]!.suit]!;
        return (
          <span key={card} style={{ color: `var(--s-${suit})` }}>
            <Icon id={`suit-${suit}`} size={size} label={names.suit(suit)} />
          </span>
        );
      })}
    </span>
  );
}

/** Columns side by side, each with its heading. As in `Track` and `Fact`, notes that tell terms apart are left out. */
export function Columns({ list }: { readonly list: readonly { readonly title: string; readonly body: ReactNode }[] }) {
  return (
    <div className={css.columns}>
      {list.map(({ title, body }) => (
        <div key={title}>
          <b>{withoutNote(title)}</b>
          {body}
        </div>
      ))}
    </div>
  );
}
