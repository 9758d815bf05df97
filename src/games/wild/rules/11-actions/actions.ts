import { offerUnless } from '../../../../kernel/index.ts';
import { listMoves, ALREADY_HERE } from './movement.ts';
import { BASE, CELL_COUNT, EDGE_CELL, EDGE_COUNT, EDGE_OTHER, edge, NOWHERE, SIX } from '../00-board/geometry.ts';
import type { Collector } from '../../types.ts';
import { verbs, type WildOption } from '../../verbs.ts';
import { hasUsableCamp, isAtMost, isFactory, isFactorySide, isTerrain, mostSupport, sharedEffect } from '../queries.ts';
import { refusal } from '../../refusals.ts';
import type { WildState } from '../../state.ts';
import { ITEMS } from '../../words.ts';

/** No action points left. */
const NO_POINTS = refusal('W-6.2', 'no-points');
/** a: support needed, b: support reached. */
const SUPPORT_TOO_LOW = refusal('W-9.3', 'support');
const ALL_CAMPS_BUILT = refusal('W-A29', 'all-camps-built');
const NOT_HOME = refusal('W-11.2', 'not-home');
/** §W-7.6: a camp stands on the cell; also for a camp that is moved (§W-22.O8). */
export const CAMP_HERE = refusal('W-7.6', 'camp-here');
const NO_OWN_CAMP = refusal('W-11.3', 'no-own-camp');
const NO_CAMP_THERE = refusal('W-22.O9', 'no-camp-there');
const FACTORY_ON_CAMP = refusal('W-11.10', 'factory-on-camp');
/** §W-11.4: no pollution and no toxic site on the cell; also for potions (§W-12.4). */
export const NOT_POLLUTED = refusal('W-11.4', 'clean');
const NO_CAMP_TO_HEAL = refusal('W-11.5', 'no-camp');
const NO_DAMAGE = refusal('W-11.5', 'unhurt');
/** §W-11.6: no mech on the cell; also for rockets (§W-12.5). */
export const NO_MECH = refusal('W-11.6', 'no-mech');
const NO_MARKER = refusal('W-11.7', 'no-marker');
const NO_WALL = refusal('W-11.7', 'no-wall');
const OTHER_CELL = refusal('W-6.3', 'not-here');
const ALREADY_BREACHED = refusal('W-A23', 'breached');
const BASE_WALL = refusal('W-A23', 'base-wall');
const NO_FACTORY = refusal('W-11.8', 'no-factory');
/** a: mechs on the factory. */
const FACTORY_HAS_MECHS = refusal('W-11.8', 'mechs');
const FACTORY_POLLUTED = refusal('W-11.8', 'pollution');
const NO_CAMP_TO_TAKE_FROM = refusal('W-11.9', 'no-camp');
const HAS_ITEM = refusal('W-12.1', 'has-item');

const CAMP = verbs.camp();
const CLEAR = verbs.clear();
const HEAL = verbs.heal();
const DESTROY_MECH = verbs.destroyMech();
const DESTROY_FACTORY = verbs.destroyFactory();
const TAKE_ITEM = verbs.takeItem();

/** §W-11.2: at maximum support, on home terrain or a destroyed factory, where no camp stands; nothing else matters (§W-A25). */
function listCamp(s: WildState, player: number, here: number, ask: Collector): void {
  const home = isTerrain(s, here, s.faction[player]!);
  if (s.camps[player] !== 0 && isAtMost(s, player) && home && s.camp[here] === NOWHERE) return ask.offer(CAMP);
  if (!ask.wantsRefusals) return;
  if (s.camps[player] === 0) ask.refuse(CAMP, ALL_CAMPS_BUILT);
  else if (!isAtMost(s, player)) ask.refuse(CAMP, SUPPORT_TOO_LOW, mostSupport(s, player), s.support[player]);
  else if (!home) ask.refuse(CAMP, NOT_HOME);
  else ask.refuse(CAMP, CAMP_HERE);
}

/** §W-11.3: to a cell with an own usable camp; with sanctuary to anybody's (§W-22.O9). */
export function listRegroups(s: WildState, player: number, to: (cell: number) => WildOption, ask: Collector): void {
  const here = s.cell[player]!;
  const any = sharedEffect(s, 'regroupToAnyCamp') !== undefined;
  for (let c = 0; c < CELL_COUNT; c++) {
    const owner = s.camp[c]!;
    if (owner === NOWHERE) {
      if (ask.wantsRefusals) ask.refuse(to(c), any ? NO_CAMP_THERE : NO_OWN_CAMP);
    } else if (owner !== player && !any) {
      if (ask.wantsRefusals) ask.refuse(to(c), NO_OWN_CAMP);
    } else if (!hasUsableCamp(s, c)) {
      if (ask.wantsRefusals) ask.refuse(to(c), FACTORY_ON_CAMP);
    } else if (c === here) {
      if (ask.wantsRefusals) ask.refuse(to(c), ALREADY_HERE);
    } else ask.offer(to(c));
  }
}

/** §W-11.4: where pollution or a toxic site lies. */
export function isDirty(s: WildState, c: number): boolean {
  return s.pollution[c] !== 0 || s.toxic[c] !== 0;
}

function listClear(s: WildState, here: number, ask: Collector): void {
  offerUnless(ask, CLEAR, isDirty(s, here) ? undefined : NOT_POLLUTED);
}

/** §W-11.5: on a cell with a usable camp of any faction. */
function listHeal(s: WildState, player: number, here: number, ask: Collector): void {
  if (hasUsableCamp(s, here) && s.damage[player] !== 0) return ask.offer(HEAL);
  if (!ask.wantsRefusals) return;
  if (s.camp[here] === NOWHERE) ask.refuse(HEAL, NO_CAMP_TO_HEAL);
  else ask.refuse(HEAL, hasUsableCamp(s, here) ? NO_DAMAGE : FACTORY_ON_CAMP);
}

/** §W-11.6: one mech on the leader's cell. */
function listDestroyMech(s: WildState, here: number, ask: Collector): void {
  offerUnless(ask, DESTROY_MECH, s.mechs[here] === 0 ? NO_MECH : undefined);
}

/** §W-11.7, §W-A23: offers or refuses one edge to a player's breach marker. */
function listBreach(s: WildState, player: number, e: number, option: WildOption, ask: Collector): void {
  const walled = s.wall[e] !== 0 || isFactorySide(s, e);
  const ofBase = EDGE_CELL[e] === BASE || EDGE_OTHER[e] === BASE;
  if (walled && !ofBase && s.breach[e] === NOWHERE && s.markers[player] !== 0) return ask.offer(option);
  if (!ask.wantsRefusals) return;
  if (ofBase) ask.refuse(option, BASE_WALL);
  else if (!walled) ask.refuse(option, NO_WALL);
  else if (s.breach[e] !== NOWHERE) ask.refuse(option, ALREADY_BREACHED);
  else ask.refuse(option, NO_MARKER);
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
      ask.refuse(at(e), OTHER_CELL);
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
  if (!isFactory(s, here)) ask.refuse(DESTROY_FACTORY, NO_FACTORY);
  else if (s.mechs[here] !== 0) ask.refuse(DESTROY_FACTORY, FACTORY_HAS_MECHS, s.mechs[here]);
  else ask.refuse(DESTROY_FACTORY, FACTORY_POLLUTED);
}

/** §W-11.9: the item of the camp the leader stands on. */
function listTakeItem(s: WildState, player: number, here: number, ask: Collector): void {
  const usable = hasUsableCamp(s, here);
  const owned = usable && s.items[player * ITEMS.length + s.faction[s.camp[here]!]!] !== 0;
  if (usable && !owned) return ask.offer(TAKE_ITEM);
  if (!ask.wantsRefusals) return;
  if (owned) ask.refuse(TAKE_ITEM, HAS_ITEM);
  else ask.refuse(TAKE_ITEM, s.camp[here] === NOWHERE ? NO_CAMP_TO_TAKE_FROM : FACTORY_ON_CAMP);
}

/** Chapter W-11: lists the nine actions a player may pay an action point for. */
export function listActions(s: WildState, player: number, ask: Collector): void {
  if (s.ap === 0) {
    if (ask.wantsRefusals) refuseAll(s, player, ask);
    return;
  }
  const here = s.cell[player]!;
  listMoves(s, player, verbs.move, ask);
  listCamp(s, player, here, ask);
  listRegroups(s, player, verbs.regroup, ask);
  listClear(s, here, ask);
  listHeal(s, player, here, ask);
  listDestroyMech(s, here, ask);
  listBreachesHere(s, player, verbs.breach, ask);
  listDestroyFactory(s, here, ask);
  listTakeItem(s, player, here, ask);
}

/** §W-6.2: without action points every action is refused. */
function refuseAll(s: WildState, player: number, ask: Collector): void {
  for (let c = 0; c < CELL_COUNT; c++) {
    ask.refuse(verbs.move(c), NO_POINTS);
    ask.refuse(verbs.regroup(c), NO_POINTS);
  }
  for (let d = 0; d < SIX; d++) ask.refuse(verbs.breach(edge(s.cell[player]!, d)), NO_POINTS);
  for (const option of [CAMP, CLEAR, HEAL, DESTROY_MECH, DESTROY_FACTORY, TAKE_ITEM]) ask.refuse(option, NO_POINTS);
}
