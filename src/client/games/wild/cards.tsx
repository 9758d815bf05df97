import type { ReactNode } from 'react';
import { TERRAINS } from '../../../games/wild/words.ts';
import { Icon } from '../../components/icon.tsx';
import { BOX } from './facts.ts';
import css from './cards.module.css';
import type { Names } from './names.ts';
import { Emblem } from './piece.tsx';

interface CardProps {
  readonly card: number;
  readonly names: Names;
  /** Why or how it may be used, in a few words. */
  readonly note?: ReactNode;
  readonly state?: 'active' | 'open' | 'closed' | undefined;
  /** Shows whose card it is, where a hand is shared. */
  readonly faction?: number | undefined;
  tap?: (() => void) | undefined;
}

/** A defender card: its terrain, action points, name and what it does. */
export function DefenderCard({ card, names, note, state, faction, tap }: CardProps) {
  const { say } = names;
  const { name, terrain, ability, effect, isReveal, ap } = names.card(card);
  const ground = TERRAINS[BOX.terrain[card]!]!;
  const inner = (
    <>
      <span className={css.top} style={{ background: `var(--t-${ground})` }}>
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={`url(#wild-${ground})`} />
        </svg>
        <span className={css.ap} title={say.t('wild.label.points-of', { n: ap })}>
          {ap}
        </span>
        <span className={css.terrain}>
          <Icon id={`terrain-${ground}`} size={20} label={terrain} />
        </span>
        {faction !== undefined && (
          <span className={css.owner}>
            <Emblem faction={faction} size={24} />
          </span>
        )}
      </span>
      <strong>{name}</strong>
      <span className={css.ability}>
        <b>{ability}</b> <i>{say.t(isReveal ? 'wild.label.reveal' : 'wild.label.persistent')}</i>
        <span>{effect}</span>
      </span>
      {note !== undefined && <span className={css.note}>{note}</span>}
    </>
  );
  return tap === undefined ? (
    <div className={css.card} data-state={state}>
      {inner}
    </div>
  ) : (
    <button type="button" className={css.card} data-state={state} onClick={tap}>
      {inner}
    </button>
  );
}
