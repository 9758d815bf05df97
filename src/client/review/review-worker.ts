import { type ReviewedQuestion, byInterest, type Decision, Reviewer } from '../../bots/index.ts';
import { analysisFor } from '../../registry/bots.ts';
import { fastRandom, type GameTypes, type Random } from '../../kernel/index.ts';
import { readJournal, replay } from '../../kernel/referee/index.ts';
import { loadRules } from '../registry/rules.ts';
import type { ReviewOverview, FromReviewer, ToReviewer } from './messages.ts';

/** Time for all decisions, least time per decision, and time for a single requested one, in ms. */
const TOTAL_MS = 20_000;
const MIN_DECISION_MS = 30;
const DECISION_MS = 500;

/** Most search iterations per decision; the time limit ends the search earlier. */
const MAX_ITERATIONS = 20_000;

/** Lets messages arrive between two decisions. */
const yieldToEvents = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Reviews a finished game in a worker and posts each result as soon as it is found. */
export class ReviewWorker {
  readonly #post: (message: FromReviewer) => void;
  readonly #now: () => number;
  readonly #random: Random = fastRandom(1);
  readonly #known = new Map<number, Decision>();
  #reviewer: Reviewer<GameTypes> | undefined;
  #studying = false;

  constructor(post: (message: FromReviewer) => void, now: () => number) {
    this.#post = post;
    this.#now = now;
  }

  /** Handles a request of the page. */
  async handle(message: ToReviewer): Promise<void> {
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
        if (asked) this.#look(asked, DECISION_MS);
      }
    }
  }

  async #open(text: string): Promise<void> {
    const overview = await this.#overviewOf(text).catch(() => undefined);
    this.#post(overview ? { overview } : { error: 'unreadable' });
  }

  async #overviewOf(text: string): Promise<ReviewOverview | undefined> {
    const reading = readJournal(JSON.parse(text));
    if (!reading.ok) return undefined;
    const journal = reading.value;
    const game = await loadRules(journal.game)?.(journal.pack?.data);
    // A game rebased onto newer rules cannot be replayed from its start.
    if (!game || journal.entries.some((entry) => 'base' in entry)) return undefined;
    const { referee, discrepancies } = replay(game, journal);
    if (!referee || discrepancies.length > 0) return undefined;
    const analysis = await analysisFor(game);
    const start = referee.start ?? game.begin(referee.state.settings);
    const reviewer = new Reviewer(game, analysis, start, journal.entries);
    this.#reviewer = reviewer;
    const { turns, asked } = reviewer;
    return { turns, asked, turningPoints: reviewer.turningPoints(), together: analysis.evaluator.together };
  }

  async #study(): Promise<void> {
    if (!this.#reviewer || this.#studying) return;
    this.#studying = true;
    const { asked, turns } = this.#reviewer;
    const all = asked.length;
    const left = byInterest(asked, turns).filter(({ entry }) => !this.#known.has(entry));
    const each = Math.max(MIN_DECISION_MS, TOTAL_MS / Math.max(1, left.length));
    const progress = (): void => this.#post({ done: this.#known.size, all, busy: this.#studying });
    for (const one of left) {
      if (!this.#studying) break;
      this.#look(one, each);
      progress();
      await yieldToEvents();
    }
    this.#studying = false;
    progress();
  }

  #look(asked: ReviewedQuestion, ms: number): void {
    let decision = this.#known.get(asked.entry);
    if (!decision) {
      const deadline = this.#now() + ms;
      const more = (): boolean => this.#now() < deadline;
      decision = this.#reviewer!.look(asked, this.#random, { iterations: MAX_ITERATIONS, hasTime: more });
      this.#known.set(asked.entry, decision);
    }
    this.#post({ decision });
  }
}
