import { memo } from 'react';
import { AVAILABLE, DECK, DISCARD } from '../../../games/root/components/piles.ts';
import type { RootView } from '../../../games/root/view.ts';
import { FACTIONS, ITEMS } from '../../../games/root/words.ts';
import { Icon } from '../../components/icon.tsx';
import css from './board.module.css';
import { Mark } from './map/counter.tsx';
import { familyOf } from './map/family.ts';
import type { Names } from './names.ts';

const MOST = 30;
const STEP = 14;
/** Room for the pins of three who have no point yet. */
const LEFT = 30;
const PIN = 17;

/** The score as the scale bar of a map, with the owners pinned on it. */
function Scale({ view, names }: { readonly view: RootView; readonly names: Names }) {
  const pinned = view.factions.flatMap((faction) => {
    if (faction === null) return [];
    const f = FACTIONS.indexOf(faction);
    // §3.3.2: who has activated a dominance card has no score marker any more.
    return view.dominance[f]! >= 0 ? [] : [{ faction, f, points: view.points[f]! }];
  });
  const said = pinned.map(({ faction, points }) => `${names.faction(faction)}: ${points}`).join(', ');
  const x = (points: number): number => LEFT + Math.min(points, MOST) * STEP;
  return (
    <svg
      className={css.scale}
      viewBox={`0 0 ${LEFT * 2 + MOST * STEP} 54`}
      role="img"
      aria-label={`${names.say.t('root-board.label.scale')}: ${said}`}
    >
      {[0, 1, 2, 3, 4, 5].map((five) => (
        <rect
          key={five}
          x={x(five * 5)}
          y={27}
          width={5 * STEP}
          height={7}
          className={five % 2 === 0 ? css.dark : css.light}
        />
      ))}
      {[0, 5, 10, 15, 20, 25, 30].map((n) => (
        <text key={n} x={x(n)} y={50} className={css.figure}>
          {n}
        </text>
      ))}
      {pinned.map(({ faction, f, points }) => {
        const family = familyOf(f)!;
        const beside = pinned.filter((other) => other.points === points);
        const at = x(points) + (beside.findIndex((other) => other.f === f) - (beside.length - 1) / 2) * (PIN + 1);
        return (
          <g key={faction}>
            <title>{`${names.faction(faction)}: ${points}`}</title>
            <path d={`M${at} 20V30`} className={css.stem} />
            <Mark
              id="k-warrior"
              x={at}
              y={11}
              size={PIN + 2}
              style={{ color: `var(--f-${family})`, '--rim': 'none' }}
            />
            <Mark
              id={`f-${family}`}
              x={at}
              y={10}
              size={PIN * 0.62}
              style={{ color: `var(--on-f-${family})`, '--cut': `var(--f-${family})` }}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** What a map has in its margin: the scale, the piles of cards, the supply of items. */
export const MapMargin = memo(function Margin({ view, names }: { readonly view: RootView; readonly names: Names }) {
  const { say, terms } = names;
  const count = (pile: number, icon: string, name: string) => (
    <span title={name}>
      <Icon id={icon} size={20} label={name} /> {view.pileSizes[pile]}
    </span>
  );
  return (
    <div className={css.margin}>
      <Scale view={view} names={names} />
      <span className={css.piles}>
        {count(DECK, 'u-deck', say.t('root-board.label.deck'))}
        {count(DISCARD, 'u-discard', terms.name('root.discard-pile'))}
        {view.pileSizes[AVAILABLE]! > 0 && count(AVAILABLE, 'cd-dominance', terms.name('root.available-dominance'))}
      </span>
      <span className={css.piles} title={terms.name('root.item-supply')}>
        {ITEMS.map((item, i) =>
          item === 'torch' ? null : (
            <span key={item} data-none={view.items[i] === 0 || undefined}>
              <Icon id={`i-${item}`} size={20} label={names.item(item)} /> {view.items[i]}
            </span>
          ),
        )}
      </span>
    </div>
  );
});
