import { seatMask, EVERYBODY, moveCard, reshuffle, ownPool } from '../../../kernel/index.ts';
import type { ScythiaLaw } from '../../../law/index.ts';
import type { Amounts, Components } from '../components/components.ts';
import type { Source } from '../events.ts';
import type { Sink } from '../types.ts';
import { has, slotOf } from './queries.ts';
import {
  crewOf,
  DECK,
  DISCARD,
  DISCARDED,
  handOf,
  IN_DECK,
  KEPT,
  NO_QUEST,
  NONE,
  OWNED,
  OWNERS,
} from '../components/piles.ts';
import type { ScythiaState } from '../state.ts';
import { CARDS, EAGLE, FIRST_PLUNDER, HELD, VP } from '../words.ts';

/** Adds points; each has a source and a paragraph. */
export function score(s: ScythiaState, seat: number, source: Source, points: number, law: ScythiaLaw, out: Sink): void {
  if (points === 0) return;
  s.score[seat]! += points;
  if (out.on) out.emit({ type: 'scored', seat, source, points, law, total: s.score[seat]! });
}

/** §E-1.3: gives items `times` times, plunder as far as the supply lasts. Returns the number of cards to draw. */
export function gain(
  s: ScythiaState,
  seat: number,
  items: Amounts,
  times: number,
  source: Source,
  law: ScythiaLaw,
  out: Sink,
): number {
  for (let item = 0; item < HELD; item++) {
    let amount = items[item]! * times;
    if (amount === 0) continue;
    if (item >= FIRST_PLUNDER) {
      amount = Math.min(amount, s.supply[item - FIRST_PLUNDER]!);
      s.supply[item - FIRST_PLUNDER]! -= amount;
    }
    s.held[seat * HELD + item]! += amount;
    if (out.on && amount > 0) out.emit({ type: 'gained', seat, item, amount });
  }
  score(s, seat, source, items[VP]! * times, law, out);
  return items[CARDS]! * times;
}

/** Pays an item to the main supply. */
export function payItem(s: ScythiaState, seat: number, item: number, amount: number, out: Sink): void {
  if (amount === 0) return;
  s.held[seat * HELD + item]! -= amount;
  if (item >= FIRST_PLUNDER) s.supply[item - FIRST_PLUNDER]! += amount;
  if (out.on) out.emit({ type: 'paid', seat, item, amount });
}

/** Pays everything but cards, which are chosen one by one. */
export function payItems(s: ScythiaState, seat: number, items: Amounts, out: Sink): void {
  for (let item = 0; item < HELD; item++) payItem(s, seat, item, items[item]!, out);
  score(s, seat, 'payment', -items[VP]!, 'E-1.2', out);
}

/** §S-10.1: returns goods above the limit to the supply. */
export function returnExcess(s: ScythiaState, seat: number, item: number, limit: number, out: Sink): void {
  const amount = has(s, seat, item) - limit;
  if (amount <= 0) return;
  s.held[seat * HELD + item] = limit;
  if (out.on) out.emit({ type: 'over-limit', seat, item, amount });
}

/** A card of a kind in a pile: one that others know to be there, else the first. Copies are interchangeable. */
function cardOf(c: Components, s: ScythiaState, kind: number, pile: number): number {
  const { at, knows } = s.cards;
  const first = c.kind.first[kind]!;
  let found = NONE;
  for (let card = first; card < first + c.kind.copies[kind]!; card++) {
    if (at[card] !== pile) continue;
    if (knows[card] !== OWNERS[pile]) return card;
    if (found === NONE) found = card;
  }
  if (found === NONE) throw new Error(`no ${c.kind.names[kind]} in pile ${pile}`);
  return found;
}

const isHidden = (s: ScythiaState, card: number): boolean => {
  const owners = OWNERS[s.cards.at[card]!]!;
  return owners !== EVERYBODY && s.cards.knows[card] === owners;
};

/**
 * Merges pools before a hidden card leaves a pile openly. If another hidden copy of its kind could lie there instead,
 * nobody can tell which of the two left.
 */
function blurPools(c: Components, s: ScythiaState, card: number, from: number): void {
  const { cards } = s;
  if (!isHidden(s, card)) return;
  const first = c.kind.first[c.cards.kind[card]!]!;
  for (let twin = first; twin < first + c.kind.copies[c.cards.kind[card]!]!; twin++) {
    const mine = cards.pool[card]!;
    const other = cards.pool[twin]!;
    if (other === mine || !isHidden(s, twin)) continue;
    if (!cards.pool.some((p, i) => p === other && cards.at[i] === from && isHidden(s, i))) continue;
    const own = ownPool(s.cards);
    for (let i = 0; i < own.length; i++) if (own[i] === mine || own[i] === other) own[i] = Math.min(mine, other);
  }
}

/** Moves a card openly. */
export function moveKind(c: Components, s: ScythiaState, kind: number, from: number, to: number, out: Sink): void {
  const card = cardOf(c, s, kind, from);
  blurPools(c, s, card, from);
  moveCard(s.cards, OWNERS, card, to, EVERYBODY, out);
}

/** Draws a card that only its owner sees. */
export function drawKind(c: Components, s: ScythiaState, kind: number, seat: number, out: Sink): void {
  moveCard(s.cards, OWNERS, cardOf(c, s, kind, DECK), handOf(seat), seatMask(seat), out);
  if (out.on) out.emit({ type: 'drew', seat }, seatMask(seat), { type: 'drew', seat, character: kind });
}

/** §S-10.3: makes a new character deck of the discard. */
export function reshuffleCards(s: ScythiaState, out: Sink): void {
  reshuffle(s.cards, OWNERS, DISCARD, DECK);
  if (out.on) out.emit({ type: 'reshuffled', deck: 'characters' });
}

/** Discards a hand card. */
export function discardCard(c: Components, s: ScythiaState, seat: number, kind: number, out: Sink): void {
  moveKind(c, s, kind, handOf(seat), DISCARD, out);
  if (out.on) out.emit({ type: 'discarded', seat, character: kind });
}

/** Puts a card from some pile into a slot. */
export function enterCrew(
  c: Components,
  s: ScythiaState,
  seat: number,
  slot: number,
  kind: number,
  from: number,
  out: Sink,
): void {
  moveKind(c, s, kind, from, crewOf(seat), out);
  s.crew[slotOf(seat, slot)] = kind;
  s.wounds[slotOf(seat, slot)] = 0;
}

/** §S-7.7: takes a member out of its slot to some pile; its wounds go back to the supply, its animals stay. */
export function leaveCrew(c: Components, s: ScythiaState, seat: number, slot: number, to: number, out: Sink): number {
  const at = slotOf(seat, slot);
  const kind = s.crew[at]!;
  moveKind(c, s, kind, crewOf(seat), to, out);
  s.crew[at] = NONE;
  s.wounds[at] = 0;
  return kind;
}

/**
 * §A-16: a member and a hand card change places. The hand card moves first, so that the card in hand afterwards is the
 * one everybody saw in the crew, even if both are copies of one kind.
 */
export function swapMember(
  c: Components,
  s: ScythiaState,
  seat: number,
  slot: number,
  kind: number,
  out: Sink,
): number {
  const from = s.crew[slotOf(seat, slot)]!;
  enterCrew(c, s, seat, slot, kind, handOf(seat), out);
  moveKind(c, s, from, crewOf(seat), handOf(seat), out);
  return from;
}

/** §S-7.8: discards a crew member at will. */
export function dismiss(c: Components, s: ScythiaState, seat: number, slot: number, out: Sink): void {
  const wounds = s.wounds[slotOf(seat, slot)]!;
  const character = leaveCrew(c, s, seat, slot, DISCARD, out);
  if (out.on) out.emit({ type: 'dismissed', seat, slot, character, wounds });
}

/** §S-8.2: makes a new animal deck of the discard when the deck is empty. */
export function fillAnimalDeck(s: ScythiaState, out: Sink): void {
  if (s.animals.includes(IN_DECK) || !s.animals.includes(DISCARDED)) return;
  for (let a = 0; a < s.animals.length; a++) if (s.animals[a] === DISCARDED) s.animals[a] = IN_DECK;
  if (out.on) out.emit({ type: 'reshuffled', deck: 'animals' });
}

/** Takes an animal from the row; returns its place. */
export function takeFromRow(s: ScythiaState, animal: number): number {
  const place = s.row.indexOf(animal);
  s.row[place] = NONE;
  s.animals[animal] = OWNED;
  return place;
}

/** §S-8.4: puts an animal on a side of a slot; one that lay there is discarded. */
export function placeAnimal(
  s: ScythiaState,
  seat: number,
  animal: number,
  side: number,
  slot: number,
  out: Sink,
): void {
  const list = side === EAGLE ? s.eagles : s.horses;
  const replaced = list[slotOf(seat, slot)]!;
  if (replaced !== NONE) s.animals[replaced] = DISCARDED;
  list[slotOf(seat, slot)] = animal;
  if (out.on) out.emit({ type: 'tamed', seat, animal, side, slot, replaced });
}

/** §S-9.3: takes a quest off its place for an owner. */
export function keepQuest(s: ScythiaState, tile: number, owner: number): number {
  const place = s.places.indexOf(tile);
  s.places[place] = NO_QUEST;
  s.quests[tile] = KEPT + owner;
  return place;
}

/** Emits that a player declined; returns the step that follows. */
export function declined<N extends string>(seat: number, out: Sink, then: N): N {
  if (out.on) out.emit({ type: 'passed', seat });
  return then;
}
