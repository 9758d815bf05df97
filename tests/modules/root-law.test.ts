import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runLaw } from '../../src/cli/law.ts';
import { SWITCHES } from '../../src/games/root/editions.ts';
import { paragraphs } from '../../src/law/index.ts';
import { ROOT } from './modules.testkit.ts';

const GAME = join(ROOT, 'src/games/root');

/** The sources of all tests of Root that are named by paragraphs, one text for each test. */
function lawTests(): readonly string[] {
  return readdirSync(GAME, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      readFileSync(join(GAME, file), 'utf8')
        .split(/^(?=rootLaw\()/m)
        .filter((part) => part.startsWith('rootLaw(')),
    );
}

/** By switch, the edition notes that its comment cites, as `§17.5.1.V-E1`. */
function notesOfSwitches(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(GAME, 'editions.ts'), 'utf8');
  return new Map(
    [...text.matchAll(/\/\*\* ([^*]*) \*\/\n {2}(\w+): \[/g)].map(([, comment, name]) => [
      name!,
      [...comment!.matchAll(/§([\w.]+-E\d+)/g)].map(([, note]) => note!),
    ]),
  );
}

/** The values of a switch that no test of this edition note names, together with the switch. */
function untested(name: string, note: string, tests: readonly string[]): readonly string[] {
  const own = tests.filter((text) => text.includes(`'${note}'`) && new RegExp(`\\b${name}\\b`).test(text)).join('\n');
  const values = SWITCHES[name as keyof typeof SWITCHES] as readonly (string | boolean)[];
  return values.map((value) => (typeof value === 'string' ? `'${value}'` : `${value}`)).filter((v) => !own.includes(v));
}

describe('the law of Root', () => {
  test('every paragraph is cited and tested, and every ruling, edition note and meeting has a test', async () => {
    const out: string[] = [];
    const io = { root: ROOT, out: (line: string) => out.push(line), err: (line: string) => out.push(line) };
    const code = await runLaw({ coverage: 'root', require: '100', kinds: 'all' }, io);
    expect(out.join('\n')).toContain('Root: every rule is cited and tested');
    expect(code).toBe(0);
  });

  test('the list of meetings has no gap: M001 to M222', () => {
    const cases = paragraphs('root').filter(({ kind }) => kind === 'case');
    expect(cases.map(({ id }) => id)).toEqual(
      Array.from({ length: 222 }, (_, i) => `M${String(i + 1).padStart(3, '0')}`),
    );
  });

  test('every value of the switches of chapters 17 to 21 has a test that names its edition note', () => {
    const notes = [...notesOfSwitches()].filter(([, all]) => all.some((note) => /^(?:1[789]|2[01])\./.test(note)));
    expect(notes.map(([name]) => name)).toEqual(['digMinimum', 'exposureUntil', 'ferryDraw']);
    const tests = lawTests();
    expect(notes.map(([name, [note]]) => [name, untested(name, note!, tests)])).toEqual(
      notes.map(([name]) => [name, []]),
    );
    // The check sees a value that no test names.
    expect(untested('digMinimum', '17.5.1.V-E1', [])).toEqual(["'one'", "'none'"]);
  });
});
