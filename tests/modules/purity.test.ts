import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmptyRepository, emptyRepository, MODULE_NAMES } from './modules.testkit.ts';

const PURE: readonly string[] = [
  'kernel',
  'law',
  'i18n',
  ...MODULE_NAMES.filter((name) => name.startsWith('games/')),
  'registry',
  'bots',
  'test-game',
  'exam',
  'rootlog',
];

const IMPURE = [
  { what: 'chance', rule: 'no-restricted-properties', text: 'export const chance = Math.random();\n' },
  { what: 'the-clock', rule: 'no-restricted-globals', text: 'export const now = Date.now();\n' },
  { what: 'a-date', rule: 'no-restricted-globals', text: 'export const now = new Date();\n' },
  { what: 'waiting', rule: 'no-restricted-globals', text: 'setTimeout(() => {}, 1);\nexport {};\n' },
  { what: 'printing', rule: 'no-console', text: "console.log('hm');\nexport {};\n" },
  { what: 'fetching', rule: 'no-restricted-globals', text: "export const page = fetch('/');\n" },
  { what: 'node', rule: 'no-restricted-imports', text: "export { readFileSync } from 'node:fs';\n" },
  { what: 'node-by-import', rule: 'no-restricted-imports', text: "import fs from 'node:fs';\nexport const x = fs;\n" },
  { what: 'a-package', rule: 'no-restricted-imports', text: "export { Command } from 'commander';\n" },
] as const;

const FLOATING = 'export async function late(): Promise<void> {}\nexport function go(): void {\n  late();\n}\n';
const FLOATING_FILES = [
  ...['kernel', 'games/wild', 'bots', 'server', 'client', 'cli'].map((module) => `src/${module}/floats.ts`),
  'src/kernel/floats.test.ts',
  'src/kernel/floats.testkit.ts',
  'tests/system/floats.test.ts',
];

const CAREFUL = {
  'src/kernel/careful.ts': "import { sha256 } from '@noble/hashes/sha2.js';\nexport const hash = sha256;\n",
  'src/kernel/neighbour.ts': "export { hash } from './careful.ts';\n",
  'src/games/root/neighbour.ts': "export { hash } from '../../kernel/careful.ts';\n",
  'src/server/clock.ts': 'export const now: number = Date.now();\n',
  'src/kernel/clock.test.ts': 'export const now = Date.now() + Math.random();\n',
};

const SWITCH = `export type Suit = 'fox' | 'mouse';
export function sound(suit: Suit): string {
  switch (suit) {
    case 'fox':
      return 'yip';
  }
  return '';
}
`;

describe('what the linter refuses', () => {
  let repository: EmptyRepository;
  let findings: ReadonlySet<string>;

  beforeAll(() => {
    repository = emptyRepository();
    for (const module of PURE) for (const { what, text } of IMPURE) repository.plant(`src/${module}/${what}.ts`, text);
    for (const file of FLOATING_FILES) repository.plant(file, FLOATING);
    for (const [file, text] of Object.entries(CAREFUL)) repository.plant(file, text);
    repository.plant('src/kernel/sound.ts', SWITCH);
    repository.plant('src/kernel/any.ts', 'export const anything: any = 1;\n');
    const { output } = repository.run('oxlint', '--type-aware', '--format', 'json');
    const report = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
    findings = new Set(
      report.diagnostics.map(({ code, filename }) => `${filename}: ${/\((.*)\)/.exec(code)?.[1] ?? code}`),
    );
  });
  afterAll(() => repository.remove());

  test.each(PURE.flatMap((module) => IMPURE.map(({ what, rule }) => ({ module, what, rule }))))(
    '$module: $what ($rule)',
    ({ module, what, rule }) => {
      expect(findings).toContain(`src/${module}/${what}.ts: ${rule}`);
    },
  );

  test.each(FLOATING_FILES)('a floating promise in %s', (file) => {
    expect(findings).toContain(`${file}: no-floating-promises`);
  });

  test('a switch that forgets a case', () => {
    expect(findings).toContain('src/kernel/sound.ts: switch-exhaustiveness-check');
  });

  test('any', () => {
    expect(findings).toContain('src/kernel/any.ts: no-explicit-any');
  });

  test.each(Object.keys(CAREFUL))('but nothing in %s', (file) => {
    expect([...findings].filter((finding) => finding.startsWith(file))).toEqual([]);
  });
});
