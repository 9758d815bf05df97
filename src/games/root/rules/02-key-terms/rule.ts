import { commands, controllerOf, holder } from '../14-hirelings/parties.ts';
import { TITLE_OF, title } from '../../components/cards/index.ts';
import { GARDEN, IS_CARDBOARD, IS_BUILDING, OTTER, PIECES_OF, WARLORD, WARRIOR_OF } from '../../components/pieces.ts';
import { IS_PLAY_AREA, playArea } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import {
  BURROW,
  type Clearing,
  CLEARING_COUNT,
  CULT,
  DUCHY,
  EYRIE,
  type Faction,
  HUNDREDS,
  NO_FACTION,
  type Party,
  RIVERFOLK,
} from '../../words.ts';

const SOUP_KITCHENS = TITLE_OF.indexOf(title('soup-kitchens'));

/** The faction's common warriors in a clearing: those that others can move, and remove outside battle (12.2.2). */
export function commonWarriors(s: RootState, f: Party, c: Clearing): number {
  // §17.2.2: the Burrow is no place of the map.
  if (c === BURROW) return f === DUCHY ? s.duchy.burrow : 0;
  const p = WARRIOR_OF[f]!;
  return p < 0 ? 0 : s.on[p * CLEARING_COUNT + c]!;
}

/** The faction's warriors in a clearing; §12.2.2-R1: the warlord is one of them. */
export function warriors(s: RootState, f: Party, c: Clearing): number {
  const common = commonWarriors(s, f, c);
  return f === HUNDREDS ? common + s.on[WARLORD * CLEARING_COUNT + c]! : common;
}

/** The pieces of one kind in a clearing. */
export const pieces = (s: RootState, p: number, c: Clearing): number => s.on[p * CLEARING_COUNT + c]!;

/** The faction's tokens in a clearing. */
export function tokens(s: RootState, f: Faction, c: Clearing): number {
  let count = 0;
  for (const p of PIECES_OF[f]!) if (IS_CARDBOARD[p] && !IS_BUILDING[p]) count += s.on[p * CLEARING_COUNT + c]!;
  return count;
}

/** §14.4.1: what the hirelings of a player add to that player's count. */
function controlledForce(s: RootState, f: Faction, c: Clearing): number {
  let force = 0;
  for (const party of s.hirelings.parties) if (commands(s, f, party)) force += s.force[party * CLEARING_COUNT + c]!;
  return force;
}

/** §2.8: warriors plus buildings; Soup Kitchens count each token twice. */
function strength(s: RootState, f: Faction, c: Clearing): number {
  let force = s.force[f * CLEARING_COUNT + c]!;
  if (s.hirelings.parties.length > 0) force += controlledForce(s, f, c);
  // §11.2.7.III-R1: mercenaries count for the buyer and not for the Riverfolk.
  const { serving } = s.riverfolk;
  if (serving === f) force += s.on[OTTER * CLEARING_COUNT + c]!;
  else if (serving >= 0 && f === RIVERFOLK) force -= s.on[OTTER * CLEARING_COUNT + c]!;
  return s.cards.at[SOUP_KITCHENS] === playArea(f) ? force + 2 * tokens(s, f, c) : force;
}

/** True when nobody's count differs from what stands on the map: no hirelings, no mercenaries, no Soup Kitchens. */
const isPlainCount = (s: RootState): boolean =>
  s.hirelings.parties.length === 0 && s.riverfolk.serving < 0 && !IS_PLAY_AREA[s.cards.at[SOUP_KITCHENS]!];

/** §2.8, §2.8-R2: who rules a clearing, or nobody; a faction's rule beats the general one (§1.1.1): §7.2.2: the Eyrie break ties they share with a piece there. */
function rulerBy(s: RootState, c: Clearing, plain: boolean): Party {
  // §10.2.4: a garden beats everything.
  if (s.on[GARDEN * CLEARING_COUNT + c]! > 0) return CULT;
  let best = 0;
  let who: Party = NO_FACTION;
  let tied = false;
  for (let i = 0; i < s.faction.length; i++) {
    const f = s.faction[i]!;
    // A seat without a faction yet (15.8).
    if (f < 0) continue;
    const own = plain ? s.force[f * CLEARING_COUNT + c]! : strength(s, f, c);
    if (own > best) {
      best = own;
      who = f;
      tied = false;
    } else if (own === best && own > 0) tied = true;
  }
  // §14.4.1-R1: hirelings that nobody controls compete for themselves.
  const { parties } = s.hirelings;
  for (let i = 0; i < parties.length; i++) {
    const party = parties[i]!;
    if (controllerOf(s, party) >= 0) continue;
    const own = s.force[party * CLEARING_COUNT + c]!;
    if (own > best) {
      best = own;
      who = party;
      tied = false;
    } else if (own === best && own > 0) tied = true;
  }
  if (!tied) return who;
  // §1.1.1-E1: a hireling rule beats the general one as a faction rule does.
  const noble = holder(s, 'last-dynasty', 'demoted');
  if (noble >= 0 && strength(s, noble, c) === best) return noble;
  return s.force[EYRIE * CLEARING_COUNT + c]! > 0 && strength(s, EYRIE, c) === best ? EYRIE : NO_FACTION;
}

/** Who rules a clearing, or nobody. */
export const ruler = (s: RootState, c: Clearing): Party => rulerBy(s, c, isPlainCount(s));

/** Who rules each clearing, or nobody. */
export function rulers(s: RootState): Party[] {
  const plain = isPlainCount(s);
  const list: Party[] = [];
  for (let c = 0; c < CLEARING_COUNT; c++) list.push(rulerBy(s, c, plain));
  return list;
}

/** Writes who rules each clearing, or nobody. */
export function readRulers(s: RootState, into: Int8Array): void {
  const plain = isPlainCount(s);
  for (let c = 0; c < CLEARING_COUNT; c++) into[c] = rulerBy(s, c, plain);
}

/** How many clearings the faction rules; §17.2.2, §17.2.2-R5: the Duchy rules the Burrow, too. */
export function ruledClearings(s: RootState, f: Faction): number {
  let count = f === DUCHY ? 1 : 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (ruler(s, c) === f) count++;
  return count;
}
