import { randomInt } from 'node:crypto';
import { type GameTypes, type Mask, NOBODY, OfferList, type Seat, seatsOf } from '../../kernel/index.ts';
import { saveState } from '../../kernel/referee/index.ts';
import { publicEnd, rateTable } from '../ratings/rate.ts';
import { ApiError } from '../api-error.ts';
import { skipUnrevealed } from '../tables/fairness.ts';
import { heldUntil, type SeatDoc, type TableDoc } from '../tables/doc.ts';
import type { GameSession } from './session.ts';
import type { TableHost } from './table-host.ts';
import { thinkingTime } from './bot-pool.ts';
import { lastTick, stepFor, tickFrom } from './ticks.ts';

/** Later than this nobody sets a timer: whoever polls the storage will find it. */
const HORIZON = 60_000;

/** A bot that is asked. */
interface AskedBot {
  readonly seat: Seat;
  /** When it begins to think, and when its answer is due at the earliest. */
  readonly begin: number;
  readonly due: number;
}

/** An answer that a bot has found in a secret window; it waits for its tick. */
interface FoundAnswer {
  readonly seat: Seat;
  readonly question: number;
  /** Undefined: no thought came in time. */
  readonly say: string | undefined;
  readonly ready: number;
}

/** An answer in a secret window that nobody gives in person, and the step of its ticks. */
interface HeldAnswer {
  readonly seat: Seat;
  readonly by: 'bot' | 'order';
  readonly say: string | undefined;
  readonly step: number;
  readonly due: number;
}

/** What a table must do by itself: bots, standing orders in secret windows, clocks, the end of opening. */
export class TableScheduler {
  readonly #table: TableHost;
  readonly #thinking = new Set<string>();
  /** What bots have found in secret windows, by seat. */
  readonly #found = new Map<Seat, FoundAnswer>();
  /** The question for which each seat was called up last. */
  readonly #called: number[] = [];
  /** The time that the storage was told last. */
  #stored = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  /** When the alarm goes off. */
  #alarm = Infinity;
  #closed = false;
  /** Since when bots play here that nobody watches; Infinity: somebody does. */
  #unattendedSince = Infinity;

  constructor(table: TableHost) {
    this.#table = table;
  }

  /** When something is due at the table next, whoever sees to it; undefined: never. */
  next(now: number): number | undefined {
    return this.#soonest(now, (course, doc) => this.#bots(course, doc).map(({ due }) => due));
  }

  /** When this process has something to do at the table next: bots begin to think before their answers are due. */
  #nextHere(now: number): number | undefined {
    return this.#soonest(now, (course, doc) => this.#idleBots(course, doc).map(({ begin }) => begin));
  }

  #soonest(now: number, timesOfBots: (course: GameSession, doc: TableDoc) => readonly number[]): number | undefined {
    const { doc, session } = this.#table;
    if (doc.status === 'opening') return doc.openUntil;
    if (doc.status === 'over') return doc.delay > 0 && publicEnd(doc) > now ? publicEnd(doc) : undefined;
    if (doc.status !== 'playing' || !session || session.referee.state.over) return undefined;
    let next = this.#isUnattended(now) ? Infinity : Math.min(Infinity, ...timesOfBots(session, doc));
    for (const { due } of this.#held(session, doc)) next = Math.min(next, due);
    for (const { due } of this.#waiting(session, doc)) next = Math.min(next, due);
    const deadline = doc.timeout === 'wait' ? undefined : session.clocks.deadline(now, botMask(doc));
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
  forgetStoredDue(): void {
    this.#stored = -Infinity;
  }

  /** Sets the alarm for what comes next. One that goes off earlier stands: whoever is woken too soon sets the next. */
  schedule(): void {
    if (this.#closed) return;
    const now = this.#table.context.now();
    if (this.#isUnattended(now)) this.#askForSpareTime(now);
    else this.#unattendedSince = Infinity;
    const due = this.#nextHere(now);
    if (due === undefined || due - now > HORIZON || this.#alarm <= due) return;
    clearTimeout(this.#timer);
    this.#alarm = due;
    this.#timer = setTimeout(() => void this.runDue(), Math.max(0, due - now));
    this.#timer.unref();
  }

  /** True when bots hold all seats and nobody watches: they play on in spare time only. */
  #isUnattended(now: number): boolean {
    const { doc } = this.#table;
    return doc.status === 'playing' && doc.seats.every(({ bot }) => bot) && !this.#table.isWatched(now);
  }

  /** Has the bots play on in spare time, for as long as the house lets them. */
  #askForSpareTime(now: number): void {
    const { session, context, id } = this.#table;
    if (!session || session.referee.state.over) return;
    this.#unattendedSince = Math.min(this.#unattendedSince, now);
    if (now - this.#unattendedSince < context.delays.unwatched) context.spare.ask(id, () => this.#thinkInSpareTime());
  }

  async #thinkInSpareTime(): Promise<void> {
    const table = this.#table;
    let thought: Promise<void> | undefined;
    await table.exclusive(() => {
      const { session, doc, context } = table;
      if (this.#closed || !session || !this.#isUnattended(context.now())) return Promise.resolve();
      const [first] = this.#idleBots(session, doc);
      if (first) thought = this.#think(session, first.seat);
      return Promise.resolve();
    });
    await thought;
  }

  /** Does what is due. */
  async runDue(): Promise<void> {
    const { context, id } = this.#table;
    this.#alarm = Infinity;
    try {
      await this.#table.exclusive(() => this.#act());
    } catch (error) {
      if (!(error instanceof ApiError)) context.log.error({ err: error, table: id }, 'attention failed');
    }
  }

  async #act(): Promise<void> {
    const table = this.#table;
    const now = table.context.now();
    if (table.doc.status === 'opening' && now >= (table.doc.openUntil ?? 0)) {
      await table.amend(skipUnrevealed);
      await table.broadcastTable();
    }
    if (table.doc.status === 'over') await rateTable(table.context, table.id, table.doc);
    const { session } = table;
    if (!session || table.doc.status !== 'playing') return;
    await table.context.uptime.ensureCurrent();
    const expired = table.doc.timeout === 'wait' ? [] : session.clocks.expired(now, botMask(table.doc));
    if (expired.length > 0) await this.#timeUp(expired, now);
    for (const held of this.#held(session, table.doc))
      if (held.due <= now && table.session === session) await this.#give(session, held);
    if (table.session === session) await this.#callUp(session, now);
    if (table.session === session && !this.#isUnattended(now))
      for (const { seat, begin } of this.#idleBots(session, table.doc))
        if (begin <= now) void this.#think(session, seat);
    this.schedule();
  }

  /** The table's rule for a seat whose time is up. */
  async #timeUp(seats: readonly Seat[], now: number): Promise<void> {
    const table = this.#table;
    const scores = [...table.playing().referee.game.scores(table.playing().referee.state)];
    const result = { why: 'time' as const, seat: seats[0]!, winners: [], ranking: [], scores, law: '' };
    await table.amend((doc) => {
      if (doc.status !== 'playing') return doc;
      if (doc.timeout === 'end') {
        const late = doc.seats.map((s, i) => (seats.includes(i) ? { ...s, late: true as const } : s));
        return { ...doc, status: 'over', seats: late, result, ended: now };
      }
      return { ...doc, seats: doc.seats.map((s, i) => (seats.includes(i) ? { ...s, bot: true as const } : s)) };
    });
    await table.rate();
    await table.broadcastTable();
  }

  /** The bots that are asked. In a secret window they think at once and answer at a tick that says nothing about their hand. */
  #bots(course: GameSession, doc: TableDoc): AskedBot[] {
    if (!doc.seats.some((seat) => seat.bot)) return [];
    const { game, state } = course.referee;
    const window = game.window(state);
    if (!window) return [];
    const { bot } = this.#table.context.delays;
    const until = heldUntil(doc, course.version);
    return seatsOf(window.asked)
      .filter((seat) => doc.seats[seat]?.bot)
      .map((seat) => {
        const asked = course.askedAt(seat);
        if (window.secret) return { seat, begin: asked, due: tickFrom(asked, this.#step(doc, seat), until) };
        const due = Math.max(asked + bot, until);
        return { seat, begin: due, due };
      });
  }

  /** Those of them that have not begun to think yet. */
  #idleBots(course: GameSession, doc: TableDoc): AskedBot[] {
    return this.#bots(course, doc).filter(({ seat }) => {
      const question = course.referee.question(seat);
      return this.#found.get(seat)?.question !== question && !this.#thinking.has(`${seat} ${question}`);
    });
  }

  /** The time between the ticks at which a bot in this seat may answer in a secret window. */
  #step(doc: TableDoc, seat: Seat): number {
    const { secret, bot } = this.#table.context.delays;
    return stepFor(Math.max(secret, bot), thinkingTime(doc.seats[seat]?.level ?? 'normal', doc.clock));
  }

  /** What bots have found and standing orders say in a secret window, by seat, each with the tick at which it is given. */
  #held(course: GameSession, doc: TableDoc): HeldAnswer[] {
    return [...this.#ordered(course, doc), ...this.#foundAnswers(course, doc)].sort((a, b) => a.seat - b.seat);
  }

  #ordered(course: GameSession, doc: TableDoc): HeldAnswer[] {
    if (Object.keys(doc.orders).length === 0) return [];
    const step = Math.max(1, this.#table.context.delays.secret);
    const until = heldUntil(doc, course.version);
    return course.referee.pendingSecretOrders().map(({ seat, say }) => {
      return { seat, by: 'order' as const, say, step, due: tickFrom(course.askedAt(seat), step, until) };
    });
  }

  #foundAnswers(course: GameSession, doc: TableDoc): HeldAnswer[] {
    const until = heldUntil(doc, course.version);
    const answers: HeldAnswer[] = [];
    for (const { seat, question, say, ready } of this.#found.values()) {
      if (course.referee.question(seat) !== question || !doc.seats[seat]?.bot) this.#found.delete(seat);
      else {
        const step = this.#step(doc, seat);
        answers.push({ seat, by: 'bot', say, step, due: tickFrom(course.askedAt(seat), step, Math.max(ready, until)) });
      }
    }
    return answers;
  }

  /** Gives an answer that has waited for its tick, with the stamp of that tick. */
  async #give(course: GameSession, { seat, by, say, step }: HeldAnswer): Promise<void> {
    const table = this.#table;
    const question = course.referee.question(seat);
    this.#found.delete(seat);
    // Another seat's answer may have closed the window.
    if (question < 0) return;
    if (by === 'bot') await this.#noteHelp(seat);
    const at = lastTick(course.askedAt(seat), step, table.context.now());
    try {
      const { batch } = await table.write(
        (referee) => referee.answer(seat, question, [say ?? anyOption(referee.game, referee.state, seat)], by),
        undefined,
        at,
      );
      if (batch) await table.publish([batch]);
    } catch (error) {
      // What cannot be said any more holds up nobody else; a bot thinks again.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** The people who are asked and were not called up yet, and when they are. */
  #waiting(course: GameSession, doc: TableDoc): { seat: Seat; person: string; question: number; due: number }[] {
    const { game, state } = course.referee;
    const waiting: { seat: Seat; person: string; question: number; due: number }[] = [];
    for (const seat of seatsOf(game.asked(state))) {
      const { person, bot } = doc.seats[seat] ?? {};
      const question = course.referee.question(seat);
      if (person === undefined || bot || this.#called[seat] === question) continue;
      waiting.push({ seat, person, question, due: course.askedAt(seat) + this.#table.context.delays.notice });
    }
    return waiting;
  }

  /** Has those told who wanted to be told of their turn. */
  async #callUp(course: GameSession, now: number): Promise<void> {
    const { storage } = this.#table.context;
    for (const { seat, person, question, due } of this.#waiting(course, this.#table.doc)) {
      if (due > now) continue;
      await storage.queueNotices(this.#table.id, seat, person, question, now);
      this.#called[seat] = question;
    }
  }

  /** A bot thinks elsewhere about a world drawn from what its seat knows; the table goes on meanwhile. */
  #think(course: GameSession, seat: Seat): Promise<void> {
    const { referee } = course;
    const { game, state } = referee;
    const question = referee.question(seat);
    const key = `${seat} ${question}`;
    this.#thinking.add(key);
    const world = saveState(game.determinize(state, seat, randomInt));
    const { context, doc } = this.#table;
    const level = doc.seats[seat]?.level ?? 'normal';
    const isLow = doc.seats.every(({ bot }) => bot);
    const task = {
      ...(isLow && { low: true as const }),
      table: this.#table.id,
      game: doc.game,
      settings: state.settings,
      world,
      seat,
      level,
      time: thinkingTime(level, doc.clock),
    };
    return context.bots
      .think(task)
      .then((say) => this.#table.exclusive(() => this.#answer(seat, question, say)))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) context.log.error({ err: error, table: this.#table.id }, 'bot failed');
      })
      .finally(() => {
        this.#thinking.delete(key);
        this.schedule();
      });
  }

  async #answer(seat: Seat, question: number, say: string | undefined): Promise<void> {
    const table = this.#table;
    if (!table.doc.seats[seat]?.bot || table.doc.status !== 'playing') return;
    const { game, state } = table.playing().referee;
    if (game.window(state)?.secret) {
      this.#found.set(seat, { seat, question, say, ready: table.context.now() });
      return;
    }
    // Somebody asked to go back while it thought: it thinks again when that is settled.
    if (table.context.now() < heldUntil(table.doc, table.session?.version ?? -1)) return;
    await this.#noteHelp(seat);
    const { batch } = await table.write((referee) => {
      const answer = say ?? anyOption(referee.game, referee.state, seat);
      return referee.answer(seat, question, [answer], 'bot');
    });
    if (batch) await table.publish([batch]);
  }

  /** Notes that a bot plays for a person here, once: it counts in ratings. */
  async #noteHelp(seat: Seat): Promise<void> {
    const isNews = ({ person, helped }: SeatDoc): boolean => person !== undefined && !helped;
    if (!isNews(this.#table.doc.seats[seat]!)) return;
    await this.#table.amend((doc) => ({
      ...doc,
      seats: doc.seats.map((s, i) => (i === seat && isNews(s) ? { ...s, helped: true as const } : s)),
    }));
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
function anyOption(game: LiveTableGame, state: GameTypes['state'], seat: Seat): string {
  const offers = new OfferList<GameTypes['option']>();
  if (game.asked(state) & (1 << seat)) game.options(state, seat, offers);
  return offers.list.length > 0 ? offers.list[randomInt(offers.list.length)]!.text : '';
}

type LiveTableGame = GameSession['referee']['game'];
