import { moveCard, offerUnless, withAdded, withValue } from '../../../../kernel/index.ts';
import { copyIn, eachTitle, fits, hasFitting, noCard } from '../../rules/02-key-terms/cards.ts';
import { hasPieces, seatBit } from '../../rules/02-key-terms/players.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { type Faction, isClearing, ITEMS } from '../../words.ts';
import { exhaust, fresh, gain, hasFresh, mustStay, vagabondOf } from './items.ts';
import { improve } from './relations.ts';
import { vagabondVerbs } from './verbs.ts';
import type { AidFrame } from './frames.ts';

const NO_CARD = noCard('9.5.4');

const IN_FOREST = refusal('9.5.4', 'forest');
const NO_PIECE = refusal('9.5.4', 'no-piece');
const NO_ITEM = refusal('9.5.4', 'item');
const FULL_TRACK = refusal('9.2.5.I', 'claim-full-track');

/** §9.5.4, §9.5.4-R1: lists the players he can aid, hostile ones and the other Vagabond too. */
export function listAids(s: RootState, f: Faction, ask: Collector): void {
  const v = vagabondOf(s, f);
  const c = v.place;
  const anywhere = isClearing(c);
  const item = hasFresh(v);
  const card = anywhere && hasFitting(s, handOf(f), s.suit[c]!);
  if (!ask.wantsRefusals && !(item && card)) return;
  for (let i = 0; i < s.order.length; i++) {
    const other = s.faction[i]!;
    if (other === f) continue;
    if (card && item && hasPieces(s, other, c)) ask.offer(vagabondVerbs.aid(other));
    else if (!ask.wantsRefusals) continue;
    else if (!anywhere) ask.refuse(vagabondVerbs.aid(other), IN_FOREST);
    else if (!hasPieces(s, other, c)) ask.refuse(vagabondVerbs.aid(other), NO_PIECE);
    else if (!item) ask.refuse(vagabondVerbs.aid(other), NO_ITEM);
    else ask.refuse(vagabondVerbs.aid(other), NO_CARD, s.suit[c]);
  }
}

/** Aids a player in his clearing. */
export const aid = (faction: Faction, to: Faction): AidFrame => ({ proc: 'aid', step: 'card', got: 0, faction, to });

/** Gives a hand card: giver and taker know which; §11.2.3: everybody, where it goes into an open hand. */
function give(s: RootState, f: AidFrame, card: number, out: Sink): void {
  const see = s.owners[handOf(f.faction)]! | s.owners[handOf(f.to)]!;
  moveCard(s.cards, s.owners, card, handOf(f.to), see, out);
  if (!out.on) return;
  const given = { type: 'given', from: f.faction, to: f.to, pile: handOf(f.to) } as const;
  out.emit(given, see, { ...given, card });
}

/** Takes an item out of a Crafted Items box; one that lies face up first. */
function takeCrafted(s: RootState, f: AidFrame, item: number, out: Sink): void {
  const at = f.to * ITEMS.length + item;
  s.crafted = withAdded(s.crafted, at, -1);
  if (s.craftedSpent[at]! > s.crafted[at]!) s.craftedSpent = withValue(s.craftedSpent, at, s.crafted[at]!);
  if (out.on) out.emit({ type: 'item-taken', faction: f.faction, from: f.to, item });
  gain(s, f.faction, item, out);
}

export const aidProcedure: Section<AidFrame> = {
  // Card and item are paid in one breath; the card comes first, so that nothing waits for a hidden hand.
  card: {
    kind: 'choice',
    window: 'vagabond-aid-card',
    law: '9.5.4',
    part: true,
    secret: true,
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      const suit = s.suit[vagabondOf(s, f.faction).place]!;
      eachTitle(s, handOf(f.faction), (title, card) => {
        offerUnless(ask, vagabondVerbs.give(title), fits(card, suit) ? undefined : NO_CARD, suit);
      });
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'give') give(s, f, copyIn(s, handOf(f.faction), o.title), out);
      return 'item';
    },
  },
  // Any item pays.
  item: {
    kind: 'choice',
    window: 'vagabond-aid-item',
    law: '9.5.4',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      const v = vagabondOf(s, f.faction);
      for (let item = 0; item < ITEMS.length; item++) if (fresh(v, item) > 0) ask.offer(vagabondVerbs.exhaust(item));
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'exhaust') exhaust(s, f.faction, o.item, out);
      return 'claim';
    },
  },
  // §9.5.4-E1: he may take an item, or must where the edition says so.
  claim: {
    kind: 'choice',
    window: 'vagabond-aid-claim',
    law: '9.5.4',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      const v = vagabondOf(s, f.faction);
      let any = false;
      for (let item = 0; item < ITEMS.length; item++) {
        if (s.crafted[f.to * ITEMS.length + item] === 0) continue;
        if (mustStay(s, v, item)) {
          if (ask.wantsRefusals) ask.refuse(vagabondVerbs.claim(item), FULL_TRACK);
          continue;
        }
        any = true;
        ask.offer(vagabondVerbs.claim(item));
      }
      if (any && s.settings.law.aidTakesItem === 'may') ask.offer(verbs.pass());
    },
    none: () => 'relation',
    take(s, f, o, _seat, out) {
      if (o.verb === 'claim') takeCrafted(s, f, o.item, out);
      return 'relation';
    },
  },
  // §9.2.9.I
  relation: {
    kind: 'rule',
    law: '9.2.9.I',
    run(s, f, out) {
      improve(s, f.faction, f.to, out);
      return 'done';
    },
  },
};
