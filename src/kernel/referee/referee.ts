import { OfferList } from '../option-collector.ts';
import type { Game, Window } from '../game.ts';
import { type EntryEvents, MUTE, EventRecorder } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import {
  seatMask,
  EVERYBODY,
  hasSeat,
  isSingleSeat,
  lowestSeat,
  type Mask,
  NOBODY,
  SPECTATOR,
  type Seat,
  seatsOf,
} from '../seat.ts';
import { hashText } from './digest.ts';
import { answerLine, applyEntry, isValidRebase, outcomeNamed, transcriptLine, withNews } from './apply-entry.ts';
import { type AnswerEntry, type Decider, type JournalEntry, lastRebase, liveEntries } from './journal.ts';
import type { RefereeOptions, StandingOrder } from './referee-options.ts';
import { StateCache } from './state-cache.ts';
import { type EarlierReach, type UndoReach, undoReach } from './undo.ts';
import { ACCEPTED, judge, rejected, type Verdict } from './verdict.ts';

/** Drives a game: draws outcomes, writes the journal, applies undo and standing orders. */
export class Referee<K extends GameTypes> {
  readonly game: Game<K>;
  readonly start: K['state'] | undefined;
  readonly entries: JournalEntry[] = [];
  state: K['state'];
  digest = '';
  readonly #options: RefereeOptions<K>;
  readonly #orders: StandingOrder<K>[][] = [];
  #hasOrders = false;
  #questions: number[] = [];
  /** The offers of each seat in the present state; undefined until somebody asks for them. */
  #offered: (readonly K['option'][] | undefined)[] = [];
  /** The open question of the present state; null until somebody asks for it. */
  #window: Window | null | undefined = null;
  #drawn = 0;
  /** By seat, what `undoReach` found last. */
  readonly #reaches: (EarlierReach | undefined)[] = [];
  /** The number of the last rebase entry, behind which undo cannot go; -1: there is none. */
  base = -1;
  readonly #cache = new StateCache<K['state']>();
  /** Entries that `onEntry` was not called for yet: the move they belong to may still be rejected. */
  #unreported: { readonly number: number; readonly events: EntryEvents<K['event']> }[] = [];

  constructor(options: RefereeOptions<K>) {
    this.game = options.game;
    this.#options = options;
    this.start = options.start;
    this.state = options.start ? this.game.clone(options.start) : this.game.begin(options.settings);
    this.#ask(this.game.asked(this.state));
  }

  /** The number of a seat's open question, which is the number of the entry at which it was asked; -1: it has none. */
  question(seat: Seat): number {
    return this.#questions[seat] ?? -1;
  }

  /** The open question, computed once per state; undefined when a chance is due or the game is over. */
  get window(): Window | undefined {
    if (this.#window === null) this.#window = this.game.window(this.state);
    return this.#window;
  }

  /** The options offered to the seat now, computed once per state. */
  offered(seat: Seat): readonly K['option'][] {
    const known = this.#offered[seat];
    if (known) return known;
    const offers = new OfferList<K['option']>();
    if (hasSeat(this.game.asked(this.state), seat)) this.game.options(this.state, seat, offers);
    this.#offered[seat] = offers.list;
    return offers.list;
  }

  /** Decides whether the seat may answer with this text. Reasons are computed only when it may not. */
  #judge(seat: Seat, say: string): Verdict {
    if (!this.state.over) for (const o of this.offered(seat)) if (o.text === say) return ACCEPTED;
    return judge(this.game, this.state, seat, say);
  }

  /** Draws due outcomes and gives automatic answers until a person or a bot must decide. */
  advance(): void {
    while (!this.state.over) {
      const of = this.game.outcomeCount(this.state);
      if (of > 0) {
        const n = this.#options.source(this.#drawn, of);
        this.#enter({ chance: this.game.outcomeName(this.state, n), n, of });
        continue;
      }
      const automatic = this.#forced() ?? this.#ordered(false)[0];
      if (!automatic) break;
      this.#enter(automatic);
    }
    this.#flush();
  }

  /** A seat answers its question with the texts of one move: the referee accepts all of them or none. */
  answer(seat: Seat, question: number, says: readonly string[], by?: Decider): Verdict {
    if (this.state.over) return rejected('over');
    if (!hasSeat(this.game.asked(this.state), seat)) return rejected('not-asked');
    if (question !== this.question(seat)) return rejected('stale');
    if (says.length === 0) return rejected('unknown');
    // A single text is judged before it is applied: there is nothing to restore.
    const restore = says.length > 1 ? this.#checkpoint() : () => {};
    for (let k = 0; k < says.length; k++) {
      const verdict = k > 0 && !this.#continues(seat) ? rejected('not-part') : this.#judge(seat, says[k]!);
      if (!verdict.ok) {
        restore();
        return verdict;
      }
      const each = this.window?.mode === 'each';
      const say = says[k]!;
      // Nearly all answers have no marks; a spread takes several times as long.
      this.#enter(by || each ? { seat, say, ...(by && { by }), ...(each && { each }) } : { seat, say });
    }
    this.advance();
    return ACCEPTED;
  }

  /** A seat removes its answers in an open `each` window. */
  withdraw(seat: Seat): Verdict {
    return this.applyRecorded({ withdraw: seat });
  }

  /** A seat does something that moves no frame. */
  aside(seat: Seat, say: string): Verdict {
    return this.applyRecorded({ seat, aside: say });
  }

  /** How far the seat may undo by itself, and what stops it. */
  undoReach(seat: Seat): UndoReach {
    const strictness = this.game.strictness ?? this.#options.strictness ?? 'own';
    const { entries } = this;
    const reach = undoReach(entries, seat, this.game.asked(this.state), strictness, this.#reaches[seat]);
    const { length } = entries;
    if (reach.stop !== 'waiting') this.#reaches[seat] = { length, last: entries[length - 1], reach };
    return reach;
  }

  /** The entries that the seat may undo to by itself, newest first. */
  freeUndo(seat: Seat): readonly number[] {
    return this.undoReach(seat).points;
  }

  /** Goes back to just before entry `to`: by itself as far as the seat may, else with the consent of the others. */
  undo(seat: Seat, to: number, consent = false): Verdict {
    const verdict = this.applyRecorded({ undo: to, seat, ...(consent && { consent }) });
    if (verdict.ok && (this.game.asked(this.state) === NOBODY || this.#forced())) this.advance();
    return verdict;
  }

  /** Sets the standing orders of a seat. */
  setOrders(seat: Seat, orders: readonly StandingOrder<K>[]): void {
    this.#orders[seat] = [...orders];
    this.#hasOrders = this.#orders.some((list) => list.length > 0);
  }

  /** Answers by standing order in a secret window. The caller gives them after a delay, so that the time reveals nothing. */
  pendingSecretOrders(): readonly AnswerEntry[] {
    return this.#ordered(true);
  }

  /** Checks a recorded entry against the rules and applies it: for replay and for resuming a game. */
  applyRecorded(entry: JournalEntry): Verdict {
    const verdict = this.#check(entry);
    if (verdict.ok) {
      this.#enter(entry);
      this.#flush();
    }
    return verdict;
  }

  /**
   * Applies recorded entries. Those before the last rebase entry were played under other rules: they are recorded and not
   * replayed. Returns the first entry that is rejected; undefined when there is none.
   */
  resume(
    entries: readonly JournalEntry[],
  ): { readonly entry: number; readonly verdict: Verdict & { ok: false } } | undefined {
    const last = lastRebase(entries);
    for (const [entry, recorded] of entries.entries()) {
      if (entry < last) this.#record(recorded);
      else {
        const verdict = this.applyRecorded(recorded);
        if (!verdict.ok) return { entry, verdict };
      }
    }
    return undefined;
  }

  #check(entry: JournalEntry): Verdict {
    if ('say' in entry) {
      const verdict = this.#judge(entry.seat, entry.say);
      return verdict.ok && !this.#hasTrueMarks(entry) ? rejected('wrong') : verdict;
    }
    if ('chance' in entry) {
      const of = this.game.outcomeCount(this.state);
      if (of === 0) return rejected('not-due');
      const n = outcomeNamed(this.game, this.state, entry);
      if (this.#options.renumbered) return n < 0 ? rejected('wrong') : ACCEPTED;
      return entry.of === of && n === entry.n ? ACCEPTED : rejected('wrong');
    }
    if ('withdraw' in entry) return this.game.mayWithdraw(this.state, entry.withdraw) ? ACCEPTED : rejected('not-free');
    if ('undo' in entry) {
      if (!entry.consent && !this.freeUndo(entry.seat).includes(entry.undo)) return rejected('not-free');
      return entry.undo > this.base && liveEntries(this.entries).includes(entry.undo) ? ACCEPTED : rejected('not-free');
    }
    if ('base' in entry) return isValidRebase(this.game, this.state, entry) ? ACCEPTED : rejected('wrong');
    if (this.state.over) return rejected('over');
    const offers = new OfferList<K['option']>();
    if (entry.seat < this.state.settings.seats) this.game.asides?.options(this.state, entry.seat, offers);
    return offers.list.some((o) => o.text === entry.aside) ? ACCEPTED : rejected('refused');
  }

  /** True when the marks `each` and `forced` of a recorded answer are right: undo relies on them. */
  #hasTrueMarks(entry: AnswerEntry): boolean {
    if ((this.window?.mode === 'each') !== (entry.each === true)) return false;
    return entry.by !== 'forced' || this.#forced()?.say === entry.say;
  }

  /** True when the open window continues the seat's move. */
  #continues(seat: Seat): boolean {
    const { window } = this;
    return (
      window !== undefined && hasSeat(window.asked, seat) && (window.part || this.game.mayWithdraw(this.state, seat))
    );
  }

  /** The automatic answer of a seat with a single option in an open window; undefined when there is none. */
  #forced(): AnswerEntry | undefined {
    const { window } = this;
    if (!window || window.secret || !isSingleSeat(window.asked)) return undefined;
    const seat = lowestSeat(window.asked);
    const offered = this.offered(seat);
    return offered.length === 1 ? { seat, say: offered[0]!.text, by: 'forced' } : undefined;
  }

  /** The answers that standing orders give to the open window, if its secrecy is `secret`. */
  #ordered(secret: boolean): AnswerEntry[] {
    if (!this.#hasOrders) return [];
    const { window } = this;
    if (!window || window.secret !== secret) return [];
    return seatsOf(window.asked).flatMap((seat) => {
      const order = this.#orders[seat]?.find((o) => o.window === window.name && this.#applies(o, seat, secret));
      if (!order || !this.#judge(seat, order.say).ok) return [];
      return [{ seat, say: order.say, by: 'order' as const, ...(window.mode === 'each' && { each: true as const }) }];
    });
  }

  #applies(order: StandingOrder<K>, seat: Seat, secret: boolean): boolean {
    return order.when?.(this.game.view(this.state, secret ? SPECTATOR : seat)) ?? true;
  }

  /** The option of an answer, taken from the offers: faster than parsing its text. */
  #optionOf(entry: JournalEntry): K['option'] | undefined {
    return 'say' in entry ? this.offered(entry.seat).find((o) => o.text === entry.say) : undefined;
  }

  /** Applies an entry and records it with its news. */
  #enter(entry: JournalEntry): void {
    const number = this.entries.length;
    const askedBefore = this.game.asked(this.state);
    const { transcript, hash = hashText } = this.#options;
    const line = transcript ? this.#transcriptLine(entry) : '';
    this.#cache.offer(number, this.state);
    const recorder = new EventRecorder<K['event']>();
    if ('undo' in entry) this.#goBack(entry.undo);
    else this.state = applyEntry(this.game, this.state, entry, recorder, this.#optionOf(entry));
    this.#offered = [];
    this.#window = null;
    this.#record(withNews(entry, recorder.news));
    if ('base' in entry) {
      this.base = number;
      this.#cache.restart(number + 1, this.state);
    }
    this.#renumberQuestions(entry, askedBefore);
    if (transcript) {
      const before = 'base' in entry ? '' : this.digest;
      this.digest = hash(`${before}\n${line}|${this.game.scores(this.state).join()}`);
    }
    this.#unreported.push({ number, events: { law: recorder.law, tellings: recorder.tellings } });
  }

  #transcriptLine(entry: JournalEntry): string {
    if (!('say' in entry)) return transcriptLine(entry);
    return answerLine(this.game.asked(this.state), this.window?.name, this.offered(entry.seat), entry);
  }

  #record(entry: JournalEntry): void {
    if ('chance' in entry) this.#drawn++;
    this.entries.push(entry);
  }

  /** Rebuilds the state before entry `to` from the nearest cached one. Outcome numbers go on, so that none is used twice. */
  #goBack(to: number): void {
    const { at, state } = this.#cache.backTo(to, this.state.settings);
    this.state = state;
    for (const i of liveEntries(this.entries))
      if (i >= at && i < to) this.state = applyEntry(this.game, this.state, this.entries[i]!, MUTE);
  }

  /** Gives questions new numbers. While several seats answer one window, the others keep their numbers. */
  #renumberQuestions(entry: JournalEntry, askedBefore: Mask): void {
    if ('aside' in entry) return;
    if ('withdraw' in entry) this.#ask(seatMask(entry.withdraw));
    else if ('say' in entry && entry.each && askedBefore & ~seatMask(entry.seat)) this.#ask(seatMask(entry.seat));
    else this.#ask(EVERYBODY);
  }

  #ask(who: Mask): void {
    const asked = this.game.asked(this.state);
    for (const seat of seatsOf(who)) this.#questions[seat] = hasSeat(asked, seat) ? this.entries.length : -1;
  }

  /** Saves the referee's state; the returned function restores it. */
  #checkpoint(): () => void {
    const state = this.game.clone(this.state);
    const { length } = this.entries;
    const questions = this.#questions.slice();
    const { digest } = this;
    return () => {
      this.state = state;
      this.#offered = [];
      this.#window = null;
      this.entries.length = length;
      this.#questions = questions;
      this.digest = digest;
      this.#unreported.length = 0;
      this.#cache.cut(length);
    };
  }

  /** Calls `onEntry` for all entries that were not reported yet. */
  #flush(): void {
    const unreported = this.#unreported;
    this.#unreported = [];
    for (const { number, events } of unreported) this.#options.onEntry?.(this.entries[number]!, number, events);
  }
}
