import { questItems } from '../../games/root/factions/09-vagabond/quest.ts';
import {
  ALLIED,
  CONDITIONS,
  DAMAGED,
  DAMAGED_EXHAUSTED,
  EXHAUSTED,
  HOSTILE,
  IN_SATCHEL,
  ON_TRACK,
  QUEST_FACE_UP,
  TRACK_EXHAUSTED,
  type VagabondState,
} from '../../games/root/factions/09-vagabond/state.ts';
import { SUIT_OF } from '../../games/root/components/cards/index.ts';
import { QUESTS } from '../../games/root/components/cards/quests.ts';
import { IS_CARDBOARD, PIECES_OF } from '../../games/root/components/pieces.ts';
import { handOf } from '../../games/root/components/piles.ts';
import { geographyOf, linksOf, type RootState } from '../../games/root/state.ts';
import {
  BIRD,
  CLEARING_COUNT,
  COIN,
  EVERY_SUIT,
  type Faction,
  FACTIONS,
  ITEMS,
  SUITS,
  SWORD,
  TEA,
  TORCH,
  VAGABOND,
  VAGABOND2,
} from '../../games/root/words.ts';
import { type Board, stepsOn } from './board.ts';
import type { FactionBot } from './faction-bot.ts';
import { isSuit } from '../../games/root/rules/02-key-terms/suits.ts';

/** What the things of a Vagabond are worth, in points. */
const WEIGHTS = {
  /** Characters by number: the Tinker, the Arbiter, the Adventurer and the Harrier win more than the others. */
  characters: [0.5, 1, 0, 0.8, 1, 0, 1, 0, 1],
  /** Items by kind (boot, bag, crossbow, hammer, sword, tea, coin, torch): the first, and each one more. */
  first: [0.9, 0.5, 0.9, 1, 1.3, 1.2, 0.8, 1.2],
  more: [0.6, 0.4, 0.5, 0.4, 0.9, 1, 0.6, 0.2],
  /** Tea and a coin face up on their tracks: more to refresh, a card more in each Evening. */
  tea: 0.5,
  coin: 0.8,
  /** The share of all this that is left in the last turn, and how many turns before it begins to fade. */
  lasting: 0.25,
  turns: 5,
  /** What an item loses while it is exhausted: before the next Birdsong, or for longer; and while it is damaged. */
  exhausted: 0.06,
  tired: 0.2,
  damaged: 2,
  /** A damaged item of one who rests in a forest. */
  rested: 0.15,
  /** A turn in a forest, where there is nothing else to do. */
  idle: 0.6,
  /** A step of a relationship toward Allied, an ally, an Aid that counts toward the next step, and a hostile faction. */
  friend: 0.6,
  allied: 0.8,
  aid: 0.5,
  hostile: 0.1,
  /** A player to aid; points that a battle could bring, and their maximum. */
  meet: 0.6,
  fight: 0.4,
  most: 3,
  /** The share of a plan that is left while its items have to be refreshed first. */
  later: 0.7,
  /** A ruin to explore and a quest to do, less for every step on the way. */
  ruin: 0.75,
  quest: 0.45,
  step: 0.2,
};

type Weights = typeof WEIGHTS;

/** §9.4.1: items refreshed in each Birdsong, and more for each tea on its track. */
const REFRESHED = 3;
const REFRESHED_BY_TEA = 2;

const QUEST_SUIT = QUESTS.map((quest) => SUITS.indexOf(quest.suit));

/** Items of a kind that can be exhausted. */
const ready = (v: VagabondState, item: number): number =>
  v.items[item * CONDITIONS + ON_TRACK]! + v.items[item * CONDITIONS + IN_SATCHEL]!;

/** Items of a kind that are not damaged. */
const whole = (v: VagabondState, item: number): number =>
  ready(v, item) + v.items[item * CONDITIONS + EXHAUSTED]! + v.items[item * CONDITIONS + TRACK_EXHAUSTED]!;

/** §9.2.9.I.a: Aids of one turn from each space of the chart to the next. */
const AIDS_NEEDED = [1, 2, 3];

/** His items: what is exhausted comes back with Birdsong, as far as three and his tea go; damage takes longer. */
function items(v: VagabondState, w: Weights, turnsLeft: number): number {
  let worth = 0;
  let exhausted = 0;
  // §9.6.1: a rest in a forest mends everything.
  const lost = v.place >= CLEARING_COUNT ? w.rested : w.damaged;
  for (let item = 0; item < ITEMS.length; item++) {
    const at = item * CONDITIONS;
    const spent = v.items[at + EXHAUSTED]! + v.items[at + TRACK_EXHAUSTED]!;
    const damaged = v.items[at + DAMAGED]! + v.items[at + DAMAGED_EXHAUSTED]!;
    const count = ready(v, item) + spent + damaged;
    if (count === 0) continue;
    exhausted += spent;
    const more = w.more[item]!;
    worth += w.first[item]! + more * (count - 1) - lost * damaged * more;
    // The last whole one of a kind takes with it what only this kind can do.
    if (damaged === count) worth -= lost * (w.first[item]! - more);
  }
  const tea = v.items[TEA * CONDITIONS + ON_TRACK]!;
  const soon = REFRESHED + REFRESHED_BY_TEA * tea;
  worth += w.tea * tea + w.coin * v.items[COIN * CONDITIONS + ON_TRACK]!;
  worth *= w.lasting + (1 - w.lasting) * Math.min(1, turnsLeft / w.turns);
  // §9.5.1: a Vagabond who rests in a forest does nothing else in that turn.
  if (v.place >= CLEARING_COUNT) worth -= w.idle;
  return worth - w.exhausted * Math.min(soon, exhausted) - w.tired * Math.max(0, exhausted - soon);
}

/** Steps of the Vagabond to each clearing. */
const steps = new Int8Array(CLEARING_COUNT);

/** Measures them: a forest is left to the clearings around it. */
function measure(s: RootState, place: number): void {
  const map = geographyOf(s);
  const between = stepsOn(linksOf(s));
  if (place < CLEARING_COUNT) {
    for (let c = 0; c < CLEARING_COUNT; c++) steps[c] = between[place * CLEARING_COUNT + c]!;
    return;
  }
  steps.fill(CLEARING_COUNT);
  for (const from of map.aroundForest[place - CLEARING_COUNT]!)
    if (from < CLEARING_COUNT)
      for (let c = 0; c < CLEARING_COUNT; c++) steps[c] = Math.min(steps[c]!, between[from * CLEARING_COUNT + c]! + 1);
}

/** How much of what an item is needed for can be expected: all if one is ready, less if it has to be refreshed first. */
const usable = (v: VagabondState, w: Weights, item: number, count = 1): number =>
  ready(v, item) >= count ? 1 : whole(v, item) >= count ? w.later : 0;

/** The same for both items of a quest. */
function equipped(v: VagabondState, w: Weights, quest: number): number {
  const items = questItems(quest);
  const a = items[0];
  const b = items[1];
  return a === b ? usable(v, w, a, 2) : Math.min(usable(v, w, a), usable(v, w, b));
}

/** Cards of his hand by the suits they can be given in (2.1.1: birds in all). */
const fitting = new Uint8Array(SUITS.length);

function readHand(s: RootState, f: Faction): void {
  const hand = handOf(f);
  const { at, size } = s.cards;
  fitting.fill(0);
  for (let card = 0, left = size[hand]!; left > 0 && card < at.length; card++) {
    if (at[card] !== hand) continue;
    fitting[SUIT_OF[card]!]!++;
    left--;
  }
  for (let suit = 0; suit < BIRD; suit++) fitting[suit]! += fitting[BIRD]!;
}

/** Buildings and tokens of a faction in a clearing. */
function cardboard(b: Board, other: Faction, c: number): number {
  let count = 0;
  for (const piece of PIECES_OF[other]!) if (IS_CARDBOARD[piece]) count += b.on(piece, c);
  return count;
}

/**
 * Points that his swords could take from a faction in a clearing: every hostile piece is one (9.2.9.III.a), buildings and tokens
 * are one more (3.2.1) but fall last. Those who are still friends are struck only where nobody defends.
 */
function prey(b: Board, v: VagabondState, other: Faction, c: number, swords: number): number {
  const defenders = b.warriors[other * CLEARING_COUNT + c]!;
  const hostile = v.relation[other] === HOSTILE;
  if (defenders > 0 && !hostile) return 0;
  // §4.3.3.II.b: one hit more against the defenseless.
  const hits = defenders === 0 ? swords + 1 : swords;
  const rest = hits > defenders ? Math.min(hits - defenders, cardboard(b, other, c)) : 0;
  return Math.min(hits, defenders) + (hostile ? 2 : 1) * rest;
}

/** Somebody to aid (9.5.4), or somebody to strike for points, on the way or here. */
function aidAndStrikes(b: Board, v: VagabondState, w: Weights, f: Faction): number {
  const { s } = b;
  // §9.2.6: hits are at most the swords he has.
  const swords = whole(v, SWORD);
  const armed = usable(v, w, SWORD);
  let aided = 0;
  let fought = 0;
  for (let i = 0; i < s.faction.length; i++) {
    const other = s.faction[i]!;
    if (other === f || other < 0) continue;
    const hostile = v.relation[other] === HOSTILE;
    for (let c = 0; c < CLEARING_COUNT; c++) {
      const at = other * CLEARING_COUNT + c;
      if (s.force[at]! === 0 && b.warriors[at] === 0) continue;
      const way = w.step * steps[c]!;
      if (swords > 0) fought = Math.max(fought, armed * w.fight * Math.min(w.most, prey(b, v, other, c, swords)) - way);
      if (!hostile && s.suit[c]! >= 0 && fittingFor(s.suit[c]!) > 0) aided = Math.max(aided, w.meet - way);
    }
  }
  return aided + fought;
}

/** Cards that match a clearing of the suit; §21.7: the Lost City matches every card. */
const fittingFor = (suit: number): number =>
  suit === EVERY_SUIT ? fitting[0]! + fitting[1]! + fitting[2]! - 2 * fitting[BIRD]! : fitting[suit]!;

/** What lies ahead of him: a ruin while he has a torch, a quest whose items he has (9.5.5, 9.5.6), friends and enemies. */
function prospects(b: Board, v: VagabondState, w: Weights, f: Faction): number {
  const { s } = b;
  if (v.place < 0) return 0;
  measure(s, v.place);
  let ruin = 0;
  const lit = usable(v, w, TORCH);
  if (lit > 0)
    for (let c = 0; c < CLEARING_COUNT; c++)
      if (s.ruin[c] === 1) ruin = Math.max(ruin, lit * w.ruin - w.step * steps[c]!);
  let quest = 0;
  for (let q = 0; q < QUEST_SUIT.length; q++) {
    if (s.quests[q] !== QUEST_FACE_UP) continue;
    const share = equipped(v, w, q);
    if (share === 0) continue;
    for (let c = 0; c < CLEARING_COUNT; c++)
      if (isSuit(s, c, QUEST_SUIT[q]!)) quest = Math.max(quest, share * w.quest - w.step * steps[c]!);
  }
  return ruin + quest + aidAndStrikes(b, v, w, f);
}

/** §9.2.9.I.a: Aids toward the next space, if cards and items for the rest of them are there: the turn's end forgets them. */
function begun(b: Board, v: VagabondState, w: Weights): number {
  const suit = b.s.suit[v.place] ?? -1;
  if (suit < 0) return 0;
  let items = -1;
  let worth = 0;
  for (let other = 0; other < FACTIONS.length; other++) {
    if (v.aids[other] === 0) continue;
    if (items < 0) {
      items = 0;
      for (let item = 0; item < ITEMS.length; item++) items += ready(v, item);
    }
    const missing = (AIDS_NEEDED[v.relation[other]!] ?? 0) - v.aids[other]!;
    if (missing <= Math.min(fittingFor(suit), items)) worth += w.aid * v.aids[other]!;
  }
  return worth;
}

/**
 * Everything a Vagabond does exhausts items (9.5), so items are his strength, and ruins and aided friends are where they
 * come from. Friends bring points with every step (9.2.9.I), enemies by their pieces (9.2.9.III), quests by their suit.
 */
function hopes(b: Board, w: typeof WEIGHTS, f: Faction, turnsLeft: number): number {
  const v = b.s.vagabonds[f === VAGABOND2 ? 1 : 0]!;
  readHand(b.s, f);
  let worth = (w.characters[v.character] ?? 0) + items(v, w, turnsLeft) + prospects(b, v, w, f);
  for (let other = 0; other < FACTIONS.length; other++) {
    const space = v.relation[other]!;
    if (space > 0) worth += w.friend * space;
    else if (space === HOSTILE) worth -= w.hostile;
    // §9.2.9.II.a: every Aid of an ally is two points.
    if (space === ALLIED) worth += w.allied;
  }
  return worth + begun(b, v, w);
}

/** How bots see a Vagabond. */
export const vagabond: FactionBot<typeof WEIGHTS> = {
  weights: WEIGHTS,
  fear: 4.5,
  // §9.6.2: he draws whatever he did, so what he does not give away he soon discards.
  hand: 3,
  hopes: (b, w, turnsLeft, f) => hopes(b, w, f, turnsLeft),
};

/** States that an item of a Vagabond can be in. */
const ITEM_STATES = 6;

/** §9.2.5: items a Vagabond can still use in this turn; 0 for other factions. */
export function readyItems(s: RootState, f: Faction): number {
  if (f !== VAGABOND && f !== VAGABOND2) return 0;
  const { items } = s.vagabonds[f === VAGABOND ? 0 : 1]!;
  let sum = 0;
  for (let item = 0; item < ITEMS.length; item++)
    sum += items[item * ITEM_STATES + ON_TRACK]! + items[item * ITEM_STATES + IN_SATCHEL]!;
  return sum;
}
