import type { Effect, Items, QuestData } from '../../../games/scythia/components/pack.ts';
import { type Colour, COLOURS, DICE, type Item, ITEMS } from '../../../games/scythia/words.ts';
import { Icon } from '../../components/icon.tsx';
import css from './marks.module.css';
import { useBoardContext } from './board-context.tsx';

const ITEM_MARKS: Readonly<Record<Item, string>> = {
  silver: 'g-silver',
  provisions: 'g-provisions',
  kumis: 'g-kumis',
  gold: 'g-gold',
  equipment: 'g-equipment',
  wagons: 'g-wagon',
  livestock: 'g-livestock',
  cards: 'u-hand',
  vp: 'g-vp',
};

/** The mark of an item. */
export function ItemMark({ item, size = 17 }: { readonly item: Item; readonly size?: number }) {
  return (
    <span className={css.item} data-item={item}>
      <Icon id={ITEM_MARKS[item]} size={size} />
    </span>
  );
}

/** A worker: the head-dress tells the colour. */
export function WorkerMark({ colour, size = 22 }: { readonly colour: number; readonly size?: number }) {
  const name: Colour = COLOURS[colour]!;
  return (
    <span className={css.worker} data-colour={name}>
      <Icon id={`worker-${name}`} size={size} />
    </span>
  );
}

/** The workers of a set of colours, one behind the other. */
export function WorkerMarks({ mask, size = 18 }: { readonly mask: number; readonly size?: number }) {
  return (
    <span className={css.workers}>
      {COLOURS.map((colour, k) =>
        (mask & (1 << k)) === 0 ? null : <WorkerMark key={colour} colour={k} size={size} />,
      )}
    </span>
  );
}

/** A die: red carries a bar, yellow a dot, white is plain; with its face once it is rolled. */
export function DieMark({ die, face }: { readonly die: number; readonly face?: { strength: number; wounds: number } }) {
  return (
    <span className={css.die} data-die={DICE[die >> 1]} data-rolled={face !== undefined || undefined}>
      {face && (
        <>
          <span>{face.strength}</span>
          {Array.from({ length: face.wounds }, (_, i) => (
            <Icon key={i} id="g-wound" size={13} />
          ))}
        </>
      )}
    </span>
  );
}

function ItemRun({ items, size = 17 }: { readonly items: Items; readonly size?: number }) {
  return ITEMS.map((item) =>
    items[item] === undefined ? null : (
      <span key={item} className={css.count}>
        {items[item]}
        <ItemMark item={item} size={size} />
      </span>
    ),
  );
}

/** What a quest costs, in marks. */
export function CostRun({ quest }: { readonly quest: QuestData }) {
  return (
    <span className={css.run}>
      {'items' in quest.cost ? (
        <ItemRun items={quest.cost.items} size={15} />
      ) : (
        <>
          <Icon id="u-hand" size={14} />
          <span className={css.count}>
            <Icon id="g-strength" size={14} />
            {`${quest.cost.discardStrength}+`}
          </span>
        </>
      )}
    </span>
  );
}

/** What an effect does, in marks; words stand beside it for those who do not see them. */
export function EffectRun({ effects }: { readonly effects: readonly Effect[] }) {
  return (
    <span className={css.run} aria-hidden="true">
      {effects.map((effect, i) => (
        <EffectMarks key={i} effect={effect} />
      ))}
    </span>
  );
}

function EffectMarks({ effect }: { readonly effect: Effect }) {
  switch (effect.do) {
    case 'gain':
      return <ItemRun items={effect.items} />;
    case 'exchange':
      return (
        <>
          <ItemRun items={effect.pay} />
          <span className={css.arrow}>→</span>
          {effect.then.map((next, i) => (
            <EffectMarks key={i} effect={next} />
          ))}
        </>
      );
    case 'heal':
      return (
        <span className={css.count}>
          −{effect.amount}
          <Icon id="g-wound" size={17} />
        </span>
      );
    case 'takeAnimal':
      return (
        <>
          {effect.side !== 'horse' && <Icon id="a-eagle" size={19} />}
          {effect.side !== 'eagle' && <Icon id="a-horse" size={19} />}
        </>
      );
    case 'hire':
      return (
        <>
          <Icon id="u-hand" size={17} />
          <span className={css.arrow}>→</span>
          <Icon id="g-crew" size={17} />
        </>
      );
    case 'completeQuest':
      return <Icon id="g-quest" size={18} />;
    case 'playCard':
      return <Icon id="u-hand" size={18} />;
    case 'useHero':
      return <Icon id="g-hero" size={18} />;
    case 'useEagle':
      return <Icon id="a-eagle" size={18} />;
    default:
      return <Words effect={effect} />;
  }
}

/** An effect that no mark can tell. */
function Words({ effect }: { readonly effect: Effect }) {
  const { names } = useBoardContext();
  return <span>{names.text.play([effect])}</span>;
}

/** The sign of values that nobody has published. */
export function Rebuilt({ of }: { readonly of: { readonly reconstructed?: readonly string[] } | undefined }) {
  const { names } = useBoardContext();
  if (of?.reconstructed === undefined) return null;
  const what = names.say.t('scythia.label.rebuilt');
  return (
    <span className={css.rebuilt} title={what}>
      ≈
    </span>
  );
}
