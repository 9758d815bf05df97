import type { WildLaw } from '../../../law/index.ts';
import { componentsOf } from '../components/components.ts';
import { BASE, CELL_COUNT, EDGE_COUNT, EDGE_OTHER, edgeUnder, NOWHERE } from '../rules/00-board/geometry.ts';
import { activePile, IN_BOX, PILES } from '../components/piles.ts';
import { factoriesBuilt, isFactorySide, isTerrain, lastSpace, mostSupport, playerCount } from '../rules/queries.ts';
import type { WildState } from '../state.ts';
import { CARDS, MACHINES, TERRAINS } from '../words.ts';

/** A broken invariant of chapter W-24: its paragraph, a code, the field of the state and numbers. */
export interface BrokenInvariant {
  readonly law: WildLaw;
  readonly code: string;
  /** A field of the state, or one entry of its list. */
  readonly path: string;
  readonly args: Readonly<Record<string, number>>;
}

type Fail = (law: WildLaw, code: string, path: string, args?: BrokenInvariant['args']) => void;

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** §W-24.1: tokens add up, and the numbers on the board come without gaps. */
function auditTokens(s: WildState, fail: Fail): void {
  const onBoard = s.token.filter((number) => number !== NOWHERE).sort((a, b) => a - b);
  const expected = s.arrow.map((_, number) => number).filter((number) => number > s.top);
  if (onBoard.join() !== expected.join() || onBoard.length !== factoriesBuilt(s))
    fail('W-24.1', 'token-numbers', 'token', { found: onBoard.length, built: factoriesBuilt(s) });
  if (s.token[BASE] !== NOWHERE) fail('W-24.1', 'token-on-base', `token.${BASE}`);
}

/** §W-24.2, §W-24.3: constructors and walls apart, no wall beside a factory. */
function auditEdges(s: WildState, fail: Fail): void {
  for (const [which, at] of s.constructors.entries()) {
    if (at === NOWHERE) continue;
    const e = edgeUnder(at);
    const path = `constructors.${which}`;
    if (s.wall[e] === 1) fail('W-24.2', 'constructor-on-wall', path);
    if (EDGE_OTHER[e] === NOWHERE) fail('W-24.2', 'constructor-on-border', path);
    if (isFactorySide(s, e)) fail('W-24.2', 'constructor-at-factory', path);
  }
  const [a, b] = s.constructors;
  if (a !== NOWHERE && b !== NOWHERE && edgeUnder(a!) === edgeUnder(b!))
    fail('W-24.2', 'constructors-together', 'constructors.1');
  for (let e = 0; e < EDGE_COUNT; e++)
    if (s.wall[e] === 1 && isFactorySide(s, e)) fail('W-24.3', 'wall-at-factory', `wall.${e}`);
}

/** §W-24.4: pollution stays below a toxic site, and toxic tokens add up. */
function auditPollution(s: WildState, fail: Fail): void {
  const { toxicSites, pollutionToToxic } = componentsOf(s).pack.limits;
  if (sum(s.toxic) + s.toxicLeft !== toxicSites)
    fail('W-24.4', 'toxic-count', 'toxicLeft', { found: sum(s.toxic) + s.toxicLeft, most: toxicSites });
  for (let c = 0; c < CELL_COUNT; c++) {
    const most = s.toxic[c] === 1 ? 0 : pollutionToToxic - 1;
    if (s.lost === 0 && (s.pollution[c]! < 0 || s.pollution[c]! > most))
      fail('W-24.4', 'pollution', `pollution.${c}`, { found: s.pollution[c]!, most });
    if (s.mechs[c]! < 0) fail('W-24.4', 'mechs', `mechs.${c}`);
  }
}

/** §W-24.5: the twelve cards of every player are in the player's own piles. */
function auditCards(s: WildState, fail: Fail): void {
  const { at, size } = s.cards;
  const counted = size.map(() => 0);
  for (const pile of at) counted[pile]!++;
  if (counted.join() !== size.join()) fail('W-24.5', 'pile-sizes', 'cards.size');
  for (let player = 0; player < playerCount(s); player++) {
    let own = 0;
    for (let card = 0; card < CARDS.length; card++)
      if (Math.floor((at[card]! - 1) / PILES.length) === player && at[card] !== 0) own++;
    const due = s.leader[player] === NOWHERE ? 0 : 12;
    if (own !== due) fail('W-24.5', 'player-cards', `leader.${player}`, { found: own, most: due });
    const active = s.active[player]!;
    if (size[activePile(player)] !== (active === NOWHERE ? 0 : 1)) fail('W-24.5', 'active-card', `active.${player}`);
    if (active !== NOWHERE && at[active] !== activePile(player)) fail('W-24.5', 'active-elsewhere', `active.${player}`);
  }
  if (sum(s.deaths) !== at.filter((pile) => pile !== 0 && (pile - 1) % PILES.length === 5).length)
    fail('W-24.5', 'deaths', 'deaths');
  // §W-24.9 and §W-2.14: seven machine cards at all times.
  const inPlay = MACHINES.filter((_, card) => s.machines[card] !== IN_BOX).length;
  if (inPlay !== 7) fail('W-2.14', 'machine-cards', 'machines', { found: inPlay, most: 7 });
}

/** True when an ability can move camps of any faction to this terrain. */
function mayMoveTo(s: WildState, terrain: number): boolean {
  return componentsOf(s).effect.some((effect) => effect.op === 'relocateCamp' && effect.terrain === TERRAINS[terrain]);
}

/** §W-24.6, §W-24.7, §W-24.8: damage, breach markers, support and camps. */
function auditPlayers(s: WildState, fail: Fail): void {
  const { setup } = componentsOf(s).pack;
  const placed = s.breach.filter((owner) => owner !== NOWHERE).length;
  if (placed + sum(s.markers) !== setup.breachMarkers)
    fail('W-24.6', 'breach-markers', 'markers', { found: placed + sum(s.markers), most: setup.breachMarkers });
  for (let player = 0; player < playerCount(s); player++) {
    if (s.damage[player]! < 0 || s.damage[player]! > setup.maxDamage)
      fail('W-24.6', 'damage', `damage.${player}`, { most: setup.maxDamage });
    if (s.camps[player] === 0 ? s.support[player] !== lastSpace(s) : s.support[player]! > mostSupport(s, player))
      fail('W-24.7', 'support', `support.${player}`, {
        most: s.camps[player] === 0 ? lastSpace(s) : mostSupport(s, player),
      });
    const camps = s.camp.filter((owner) => owner === player).length;
    const settled = s.cell[player] !== NOWHERE || s.camps[player] === 0 ? 1 : 0;
    const built = componentsOf(s).track[playerCount(s)]!.hands.length - s.camps[player]!;
    if (camps !== built + settled)
      fail('W-24.8', 'camp-count', `camps.${player}`, { found: camps, most: built + settled });
  }
  for (let c = 0; c < CELL_COUNT; c++) {
    const owner = s.camp[c]!;
    if (owner === NOWHERE || s.token[c] !== NOWHERE) continue;
    if (!isTerrain(s, c, s.faction[owner]!) && !mayMoveTo(s, s.terrain[c]!))
      fail('W-24.8', 'camp-terrain', `camp.${c}`);
  }
}

/** Chapter W-24: all broken invariants of a state. */
export function brokenInvariants(s: WildState): readonly BrokenInvariant[] {
  const found: BrokenInvariant[] = [];
  const fail: Fail = (law, code, path, args = {}) => void found.push({ law, code, path, args });
  auditTokens(s, fail);
  auditEdges(s, fail);
  auditPollution(s, fail);
  auditCards(s, fail);
  auditPlayers(s, fail);
  return found;
}

/** The broken invariants of a state, one line of text each. */
export const audit = (s: WildState): readonly string[] =>
  brokenInvariants(s).map(({ law, code, path, args }) => `${law} ${code} at ${path} ${JSON.stringify(args)}`);
