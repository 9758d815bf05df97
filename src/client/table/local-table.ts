import { fastRandom, type Game, hasSeat, type GameTypes, type Random, type Seat } from '../../kernel/index.ts';
import {
  perspectiveOf,
  type JournalEntry,
  fairSource,
  isFinal,
  type Journal,
  journalOf,
  liveEntries,
  type Player,
  Referee,
  tableKey,
  commitmentOf,
  type Verdict,
} from '../../kernel/referee/index.ts';
import { GameHistory } from './game-history.ts';
import type {
  PastView,
  Hint,
  SavedTable,
  NewTableConfig,
  SeatUpdate,
  TableAct,
  TableUpdate,
  SavedTableInfo,
} from './messages.ts';
import { askedSeats, seatUpdate, windowUpdate } from './updates.ts';

/** What a table needs to begin or to go on. */
export interface LocalTableInit {
  readonly id: string;
  readonly config: NewTableConfig;
  readonly seed: string;
  readonly made: number;
  readonly entries: readonly JournalEntry[];
}

/** One table in this browser: the referee, the bots, and what a page is told. */
export class LocalTable<K extends GameTypes> {
  readonly #game: Game<K>;
  readonly #order: LocalTableInit;
  readonly #referee: Referee<K>;
  readonly #chronicle: GameHistory<K>;
  readonly #bot: Player<K>;
  readonly #random: Random;
  #changed: number;

  /** Opens a table; the settings must be good, and a kept journal must replay. */
  constructor(
    game: Game<K>,
    order: LocalTableInit,
    settings: K['settings'],
    bot: Player<K>,
    changed: number,
    start?: K['state'],
  ) {
    this.#game = game;
    this.#order = order;
    this.#bot = bot;
    this.#changed = changed;
    this.#random = fastRandom(Number.parseInt(order.seed.slice(0, 7), 16));
    const key = tableKey({ seed: { hash: commitmentOf(order.seed), opened: order.seed }, seats: [] })!;
    this.#referee = new Referee<K>({ game, settings, source: fairSource(key), ...(start && { start }) });
    for (const [number, entry] of order.entries.entries()) {
      const verdict = this.#referee.applyRecorded(entry);
      if (!verdict.ok) throw new Error(`entry ${number} does not hold: ${verdict.fault}`);
    }
    this.#chronicle = new GameHistory(game, settings, start);
  }

  /** Lets chance and bots go on until a person must decide, or the game is over. */
  async run(): Promise<void> {
    this.#referee.advance();
    for (;;) {
      const seat = this.#nextBot();
      if (seat === undefined) break;
      const option = await this.#bot.answer(perspectiveOf(this.#game, this.#referee.state, seat));
      const verdict = this.#referee.answer(seat, this.#referee.question(seat), [option.text], 'bot');
      if (!verdict.ok) throw new Error(`the bot of seat ${seat} said "${option.text}": ${verdict.fault}`);
    }
    this.#chronicle.follow(this.#referee.entries);
  }

  /** Where whoever speaks first decides, a bot waits for the persons. */
  #nextBot(): Seat | undefined {
    const asked = this.#asked();
    const isBot = (seat: Seat): boolean => this.#order.config.sitters[seat]?.who === 'bot';
    const first = this.#game.window(this.#referee.state)?.mode === 'any';
    return first && !asked.every(isBot) ? undefined : asked.find(isBot);
  }

  #asked(): Seat[] {
    return askedSeats(this.#game, this.#referee.state);
  }

  /** Somebody acts; then the table runs on. */
  async act(act: TableAct, now: number): Promise<Verdict> {
    const verdict = this.#judge(act);
    if (verdict.ok) {
      this.#changed = now;
      await this.run();
    }
    return verdict;
  }

  #judge(act: TableAct): Verdict {
    switch (act.do) {
      case 'answer':
        return this.#referee.answer(act.seat, act.question, act.says);
      case 'withdraw':
        return this.#referee.withdraw(act.seat);
      case 'aside':
        return this.#referee.aside(act.seat, act.say);
      case 'undo':
        return this.#referee.undo(act.seat, act.to);
    }
  }

  /** True when the seat could not take this answer back. */
  final(seat: Seat, say: string): boolean {
    const { state } = this.#referee;
    const option = this.#game.parse(say);
    if (!option || !hasSeat(this.#game.asked(state), seat)) return false;
    return isFinal(this.#game, state, seat, option, this.#random, this.#game.strictness);
  }

  /** What a bot would do in this seat; it knows what the seat knows. */
  async hint(seat: Seat): Promise<Hint> {
    const { state } = this.#referee;
    if (this.#order.config.hints === false || !this.#asked().includes(seat)) throw new Error('no hint here');
    const { adviceFor } = await import('../hints/hint-search.ts');
    const best = await adviceFor(this.#game, perspectiveOf(this.#game, state, seat));
    return { question: this.#referee.question(seat), best };
  }

  /** The table at an earlier moment, as the seat saw it. */
  past(seat: Seat, step: number): PastView {
    return this.#chronicle.past(seat, step);
  }

  /** The whole game as a journal file. */
  journal(): string {
    return `${JSON.stringify(this.#journal(), undefined, 1)}\n`;
  }

  #journal(): Journal {
    const fairness = { seed: { hash: commitmentOf(this.#order.seed), opened: this.#order.seed }, seats: [] };
    return journalOf(this.#referee, { fairness });
  }

  /** The game in the notation of its players; undefined where there is none. */
  async record(): Promise<string | undefined> {
    const { recordOf } = await import('../../registry/records.ts');
    return await recordOf(
      this.#journal(),
      this.#order.config.sitters.map(({ name }) => name),
    );
  }

  /** The table as the list of games shows it. */
  note(): SavedTableInfo {
    const { state, entries } = this.#referee;
    const { start: _, ...config } = this.#order.config;
    return {
      ...config,
      id: this.#order.id,
      made: this.#order.made,
      changed: this.#changed,
      moves: liveEntries(entries).filter((i) => 'say' in entries[i]!).length,
      scores: this.#game.scores(state).slice(),
      waitsFor: this.#asked(),
      over: state.over ?? undefined,
    };
  }

  /** What is kept of the table. */
  kept(): SavedTable {
    return {
      note: this.note(),
      rules: this.#game.version,
      ...(this.#order.config.start !== undefined && { start: this.#order.config.start }),
      seed: this.#order.seed,
      entries: this.#referee.entries.slice(),
    };
  }

  /** What everybody may know. */
  news(): TableUpdate {
    return {
      note: this.note(),
      version: this.#referee.entries.length,
      window: windowUpdate(this.#game, this.#referee.state),
      asked: this.#asked(),
      here: this.#order.config.sitters.flatMap(({ who }, seat) => (who === 'person' ? [seat] : [])),
    };
  }

  /** What a seat sees and may do. */
  seat(seat: Seat): SeatUpdate {
    return seatUpdate(this.#referee, this.#chronicle, seat);
  }
}
