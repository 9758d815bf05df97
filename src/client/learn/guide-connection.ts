import type { GameTypes } from '../../kernel/index.ts';
import { refusalsAbout } from '../../kernel/referee/index.ts';
import type { AnyGame } from '../../registry/index.ts';
import { loadRules } from '../registry/rules.ts';
import { GameHistory } from '../table/game-history.ts';
import type { TableConnection } from '../table/connection.ts';
import type { TablePush, TableReply, TableRequest, SeatUpdate, TableUpdate } from '../table/messages.ts';
import { Screen } from '../table/screen.ts';
import { askedSeats, seatUpdate, windowUpdate } from '../table/updates.ts';
import { useGuide, type RejectedMove } from './guide-store.ts';
import { GuidedGame, type GuideProgress } from './guided-game.ts';
import type { Guide } from './guide.ts';
import { findLesson, type Lesson } from './lessons.ts';
import { saveProgress, progressOf } from './progress.ts';

/** Offset of question numbers per run, so that numbers stay unique after a step back. */
const QUESTIONS_PER_RUN = 10_000;

/** A guided game as a table: it accepts only the moves that the script asks for. */
class GuideTable {
  readonly #lesson: Lesson;
  readonly #guide: Guide;
  readonly #game: AnyGame;
  readonly #onPush: (push: TablePush) => void;
  readonly #steps: number;
  #guidedGame: GuidedGame<GameTypes>;
  #history: GameHistory<GameTypes>;
  #runs = 0;
  readonly #screen = new Screen();
  #rejected: RejectedMove | undefined;

  constructor(lesson: Lesson, guide: Guide, game: AnyGame, onPush: (push: TablePush) => void) {
    this.#lesson = lesson;
    this.#guide = guide;
    this.#game = game;
    this.#onPush = onPush;
    this.#steps = guide.script.filter((line) => line.do === 'tell' || line.do === 'move').length;
    this.#guidedGame = this.#resume(progressOf(lesson.id).done);
    this.#history = this.#newHistory();
  }

  /** Resumes the saved progress; starts over if the script has changed since. */
  #resume(done: GuideProgress): GuidedGame<GameTypes> {
    try {
      return new GuidedGame(this.#game, this.#guide, done);
    } catch {
      return new GuidedGame(this.#game, this.#guide);
    }
  }

  #newHistory(): GameHistory<GameTypes> {
    return new GameHistory(this.#game, this.#guidedGame.referee.state.settings);
  }

  /** Sends the page and the guide's card the present state. */
  push(): void {
    const { stop, done } = this.#guidedGame;
    const isOver = stop.waits === 'nobody';
    saveProgress(this.#lesson.id, {
      done: isOver ? [] : done,
      finished: isOver || progressOf(this.#lesson.id).finished,
    });
    this.#history.follow(this.#guidedGame.referee.entries);
    useGuide.setState({
      status: { lesson: this.#lesson, stop, step: done.length, steps: this.#steps, rejected: this.#rejected },
      read: () => this.#change(() => this.#guidedGame.read()),
      back: () => this.#rewind(this.#guidedGame.done.slice(0, -1)),
      again: () => this.#rewind([]),
    });
    this.#onPush(this.#screen.push(this.#update(), () => this.#seat()));
  }

  #change(step: () => void): void {
    this.#rejected = undefined;
    step();
    this.push();
  }

  #rewind(done: GuideProgress): void {
    this.#change(() => {
      this.#runs++;
      this.#guidedGame = new GuidedGame(this.#game, this.#guide, done);
      this.#history = this.#newHistory();
    });
  }

  #update(): TableUpdate {
    const { state, entries } = this.#guidedGame.referee;
    const { game, settings, seat } = this.#guide;
    const sitters = Array.from({ length: state.settings.seats }, (_, one) => ({
      who: one === seat ? ('person' as const) : ('bot' as const),
      name: '',
    }));
    const asked = askedSeats(this.#game, state);
    return {
      info: {
        game,
        settings,
        sitters,
        curtain: false,
        hints: false,
        id: this.#lesson.id,
        made: 0,
        changed: 0,
        moves: entries.length,
        scores: this.#game.scores(state).slice(),
        waitsFor: asked,
        over: undefined,
      },
      version: entries.length,
      window: windowUpdate(this.#game, state),
      asked,
      here: [seat],
    };
  }

  /** The learner's update; no question is open while the guide shows a note. */
  #seat(): SeatUpdate {
    const { referee, seat, stop, done } = this.#guidedGame;
    const update = seatUpdate(referee, this.#history, seat);
    const isAsked = stop.waits === 'learner';
    return {
      ...update,
      question: isAsked ? update.question + this.#runs * QUESTIONS_PER_RUN : -1,
      offered: isAsked ? update.offered : [],
      asides: [],
      withdraw: false,
      undo: done.length > 0 ? [referee.entries.length - 1] : [],
      said: update.said.map((part) => ({ ...part, free: false })),
      stop: 'start',
      over: false,
    };
  }

  #answer(say: string): TableReply {
    const verdict = this.#guidedGame.answer(say);
    const because = !verdict.ok && 'because' in verdict ? verdict.because : undefined;
    this.#rejected = verdict.ok ? undefined : { said: say, because };
    this.push();
    // The guide's card explains the rejection, so the prompt does not.
    return verdict.ok ? verdict : { ok: false, errorCode: 'guide' };
  }

  ask(request: TableRequest): TableReply {
    if (request.ask === 'sit') return { ok: true, seat: this.#seat() };
    if (request.ask === 'why')
      return {
        ok: true,
        forbidden: refusalsAbout(this.#game, this.#guidedGame.referee.state, request.seat, request.about),
      };
    if (request.ask === 'final') return { ok: true, final: false };
    if (request.ask === 'past') return { ok: true, past: this.#history.past(request.seat, request.step) };
    if (request.ask !== 'act') return { ok: false, errorCode: 'not-allowed' };
    if (request.act.do === 'answer') return this.#answer(request.act.says[0] ?? '');
    if (request.act.do !== 'undo') return { ok: false, errorCode: 'not-allowed' };
    this.#rewind(this.#guidedGame.done.slice(0, -1));
    return { ok: true };
  }
}

async function seatGuide(id: string, onPush: (push: TablePush) => void): Promise<GuideTable | undefined> {
  const lesson = findLesson(id);
  if (!lesson) return undefined;
  const guide = await lesson.load();
  const game = await loadRules(guide.game)?.();
  return game && new GuideTable(lesson, guide, game, onPush);
}

/** Opens a guided game; it is played in this page, where everything about it is known beforehand. */
export function connectGuide(id: string, onPush: (push: TablePush) => void): TableConnection {
  let table: GuideTable | undefined;
  return {
    async ask(request) {
      if (request.ask !== 'open') return table?.ask(request) ?? { ok: false, errorCode: 'not-open' };
      try {
        table = await seatGuide(id, onPush);
      } catch {
        onPush({ openError: 'broken' });
        return { ok: false, errorCode: 'broken' };
      }
      if (!table) onPush({ openError: 'missing' });
      table?.push();
      return table ? { ok: true } : { ok: false, errorCode: 'missing' };
    },
    close: () => useGuide.setState({ status: undefined }),
  };
}
