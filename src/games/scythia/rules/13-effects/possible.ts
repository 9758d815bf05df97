import type { Refusal } from '../../../../kernel/index.ts';
import type { ScythiaLaw } from '../../../../law/index.ts';
import {
  type Obstacle,
  type UsedCards,
  EAGLE_USED,
  HERO_USED,
  NOTHING_COUNTED,
  NOTHING_SPENT,
  NOTHING_TO_PLAY,
  NOT_BEHIND,
  NO_ANIMALS,
  NO_CARDS_LEFT,
  NO_CREW,
  NO_EAGLE,
  NO_HAND,
  NO_OPEN_QUEST,
  NO_OTHER_CARD,
  NO_PLAY_EAGLE,
  NO_QUEST_PAYABLE,
  NO_WOUNDS,
  OUT_OF_STOCK,
  UNPAIRED_EAGLE,
  short,
} from './blocked.ts';
import type { Amounts, Components, Op } from '../../components/components.ts';
import {
  countOf,
  crewSize,
  crewWounds,
  handSize,
  handStrength,
  has,
  mayDraw,
  mayGainAnimal,
  rivalryCount,
} from '../queries.ts';
import { refusal } from '../../refusals.ts';
import { CHIEF, handOf, NONE } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import { CARDS, CREW_SLOTS, FIRST_PLUNDER, HELD, ITEMS, SILVER, VP } from '../../words.ts';

/** §S-13.9: what is short for a payment, by item. a: the amount needed, b: the amount there is. */
export const SHORT = ITEMS.map((item) => refusal('S-13.9', `short-${item}`));
/** §S-9.2: what is short for a quest, by item. Numbers as in SHORT. */
export const QUEST_SHORT = ITEMS.map((item) => refusal('S-9.2', `quest-${item}`));
/** a: the strength needed, b: the strength in hand. */
const QUEST_STRENGTH = refusal('S-9.2', 'quest-strength');
/** §S-5.2: a: the silver needed, b: the silver there is. */
export const HIRE_SILVER = refusal('S-5.2', 'hire-silver');

/** §S-13.9: the first item that is short for a full payment; undefined: it can be paid. `spent`: cards already used. */
export function lacks(
  s: ScythiaState,
  seat: number,
  pay: Amounts,
  spent: number,
  reasons: readonly Refusal<ScythiaLaw>[],
): Obstacle | undefined {
  for (let item = 0; item < HELD; item++)
    if (pay[item]! > has(s, seat, item)) return short(reasons[item]!, pay[item]!, has(s, seat, item));
  const hand = handSize(s, seat) - spent;
  if (pay[CARDS]! > hand) return short(reasons[CARDS]!, pay[CARDS]!, hand);
  if (pay[VP]! > s.score[seat]!) return short(reasons[VP]!, pay[VP]!, s.score[seat]!);
  return undefined;
}

/** §S-10.3: true when a card can be drawn: a played or paid card is in the discard by then. */
const willDraw = (s: ScythiaState, spent: UsedCards): boolean => mayDraw(s) || spent.card !== NONE || spent.cards > 0;

/** §A-20: what keeps a gain from giving anything. */
function blockedGain(s: ScythiaState, items: Amounts, spent: UsedCards): Obstacle | undefined {
  for (let item = 0; item < FIRST_PLUNDER; item++) if (items[item]! > 0) return undefined;
  if (items[VP]! > 0) return undefined;
  for (let item = FIRST_PLUNDER; item < HELD; item++)
    if (items[item]! > 0 && s.supply[item - FIRST_PLUNDER]! > 0) return undefined;
  if (items[CARDS]! > 0) return willDraw(s, spent) ? undefined : NO_CARDS_LEFT;
  return OUT_OF_STOCK;
}

/** §E-2: what keeps a seat from using a hand card; the played card and the paid cards are gone. */
function blockedHand(s: ScythiaState, seat: number, spent: UsedCards): Obstacle | undefined {
  const hand = handSize(s, seat);
  if (hand > spent.cards + (spent.card === NONE ? 0 : 1)) return undefined;
  return hand === 0 ? NO_HAND : NO_OTHER_CARD;
}

/** §S-5.2: what keeps a seat from hiring any card with its silver. */
function blockedHire(
  c: Components,
  s: ScythiaState,
  seat: number,
  discount: number,
  spent: UsedCards,
): Obstacle | undefined {
  const none = blockedHand(s, seat, spent);
  if (none) return none;
  const silver = has(s, seat, SILVER) + discount;
  const pile = handOf(seat);
  let passed = spent.card === NONE;
  let least = 99;
  for (let card = 0; card < s.cards.at.length; card++) {
    if (s.cards.at[card] !== pile) continue;
    const kind = c.cards.kind[card]!;
    if (!passed && kind === spent.card) {
      passed = true;
      continue;
    }
    const cost = c.kind.cost[kind]!;
    if (cost <= silver) return undefined;
    if (cost < least) least = cost;
  }
  return short(HIRE_SILVER, least - discount, silver - discount);
}

/** §S-13.7: true when every opponent has strictly more. */
export function everyOpponentAhead(s: ScythiaState, seat: number, rivalry: number): boolean {
  const mine = rivalryCount(s, seat, rivalry, CHIEF);
  if (s.settings.seats === 1) return rivalryCount(s, CHIEF, rivalry, CHIEF) > mine;
  for (let other = 0; other < s.settings.seats; other++)
    if (other !== seat && rivalryCount(s, other, rivalry, CHIEF) <= mine) return false;
  return true;
}

/** §S-9.2: what keeps a seat from completing a quest. */
export function blockedQuest(
  c: Components,
  s: ScythiaState,
  seat: number,
  tile: number,
  spent = 0,
  lost = 0,
): Obstacle | undefined {
  const strength = c.quest.strength[tile]!;
  if (strength === 0) return lacks(s, seat, c.quest.cost[tile]!, spent, QUEST_SHORT);
  const hand = handStrength(c, s, seat) - lost;
  return hand < strength ? short(QUEST_STRENGTH, strength, hand) : undefined;
}

function blockedQuests(c: Components, s: ScythiaState, seat: number, spent: UsedCards): Obstacle | undefined {
  const lost = spent.card === NONE ? 0 : c.kind.strength[spent.card]!;
  let open = false;
  for (let place = 0; place < s.places.length; place++) {
    const tile = s.places[place]!;
    if (tile < 0) continue;
    open = true;
    if (!blockedQuest(c, s, seat, tile, 0, lost)) return undefined;
  }
  return open ? NO_QUEST_PAYABLE : NO_OPEN_QUEST;
}

/** Moves a payment to the supply (`sign` 1) or back (-1), to check what follows from it. */
function movePayment(s: ScythiaState, seat: number, pay: Amounts, sign: number): void {
  for (let item = 0; item < HELD; item++) s.held[seat * HELD + item]! -= pay[item]! * sign;
  for (let item = FIRST_PLUNDER; item < HELD; item++) s.supply[item - FIRST_PLUNDER]! += pay[item]! * sign;
}

/** §A-20: what keeps an exchange from being made: the payment, or that it would have no result. */
function blockedExchange(
  c: Components,
  s: ScythiaState,
  seat: number,
  pay: Amounts,
  then: number,
  spent: UsedCards,
): Obstacle | undefined {
  const lack = lacks(s, seat, pay, spent.cards + (spent.card === NONE ? 0 : 1), SHORT);
  if (lack) return lack;
  movePayment(s, seat, pay, 1);
  const left = pay[CARDS]! > 0 ? { ...spent, cards: spent.cards + pay[CARDS]! } : spent;
  const blocked = blockedList(c, s, seat, then, left);
  movePayment(s, seat, pay, -1);
  return blocked;
}

/** §S-5.6, §S-13.5: what keeps a seat from using the eagle over a slot. */
export function blockedEagle(
  c: Components,
  s: ScythiaState,
  seat: number,
  slot: number,
  spent = NOTHING_SPENT,
): Obstacle | undefined {
  const at = seat * CREW_SLOTS + slot;
  const animal = s.eagles[at]!;
  if (animal === NONE || c.animal.eagle[animal] !== 2) return NO_PLAY_EAGLE;
  if (s.crew[at] === NONE) return UNPAIRED_EAGLE;
  if (s.usedEagles.includes(animal)) return EAGLE_USED;
  return blockedList(c, s, seat, c.kind.play[s.crew[at]!]!, spent);
}

/** §S-5.6: what keeps a seat from playing a card. */
export function blockedPlay(
  c: Components,
  s: ScythiaState,
  seat: number,
  kind: number,
  nested = false,
): Obstacle | undefined {
  return blockedList(c, s, seat, c.kind.play[kind]!, { card: kind, cards: 0, nested });
}

function blockedPlays(c: Components, s: ScythiaState, seat: number, spent: UsedCards): Obstacle | undefined {
  const none = blockedHand(s, seat, spent);
  if (none) return none;
  const pile = handOf(seat);
  let passed = spent.card === NONE;
  let last = NONE;
  for (let card = 0; card < s.cards.at.length; card++) {
    if (s.cards.at[card] !== pile) continue;
    const kind = c.cards.kind[card]!;
    if (!passed && kind === spent.card) {
      passed = true;
      continue;
    }
    if (kind !== last && !blockedPlay(c, s, seat, kind, spent.nested)) return undefined;
    last = kind;
  }
  return NOTHING_TO_PLAY;
}

function blockedEagles(c: Components, s: ScythiaState, seat: number, spent: UsedCards): Obstacle | undefined {
  let first: Obstacle | undefined;
  for (let slot = 0; slot < CREW_SLOTS; slot++) {
    const blocked = blockedEagle(c, s, seat, slot, spent);
    if (!blocked) return undefined;
    if (blocked !== NO_PLAY_EAGLE) first = blocked;
  }
  return first ?? NO_PLAY_EAGLE;
}

function blockedHero(c: Components, s: ScythiaState, seat: number, spent: UsedCards): Obstacle | undefined {
  if (s.usedHero === 1) return HERO_USED;
  return blockedList(c, s, seat, c.hero.ability[s.heroes[seat]!]!, spent);
}

/** What blocks a Village Centre action. Nested ones are not followed: one level reaches everything. */
function blockedCentre(c: Components, s: ScythiaState, seat: number, spent: UsedCards): Obstacle | undefined {
  if (spent.nested) return NOTHING_TO_PLAY;
  const inside = { ...spent, nested: true };
  if (!blockedHero(c, s, seat, inside) || !blockedEagles(c, s, seat, inside)) return undefined;
  return blockedPlays(c, s, seat, inside);
}

function blockedChoice(
  c: Components,
  s: ScythiaState,
  seat: number,
  lists: readonly number[],
  spent: UsedCards,
): Obstacle | undefined {
  let first: Obstacle | undefined;
  for (let i = 0; i < lists.length; i++) {
    const blocked = blockedList(c, s, seat, lists[i]!, spent);
    if (!blocked) return undefined;
    first ??= blocked;
  }
  return first;
}

/** §A-20: what keeps an effect from doing anything; undefined: it can be done. */
export function blockedOp(
  c: Components,
  s: ScythiaState,
  seat: number,
  op: Op,
  spent = NOTHING_SPENT,
): Obstacle | undefined {
  switch (op.do) {
    case 'gain':
      return blockedGain(s, op.items, spent);
    case 'exchange':
      return blockedExchange(c, s, seat, op.pay, op.then, spent);
    case 'gainPer':
      return countOf(s, seat, op.count) < op.every ? NOTHING_COUNTED : blockedGain(s, op.items, spent);
    case 'gainIf':
      return everyOpponentAhead(s, seat, op.rivalry) ? blockedGain(s, op.items, spent) : NOT_BEHIND;
    case 'heal':
      return crewWounds(s, seat) === 0 ? NO_WOUNDS : undefined;
    case 'hire':
      return blockedHire(c, s, seat, op.discount, spent);
    case 'swapCrew':
      if (crewSize(s, seat) === 0) return NO_CREW;
      return blockedHand(s, seat, spent);
    case 'takeAnimal':
      return mayGainAnimal(s) ? undefined : NO_ANIMALS;
    case 'tradeEagleForHorse':
      if (!hasEagle(s, seat)) return NO_EAGLE;
      return mayGainAnimal(s) ? undefined : NO_ANIMALS;
    case 'completeQuest':
      return blockedQuests(c, s, seat, spent);
    case 'drawThenDiscard':
      return willDraw(s, spent) ? undefined : NO_CARDS_LEFT;
    case 'choose':
      return blockedChoice(c, s, seat, op.lists, spent);
    case 'buildingAction':
      // §S-13.8: every pack has, for each colour, a building that gives goods for free.
      return undefined;
    case 'villageCentre':
      return blockedCentre(c, s, seat, spent);
    case 'playCard':
      return blockedPlays(c, s, seat, spent);
    case 'useHero':
      return blockedHero(c, s, seat, spent);
    case 'useEagle':
      return blockedEagles(c, s, seat, spent);
  }
}

function hasEagle(s: ScythiaState, seat: number): boolean {
  for (let i = seat * CREW_SLOTS; i < (seat + 1) * CREW_SLOTS; i++) if (s.eagles[i] !== NONE) return true;
  return false;
}

/**
 * §E-2: what keeps a list of effects from doing anything: its first effect if that is a payment, else the reason of
 * all its effects.
 */
export function blockedList(
  c: Components,
  s: ScythiaState,
  seat: number,
  list: number,
  spent = NOTHING_SPENT,
): Obstacle | undefined {
  const ops = c.lists[list]!;
  const first = blockedOp(c, s, seat, ops[0]!, spent);
  if (!first || ops[0]!.do === 'exchange') return first;
  for (let i = 1; i < ops.length; i++) if (!blockedOp(c, s, seat, ops[i]!, spent)) return undefined;
  return first;
}
