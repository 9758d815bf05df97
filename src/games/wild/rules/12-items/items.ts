import { isDirty, listBreachesHere, listRegroups } from '../11-actions/actions.ts';
import { listMoves } from '../11-actions/movement.ts';
import { CELL_COUNT, distance, edge, SIX } from '../00-board/geometry.ts';
import type { Collector } from '../../types.ts';
import { say } from '../../verbs.ts';
import { ownEffect } from '../queries.ts';
import { why } from '../../refusals.ts';
import type { WildState } from '../../state.ts';
import { type Item, ITEMS } from '../../words.ts';

const BREAD = say.bread();
const POTIONS_HEAL = say.potionsHeal();
const POTIONS_CLEAR = say.potionsClear();

/** The number of an item. */
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

/** Lists the uses of a player's items: without action points, before the machine card (§W-12.2). */
export function listItems(s: WildState, player: number, ask: Collector): void {
  for (let item = 0; item < ITEMS.length; item++)
    if (hasItem(s, player, item)) listUses[ITEMS[item]!](s, player, ask);
    else if (ask.wantsRefusals) refuseUses(s, player, ITEMS[item]!, ask);
}

const listUses: { readonly [I in Item]: (s: WildState, player: number, ask: Collector) => void } = {
  /** §W-12.6: a move or a regroup. */
  maps(s, player, ask) {
    listMoves(s, player, say.mapsMove, ask);
    listRegroups(s, player, say.mapsRegroup, ask);
  },
  /** §W-12.3: one more action point. */
  bread(_s, _player, ask) {
    ask.offer(BREAD);
  },
  /** §W-12.4: one damage less, or the leader's cell cleared. */
  potions(s, player, ask) {
    if (s.damage[player] !== 0) ask.offer(POTIONS_HEAL);
    else if (ask.wantsRefusals) ask.refuse(POTIONS_HEAL, why.potionsUnhurt);
    if (isDirty(s, s.cell[player]!)) ask.offer(POTIONS_CLEAR);
    else if (ask.wantsRefusals) ask.refuse(POTIONS_CLEAR, why.clean);
  },
  /** §W-12.5: a mech on the leader's cell, with ballistics beside it too (§W-22.S8); or a wall. */
  rockets(s, player, ask) {
    const here = s.cell[player]!;
    const reach = ownEffect(s, player, 'rocketsReachAdjacentMech') === undefined ? 0 : 1;
    for (let c = 0; c < CELL_COUNT; c++) {
      const isNear = distance(here, c) <= reach;
      if (s.mechs[c] !== 0 && isNear) ask.offer(say.rocketsMech(c));
      else if (ask.wantsRefusals) ask.refuse(say.rocketsMech(c), isNear ? why.noMech : why.rocketsReach);
    }
    listBreachesHere(s, player, say.rocketsBreach, ask);
  },
};

/** An item that is not at hand cannot be used, wherever (§W-12.2). */
function refuseUses(s: WildState, player: number, item: Item, ask: Collector): void {
  const here = s.cell[player]!;
  if (item === 'bread') ask.refuse(BREAD, why.noItem);
  if (item === 'potions') {
    ask.refuse(POTIONS_HEAL, why.noItem);
    ask.refuse(POTIONS_CLEAR, why.noItem);
  }
  if (item === 'rockets') {
    for (let c = 0; c < CELL_COUNT; c++) ask.refuse(say.rocketsMech(c), why.noItem);
    for (let d = 0; d < SIX; d++) ask.refuse(say.rocketsBreach(edge(here, d)), why.noItem);
  }
  if (item === 'maps')
    for (let c = 0; c < CELL_COUNT; c++) {
      ask.refuse(say.mapsMove(c), why.noItem);
      ask.refuse(say.mapsRegroup(c), why.noItem);
    }
}
