import { listMoves } from './movement.ts';
import { BASE, CELL_COUNT, EDGE_CELL, EDGE_COUNT, EDGE_OTHER, edge, NOWHERE, SIX } from '../00-board/geometry.ts';
import type { Collector } from '../../types.ts';
import { say, type WildOption } from '../../verbs.ts';
import { hasUsableCamp, isAtMost, isFactory, isFactorySide, isTerrain, mostSupport, sharedEffect } from '../queries.ts';
import { why } from '../../refusals.ts';
import type { WildState } from '../../state.ts';
import { ITEMS } from '../../words.ts';

const CAMP = say.camp();
const CLEAR = say.clear();
const HEAL = say.heal();
const DESTROY_MECH = say.destroyMech();
const DESTROY_FACTORY = say.destroyFactory();
const TAKE_ITEM = say.takeItem();

/** §W-11.2: at maximum support, on home terrain or a destroyed factory, where no camp stands; nothing else matters (§W-A25). */
function listCamp(s: WildState, player: number, here: number, ask: Collector): void {
  const home = isTerrain(s, here, s.faction[player]!);
  if (s.camps[player] !== 0 && isAtMost(s, player) && home && s.camp[here] === NOWHERE) return ask.offer(CAMP);
  if (!ask.wantsRefusals) return;
  if (s.camps[player] === 0) ask.refuse(CAMP, why.allBuilt);
  else if (!isAtMost(s, player)) ask.refuse(CAMP, why.support, mostSupport(s, player), s.support[player]);
  else if (!home) ask.refuse(CAMP, why.notHome);
  else ask.refuse(CAMP, why.campHere);
}

/** §W-11.3: to a cell with an own usable camp; with sanctuary to anybody's (§W-22.O9). */
export function listRegroups(s: WildState, player: number, to: (cell: number) => WildOption, ask: Collector): void {
  const here = s.cell[player]!;
  const any = sharedEffect(s, 'regroupToAnyCamp') !== undefined;
  for (let c = 0; c < CELL_COUNT; c++) {
    const owner = s.camp[c]!;
    if (owner === NOWHERE) {
      if (ask.wantsRefusals) ask.refuse(to(c), any ? why.noCampThere : why.noOwnCamp);
    } else if (owner !== player && !any) {
      if (ask.wantsRefusals) ask.refuse(to(c), why.noOwnCamp);
    } else if (!hasUsableCamp(s, c)) {
      if (ask.wantsRefusals) ask.refuse(to(c), why.factoryOnCamp);
    } else if (c === here) {
      if (ask.wantsRefusals) ask.refuse(to(c), why.here);
    } else ask.offer(to(c));
  }
}

/** §W-11.4: where pollution or a toxic site lies. */
export function isDirty(s: WildState, c: number): boolean {
  return s.pollution[c] !== 0 || s.toxic[c] !== 0;
}

function listClear(s: WildState, here: number, ask: Collector): void {
  if (isDirty(s, here)) ask.offer(CLEAR);
  else if (ask.wantsRefusals) ask.refuse(CLEAR, why.clean);
}

/** §W-11.5: on a cell with a usable camp of any faction. */
function listHeal(s: WildState, player: number, here: number, ask: Collector): void {
  if (hasUsableCamp(s, here) && s.damage[player] !== 0) return ask.offer(HEAL);
  if (!ask.wantsRefusals) return;
  if (s.camp[here] === NOWHERE) ask.refuse(HEAL, why.noCampToHeal);
  else ask.refuse(HEAL, hasUsableCamp(s, here) ? why.unhurt : why.factoryOnCamp);
}

/** §W-11.6: one mech on the leader's cell. */
function listDestroyMech(s: WildState, here: number, ask: Collector): void {
  if (s.mechs[here] !== 0) ask.offer(DESTROY_MECH);
  else if (ask.wantsRefusals) ask.refuse(DESTROY_MECH, why.noMech);
}

/** Offers or refuses one edge to a player's breach marker (§W-11.7, §W-A23). */
function listBreach(s: WildState, player: number, e: number, option: WildOption, ask: Collector): void {
  const walled = s.wall[e] !== 0 || isFactorySide(s, e);
  const ofBase = EDGE_CELL[e] === BASE || EDGE_OTHER[e] === BASE;
  if (walled && !ofBase && s.breach[e] === NOWHERE && s.markers[player] !== 0) return ask.offer(option);
  if (!ask.wantsRefusals) return;
  if (ofBase) ask.refuse(option, why.baseWall);
  else if (!walled) ask.refuse(option, why.noWall);
  else if (s.breach[e] !== NOWHERE) ask.refuse(option, why.breached);
  else ask.refuse(option, why.noMarker);
}

/** §W-11.7: a wall or factory wall on a side of the leader's cell. */
export function listBreachesHere(s: WildState, player: number, at: (e: number) => WildOption, ask: Collector): void {
  const here = s.cell[player]!;
  for (let d = 0; d < SIX; d++) {
    const e = edge(here, d);
    listBreach(s, player, e, at(e), ask);
  }
  if (!ask.wantsRefusals) return;
  for (let e = 0; e < EDGE_COUNT; e++)
    if (EDGE_CELL[e] !== here && EDGE_OTHER[e] !== here && (s.wall[e] !== 0 || isFactorySide(s, e)))
      ask.refuse(at(e), why.notHere);
}

/** §W-A58: any wall on the board. */
export function listBreachesAnywhere(
  s: WildState,
  player: number,
  at: (e: number) => WildOption,
  ask: Collector,
): void {
  for (let e = 0; e < EDGE_COUNT; e++) listBreach(s, player, e, at(e), ask);
}

/** §W-11.8: on an intact factory without mechs, pollution or a toxic site. */
function listDestroyFactory(s: WildState, here: number, ask: Collector): void {
  const clean = s.mechs[here] === 0 && !isDirty(s, here);
  if (isFactory(s, here) && clean) return ask.offer(DESTROY_FACTORY);
  if (!ask.wantsRefusals) return;
  if (!isFactory(s, here)) ask.refuse(DESTROY_FACTORY, why.noFactory);
  else if (s.mechs[here] !== 0) ask.refuse(DESTROY_FACTORY, why.factoryMechs, s.mechs[here]);
  else ask.refuse(DESTROY_FACTORY, why.factoryPollution);
}

/** §W-11.9: the item of the camp the leader stands on. */
function listTakeItem(s: WildState, player: number, here: number, ask: Collector): void {
  const usable = hasUsableCamp(s, here);
  const owned = usable && s.items[player * ITEMS.length + s.faction[s.camp[here]!]!] !== 0;
  if (usable && !owned) return ask.offer(TAKE_ITEM);
  if (!ask.wantsRefusals) return;
  if (owned) ask.refuse(TAKE_ITEM, why.hasItem);
  else ask.refuse(TAKE_ITEM, s.camp[here] === NOWHERE ? why.noCampToTake : why.factoryOnCamp);
}

/** Lists the nine actions a player may pay an action point for (chapter W-11). */
export function listActions(s: WildState, player: number, ask: Collector): void {
  if (s.ap === 0) {
    if (ask.wantsRefusals) refuseAll(s, player, ask);
    return;
  }
  const here = s.cell[player]!;
  listMoves(s, player, say.move, ask);
  listCamp(s, player, here, ask);
  listRegroups(s, player, say.regroup, ask);
  listClear(s, here, ask);
  listHeal(s, player, here, ask);
  listDestroyMech(s, here, ask);
  listBreachesHere(s, player, say.breach, ask);
  listDestroyFactory(s, here, ask);
  listTakeItem(s, player, here, ask);
}

/** Without action points nothing can be paid for (§W-6.2). */
function refuseAll(s: WildState, player: number, ask: Collector): void {
  for (let c = 0; c < CELL_COUNT; c++) {
    ask.refuse(say.move(c), why.points);
    ask.refuse(say.regroup(c), why.points);
  }
  for (let d = 0; d < SIX; d++) ask.refuse(say.breach(edge(s.cell[player]!, d)), why.points);
  for (const option of [CAMP, CLEAR, HEAL, DESTROY_MECH, DESTROY_FACTORY, TAKE_ITEM]) ask.refuse(option, why.points);
}
