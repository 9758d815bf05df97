import { OfferList } from '../option-collector.ts';
import type { Game } from '../game.ts';
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
import { applyEntry, isValidRebase, outcomeNamed, transcriptLine, withNews } from './apply-entry.ts';
import { type AnswerEntry, type Decider, type JournalEntry, lastRebase, liveEntries } from './journal.ts';
import type { RefereeOptions, StandingOrder } from './referee-options.ts';
import { StateCache } from './state-cache.ts';
import { type UndoReach, undoReach } from './undo.ts';
import { ACCEPTED, judge, rejected, type Verdict } from './verdict.ts';

/** Drives a game outside of its rules: supplies chance, writes the journal, keeps undo and orders. */
export class Referee<K extends GameTypes> {
  readonly game: Game<K>;
  readonly start: K['state'] | undefined;
  readonly entries: JournalEntry[] = [];
  state: K['state'];
  digest = '';
  readonly #sitting: RefereeOptions<K>;
  readonly #orders: StandingOrder<K>[][] = [];
  #questions: number[] = [];
  /** What seats are offered in the present state, as far as anybody has asked. */
  #offered: (readonly K['option'][] | undefined)[] = [];
  #drawn = 0;
  /** The number of the last new base: there is no way back behind it. */
  base = -1;
  readonly #snapshots = new StateCache<K['state']>();
  #unheard: { readonly number: number; readonly heard: EntryEvents<K['event']> }[] = [];

  constructor(sitting: RefereeOptions<K>) {
    this.game = sitting.game;
    this.#sitting = sitting;
    this.start = sitting.start;
    this.state = sitting.start ? this.game.clone(sitting.start) : this.game.begin(sitting.settings);
    this.#ask(this.game.asked(this.state));
  }

  /** The journal number of the question that is open for a seat; -1: none is. */
  question(seat: Seat): number {
    return this.#questions[seat] ?? -1;
  }

  /** What the seat may answer now; found once, however many ask. */
  offered(seat: Seat): readonly K['option'][] {
    const known = this.#offered[seat];
    if (known) return known;
    const offers = new OfferList<K['option']>();
    if (hasSeat(this.game.asked(this.state), seat)) this.game.options(this.state, seat, offers);
    this.#offered[seat] = offers.list;
    return offers.list;
  }

  /** Whether the seat may answer so: a reason is looked for only if not. */
  #judge(seat: Seat, say: string): Verdict {
    if (!this.state.over) for (const o of this.offered(seat)) if (o.text === say) return ACCEPTED;
    return judge(this.game, this.state, seat, say);
  }

  /** Draws due outcomes and gives automatic answers until somebody must decide. */
  advance(): void {
    while (!this.state.over) {
      const of = this.game.outcomeCount(this.state);
      if (of > 0) {
        const n = this.#sitting.source(this.#drawn, of);
        this.#enter({ chance: this.game.outcomeName(this.state, n), n, of });
        continue;
      }
      const automatic = this.#forced() ?? this.#ordered(false)[0];
      if (!automatic) break;
      this.#enter(automatic);
    }
    this.#flush();
  }

  /** A seat answers its question with the texts of one sentence: all of them are taken, or none. */
  answer(seat: Seat, question: number, says: readonly string[], by?: Decider): Verdict {
    if (this.state.over) return rejected('over');
    if (!hasSeat(this.game.asked(this.state), seat)) return rejected('not-asked');
    if (question !== this.question(seat)) return rejected('stale');
    if (says.length === 0) return rejected('unknown');
    // One text is judged before anything happens: there is nothing to go back to.
    const undo = says.length > 1 ? this.#mark() : () => {};
    for (let k = 0; k < says.length; k++) {
      const verdict = k > 0 && !this.#continues(seat) ? rejected('not-part') : this.#judge(seat, says[k]!);
      if (!verdict.ok) {
        undo();
        return verdict;
      }
      const each = this.game.window(this.state)?.mode === 'each';
      this.#enter({ seat, say: says[k]!, ...(by && { by }), ...(each && { each }) });
    }
    this.advance();
    return ACCEPTED;
  }

  /** A seat takes its answers in an open `each` window back. */
  withdraw(seat: Seat): Verdict {
    return this.applyRecorded({ withdraw: seat });
  }

  /** A seat says something that moves no frame. */
  aside(seat: Seat, say: string): Verdict {
    return this.applyRecorded({ seat, aside: say });
  }

  /** How far the seat may go back without asking anybody. */
  undoReach(seat: Seat): UndoReach {
    const strictness = this.game.strictness ?? this.#sitting.strictness ?? 'own';
    return undoReach(this.entries, seat, this.game.asked(this.state), strictness);
  }

  /** The entries before which the seat may return without asking anybody, newest first. */
  freeUndo(seat: Seat): readonly number[] {
    return this.undoReach(seat).points;
  }

  /** Returns to before entry `to`: freely as far as the seat may, else with the consent of the others. */
  undo(seat: Seat, to: number, consent = false): Verdict {
    const verdict = this.applyRecorded({ undo: to, seat, ...(consent && { consent }) });
    if (verdict.ok && (this.game.asked(this.state) === NOBODY || this.#forced())) this.advance();
    return verdict;
  }

  /** Sets the standing orders of a seat. */
  setOrders(seat: Seat, orders: readonly StandingOrder<K>[]): void {
    this.#orders[seat] = [...orders];
  }

  /** Answers by standing order in a secret window: the driver gives them after a delay that tells nothing. */
  pendingSecretOrders(): readonly AnswerEntry[] {
    return this.#ordered(true);
  }

  /** Takes a recorded entry as it stands, checked against the rules: for replay and for resuming a table. */
  applyRecorded(entry: JournalEntry): Verdict {
    const verdict = this.#check(entry);
    if (verdict.ok) {
      this.#enter(entry);
      this.#flush();
    }
    return verdict;
  }

  /**
   * Goes on from recorded entries. What lies before the last new base was played under other rules: it stays on record
   * and is not played again. Gives the first entry that does not hold.
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
      return verdict.ok && !this.#noted(entry) ? rejected('wrong') : verdict;
    }
    if ('chance' in entry) {
      const of = this.game.outcomeCount(this.state);
      if (of === 0) return rejected('not-due');
      const n = outcomeNamed(this.game, this.state, entry);
      if (this.#sitting.renumbered) return n < 0 ? rejected('wrong') : ACCEPTED;
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

  /** True when what an answer notes about itself is so: undo relies on it. */
  #noted(entry: AnswerEntry): boolean {
    if ((this.game.window(this.state)?.mode === 'each') !== (entry.each === true)) return false;
    return entry.by !== 'forced' || this.#forced()?.say === entry.say;
  }

  /** True when the open window continues the seat's sentence. */
  #continues(seat: Seat): boolean {
    const window = this.game.window(this.state);
    return (
      window !== undefined && hasSeat(window.asked, seat) && (window.part || this.game.mayWithdraw(this.state, seat))
    );
  }

  #forced(): AnswerEntry | undefined {
    const window = this.game.window(this.state);
    if (!window || window.secret || !isSingleSeat(window.asked)) return undefined;
    const seat = lowestSeat(window.asked);
    const offered = this.offered(seat);
    return offered.length === 1 ? { seat, say: offered[0]!.text, by: 'forced' } : undefined;
  }

  #ordered(secret: boolean): AnswerEntry[] {
    const window = this.game.window(this.state);
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

  /** The option an answer means, as it was offered: to read it from its text takes longer. */
  #meant(entry: JournalEntry): K['option'] | undefined {
    return 'say' in entry ? this.offered(entry.seat).find((o) => o.text === entry.say) : undefined;
  }

  /** Carries an entry out and writes it down with its news. */
  #enter(entry: JournalEntry): void {
    const number = this.entries.length;
    const askedBefore = this.game.asked(this.state);
    const { transcript, hash = hashText } = this.#sitting;
    const line = transcript ? transcriptLine(this.game, this.state, entry, (seat) => this.offered(seat)) : '';
    this.#snapshots.pass(number, this.state);
    const told = new EventRecorder<K['event']>();
    if ('undo' in entry) this.#goBack(entry.undo);
    else this.state = applyEntry(this.game, this.state, entry, told, this.#meant(entry));
    this.#offered = [];
    this.#record(withNews(entry, told.news));
    if ('base' in entry) {
      this.base = number;
      this.#snapshots.restart(number + 1, this.state);
    }
    this.#requestion(entry, askedBefore);
    if (transcript) {
      const before = 'base' in entry ? '' : this.digest;
      this.digest = hash(`${before}\n${line}|${this.game.scores(this.state).join()}`);
    }
    this.#unheard.push({ number, heard: { law: told.law, tellings: told.tellings } });
  }

  #record(entry: JournalEntry): void {
    if ('chance' in entry) this.#drawn++;
    this.entries.push(entry);
  }

  /** Undo rebuilds the state from the nearest snapshot: outcomes keep their numbers, so none is used twice. */
  #goBack(to: number): void {
    const { at, state } = this.#snapshots.backTo(to, this.state.settings);
    this.state = state;
    for (const i of liveEntries(this.entries))
      if (i >= at && i < to) this.state = applyEntry(this.game, this.state, this.entries[i]!, MUTE);
  }

  /** While several seats answer one question, the others' numbers stand. */
  #requestion(entry: JournalEntry, askedBefore: Mask): void {
    if ('aside' in entry) return;
    if ('withdraw' in entry) this.#ask(seatMask(entry.withdraw));
    else if ('say' in entry && entry.each && askedBefore & ~seatMask(entry.seat)) this.#ask(seatMask(entry.seat));
    else this.#ask(EVERYBODY);
  }

  #ask(who: Mask): void {
    const asked = this.game.asked(this.state);
    for (const seat of seatsOf(who)) this.#questions[seat] = hasSeat(asked, seat) ? this.entries.length : -1;
  }

  /** Remembers the moment; the function it gives restores it. */
  #mark(): () => void {
    const state = this.game.clone(this.state);
    const { length } = this.entries;
    const questions = this.#questions.slice();
    const { digest } = this;
    return () => {
      this.state = state;
      this.#offered = [];
      this.entries.length = length;
      this.#questions = questions;
      this.digest = digest;
      this.#unheard.length = 0;
      this.#snapshots.cut(length);
    };
  }

  #flush(): void {
    const unheard = this.#unheard;
    this.#unheard = [];
    for (const { number, heard } of unheard) this.#sitting.heard?.(this.entries[number]!, number, heard);
  }
}
