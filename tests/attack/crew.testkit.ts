import type { Random } from '../../src/kernel/index.ts';
import type { Journal } from '../../src/kernel/referee/index.ts';
import type { EntryForViewer } from '../../src/protocol/index.ts';
import { incident, read } from './incidents.testkit.ts';
import { Judge, type Times } from './judge.testkit.ts';
import { gather } from './lobby.testkit.ts';
import { handOver, playSeat } from './play.testkit.ts';
import { Proof } from './proof.testkit.ts';
import { pause, Scene } from './scene.testkit.ts';
import type { Site, Somebody, Terms } from './site.testkit.ts';
import { TEST_GAMES } from '../server/games.testkit.ts';

/** Tables of each game, as different as short games get. */
const SETTINGS: Readonly<Record<string, readonly { readonly seats: number; readonly settings: object }[]>> = {
  embers: [2, 3, 4].map((seats) => ({ seats, settings: { seats } })),
  root: [
    ['marquise', 'eyrie'],
    ['alliance', 'marquise', 'vagabond'],
    ['eyrie', 'cult', 'riverfolk'],
    ['hundreds', 'keepers'],
  ].map((factions) => ({ seats: factions.length, settings: { factions } })),
  wild: [2, 3].map((seats) => ({ seats, settings: { seats } })),
  scythia: [2, 3].map((seats) => ({ seats, settings: { seats, turnCap: 8 } })),
};

/** How a crew plays. */
export interface CrewTerms {
  readonly games: readonly string[];
  /** Milliseconds that a person takes for a move, on average. */
  readonly pace: number;
  /** Milliseconds between two incidents at a table, on average. */
  readonly every: number;
  /** Number of moves after which bots play the rest. */
  readonly moves: number;
  readonly delaySeconds: number;
  /** The share of moments compared with redrawn worlds. */
  readonly drawn: number;
  readonly seed: number;
}

/** What is wanted of a crew. */
export interface CrewOptions {
  going(): boolean;
  fault(text: string): void;
  /** A table whose game did not end here; it is proved when the servers have stopped. */
  unfinished(scene: Scene): void;
  finished(game: string): void;
}

const PEOPLE = 7;
/** So long bots may take to end a game, in milliseconds. */
const LAST_MS = 60_000;
/** A recording that is longer is ended early. */
const MOST_BYTES = 60_000_000;

/** People who play table after table, with everybody who has no business there. */
export class Crew {
  readonly #site: Site;
  readonly #random: Random;
  readonly #terms: CrewTerms;
  readonly #wanted: CrewOptions;
  readonly #people: Somebody[] = [];
  #games: number;

  constructor(site: Site, random: Random, terms: CrewTerms, wanted: CrewOptions, first: number) {
    this.#site = site;
    this.#random = random;
    this.#terms = terms;
    this.#wanted = wanted;
    this.#games = first;
  }

  async play(): Promise<void> {
    while (this.#wanted.going())
      try {
        let scene: Scene | undefined = await this.#open();
        while (scene) scene = await this.#playOut(scene);
      } catch (error) {
        this.#wanted.fault(error instanceof Error ? (error.stack ?? error.message) : String(error));
        await pause(500);
      }
  }

  async #open(): Promise<Scene> {
    const random = this.#random;
    const site = this.#site;
    this.#people.splice(0, this.#people.length === PEOPLE ? 1 : 0);
    while (this.#people.length < PEOPLE) this.#people.push(await site.arrive(random(2) === 0));
    const { games } = this.#terms;
    const game = games[this.#games++ % games.length]!;
    const choices = SETTINGS[game]!;
    const { settings, seats } = choices[random(choices.length)]!;
    const terms: Terms = {
      game,
      settings,
      private: random(2) === 0,
      delay: random(3) === 0 ? this.#terms.delaySeconds : 0,
      strict: random(3) === 0,
      hints: random(3) === 0,
    };
    const host = this.#people[random(PEOPLE)]!;
    const table = await site.newTable(host, terms);
    const scene = new Scene(site, random, table, terms, host, this.#terms.pace);
    await gather(scene, seats, this.#people);
    return scene;
  }

  /** Plays a game to its end and proves it; gives the rematch if there is one. */
  async #playOut(scene: Scene): Promise<Scene | undefined> {
    const players = Promise.all(scene.seats.map((seat) => this.#guarded(() => playSeat(scene, seat))));
    const incidents = this.#guarded(() => this.#disturb(scene));
    await this.#lastUntilTheEnd(scene);
    const ended = scene.over;
    let next: Scene | undefined;
    if (ended) {
      next = await this.#guarded(() => this.#afterwards(scene));
      this.#wanted.finished(scene.table.game);
    }
    scene.stopped = true;
    await Promise.all([players, incidents]);
    await scene.settled();
    if (!ended) {
      scene.close();
      this.#wanted.unfinished(scene);
      return undefined;
    }
    const proof = await this.#guarded(() => this.#evidence(scene));
    scene.close();
    if (proof) await this.#guarded(() => prove(scene, proof.journal, proof.times, this.#terms));
    else this.#wanted.unfinished(scene);
    return next;
  }

  async #guarded<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#wanted.fault(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return undefined;
    }
  }

  async #lastUntilTheEnd(scene: Scene): Promise<void> {
    const { moves } = this.#terms;
    const isEnough = (): boolean =>
      scene.moves >= moves || !this.#wanted.going() || scene.site.recorder.pending > MOST_BYTES;
    while (!scene.over && !isEnough()) await pause(50);
    if (scene.over || !this.#wanted.going()) return;
    await this.#guarded(() => handOver(scene));
    const deadline = Date.now() + LAST_MS;
    // What is not over when the time is up is proved as far as it came.
    while (!scene.over && Date.now() < deadline && this.#wanted.going()) {
      await pause(50);
      // Somebody may have taken a seat back.
      if (scene.away.size < scene.seats.length) await this.#guarded(() => handOver(scene));
    }
  }

  async #disturb(scene: Scene): Promise<void> {
    while (!scene.over && !scene.stopped) {
      await pause(this.#random(2 * this.#terms.every + 1));
      if (!scene.over) await this.#guarded(() => incident(scene));
    }
  }

  /** The game is over: everybody reads what is left of it, and those who lag behind only later. */
  async #afterwards(scene: Scene): Promise<Scene | undefined> {
    const { site, random, table } = scene;
    const readers = [
      ...scene.outsiders,
      ...scene.seats.map((seat) => {
        const who = scene.sitters[seat]!;
        return { role: `seat ${seat}`, who, key: who.keys[0], invite: undefined };
      }),
      { role: 'stranger', who: await site.arrive(false), key: undefined, invite: undefined },
    ];
    for (let times = 8; times > 0; times--)
      await read(scene, scene.pick(readers)!, scene.once(2) ? random(4) : undefined);
    const seat = scene.pick(scene.seats);
    let next: Scene | undefined;
    if (seat !== undefined && scene.once(2) && this.#wanted.going()) {
      const who = scene.sitters[seat]!;
      const again = await site.rematch(table, who, scene.host, scene.invite);
      const host = this.#people.find(({ name }) => name === again.host)!;
      next = new Scene(site, random, again, scene.terms, host, scene.pace);
      next.invite = scene.invite;
      for (const reader of [readers.at(-1)!, ...scene.outsiders.slice(0, 2)])
        await scene.attempt(() =>
          site.call(site.peer(reader.role, reader.who, reader.key), reader.who, 'GET', '/api/tables'),
        );
    }
    if (table.delay > 0) await pause(table.delay * 1000 + 500);
    if (next) await gather(next, scene.sitters.length, this.#people);
    return next;
  }

  /** The journal as the table's own people may read it, and when its entries were written. */
  async #evidence(scene: Scene): Promise<{ journal: Journal; times: Times }> {
    const { site, id } = scene;
    const who = scene.sitters[scene.seats[0]!] ?? scene.host;
    const peer = site.peer('evidence', who);
    const path = `/api/tables/${id}`;
    const { body: journal } = await site.call<Journal>(peer, who, 'GET', `${path}/journal`);
    const { body: events } = await site.call<{ told: EntryForViewer[] }>(peer, who, 'GET', `${path}/events`);
    const entries: number[] = [];
    for (const { n, at } of events.told) entries[n] = at;
    for (let n = 0; n < journal.entries.length; n++) entries[n] ??= entries[n - 1] ?? 0;
    return { journal, times: { entries, ended: entries.at(-1) ?? 0, seed: journal.fairness?.seed.opened } };
  }
}

/** Proves one table and forgets what was recorded of it. */
export async function prove(scene: Scene, journal: Journal, times: Times, terms: CrewTerms): Promise<void> {
  const { site, table } = scene;
  const { recorder } = site;
  const items = recorder.take(table.id);
  const game = await TEST_GAMES[table.game]!();
  const judge = new Judge(recorder, table, times);
  for (const item of items) judge.judge(item);
  await new Proof(recorder, table, {
    game,
    journal,
    strict: scene.terms.strict,
    drawn: terms.drawn,
    seed: terms.seed,
  }).prove(items);
  recorder.compared.add('tables proved');
  recorder.compared.add('entries proved', journal.entries.length);
  // A rematch may still be listed to somebody.
  setTimeout(() => recorder.forget(table.id), 60_000).unref();
}
