import { handOf } from '../../../games/root/components/piles.ts';
import { IS_BUILDING, OWNER, PIECES, WARRIOR_OF } from '../../../games/root/components/pieces.ts';
import type { RootView } from '../../../games/root/view.ts';
import { CLEARING_COUNT, FACTIONS, ITEMS } from '../../../games/root/words.ts';
import { type Emblem, Icon } from '../../components/icon.tsx';
import { familyOf } from './map/family.ts';
import css from './seat-note.module.css';
import { useNames } from './use-names.ts';

/** The sign of the faction that a seat plays. */
export function rootEmblem(view: object, seat: number): Emblem | undefined {
  const faction = (view as RootView).factions[seat];
  if (faction === null || faction === undefined) return undefined;
  const family = familyOf(FACTIONS.indexOf(faction))!;
  return { fill: `var(--f-${family})`, on: `var(--on-f-${family})`, mark: `f-${family}`, dash: 'none' };
}

/** A faction at a glance: its name, its hand, its warriors and buildings on the map, what it has crafted. */
export function RootSeatNote({ view, seat }: { readonly view: object; readonly seat: number }) {
  const names = useNames();
  const root = view as RootView;
  const faction = root.factions[seat];
  if (!names || faction === null || faction === undefined) return null;
  const f = FACTIONS.indexOf(faction);
  const onMap = (p: number): number =>
    root.on.slice(p * CLEARING_COUNT, (p + 1) * CLEARING_COUNT).reduce((sum, n) => sum + n, 0);
  const warrior = WARRIOR_OF[f]!;
  const cardboard = PIECES.flatMap((name, p) =>
    OWNER[p] === f && p !== warrior && onMap(p) > 0 ? [{ name, p, count: onMap(p) }] : [],
  );
  return (
    <>
      <b className={css.name}>{names.fullFaction(faction)}</b>
      <span className={css.row}>
        <span title={names.say.t('root-board.label.hand')}>
          <Icon id="u-hand" size={17} label={names.say.t('root-board.label.hand')} /> {root.pileSizes[handOf(f)]}
        </span>
        {warrior >= 0 && (
          <span title={names.count(PIECES[warrior]!, onMap(warrior))}>
            <Icon id={`w-${familyOf(f)}`} size={17} label={names.count(PIECES[warrior]!, onMap(warrior))} />{' '}
            {onMap(warrior)}
          </span>
        )}
        {cardboard.map(({ name, p, count }) => (
          <span key={name} title={names.count(name, count)}>
            <Icon
              id={
                name === 'relic'
                  ? 't-relic-figure'
                  : name === 'warlord'
                    ? 'w-warlord'
                    : `${IS_BUILDING[p] ? 'b' : 't'}-${name}`
              }
              size={17}
              label={names.count(name, count)}
            />{' '}
            {count}
          </span>
        ))}
        {ITEMS.map((item, i) =>
          root.crafted[f * ITEMS.length + i]! > 0 ? (
            <Icon key={item} id={`i-${item}`} size={17} label={names.item(item)} />
          ) : null,
        )}
      </span>
    </>
  );
}
