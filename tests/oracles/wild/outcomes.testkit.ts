import { BUILT_IN } from '../../../src/games/wild/components/built-in.ts';
import { CELLS, EDGES } from '../../../src/games/wild/rules/00-board/geometry.ts';
import { abilities, BASE, beside, hasToken, isRazed, STEP } from './machines.testkit.ts';
import { clone, type WildState } from '../../../src/games/wild/state.ts';
import { FACTIONS, ITEMS } from '../../../src/games/wild/words.ts';

/** The result of an action, an item or an ability before any chance, read a second time from the paragraphs alone. */

const MOST_DAMAGE = 3;
const trackOf = (s: WildState) => {
  const tracks = BUILT_IN.supportTracks.byPlayers;
  return tracks[String(s.faction.length) as keyof typeof tracks];
};

/** §W-9.1, §W-9.2: the marker never enters a space that holds a camp, and with all camps built it stays (§W-A29). */
function gain(s: WildState, player: number, n: number): void {
  const { spacesBeforeCamps, hands } = trackOf(s);
  const firstCamp = spacesBeforeCamps + hands.length - s.camps[player]!;
  if (s.camps[player]! > 0) s.support[player] = Math.min(s.support[player]! + n, firstCamp - 1);
}

/** §W-10.7: more than three tokens are never there; what is too much kills, by chance, afterwards. §W-22.O5. */
function hurt(s: WildState, player: number, n: number): void {
  if (abilities(s)[player] === 'order.feel-the-burn') gain(s, player, 1);
  s.damage[player] = Math.min(MOST_DAMAGE, s.damage[player]! + n);
}

/** §W-11.6, §W-22.S5. */
function shoot(s: WildState, player: number, c: number): void {
  s.mechs[c]!--;
  gain(s, player, abilities(s)[player] === 'sect.scrap-hunter' ? 2 : 1);
}

/** §W-11.4: all pollution or the toxic token; the damage of a toxic site comes after the support (§W-10.6). */
function clean(s: WildState, player: number, c: number): number {
  const toxic = s.toxic[c]!;
  s.toxicLeft += toxic;
  s.toxic[c] = 0;
  s.pollution[c] = 0;
  gain(s, player, 1);
  return toxic;
}

/** §W-11.7. */
function breach(s: WildState, player: number, e: number): void {
  s.breach[e] = player;
  s.markers[player]!--;
  gain(s, player, 1);
}

/** §W-12.1, §W-11.10: the item of a camp that no intact factory covers. */
function itemAt(s: WildState, player: number, c: number): void {
  const isCovered = hasToken(s, c) && !isRazed(s, c);
  if (s.camp[c]! >= 0 && !isCovered) s.items[player * ITEMS.length + s.faction[s.camp[c]!]!] = 1;
}

/** §W-11.1, §W-11.1d, §W-A50. */
function move(s: WildState, player: number, to: number): void {
  s.cell[player] = to;
  itemAt(s, player, to);
  if (abilities(s)[player] !== 'coven.friendly-fungi' || (s.pollution[to] === 0 && s.toxic[to] === 0)) return;
  if (clean(s, player, to) > 0) hurt(s, player, 1);
}

/** §W-11.2, §W-9.4, §W-9.6, §W-9.7, §W-22.C4: built, the marker back, support for others, and the player may leave. */
function camp(s: WildState, player: number): void {
  s.camp[s.cell[player]!] = player;
  s.camps[player]!--;
  const { spacesBeforeCamps, hands } = trackOf(s);
  s.support[player] = s.camps[player] === 0 ? spacesBeforeCamps + hands.length - 1 : 0;
  abilities(s).forEach((ability, each) => ability === 'council.sustenance' && gain(s, each, 1));
  const isIntact = s.token.some((number, c) => number >= 0 && !isRazed(s, c));
  const isLast = s.camps.every((left) => left === 0);
  if (s.camps[player] === 0 && !(isLast && isIntact)) {
    s.cell[player] = -1;
    s.ap = 0;
  }
}

const DEEDS: { readonly [verb: string]: (s: WildState, player: number, target: number) => void } = {
  move,
  regroup: (s, player, to) => (s.cell[player] = to),
  camp,
  clear(s, player) {
    if (clean(s, player, s.cell[player]!) > 0) hurt(s, player, 1);
  },
  heal: (s, player) => (s.damage[player] = 0),
  'destroy-mech': (s, player) => shoot(s, player, s.cell[player]!),
  breach,
  'destroy-factory'(s, player) {
    s.razed[s.token[s.cell[player]!]!] = 1;
    gain(s, player, 1);
  },
  'take-item': (s, player) => itemAt(s, player, s.cell[player]!),
};
const USES: { readonly [verb: string]: readonly [item: string, deed: string] } = {
  'use-maps-move': ['maps', 'move'],
  'use-maps-regroup': ['maps', 'regroup'],
  'use-potions-clear': ['potions', 'clear'],
  'use-rockets-breach': ['rockets', 'breach'],
};

const targetOf = (words: readonly string[]): number =>
  EDGES.includes(words[1] ?? '') ? EDGES.indexOf(words[1]!) : CELLS.indexOf(words[1] ?? '');

/** What a player on turn leaves behind with this answer; undefined for those that do nothing on the board. */
export function readDeed(before: WildState, player: number, text: string): WildState | undefined {
  const s = clone(before);
  const words = text.split(' ');
  const target = targetOf(words);
  const spend = (item: string): void => void (s.items[player * ITEMS.length + ITEMS.indexOf(item as 'maps')] = 0);
  const use = USES[words[0]!];
  // §W-12.2: the effect, then the token is turned.
  if (use) {
    DEEDS[use[1]]!(s, player, target);
    spend(use[0]);
  } else if (text === 'use-bread') {
    s.ap++;
    spend('bread');
  } else if (text === 'use-potions-heal') {
    s.damage[player]!--;
    spend('potions');
  } else if (words[0] === 'use-rockets-mech') {
    shoot(s, player, target);
    spend('rockets');
  } else if (words[0] === 'add') s.ap++;
  else if (DEEDS[words[0]!]) {
    s.ap--;
    DEEDS[words[0]!]!(s, player, target);
  } else return undefined;
  return s;
}

/** §W-10.3, §W-10.4, §W-22.C7, §W-22.V4: the damage of a face. */
export function readFace(s: WildState, player: number, face: number, isMelee: boolean): number {
  const mine = abilities(s)[player];
  if (mine === 'council.fortitude' && face === 2) return 0;
  if (mine === 'coven.evasion' && face === 1) return 0;
  return isMelee || face === 1 ? face : 0;
}

/** A state after so much damage from one source. */
export function readDamage(before: WildState, player: number, n: number): WildState {
  const s = clone(before);
  if (n > 0) hurt(s, player, n);
  return s;
}

const inGame = (s: WildState): number[] => s.cell.flatMap((c, player) => (c >= 0 ? [player] : []));
const give = (s: WildState, item: 'maps' | 'bread' | 'potions' | 'rockets', players: readonly number[]): void => {
  for (const player of players) s.items[player * ITEMS.length + ITEMS.indexOf(item)] = 1;
};

const REVEALS: { readonly [ability: string]: (s: WildState, player: number) => void } = {
  'order.archives': (s, player) => give(s, 'maps', [player]),
  'order.almanac': (s) => give(s, 'maps', inGame(s)),
  'council.field-kitchen': (s, player) => give(s, 'bread', [player]),
  'council.break-bread': (s) => give(s, 'bread', inGame(s)),
  'coven.bubbling-brew': (s, player) => give(s, 'potions', [player]),
  'coven.apothecary': (s) => give(s, 'potions', inGame(s)),
  'sect.arsenal': (s, player) => give(s, 'rockets', [player]),
  'sect.fireworks-festival': (s) => give(s, 'rockets', inGame(s)),
  'order.pyromancy': (s, player) => hurt(s, player, 1),
  'order.manifesto': (s, player) => gain(s, player, 2),
  'council.field-hospital'(s) {
    for (const player of inGame(s)) s.damage[player] = Math.max(0, s.damage[player]! - 1);
  },
  'coven.ambush': (s, player) => void (s.mechs[s.cell[player]!]! > 0 && shoot(s, player, s.cell[player]!)),
};

/** What a reveal ability that asks nothing and hurts at most once leaves behind; undefined for the others. */
export function readReveal(before: WildState, player: number, card: string): WildState | undefined {
  const ability = BUILT_IN.defenders.list.find(({ id }) => id === card)!.ability;
  const s = clone(before);
  if (ability === 'order.controlled-blaze') {
    const dirty = STEP.map((_, d) => beside(s.cell[player]!, d)).filter(
      (c) => c >= 0 && (s.pollution[c]! > 0 || s.toxic[c] === 1),
    );
    if (dirty.filter((c) => s.toxic[c] === 1).length > 1) return undefined;
    for (const c of dirty) if (clean(s, player, c) > 0) hurt(s, player, 1);
    return s;
  }
  if (ability.endsWith('.comrade') && s.settings.seats > 1) {
    do s.first = (s.first + 1) % s.faction.length;
    while (s.cell[s.first]! < 0);
    return s;
  }
  REVEALS[ability]?.(s, player);
  return REVEALS[ability] ? s : undefined;
}

/** What an answer to an ability that asks leaves behind (§W-22.C8, S9, V8, S7, V6, O8, V9). */
export function readAnswer(before: WildState, player: number, text: string): WildState | undefined {
  const s = clone(before);
  const words = text.split(' ');
  const target = targetOf(words);
  switch (words[0]) {
    case 'shoot':
      shoot(s, player, target);
      return s;
    case 'demolish':
      breach(s, player, target);
      return s;
    case 'rust': {
      s.mechs[target]!--;
      s.pollution[target]!++;
      if (s.pollution[target]! < 3) return s;
      s.pollution[target] = 0;
      s.toxic[target] = 1;
      s.toxicLeft--;
      return s;
    }
    case 'tunnel':
    case 'slip':
      s.cell[player] = target;
      return target === BASE ? undefined : s;
    case 'resettle':
      s.camp[target] = -1;
      s.camp[CELLS.indexOf(words[2]!)] = player;
      return s;
    case 'cure':
      s.damage[s.faction.indexOf(FACTIONS.indexOf(words[1] as 'order'))] = 0;
      return s;
    default:
      return undefined;
  }
}

/** What the comparison looks at. */
export const leftBehind = (s: WildState) => ({
  first: s.first,
  ap: s.ap,
  cell: s.cell,
  support: s.support,
  camps: s.camps,
  damage: s.damage,
  markers: s.markers,
  items: s.items,
  mechs: s.mechs,
  pollution: s.pollution,
  toxic: s.toxic,
  toxicLeft: s.toxicLeft,
  camp: s.camp,
  breach: s.breach,
  razed: s.razed,
});
