import type { Effect, Items, Pack } from '../../../src/games/scythia/components/pack.ts';
import { ownCards } from '../../../src/kernel/index.ts';
import { clone, type ScythiaState } from '../../../src/games/scythia/state.ts';
import { BUILDINGS, HELD, ITEMS, PLUNDER } from '../../../src/games/scythia/words.ts';

/**
 * A turn of work read a second time: the words of the pack are carried out one by one on a copy of the board, and wait
 * where the table must ask or chance must fall. Plain on purpose.
 */

const LIMIT = 8;
const NONE = -1;

/** What the second reading expects: gains, and the result of an exchange once its cards are paid. */
interface Waiting {
  readonly for: Effect['do'] | 'draw' | 'discard' | 'refill' | 'retake' | 'quest-cards' | 'visit';
  left: number;
  readonly then: readonly Effect[];
  readonly pay?: Items;
  readonly options?: readonly (readonly Effect[])[];
}

/** Reads along from the start of a turn of work; `s` is what the board should look like. */
export class WorkReading {
  readonly s: ScythiaState;
  readonly #pack: Pack;
  readonly #seat: number;
  #todo: readonly Effect[] = [];
  #waiting: Waiting | undefined;
  #phase: 'start' | 'placed' | 'taken' | 'over' = 'start';
  #tile = NONE;
  hand: number;

  constructor(pack: Pack, s: ScythiaState) {
    this.#pack = pack;
    this.s = clone(s);
    this.#seat = s.active;
    this.hand = s.cards.size[4 + s.active]!;
  }

  /** True when the turn is over but for cards above the limit. */
  get isOver(): boolean {
    return this.#phase === 'over';
  }
  #held(item: string): number {
    return this.#seat * HELD + ITEMS.indexOf(item as 'silver');
  }

  #kind(name: string): number {
    return this.#pack.characters.findIndex(({ id }) => id === name);
  }

  #slot(word: string): number {
    return this.#seat * 5 + Number(word) - 1;
  }

  /** §E-1.1, §E-1.3: what the supply has; cards are drawn afterwards. */
  #gain(items: Items, times: number): void {
    for (const [item, n] of Object.entries(items)) {
      if (item === 'vp') this.s.score[this.#seat]! += n * times;
      else if (item !== 'cards') {
        const p = PLUNDER.indexOf(item as 'gold');
        const amount = p < 0 ? n * times : Math.min(n * times, this.s.supply[p]!);
        if (p >= 0) this.s.supply[p]! -= amount;
        this.s.held[this.#held(item)]! += amount;
      }
    }
    this.#draw((items.cards ?? 0) * times);
  }

  #draw(n: number): void {
    const left = this.s.cards.size[0]! + this.s.cards.size[1]!;
    if (Math.min(n, left) > 0) this.#waiting = { for: 'draw', left: Math.min(n, left), then: [] };
  }

  /** §S-13.9: everything but cards at once. */
  #pay(items: Items): void {
    for (const [item, n] of Object.entries(items)) {
      if (item === 'vp') this.s.score[this.#seat]! -= n;
      else if (item !== 'cards') {
        const p = PLUNDER.indexOf(item as 'gold');
        if (p >= 0) this.s.supply[p]! += n;
        this.s.held[this.#held(item)]! -= n;
      }
    }
  }

  #count(what: string): number {
    const slots = [0, 1, 2, 3, 4].map((k) => this.#seat * 5 + k);
    if (what === 'crewWounds') return slots.reduce((sum, at) => sum + this.s.wounds[at]!, 0);
    const animals = what === 'pairedEagles' ? this.s.eagles : this.s.horses;
    return slots.filter((at) => this.s.crew[at] !== NONE && animals[at] !== NONE).length;
  }

  /** §S-13.7: every opponent strictly ahead; alone the AI chief. */
  #isBehind(rivalry: string): boolean {
    const { s } = this;
    const of = (seat: number): number => {
      if (rivalry === 'quests') return s.quests.filter((where) => where === 2 + seat).length;
      if (seat === 4) return s.chiefHorses.length;
      return s.horses.slice(seat * 5, seat * 5 + 5).filter((animal) => animal !== NONE).length;
    };
    const others = s.settings.seats === 1 ? [4] : s.worker.map((_, seat) => seat).filter((seat) => seat !== this.#seat);
    return others.every((seat) => of(seat) > of(this.#seat));
  }

  /** Carries effects out until something is asked or drawn. */
  #run(): void {
    while (this.#todo.length > 0 && !this.#waiting) {
      const [op, ...rest] = this.#todo;
      this.#todo = rest;
      this.#one(op!);
    }
    if (this.#waiting || this.#phase !== 'taken') return;
    // §S-10.1
    for (const item of ['silver', 'provisions', 'kumis'])
      this.s.held[this.#held(item)] = Math.min(LIMIT, this.s.held[this.#held(item)]!);
    this.#phase = 'over';
  }

  #one(op: Effect): void {
    const ask = (what: Waiting['for'], left = 1): void => void (this.#waiting = { for: what, left, then: [] });
    switch (op.do) {
      case 'gain':
        return this.#gain(op.items, 1);
      case 'gainPer':
        return this.#gain(op.items, Math.min(op.max ?? 99, Math.floor(this.#count(op.per.count) / op.per.every)));
      case 'gainIf':
        return this.#isBehind(op.condition.everyOpponentHasMore) ? this.#gain(op.items, 1) : undefined;
      case 'exchange':
        this.#waiting = { for: 'exchange', left: 1, then: op.then, pay: op.pay };
        return;
      case 'choose':
        this.#waiting = { for: 'choose', left: 1, then: [], options: op.options };
        return;
      case 'heal':
        return this.#count('crewWounds') > 0 ? ask('heal', op.amount) : undefined;
      case 'hire':
        return ask('hire', op.discount);
      case 'drawThenDiscard':
        this.#draw(op.draw);
        this.#todo = [{ do: 'drawThenDiscard', draw: 0, discard: op.discard }, ...this.#todo];
        if (op.draw > 0) return;
        this.#todo = this.#todo.slice(1);
        return this.hand > 0 ? ask('discard', Math.min(op.discard, this.hand)) : undefined;
      case 'useHero':
        return this.#begin(this.#pack.heroes[this.s.heroes[this.#seat]!]!.ability);
      default:
        return ask(op.do);
    }
  }

  /** Reads one answer or outcome, word by word. */
  read(text: string): void {
    const [verb, a, b, c] = text.split(' ');
    const { s } = this;
    const seat = this.#seat;
    const waiting = this.#waiting;
    const done = (): void => void (this.#waiting = undefined);
    const less = (): void => void (waiting && --waiting.left === 0 && done());
    switch (verb) {
      case 'place':
      case 'take': {
        const building = BUILDINGS.indexOf(a as 'farm');
        [s.village[building], s.worker[seat]] = [s.worker[seat]!, s.village[building]!];
        this.#phase = verb === 'place' ? 'placed' : 'taken';
        this.#waiting = { for: 'visit', left: 1, then: [] };
        return;
      }
      case 'use': {
        const [building, id] = a!.split('.');
        const { effects } = this.#pack.buildings
          .find((each) => each.id === building)!
          .options.find((each) => each.id === id)!;
        done();
        this.#begin(effects);
        break;
      }
      case 'play':
        this.hand--;
        ownCards(s.cards).size[1]!++;
        done();
        this.#begin(this.#pack.characters[this.#kind(a!)]!.play);
        break;
      case 'eagle':
        done();
        this.#begin(this.#pack.characters[s.crew[this.#slot(a!)]!]!.play);
        break;
      case 'choose':
        done();
        this.#begin(waiting!.options![Number(a) - 1]!);
        break;
      case 'pay':
        done();
        this.#begin([{ do: 'exchange', pay: waiting!.pay!, then: waiting!.then }]);
        break;
      case 'pass':
      case 'animal':
        done();
        break;
      case 'draw':
        this.hand++;
        ownCards(s.cards).size[0]!--;
        less();
        break;
      case 'discard':
        this.hand--;
        ownCards(s.cards).size[1]!++;
        if (waiting?.for === 'quest-cards') {
          waiting.left -= this.#pack.characters[this.#kind(a!)]!.strength;
          if (waiting.left > 0) return;
          done();
          s.quests[this.#tile] = 2 + seat;
          break;
        }
        less();
        if (!this.#waiting && waiting) this.#begin(waiting.then);
        break;
      case 'hire': {
        const { cost } = this.#pack.characters[this.#kind(a!)]!;
        s.held[this.#held('silver')]! -= Math.max(0, cost - waiting!.left);
        s.crew[this.#slot(b!)] = this.#kind(a!);
        s.wounds[this.#slot(b!)] = 0;
        this.hand--;
        done();
        break;
      }
      case 'heal':
        s.wounds[this.#slot(a!)]!--;
        less();
        if (this.#count('crewWounds') === 0) done();
        break;
      case 'swap':
        s.crew[this.#slot(a!)] = this.#kind(b!);
        s.wounds[this.#slot(a!)] = 0;
        done();
        break;
      case 'release':
        s.eagles[this.#slot(a!)] = NONE;
        this.#waiting = { for: 'retake', left: 1, then: [] };
        break;
      case 'tame': {
        const list = b === 'eagle' ? s.eagles : s.horses;
        const old = list[this.#slot(c!)]!;
        const animal = this.#pack.animals.findIndex(({ id }) => id === a);
        s.animals[animal] = 3;
        if (old !== NONE) s.animals[old] = 2;
        list[this.#slot(c!)] = animal;
        this.#waiting = waiting!.for === 'retake' ? undefined : { for: 'refill', left: 1, then: [] };
        break;
      }
      case 'complete': {
        this.#tile = this.#pack.quests.findIndex(({ id }) => id === a);
        const { cost } = this.#pack.quests[this.#tile]!;
        if ('discardStrength' in cost) {
          this.#waiting = { for: 'quest-cards', left: cost.discardStrength, then: [] };
          return;
        }
        done();
        this.#pay(cost.items);
        s.quests[this.#tile] = 2 + seat;
        break;
      }
      default:
        throw new Error(`nothing is known of ${text}`);
    }
    this.#run();
  }

  /** Begins a list: a payment at its head is made without another question, and what it brings begins in the same way. */
  #begin(list: readonly Effect[]): void {
    const [first, ...rest] = list;
    this.#todo = [...rest, ...this.#todo];
    if (first?.do !== 'exchange') {
      if (first) this.#todo = [first, ...this.#todo];
      return;
    }
    this.#pay(first.pay);
    if (first.pay.cards) this.#waiting = { for: 'discard', left: first.pay.cards, then: first.then };
    else this.#begin(first.then);
  }
}

/** What the comparison looks at. */
export const workOf = (s: ScythiaState, hand: number) => ({
  hand,
  held: s.held,
  score: s.score,
  crew: s.crew,
  wounds: s.wounds,
  eagles: s.eagles,
  horses: s.horses,
  supply: s.supply,
  village: s.village,
  worker: s.worker,
  quests: s.quests.map((where) => (where > 1 ? where : 0)),
});
