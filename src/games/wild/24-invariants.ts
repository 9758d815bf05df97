import { boxOf } from './box.ts';
import { BASE, CELL_COUNT, EDGE_COUNT, EDGE_OTHER, edgeUnder, NOWHERE } from './geometry.ts';
import { activePile, IN_BOX, PILES } from './piles.ts';
import { factoriesBuilt, isFactorySide, isTerrain, lastSpace, mostSupport, playerCount } from './queries.ts';
import type { WildState } from './state.ts';
import { CARDS, MACHINES, TERRAINS } from './words.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** §W-24.1: tokens add up, and the numbers on the board come without gaps. */
function auditTokens(s: WildState, fail: (what: string) => void): void {
  const onBoard = s.token.filter((number) => number !== NOWHERE).sort((a, b) => a - b);
  const expected = s.arrow.map((_, number) => number).filter((number) => number > s.top);
  if (onBoard.join() !== expected.join()) fail(`W-24.1 tokens ${onBoard.join()} on the board, ${s.top} on the base`);
  if (onBoard.length !== factoriesBuilt(s)) fail('W-24.1 factories built');
  if (s.token[BASE] !== NOWHERE) fail('W-24.1 a token lies beside the base stack');
}

/** §W-24.2, §W-24.3: constructors and walls apart, no wall beside a factory. */
function auditEdges(s: WildState, fail: (what: string) => void): void {
  for (const at of s.constructors) {
    if (at === NOWHERE) continue;
    const e = edgeUnder(at);
    if (s.wall[e] === 1) fail(`W-24.2 constructor on a wall at ${e}`);
    if (EDGE_OTHER[e] === NOWHERE) fail(`W-24.2 constructor on the border at ${e}`);
    if (isFactorySide(s, e)) fail(`W-24.2 constructor beside a factory at ${e}`);
  }
  const [a, b] = s.constructors;
  if (a !== NOWHERE && b !== NOWHERE && edgeUnder(a!) === edgeUnder(b!)) fail('W-24.2 two constructors on one edge');
  for (let e = 0; e < EDGE_COUNT; e++)
    if (s.wall[e] === 1 && isFactorySide(s, e)) fail(`W-24.3 wall beside a factory at ${e}`);
}

/** §W-24.4: pollution stays below a toxic site, and toxic tokens add up. */
function auditPollution(s: WildState, fail: (what: string) => void): void {
  const { toxicSites, pollutionToToxic } = boxOf(s).pack.limits;
  if (sum(s.toxic) + s.toxicLeft !== toxicSites) fail(`W-24.4 ${sum(s.toxic)} toxic, ${s.toxicLeft} on the disc`);
  for (let c = 0; c < CELL_COUNT; c++) {
    const most = s.toxic[c] === 1 ? 0 : pollutionToToxic - 1;
    if (s.lost === 0 && (s.pollution[c]! < 0 || s.pollution[c]! > most)) fail(`W-24.4 pollution on ${c}`);
    if (s.mechs[c]! < 0) fail(`mechs on ${c}`);
  }
}

/** §W-24.5: every player's twelve cards are somewhere of theirs. */
function auditCards(s: WildState, fail: (what: string) => void): void {
  const { at, size } = s.cards;
  const counted = size.map(() => 0);
  for (const pile of at) counted[pile]!++;
  if (counted.join() !== size.join()) fail('W-24.5 sizes of piles');
  for (let player = 0; player < playerCount(s); player++) {
    let own = 0;
    for (let card = 0; card < CARDS.length; card++)
      if (Math.floor((at[card]! - 1) / PILES.length) === player && at[card] !== 0) own++;
    if (own !== (s.leader[player] === NOWHERE ? 0 : 12)) fail(`W-24.5 player ${player} has ${own} cards`);
    const active = s.active[player]!;
    if (size[activePile(player)] !== (active === NOWHERE ? 0 : 1)) fail(`W-24.5 active of ${player}`);
    if (active !== NOWHERE && at[active] !== activePile(player)) fail(`W-24.5 active of ${player} is elsewhere`);
  }
  if (sum(s.deaths) !== at.filter((pile) => pile !== 0 && (pile - 1) % PILES.length === 5).length)
    fail('W-24.5 deaths and killed cards');
  // §W-24.9 and §W-2.14: seven machine cards at all times.
  const inPlay = MACHINES.filter((_, card) => s.machines[card] !== IN_BOX).length;
  if (inPlay !== 7) fail(`W-2.14 ${inPlay} machine cards`);
}

/** True when an ability moves camps to this terrain, whoever's home it is. */
function mayMoveTo(s: WildState, terrain: number): boolean {
  return boxOf(s).effect.some((effect) => effect.op === 'relocateCamp' && effect.terrain === TERRAINS[terrain]);
}

/** §W-24.6, §W-24.7, §W-24.8: damage, breach markers, support and camps. */
function auditPlayers(s: WildState, fail: (what: string) => void): void {
  const { setup } = boxOf(s).pack;
  const placed = s.breach.filter((owner) => owner !== NOWHERE).length;
  if (placed + sum(s.markers) !== setup.breachMarkers) fail(`W-24.6 ${placed} breach markers placed`);
  for (let player = 0; player < playerCount(s); player++) {
    if (s.damage[player]! < 0 || s.damage[player]! > setup.maxDamage) fail(`W-24.6 damage of ${player}`);
    if (s.camps[player] === 0 ? s.support[player] !== lastSpace(s) : s.support[player]! > mostSupport(s, player))
      fail(`W-24.7 support of ${player}`);
    const camps = s.camp.filter((owner) => owner === player).length;
    const settled = s.cell[player] !== NOWHERE || s.camps[player] === 0 ? 1 : 0;
    const built = boxOf(s).track[playerCount(s)]!.hands.length - s.camps[player]!;
    if (camps !== built + settled) fail(`W-24.8 player ${player} has ${camps} camps`);
  }
  for (let c = 0; c < CELL_COUNT; c++) {
    const owner = s.camp[c]!;
    if (owner === NOWHERE || s.token[c] !== NOWHERE) continue;
    if (!isTerrain(s, c, s.faction[owner]!) && !mayMoveTo(s, s.terrain[c]!)) fail(`W-24.8 camp on ${c}`);
  }
}

/** Chapter W-24: what is lost, invented or impossible. */
export function audit(s: WildState): readonly string[] {
  const found: string[] = [];
  const fail = (what: string): void => void found.push(what);
  auditTokens(s, fail);
  auditEdges(s, fail);
  auditPollution(s, fail);
  auditCards(s, fail);
  auditPlayers(s, fail);
  return found;
}
