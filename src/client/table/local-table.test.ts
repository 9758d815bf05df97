import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/index.ts';
import { randomPlayer } from '../../kernel/referee/index.ts';
import { embers, type Embers } from '../../test-game/index.ts';
import { LocalTable, type LocalTableInit } from './local-table.ts';
import type { SeatUpdate, SeatOccupant } from './messages.ts';

const SETTINGS = { seats: 2, target: 10, rounds: 9, together: false };
const SEED = '5a'.repeat(32);

function order(whos: readonly SeatOccupant['who'][], entries: LocalTableInit['entries'] = []): LocalTableInit {
  const sitters = whos.map((who, seat) => ({ who, name: `${who} ${seat}` }));
  return {
    id: 'table',
    config: { game: 'embers', settings: SETTINGS, sitters, curtain: true },
    seed: SEED,
    made: 1,
    entries,
  };
}

async function lit(
  whos: readonly SeatOccupant['who'][],
  entries: LocalTableInit['entries'] = [],
): Promise<LocalTable<Embers>> {
  const bot = randomPlayer<Embers>(fastRandom(4));
  const desk = new LocalTable<Embers>(embers, order(whos, entries), SETTINGS, bot, 1);
  await desk.run();
  return desk;
}

/** Lets the persons answer at random until nobody is asked or `enough` says so. */
async function play(desk: LocalTable<Embers>, enough: (mine: SeatUpdate) => boolean = () => false): Promise<void> {
  const random = fastRandom(9);
  for (let k = 0; k < 400; k++) {
    const seat = desk.news().asked[0];
    if (seat === undefined) return;
    const mine = desk.seat(seat);
    if (enough(mine)) return;
    const says = [mine.offered[random(mine.offered.length)]!];
    const verdict = await desk.act({ do: 'answer', seat, question: mine.question, says, move: `${k}` }, k);
    expect(verdict).toEqual({ ok: true });
  }
  throw new Error('no end');
}

describe('a table in the browser', () => {
  test('bots answer by themselves, and only persons are waited for', async () => {
    const desk = await lit(['person', 'bot']);
    await play(desk, () => {
      expect(desk.news().asked).toEqual(expect.arrayContaining([0]));
      return false;
    });
    expect(desk.news().note.over).toBeDefined();
    expect(desk.kept().entries.some((entry) => 'by' in entry && entry.by === 'bot')).toBe(true);
  });

  test('what is kept goes on where it stopped', async () => {
    const desk = await lit(['person', 'person']);
    await play(desk, ({ version }) => version > 40);
    const again = await lit(['person', 'person'], desk.kept().entries);
    expect(again.kept().entries).toEqual(desk.kept().entries);
    for (const seat of [0, 1]) expect(again.seat(seat)).toEqual(desk.seat(seat));
  });

  test('a journal that does not hold is refused', async () => {
    const desk = await lit(['person', 'person']);
    await play(desk, ({ version }) => version > 20);
    const broken = desk.kept().entries.map((entry) => ('say' in entry ? { ...entry, say: 'rest' } : entry));
    await expect(lit(['person', 'person'], broken)).rejects.toThrow('does not hold');
  });

  test('the log tells a seat its own words only', async () => {
    const desk = await lit(['person', 'person']);
    await play(desk);
    for (const seat of [0, 1]) {
      const { log } = desk.seat(seat);
      expect(log.filter((line) => line.say !== undefined).every((line) => line.seat === seat)).toBe(true);
      expect(log.some((line) => line.seat !== seat && line.events.length > 0)).toBe(true);
    }
  });

  test('a sentence shows what was said, and each part can be taken back', async () => {
    const desk = await lit(['person', 'person']);
    await play(desk, (mine) => mine.said.some(({ free }) => free));
    const seat = desk.news().asked[0]!;
    const before = desk.seat(seat);
    const part = before.said.find(({ free }) => free)!;
    expect(before.undo).toContain(part.entry);
    expect(await desk.act({ do: 'undo', seat, to: part.entry, move: 'u' }, 9)).toEqual({ ok: true });
    const after = desk.seat(seat);
    expect(after.said).toEqual([]);
    expect(after.offered).toContain(part.text);
    expect(after.log.map(({ n }) => n)).toEqual(before.log.map(({ n }) => n).filter((n) => n < part.entry));
  });

  test('an earlier moment is shown as the seat saw it then', async () => {
    const desk = await lit(['person', 'person']);
    await play(desk, ({ version }) => version >= 30);
    const then = desk.seat(0);
    const step = then.log.length;
    await play(desk);
    expect(desk.past(0, step)).toMatchObject({ view: then.view, scores: then.scores, window: then.window?.name });
    expect(desk.past(0, 0).scores).toEqual([0, 0]);
  });
});
