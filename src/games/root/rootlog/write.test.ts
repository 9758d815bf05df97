import { describe, expect, test } from 'vitest';
import type { FactionName } from '../words.ts';
import { parseLog } from './parse.ts';
import { randomJournal } from './random-game.testkit.ts';
import { replayText } from './replay.ts';
import { writeRootlog } from './write.ts';

const MIXES: readonly (readonly FactionName[])[] = [
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['vagabond', 'vagabond2', 'eyrie', 'alliance'],
  ['cult', 'riverfolk', 'alliance', 'eyrie'],
  ['hundreds', 'keepers', 'marquise'],
];
/** Moods, hoard and relic values of these two are not written, so less comes back. */
const PARTLY: readonly FactionName[] = ['hundreds', 'keepers'];
const least = (mix: readonly FactionName[]): number => (mix.some((f) => PARTLY.includes(f)) ? 0.9 : 0.97);
const TURNS = 6;
const DECKS = ['exiles-partisans', 'base'] as const;

function written(factions: readonly FactionName[], seed: number, more: object = {}): string {
  const record = writeRootlog(randomJournal(factions, TURNS, seed, more), ['Ann', 'Bob // a comment', 'Cy\nDi']);
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
      const replay = replayText(written(mix, seed, { deck }));
      expect(replay.judged).toBeGreaterThan(30);
      expect(replay.outside).toBe(0);
      expect(replay.agreed / replay.judged).toBeGreaterThanOrEqual(least(mix));
    },
  );
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
