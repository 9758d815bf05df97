import { FACTS, SUIT_OF, TITLE_OF } from '../../games/root/components/cards/index.ts';
import { QUESTS } from '../../games/root/components/cards/quests.ts';
import { OTTER, TRADE_POST, WOOD } from '../../games/root/components/pieces.ts';
import {
  DECK,
  DISCARD,
  DUCHY_REVEALED,
  handOf,
  LOST_SOULS,
  REVEALED,
  SUPPORTERS,
} from '../../games/root/components/piles.ts';
import { CULT, DUCHY, FACTIONS, RIVERFOLK, SUITS } from '../../games/root/words.ts';
import type { Fact } from './facts.ts';
import { isWildcard, type Need } from '../read/need.ts';
import type { Task } from '../read/task.ts';

/** The open part of a turn: for each need what must still leave its place and what must still arrive, and points. */
export interface OpenNeeds {
  out: number[];
  in: number[];
  /** Points that the engine gave and the record has not mentioned yet, by faction. */
  credit: number[];
}

/** A need with its task. */
export interface Item {
  readonly need: Need;
  readonly task: number;
}

/** The needs of a turn in one list. */
export function itemsOf(tasks: readonly Task[]): Item[] {
  return tasks.flatMap((task, i) => task.needs.map((need) => ({ need, task: i })));
}

/** The open part of a turn at its start. */
export function allOpen(items: readonly Item[]): OpenNeeds {
  return {
    out: items.map(({ need }) => need.count),
    in: items.map(({ need }) => (need.kind === 'piece' && need.from >= 0 && need.to >= 0 ? need.count : 0)),
    credit: FACTIONS.map(() => 0),
  };
}

/** A deep copy. */
export const copyOpen = (o: OpenNeeds): OpenNeeds => ({
  out: o.out.slice(),
  in: o.in.slice(),
  credit: o.credit.slice(),
});

/** True when the need is met. */
export function isMet(items: readonly Item[], open: OpenNeeds, i: number): boolean {
  return (open.out[i] === 0 && open.in[i] === 0) || (isWildcard(items[i]!.need) && open.out[i]! < items[i]!.need.count);
}

/** Costs of facts that the record does not have; what the notation leaves out costs little. */
export const PRICE = { free: 0, trifle: 1.5, small: 6, draw: 12, odd: 24, deed: 42, purchase: 84 };
/** Paragraphs whose discards the notation leaves out: hand limits, supporters beyond five. */
const UNWRITTEN: readonly string[] = [
  '6.6',
  '7.6.2',
  '8.6.2',
  '9.6.3',
  '10.6.3',
  '11.6.1',
  '8.2.4',
  '17.6.3',
  '18.6.2',
];
/** Cost of each task that is done later than recorded. */
const OUT_OF_ORDER = 2;
const MOST_OVERTAKEN = 6;
/** Cost of a recorded move that took two moves. */
const SPLIT = 5;

function priceOf(fact: Fact): number {
  switch (fact.kind) {
    case 'piece':
      return fact.piece === WOOD && fact.to < 0 ? PRICE.trifle : PRICE.deed;
    case 'card':
      if (UNWRITTEN.includes(fact.law)) return PRICE.trifle;
      if (fact.law === '7.7.2') return PRICE.free;
      // §10.4.2, §10.6.1: automatic moves of the Cult's cards.
      if (fact.from === LOST_SOULS || (fact.from === REVEALED && fact.to === handOf(CULT))) return PRICE.free;
      // §17.6.1: in Evening the Duchy's revealed cards come back, and birds are discarded.
      if (fact.from === DUCHY_REVEALED) return fact.to === handOf(DUCHY) ? PRICE.free : PRICE.trifle;
      if (fact.to === REVEALED || fact.to === DUCHY_REVEALED) return PRICE.small;
      if (fact.law === '4.1.3' && (fact.to === DISCARD || fact.to === LOST_SOULS)) return PRICE.odd;
      return fact.from === DECK ? PRICE.draw : PRICE.odd;
    case 'item':
      return fact.deed === 'refreshed' ? 3 : fact.deed === 'exhausted' ? PRICE.small : PRICE.odd;
    case 'officers':
      return fact.more ? PRICE.odd : PRICE.trifle;
    case 'relation':
    case 'mood':
      return PRICE.small;
    case 'relic':
      return fact.from < 0 ? PRICE.trifle : PRICE.deed;
    case 'station':
    case 'ferry':
      return PRICE.trifle;
    case 'plot-gone':
    case 'shown':
    case 'turmoil':
    case 'outcast':
    case 'turned':
      return PRICE.free;
    case 'acolytes':
      return fact.more ? PRICE.free : PRICE.trifle;
    case 'box':
      return boxPrice(fact);
    default:
      return PRICE.deed;
  }
}

/** Records never have committed and gathered funds, and often leave out protectionism, lost funds and recruits. */
function boxPrice(fact: Extract<Fact, { kind: 'box' }>): number {
  if (fact.to === 'payments') return fact.owner === RIVERFOLK ? PRICE.free : PRICE.purchase;
  return fact.to === 'supply' ? PRICE.trifle : PRICE.free;
}

/** True when a fact meets a need or a part of it. Pieces and points are booked by other functions. */
export function agree(need: Need, fact: Fact): boolean {
  if (need.kind !== fact.kind) return false;
  switch (need.kind) {
    case 'card': {
      const f = fact as Extract<Fact, { kind: 'card' }>;
      const suited = need.suit < 0 || SUIT_OF[f.card] === need.suit;
      const titled = need.titles.length === 0 || need.titles.includes(TITLE_OF[f.card]!);
      return need.from.includes(f.from) && need.to.includes(f.to) && suited && titled;
    }
    case 'battle': {
      const f = fact as Extract<Fact, { kind: 'battle' }>;
      return f.attacker === need.attacker && f.defender === need.defender && f.clearing === need.clearing;
    }
    case 'ambush': {
      const f = fact as Extract<Fact, { kind: 'ambush' }>;
      return f.faction === need.faction && f.suit === need.suit;
    }
    case 'craft': {
      const f = fact as Extract<Fact, { kind: 'craft' }>;
      if (f.faction !== need.faction) return false;
      return need.item >= 0 ? FACTS[f.title]!.item === need.item : need.titles.includes(f.title);
    }
    case 'item': {
      const f = fact as Extract<Fact, { kind: 'item' }>;
      return f.deed === need.deed && f.faction === need.faction && (need.item < 0 || f.item === need.item);
    }
    case 'pawn': {
      const f = fact as Extract<Fact, { kind: 'pawn' }>;
      return f.faction === need.faction && f.to === need.to;
    }
    case 'relation': {
      const f = fact as Extract<Fact, { kind: 'relation' }>;
      return f.faction === need.faction && f.other === need.other && f.value === need.value;
    }
    case 'quest':
      return SUITS.indexOf(QUESTS[(fact as Extract<Fact, { kind: 'quest' }>).quest]!.suit) === need.suit;
    case 'leader':
      return (fact as Extract<Fact, { kind: 'leader' }>).leader === need.leader;
    case 'character': {
      const f = fact as Extract<Fact, { kind: 'character' }>;
      return f.faction === need.faction && f.character === need.character;
    }
    case 'league': {
      const f = fact as Extract<Fact, { kind: 'league' }>;
      return f.faction === need.faction && f.item === need.item;
    }
    case 'shown': {
      const f = fact as Extract<Fact, { kind: 'shown' }>;
      return f.faction === need.faction && f.to === need.to;
    }
    case 'officers':
      return (fact as Extract<Fact, { kind: 'officers' }>).more === need.more;
    case 'coalition': {
      const f = fact as Extract<Fact, { kind: 'coalition' }>;
      return f.faction === need.faction && f.partner === need.partner;
    }
    case 'box': {
      const f = fact as Extract<Fact, { kind: 'box' }>;
      return f.owner === need.owner && f.from === need.from && f.to === need.to;
    }
    case 'price': {
      const f = fact as Extract<Fact, { kind: 'price' }>;
      return f.service === need.service && f.price === need.price;
    }
    case 'outcast': {
      const f = fact as Extract<Fact, { kind: 'outcast' }>;
      return f.suit === need.suit && f.hated === need.hated;
    }
    case 'mood':
      return (fact as Extract<Fact, { kind: 'mood' }>).mood === need.mood;
    case 'relic': {
      const f = fact as Extract<Fact, { kind: 'relic' }>;
      return f.type === need.type && f.from === need.from && f.to === need.to;
    }
    case 'path':
    case 'ferry':
    case 'trick': {
      const f = fact as Extract<Fact, { kind: 'path' | 'ferry' | 'trick' }>;
      return f.from === need.from && f.to === need.to;
    }
    case 'flip':
    case 'guess':
    case 'plot-gone': {
      const f = fact as Extract<Fact, { kind: 'flip' | 'guess' | 'plot-gone' }>;
      return f.plot === need.plot && f.clearing === need.clearing;
    }
    case 'minister': {
      const f = fact as Extract<Fact, { kind: 'minister' }>;
      return f.minister === need.minister && f.gone === need.gone;
    }
    case 'turned': {
      const f = fact as Extract<Fact, { kind: 'turned' }>;
      const valued = need.value === 0 || f.value === need.value;
      return valued && f.type === need.type && f.clearing === need.clearing;
    }
    case 'station': {
      const f = fact as Extract<Fact, { kind: 'station' }>;
      const same = f.gone === need.gone && f.clearing === need.clearing;
      return same && f.up === need.up && f.down === need.down;
    }
    case 'acolytes':
      return (fact as Extract<Fact, { kind: 'acolytes' }>).more === need.more;
    default:
      return need.kind === 'turmoil';
  }
}

/** Facts of set-up that records often leave out: first hands, first payments, prices, the first outcast, relics. */
const UNWRITTEN_IN_SETUP: readonly Fact['kind'][] = ['card', 'box', 'price', 'outcast', 'relic'];

/** §11.5.6.III: records sometimes leave out the warrior that comes with a trade post. */
function isOfPost(fact: Fact, facts: readonly Fact[]): boolean {
  if (fact.kind !== 'piece' || fact.piece !== OTTER || fact.from >= 0) return false;
  return facts.some((other) => other.kind === 'piece' && other.piece === TRADE_POST && other.to === fact.to);
}

/** Books facts against the open needs, the earliest first; returns the facts that are left over and their cost. */
export function book(
  items: readonly Item[],
  open: OpenNeeds,
  facts: readonly Fact[],
  inSetup: boolean,
): { cost: number; surplus: Fact[] } {
  let cost = 0;
  const surplus: Fact[] = [];
  const overtaken = (i: number): number => {
    let tasks = 0;
    let last = items[i]!.task;
    for (let k = i - 1; k >= 0; k--) {
      if (items[k]!.task === last || isMet(items, open, k) || items[k]!.need.kind === 'points') continue;
      last = items[k]!.task;
      tasks++;
    }
    return Math.min(tasks, MOST_OVERTAKEN) * OUT_OF_ORDER;
  };
  for (const fact of facts) {
    if (fact.kind === 'points') {
      open.credit[fact.faction]! += fact.points;
      bookPoints(items, open);
      continue;
    }
    let left = fact.count;
    for (let i = 0; i < items.length && left > 0; i++) {
      const { need } = items[i]!;
      if (fact.kind === 'piece') {
        const taken = bookPiece(need, open, i, fact, left);
        if (taken > 0) cost += overtaken(i);
        // One recorded move is one move.
        if (taken > 0 && fact.from >= 0 && fact.to >= 0 && open.out[i]! > 0) cost += SPLIT;
        left -= taken;
      } else if (open.out[i]! > 0 && agree(need, fact)) {
        cost += overtaken(i);
        const taken = Math.min(left, open.out[i]!);
        open.out[i]! -= taken;
        left -= taken;
      }
    }
    // Records never have first hands and payments.
    if (left > 0 && !(inSetup && UNWRITTEN_IN_SETUP.includes(fact.kind))) {
      cost += isOfPost(fact, facts) ? PRICE.small : priceOf(fact) * (fact.kind === 'piece' ? 1 : left);
      surplus.push(fact);
    }
  }
  return { cost, surplus };
}

/** A recorded move is a move, or a removal and a placing (Field Hospitals). */
function bookPiece(
  need: Need,
  open: OpenNeeds,
  i: number,
  fact: Extract<Fact, { kind: 'piece' }>,
  left: number,
): number {
  if (need.kind !== 'piece' || need.piece !== fact.piece) return 0;
  const isMove = need.from >= 0 && need.to >= 0;
  if (fact.from >= 0 && fact.to >= 0) {
    if (!isMove || need.from !== fact.from || need.to !== fact.to) return 0;
    const taken = Math.min(left, open.out[i]!, open.in[i]!);
    open.out[i]! -= taken;
    open.in[i]! -= taken;
    return taken;
  }
  if (fact.to < 0) {
    if (need.from !== fact.from) return 0;
    const taken = Math.min(left, open.out[i]!);
    open.out[i]! -= taken;
    return taken;
  }
  if (need.to !== fact.to) return 0;
  if (isMove) {
    const taken = Math.min(left, open.in[i]! - open.out[i]!);
    if (taken <= 0) return 0;
    open.in[i]! -= taken;
    return taken;
  }
  const taken = Math.min(left, open.out[i]!);
  open.out[i]! -= taken;
  return taken;
}

/** Books points. The record has sums: points that the engine gave are booked against recorded ones, in order. */
export function bookPoints(items: readonly Item[], open: OpenNeeds): void {
  const blocked: boolean[] = [];
  items.forEach(({ need }, i) => {
    if (need.kind !== 'points' || open.out[i] === 0 || blocked[need.faction]) return;
    const credit = open.credit[need.faction]!;
    if (need.points > 0 ? credit < need.points : credit > need.points) {
      blocked[need.faction] = true;
      return;
    }
    open.credit[need.faction] = credit - need.points;
    open.out[i] = 0;
  });
}

/** True for the card that Outrage takes from the deck when the payer has none. §8.2.3.I: it may be discarded at once. */
export const isOutrageDraw = (need: Need): boolean =>
  need.kind === 'card' && need.from.includes(DECK) && (need.to.includes(SUPPORTERS) || need.to.includes(DISCARD));
