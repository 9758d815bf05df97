import { describe, expect, test } from 'vitest';
import { canonicalJson, fastRandom, MUTE, OfferList, seatsOf } from '../../../kernel/index.ts';
import { root } from '../index.ts';
import type { RootOption } from '../types.ts';
import type { RootState } from '../state.ts';

const positions = root.positions!;
const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'];

function problems(file: unknown): string[] {
  const reading = positions.read(file);
  return reading.ok ? [] : reading.problems.map((p) => `${p.path} ${p.code}`);
}

/** What is not the same after a position was written and read. */
function lost(s: RootState): string[] {
  const reading = positions.read(JSON.parse(JSON.stringify(positions.write(s))));
  if (!reading.ok) return reading.problems.map((p) => JSON.stringify(p));
  const keys = Object.keys(s) as (keyof RootState)[];
  return keys.filter((key) => canonicalJson(reading.value[key]) !== canonicalJson(s[key]));
}

/** Plays by a seed and looks at every position of the set-up and many later ones. */
function walk(raw: object, seed: number): string[] {
  const table = root.readSettings(raw);
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  const random = fastRandom(seed + 1);
  const s = root.begin(table.value);
  const found: string[] = [];
  for (let act = 0; act < 900 && !s.over; act++) {
    if (act < 120 || act % 9 === 0) for (const field of lost(s)) found.push(`act ${act}: ${field}`);
    if (found.length > 0) break;
    const outcomes = root.outcomeCount(s);
    if (outcomes > 0) root.applyOutcome(s, random(outcomes), MUTE);
    else {
      const seats = seatsOf(root.asked(s));
      const offers = new OfferList<RootOption>();
      const seat = seats[random(seats.length)]!;
      root.options(s, seat, offers);
      root.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
    }
  }
  expect(positions.show(s)).toContain('law');
  return found;
}

describe('hirelings and drafts read as they were written', () => {
  const mixes = [
    ['hundreds', 'keepers'],
    ['marquise', 'cult', 'vagabond'],
    ['eyrie', 'alliance', 'riverfolk', 'hundreds'],
  ];
  test.each(Array.from({ length: 6 }, (_, seed) => [seed]))('hirelings, game %i', (seed) => {
    expect(
      walk({ factions: mixes[seed % mixes.length], hirelings: BOXES, map: seed % 2 ? 'winter' : 'autumn' }, seed),
    ).toEqual([]);
  });
  test.each(Array.from({ length: 6 }, (_, seed) => [seed]))('a draft, game %i', (seed) => {
    const hirelings = seed % 2 === 0 ? BOXES : [];
    expect(walk({ setup: 'advanced', seats: 2 + (seed % 5), hirelings }, seed)).toEqual([]);
  });
});

describe('faults are named', () => {
  const settings = { factions: ['hundreds', 'keepers'], hirelings: BOXES };
  test('hirelings at a table without them', () => {
    expect(problems({ settings: { factions: ['hundreds', 'keepers'] }, hirelings: { kinds: {} } })).toContain(
      'hirelings no-hirelings',
    );
  });
  test('an unknown kind, a controller who does not play, pieces of hirelings that are not in play', () => {
    const found = problems({
      settings,
      hirelings: { kinds: { 'forest-patrol': { controller: 'eyrie' }, moles: {} } },
      clearings: { c1: { bearer: 2 } },
    });
    expect(found).toContain('hirelings.kinds.moles unknown');
    expect(found).toContain('hirelings.kinds.forest-patrol.controller not-playing');
    expect(found).toContain('clearings.c1.bearer not-playing');
  });
  test('a draft at a standard table, a faction drafted twice', () => {
    expect(problems({ settings, drafted: ['eyrie', 'cult'] })).toContain('drafted no-draft');
    expect(problems({ settings: { setup: 'advanced', seats: 2 }, drafted: ['eyrie', 'eyrie'] })).toContain(
      'drafted.1 twice',
    );
  });
});
