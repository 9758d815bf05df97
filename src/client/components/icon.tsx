import { createContext, useContext } from 'react';
import { symbolHref } from './symbol.ts';
import css from './parts.module.css';

/** An icon of the emblem sprite; hidden from screen readers unless it has a label. */
export function Icon({
  id,
  size = 16,
  label,
}: {
  readonly id: string;
  readonly size?: number;
  readonly label?: string;
}) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={css.icon} width={size} height={size} viewBox="0 0 24 24" {...name}>
      <use href={symbolHref(id)} />
    </svg>
  );
}

/** The look of a seat: its colours, and a mark and rim pattern for readers who do not see colours. */
export interface Emblem {
  readonly fill: string;
  readonly on: string;
  readonly mark: string;
  readonly dash: string;
}

const OWNERS: readonly Emblem[] = [
  { fill: 'var(--owner-1)', on: 'var(--on-owner-1)', mark: 'tamga-1', dash: 'none' },
  { fill: 'var(--owner-2)', on: 'var(--on-owner-2)', mark: 'tamga-2', dash: '3 1.4' },
  { fill: 'var(--owner-3)', on: 'var(--on-owner-3)', mark: 'tamga-3', dash: '1.6 1.6' },
  { fill: 'var(--owner-4)', on: 'var(--on-owner-4)', mark: 'tamga-4', dash: '1 1' },
  { fill: 'var(--f-riverfolk)', on: 'var(--on-f-riverfolk)', mark: 'a-eagle', dash: '4 1.5 1 1.5' },
  { fill: 'var(--f-corvids)', on: 'var(--on-f-corvids)', mark: 'a-horse', dash: '2.4 2.4' },
];

/** A game's own emblem of a seat; undefined means the default one. */
export const EmblemContext = createContext<(seat: number) => Emblem | undefined>(() => undefined);

/** The look of a seat. */
export function useEmblem(seat: number): Emblem {
  return useContext(EmblemContext)(seat) ?? OWNERS[seat % OWNERS.length]!;
}

/** The piece that stands for a seat. */
export function SeatPiece({ seat, size = 36 }: { readonly seat: number; readonly size?: number }) {
  return <EmblemPiece emblem={useEmblem(seat)} size={size} />;
}

/** A piece with an emblem. */
export function EmblemPiece({ emblem, size = 36 }: { readonly emblem: Emblem; readonly size?: number }) {
  const { fill, on, mark, dash } = emblem;
  return (
    <svg width={size} height={size} viewBox="-.5 -.5 25 25" aria-hidden="true">
      <use href={symbolHref('k-warrior')} style={{ color: fill, '--rim': on, '--rim-dash': dash } as object} />
      <use
        href={symbolHref(mark)}
        x="5.3"
        y="4.1"
        width="13.4"
        height="13.4"
        style={{ color: on, '--cut': fill } as object}
      />
    </svg>
  );
}
