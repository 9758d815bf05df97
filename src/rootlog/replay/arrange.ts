import { withValue, withAdded } from '../../kernel/index.ts';
import { decided, itemsUnder } from '../../games/root/rules/02-key-terms/ruins.ts';
import { current, isVagabond } from '../../games/root/rules/02-key-terms/players.ts';
import { ADVENTURER } from '../../games/root/factions/09-vagabond/characters.ts';
import { vagabondOf } from '../../games/root/factions/09-vagabond/items.ts';
import { QUEST_FACE_UP, QUEST_IN_DECK } from '../../games/root/factions/09-vagabond/state.ts';
import { FACTS, SUIT_OF, TITLE_OF } from '../../games/root/components/cards/index.ts';
import { QUESTS } from '../../games/root/components/cards/quests.ts';
import { SYMPATHY } from '../../games/root/components/pieces.ts';
import { DISCARD, handOf, handOwner, LOST_SOULS, REVEALED, SUPPORTERS } from '../../games/root/components/piles.ts';
import type { RootState } from '../../games/root/state.ts';
import { BIRD, CLEARING_COUNT, CULT, ITEMS, SUITS } from '../../games/root/words.ts';
import type { Future } from './future.ts';
import { Identities, isHand, type NamedCards } from './identities.ts';
import { arrangePlots } from './plots.ts';
import { isMet, isOutrageDraw, type Item, type OpenNeeds } from './match.ts';

/** Gives hidden cards the identities that the open needs of a turn require; nothing public changes. */
export function arrange(
  s: RootState,
  items: readonly Item[],
  open: OpenNeeds,
  future: Future,
  named: NamedCards,
): void {
  const identities = new Identities(s, named, future);
  arrangePlots(s, items, open);
  for (let i = 0; i < items.length; i++) {
    if (isMet(items, open, i)) continue;
    const { need } = items[i]!;
    if (isOutrageDraw(need) && current(s) !== 2) {
      identities.avoid(handOf(current(s)), outrageSuit(s, items, i));
      break;
    }
    if (need.kind === 'card') {
      const pile = need.from[0]!;
      if (pile !== SUPPORTERS && pile !== DISCARD && !isHand(pile)) continue;
      const suit = need.suit < 0 ? aidSuit(s, need.from[0]!, need.to[0]!) : need.suit;
      for (let n = 0; n < open.out[i]!; n++)
        identities.provide(pile, (card) => {
          if (need.titles.length > 0) return need.titles.includes(TITLE_OF[card]!);
          return suit < 0 || SUIT_OF[card] === suit || (need.suit < 0 && SUIT_OF[card] === BIRD);
        });
    } else if (need.kind === 'craft')
      identities.provide(handOf(need.faction), (card) =>
        need.item >= 0 ? FACTS[TITLE_OF[card]!]!.item === need.item : need.titles.includes(TITLE_OF[card]!),
      );
    else if (need.kind === 'ambush')
      identities.provide(handOf(need.faction), (card) => {
        const { kind, suit } = FACTS[TITLE_OF[card]!]!;
        return kind === 'ambush' && suit === need.suit;
      });
    else if (need.kind === 'guess')
      // §18.2.4: the card that is shown has the suit of the clearing.
      identities.provide(
        handOf(current(s)),
        (card) => SUIT_OF[card] === s.suit[need.clearing] || SUIT_OF[card] === BIRD,
      );
    else if (need.kind === 'outcast') {
      if (!need.hated) identities.lead(LOST_SOULS, need.suit);
    } else if (need.kind === 'acolytes' && need.more) {
      // §10.5.4: one bird for each, even when the record does not show it.
      for (let n = 0; n < open.out[i]! - birdsShown(items); n++)
        identities.provide(handOf(CULT), (card) => SUIT_OF[card] === BIRD);
    } else if (need.kind === 'quest') layQuest(s, items, i, need.suit);
    else if (need.kind === 'item' && need.deed === 'explored') layItem(s, need.faction, need.item);
  }
}

/** Number of birds that the Cult shows this turn. */
function birdsShown(items: readonly Item[]): number {
  let count = 0;
  for (const { need } of items)
    if (need.kind === 'card' && need.to.includes(REVEALED) && need.suit === BIRD) count += need.count;
  return count;
}

/** §9.5.4: the suit of a card that a Vagabond gives, which matches his clearing. */
function aidSuit(s: RootState, from: number, to: number): number {
  const giver = handOwner(from);
  if (!isVagabond(giver) || !isHand(to)) return -1;
  return s.suit[vagabondOf(s, giver).place] ?? -1;
}

function outrageSuit(s: RootState, items: readonly Item[], before: number): number {
  for (let i = before - 1; i >= 0; i--) {
    const { need } = items[i]!;
    if (need.kind !== 'piece') continue;
    if (need.piece === SYMPATHY && need.to < 0) return s.suit[need.from] ?? -1;
    if (need.from >= 0 && need.to >= 0 && need.to < CLEARING_COUNT) return s.suit[need.to]!;
  }
  return -1;
}

/** Turns up a quest that needs the items that are exhausted for it. */
function layQuest(s: RootState, items: readonly Item[], at: number, suit: number): void {
  const used: number[] = [];
  const hurt: number[] = [];
  for (let i = at - 1; i >= 0 && used.length < 2; i--) {
    const { need } = items[i]!;
    if (need.kind !== 'item') break;
    if (need.deed === 'damaged') hurt.push(need.item);
    if (need.deed === 'exhausted') for (let n = 0; n < need.count && used.length < 2; n++) used.push(need.item);
  }
  const v = isVagabond(current(s)) ? vagabondOf(s, current(s)) : undefined;
  const improvises = v?.character === ADVENTURER && v.improvised === 0;
  const serves = (quest: number): boolean => {
    const { suit: of, items: wanted } = QUESTS[quest]!;
    if (SUITS.indexOf(of) !== suit) return false;
    // An item used instead of another one is damaged.
    const left = hurt.length > 0 ? used.filter((item) => !hurt.includes(item)) : used.slice();
    let met = 0;
    for (const item of wanted) {
      const k = left.indexOf(ITEMS.indexOf(item));
      if (k < 0) continue;
      left.splice(k, 1);
      met++;
    }
    return met === 2 || (improvises && met === 1);
  };
  const isUp = (quest: number): boolean => s.quests[quest] === QUEST_FACE_UP;
  const all = QUESTS.map((_, quest) => quest);
  if (all.some((quest) => isUp(quest) && serves(quest))) return;
  // A Vagabond who improvises can complete several quests: take the last one, and leave the others for those with both items.
  const free = all.filter((quest) => s.quests[quest] === QUEST_IN_DECK && serves(quest));
  const found = improvises ? free[free.length - 1] : free[0];
  const victim = all.find(isUp);
  if (found === undefined || victim === undefined) return;
  s.quests = withValue(s.quests, found, QUEST_FACE_UP);
  s.quests = withValue(s.quests, victim, QUEST_IN_DECK);
}

/** Puts the item that will be taken under a ruin that was explored before. */
function layItem(s: RootState, faction: number, item: number): void {
  if (!isVagabond(faction)) return;
  const c = vagabondOf(s, faction).place;
  if (c < 0 || c >= CLEARING_COUNT || decided(s, c) === 0 || itemsUnder(s, c).includes(item)) return;
  const under = itemsUnder(s, c);
  if (s.ruins.hidden[item]! > 0) {
    s.ruins.hidden = withAdded(s.ruins.hidden, item, -1);
    s.ruins.hidden = withAdded(s.ruins.hidden, under[0]!, 1);
    s.ruins.under = withValue(s.ruins.under, c * 2, item);
    return;
  }
  const other = s.ruins.under.indexOf(item);
  if (other < 0) return;
  s.ruins.under = withValue(s.ruins.under, other, under[0]!);
  s.ruins.under = withValue(s.ruins.under, c * 2, item);
}
