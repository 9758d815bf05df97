import { EVERYBODY, NOBODY, ownCards } from '../../kernel/index.ts';
import { ruler } from '../../games/root/rules/02-key-terms/rule.ts';
import { FACTS, SUIT_OF, TITLE_OF } from '../../games/root/components/cards/index.ts';
import type { RootOption } from '../../games/root/types.ts';
import { BRIGADIER, MAYOR } from '../../games/root/factions/17-duchy/state.ts';
import { TRADE_POST } from '../../games/root/components/pieces.ts';
import { DECK, DISCARD, handOwner, LOST_SOULS } from '../../games/root/components/piles.ts';
import type { RootState } from '../../games/root/state.ts';
import { CORVIDS, RIVERFOLK } from '../../games/root/words.ts';
import type { Fact } from './facts.ts';
import type { Future } from './future.ts';
import { isHand, isOpenHand, type NamedCards, plainest } from './identities.ts';
import { agree, type Item, type OpenNeeds } from './match.ts';
import { machine } from './recorded-game.ts';

/** Cost of a choice that the record does not suggest. */
const UNLIKELY = 6;

/** Cost of leaving an action of the Duchy unused while more are recorded; and of ministers that can do more than others. */
const EARLY_END = 0.3;
const SPARED: Readonly<Partial<Record<number, number>>> = { [BRIGADIER]: 0.1, [MAYOR]: 0.2 };

/** Guesses what the record leaves out: which of several cards, whose funds, which losses. */
export class Guess {
  private readonly items: readonly Item[];
  private readonly future: Future;

  constructor(items: readonly Item[], future: Future) {
    this.items = items;
    this.future = future;
  }

  /** The cost of discarded cards: lowest for unknown cards, then for those that no later line names. */
  wasteOf(before: RootState, facts: readonly Fact[]): number {
    let waste = 0;
    for (const fact of facts) {
      if (fact.kind !== 'card' || (fact.to !== DISCARD && fact.to !== LOST_SOULS)) continue;
      if (this.future.titles[TITLE_OF[fact.card]!]! > 0) waste += 0.01;
      waste += this.needed(before, fact.card, fact.from)
        ? 0.05
        : before.cards.knows[fact.card] === EVERYBODY
          ? 0
          : 0.005;
    }
    return waste;
  }

  /** True for a card of known suit whose owner needs all cards of that suit in the next turn. */
  private needed(s: RootState, card: number, pile: number): boolean {
    const faction = handOwner(pile);
    const suits = this.future.hands[faction];
    if (!suits || isOpenHand(s, pile) || s.cards.knows[card] !== EVERYBODY) return false;
    let left = suits[SUIT_OF[card]!]!;
    s.cards.at.forEach((at, c) => {
      if (at === pile && SUIT_OF[c] === SUIT_OF[card] && s.cards.knows[c] === EVERYBODY) left--;
    });
    return left >= 0;
  }

  /** The cards named before, and those that these facts name. */
  nowNamed(before: NamedCards, facts: readonly Fact[]): NamedCards {
    const cards = facts.flatMap((fact) => {
      if (fact.kind === 'craft' || fact.kind === 'ambush') return [fact.card];
      const byName = ({ need }: Item): boolean =>
        need.kind === 'card' && fact.kind === 'card' && need.titles.includes(TITLE_OF[fact.card]!);
      return fact.kind === 'card' && this.items.some(byName) ? [fact.card] : [];
    });
    return cards.length === 0 ? before : new Set([...before, ...cards]);
  }

  /** Makes cards unknown again that everybody saw but the record does not identify, such as a card bought without its suit. */
  forget(before: RootState, s: RootState, facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (fact.kind !== 'card' || !isHand(fact.from)) continue;
      if (before.cards.knows[fact.card] === EVERYBODY && !isOpenHand(s, fact.from)) continue;
      const isRecorded = this.items.some(
        ({ need }) => need.kind === 'card' && (need.suit >= 0 || need.titles.length > 0) && agree(need, fact),
      );
      if (!isRecorded) ownCards(s.cards).knows[fact.card] = NOBODY;
    }
  }

  /** §11.5-R1: the record never says whose warriors are committed or lost with a trade post. Prefers those that are not spent. */
  meant(s: RootState, open: OpenNeeds, list: readonly RootOption[]): readonly RootOption[] {
    const proc = s.stack[s.stack.length - 1]?.proc;
    if (s.seat[CORVIDS]! >= 0) {
      // §18.8: the kind of a new plot is given later, when the record shows it.
      if (list[0]?.verb === 'hide') return list.slice(0, 1);
      // A guess is always recorded.
      const isGuessed = (o: RootOption): boolean =>
        o.verb !== 'expose' ||
        this.items.some(
          ({ need }, i) =>
            need.kind === 'guess' && open.out[i]! > 0 && need.clearing === o.clearing && need.plot === o.plot,
        );
      if (proc !== 'cultSetup' && list.some((o) => o.verb === 'expose')) return list.filter(isGuessed);
    }
    if (proc === 'cultSetup') return list.filter((o) => o.verb !== 'outcast' || this.isFirstOutcast(o.suit));
    if (proc !== 'riverfolkCommit' && proc !== 'tradeDisruption') return list;
    let best: RootOption | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const o of list) {
      if (o.verb !== 'fund') continue;
      let spare = s.riverfolk.funds[o.faction]!;
      this.items.forEach(({ need }, i) => {
        if (need.kind === 'box' && need.owner === o.faction && need.from === 'funds') spare -= 100 * open.out[i]!;
        // §11.5.6.II: records sometimes leave out the price of a trade post.
        if (need.kind === 'piece' && need.piece === TRADE_POST && need.to >= 0 && open.out[i]! > 0)
          if (spare >= 2 && (o.faction === RIVERFOLK || o.faction === ruler(s, need.to))) spare -= 10;
      });
      if (spare > most) {
        most = spare;
        best = o;
      }
    }
    return best ? [best] : [];
  }

  /** False for a move, battle or craft that is not in the open part of the record: it costs as much as any unrecorded deed. */
  isRecorded(open: OpenNeeds, o: RootOption): boolean {
    if (o.verb !== 'move' && o.verb !== 'battle' && o.verb !== 'craft') return true;
    return this.items.some(({ need }, i) => {
      if (open.out[i] === 0 && open.in[i] === 0) return false;
      if (o.verb === 'move') return need.kind === 'piece' && need.from === o.from && need.to === o.to;
      if (o.verb === 'battle')
        return need.kind === 'battle' && need.clearing === o.clearing && need.defender === o.defender;
      if (need.kind !== 'craft') return false;
      return need.item >= 0 ? FACTS[o.title]!.item === need.item : need.titles.includes(o.title);
    });
  }

  /** §10.3.3: the record never gives the first outcast. The first marker that is turned or moved implies it. */
  private isFirstOutcast(suit: number): boolean {
    const { outcast } = this.future;
    return !outcast || (suit === outcast.suit) === outcast.hated;
  }

  /**
   * The cost of an option: losses are chosen before they happen, and those that the record does not have are unlikely. Actions of
   * the Duchy that serve for less are used first.
   */
  bias(s: RootState, open: OpenNeeds, o: RootOption): number {
    const top = s.stack[s.stack.length - 1];
    if (top?.proc === 'duchyDaylight')
      return o.verb === 'end' ? EARLY_END : o.verb === 'minister' ? (SPARED[o.minister] ?? 0) : 0;
    if (top?.proc === 'minister' && o.verb === 'pass') return EARLY_END;
    if (top?.proc !== 'battle' || (o.verb !== 'damage' && o.verb !== 'lose')) return 0;
    const recorded = this.items.some(({ need }, i) => {
      if (open.out[i] === 0) return false;
      if (o.verb === 'lose') return need.kind === 'piece' && need.piece === o.piece && need.from === top.clearing;
      return need.kind === 'item' && need.deed === 'damaged' && need.item === o.item;
    });
    return recorded ? 0 : UNLIKELY;
  }

  /** The recorded dice of the running battle: of several matching battles the last that has begun. */
  private diceOf(open: OpenNeeds, attacker: number, clearing: number): readonly [number, number] | undefined {
    let dice: readonly [number, number] | undefined;
    this.items.forEach(({ need }, i) => {
      if (need.kind === 'battle' && need.attacker === attacker && need.clearing === clearing && open.out[i] === 0)
        dice = need.dice;
    });
    return dice;
  }

  /** §8.2.3.I: the card of the deck that is discarded at once, by its recorded suit or name. */
  private milled(s: RootState, open: OpenNeeds): number {
    const wanted = this.items.find(
      ({ need }, i) => open.out[i]! > 0 && need.kind === 'card' && need.from.includes(DECK) && need.suit >= 0,
    )?.need;
    const inDeck = s.cards.at.flatMap((at, card) => (at === DECK ? [card] : []));
    const found = inDeck.findIndex((card) => {
      if (wanted?.kind !== 'card') return false;
      return wanted.titles.length > 0 ? wanted.titles.includes(TITLE_OF[card]!) : SUIT_OF[card] === wanted.suit;
    });
    return found >= 0 ? found : plainest(s, DECK, this.future);
  }

  /** The outcomes that agree with the record; one of each group that the record does not distinguish. */
  outcomesOf(s: RootState, open: OpenNeeds): number[] {
    const top = s.stack[s.stack.length - 1]!;
    if (top.proc === 'milled') return [this.milled(s, open)];
    if (top.proc === 'draw') return [plainest(s, DECK, this.future)];
    const named: string[] = [];
    const list: number[] = [];
    for (let n = 0; n < machine.outcomeCount(s); n++) {
      const name = machine.outcomeName(s, n);
      if (named.includes(name)) continue;
      named.push(name);
      list.push(n);
    }
    if (top.proc === 'battle') {
      const dice = this.diceOf(open, top.attacker, top.clearing);
      return dice ? list.filter((_, i) => named[i] === `dice ${Math.max(...dice)} ${Math.min(...dice)}`) : list;
    }
    // Any card of a hidden hand will do.
    return top.proc === 'takeRandom' ? list.slice(0, 1) : list;
  }
}
