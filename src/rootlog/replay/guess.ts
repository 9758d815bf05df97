import { EVERYBODY, NOBODY } from '../../kernel/index.ts';
import { ruler } from '../../games/root/rules/02-key-terms/rule.ts';
import { SUIT_OF, TITLE_OF } from '../../games/root/components/cards/index.ts';
import type { RootOption } from '../../games/root/types.ts';
import { TRADE_POST } from '../../games/root/components/pieces.ts';
import { DECK, DISCARD, handOf, LOST_SOULS } from '../../games/root/components/piles.ts';
import type { RootState } from '../../games/root/state.ts';
import { RIVERFOLK } from '../../games/root/words.ts';
import type { Fact } from './facts.ts';
import type { Future } from './future.ts';
import { isHand, type Named, plainest } from './identities.ts';
import { agree, type Item, type Open } from './match.ts';
import { machine } from './recorded-game.ts';

/** A choice that the record does not seem to mean. */
const PUT_OFF = 6;

/** What the record does not write and leaves to be guessed: which of several cards, whose funds, which losses. */
export class Guess {
  private readonly items: readonly Item[];
  private readonly future: Future;

  constructor(items: readonly Item[], future: Future) {
    this.items = items;
    this.future = future;
  }

  /** Of several cards those are discarded that no later line names, and rather those of which nothing is known yet. */
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

  /** True for a card of known suit whose owner has no more of that suit than the next turn takes. */
  private needed(s: RootState, card: number, pile: number): boolean {
    const faction = pile - handOf(0);
    const suits = this.future.hands[faction];
    if (!suits || faction === RIVERFOLK || s.cards.knows[card] !== EVERYBODY) return false;
    let left = suits[SUIT_OF[card]!]!;
    s.cards.at.forEach((at, c) => {
      if (at === pile && SUIT_OF[c] === SUIT_OF[card] && s.cards.knows[c] === EVERYBODY) left--;
    });
    return left >= 0;
  }

  /** The cards that these facts name, besides those that were named before. */
  nowNamed(before: Named, facts: readonly Fact[]): Named {
    const cards = facts.flatMap((fact) => {
      if (fact.kind === 'craft' || fact.kind === 'ambush') return [fact.card];
      const byName = ({ need }: Item): boolean =>
        need.kind === 'card' && fact.kind === 'card' && need.titles.includes(TITLE_OF[fact.card]!);
      return fact.kind === 'card' && this.items.some(byName) ? [fact.card] : [];
    });
    return cards.length === 0 ? before : new Set([...before, ...cards]);
  }

  /** What everybody saw and the record does not tell, as a card bought or discarded without its suit, can still be any. */
  forget(before: RootState, s: RootState, facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (fact.kind !== 'card' || !isHand(fact.from)) continue;
      if (before.cards.knows[fact.card] === EVERYBODY && fact.from !== handOf(RIVERFOLK)) continue;
      const told = this.items.some(
        ({ need }) => need.kind === 'card' && (need.suit >= 0 || need.titles.length > 0) && agree(need, fact),
      );
      if (!told) s.cards.knows[fact.card] = NOBODY;
    }
  }

  /** §11.5-R1: whose warriors are committed, or lost with a trade post, is never written: those that are not spent. */
  meant(s: RootState, open: Open, list: readonly RootOption[]): readonly RootOption[] {
    const proc = s.stack[s.stack.length - 1]?.proc;
    if (proc === 'cultSetup') return list.filter((o) => o.verb !== 'outcast' || this.isFirstOutcast(o.suit));
    if (proc !== 'riverfolkCommit' && proc !== 'tradeDisruption') return list;
    let best: RootOption | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const o of list) {
      if (o.verb !== 'fund') continue;
      let spare = s.riverfolk.funds[o.faction]!;
      this.items.forEach(({ need }, i) => {
        if (need.kind === 'box' && need.owner === o.faction && need.from === 'funds') spare -= 100 * open.out[i]!;
        // §11.5.6.II: the price of a trade post is sometimes not written.
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

  /** §10.3.3: the first outcast is never written: the first marker that is turned or moved tells it. */
  private isFirstOutcast(suit: number): boolean {
    const { outcast } = this.future;
    return !outcast || (suit === outcast.suit) === outcast.hated;
  }

  /** Losses are chosen before anything is lost: a choice of what the record does not lose is put off. */
  bias(s: RootState, open: Open, o: RootOption): number {
    const top = s.stack[s.stack.length - 1];
    if (top?.proc !== 'battle' || (o.verb !== 'damage' && o.verb !== 'lose')) return 0;
    const recorded = this.items.some(({ need }, i) => {
      if (open.out[i] === 0) return false;
      if (o.verb === 'lose') return need.kind === 'piece' && need.piece === o.piece && need.from === top.clearing;
      return need.kind === 'item' && need.deed === 'damaged' && need.item === o.item;
    });
    return recorded ? 0 : PUT_OFF;
  }

  /** The recorded dice of the battle that is under way: of such battles the last that has begun. */
  private diceOf(open: Open, attacker: number, clearing: number): readonly [number, number] | undefined {
    let dice: readonly [number, number] | undefined;
    this.items.forEach(({ need }, i) => {
      if (need.kind === 'battle' && need.attacker === attacker && need.clearing === clearing && open.out[i] === 0)
        dice = need.dice;
    });
    return dice;
  }

  /** §8.2.3.I: the card of the deck that is discarded at once, by the suit or name that is written. */
  private milled(s: RootState, open: Open): number {
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

  /** The outcomes of chance that the record leaves possible; of those it cannot tell apart one. */
  outcomesOf(s: RootState, open: Open): number[] {
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
    // Which card of a hidden hand it was does not matter.
    return top.proc === 'takeRandom' ? list.slice(0, 1) : list;
  }
}
