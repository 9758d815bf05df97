import { expect, test } from 'vitest';
import { fastRandom, entryEventsFor, type EntryEvents, type GameTypes, SPECTATOR } from '../../src/kernel/index.ts';
import { fastSource, type Journal, Referee } from '../../src/kernel/referee/index.ts';
import type { ServerMessage } from '../../src/protocol/index.ts';
import { embers } from '../../src/test-game/index.ts';
import { snapshotOfState } from '../../src/server/play/snapshot.ts';
import { eraseGameTypes } from '../../src/registry/index.ts';
import { Ledger, TableLedger } from './ledger.testkit.ts';
import { Proof } from './proof.testkit.ts';
import { Recorder } from './recorder.testkit.ts';

const ID = 'abcdefghijklmnop';
const game = eraseGameTypes(embers);

/** A game of two in which everybody answers at random, and what a server would send at one of its versions. */
function played(): {
  journal: Journal;
  message: (viewer: number, as?: number) => object;
  told: (viewer: number) => object;
} {
  const settings = game.readSettings({ seats: 2 });
  if (!settings.ok) throw new Error('settings');
  const heard: EntryEvents[] = [];
  const referee = new Referee<GameTypes>({
    game,
    settings: settings.value,
    source: fastSource(fastRandom(5)),
    onEntry: (_entry, n, each) => {
      heard[n] = each;
    },
  });
  const random = fastRandom(5);
  referee.advance();
  for (let moves = 0; moves < 12 && !referee.state.over; moves++) {
    const seat = [0, 1].find((each) => referee.question(each) >= 0)!;
    const options = referee.offered(seat);
    referee.answer(seat, referee.question(seat), [options[random(options.length)]!.text]);
  }
  const version = referee.entries.length;
  const reach = (viewer: number): object => {
    if (viewer === SPECTATOR) return { question: -1, undo: [], stop: 'waiting', said: [] };
    const { points, stop } = referee.undoReach(viewer);
    return { question: referee.question(viewer), undo: points, stop, said: [] };
  };
  const base = (viewer: number): object => ({
    type: 'state',
    table: ID,
    ...(viewer !== SPECTATOR && { seat: viewer }),
    told: [],
  });
  return {
    journal: { format: 1, game: 'embers', rules: '1', settings: { seats: 2 }, entries: [...referee.entries] },
    message: (viewer, as = viewer) => ({
      ...base(viewer),
      moment: { version, ...snapshotOfState(game, referee.state, as), ...reach(viewer) },
    }),
    told: (viewer) => {
      const n = referee.entries.findIndex((entry) => 'say' in entry && entry.seat !== viewer);
      const entry = referee.entries[n] as { seat: number; say: string };
      const events = entryEventsFor(heard[n]!, viewer, false);
      return {
        ...base(viewer),
        moment: { version, ...snapshotOfState(game, referee.state, viewer), ...reach(viewer) },
        told: [{ n, at: 1, ...events, seat: entry.seat, say: entry.say }],
      };
    },
  };
}

/** What is found in a message to one viewer. */
async function found(journal: Journal, message: object): Promise<string[]> {
  const ledger = new Ledger();
  const recorder = new Recorder(ledger, 'none', 1);
  const table = new TableLedger(ID, { game: 'embers', isPrivate: false, delay: 0, host: 'Ann' });
  recorder.open(table);
  const peer = { role: 'somebody', person: 'Ann', key: undefined, server: 0, invites: new Set<string>() };
  const sent = { after: ledger.mark(0), received: ledger.mark(0).tick };
  // As it comes over the wire.
  const text = JSON.stringify(message);
  recorder.received(peer, sent, text, JSON.parse(text) as ServerMessage, undefined);
  await new Proof(recorder, table, { game, journal, strict: false, drawn: 1, seed: 3 }).prove(recorder.take(ID));
  expect(recorder.compared.get('moments')).toBe(1);
  return recorder.findings.map(({ kind }) => kind);
}

test.each([0, 1, SPECTATOR])('what a server sends viewer %i is what it could know', async (viewer) => {
  const { journal, message } = played();
  expect(await found(journal, message(viewer))).toEqual([]);
});

test('another seat’s view is a secret, and so are another’s words', async () => {
  const { journal, message, told } = played();
  expect(await found(journal, message(0, 1))).toContain('secret');
  expect(await found(journal, message(SPECTATOR, 1))).toContain('secret');
  expect(await found(journal, told(0))).toEqual(['secret']);
});
