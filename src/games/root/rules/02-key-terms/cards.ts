import {
  cardsIn,
  EVERYBODY,
  moveCard,
  nthCard,
  offerUnless,
  type Refusal,
  reshuffle,
} from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { forgetDiscards, noteDiscard } from '../14-hirelings/discards.ts';
import {
  type Card,
  CARD_NAMES,
  COPIES_OF,
  FACTS,
  SUIT_OF,
  TITLE_OF,
  type Title,
} from '../../components/cards/index.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import { AVAILABLE, BOX, DECK, DISCARD, handOf, LOST_SOULS } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, CULT, EVERY_SUIT, type Faction, type Party } from '../../words.ts';
import { inPlay, seatBit } from './players.ts';
import type { DrawFrame, SpendFrame, HandLimitFrame } from './frames.ts';

const LACKING: Partial<Record<RootLaw, Refusal<RootLaw>>> = {};
for (const law of [
  '3.3.4',
  '4.1.3',
  '6.2.3',
  '6.5.5',
  '8.2.6',
  '8.4.1.II',
  '8.4.2.II',
  '9.5.4',
  '12.5.2.III',
  '12.6.1',
  '13.4.3',
  '18.2.4',
  '18.4.3',
  '14.7.2',
  '14.7.5',
  '14.7.6',
  '17.5.1.I',
  '17.5.1.V',
] as const)
  LACKING[law] = refusal(law, 'no-card');
/** §2.1.1: the reason of a demand that names no paragraph of its own. */
const NO_CARD = refusal('2.1.1', 'no-card');

/** No card of the suit in hand, by the paragraph that asks for the card. */
export const noCard = (law: RootLaw): Refusal<RootLaw> => LACKING[law] ?? NO_CARD;

/** §1.2.1: the number of cards in a hand is public. */
export const handSize = (s: RootState, f: Party): number => s.cards.size[handOf(f)]!;

/** §2.1.1: a bird stands for any suit; §2.1.1.II: nothing stands for a bird; §21.7-R1: every card matches the Lost City. */
export const fits = (card: Card, suit: number): boolean =>
  SUIT_OF[card] === suit || SUIT_OF[card] === BIRD || suit === EVERY_SUIT;

/** The first copy of a card in a pile, -1 when there is none. */
export function copyIn(s: RootState, pile: number, title: Title): Card {
  const copies = COPIES_OF[title]!;
  for (let i = 0; i < copies.length; i++) if (s.cards.at[copies[i]!] === pile) return copies[i]!;
  return -1;
}

/** Calls for every title in a pile once: copies do the same. */
export function eachTitle(s: RootState, pile: number, call: (title: Title, card: Card) => void): void {
  const { at, size } = s.cards;
  let last = -1;
  for (let card = 0, left = size[pile]!; left > 0 && card < at.length; card++) {
    if (at[card] !== pile) continue;
    left--;
    if (TITLE_OF[card] === last) continue;
    last = TITLE_OF[card]!;
    call(last, card);
  }
}

/** True when a hand card of the suit (birds count) lies in the pile. */
export function hasFitting(s: RootState, pile: number, suit: number): boolean {
  const { at, size } = s.cards;
  for (let card = 0, left = size[pile]!; left > 0 && card < at.length; card++) {
    if (at[card] !== pile) continue;
    if (fits(card, suit)) return true;
    left--;
  }
  return false;
}

/** The suits of the cards in a pile: a bit for each. */
export function suitsIn(s: RootState, pile: number): number {
  const { at, size } = s.cards;
  let suits = 0;
  for (let card = 0, left = size[pile]!; left > 0 && card < at.length; card++) {
    if (at[card] !== pile) continue;
    suits |= 1 << SUIT_OF[card]!;
    left--;
  }
  return suits;
}

/** True when a card of one of these suits, which `suitsIn` gave, fits: `hasFitting` for several questions about one pile. */
export const anyFits = (suits: number, suit: number): boolean =>
  (suit === EVERY_SUIT ? suits : suits & ((1 << suit) | (1 << BIRD))) !== 0;

/** §2.1.3, §3.3.3: where a spent or discarded card goes: the discard pile, a dominance card beside the map; §10.2.6: to the Lost Souls while the Cult plays. */
export function discardPile(s: RootState, card: Card): number {
  // §13.3.5: a Faithful Retainer leaves the game.
  if (FACTS[TITLE_OF[card]!]!.kind === 'retainer') return BOX;
  if (inPlay(s, CULT)) return LOST_SOULS;
  return FACTS[TITLE_OF[card]!]!.kind === 'dominance' ? AVAILABLE : DISCARD;
}

/** §2.1.3: spends or discards a card. */
export function discard(s: RootState, f: Party, card: Card, law: RootLaw, out: Sink): void {
  moveCard(s.cards, s.owners, card, discardPile(s, card), EVERYBODY, out);
  noteDiscard(s, card);
  if (out.on) out.emit({ type: 'discarded', faction: f, card, law });
  refillDeck(s, out);
}

/** §2.1.2-R1: the discard pile becomes the deck as soon as the deck is empty. */
export function refillDeck(s: RootState, out: Sink): void {
  if (s.cards.size[DECK] !== 0 || s.cards.size[DISCARD] === 0) return;
  reshuffle(s.cards, s.owners, DISCARD, DECK);
  forgetDiscards(s);
  if (out.on) out.emit({ type: 'reshuffled' });
}

/** Draws cards into the faction's hand. */
export const draw = (faction: Faction, left: number): DrawFrame => drawTo(faction, left, handOf(faction));

/** Draws cards into a pile of the faction. */
export function drawTo(faction: Faction, left: number, pile: number): DrawFrame {
  return { proc: 'draw', step: 'more', got: 0, faction, pile, left };
}

/** What comes after a card, and first. */
const nextCard = (s: RootState, f: DrawFrame): 'card' | 'done' =>
  f.left > 0 && s.cards.size[DECK]! > 0 ? 'card' : 'done';

export const drawProcedure: Section<DrawFrame> = {
  more: { kind: 'rule', run: nextCard },
  card: {
    kind: 'chance',
    law: '2.1.2',
    count: (s) => s.cards.size[DECK]!,
    name: (s, _f, n) => `draw ${CARD_NAMES[nthCard(s.cards, DECK, n)]}`,
    take(s, f, n, out) {
      const card = nthCard(s.cards, DECK, n);
      // §11.2.3: what the Riverfolk draw everybody sees.
      const see = s.owners[f.pile]!;
      moveCard(s.cards, s.owners, card, f.pile, see, out);
      if (out.on)
        out.emit({ type: 'drew', faction: f.faction, to: f.pile }, see, {
          type: 'drew',
          faction: f.faction,
          to: f.pile,
          card,
        });
      refillDeck(s, out);
      f.left--;
      return nextCard(s, f);
    },
  },
};

/** Lists the cards in hand that can pay a card of the suit (2.1.1). */
export function listSpend(s: RootState, f: Faction, suit: number, law: RootLaw, ask: Collector): void {
  const no = noCard(law);
  eachTitle(s, handOf(f), (title, card) => {
    offerUnless(ask, verbs.spend(title), fits(card, suit) ? undefined : no, suit);
  });
}

/** The payment of one card of a suit. */
export function spend(faction: Faction, suit: number, law: RootLaw): SpendFrame {
  return { proc: 'spend', step: 'card', got: 0, faction, suit, law };
}

export const spendProcedure: Section<SpendFrame> = {
  card: {
    kind: 'choice',
    window: 'spend',
    law: '2.1.3',
    part: true,
    secret: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => listSpend(s, f.faction, f.suit, f.law, ask),
    take(s, f, o, _seat, out) {
      if (o.verb !== 'spend') return 'card';
      const card = copyIn(s, handOf(f.faction), o.title);
      discard(s, f.faction, card, f.law, out);
      return { done: SUIT_OF[card]! };
    },
  },
};

/** §6.6 */
const HAND_LIMIT = 5;

/** Discards down to five cards. */
export function handLimit(faction: Faction, law: RootLaw): HandLimitFrame {
  return { proc: 'handLimit', step: 'check', got: 0, faction, law };
}

export const handLimitProcedure: Section<HandLimitFrame> = {
  check: { kind: 'rule', run: (s, f) => (handSize(s, f.faction) > HAND_LIMIT ? 'card' : 'done') },
  card: {
    kind: 'choice',
    window: 'hand-limit',
    law: '6.6',
    lawOf: (f) => f.law,
    secret: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => eachTitle(s, handOf(f.faction), (title) => ask.offer(verbs.discard(title))),
    take(s, f, o, _seat, out) {
      if (o.verb === 'discard') discard(s, f.faction, copyIn(s, handOf(f.faction), o.title), f.law, out);
      return 'check';
    },
  },
};

/** The cards of a pile, for views. */
export const cardsOf = (s: RootState, pile: number): Card[] => cardsIn(s.cards, pile);
