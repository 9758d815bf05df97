import { type ReviewedQuestion, byInterest, type Decision, Reviewer } from '../../bots/index.ts';
import { analysisFor } from '../../registry/bots.ts';
import { fastRandom, type GameTypes, type Random } from '../../kernel/index.ts';
import { readJournal, replay } from '../../kernel/referee/index.ts';
import { loadRules } from '../registry/rules.ts';
import type { ReviewOverview, FromReviewer, ToReviewer } from './messages.ts';

/** How long all decisions together may take, each of them at least, and one that somebody waits for; in milliseconds. */
const STUDY_MS = 20_000;
const LEAST_MS = 30;
const LOOK_MS = 500;

/** More thoughts than anybody has in that time. */
const MOST_THOUGHTS = 20_000;

/** Lets messages in between two decisions. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Looks at a finished game again, in a worker: what it finds is told as it is found. */
export class ReviewWorker {
  readonly #tell: (message: FromReviewer) => void;
  readonly #now: () => number;
  readonly #random: Random = fastRandom(1);
  readonly #known = new Map<number, Decision>();
  #reviewer: Reviewer<GameTypes> | undefined;
  #studying = false;

  constructor(tell: (message: FromReviewer) => void, now: () => number) {
    this.#tell = tell;
    this.#now = now;
  }

  /** Does what the page asks. */
  async hear(message: ToReviewer): Promise<void> {
    switch (message.ask) {
      case 'open':
        return await this.#open(message.journal);
      case 'study':
        return await this.#study();
      case 'stop':
        this.#studying = false;
        return;
      case 'look': {
        const asked = this.#reviewer?.asked.find(({ entry }) => entry === message.entry);
        if (asked) this.#look(asked, LOOK_MS);
      }
    }
  }

  async #open(text: string): Promise<void> {
    const course = await this.#courseOf(text).catch(() => undefined);
    this.#tell(course ? { course } : { fault: 'unreadable' });
  }

  async #courseOf(text: string): Promise<ReviewOverview | undefined> {
    const reading = readJournal(JSON.parse(text));
    if (!reading.ok) return undefined;
    const journal = reading.value;
    const game = await loadRules(journal.game)?.();
    // A game that was carried over to other rules has no beginning under these.
    if (!game || journal.entries.some((entry) => 'base' in entry)) return undefined;
    const { referee, discrepancies } = replay(game, journal);
    if (!referee || discrepancies.length > 0) return undefined;
    const insight = await analysisFor(game);
    const start = referee.start ?? game.begin(referee.state.settings);
    const reviewer = new Reviewer(game, insight, start, journal.entries);
    this.#reviewer = reviewer;
    const { moments, asked } = reviewer;
    return { moments, asked, turningPoints: reviewer.turningPoints(), together: insight.judge.together };
  }

  async #study(): Promise<void> {
    if (!this.#reviewer || this.#studying) return;
    this.#studying = true;
    const { asked, moments } = this.#reviewer;
    const all = asked.length;
    const left = byInterest(asked, moments).filter(({ entry }) => !this.#known.has(entry));
    const each = Math.max(LEAST_MS, STUDY_MS / Math.max(1, left.length));
    const progress = (): void => this.#tell({ done: this.#known.size, all, busy: this.#studying });
    for (const one of left) {
      if (!this.#studying) break;
      this.#look(one, each);
      progress();
      await breathe();
    }
    this.#studying = false;
    progress();
  }

  #look(asked: ReviewedQuestion, ms: number): void {
    let decision = this.#known.get(asked.entry);
    if (!decision) {
      const deadline = this.#now() + ms;
      const more = (): boolean => this.#now() < deadline;
      decision = this.#reviewer!.look(asked, this.#random, { iterations: MOST_THOUGHTS, hasTime: more });
      this.#known.set(asked.entry, decision);
    }
    this.#tell({ decision });
  }
}
