import { EVERYBODY } from '../../../kernel/index.ts';
import { decided, itemsUnder } from '../02-key-terms/ruins.ts';
import { current, isVagabond } from '../02-key-terms/players.ts';
import { ADVENTURER } from '../09-vagabond/characters.ts';
import { QUEST_FACE_UP, QUEST_IN_DECK } from '../09-vagabond/state.ts';
import { type Card, FACTS, SUIT_OF, TITLE_OF, TITLES } from '../decks/index.ts';
import { QUESTS } from '../decks/quests.ts';
import { SYMPATHY } from '../pieces.ts';
import { AVAILABLE, DECK, handOf, playArea, SUPPORTERS } from '../piles.ts';
import type { RootState } from '../state.ts';
import { BIRD, CLEARING_COUNT, ITEMS, SUITS, VAGABOND } from '../words.ts';
import { isMet, isOutrageDraw, type Item, type Open } from './match.ts';
import type { Task } from './needs.ts';

/** What later lines name: such cards are kept for them where another does as well. */
export interface Future {
  readonly titles: readonly number[];
  readonly items: readonly number[];
}

/** The names and items that these tasks need. */
export function futureOf(tasks: readonly Task[]): Future {
  const titles = TITLES.map(() => 0);
  const items = ITEMS.map(() => 0);
  for (const { needs } of tasks)
    for (const need of needs) {
      if (need.kind === 'craft' && need.item >= 0) items[need.item]!++;
      // A dominance card that will be taken must first be laid beside the map.
      const sought = need.kind === 'card' && need.from.includes(AVAILABLE);
      if (need.kind === 'craft' || need.kind === 'card') for (const t of need.titles) titles[t]! += sought ? -9 : 1;
      if (need.kind === 'ambush') titles[TITLES.indexOf(`ambush-${SUITS[need.suit]!}` as never)]!++;
    }
  return { titles, items };
}

/** How much a card is worth to later lines. */
function worth(card: Card, future: Future): number {
  const { item, kind } = FACTS[TITLE_OF[card]!]!;
  const uses = future.titles[TITLE_OF[card]!]!;
  const named = uses > 0 ? 100 : uses < 0 ? -50 : 0;
  const crafted = item >= 0 ? future.items[item]! : 0;
  return named + crafted + (kind === 'ambush' || kind === 'dominance' ? 5 : 0);
}

const isHidden = (s: RootState, card: Card): boolean => {
  const pile = s.cards.at[card]!;
  if (s.cards.knows[card] === EVERYBODY) return false;
  return pile === DECK || pile === SUPPORTERS || (pile >= handOf(0) && pile < playArea(0));
};

/** Nobody has seen either card: they change places. */
function swap(s: RootState, a: Card, b: Card): void {
  for (const list of [s.cards.at, s.cards.knows, s.cards.pool]) {
    const kept = list[a]!;
    list[a] = list[b]!;
    list[b] = kept;
  }
}

function cheapest(s: RootState, future: Future, test: (card: Card) => boolean): Card {
  let best = -1;
  for (let card = 0; card < s.cards.at.length; card++)
    if (test(card) && (best < 0 || worth(card, future) < worth(best, future))) best = card;
  return best;
}

/** Gives hidden cards the identities that the open part of a turn asks for; nothing public changes. */
export function arrange(s: RootState, items: readonly Item[], open: Open, future: Future): void {
  const taken: boolean[] = [];
  for (let i = 0; i < items.length; i++) {
    if (isMet(items, open, i)) continue;
    const { need } = items[i]!;
    if (isOutrageDraw(need) && current(s) !== 2) {
      avoid(s, handOf(current(s)), outrageSuit(s, items, i), taken, future);
      break;
    }
    if (need.kind === 'card') {
      const pile = need.from[0]!;
      if (pile !== SUPPORTERS && (pile < handOf(0) || pile >= playArea(0))) continue;
      const suit = need.suit < 0 ? aidSuit(s, need.from[0]!, need.to[0]!) : need.suit;
      for (let n = 0; n < open.out[i]!; n++)
        provide(s, pile, taken, future, (card) => {
          if (need.titles.length > 0) return need.titles.includes(TITLE_OF[card]!);
          return suit < 0 || SUIT_OF[card] === suit || (need.suit < 0 && SUIT_OF[card] === BIRD);
        });
    } else if (need.kind === 'craft')
      provide(s, handOf(need.faction), taken, future, (card) =>
        need.item >= 0 ? FACTS[TITLE_OF[card]!]!.item === need.item : need.titles.includes(TITLE_OF[card]!),
      );
    else if (need.kind === 'ambush')
      provide(s, handOf(need.faction), taken, future, (card) => {
        const { kind, suit } = FACTS[TITLE_OF[card]!]!;
        return kind === 'ambush' && suit === need.suit;
      });
    else if (need.kind === 'quest') layQuest(s, items, i, need.suit);
    else if (need.kind === 'item' && need.deed === 'explored') layItem(s, need.faction, need.item);
  }
}

/** §9.5.4: a card that a Vagabond gives matches his clearing. */
function aidSuit(s: RootState, from: number, to: number): number {
  const giver = from - handOf(0);
  if (!isVagabond(giver) || to < handOf(0) || to >= playArea(0)) return -1;
  return s.suit[s.vagabonds[giver - VAGABOND]!.place] ?? -1;
}

function provide(s: RootState, pile: number, taken: boolean[], future: Future, test: (card: Card) => boolean): void {
  const here = (card: Card): boolean => s.cards.at[card] === pile && !taken[card];
  const ready = cheapest(s, future, (card) => here(card) && test(card));
  if (ready >= 0) {
    taken[ready] = true;
    return;
  }
  const victim = cheapest(s, future, (card) => here(card) && isHidden(s, card));
  if (victim < 0) return;
  const other = (card: Card): boolean => isHidden(s, card) && !taken[card] && s.cards.at[card] !== pile && test(card);
  let found = cheapest(s, future, (card) => other(card) && s.cards.at[card] === DECK);
  if (found < 0) found = cheapest(s, future, other);
  if (found < 0) return;
  swap(s, victim, found);
  taken[found] = true;
}

/** §8.2.6: the payer has no matching card, so none of his hidden cards matches. */
function avoid(s: RootState, pile: number, suit: number, taken: boolean[], future: Future): void {
  if (suit < 0) return;
  const fits = (card: Card): boolean => SUIT_OF[card] === suit || SUIT_OF[card] === BIRD;
  for (let card = 0; card < s.cards.at.length; card++) {
    if (s.cards.at[card] !== pile || taken[card] || !fits(card) || !isHidden(s, card)) continue;
    const free = (other: Card): boolean =>
      isHidden(s, other) && !taken[other] && s.cards.at[other] !== pile && !fits(other);
    let found = cheapest(s, future, (other) => free(other) && s.cards.at[other] === DECK);
    if (found < 0) found = cheapest(s, future, free);
    if (found >= 0) swap(s, card, found);
  }
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

/** Puts a quest face up that takes the items exhausted for it. */
function layQuest(s: RootState, items: readonly Item[], at: number, suit: number): void {
  const used: number[] = [];
  const hurt: number[] = [];
  for (let i = at - 1; i >= 0 && used.length < 2; i--) {
    const { need } = items[i]!;
    if (need.kind !== 'item') break;
    if (need.deed === 'damaged') hurt.push(need.item);
    if (need.deed === 'exhausted') for (let n = 0; n < need.count && used.length < 2; n++) used.push(need.item);
  }
  const v = s.vagabonds[current(s) - VAGABOND];
  const improvises = v?.character === ADVENTURER && v.improvised === 0;
  const serves = (quest: number): boolean => {
    const { suit: of, items: wanted } = QUESTS[quest]!;
    if (SUITS.indexOf(of) !== suit) return false;
    // What stands in for another item is damaged.
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
  // Whoever improvises can do several: the last leaves the others to those who bring both items.
  const free = all.filter((quest) => s.quests[quest] === QUEST_IN_DECK && serves(quest));
  const found = improvises ? free[free.length - 1] : free[0];
  const victim = all.find(isUp);
  if (found === undefined || victim === undefined) return;
  s.quests[found] = QUEST_FACE_UP;
  s.quests[victim] = QUEST_IN_DECK;
}

/** Lets the item that will be taken lie under a ruin that was looked at before. */
function layItem(s: RootState, faction: number, item: number): void {
  if (!isVagabond(faction)) return;
  const c = s.vagabonds[faction - VAGABOND]!.place;
  if (c < 0 || c >= CLEARING_COUNT || decided(s, c) === 0 || itemsUnder(s, c).includes(item)) return;
  const under = itemsUnder(s, c);
  if (s.ruins.hidden[item]! > 0) {
    s.ruins.hidden[item]!--;
    s.ruins.hidden[under[0]!]!++;
    s.ruins.under[c * 2] = item;
    return;
  }
  const other = s.ruins.under.indexOf(item);
  if (other < 0) return;
  s.ruins.under[other] = under[0]!;
  s.ruins.under[c * 2] = item;
}

/** The index of the drawn card that later lines need least; for a bag of hidden cards. */
export function plainest(s: RootState, pile: number, future: Future): number {
  let best = 0;
  let n = -1;
  let value = Number.MAX_SAFE_INTEGER;
  for (let card = 0; card < s.cards.at.length; card++) {
    if (s.cards.at[card] !== pile) continue;
    n++;
    // A card that must come beside the map is for those who discard, not for those who draw.
    const own = Math.abs(worth(card, future));
    if (own < value) {
      value = own;
      best = n;
    }
  }
  return best;
}
