import {
  EventRecorder,
  eventsFor,
  type Game,
  type GameResult,
  type GameTypes,
  hasSeat,
  OfferList,
  OfferRefusalList,
  type Option,
  type Seat,
  seatsOf,
  SPECTATOR,
} from '../index.ts';
import {
  ACCEPTED,
  type ForbiddenAnswer,
  judge,
  listQuestion,
  type RefusalDetail,
  type Verdict,
} from '../referee/index.ts';

type EventOf<E, T> = E extends { readonly type: infer U } ? (T extends U ? E : never) : never;

/** A seat by number or by the name that the game's tests use. */
export type SeatName = Seat | string;

/** An answer of one seat while several are asked: `eyrie: pass`. */
const OF_SEAT = /^(\S+): (.+)$/;

/**
 * A position that a test plays by texts. Games extend it with words that build positions. An act that is not offered
 * throws, and every act is followed by the audit of the game.
 */
export class TestPosition<G extends GameTypes> {
  readonly game: Game<G>;
  /** The state itself, for what the kit has no word for. */
  state: G['state'];
  private recorder = new EventRecorder<G['event']>();
  /** How many events came before the last act. */
  private before = 0;

  constructor(game: Game<G>, state: G['state']) {
    this.game = game;
    this.state = state;
  }

  /** The name of a seat: its number, where players have no other. */
  seatName(seat: Seat): SeatName {
    return seat;
  }
  /** The facts of the position by names. */
  facts(): unknown {
    return this.game.positions!.write(this.state);
  }

  private seatOf(name: SeatName): Seat {
    if (typeof name === 'number') return name;
    for (let seat = 0; seat < this.state.settings.seats; seat++) if (this.seatName(seat) === name) return seat;
    throw new Error(`${name} does not play`);
  }
  private askedSeat(name?: SeatName): Seat {
    if (name !== undefined) return this.seatOf(name);
    const seats = seatsOf(this.game.asked(this.state));
    if (seats.length !== 1) throw new Error(`${seats.length} seats are asked in ${this.window()}`);
    return seats[0]!;
  }
  private listing(name?: SeatName): OfferRefusalList<G['option']> {
    const seat = this.askedSeat(name);
    const found = new OfferRefusalList<G['option']>();
    if (!hasSeat(this.game.asked(this.state), seat)) return found;
    this.game.options(this.state, seat, found);
    this.checkListing(found, seat);
    return found;
  }
  /** Bots list without refusals: they must get the same offers. Nothing is offered twice, or offered and refused. */
  private checkListing({ list, refused }: OfferRefusalList<G['option']>, seat: Seat): void {
    const plain = new OfferList<G['option']>();
    this.game.options(this.state, seat, plain);
    const texts = list.map((o) => o.text);
    const offered = new Set(texts);
    const wrong =
      plain.list.length !== list.length || plain.list.some((o, i) => o.text !== texts[i])
        ? `offers without refusals ${plain.list.map((o) => o.text).join(', ')}, with them ${texts.join(', ')}`
        : offered.size < list.length
          ? `offers twice: ${texts.join(', ')}`
          : refused.flatMap(({ option: { text } }) => (offered.has(text) ? [`offers and refuses ${text}`] : []))[0];
    if (wrong !== undefined) throw new Error(`${this.window()}: ${wrong}`);
  }
  /** Performs an act that emits events. */
  protected act(run: (out: EventRecorder<G['event']>) => void): this {
    this.before = this.recorder.tellings.length;
    run(this.recorder);
    const wrong = this.audit();
    if (wrong.length > 0) throw new Error(wrong.join('; '));
    return this;
  }
  /** What is wrong with the state after an act. */
  protected audit(): readonly string[] {
    return this.game.checks.audit(this.state);
  }
  /** Starts a new game with the settings of the state. */
  begin(): this {
    return this.act((out) => {
      this.state = this.game.begin(this.state.settings, out);
    });
  }
  /** Forgets the events so far, as if the position was built now. */
  protected forgetEvents(): this {
    this.recorder = new EventRecorder();
    this.before = 0;
    return this;
  }

  /** Plays answers and outcomes in order. Where several seats are asked, an answer names its seat: `eyrie: pass`. */
  play(...texts: readonly string[]): this {
    for (const text of texts) {
      if (this.game.outcomeCount(this.state) > 0) this.chance(text);
      else this.answer(text);
    }
    return this;
  }
  private answer(text: string): void {
    const named = OF_SEAT.exec(text);
    const seat = this.askedSeat(named?.[1] === undefined ? undefined : this.named(named[1]));
    const say = named?.[2] ?? text;
    const option = this.listing(seat).list.find((o) => o.text === say);
    if (!option) throw new Error(`"${text}" is not offered in ${this.window()}: ${this.offers('', seat).join(', ')}`);
    this.act((out) => this.game.choose(this.state, seat, option, out));
  }
  private named(text: string): Seat {
    return /^\d+$/.test(text) ? Number(text) : this.seatOf(text);
  }
  /** Lets these outcomes happen, one after the other. */
  chance(...names: readonly string[]): this {
    for (const name of names) {
      const all = this.outcomeNames();
      if (!all.includes(name))
        throw new Error(`"${name}" is not an outcome in ${this.window()}: ${this.outcomes().join(', ')}`);
      this.act((out) => this.game.applyOutcome(this.state, all.indexOf(name), out));
    }
    return this;
  }
  /** Lets the first outcome happen until somebody is asked. */
  anyChance(): this {
    while (this.game.outcomeCount(this.state) > 0) this.act((out) => this.game.applyOutcome(this.state, 0, out));
    return this;
  }
  /** A seat does something aside. */
  aside(name: SeatName, text: string): this {
    const seat = this.seatOf(name);
    const option = this.asides(seat).list.find((o) => o.text === text);
    if (!option) throw new Error(`"${text}" is not possible aside in ${this.window()}`);
    return this.act((out) => this.game.asides!.take(this.state, seat, option, out));
  }
  private asides(seat: Seat): OfferRefusalList<G['option']> {
    const found = new OfferRefusalList<G['option']>();
    this.game.asides?.options(this.state, seat, found);
    return found;
  }

  /** The seat that is asked by name; undefined unless exactly one is. */
  asked(): SeatName | undefined {
    const seats = seatsOf(this.game.asked(this.state));
    return seats.length === 1 ? this.seatName(seats[0]!) : undefined;
  }
  /** The seats that are asked, by name. */
  askedSeats(): SeatName[] {
    return seatsOf(this.game.asked(this.state)).map((seat) => this.seatName(seat));
  }
  /** The name of the open window, `chance` or `over`. */
  window(): string {
    return this.state.over ? 'over' : (this.game.window(this.state)?.name ?? 'chance');
  }
  /** The paragraph that the open window cites. */
  law(): string {
    return this.game.window(this.state)?.law ?? '';
  }
  private outcomeNames(): string[] {
    const { game, state } = this;
    return Array.from({ length: game.outcomeCount(state) }, (_, n) => game.outcomeName(state, n));
  }
  /** The names of the outcomes that are due, each once. */
  outcomes(): string[] {
    return [...new Set(this.outcomeNames())];
  }
  /** True when the game is over. */
  over(): boolean {
    return this.state.over !== null;
  }
  /** The seats that won, by name. */
  winners(): SeatName[] {
    return (this.state.over?.winners ?? []).map((seat) => this.seatName(seat));
  }

  /** Winners, ranking and the paragraph of the end; undefined while the game goes on. */
  result(): GameResult | undefined {
    return this.state.over ?? undefined;
  }

  /** The offers of the asked seat, or of any; with a verb only its options. */
  offers(verb = '', name?: SeatName): string[] {
    const { list } = this.listing(name);
    return list.filter((o) => verb === '' || o.verb === verb).map((o) => o.text);
  }
  /** The offers of a seat aside; with a verb only its options. */
  offersAside(name: SeatName, verb = ''): string[] {
    const { list } = this.asides(this.seatOf(name));
    return list.filter((o) => verb === '' || o.verb === verb).map((o) => o.text);
  }
  /** Why the open window refuses an option of the asked seat, or of any; undefined: nothing is said of it. */
  refusal(text: string, name?: SeatName): RefusalDetail | undefined {
    return detailOf(this.listing(name), text);
  }
  /** Whether a seat may do this now, in any window and aside, and if not, why. */
  judge(name: SeatName, text: string): Verdict {
    const seat = this.seatOf(name);
    const asides = this.asides(seat);
    if (asides.list.some((o) => o.text === text)) return ACCEPTED;
    const verdict = judge(this.game, this.state, seat, text);
    if (verdict.ok || verdict.because || !this.game.parse(text)) return verdict;
    const because = detailOf(asides, text) ?? this.offWindow(seat, text.split(' ')[0]!);
    return because ? { ok: false, fault: 'refused', because } : verdict;
  }
  /** Why a verb has no place in the open window, for a seat that is not asked. */
  private offWindow(seat: Seat, verb: string): RefusalDetail | undefined {
    const row = this.game.offWindow?.find((each) => each.verb === verb && (each.concerns?.(this.state, seat) ?? true));
    return row && { law: row.refusal.law, why: row.refusal.why, a: 0, b: 0 };
  }
  /** Everything that the open window and the time forbid a seat: option texts, and bare verbs of other windows. */
  forbidden(name?: SeatName): readonly ForbiddenAnswer[] {
    return listQuestion(this.game, this.state, this.askedSeat(name)).forbidden;
  }

  /** The events of a type since the position was built, as a viewer gets them; left out: a spectator. */
  events<T extends G['event']['type' & keyof G['event']]>(
    type: T,
    viewer: SeatName = SPECTATOR,
  ): EventOf<G['event'], T>[] {
    return this.eventsFrom(0, type, viewer);
  }
  /** True when the last act emitted no event. */
  isSilent(): boolean {
    return this.recorder.tellings.length === this.before;
  }
  /** The events of a type that the last act emitted. */
  lastEvents<T extends G['event']['type' & keyof G['event']]>(
    type: T,
    viewer: SeatName = SPECTATOR,
  ): EventOf<G['event'], T>[] {
    return this.eventsFrom(this.before, type, viewer);
  }
  private eventsFrom<T>(first: number, type: T, viewer: SeatName): EventOf<G['event'], T>[] {
    const events: readonly object[] = eventsFor(this.recorder.tellings.slice(first), this.seatOf(viewer));
    return events.filter((e) => (e as { readonly type?: unknown }).type === type) as EventOf<G['event'], T>[];
  }

  /** A fact of the position by the path of its names: `clearings.c5.cat`. Undefined: the position does not say it. */
  fact(path: string): unknown {
    return path
      .split('.')
      .reduce<unknown>(
        (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
        this.facts(),
      );
  }
  /** What a viewer sees; left out: a spectator. */
  view(viewer: SeatName = SPECTATOR): G['view'] {
    return this.game.view(this.state, this.seatOf(viewer));
  }
  /** The same position once more, sharing nothing, without events. */
  fork(): this {
    const copy = Object.assign(Object.create(Object.getPrototypeOf(this) as object) as this, this);
    copy.state = this.game.clone(this.state);
    return copy.forgetEvents();
  }
}

function detailOf<O extends Option>(listing: OfferRefusalList<O>, text: string): RefusalDetail | undefined {
  const found = listing.refused.find((r) => r.option.text === text);
  return found && { law: found.refusal.law, why: found.refusal.why, a: found.a, b: found.b };
}
