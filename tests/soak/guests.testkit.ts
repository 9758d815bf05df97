import { randomUUID } from 'node:crypto';
import { fastRandom, type Random } from '../../src/kernel/index.ts';
import { sampleTables } from '../../src/registry/sample-table.testkit.ts';
import { Client, Refusal, Visitor } from '../server/client.testkit.ts';
import { pick } from '../server/table.testkit.ts';

/** Tables of two, a person and a bot. */
const SETTINGS: Readonly<Record<string, object>> = {
  ...sampleTables(2),
  embers: { seats: 2 },
};
const GAMES = Object.keys(SETTINGS);

/** One person in this many plays to the end; the others leave in the middle of long games. */
const TIRELESS = 4;
/** One table in this many has a spectator delay. */
const DELAYED = 5;
const DELAY_SECONDS = 8;

/** What the people of a soak did, added up. */
export interface Deeds {
  moves: number;
  undone: number;
  lines: number;
  visits: number;
  /** Onlookers who were cut off, came back and went on from where they were. */
  returns: number;
  /** Onlookers who stopped reading for a while. */
  pauses: number;
  /** A game is over. */
  finished(table: string, visitor: Visitor): void;
  /** Somebody went away in the middle of a game, for good. */
  abandoned(table: string): void;
  fault(text: string): void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Within this time everybody has come. */
const ARRIVAL_MS = 30_000;

/** However busy the machine is, after so long nothing comes any more. */
const PATIENCE = 600_000;

/** What must come in time, however busy the machine is. */
async function within<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`timed out waiting for ${what}`)), PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether somebody is still wanted. */
export type Going = () => boolean;

/** A person at a table with a bot, who plays game after game, takes moves back, talks, and is cut off now and then. */
export class Guest {
  readonly #url: string;
  readonly #deeds: Deeds;
  readonly #random: Random;
  readonly #going: Going;
  readonly #haste: number;
  /** Plays every game to its end, and quickly. */
  readonly #tireless: boolean;
  #visitor: Visitor | undefined;
  #game: number;
  table = '';

  constructor(url: string, luck: number, haste: number, deeds: Deeds, going: Going) {
    this.#url = url;
    this.#deeds = deeds;
    this.#random = fastRandom(luck);
    this.#game = luck * 3 + Math.floor(luck / GAMES.length);
    this.#tireless = luck % TIRELESS === 0;
    this.#haste = this.#tireless ? haste / 3 : haste;
    this.#going = going;
  }

  async play(): Promise<void> {
    // Not all at once: people come one after the other.
    await pause(this.#random(ARRIVAL_MS));
    await bearing(this.#deeds, async () => {
      this.#visitor = await Visitor.arrive(this.#url, `Guest ${this.#game}`);
    });
    while (this.#going())
      await bearing(this.#deeds, async () => {
        await this.#open();
        if (await this.#finish()) this.#deeds.finished(this.table, this.#visitor!);
        else if (this.#going()) this.#deeds.abandoned(this.table);
      });
  }

  async #open(): Promise<void> {
    const game = GAMES[this.#game++ % GAMES.length]!;
    const delay = this.#game % DELAYED === 0 ? DELAY_SECONDS : 0;
    const { id } = await this.#visitor!.table('POST', '', { game, settings: SETTINGS[game], delay });
    await this.#visitor!.table('POST', `/${id}/seats/0`, {});
    await this.#visitor!.table('POST', `/${id}/seats/1`, { bot: true, level: 'easy' });
    await this.#visitor!.table('POST', `/${id}/start`);
    this.table = id;
  }

  /** To the end of the game or of one's patience, over as many connections as it takes. */
  async #finish(): Promise<boolean> {
    let since: number | undefined;
    let left = this.#tireless ? Infinity : 20 + this.#random(40);
    while (this.#going() && left > 0) {
      const client = await within(Client.connect(this.#url, this.#visitor!.key), 'a connection');
      try {
        await within(client.watch(this.table, 0, since), `${this.table} from ${since}`);
        for (let moves = 10 + this.#random(40); moves > 0 && left > 0 && this.#going(); moves--, left--) {
          await client.until(() => this.#isUp(client), PATIENCE);
          const { moment, faults } = client.at(this.table, 0);
          for (const fault of faults.splice(0)) this.#deeds.fault(`${this.table}: ${fault}`);
          since = moment!.version;
          if (moment!.over) return true;
          await pause(this.#random(Math.ceil(2 * this.#haste)));
          await this.#move(client);
        }
      } finally {
        client.close();
      }
    }
    return false;
  }

  #isUp(client: Client): boolean {
    const moment = client.following.get(`${this.table} 0`)?.moment;
    return !client.open || (moment !== undefined && (moment.over || moment.question >= 0));
  }

  async #move(client: Client): Promise<void> {
    const moment = client.at(this.table, 0).moment!;
    // While he thought, somebody else may have answered for all.
    if (moment.question < 0) return;
    const move = randomUUID();
    try {
      const [to] = moment.undo;
      if (to !== undefined && this.#random(25) === 0) {
        await within(client.act(this.table, { do: 'undo', seat: 0, to, move }), `undo to ${to}`);
        this.#deeds.undone++;
      } else if (this.#random(40) === 0) {
        await within(client.act(this.table, { do: 'chat', room: 'seats', text: `Move ${moment.version}` }), 'a line');
        this.#deeds.lines++;
      } else {
        const { version } = await within(client.answer(this.table, 0, [pick(moment, this.#random)]), 'an answer');
        await client.until(() => !client.open || client.at(this.table, 0).moment!.version >= version, PATIENCE);
        this.#deeds.moves++;
      }
    } catch (error) {
      // A bot may have moved in between, and in silence nobody talks.
      if (!(error instanceof Refusal) || !['stale', 'not-asked', 'over', 'silence'].includes(error.body.code))
        throw error;
      await pause(50);
    }
  }
}

/** What goes wrong is noted, and the person goes on. */
async function bearing(deeds: Deeds, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    deeds.fault(error instanceof Error ? (error.stack ?? error.message) : String(error));
    await pause(1000);
  }
}

/** Somebody who looks in at table after table, is cut off and comes back, talks, and at times does not read for a while. */
export async function onlooker(
  url: string,
  luck: number,
  guests: readonly Guest[],
  deeds: Deeds,
  going: Going,
): Promise<void> {
  const random = fastRandom(luck);
  const { key } = await Visitor.arrive(url, `Onlooker ${luck}`);

  /** One connection; gives the version at its end, from which the next one goes on. */
  async function look(table: string, since: number | undefined): Promise<number | undefined> {
    const client = await within(Client.connect(url, key), 'a connection');
    try {
      await within(client.watch(table, undefined, since), `a look at ${table} from ${since}`);
      if (since === undefined) deeds.visits++;
      else deeds.returns++;
      await pause(500 + random(5000));
      if (random(3) === 0) {
        client.pause();
        await pause(2000 + random(10_000));
        client.resume();
        deeds.pauses++;
      }
      if (random(4) === 0) {
        await within(client.act(table, { do: 'chat', room: 'spectators', text: 'How pretty' }), 'a line');
        deeds.lines++;
      }
      const following = client.following.get(`${table} 7`);
      for (const fault of following?.faults ?? []) deeds.fault(`${table}, an onlooker: ${fault}`);
      return following?.moment?.version;
    } finally {
      client.close();
    }
  }

  while (going()) {
    await pause(200 + random(2000));
    const { table } = guests[random(guests.length)]!;
    if (table === '') continue;
    await bearing(deeds, async () => {
      let since: number | undefined;
      for (let times = 1 + random(4); times > 0 && going(); times--) {
        since = await look(table, since);
        await pause(random(3000));
      }
    });
  }
}
