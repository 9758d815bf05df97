import { expect, test } from 'vitest';
import { eventsOf, type Portrait, replayed } from './program.testkit.ts';
import { FIXTURE_GAMES, fixtureLines } from './pure.testkit.ts';

/** A journal that the program at 41a6819 wrote, and what it saw at its end. */
interface OldJournal {
  readonly name: string;
  readonly journal: { readonly entries: readonly object[]; readonly pack?: { readonly data?: unknown } } & object;
  readonly expected: Portrait & { readonly events: string; readonly on: string; readonly refused: unknown };
}

const PER_GAME = 100;
/** One journal in this many is replayed by `npm test`; BASELINE=full takes all. Every tenth has the same special features. */
const EVERY = process.env['BASELINE'] === 'full' ? 1 : 3;
const PATIENCE_MS = 300_000;

const seedOf = ({ name }: OldJournal): number => 10_000 + Number(name.split(' ')[1]);
const sampled = <T>(list: readonly T[]): T[] => list.filter((_, i) => i % EVERY === 0);

test.each(FIXTURE_GAMES)('the journals of %s have everything that a journal can hold', (game) => {
  const recorded = fixtureLines<OldJournal>(`journals-${game}.jsonl`);
  expect(recorded).toHaveLength(PER_GAME);
  const kinds = new Map<string, number>();
  const count = (kind: string): void => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  for (const { journal, expected } of sampled(recorded)) {
    for (const key of Object.keys(journal)) count(key);
    if (journal.pack?.data !== undefined) count('own pack');
    if (expected.over) count('over');
    for (const entry of journal.entries) for (const key of Object.keys(entry)) count(key);
  }
  const least = ['start', 'fairness', 'digest', 'say', 'chance', 'undo', 'consent', 'base', 'by', 'news', 'over'];
  if (game !== 'root') least.push('own pack', 'aside', 'withdraw', 'each');
  expect(least.filter((kind) => !kinds.has(kind))).toEqual([]);
});

test.each(FIXTURE_GAMES)(
  'journals of %s replay to the same end and go on alike',
  { timeout: PATIENCE_MS },
  async (game) => {
    for (const recorded of sampled(fixtureLines<OldJournal>(`journals-${game}.jsonl`))) {
      const { events: _, on, refused: _refused, ...seen } = recorded.expected;
      const { wrong, portrait, on: digest } = await replayed(recorded.journal, seedOf(recorded));
      expect(wrong, recorded.name).toEqual([]);
      expect(portrait, recorded.name).toEqual(seen);
      expect(digest, `${recorded.name}, played on`).toBe(on);
    }
  },
);

test.each(FIXTURE_GAMES)('journals of %s tell everybody the same', { timeout: PATIENCE_MS }, async (game) => {
  const whole = fixtureLines<OldJournal>(`journals-${game}.jsonl`).filter(({ journal }) => !hasBase(journal));
  for (const { name, journal, expected } of sampled(sampled(whole)))
    expect(await eventsOf(journal), name).toBe(expected.events);
});

/** What lies before a new base is not played again, so not all of its events can be compared. */
const hasBase = ({ entries }: OldJournal['journal']): boolean => entries.some((entry) => 'base' in entry);
