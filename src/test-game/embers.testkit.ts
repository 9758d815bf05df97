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

/** Declares a test of a paragraph. */
export function law(paragraph: Law, what: string, run: () => void): void {
  test(`${paragraph} ${what}`, () => {
    expect(LAW[paragraph]).not.toBe('');
    run();
  });
}

/** A game of Embers that a test controls by texts. */
export class Table {
  state: EmbersState;
  /** The events of the last act. */
  recorder = new EventRecorder<EmbersEvent>();

  constructor(settings: object = {}) {
    const read = embers.readSettings({ seats: 3, ...settings });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    this.state = embers.begin(read.value, this.recorder);
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
  /** Replaces the stack by these frames, above a round that is about to end. */
  setStack(...frames: (EmbersFrame | Frame)[]): this {
    const round: EmbersFrame = { proc: 'round', step: 'turns', got: 0, said: [], turns: this.state.settings.seats };
    this.state.stack = [round, ...frames];
    return this;
  }
  /** Makes it the turn of a seat. */
  turn(seat: Seat, left = 2): this {
    return this.setStack({ proc: 'turn', step: 'act', got: 0, seat, left });
  }
  /** A seat answers; throws when a text is not offered. */
  say(seat: Seat, ...texts: string[]): this {
    for (const text of texts) {
      const option = this.reasons(seat).list.find((o) => o.text === text);
      if (!option) throw new Error(`${text} is not offered: ${this.offers(seat).join(', ')}`);
      this.recorder = new EventRecorder();
      embers.choose(this.state, seat, option, this.recorder);
    }
    return this;
  }
  /** Applies outcomes by name. */
  chance(...names: string[]): this {
    for (const name of names) {
      const count = embers.outcomeCount(this.state);
      const n = Array.from({ length: count }, (_, k) => embers.outcomeName(this.state, k)).indexOf(name);
      if (n < 0) throw new Error(`no due outcome ${name}`);
      this.recorder = new EventRecorder();
      embers.applyOutcome(this.state, n, this.recorder);
    }
    return this;
  }
  /** Applies the first outcome until a seat is asked. */
  anyOutcomes(): this {
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
  /** The refusal of an option and its numbers; undefined when it is not refused. */
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
  eventsFor(viewer: Seat): EmbersEvent[] {
    return eventsFor(this.recorder.tellings, viewer);
  }
}
