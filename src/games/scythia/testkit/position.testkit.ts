import { expect } from 'vitest';
import {
  hasSeat,
  lowestSeat,
  MUTE,
  OfferList,
  OfferRefusalList,
  type Refusal,
  type Seat,
  EventRecorder,
  eventsFor,
} from '../../../kernel/index.ts';
import { judge, listQuestion, type RefusalDetail } from '../../../kernel/referee/index.ts';
import type { ScythiaEvent } from '../events.ts';
import { scythia } from '../index.ts';
import type { Item } from '../words.ts';
import { BUILT_IN } from '../components/built-in.ts';
import type { Pack } from '../components/pack.ts';
import type { ScythiaState } from '../state.ts';
import type { ScythiaOption } from '../verbs.ts';
import type { ScythiaView } from '../view-types.ts';

/** The game with the built-in pack, for tests. */
export const GAME = scythia(BUILT_IN);

type Slot = string | { character?: string; wounds?: number; eagle?: string; horse?: string };

/** The things of a player that a test sets; everything else is empty. */
export interface PlayerSetting extends Partial<Record<Item, number>> {
  hero?: string;
  score?: number;
  worker?: string;
  hand?: readonly string[];
  crew?: readonly Slot[];
  quests?: readonly string[];
}

/** The things of a raid spot that a test sets. */
export interface SpotSetting {
  state?: 'available' | 'raided' | 'unused';
  plunder?: Partial<Record<string, number>>;
  worker?: string;
  quest?: string;
}

type EventOf<T, E = ScythiaEvent> = E extends { readonly type: infer U } ? (T extends U ? E : never) : never;

/** A game in play: plays answers and outcomes by their texts, shows options, refusals, events and views. */
export class Table {
  readonly game: typeof GAME;
  readonly state: ScythiaState;
  /** All events so far, as a spectator gets them. */
  readonly events: ScythiaEvent[] = [];

  constructor(state: ScythiaState, game = GAME) {
    this.state = state;
    this.game = game;
  }

  /** Plays answers and outcomes by their texts. */
  play(...texts: readonly string[]): this {
    for (const text of texts) this.#one(text);
    return this;
  }
  #one(text: string): void {
    const { game, state } = this;
    const recorder = new EventRecorder<ScythiaEvent>();
    const of = game.outcomeCount(state);
    if (of > 0) {
      const names = Array.from({ length: of }, (_, n) => game.outcomeName(state, n));
      if (!names.includes(text)) throw new Error(`"${text}" is not an outcome here: ${[...new Set(names)].join(', ')}`);
      game.applyOutcome(state, names.indexOf(text), recorder);
    } else {
      const seat = lowestSeat(game.asked(state));
      if (!this.options(seat).includes(text))
        throw new Error(`seat ${seat} cannot say "${text}" in ${this.window}: ${this.options(seat).join(', ')}`);
      game.choose(state, seat, game.parse(text)!, recorder);
    }
    this.events.push(...eventsFor(recorder.tellings, 7));
  }
  /** One seat answers while several are asked. */
  say(seat: Seat, ...texts: readonly string[]): this {
    for (const text of texts) {
      expect(this.options(seat)).toContain(text);
      this.game.choose(this.state, seat, this.game.parse(text)!, MUTE);
    }
    return this;
  }
  /** Does something aside. */
  aside(seat: Seat, text: string): this {
    expect(this.asides(seat)).toContain(text);
    const recorder = new EventRecorder<ScythiaEvent>();
    this.game.asides!.take(this.state, seat, this.game.parse(text)!, recorder);
    this.events.push(...eventsFor(recorder.tellings, 7));
    return this;
  }
  asides(seat: Seat): string[] {
    const offers = new OfferList<ScythiaOption>();
    this.game.asides!.options(this.state, seat, offers);
    return offers.list.map((o) => o.text);
  }
  /** Why something cannot be done aside. */
  whyNot(seat: Seat, text: string): Refusal | undefined {
    const reasons = new OfferRefusalList<ScythiaOption>();
    this.game.asides!.options(this.state, seat, reasons);
    return reasons.refused.find((r) => r.option.text === text)?.refusal;
  }
  /** Lets the first outcome happen as long as one is due. */
  chances(): this {
    while (this.game.outcomeCount(this.state) > 0) this.game.applyOutcome(this.state, 0, MUTE);
    return this;
  }
  /** The outcomes that are due, each name once. */
  get outcomes(): string[] {
    const of = this.game.outcomeCount(this.state);
    return [...new Set(Array.from({ length: of }, (_, n) => this.game.outcomeName(this.state, n)))];
  }
  get window(): string | undefined {
    return this.game.window(this.state)?.name;
  }
  get asked(): Seat {
    return lowestSeat(this.game.asked(this.state));
  }
  /** What a seat (the one that is asked) may answer; with a verb, only such answers. */
  options(seat: Seat = this.asked): string[] {
    return hasSeat(this.game.asked(this.state), seat) ? [...listQuestion(this.game, this.state, seat).offered] : [];
  }
  offered(verb: string): string[] {
    return this.options().filter((text) => text.split(' ')[0] === verb);
  }
  /** Why an answer is refused. */
  refusal(text: string, seat: Seat = this.asked): RefusalDetail | undefined {
    const verdict = judge(this.game, this.state, seat, text);
    return verdict.ok ? undefined : verdict.because;
  }
  view(seat: Seat = 0): ScythiaView {
    return this.game.view(this.state, seat);
  }
  /** What a seat has of an item, by its word. */
  held(seat: Seat, item: Item): number {
    const words = ['silver', 'provisions', 'kumis', 'gold', 'equipment', 'wagons', 'livestock'];
    return this.view(seat).players[seat]!.held[words.indexOf(item)]!;
  }
  score(seat: Seat = 0): number {
    return this.state.score[seat]!;
  }
  /** The names of a hand. */
  hand(seat: Seat = 0): string[] {
    return this.view(seat).players[seat]!.hand.map((kind) => BUILT_IN.characters[kind]!.id);
  }
  /** The names of a crew by slot. */
  crew(seat: Seat = 0): (string | undefined)[] {
    return this.view(seat).players[seat]!.slots.map(({ crew }) => BUILT_IN.characters[crew]?.id);
  }
  wounds(seat: Seat = 0): number[] {
    return this.view(seat).players[seat]!.slots.map((slot) => slot.wounds);
  }
  eventsOf<T extends ScythiaEvent['type']>(type: T): EventOf<T>[] {
    return this.events.filter((e): e is EventOf<T> & ScythiaEvent => e.type === type);
  }
}

/** Builds a position. */
class PositionMaker {
  readonly #raw: Record<string, unknown> = {};
  readonly #players: PlayerSetting[];
  readonly #spots: Record<string, SpotSetting> = {};

  constructor(seats: number, chief: string, turnCap: number) {
    this.#raw['settings'] = { seats, chief, turnCap };
    this.#players = Array.from({ length: seats }, () => ({}));
  }
  player(seat: Seat, setting: PlayerSetting): this {
    this.#players[seat] = setting;
    return this;
  }
  spot(name: string, setting: SpotSetting): this {
    this.#spots[name] = setting;
    return this;
  }
  /** Several spots alike. */
  spots(names: readonly string[], setting: SpotSetting): this {
    for (const name of names) this.#spots[name] = setting;
    return this;
  }
  /** Anything else a position can say. */
  with(fields: Readonly<Record<string, unknown>>): this {
    Object.assign(this.#raw, fields);
    return this;
  }
  /** The table at the start of a seat's turn. */
  at(active: Seat, game = GAME): Table {
    const read = game.positions!.read({ ...this.#raw, active, players: this.#players, spots: this.#spots });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return new Table(read.value, game);
  }
}

/** A position for a test: `position().player(0, { silver: 3 }).at(0)`. */
export const position = (seats = 2, chief = 'trader', turnCap = 0): PositionMaker =>
  new PositionMaker(seats, chief, turnCap);

/** A new game from its set-up on. */
export const newGame = (seats: number, chief = 'trader', game = GAME): Table =>
  new Table(game.begin({ seats, chief, turnCap: 0 }), game);

/** The built-in pack with some characters changed. */
export function packWith(changes: Partial<Pack>): Pack {
  return { ...BUILT_IN, ...changes };
}
