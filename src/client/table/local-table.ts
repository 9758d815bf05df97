import { fastRandom, type Game, hasSeat, type GameTypes, type Random, type Seat } from '../../kernel/index.ts';
import {
  perspectiveOf,
  type JournalEntry,
  fairSource,
  type ForbiddenAnswer,
  isFinal,
  type Journal,
  journalOf,
  liveEntries,
  type Player,
  Referee,
  refusalsAbout,
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

/** What a local table is created or reopened with. */
export interface LocalTableInit {
  readonly id: string;
  readonly config: NewTableConfig;
  readonly seed: string;
  readonly made: number;
  readonly entries: readonly JournalEntry[];
}

/** A table played in this browser: its referee, its bots and its updates for the page. */
export class LocalTable<K extends GameTypes> {
  readonly #game: Game<K>;
  readonly #init: LocalTableInit;
  readonly #referee: Referee<K>;
  readonly #history: GameHistory<K>;
  readonly #bot: Player<K>;
  readonly #random: Random;
  #changed: number;
  /** True while bots play. */
  #isRunning = false;

  /** Opens a table. Throws when a saved entry does not replay. */
  constructor(
    game: Game<K>,
    init: LocalTableInit,
    settings: K['settings'],
    bot: Player<K>,
    changed: number,
    start?: K['state'],
  ) {
    this.#game = game;
    this.#init = init;
    this.#bot = bot;
    this.#changed = changed;
    this.#random = fastRandom(Number.parseInt(init.seed.slice(0, 7), 16));
    const key = tableKey({ seed: { hash: commitmentOf(init.seed), opened: init.seed }, seats: [] })!;
    this.#referee = new Referee<K>({ game, settings, source: fairSource(key), ...(start && { start }) });
    for (const [number, entry] of init.entries.entries()) {
      const verdict = this.#referee.applyRecorded(entry);
      if (!verdict.ok) throw new Error(`entry ${number} does not hold: ${verdict.fault}`);
    }
    this.#history = new GameHistory(game, settings, start);
  }

  /** Plays chance until somebody must decide. */
  advance(): void {
    this.#referee.advance();
    this.#history.follow(this.#referee.entries);
  }

  /**
   * Plays chance and bots until a person must decide or the game is over. `onMove` is awaited after every answer of a bot; a
   * person may act meanwhile. A second call while bots play only takes over what a person has changed.
   */
  async run(onMove?: () => Promise<void>): Promise<void> {
    this.advance();
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let seat = this.#nextBot(); seat !== undefined; seat = this.#nextBot()) {
        const { length } = this.#referee.entries;
        const option = await this.#bot.answer(perspectiveOf(this.#game, this.#referee.state, seat));
        // A person has undone or answered something while the bot waited.
        if (this.#referee.entries.length !== length) continue;
        const verdict = this.#referee.answer(seat, this.#referee.question(seat), [option.text], 'bot');
        if (!verdict.ok) throw new Error(`the bot of seat ${seat} said "${option.text}": ${verdict.fault}`);
        this.#history.follow(this.#referee.entries);
        await onMove?.();
      }
    } finally {
      this.#isRunning = false;
    }
  }

  /** The next bot to answer. In windows of mode `any` bots wait while a person is asked. */
  #nextBot(): Seat | undefined {
    const asked = this.#asked();
    const isBot = (seat: Seat): boolean => this.#init.config.sitters[seat]?.who === 'bot';
    const first = this.#game.window(this.#referee.state)?.mode === 'any';
    return first && !asked.every(isBot) ? undefined : asked.find(isBot);
  }

  #asked(): Seat[] {
    return askedSeats(this.#game, this.#referee.state);
  }

  /** Applies a person's action. Bots play on with `run`. */
  apply(act: TableAct, now: number): Verdict {
    const verdict = this.#judge(act);
    if (verdict.ok) {
      this.#changed = now;
      this.advance();
    }
    return verdict;
  }

  /** Applies a person's action, then plays on until a person must decide. */
  async act(act: TableAct, now: number): Promise<Verdict> {
    const verdict = this.apply(act, now);
    if (verdict.ok) await this.run();
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

  /** True when the seat could not undo this answer. False when it is not offered: the table may have gone on since the page asked. */
  final(seat: Seat, say: string): boolean {
    const { state } = this.#referee;
    if (state.over || !hasSeat(this.#game.asked(state), seat)) return false;
    const option = perspectiveOf(this.#game, state, seat).options.find(({ text }) => text === say);
    if (!option) return false;
    return isFinal(this.#game, state, seat, option, this.#random, this.#game.strictness);
  }

  /** What the seat could wish for about these words of an option and may not do, with the reasons. */
  whyNot(seat: Seat, about: string): readonly ForbiddenAnswer[] {
    return refusalsAbout(this.#game, this.#referee.state, seat, about);
  }

  /** A bot's advice for this seat, computed from the seat's view only. */
  async hint(seat: Seat): Promise<Hint> {
    const { state } = this.#referee;
    if (this.#init.config.hints === false || !this.#asked().includes(seat)) throw new Error('no hint here');
    const { adviceFor } = await import('../hints/hint-search.ts');
    const best = await adviceFor(this.#game, perspectiveOf(this.#game, state, seat));
    return { question: this.#referee.question(seat), best };
  }

  /** The table before an earlier step, as the seat saw it. */
  past(seat: Seat, step: number): PastView {
    return this.#history.past(seat, step);
  }

  /** The whole game as a journal file. */
  journal(): string {
    return `${JSON.stringify(this.#journal(), undefined, 1)}\n`;
  }

  #journal(): Journal {
    const fairness = { seed: { hash: commitmentOf(this.#init.seed), opened: this.#init.seed }, seats: [] };
    return journalOf(this.#referee, { fairness });
  }

  /** The game in its players' notation; undefined when the game has none. */
  async record(): Promise<string | undefined> {
    const { recordOf } = await import('../../registry/records.ts');
    return await recordOf(
      this.#journal(),
      this.#init.config.sitters.map(({ name }) => name),
    );
  }

  /** The entry of this table in the list of games. */
  info(): SavedTableInfo {
    const { state, entries } = this.#referee;
    const { start: _start, pack: _pack, ...config } = this.#init.config;
    return {
      ...config,
      id: this.#init.id,
      made: this.#init.made,
      changed: this.#changed,
      moves: liveEntries(entries).filter((i) => 'say' in entries[i]!).length,
      scores: this.#game.scores(state).slice(),
      waitsFor: this.#asked(),
      over: state.over ?? undefined,
    };
  }

  /** The table in its stored form. */
  saved(): SavedTable {
    return {
      note: this.info(),
      rules: this.#game.version,
      ...(this.#init.config.start !== undefined && { start: this.#init.config.start }),
      ...(this.#init.config.pack !== undefined && { pack: this.#init.config.pack }),
      seed: this.#init.seed,
      entries: this.#referee.entries.slice(),
    };
  }

  /** The public state of the table. */
  update(): TableUpdate {
    return {
      info: this.info(),
      version: this.#referee.entries.length,
      window: windowUpdate(this.#game, this.#referee.state),
      asked: this.#asked(),
      here: this.#init.config.sitters.flatMap(({ who }, seat) => (who === 'person' ? [seat] : [])),
    };
  }

  /** What a seat sees and may do. */
  seat(seat: Seat): SeatUpdate {
    return seatUpdate(this.#referee, this.#history, seat);
  }
}
