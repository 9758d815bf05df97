import { describe, expect, test } from 'vitest';
import type { FactionName } from '../../games/root/words.ts';
import { parseLog } from '../read/parse.ts';
import { randomJournal } from '../random-game.testkit.ts';
import { replayText } from '../replay/replay.ts';
import { writeRootlog } from './write.ts';

const MIXES: readonly (readonly FactionName[])[] = [
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['vagabond', 'vagabond2', 'eyrie', 'alliance'],
  ['cult', 'riverfolk', 'alliance', 'eyrie'],
  ['hundreds', 'keepers', 'marquise'],
  ['duchy', 'corvids', 'eyrie'],
  ['corvids', 'riverfolk', 'duchy', 'alliance'],
];
/** What Hundreds, Keepers, Duchy and Corvids seldom do by chance. */
const LIKES = 'delve recover encamp carry raze loot flip plot trick expose dig sway minister'.split(' ');
const TURNS = 6;
const DECKS = ['exiles-partisans', 'base'] as const;

function written(factions: readonly FactionName[], seed: number, more: object = {}, likes: string[] = []): string {
  const journal = randomJournal(factions, TURNS, seed, more, likes);
  const record = writeRootlog(journal, ['Ann', 'Bob // a comment', 'Cy\nDi']);
  if (!record.ok) throw new Error(record.why);
  return record.text;
}

describe('a game of the engine written as Rootlog', () => {
  test('has header, players against the order of turns, a set-up and a line for each turn', () => {
    const text = written(['eyrie', 'riverfolk', 'marquise'], 5, { map: 'winter', suits: 'dealt' });
    const log = parseLog(text);
    expect(text).toMatch(/^Map: Winter$/m);
    expect(text).toMatch(/^Clearings: [FRM]1, [FRM]2, /m);
    // Whatever a name holds, it stays one line and no comment.
    expect(text).toMatch(/^C: Cy Di\nO: Bob +a comment\nE: Ann$/m);
    expect(log.players).toEqual(['C', 'O', 'E']);
    expect(log.setups.map((turn) => turn.faction)).toEqual(['C', 'E', 'O']);
    expect(log.turns.slice(0, 4).map((turn) => turn.faction)).toEqual(['E', 'O', 'C', 'E']);
  });
  test.each(MIXES.map((mix, i) => ({ mix, deck: DECKS[i % 2], seed: i + 3 })))(
    'is read back action by action: $mix with $deck',
    { timeout: 120_000 },
    ({ mix, deck, seed }) => {
      const replay = replayText(written(mix, seed, { deck }, LIKES));
      expect(replay.judged).toBeGreaterThan(30);
      expect(replay.outside).toBe(0);
      expect(replay.agreed / replay.judged).toBeGreaterThanOrEqual(0.97);
    },
  );
  test('closed paths that are cleared are written and read back', { timeout: 120_000 }, () => {
    const text = written(['marquise', 'eyrie'], 3, { map: 'mountain', suits: 'dealt' }, ['clear-path']);
    expect(text).toMatch(/\/\d+_\d+->\/\+\+/);
    const replay = replayText(text);
    expect(replay.outside).toBe(0);
    expect(replay.agreed / replay.judged).toBeGreaterThanOrEqual(0.97);
  });
  test('plots, guesses, ministers and the Burrow are written and read back, every action', { timeout: 120_000 }, () => {
    const text = written(['duchy', 'corvids', 'marquise'], 1, {}, ['flip', 'expose', 'sway', 'dig', 'trick', 'plot']);
    expect(text).toMatch(/\/w0->\d/);
    expect(text).toMatch(/#\^P\/\?Pt_[bser]\d+\/#C->P\//);
    expect(text).toMatch(/\?Pt_[bser]\d+\/Pt\d+->\/\+\+/);
    expect(text).toMatch(/\/t\d+<->t\d+\//);
    const replay = replayText(text);
    expect(replay).toMatchObject({ outside: 0, silent: 0, differences: [] });
    expect(replay.agreed).toBe(replay.judged);
    // A guess in a clearing without a plot is noticed.
    const lines = text.split('\n');
    const short = lines.slice(0, lines.findIndex((line) => line.includes('?Pt_')) + 1).join('\n');
    const wrong = replayText(short.replace(/\?Pt_([bser])\d+/, '?Pt_$17'));
    expect(wrong.differences.map(({ action }) => action)).toContainEqual(expect.stringMatching(/^\?Pt_[bser]7$/));
  });
  test('trips of the Ferry are written with the Ferry and read back', { timeout: 120_000 }, () => {
    const text = written(['marquise', 'corvids'], 1, { map: 'lake', suits: 'dealt' }, ['by-ferry', 'move', 'march']);
    expect(text).toMatch(/\/f\d+->\d+\/#->[CP]/);
    const replay = replayText(text);
    expect(replay).toMatchObject({ outside: 0, differences: [] });
  });
  test('a dealt Ferry or Tower stands in the header; other landmarks are refused', { timeout: 120_000 }, () => {
    const more = { landmarks: 'one', landmarkPool: ['tower'], map: 'winter', suits: 'dealt' };
    const text = written(['marquise', 'eyrie'], 2, more);
    expect(text).toMatch(/^Landmarks: tower->\d+$/m);
    const replay = replayText(text);
    expect(replay.differences).toEqual([]);
    expect(replay.state.tower).toBeGreaterThanOrEqual(0);
    const city = randomJournal(['marquise', 'eyrie'], 1, 2, { landmarks: 'one', landmarkPool: ['lost-city'] });
    expect(writeRootlog(city)).toEqual({ ok: false, why: 'landmarks' });
  });
  test('moods, the hoard, relics and waystations are written, and a wrong one is noticed', { timeout: 120_000 }, () => {
    const text = written(['hundreds', 'keepers', 'marquise'], 3, { deck: 'exiles-partisans' }, LIKES);
    expect(text).toMatch(/^H:.*#stubborn->\$$/m);
    expect(text).toMatch(/^K:t_f->1_2_5_10\/t_t->1_9_10_12\//m);
    expect(text).toMatch(/\/w2->\/b_f_t->2\//);
    expect(text).toMatch(/\/t_f1_2_5_10->5\/t5\^t_2_f\//);
    // A waystation cannot show what it does not have.
    const lines = text.split('\n');
    const short = lines.slice(0, lines.findIndex((line) => line.includes('/b_f_t->2/')) + 1).join('\n');
    const wrong = replayText(short.replace('/b_f_t->2/', '/b_f_f->2/'));
    expect(wrong.differences.map(({ action }) => action)).toEqual(['b_f_f->2']);
  });
  test('what the notation cannot say is refused with the reason', () => {
    const journal = randomJournal(['eyrie', 'marquise'], 2, 1);
    expect(writeRootlog({ ...journal, game: 'chess' })).toEqual({ ok: false, why: 'game' });
    expect(writeRootlog({ ...journal, start: {} })).toEqual({ ok: false, why: 'position' });
    expect(writeRootlog({ ...journal, settings: { seats: 99 } })).toEqual({ ok: false, why: 'settings' });
    const [first, ...rest] = journal.entries;
    expect(first).toHaveProperty('chance');
    expect(writeRootlog({ ...journal, entries: [{ seat: 0, say: 'nonsense' }, ...rest] })).toEqual({
      ok: false,
      why: 'rules',
    });
    const hired = randomJournal(['eyrie', 'marquise', 'alliance'], 1, 1, {
      hirelings: ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'],
    });
    expect(writeRootlog(hired)).toEqual({ ok: false, why: 'hirelings' });
  });
});
