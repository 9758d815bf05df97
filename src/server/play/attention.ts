import { randomInt } from 'node:crypto';
import { type Kinds, type Mask, NOBODY, Offers, type Seat, seatsOf } from '../../kernel/index.ts';
import { save } from '../../kernel/table/index.ts';
import { Refused } from '../refused.ts';
import { openTheRest } from '../tables/fairness.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { Course } from './course.ts';
import type { LiveTable } from './table.ts';
import { timeFor } from './thinking.ts';

/** Later than this nobody sets a timer: whoever polls the storage will find it. */
const HORIZON = 60_000;

/** So long nothing happens by itself after somebody has asked to go back: any move would make the request void. */
const CONSENT_MS = 30_000;

/** Until when bots and orders hold back, so that people can say whether somebody may go back. */
function heldUntil({ undo }: TableDoc, version: number): number {
  return undo?.version === version && undo.at !== undefined ? undo.at + CONSENT_MS : -Infinity;
}

/** What a table must do by itself: bots, standing orders in secret windows, clocks, the end of opening. */
export class Attention {
  readonly #table: LiveTable;
  readonly #thinking = new Set<string>();
  /** The question for which each seat was called up last. */
  readonly #called: number[] = [];
  /** The time that the storage was told last. */
  #stored = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  /** When the alarm goes off. */
  #alarm = Infinity;
  #closed = false;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** When the table next needs attention; undefined: never. */
  next(now: number, besides: ReadonlySet<string> = new Set()): number | undefined {
    const { doc, course } = this.#table;
    if (doc.status === 'opening') return doc.openUntil;
    if (doc.status !== 'playing' || !course || course.referee.state.over) return undefined;
    let next = Infinity;
    for (const { due } of this.#bots(course, doc, besides)) next = Math.min(next, due);
    for (const { due } of this.#held(course, doc)) next = Math.min(next, due);
    for (const { due } of this.#waiting(course, doc)) next = Math.min(next, due);
    const deadline = doc.timeout === 'wait' ? undefined : course.clocks.deadline(now, botMask(doc));
    if (deadline !== undefined) next = Math.min(next, deadline);
    return next < Infinity ? next : undefined;
  }

  /**
   * What an append says of the next time. Where the storage knows of an earlier one that is still to come, that will do:
   * whoever looks then finds nothing to do and sets the next, and a table that is played need not write one with every move.
   */
  toStore(now: number): number | 'as-is' | undefined {
    const next = this.next(now);
    if (next !== undefined && this.#stored > now && this.#stored <= next) return 'as-is';
    this.#stored = next ?? -Infinity;
    return next;
  }

  /** Somebody else may have told the storage another time. */
  unsure(): void {
    this.#stored = -Infinity;
  }

  /** Sets the alarm for what comes next. One that goes off earlier stands: whoever is woken too soon sets the next. */
  wake(): void {
    if (this.#closed) return;
    const now = this.#table.house.now();
    const due = this.next(now, this.#thinking);
    if (due === undefined || due - now > HORIZON || this.#alarm <= due) return;
    clearTimeout(this.#timer);
    this.#alarm = due;
    this.#timer = setTimeout(() => void this.attend(), Math.max(0, due - now));
    this.#timer.unref();
  }

  /** Does what is due. */
  async attend(): Promise<void> {
    const { house, id } = this.#table;
    this.#alarm = Infinity;
    try {
      await this.#table.exclusive(() => this.#act());
    } catch (error) {
      if (!(error instanceof Refused)) house.log.error({ err: error, table: id }, 'attention failed');
    }
  }

  async #act(): Promise<void> {
    const table = this.#table;
    const now = table.house.now();
    if (table.doc.status === 'opening' && now >= (table.doc.openUntil ?? 0)) {
      await table.amend(openTheRest);
      await table.gathering.announce();
    }
    const { course } = table;
    if (!course || table.doc.status !== 'playing') return;
    await table.house.watchman.settled();
    const expired = table.doc.timeout === 'wait' ? [] : course.clocks.expired(now, botMask(table.doc));
    if (expired.length > 0) await this.#timeUp(expired, now);
    for (const { seat, say, due } of this.#held(course, table.doc)) {
      if (due > now) continue;
      const question = course.referee.question(seat);
      const { batch } = await table.write((referee) => referee.answer(seat, question, [say], 'order'));
      if (batch) await table.publish([batch]);
    }
    if (table.course === course) await this.#callUp(course, now);
    if (table.course === course)
      for (const { seat, due } of this.#bots(course, table.doc, this.#thinking))
        if (due <= now) this.#think(course, seat);
    this.wake();
  }

  /** The table's rule for a seat whose time is up. */
  async #timeUp(seats: readonly Seat[], now: number): Promise<void> {
    const table = this.#table;
    const scores = [...table.playing().referee.game.scores(table.playing().referee.state)];
    const result = { why: 'time' as const, seat: seats[0]!, winners: [], ranking: [], scores, law: '' };
    await table.amend((doc) => {
      if (doc.status !== 'playing') return doc;
      if (doc.timeout === 'end') return { ...doc, status: 'over', result, ended: now };
      return { ...doc, seats: doc.seats.map((s, i) => (seats.includes(i) ? { ...s, bot: true as const } : s)) };
    });
    await table.gathering.announce();
  }

  /** The bots that are asked, and when they answer; in a secret window that says nothing about their hand. */
  #bots(course: Course, doc: TableDoc, besides: ReadonlySet<string>): { seat: Seat; due: number }[] {
    if (!doc.seats.some((seat) => seat.bot)) return [];
    const { game, state } = course.referee;
    const window = game.window(state);
    if (!window) return [];
    const { secret, bot } = this.#table.house.pace;
    return seatsOf(window.asked)
      .filter((seat) => doc.seats[seat]?.bot && !besides.has(`${seat} ${course.referee.question(seat)}`))
      .map((seat) => {
        const due = course.askedAt(seat) + (window.secret ? Math.max(secret, bot) : bot);
        return { seat, due: Math.max(due, heldUntil(doc, course.version)) };
      });
  }

  #held(course: Course, doc: TableDoc): { seat: Seat; say: string; due: number }[] {
    if (Object.keys(doc.orders).length === 0) return [];
    const { secret } = this.#table.house.pace;
    const until = heldUntil(doc, course.version);
    return course.referee
      .heldBack()
      .map(({ seat, say }) => ({ seat, say, due: Math.max(course.askedAt(seat) + secret, until) }));
  }

  /** The people who are asked and were not called up yet, and when they are. */
  #waiting(course: Course, doc: TableDoc): { seat: Seat; person: string; question: number; due: number }[] {
    const { game, state } = course.referee;
    const waiting: { seat: Seat; person: string; question: number; due: number }[] = [];
    for (const seat of seatsOf(game.asked(state))) {
      const { person, bot } = doc.seats[seat] ?? {};
      const question = course.referee.question(seat);
      if (person === undefined || bot || this.#called[seat] === question) continue;
      waiting.push({ seat, person, question, due: course.askedAt(seat) + this.#table.house.pace.notice });
    }
    return waiting;
  }

  /** Has those told who wanted to be told of their turn. */
  async #callUp(course: Course, now: number): Promise<void> {
    const { storage } = this.#table.house;
    for (const { seat, person, question, due } of this.#waiting(course, this.#table.doc)) {
      if (due > now) continue;
      await storage.callUp(this.#table.id, seat, person, question, now);
      this.#called[seat] = question;
    }
  }

  /** A bot thinks elsewhere about a world drawn from what its seat knows; the table goes on meanwhile. */
  #think(course: Course, seat: Seat): void {
    const { referee } = course;
    const { game, state } = referee;
    const question = referee.question(seat);
    const key = `${seat} ${question}`;
    this.#thinking.add(key);
    const world = save(game.determinize(state, seat, randomInt));
    const { house, doc } = this.#table;
    const level = doc.seats[seat]?.level ?? 'normal';
    const task = {
      table: this.#table.id,
      game: doc.game,
      settings: state.settings,
      world,
      seat,
      level,
      time: timeFor(level, doc.clock),
    };
    house.thinker
      .think(task)
      .then((say) => this.#table.exclusive(() => this.#answer(seat, question, say)))
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) house.log.error({ err: error, table: this.#table.id }, 'bot failed');
      })
      .finally(() => {
        this.#thinking.delete(key);
        this.wake();
      });
  }

  async #answer(seat: Seat, question: number, say: string | undefined): Promise<void> {
    const table = this.#table;
    if (!table.doc.seats[seat]?.bot || table.doc.status !== 'playing') return;
    // Somebody asked to go back while it thought: it thinks again when that is settled.
    if (table.house.now() < heldUntil(table.doc, table.course?.version ?? -1)) return;
    const { batch } = await table.write((referee) => {
      const answer = say ?? anyOption(referee.game, referee.state, seat);
      return referee.answer(seat, question, [answer], 'bot');
    });
    if (batch) await table.publish([batch]);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

function botMask(doc: TableDoc): Mask {
  return doc.seats.reduce((mask, seat, i) => (seat.bot ? mask | (1 << i) : mask), NOBODY);
}

/** When no thought came in time, anything allowed is better than holding up the table. */
function anyOption(game: LiveTableGame, state: Kinds['state'], seat: Seat): string {
  const offers = new Offers<Kinds['option']>();
  if (game.asked(state) & (1 << seat)) game.options(state, seat, offers);
  return offers.list.length > 0 ? offers.list[randomInt(offers.list.length)]!.text : '';
}

type LiveTableGame = Course['referee']['game'];
