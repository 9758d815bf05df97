import { expect, test } from 'vitest';
import {
  seatMask,
  EVERYBODY,
  type Frame,
  moveCard,
  MUTE,
  OfferRefusalList,
  type Seat,
  EventRecorder,
  eventsFor,
} from '../kernel/index.ts';
import { embers, type EmbersEvent, type EmbersFrame, type EmbersState, LAW, type Law } from './index.ts';
import { DECK, DISCARD, handOf, OWNERS } from './state.ts';
import { CARDS } from './words.ts';

/** A test that names the paragraph it holds. */
export function law(paragraph: Law, what: string, run: () => void): void {
  test(`${paragraph} ${what}`, () => {
    expect(LAW[paragraph]).not.toBe('');
    run();
  });
}

/** A table to try the rules at: everything by its text. */
export class Table {
  state: EmbersState;
  told = new EventRecorder<EmbersEvent>();

  constructor(settings: object = {}) {
    const read = embers.readSettings({ seats: 3, ...settings });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    this.state = embers.begin(read.value, this.told);
  }
  /** Puts cards into a hand. */
  hand(seat: Seat, ...names: string[]): this {
    for (const name of names) this.put(name, handOf(seat), seatMask(seat));
    return this;
  }
  /** Puts cards on the discard. */
  discard(...names: readonly string[]): this {
    for (const name of names) this.put(name, DISCARD, EVERYBODY);
    return this;
  }
  private put(name: string, pile: number, see: number): void {
    const card = CARDS.indexOf(name);
    if (this.state.cards.at[card] !== DECK) throw new Error(`${name} is not in the deck`);
    moveCard(this.state.cards, OWNERS, card, pile, see, MUTE);
  }
  /** Lets the game stand in these procedures, above the end of a round. */
  stand(...frames: (EmbersFrame | Frame)[]): this {
    const round: EmbersFrame = { proc: 'round', step: 'turns', got: 0, said: [], turns: this.state.settings.seats };
    this.state.stack = [round, ...frames];
    return this;
  }
  /** Lets a seat be at its turn. */
  turn(seat: Seat, left = 2): this {
    return this.stand({ proc: 'turn', step: 'act', got: 0, seat, left });
  }
  /** A seat answers; what is not offered is an error. */
  say(seat: Seat, ...texts: string[]): this {
    for (const text of texts) {
      const option = this.reasons(seat).list.find((o) => o.text === text);
      if (!option) throw new Error(`${text} is not offered: ${this.offers(seat).join(', ')}`);
      this.told = new EventRecorder();
      embers.choose(this.state, seat, option, this.told);
    }
    return this;
  }
  /** Chance says these outcomes. */
  chance(...names: string[]): this {
    for (const name of names) {
      const count = embers.outcomeCount(this.state);
      const n = Array.from({ length: count }, (_, k) => embers.outcomeName(this.state, k)).indexOf(name);
      if (n < 0) throw new Error(`${name} cannot happen`);
      this.told = new EventRecorder();
      embers.applyOutcome(this.state, n, this.told);
    }
    return this;
  }
  /** Chance says anything until somebody is asked. */
  anything(): this {
    while (embers.outcomeCount(this.state) > 0) embers.applyOutcome(this.state, 0, MUTE);
    return this;
  }
  reasons(seat: Seat): OfferRefusalList<NonNullable<ReturnType<typeof embers.parse>>> {
    const reasons = new OfferRefusalList<NonNullable<ReturnType<typeof embers.parse>>>();
    embers.options(this.state, seat, reasons);
    return reasons;
  }
  offers(seat: Seat): string[] {
    return this.reasons(seat).list.map((o) => o.text);
  }
  /** Why a seat may not do this, and the numbers of the reason. */
  refusal(seat: Seat, text: string): [law: string, why: string, a: number, b: number] | undefined {
    const found = this.reasons(seat).refused.find((r) => r.option.text === text);
    return found && [found.refusal.law, found.refusal.why, found.a, found.b];
  }
  window(): string | undefined {
    return embers.window(this.state)?.name;
  }
  holds(seat: Seat): string[] {
    return CARDS.filter((_, card) => this.state.cards.at[card] === handOf(seat));
  }
  heard(viewer: Seat): EmbersEvent[] {
    return eventsFor(this.told.tellings, viewer);
  }
}
