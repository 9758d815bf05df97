import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  canonicalJson,
  fastRandom,
  type EntryEvents,
  entryEventsFor,
  type GameTypes,
  SPECTATOR,
} from '../../src/kernel/index.ts';
import { type Journal, Referee } from '../../src/kernel/referee/index.ts';
import { isLaw, type GameId } from '../../src/law/index.ts';
import { LAW } from '../../src/test-game/law.ts';
import type { EntryForViewer } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import type { AnyGame } from '../../src/registry/index.ts';
import { snapshotOfState } from '../../src/server/play/snapshot.ts';
import { Client } from './client.testkit.ts';
import { TEST_GAMES, SETTINGS } from './games.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { playSeat, seatedTable } from './table.testkit.ts';

const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('leak.db') }));
});
afterAll(async () => {
  await server.close();
  place.remove();
});

const WORLDS = 2;

/** What of a moment comes from the state alone. */
function stateful({
  view,
  window,
  offered,
  asides,
  withdraw,
  scores,
  over,
}: ReturnType<typeof snapshotOfState>): object {
  return { view, window, offered, asides, withdraw, scores, over };
}

/** The game as it stood at every version that anybody was shown, and what was told by then. */
function history(game: AnyGame, journal: Journal): { state: GameTypes['state']; events: EntryEvents }[] {
  const settings = game.readSettings(journal.settings);
  if (!settings.ok) throw new Error('settings');
  const states: { state: GameTypes['state']; events: EntryEvents }[] = [];
  let events: EntryEvents = { law: '', tellings: [] };
  const referee = new Referee<GameTypes>({
    game,
    settings: settings.value,
    source: () => 0,
    onEntry: (_entry, _number, told) => {
      events = told;
    },
  });
  states.push({ state: game.clone(referee.state), events });
  for (const entry of journal.entries) {
    expect(referee.applyRecorded(entry).ok).toBe(true);
    states.push({ state: game.clone(referee.state), events });
  }
  return states;
}

/** Whether a line of what was sent cites no paragraph that exists. */
function isLawless(game: string): (entry: EntryForViewer) => boolean {
  const exists = (law: unknown): boolean =>
    typeof law === 'string' && (game === 'embers' ? Object.hasOwn(LAW, law) : isLaw(game as GameId, law));
  return ({ events, law, say }) =>
    !(say === undefined || events.length > 0 || exists(law)) ||
    events.some((event) => !exists((event as { readonly law?: unknown }).law ?? law));
}

/** With the Corvids at the table: their plots are hidden things that are no cards (§18.8). */
const CORVIDS_TABLE = { factions: ['corvids', 'marquise', 'alliance'] };
const CORVIDS_SEAT = 0;

/** Seconds after which spectators of a table with a delay may know a move. */
const DELAY_S = 2;

/**
 * What a table is called, its game, its settings, and the delay of its spectators in seconds. The Corvids need no second table
 * without a delay: there somebody with a seat watches as a spectator, at once.
 */
const TABLES: readonly (readonly [called: string, name: string, settings: object | undefined, delay: number])[] = [
  ...Object.keys(TEST_GAMES).map((name) => [name, name, SETTINGS[name], 0] as const),
  ['root with the Corvids and a delay', 'root', CORVIDS_TABLE, DELAY_S],
];

/** What others than the Corvids were told of plots that were hidden, with the name of a kind or its number in it. */
function toldKinds(journal: Journal, told: readonly EntryForViewer[]): readonly string[] {
  const hidden = new Set(
    journal.entries.flatMap((entry, n) => ('say' in entry && entry.say.startsWith('hide ') ? [n] : [])),
  );
  return told
    .filter(({ n }) => hidden.has(n))
    .map((entry) => JSON.stringify(entry))
    .filter((text) => /bomb|snare|extortion|raid|"plot":/.test(text));
}

test.each(TABLES)(
  '%s: what a viewer was sent is the same, byte by byte, in every world it cannot tell apart',
  async (_called, name, settings, delay) => {
    const game = await TEST_GAMES[name]!();
    const seats = 3;
    const { id, visitors } = await seatedTable(server.url, { game: name, delay }, settings, seats);
    const keys = visitors.map((visitor) => visitor.key);
    const watching = [...keys, ...(delay > 0 ? keys.slice(0, 1) : []), undefined];
    const clients = await Promise.all(watching.map((key) => Client.connect(server.url, key)));
    const stranger = clients.at(-1)!;
    for (const [i, client] of clients.entries()) {
      client.keep = true;
      await client.watch(id, i < seats ? i : undefined);
    }
    const games = clients.slice(0, seats).map((client, seat) => playSeat(client, id, seat, 40 + seat));
    await Promise.all(games);
    // The end is known to the seats; to spectators of a table with a delay it is not.
    expect(delay > 0 && stranger.at(id).moment!.over).toBe(false);
    await stranger.until(() => stranger.at(id).moment!.over);
    await clients[0]!.until(() => clients[0]!.tables.get(id)?.status === 'over');
    const journal = await visitors[0]!.call<Journal>('GET', `/api/tables/${id}/journal`);
    const states = history(game, journal);
    const random = fastRandom(1);
    let compared = 0;
    for (const [i, client] of clients.entries()) {
      const viewer = i < seats ? i : SPECTATOR;
      for (const moment of client.replayed()) {
        // Server and clients share this thread: without a pause idle connections end only when the next test uses them.
        await nextTurn();
        const { version } = moment;
        const sent = canonicalJson(stateful(moment));
        for (let world = 0; world < WORLDS; world++) {
          const drawn = game.determinize(states[version]!.state, viewer, random);
          expect(canonicalJson(stateful(snapshotOfState(game, drawn, viewer)))).toBe(sent);
          compared += 1;
        }
      }
      const told = client.at(id, viewer).told;
      expect(told.filter(isLawless(name))).toEqual([]);
      expect(settings === CORVIDS_TABLE && viewer !== CORVIDS_SEAT ? toldKinds(journal, told) : []).toEqual([]);
      for (const { n, events } of told)
        expect(events).toEqual(entryEventsFor(states[n + 1]!.events, viewer, false).events);
    }
    expect(compared).toBeGreaterThan(200);
    // The Corvids themselves were told what they hid: the look at the others is no empty one.
    expect(toldKinds(journal, clients[CORVIDS_SEAT]!.at(id, CORVIDS_SEAT).told).length > 0).toBe(
      settings === CORVIDS_TABLE,
    );
    const wire = clients.flatMap((client) => client.texts).join('\n');
    for (const secret of ['person', '"chance":', journal.fairness!.seed.opened!.slice(0, 20)])
      expect(beforeTheEnd(wire)).not.toContain(secret);
    for (const client of clients) client.close();
  },
);

/** The seed is opened with the end, so only what came before counts. */
const beforeTheEnd = (wire: string): string =>
  wire
    .split('\n')
    .filter((line) => !line.includes('"status":"over"'))
    .join('\n');
