import type { PlayerView, WildView } from '../../../games/wild/view.ts';
import { ITEMS } from '../../../games/wild/words.ts';
import { Icon } from '../../components/icon.tsx';
import css from './disc.module.css';
import { COMPONENTS } from './facts.ts';
import type { Names } from './names.ts';
import { Emblem } from './piece.tsx';

const ITEM_ICONS: Readonly<Record<(typeof ITEMS)[number], string>> = {
  maps: 'i-map',
  bread: 'i-bread',
  potions: 'i-potion',
  rockets: 'i-rocket',
};

interface OneProps {
  readonly player: PlayerView;
  readonly view: WildView;
  readonly names: Names;
}

/** The support track: spaces passed, the marker, and the camps with the hand under each (§W-9.2, §W-9.5). */
export function SupportTrack({ player, view, names }: OneProps) {
  const { say } = names;
  const { spacesBeforeCamps, hands } = COMPONENTS.track[view.players.length]!;
  const last = spacesBeforeCamps + hands.length - 1;
  const most = last - player.camps;
  const full = player.camps > 0 && player.support >= most;
  const text = full
    ? say.t('wild.label.supportFull')
    : say.t('wild.label.support', { n: player.support, most: Math.max(most, 0) });
  return (
    <div className={css.track}>
      <div className={css.spaces} role="img" aria-label={text}>
        {Array.from({ length: last + 1 }, (_, space) => {
          const camp = space - spacesBeforeCamps;
          const isCamp = camp >= hands.length - player.camps && camp >= 0;
          const state = space === player.support ? 'at' : space < player.support ? 'passed' : isCamp ? 'camp' : 'free';
          return (
            <i key={`${space}`} data-space={state}>
              {state === 'at' && <Icon id="m-support" size={18} />}
              {state === 'camp' && <Emblem faction={player.faction} kind="camp" size={20} />}
              {camp >= 0 && <b>{hands[camp]}</b>}
            </i>
          );
        })}
      </div>
      <p data-full={full || undefined}>
        {text}
        {'; '}
        {say.t('wild.label.campsLeft', { n: player.camps })}
      </p>
    </div>
  );
}

/** The items of the factions in play: available or used (§W-12.1). */
export function Items({ player, view, names }: OneProps) {
  const { say } = names;
  return (
    <ul className={css.items}>
      {ITEMS.map((item, i) => {
        if (!view.players.some(({ faction }) => faction === i)) return null;
        const has = player.items[i] === 1;
        const label = say.t(has ? 'wild.label.itemHave' : 'wild.label.itemUsed', { item: names.item(i) });
        return (
          <li key={item} data-has={has || undefined} title={label}>
            <Icon id={ITEM_ICONS[item]} size={22} label={label} />
          </li>
        );
      })}
    </ul>
  );
}

/** Damage tokens, taken ones filled (§W-10.7). */
export function Damage({ player, names }: Omit<OneProps, 'view'>) {
  const { say } = names;
  const most = COMPONENTS.pack.setup.maxDamage;
  return (
    <span className={css.hurt} role="img" aria-label={say.t('wild.label.damageOf', { n: player.damage, most })}>
      {Array.from({ length: most }, (_, i) => (
        <i key={`${i}`} data-hit={i < player.damage || undefined}>
          <Icon id="m-damage" size={18} />
        </i>
      ))}
    </span>
  );
}
