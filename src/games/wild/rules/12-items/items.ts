import { offerUnless } from '../../../../kernel/index.ts';
import { isDirty, listBreachesHere, listRegroups, NOT_POLLUTED, NO_MECH } from '../11-actions/actions.ts';
import { listMoves } from '../11-actions/movement.ts';
import { CELL_COUNT, distance, edge, SIX } from '../00-board/geometry.ts';
import type { Collector } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { ownEffect } from '../queries.ts';
import { refusal } from '../../refusals.ts';
import type { WildState } from '../../state.ts';
import { type Item, ITEMS } from '../../words.ts';

const NO_ITEM = refusal('W-12.2', 'no-item');
const NO_DAMAGE_FOR_POTIONS = refusal('W-12.4', 'unhurt');
const ROCKETS_OUT_OF_REACH = refusal('W-12.5', 'not-here');

const BREAD = verbs.bread();
const POTIONS_HEAL = verbs.potionsHeal();
const POTIONS_CLEAR = verbs.potionsClear();

/** The number of maps. */
export const MAPS = ITEMS.indexOf('maps');
/** The number of bread. */
export const BREAD_ITEM = ITEMS.indexOf('bread');
/** The number of potions. */
export const POTIONS = ITEMS.indexOf('potions');
/** The number of rockets. */
export const ROCKETS = ITEMS.indexOf('rockets');

/** True when a player has the item to use. */
export function hasItem(s: WildState, player: number, item: number): boolean {
  return s.items[player * ITEMS.length + item] === 1;
}

/** §W-12.2: lists the uses of a player's items; they cost no action points. */
export function listItems(s: WildState, player: number, ask: Collector): void {
  for (let item = 0; item < ITEMS.length; item++)
    if (hasItem(s, player, item)) listUses[ITEMS[item]!](s, player, ask);
    else if (ask.wantsRefusals) refuseUses(s, player, ITEMS[item]!, ask);
}

const listUses: { readonly [I in Item]: (s: WildState, player: number, ask: Collector) => void } = {
  /** §W-12.6: a move or a regroup. */
  maps(s, player, ask) {
    listMoves(s, player, verbs.mapsMove, ask);
    listRegroups(s, player, verbs.mapsRegroup, ask);
  },
  /** §W-12.3: one more action point. */
  bread(_s, _player, ask) {
    ask.offer(BREAD);
  },
  /** §W-12.4: one damage less, or the leader's cell cleared. */
  potions(s, player, ask) {
    offerUnless(ask, POTIONS_HEAL, s.damage[player] === 0 ? NO_DAMAGE_FOR_POTIONS : undefined);
    offerUnless(ask, POTIONS_CLEAR, isDirty(s, s.cell[player]!) ? undefined : NOT_POLLUTED);
  },
  /** §W-12.5: a mech on the leader's cell, with ballistics beside it too (§W-22.S8); or a wall. */
  rockets(s, player, ask) {
    const here = s.cell[player]!;
    const reach = ownEffect(s, player, 'rocketsReachAdjacentMech') === undefined ? 0 : 1;
    for (let c = 0; c < CELL_COUNT; c++) {
      const isNear = distance(here, c) <= reach;
      if (s.mechs[c] !== 0 && isNear) ask.offer(verbs.rocketsMech(c));
      else if (ask.wantsRefusals) ask.refuse(verbs.rocketsMech(c), isNear ? NO_MECH : ROCKETS_OUT_OF_REACH);
    }
    listBreachesHere(s, player, verbs.rocketsBreach, ask);
  },
};

/** §W-12.2: an item that the player does not have cannot be used. */
function refuseUses(s: WildState, player: number, item: Item, ask: Collector): void {
  const here = s.cell[player]!;
  if (item === 'bread') ask.refuse(BREAD, NO_ITEM);
  if (item === 'potions') {
    ask.refuse(POTIONS_HEAL, NO_ITEM);
    ask.refuse(POTIONS_CLEAR, NO_ITEM);
  }
  if (item === 'rockets') {
    for (let c = 0; c < CELL_COUNT; c++) ask.refuse(verbs.rocketsMech(c), NO_ITEM);
    for (let d = 0; d < SIX; d++) ask.refuse(verbs.rocketsBreach(edge(here, d)), NO_ITEM);
  }
  if (item === 'maps')
    for (let c = 0; c < CELL_COUNT; c++) {
      ask.refuse(verbs.mapsMove(c), NO_ITEM);
      ask.refuse(verbs.mapsRegroup(c), NO_ITEM);
    }
}
