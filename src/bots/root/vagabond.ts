import { questItems } from '../../games/root/09-vagabond/quest.ts';
import {
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
} from '../../games/root/09-vagabond/state.ts';
import { SUIT_OF } from '../../games/root/decks/index.ts';
import { QUESTS } from '../../games/root/decks/quests.ts';
import { handOf } from '../../games/root/piles.ts';
import { geographyOf, type RootState } from '../../games/root/state.ts';
import {
  BIRD,
  CLEARING_COUNT,
  COIN,
  type Faction,
  FACTIONS,
  ITEMS,
  SUITS,
  SWORD,
  TEA,
  TORCH,
  VAGABOND2,
} from '../../games/root/words.ts';
import { type Board, stepsOn } from './board.ts';
import type { RootWeights } from './weights.ts';

/** §9.4.1: items refreshed in each Birdsong, and more for each tea on its track. */
const REFRESHED = 3;
const REFRESHED_BY_TEA = 2;

const QUEST_SUIT = QUESTS.map((quest) => SUITS.indexOf(quest.suit));

/** Items of a kind that can be exhausted. */
const ready = (v: VagabondState, item: number): number =>
  v.items[item * CONDITIONS + ON_TRACK]! + v.items[item * CONDITIONS + IN_SATCHEL]!;

/** His items: what is exhausted comes back with Birdsong, as far as three and his tea go; damage takes longer. */
function items(v: VagabondState, w: RootWeights['vagabond'], turnsLeft: number): number {
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
  // §9.5.1: whoever rests in a forest does nothing else in that turn.
  if (v.place >= CLEARING_COUNT) worth -= w.idle;
  return worth - w.exhausted * Math.min(soon, exhausted) - w.tired * Math.max(0, exhausted - soon);
}

/** Steps of the Vagabond to each clearing. */
const steps = new Int8Array(CLEARING_COUNT);

/** Measures them: a forest is left to the clearings around it. */
function measure(s: RootState, place: number): void {
  const map = geographyOf(s);
  const between = stepsOn(map);
  if (place < CLEARING_COUNT) {
    for (let c = 0; c < CLEARING_COUNT; c++) steps[c] = between[place * CLEARING_COUNT + c]!;
    return;
  }
  steps.fill(CLEARING_COUNT);
  for (const from of map.aroundForest[place - CLEARING_COUNT]!)
    if (from < CLEARING_COUNT)
      for (let c = 0; c < CLEARING_COUNT; c++) steps[c] = Math.min(steps[c]!, between[from * CLEARING_COUNT + c]! + 1);
}

/** Whether he has both items of a quest ready. */
function hasItems(v: VagabondState, quest: number): boolean {
  const [a, b] = questItems(quest);
  return a === b ? ready(v, a) > 1 : ready(v, a) > 0 && ready(v, b) > 0;
}

const holds = new Uint8Array(SUITS.length);

/** The suits of clearings he has a card for (2.1.1: birds fit all). */
function readHand(s: RootState, f: Faction): void {
  const hand = handOf(f);
  holds.fill(0);
  for (let card = 0; card < s.cards.at.length; card++) if (s.cards.at[card] === hand) holds[SUIT_OF[card]!] = 1;
  if (holds[BIRD] === 1) holds.fill(1);
}

/** Somebody to aid (9.5.3), or somebody whose hostility a ready sword turns into points (9.2.9.III), on the way or here. */
function company(b: Board, v: VagabondState, w: RootWeights['vagabond'], f: Faction): number {
  const { s } = b;
  readHand(s, f);
  // §9.2.6: every ready sword is a battle, and hits are at most the swords he has.
  const armed = ready(v, SWORD);
  let aided = 0;
  let fought = 0;
  for (let i = 0; i < s.faction.length; i++) {
    const other = s.faction[i]!;
    if (other === f || other < 0) continue;
    const hostile = v.relation[other] === HOSTILE;
    if (hostile && armed === 0) continue;
    for (let c = 0; c < CLEARING_COUNT; c++) {
      const at = other * CLEARING_COUNT + c;
      if (hostile) {
        const prey = Math.min(armed, b.warriors[at]!);
        if (prey > 0) fought = Math.max(fought, w.fight * prey - w.step * steps[c]!);
      } else if (s.force[at]! > 0 && s.suit[c]! >= 0 && holds[s.suit[c]!] === 1)
        aided = Math.max(aided, w.meet - w.step * steps[c]!);
    }
  }
  return aided + fought;
}

/** What lies ahead of him: a ruin while he has a torch, a quest whose items are ready (9.5.4, 9.5.5), friends and enemies. */
function prospects(b: Board, v: VagabondState, w: RootWeights['vagabond'], f: Faction): number {
  const { s } = b;
  if (v.place < 0) return 0;
  measure(s, v.place);
  let ruin = 0;
  if (ready(v, TORCH) > 0)
    for (let c = 0; c < CLEARING_COUNT; c++) if (s.ruin[c] === 1) ruin = Math.max(ruin, w.ruin - w.step * steps[c]!);
  let quest = 0;
  for (let q = 0; q < QUEST_SUIT.length; q++) {
    if (s.quests[q] !== QUEST_FACE_UP || !hasItems(v, q)) continue;
    for (let c = 0; c < CLEARING_COUNT; c++)
      if (s.suit[c] === QUEST_SUIT[q]) quest = Math.max(quest, w.quest - w.step * steps[c]!);
  }
  return ruin + quest + company(b, v, w, f);
}

/**
 * Everything a Vagabond does exhausts items (9.5), so items are his strength, and ruins and aided friends are where they
 * come from. Friends bring points with every step (9.2.9.I), enemies by their pieces (9.2.9.III), quests by their suit.
 */
export function vagabond(b: Board, { vagabond: w }: RootWeights, f: Faction, turnsLeft: number): number {
  const v = b.s.vagabonds[f === VAGABOND2 ? 1 : 0]!;
  let worth = (w.characters[v.character] ?? 0) + items(v, w, turnsLeft) + prospects(b, v, w, f);
  for (let other = 0; other < FACTIONS.length; other++) {
    const space = v.relation[other]!;
    if (space > 0) worth += w.friend * space;
    else if (space === HOSTILE) worth -= w.hostile;
    worth += w.aid * v.aids[other]!;
  }
  return worth;
}
