import { describe, expect, test } from 'vitest';
import { CoverageCounter } from '../../kernel/conformance/coverage.ts';
import { type FastRunResult, fastRun } from '../../kernel/conformance/fast-run.ts';
import {
  everyMix,
  randomSettings,
  settingsContent,
  settingsReached,
} from '../../kernel/conformance/random-settings.ts';
import { fastRandom } from '../../kernel/index.ts';
import { reached, unending } from './checks/content.ts';
import { root } from './index.ts';
import { position } from './testkit/position.testkit.ts';
import { CAT } from './components/pieces.ts';
import type { RootSettings } from './settings.ts';
import { geographyOf } from './state.ts';
import { MARQUISE } from './words.ts';

const BASE = ['marquise', 'eyrie', 'alliance', 'vagabond'];

describe('tables', () => {
  test('are drawn from the set-up questions: every answer to each of them comes up', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 900; seed++)
      for (const name of settingsReached(root, randomSettings(root, fastRandom(seed))!)) met.add(name);
    expect(settingsContent(root).filter((name) => !name.startsWith('mix ') && !met.has(name))).toEqual([]);
    expect([...met].filter((name) => name.startsWith('mix ')).length).toBeGreaterThan(80);
  });

  test('hold what is given, and are drawn from what they are narrowed to', () => {
    for (let seed = 0; seed < 50; seed++) {
      const table = randomSettings(root, fastRandom(seed), { map: 'winter' }, { factions: BASE, setup: ['standard'] });
      expect(table).toMatchObject({ map: 'winter', setup: 'standard' });
      expect(table!.factions.filter((name) => !BASE.includes(name))).toEqual([]);
    }
    expect(randomSettings(root, fastRandom(1), { map: 'moon' })).toBeUndefined();
    // What is given decides which questions are asked: every standard table draws its factions.
    const standard = Array.from({ length: 200 }, (_, seed) =>
      randomSettings(root, fastRandom(seed), { setup: 'standard', seats: 4 })!.factions.join(),
    );
    expect(new Set(standard).size).toBeGreaterThan(150);
  });

  test('all mixes that can sit down are content: at most four corners, and no second Vagabond alone', () => {
    const mixes = settingsContent(root).filter((name) => name.startsWith('mix '));
    expect(mixes).toHaveLength(1062);
    expect(mixes).toContain('mix alliance+cult+eyrie+marquise+vagabond+vagabond2');
    expect(mixes).not.toContain('mix marquise+vagabond2');
  });
});

test('every mix in turn: as many tables as there are mixes seat each of them once', () => {
  const mix = everyMix(root)!;
  const met = new Set<string>();
  for (let n = 0; n < 1062; n++)
    for (const name of settingsReached(root, randomSettings(root, fastRandom(n), mix(n, fastRandom(n)))!))
      if (name.startsWith('mix ')) met.add(name);
  expect(met.size).toBe(1062);
});

test('in silence the same game is played', () => {
  const ran = (settings: RootSettings, seed: number, silent: boolean): FastRunResult => {
    const run = fastRun(root, { settings, seed, bound: 3000, style: 'random', counter: new CoverageCounter(), silent });
    for (;;) {
      const step = run.next();
      if (step.done) return step.value;
    }
  };
  for (let seed = 1; seed < 4; seed++) {
    const settings = randomSettings(root, fastRandom(seed), { seats: 3 })!;
    const [loud, silent] = [ran(settings, seed, false), ran(settings, seed, true)];
    expect(silent).toEqual({ ...loud, acts: [] });
    expect(loud.acts).toHaveLength(loud.length);
  }
});

describe('reaching', () => {
  const at = (p: ReturnType<typeof position>, ...kinds: Parameters<typeof p.events>[0][]): string[] =>
    kinds.flatMap((kind) => p.events(kind, 'eyrie').flatMap((e) => reached(e, p.state)));

  test('a leader is met at work, not in office', () => {
    const table = (leader: 'builder' | 'despot') =>
      position({ factions: ['eyrie', 'marquise'] })
        .leader(leader)
        .place('c1', 'roost')
        .hand('eyrie', 'root-tea-mouse');
    const craft = (p: ReturnType<typeof position>) =>
      p.place('c2', 'roost').turn('eyrie', 'daylight').play('craft root-tea-mouse');
    expect(at(craft(table('builder')), 'scored', 'crafted')).toEqual([
      'leader-power builder',
      'card root-tea-mouse crafted',
    ]);
    expect(at(craft(table('despot')), 'scored', 'crafted')).toEqual(['card root-tea-mouse crafted']);
  });

  test('a card without an event of its own is met by what it alone allows', () => {
    const sail = (crafted: boolean) => {
      const p = position({ factions: ['eyrie', 'marquise'], deck: 'exiles-partisans' });
      if (crafted) p.crafted('marquise', 'boat-builders');
      return p;
    };
    const { rivers, paths } = geographyOf(sail(true).state);
    const from = rivers.findIndex((list, c) => list.some((to) => !paths[c]!.includes(to)));
    const to = rivers[from]!.find((c) => !paths[from]!.includes(c))!;
    const moved = { type: 'moved', piece: CAT, from, to, count: 1, by: MARQUISE } as const;
    expect(reached(moved, sail(true).state)).toEqual(['card boat-builders used']);
    expect(reached(moved, sail(false).state)).toEqual([]);
  });
});

test('a game may go on for ever where points can run out', () => {
  expect(unending(position({ factions: ['vagabond', 'riverfolk'] }).state)).toContain('A.1');
  const three = position({ factions: ['marquise', 'eyrie', 'hundreds'] });
  expect(unending(three.state)).toBeUndefined();
  three.dominance('marquise', 'dominance-fox').dominance('eyrie', 'dominance-bird');
  expect(unending(three.state)).toBeUndefined();
  expect(unending(three.dominance('hundreds', 'dominance-mouse').state)).toContain('3.3.1');
});
