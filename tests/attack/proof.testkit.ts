import { setTimeout as rest } from 'node:timers/promises';
import {
  canonicalJson,
  fastRandom,
  type EntryEvents,
  entryEventsFor,
  type GameTypes,
  type Random,
  SPECTATOR,
} from '../../src/kernel/index.ts';
import { type JournalEntry, type Journal, listQuestion, liveEntries, Referee } from '../../src/kernel/referee/index.ts';
import {
  applyPatch,
  type ViewerSnapshot,
  type Patch,
  type ServerMessage,
  type EntryForViewer,
} from '../../src/protocol/index.ts';
import { snapshotOfState } from '../../src/server/play/snapshot.ts';
import type { AnyGame } from '../../src/registry/index.ts';
import type { TableLedger } from './ledger.testkit.ts';
import type { Item, Recorder } from './recorder.testkit.ts';

type Following = Extract<ServerMessage, { type: 'state' | 'update' }>;

/** What one viewer received over one connection or in one answer, in the order of versions. */
interface Stream {
  readonly viewer: number;
  moment: ViewerSnapshot | undefined;
  view: unknown;
}

/** Something to compare once the game has been played again up to its version. */
type Task = () => void;

/** Milliseconds of work before others get their turn, and of rest after it: a proof takes at most half a core. */
const SLICE_MS = 10;

/** What the state alone shows, as far as it may not depend on what the viewer does not know. */
function stateful({
  view,
  window,
  offered,
  asides,
  withdraw,
  scores,
  over,
}: ReturnType<typeof snapshotOfState>): string {
  return canonicalJson({ view, window, offered, asides, withdraw, scores, over });
}

/** How a proof is made. */
export interface ProofTerms {
  readonly game: AnyGame;
  readonly journal: Journal;
  readonly strict: boolean;
  /** The share of moments that are compared with a redrawn world, from 0 to 1; the others with the true one. */
  readonly drawn: number;
  readonly seed: number;
}

/** Plays the journal again and compares what everybody received with what their viewer could know at that version. */
export class Proof {
  readonly #recorder: Recorder;
  readonly #table: TableLedger;
  readonly #terms: ProofTerms;
  readonly #referee: Referee<GameTypes>;
  readonly #events: EntryEvents[] = [];
  readonly #random: Random;
  readonly #tasks = new Map<number, Task[]>();
  /** Tasks that want the same question to be open, at whatever version. */
  readonly #questions: { item: Item; seat: number; question: number; isSo(): boolean; found: boolean }[] = [];
  #expected = new Map<number, { whole: string; view: string; window: string; scores: string }>();
  #known = new Map<string, ViewerSnapshot>();
  #worlds = new Map<number, GameTypes['state']>();

  constructor(recorder: Recorder, table: TableLedger, terms: ProofTerms) {
    this.#recorder = recorder;
    this.#table = table;
    this.#terms = terms;
    const { game, journal, strict } = terms;
    const settings = game.readSettings(journal.settings);
    if (!settings.ok) throw new Error(`settings of ${table.id}`);
    this.#random = fastRandom(terms.seed);
    this.#referee = new Referee<GameTypes>({
      game,
      settings: settings.value,
      source: () => 0,
      strictness: strict ? 'strict' : 'own',
      onEntry: (_entry, number, heard) => {
        this.#events[number] = heard;
      },
    });
  }

  async prove(items: readonly Item[]): Promise<void> {
    this.#plan(items);
    const { entries } = this.#terms.journal;
    let slice = performance.now();
    for (let version = 0; ; version++) {
      this.#expected = new Map();
      this.#known = new Map();
      this.#worlds = new Map();
      for (const task of this.#tasks.get(version) ?? []) task();
      this.#tasks.delete(version);
      for (const each of this.#questions)
        if (!each.found && this.#referee.question(each.seat) === each.question) each.found = each.isSo();
      if (version === entries.length) break;
      const verdict = this.#referee.applyRecorded(entries[version]!);
      if (!verdict.ok) throw new Error(`${this.#table.id}: entry ${version} does not play: ${verdict.fault}`);
      if (performance.now() - slice < SLICE_MS) continue;
      await rest(SLICE_MS);
      slice = performance.now();
    }
    for (const { item, found, question } of this.#questions)
      if (!found) this.#find('refusals', item, `not what the seat could be told at question ${question}`);
    for (const version of this.#tasks.keys())
      this.#recorder.fault(`${this.#table.id}: version ${version} was sent and is not in the journal`);
  }

  #find(kind: string, item: Item, why: string, version?: number): void {
    this.#recorder.find(kind, item, this.#table.id, why, item.text, version);
  }

  #at(version: number, task: Task): void {
    const tasks = this.#tasks.get(version);
    if (tasks) tasks.push(task);
    else this.#tasks.set(version, [task]);
  }

  /** Sorts everything by the version at which it can be compared. */
  #plan(items: readonly Item[]): void {
    const streams = new Map<object, Map<number, Stream>>();
    for (const item of items) {
      const { way, peer } = item;
      if (way.by === 'http') this.#planAnswer(item, way);
      if (way.by !== 'socket') continue;
      const { type, seat: viewer = SPECTATOR, version } = way;
      if (type === 'refusals' || type === 'hint') this.#planReply(item, viewer);
      if ((type !== 'state' && type !== 'update') || version === undefined) continue;
      let own = streams.get(peer);
      if (!own) streams.set(peer, (own = new Map<number, Stream>()));
      let stream = own.get(viewer);
      if (!stream) own.set(viewer, (stream = { viewer, moment: undefined, view: undefined }));
      const follow = stream;
      this.#at(version, () => this.#follow(item, follow));
    }
  }

  #planAnswer(item: Item, { route, seat: viewer = SPECTATOR }: Extract<Item['way'], { by: 'http' }>): void {
    if (/\/moment\b/.test(route)) {
      const { moment } = JSON.parse(item.text) as { moment: ViewerSnapshot };
      this.#at(moment.version, () => this.#compare(item, viewer, moment));
    } else if (/\/events\b/.test(route)) {
      const { version, told } = JSON.parse(item.text) as { version: number; told: EntryForViewer[] };
      this.#at(version, () => this.#compareTold(item, viewer, told));
    } else if (route.endsWith('/refusals')) this.#planReply(item, viewer);
    else if (/\/replay\b/.test(route)) this.#planReplay(item, viewer);
    else if (route.endsWith('/journal')) {
      const { entries } = JSON.parse(item.text) as { entries: unknown[] };
      if (entries.length < this.#terms.journal.entries.length)
        this.#find('too early', item, `a journal with ${entries.length} of its entries`, entries.length);
    }
  }

  /** Refusals must be the same in a redrawn world, and a hint must name what is offered. */
  #planReply(item: Item, seat: number): void {
    const { question, forbidden, best } = JSON.parse(item.text) as {
      question: number;
      forbidden?: unknown[];
      best?: { say: string }[];
    };
    if (question < 0) return;
    const isSo = (): boolean => {
      const list = listQuestion(this.#terms.game, this.#world(seat), seat);
      this.#recorder.compared.add(forbidden ? 'refusals' : 'hints');
      return forbidden
        ? canonicalJson(forbidden) === canonicalJson(list.forbidden)
        : best!.every(({ say }) => list.offered.includes(say));
    };
    this.#questions.push({ item, seat, question, isSo, found: false });
  }

  /** Steps of a replay are numbered by entries that count: after entry n the game stood as at version n + 1. */
  #planReplay(item: Item, viewer: number): void {
    const { view, steps } = JSON.parse(item.text) as {
      view: unknown;
      steps: { n: number; patch: Patch; window?: string; scores: number[] }[];
    };
    const [first] = steps;
    if (!first) return;
    const stream: Stream = { viewer, moment: undefined, view };
    const { entries } = this.#terms.journal;
    const before = liveEntries(entries.slice(0, first.n)).at(-1) ?? -1;
    this.#at(before + 1, () => this.#compareView(item, viewer, view, before + 1));
    for (const { n, patch, window, scores } of steps)
      this.#at(n + 1, () => {
        stream.view = applyPatch(stream.view, patch);
        this.#compareView(item, viewer, stream.view, n + 1);
        const expected = this.#expect(viewer);
        if (expected.window !== (window ?? '') || expected.scores !== canonicalJson(scores))
          this.#find('replay', item, 'window or scores of a replay', n + 1);
      });
  }

  #follow(item: Item, stream: Stream): void {
    const name = `${stream.viewer} ${item.text}`;
    const known = this.#known.get(name);
    // All who follow one seat are sent the same text: it is compared once.
    if (known && stream.moment) {
      stream.moment = known;
      this.#recorder.compared.add('moments, the same text');
      return;
    }
    const message = JSON.parse(item.text) as Following;
    if (message.type === 'update' && message.from !== stream.moment?.version) {
      const { version } = stream.moment ?? {};
      this.#recorder.fault(`${this.#table.id}, ${item.role}: a change from ${message.from}, but it is at ${version}`);
      return;
    }
    stream.moment =
      message.type === 'state' ? message.moment : applyPatch(stream.moment!, message.patch as unknown as Patch);
    if (message.type === 'update') this.#known.set(name, stream.moment);
    this.#compare(item, stream.viewer, stream.moment);
    this.#compareTold(item, stream.viewer, message.told);
  }

  /** A world that the viewer cannot tell from the true one, or the true one. */
  #world(viewer: number): GameTypes['state'] {
    const drawn = this.#worlds.get(viewer);
    if (drawn) return drawn;
    const { game, drawn: share } = this.#terms;
    const isDrawn = this.#random(1000) < share * 1000;
    const world = isDrawn
      ? game.determinize(this.#referee.state, viewer, this.#random)
      : game.clone(this.#referee.state);
    if (isDrawn) this.#recorder.compared.add('worlds redrawn');
    this.#worlds.set(viewer, world);
    return world;
  }

  #expect(viewer: number): { whole: string; view: string; window: string; scores: string } {
    const known = this.#expected.get(viewer);
    if (known) return known;
    const world = this.#world(viewer);
    const all = snapshotOfState(this.#terms.game, world, viewer);
    const expected = {
      whole: stateful(all),
      view: canonicalJson(all.view),
      window: all.window?.name ?? '',
      scores: canonicalJson(all.scores),
    };
    this.#expected.set(viewer, expected);
    return expected;
  }

  #compareView(item: Item, viewer: number, view: unknown, version: number): void {
    this.#recorder.compared.add('views of replays');
    if (canonicalJson(view) !== this.#expect(viewer).view)
      this.#find('secret', item, 'a replay tells what its viewer could not know', version);
  }

  #compare(item: Item, viewer: number, moment: ViewerSnapshot): void {
    this.#recorder.compared.add('moments');
    const { version } = moment;
    if (stateful(moment) !== this.#expect(viewer).whole)
      this.#find('secret', item, 'differs from what a world that looks the same would show', version);
    const isSeat = viewer !== SPECTATOR;
    const { points, stop } = isSeat ? this.#referee.undoReach(viewer) : { points: [], stop: 'waiting' };
    const question = isSeat ? this.#referee.question(viewer) : -1;
    if (moment.question !== question || moment.stop !== stop || canonicalJson(moment.undo) !== canonicalJson(points))
      this.#find('secret', item, 'the question or the way back is not the viewer’s own', version);
    for (const { text, entry } of moment.said)
      if (!isOwn(this.#referee.entries[entry], viewer, text))
        this.#find('secret', item, 'words that the viewer did not say', version);
  }

  #compareTold(item: Item, viewer: number, told: readonly EntryForViewer[]): void {
    for (const { n, at: _, ...entry } of told) {
      this.#recorder.compared.add('events');
      const recorded = this.#referee.entries[n];
      const heard = this.#events[n] ?? { law: '', tellings: [] };
      const who = recorded ? whose(recorded, viewer) : {};
      const expected = { ...entryEventsFor(heard, viewer, who.say !== undefined), ...who };
      if (canonicalJson(entry) !== canonicalJson(expected))
        this.#find('secret', item, `entry ${n} is told otherwise than this viewer may hear it`, n + 1);
    }
  }
}

/** Who speaks is known to all; the words, and who decided, to the seat alone. */
function whose(entry: JournalEntry, viewer: number): { seat?: number; say?: string; by?: string } {
  if ('withdraw' in entry) return { seat: entry.withdraw };
  if (!('seat' in entry)) return {};
  if (!('say' in entry) || entry.seat !== viewer) return { seat: entry.seat };
  return { seat: viewer, say: entry.say, ...(entry.by && { by: entry.by }) };
}

function isOwn(entry: JournalEntry | undefined, viewer: number, text: string): boolean {
  return entry !== undefined && 'say' in entry && entry.seat === viewer && entry.say === text;
}
