import { BUILT_IN } from '../../../src/games/wild/components/built-in.ts';
import { CELLS, EDGES } from '../../../src/games/wild/rules/00-board/geometry.ts';
import { hand } from '../../../src/games/wild/components/piles.ts';
import { abilities, BASE, beside, edge, hasToken, isRazed, STEP } from './machines.testkit.ts';
import type { WildState } from '../../../src/games/wild/state.ts';
import { CARDS, ITEMS, type Item } from '../../../src/games/wild/words.ts';

/** What a player on turn may do besides moving, read a second time from the paragraphs alone. */

const isIntact = (s: WildState, c: number): boolean => hasToken(s, c) && !isRazed(s, c);
/** §W-11.10. */
const isUsable = (s: WildState, c: number): boolean => s.camp[c]! >= 0 && !isIntact(s, c);
const isDirty = (s: WildState, c: number): boolean => s.pollution[c]! > 0 || s.toxic[c] === 1;

/** §W-11.3, §W-A20; §W-22.O9. */
function regroups(s: WildState, player: number): string[] {
  const isAny = abilities(s).includes('order.sanctuary');
  return CELLS.filter((_, c) => isUsable(s, c) && c !== s.cell[player] && (s.camp[c] === player || isAny));
}

/** §W-11.7, §W-A23. */
function breaches(s: WildState, player: number): string[] {
  const here = s.cell[player]!;
  return STEP.flatMap((_, d) => {
    const [there, e] = [beside(here, d), edge(here, d)];
    const isWall = s.wall[e] === 1 || hasToken(s, here) || (there >= 0 && hasToken(s, there));
    return isWall && there !== BASE && s.breach[e]! < 0 && s.markers[player]! > 0 ? [EDGES[e]!] : [];
  });
}

/** §W-9.3, §W-11.2: the marker before the next camp, on home terrain or a destroyed factory, and no camp there. */
function mayCamp(s: WildState, player: number): boolean {
  const here = s.cell[player]!;
  const tracks = BUILT_IN.supportTracks.byPlayers;
  const { spacesBeforeCamps, hands } = tracks[String(s.faction.length) as keyof typeof tracks];
  const left = s.camps[player]!;
  const nextCamp = spacesBeforeCamps + hands.length - left;
  const isHome = isRazed(s, here) || (!hasToken(s, here) && s.terrain[here] === s.faction[player]);
  return left > 0 && s.support[player] === nextCamp - 1 && isHome && s.camp[here]! < 0;
}

/** The actions that a point pays for (chapter W-11), but moves. */
function actions(s: WildState, player: number): string[] {
  const here = s.cell[player]!;
  const isClean = s.mechs[here] === 0 && !isDirty(s, here);
  const item = isUsable(s, here) ? s.items[player * ITEMS.length + s.faction[s.camp[here]!]!] : undefined;
  return [
    ...(mayCamp(s, player) ? ['camp'] : []),
    ...regroups(s, player).map((cell) => `regroup ${cell}`),
    ...(isDirty(s, here) ? ['clear'] : []),
    ...(isUsable(s, here) && s.damage[player]! > 0 ? ['heal'] : []),
    ...(s.mechs[here]! > 0 ? ['destroy-mech'] : []),
    ...breaches(s, player).map((each) => `breach ${each}`),
    ...(isIntact(s, here) && isClean ? ['destroy-factory'] : []),
    ...(item === 0 ? ['take-item'] : []),
  ];
}

/** The uses of items (chapter W-12), but moves by maps. */
const USES: { readonly [I in Item]: (s: WildState, player: number) => string[] } = {
  maps: (s, player) => regroups(s, player).map((cell) => `use-maps-regroup ${cell}`),
  bread: () => ['use-bread'],
  potions: (s, player) => [
    ...(s.damage[player]! > 0 ? ['use-potions-heal'] : []),
    ...(isDirty(s, s.cell[player]!) ? ['use-potions-clear'] : []),
  ],
  rockets(s, player) {
    const here = s.cell[player]!;
    const isFar = abilities(s)[player] === 'sect.ballistics';
    const near = isFar ? [here, ...STEP.map((_, d) => beside(here, d))] : [here];
    return [
      ...near.filter((c) => c >= 0 && s.mechs[c]! > 0).map((c) => `use-rockets-mech ${CELLS[c]!}`),
      ...breaches(s, player).map((each) => `use-rockets-breach ${each}`),
    ];
  },
};

/** §W-6.4, §W-A57: cards of the active card's terrain, once all points are spent. */
function adds(s: WildState, player: number): string[] {
  const terrainOf = (card: number) => BUILT_IN.defenders.list.find(({ id }) => id === CARDS[card])?.terrain;
  const wanted = terrainOf(s.active[player]!);
  return CARDS.filter(
    (_, card) => s.cards.at[card] === hand(player) && wanted !== undefined && terrainOf(card) === wanted,
  ).map((card) => `add ${card}`);
}

/** All that is offered on a turn besides moves, sorted. */
export function readTurn(s: WildState, player: number): string[] {
  const items = ITEMS.filter((_, item) => s.items[player * ITEMS.length + item] === 1);
  return [
    'end',
    ...(s.ap > 0 ? actions(s, player) : adds(s, player)),
    ...items.flatMap((item) => USES[item](s, player)),
  ].sort();
}

/** §W-10.2 to §W-10.4, §W-A15: how an action that begins on this cell is threatened. */
export function readThreat(s: WildState, c: number): 'melee' | 'snipers' | 'nothing' {
  if (s.mechs[c]! > 0) return 'melee';
  const around = STEP.map((_, d) => beside(c, d)).filter((n) => n >= 0 && (n === BASE || isIntact(s, n)));
  return around.some((n) => s.mechs[n]! > 0) ? 'snipers' : 'nothing';
}
