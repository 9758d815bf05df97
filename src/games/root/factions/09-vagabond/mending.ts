import { seatBit } from '../../rules/02-key-terms/players.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { type Faction, HAMMER, ITEMS } from '../../words.ts';
import { damage, fresh, itemsIn, repair, vagabondOf, wholeItems, wholeOn } from './items.ts';
import { DAMAGED, DAMAGED_EXHAUSTED } from './state.ts';
import { vagabondVerbs } from './verbs.ts';
import type { HideoutFrame, FullRemovalFrame } from './frames.ts';

const NO_HAMMER = refusal('9.5.7', 'hammer');

/** The damaged items, for a repair. */
function listDamaged(s: RootState, f: Faction, ask: Collector): void {
  const v = vagabondOf(s, f);
  for (let item = 0; item < ITEMS.length; item++) {
    if (itemsIn(v, item, DAMAGED) > 0) ask.offer(vagabondVerbs.repair(item, 0));
    if (itemsIn(v, item, DAMAGED_EXHAUSTED) > 0) ask.offer(vagabondVerbs.repair(item, 1));
  }
}

/** §9.5.7: lists repairs for a hammer. */
export function listRepairs(s: RootState, f: Faction, ask: Collector): void {
  if (fresh(vagabondOf(s, f), HAMMER) > 0) listDamaged(s, f, ask);
  else if (ask.wantsRefusals)
    listDamaged(s, f, {
      wantsRefusals: true,
      isSatisfied: false,
      offer: (o) => ask.refuse(o, NO_HAMMER),
      refuse: (o, r, a, b) => ask.refuse(o, r, a, b),
    });
}

/** §E.3.2 */
const REPAIRS = 3;

/** The Ranger's repairs. */
export const hideout = (faction: Faction): HideoutFrame => ({
  proc: 'hideout',
  step: 'repair',
  got: 0,
  faction,
  left: REPAIRS,
});

export const hideoutProcedure: Section<HideoutFrame> = {
  repair: {
    kind: 'choice',
    window: 'vagabond-hideout',
    law: 'E.3.2',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      if (f.left > 0) listDamaged(s, f.faction, ask);
    },
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb === 'repair') repair(s, f.faction, o.item, o.side, out);
      f.left--;
      return 'repair';
    },
  },
};

/** §9.2.2.I */
const ITEMS_DAMAGED = 3;

/** Damages three items of his choice. */
export function fullRemoval(faction: Faction, key: string): FullRemovalFrame {
  return { proc: 'fullRemoval', step: 'damage', got: 0, key, faction, left: ITEMS_DAMAGED };
}

/** Lists undamaged items beyond those already chosen: `chosen` counts item times two plus side. */
export function listWhole(s: RootState, f: Faction, chosen: readonly number[], ask: Collector): void {
  const v = vagabondOf(s, f);
  for (let item = 0; item < ITEMS.length; item++)
    for (let side = 0; side < 2; side++) {
      let left = wholeOn(v, item, side);
      for (const code of chosen) if (code === item * 2 + side) left--;
      if (left > 0) ask.offer(vagabondVerbs.damage(item, side));
    }
}

/** Damages everything he has. */
export function damageAll(s: RootState, f: Faction, out: Sink): void {
  const v = vagabondOf(s, f);
  for (let item = 0; item < ITEMS.length; item++)
    for (let side = 0; side < 2; side++) while (wholeOn(v, item, side) > 0) damage(s, f, item, side, out);
}

export const fullRemovalProcedure: Section<FullRemovalFrame> = {
  // §9.2.2.I-R1: he chooses; fewer left means all of them.
  damage: {
    kind: 'choice',
    window: 'vagabond-full-removal',
    law: '9.2.2.I',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      if (f.left > 0 && wholeItems(vagabondOf(s, f.faction)) > f.left) listWhole(s, f.faction, [], ask);
    },
    none(s, f, out) {
      if (f.left > 0) damageAll(s, f.faction, out);
      return 'done';
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'damage') damage(s, f.faction, o.item, o.side, out);
      f.left--;
      return 'damage';
    },
  },
};
