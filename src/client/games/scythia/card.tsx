import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import css from './card.module.css';
import { characterText } from './character-text.ts';
import { Rebuilt } from './marks.tsx';
import { COMPONENTS } from './names.ts';
import { Tap, useBoardContext } from './board-context.tsx';
import { capitalize } from '../../turns/capitalize.ts';

interface CardProps {
  readonly kind: number;
  readonly to: string | undefined;
  /** What is said besides, such as how many copies. */
  readonly note?: ReactNode;
}

/** A character card: cost, strength and points, what it does in a raid and when it is played. */
export function CharacterCard({ kind, to, note }: CardProps) {
  const { names } = useBoardContext();
  const card = COMPONENTS.pack.characters[kind]!;
  return (
    <Tap to={to} label={characterText(names, kind)} className={css.card}>
      <span className={css.top}>
        <span title={names.terms.name('scythia.silver')}>
          <Icon id="g-silver" size={18} />
          {card.cost}
        </span>
        <span title={names.terms.name('scythia.strength')}>
          <Icon id="g-strength" size={18} />
          {card.strength}
        </span>
        {card.vp > 0 && (
          <span>
            <Icon id="g-vp" size={17} />
            {card.vp}
          </span>
        )}
        <Rebuilt of={card} />
      </span>
      <b className={css.name}>
        {names.character(kind)}
        {note}
      </b>
      <span className={css.effect}>
        <Icon id="g-strength" size={15} />
        <span>
          {names.text.raid(card.raid).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </span>
      <span className={css.effect}>
        <Icon id="v-village-centre" size={15} />
        <span>{capitalize(names.text.play(card.play))}</span>
      </span>
    </Tap>
  );
}
