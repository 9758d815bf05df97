import { randomInt } from 'node:crypto';
import { hasSeat, type GameTypes, type Mask, NOBODY, OfferList, type Seat, seatsOf } from '../../kernel/index.ts';
import { type JournalEntry, saveState } from '../../kernel/referee/index.ts';
import { publicEnd } from '../ratings/rate.ts';
import { ApiError } from '../api-error.ts';
import { packOfTask } from '../games.ts';
import { skipUnrevealed } from '../tables/fairness.ts';
import { heldUntil, type SeatDoc, type TableDoc } from '../tables/doc.ts';
import type { GameSession } from './session.ts';
import type { TableHost } from './table-host.ts';
import { thinkingTime } from './bot-pool.ts';
import { lastTick, stepFor, tickFrom } from './ticks.ts';

/** Most ms ahead that a timer is set for. Later work is found by the poll of the due times in storage. */
const HORIZON = 60_000;

/** A bot's seat that is asked. */
interface AskedBot {
  readonly seat: Seat;
  /** When it starts to think, and when its answer is due at the earliest, in ms since 1970. */
  readonly begin: number;
  readonly due: number;
}

/** An answer that a bot has found in a secret window; it waits for its tick (`ticks.ts`). */
interface FoundAnswer {
  readonly seat: Seat;
  readonly question: number;
  /** Text of the option; undefined: the bot found none in time. */
  readonly say: string | undefined;
  readonly ready: number;
}

/** How many times shorter the pause is before a bot's further answers in a row. */
const FURTHER_ANSWERS = 5;

/**
 * Pause before a bot answers outside secret windows, in ms. It depends on public facts only, never on what the bot may choose:
 * the whole pause before the first of several answers in a row, a short one before further ones, none within a move.
 */
export function pauseBefore(entries: readonly JournalEntry[], isPart: boolean, seat: Seat, pause: number): number {
  for (let k = entries.length - 1; k >= 0; k--) {
    const entry = entries[k]!;
    if (!('say' in entry)) continue;
    if (entry.seat !== seat) return pause;
    return isPart ? 0 : Math.round(pause / FURTHER_ANSWERS);
  }
  return pause;
}

/** An automatic answer in a secret window, the interval of its ticks in ms, and when it is given. */
interface HeldAnswer {
  readonly seat: Seat;
  readonly by: 'bot' | 'order';
  readonly say: string | undefined;
  readonly step: number;
  readonly due: number;
}

const NONE: readonly HeldAnswer[] = [];

/** True when a seat has standing orders, or had some. */
function hasOrders({ orders }: TableDoc): boolean {
  for (const _ in orders) return true;
  return false;
}

/**
 * What follows from a description alone, found once for each. The scheduler asks twice for every move, and descriptions have many
 * hidden classes: reading their fields is slow.
 */
interface Duties {
  readonly doc: TableDoc;
  readonly isPlaying: boolean;
  readonly hasOrders: boolean;
  /** The seats that bots hold. */
  readonly bots: Mask;
  readonly isBotsAlone: boolean;
  /** The seats of people who get notices of their turns. */
  readonly people: readonly { readonly seat: Seat; readonly person: string }[];
  /** True when something happens if a clock runs out. */
  readonly hasDeadlines: boolean;
}

function dutiesOf(doc: TableDoc): Duties {
  const { seats } = doc;
  return {
    doc,
    isPlaying: doc.status === 'playing',
    hasOrders: hasOrders(doc),
    bots: botMask(doc),
    isBotsAlone: doc.status === 'playing' && seats.every(({ bot }) => bot),
    people: seats.flatMap(({ person, bot }, seat) => (person === undefined || bot ? [] : [{ seat, person }])),
    hasDeadlines: doc.timeout !== 'wait',
  };
}

/** Does what a table must do by itself: bots, standing orders in secret windows, clocks, notices, the end of the reveal phase. */
export class TableScheduler {
  readonly #table: TableHost;
  /** Seat and question of every bot that is thinking. */
  readonly #thinking = new Set<string>();
  /** Answers of bots in secret windows, by seat. */
  readonly #found = new Map<Seat, FoundAnswer>();
  /** By seat, the last question for which a notice was queued. */
  readonly #notified: number[] = [];
  /** The due time in storage, in ms since 1970; -Infinity: none or not known. */
  #storedDue = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  /** When the timer fires, in ms since 1970. */
  #timerAt = Infinity;
  #closed = false;
  #lastDuties: Duties | undefined;
  /** Since when bots play alone and unwatched, in ms since 1970; Infinity: they do not. */
  #unattendedSince = Infinity;

  constructor(table: TableHost) {
    this.#table = table;
  }

  /** When something is due at the table next, in ms since 1970, in any process; undefined: never. */
  next(now: number): number | undefined {
    return this.#soonest(now, (session, doc) => this.#bots(session, doc).map(({ due }) => due));
  }

  /** When this process must act next: bots start to think before their answers are due. */
  #nextHere(now: number): number | undefined {
    return this.#soonest(now, (session, doc) => this.#idleBots(session, doc).map(({ begin }) => begin));
  }

  get #duties(): Duties {
    const { doc } = this.#table;
    const last = this.#lastDuties;
    return last?.doc === doc ? last : (this.#lastDuties = dutiesOf(doc));
  }

  #soonest(now: number, botTimes: (session: GameSession, doc: TableDoc) => readonly number[]): number | undefined {
    const { session } = this.#table;
    const duties = this.#duties;
    const { doc } = duties;
    if (!duties.isPlaying) {
      if (doc.status === 'opening') return doc.openUntil;
      return doc.status === 'over' && doc.delay > 0 && publicEnd(doc) > now ? publicEnd(doc) : undefined;
    }
    if (!session || session.referee.state.over) return undefined;
    let next = this.#firstNotice(session, duties);
    if (duties.bots !== NOBODY && !this.#isUnattended(now)) next = Math.min(next, ...botTimes(session, doc));
    if (this.#found.size > 0 || duties.hasOrders)
      for (const { due } of this.#held(session, doc)) next = Math.min(next, due);
    const deadline = duties.hasDeadlines ? session.clocks.deadline(now, duties.bots) : undefined;
    if (deadline !== undefined) next = Math.min(next, deadline);
    return next < Infinity ? next : undefined;
  }

  /** When the first notice of a turn is due, in ms since 1970; Infinity: never. */
  #firstNotice(session: GameSession, { people }: Duties): number {
    const { referee } = session;
    const { notice } = this.#table.context.delays;
    const asked = referee.game.asked(referee.state);
    let first = Infinity;
    for (const { seat } of people)
      if (hasSeat(asked, seat) && this.#notified[seat] !== referee.question(seat))
        first = Math.min(first, session.askedAt(seat) + notice);
    return first;
  }

  /**
   * The due time to store with an append. 'as-is': the stored time is earlier and still ahead, so it need not be written; the
   * process that acts on it then stores the next one. This saves a write with most moves.
   */
  toStore(now: number): number | 'as-is' | undefined {
    const next = this.next(now);
    if (next !== undefined && this.#storedDue > now && this.#storedDue <= next) return 'as-is';
    this.#storedDue = next ?? -Infinity;
    return next;
  }

  /** Another process may have stored another due time. */
  forgetStoredDue(): void {
    this.#storedDue = -Infinity;
  }

  /** Sets the timer for what comes next. An earlier timer stays: when it fires, it sets the next one. */
  schedule(): void {
    if (this.#closed) return;
    const now = this.#table.context.now();
    if (this.#isUnattended(now)) this.#requestSpareTime(now);
    else this.#unattendedSince = Infinity;
    const due = this.#nextHere(now);
    if (due === undefined || due - now > HORIZON || this.#timerAt <= due) return;
    clearTimeout(this.#timer);
    this.#timerAt = due;
    this.#timer = setTimeout(() => void this.runDue(), Math.max(0, due - now));
    this.#timer.unref();
  }

  /** True when bots hold all seats and nobody watches: they play only in spare time. */
  #isUnattended(now: number): boolean {
    return this.#duties.isBotsAlone && !this.#table.isWatched(now);
  }

  /** Requests spare time for the bots, until `delays.unwatched` has passed. */
  #requestSpareTime(now: number): void {
    const { session, context, id } = this.#table;
    if (!session || session.referee.state.over) return;
    this.#unattendedSince = Math.min(this.#unattendedSince, now);
    if (now - this.#unattendedSince < context.delays.unwatched)
      context.spare.request(id, () => this.#thinkInSpareTime());
  }

  async #thinkInSpareTime(): Promise<void> {
    const table = this.#table;
    let thinking: Promise<void> | undefined;
    await table.exclusive(() => {
      const { session, doc, context } = table;
      if (this.#closed || !session || !this.#isUnattended(context.now())) return Promise.resolve();
      const [first] = this.#idleBots(session, doc);
      if (first) thinking = this.#think(session, first.seat);
      return Promise.resolve();
    });
    await thinking;
  }

  /** Does what is due; logs failures. */
  async runDue(): Promise<void> {
    const { context, id } = this.#table;
    this.#timerAt = Infinity;
    try {
      await this.#table.exclusive(() => this.#runDueWork());
    } catch (error) {
      if (!(error instanceof ApiError)) context.log.error({ err: error, table: id }, 'due work of a table failed');
    }
  }

  async #runDueWork(): Promise<void> {
    const table = this.#table;
    const now = table.context.now();
    if (table.doc.status === 'opening' && now >= (table.doc.openUntil ?? 0)) {
      await table.amend(skipUnrevealed);
      await table.broadcastTable();
    }
    if (table.doc.status === 'over') await table.rate();
    const { session } = table;
    if (!session || table.doc.status !== 'playing') return;
    await table.context.uptime.ensureCurrent();
    const expired = table.doc.timeout === 'wait' ? [] : session.clocks.expired(now, botMask(table.doc));
    if (expired.length > 0) await this.#timeUp(expired, now);
    for (const held of this.#held(session, table.doc))
      if (held.due <= now && table.session === session) await this.#give(session, held);
    if (table.session === session) await this.#queueNotices(session, now);
    if (table.session === session && !this.#isUnattended(now))
      for (const { seat, begin } of this.#idleBots(session, table.doc))
        if (begin <= now) void this.#think(session, seat);
    this.schedule();
  }

  /** Applies the table's timeout rule to seats whose time is up. */
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

  /** The bots that are asked. In a secret window they think at once and answer at a tick, which reveals nothing about the hand. */
  #bots(session: GameSession, doc: TableDoc): AskedBot[] {
    if (this.#duties.bots === NOBODY) return [];
    const { game, state } = session.referee;
    const window = game.window(state);
    if (!window) return [];
    const { bot } = this.#table.context.delays;
    const until = heldUntil(doc, session.version);
    return seatsOf(window.asked)
      .filter((seat) => doc.seats[seat]?.bot)
      .map((seat) => {
        const asked = session.askedAt(seat);
        if (window.secret) return { seat, begin: asked, due: tickFrom(asked, this.#step(doc, seat), until) };
        const due = Math.max(asked + pauseBefore(session.referee.entries, window.part ?? false, seat, bot), until);
        return { seat, begin: due, due };
      });
  }

  /** The bots that are asked and have not started to think. */
  #idleBots(session: GameSession, doc: TableDoc): AskedBot[] {
    return this.#bots(session, doc).filter(({ seat }) => {
      const question = session.referee.question(seat);
      return this.#found.get(seat)?.question !== question && !this.#thinking.has(`${seat} ${question}`);
    });
  }

  /** Interval of the ticks at which a bot in this seat may answer in a secret window, in ms. */
  #step(doc: TableDoc, seat: Seat): number {
    const { secret, bot } = this.#table.context.delays;
    return stepFor(Math.max(secret, bot), thinkingTime(doc.seats[seat]?.level ?? 'normal', doc.clock));
  }

  /** Automatic answers in a secret window, by bots and by standing orders, sorted by seat. */
  #held(session: GameSession, doc: TableDoc): readonly HeldAnswer[] {
    if (this.#found.size === 0 && !hasOrders(doc)) return NONE;
    return [...this.#ordered(session, doc), ...this.#foundAnswers(session, doc)].sort((a, b) => a.seat - b.seat);
  }

  #ordered(session: GameSession, doc: TableDoc): HeldAnswer[] {
    if (!hasOrders(doc)) return [];
    const step = Math.max(1, this.#table.context.delays.secret);
    const until = heldUntil(doc, session.version);
    return session.referee.pendingSecretOrders().map(({ seat, say }) => {
      return { seat, by: 'order' as const, say, step, due: tickFrom(session.askedAt(seat), step, until) };
    });
  }

  #foundAnswers(session: GameSession, doc: TableDoc): HeldAnswer[] {
    const until = heldUntil(doc, session.version);
    const answers: HeldAnswer[] = [];
    for (const { seat, question, say, ready } of this.#found.values()) {
      if (session.referee.question(seat) !== question || !doc.seats[seat]?.bot) this.#found.delete(seat);
      else {
        const step = this.#step(doc, seat);
        answers.push({
          seat,
          by: 'bot',
          say,
          step,
          due: tickFrom(session.askedAt(seat), step, Math.max(ready, until)),
        });
      }
    }
    return answers;
  }

  /** Gives an answer at its tick, with the time of the tick as its stamp. */
  async #give(session: GameSession, { seat, by, say, step }: HeldAnswer): Promise<void> {
    const table = this.#table;
    const question = session.referee.question(seat);
    this.#found.delete(seat);
    // Another seat's answer may have closed the window.
    if (question < 0) return;
    if (by === 'bot') await this.#markHelped(seat);
    const at = lastTick(session.askedAt(seat), step, table.context.now());
    try {
      const { batch } = await table.write(
        (referee) => referee.answer(seat, question, [say ?? anyOption(referee.game, referee.state, seat)], by),
        undefined,
        at,
      );
      if (batch) await table.publish([batch]);
    } catch (error) {
      // An answer that is not legal any more must not stop the others; a bot thinks again.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Queues the notices that are due. */
  async #queueNotices(session: GameSession, now: number): Promise<void> {
    const { storage, delays } = this.#table.context;
    const { referee } = session;
    const asked = referee.game.asked(referee.state);
    for (const { seat, person } of this.#duties.people) {
      const question = referee.question(seat);
      if (!hasSeat(asked, seat) || this.#notified[seat] === question) continue;
      if (session.askedAt(seat) + delays.notice > now) continue;
      await storage.queueNotices(this.#table.id, seat, person, question, now);
      this.#notified[seat] = question;
    }
  }

  /** Starts a bot in another thread, with a world drawn from what its seat knows. The table goes on meanwhile. */
  #think(session: GameSession, seat: Seat): Promise<void> {
    const { referee } = session;
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
      ...packOfTask(game),
      world,
      seat,
      level,
      time: thinkingTime(level, doc.clock),
    };
    return context.bots
      .think(task)
      .then((say) => this.#table.exclusive(() => this.#answer(seat, question, say)))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError))
          context.log.error({ err: error, table: this.#table.id }, 'bot of a table failed');
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
    // There is an undo request since the bot started: it thinks again when that is decided.
    if (table.context.now() < heldUntil(table.doc, table.session?.version ?? -1)) return;
    await this.#markHelped(seat);
    const { batch } = await table.write((referee) => {
      const answer = say ?? anyOption(referee.game, referee.state, seat);
      return referee.answer(seat, question, [answer], 'bot');
    });
    if (batch) await table.publish([batch]);
  }

  /** Stores once that a bot answered for a person in this seat: it counts in ratings. */
  async #markHelped(seat: Seat): Promise<void> {
    const isFirst = ({ person, helped }: SeatDoc): boolean => person !== undefined && !helped;
    if (!isFirst(this.#table.doc.seats[seat]!)) return;
    await this.#table.amend((doc) => ({
      ...doc,
      seats: doc.seats.map((s, i) => (i === seat && isFirst(s) ? { ...s, helped: true as const } : s)),
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

/** A random legal option, for a bot that found none in time; '': the seat is not asked. */
function anyOption(game: LiveTableGame, state: GameTypes['state'], seat: Seat): string {
  const offers = new OfferList<GameTypes['option']>();
  if (game.asked(state) & (1 << seat)) game.options(state, seat, offers);
  return offers.list.length > 0 ? offers.list[randomInt(offers.list.length)]!.text : '';
}

type LiveTableGame = GameSession['referee']['game'];
