import { describe, expect, test } from 'vitest';
import { root } from '../../games/root/index.ts';
import type { Root } from '../../games/root/types.ts';
import { fastRandom } from '../../kernel/index.ts';
import { randomPlayer } from '../../kernel/referee/index.ts';
import { embers, type Embers } from '../../test-game/index.ts';
import { LocalTable, type LocalTableInit } from './local-table.ts';
import type { SeatUpdate, SeatOccupant } from './messages.ts';

const SETTINGS = { seats: 2, target: 10, rounds: 9, together: false };
const SEED = '5a'.repeat(32);

function initOf(whos: readonly SeatOccupant['who'][], entries: LocalTableInit['entries'] = []): LocalTableInit {
  const sitters = whos.map((who, seat) => ({ who, name: `${who} ${seat}` }));
  return {
    id: 'table',
    config: { game: 'embers', settings: SETTINGS, sitters, curtain: true },
    seed: SEED,
    made: 1,
    entries,
  };
}

async function openTable(
  whos: readonly SeatOccupant['who'][],
  entries: LocalTableInit['entries'] = [],
): Promise<LocalTable<Embers>> {
  const bot = randomPlayer<Embers>(fastRandom(4));
  const table = new LocalTable<Embers>(embers, initOf(whos, entries), SETTINGS, bot, 1);
  await table.run();
  return table;
}

/** Lets the persons answer at random until nobody is asked or `enough` says so. */
async function play(table: LocalTable<Embers>, enough: (mine: SeatUpdate) => boolean = () => false): Promise<void> {
  const random = fastRandom(9);
  for (let k = 0; k < 400; k++) {
    const seat = table.update().asked[0];
    if (seat === undefined) return;
    const mine = table.seat(seat);
    if (enough(mine)) return;
    const says = [mine.offered[random(mine.offered.length)]!];
    const verdict = await table.act({ do: 'answer', seat, question: mine.question, says, move: `${k}` }, k);
    expect(verdict).toEqual({ ok: true });
  }
  throw new Error('no end');
}

describe('a table in the browser', () => {
  test('bots answer by themselves, and only persons are waited for', async () => {
    const table = await openTable(['person', 'bot']);
    await play(table, () => {
      expect(table.update().asked).toEqual(expect.arrayContaining([0]));
      return false;
    });
    expect(table.update().info.over).toBeDefined();
    expect(table.saved().entries.some((entry) => 'by' in entry && entry.by === 'bot')).toBe(true);
  });

  test('every answer of a bot is told at once, and a person may act meanwhile', async () => {
    const told: number[] = [];
    const bot = randomPlayer<Embers>(fastRandom(4));
    const table = new LocalTable<Embers>(embers, initOf(['bot', 'bot']), SETTINGS, bot, 1);
    await table.run(async () => {
      told.push(table.seat(0).log.length);
      expect(table.seat(0).version).toBe(table.update().version);
    });
    expect(told.length).toBeGreaterThan(5);
    expect(told.every((length, k) => k === 0 || length > told[k - 1]!)).toBe(true);
  });

  test('an answer that a bot found before somebody undid a move is dropped', async () => {
    const table = await openTable(['person', 'person']);
    await play(table, (mine) => mine.undo.length > 0);
    const { entries } = table.saved();
    const undone = table.update().asked[0]!;
    let release = (): void => undefined;
    const waits = new Promise<void>((done) => {
      release = done;
    });
    const random = randomPlayer<Embers>(fastRandom(4));
    let asked = 0;
    const slow = {
      answer: async (perspective: Parameters<typeof random.answer>[0]) => {
        asked++;
        if (asked === 1) await waits;
        return await random.answer(perspective);
      },
    };
    const whos = [0, 1].map((seat): 'bot' | 'person' => (seat === undone ? 'bot' : 'person'));
    const again = new LocalTable<Embers>(embers, initOf(whos, entries), SETTINGS, slow, 1);
    const running = again.run();
    const { undo } = again.seat(undone);
    expect(again.apply({ do: 'undo', seat: undone, to: undo.at(-1)!, move: 'u' }, 5)).toEqual({ ok: true });
    release();
    await running;
    expect(asked).toBeGreaterThan(1);
    expect(again.update().asked).not.toContain(undone);
  });

  test('what is kept goes on where it stopped', async () => {
    const table = await openTable(['person', 'person']);
    await play(table, ({ version }) => version > 40);
    const again = await openTable(['person', 'person'], table.saved().entries);
    expect(again.saved().entries).toEqual(table.saved().entries);
    for (const seat of [0, 1]) expect(again.seat(seat)).toEqual(table.seat(seat));
  });

  test('a journal that does not hold is refused', async () => {
    const table = await openTable(['person', 'person']);
    await play(table, ({ version }) => version > 20);
    const broken = table.saved().entries.map((entry) => ('say' in entry ? { ...entry, say: 'rest' } : entry));
    await expect(openTable(['person', 'person'], broken)).rejects.toThrow('does not hold');
  });

  test('the log tells a seat its own words only', async () => {
    const table = await openTable(['person', 'person']);
    await play(table);
    for (const seat of [0, 1]) {
      const { log } = table.seat(seat);
      expect(log.filter((line) => line.say !== undefined).every((line) => line.seat === seat)).toBe(true);
      expect(log.some((line) => line.seat !== seat && line.events.length > 0)).toBe(true);
    }
  });

  test('a sentence shows what was said, and each part can be taken back', async () => {
    const table = await openTable(['person', 'person']);
    await play(table, (mine) => mine.said.some(({ free }) => free));
    const seat = table.update().asked[0]!;
    const before = table.seat(seat);
    const part = before.said.find(({ free }) => free)!;
    expect(before.undo).toContain(part.entry);
    expect(await table.act({ do: 'undo', seat, to: part.entry, move: 'u' }, 9)).toEqual({ ok: true });
    const after = table.seat(seat);
    expect(after.said).toEqual([]);
    expect(after.offered).toContain(part.text);
    expect(after.log.map(({ n }) => n)).toEqual(before.log.map(({ n }) => n).filter((n) => n < part.entry));
  });

  test('an earlier step is shown as the seat saw it then', async () => {
    const table = await openTable(['person', 'person']);
    await play(table, ({ version }) => version >= 30);
    const then = table.seat(0);
    const step = then.log.length;
    await play(table);
    expect(table.past(0, step)).toMatchObject({ view: then.view, scores: then.scores, window: then.window?.name });
    expect(table.past(0, 0).scores).toEqual([0, 0]);
  });
});

test('whether an answer is final can be asked after it was given: it is not offered any more', async () => {
  const settings = { seating: 'listed', factions: ['duchy', 'corvids'] };
  const read = root.readSettings(settings);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { config, ...init } = initOf(['person', 'person']);
  const random = fastRandom(11);
  const bot = randomPlayer<Root>(random);
  const table = new LocalTable<Root>(root, { ...init, config: { ...config, settings } }, read.value, bot, 1);
  await table.run();
  let asked = 0;
  for (let k = 0; k < 400; k++) {
    const [seat] = table.update().asked;
    if (seat === undefined) break;
    const { question, offered } = table.seat(seat);
    const say = offered.find((text) => text.startsWith('craft ')) ?? offered[random(offered.length)]!;
    await table.act({ do: 'answer', seat, question, says: [say], move: `${k}` }, k);
    if (table.update().info.over || table.seat(seat).offered.includes(say)) continue;
    expect(table.final(seat, say)).toBe(false);
    if (say.startsWith('craft ')) asked++;
  }
  expect(asked).toBeGreaterThan(5);
});
