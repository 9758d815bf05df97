import type { Game, GameTypes, Seat } from '../../kernel/index.ts';
import { judge, Referee, type Verdict } from '../../kernel/referee/index.ts';
import type { Guide } from './guide.ts';
import type { ScriptLine, Note } from './script.ts';

/** What a guided game waits for: the reader of a note, a move of the learner, or nothing (finished). */
export type GuideStop =
  | { readonly waits: 'reader'; readonly note: Note }
  | { readonly waits: 'learner'; readonly note: Note | undefined; readonly says: readonly string[] }
  | { readonly waits: 'nobody' };

/** The learner's answers in order; `undefined` stands for a note that was read. Stored in localStorage. */
export type GuideProgress = readonly (string | undefined)[];

/** Thrown when a script does not fit the rules of its game. */
export class BrokenScript extends Error {}

/** A guided game: the script and the learner's moves, played on the engine. */
export class GuidedGame<K extends GameTypes> {
  readonly referee: Referee<K>;
  readonly seat: Seat;
  readonly #game: Game<K>;
  readonly #lines: readonly ScriptLine[];
  readonly #done: (string | undefined)[] = [];
  #at = 0;
  #note: Note | undefined;

  /** Begins a guide, or goes on where it was left. */
  constructor(game: Game<K>, guide: Guide, done: GuideProgress = []) {
    const settings = game.readSettings(guide.settings);
    if (!settings.ok) throw new BrokenScript(settings.problems.map(({ path, code }) => `${path} ${code}`).join(', '));
    this.#game = game;
    this.#lines = guide.script;
    this.seat = guide.seat;
    // The script names every outcome, so the source is never used.
    const source = (): never => {
      throw new BrokenScript(`${this.#scriptPosition()}: the script names no outcome`);
    };
    this.referee = new Referee<K>({ game, settings: settings.value, source, renumbered: true });
    this.#run();
    for (const one of done) {
      if (one === undefined) this.read();
      else if (!this.answer(one).ok)
        throw new BrokenScript(`${this.#scriptPosition()}: "${one}" cannot be said any more`);
    }
  }

  /** What was done so far. */
  get done(): GuideProgress {
    return this.#done.slice();
  }

  /** Where the game waits now. */
  get stop(): GuideStop {
    const line = this.#lines[this.#at];
    if (line?.do === 'tell') return { waits: 'reader', note: line.note };
    if (line?.do === 'move') return { waits: 'learner', note: this.#note, says: line.says };
    return { waits: 'nobody' };
  }

  /** Goes on after a note. */
  read(): void {
    if (this.stop.waits !== 'reader') return;
    this.#done.push(undefined);
    this.#at++;
    this.#run();
  }

  /** Applies the learner's answer, if the script asks for it. */
  answer(say: string): Verdict | { readonly ok: false; readonly fault: 'guide' } {
    const verdict = judge(this.#game, this.referee.state, this.seat, say);
    if (!verdict.ok) return verdict;
    const { stop } = this;
    if (stop.waits !== 'learner' || !stop.says.includes(say)) return { ok: false, fault: 'guide' };
    this.#answerFor(this.seat, say);
    this.#done.push(say);
    this.#at++;
    this.#run();
    return verdict;
  }

  /** Plays the script until it waits for the reader or the learner. */
  #run(): void {
    for (let line = this.#lines[this.#at]; line !== undefined; line = this.#lines[++this.#at]) {
      if (line.do === 'tell' || line.do === 'move') return;
      if (line.do === 'ask') this.#note = line.note;
      else if (line.do === 'act') this.#answerFor(line.seat, line.say);
      else this.#record({ chance: line.name, n: 0, of: 1 });
    }
  }

  #answerFor(seat: Seat, say: string): void {
    const each = this.#game.window(this.referee.state)?.mode === 'each';
    this.#record({ seat, say, ...(each && { each }) });
  }

  #record(entry: Parameters<Referee<K>['applyRecorded']>[0]): void {
    const verdict = this.referee.applyRecorded(entry);
    if (verdict.ok) return;
    const because = verdict.because ? ` (${verdict.because.law} ${verdict.because.why})` : '';
    throw new BrokenScript(`${this.#scriptPosition()}: ${JSON.stringify(entry)} ${verdict.fault}${because}`);
  }

  #scriptPosition(): string {
    return `line ${this.#at + 1} of the script`;
  }
}
