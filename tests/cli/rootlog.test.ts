import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cli, openCli } from './cli.testkit.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

const RECORD = `Map: Fall
Deck: E&P
E: one
C: two
C:t_k->1/b_s->1/b_w->5/b_r->10/w->1+2+4+5+6+7+8+9+10+11+12
E:b+6w->3/#despot->$
C:t->1/what?/w6->3/XC3/Ew3->/#->C
`;

const record = (text: string): string => {
  const path = join(cli.folder, 'game.rootlog');
  writeFileSync(path, text);
  return path;
};

test('a record with an odd action and a wrong letter is replayed to its end', () => {
  const { code, out } = cli.run('rootlog', record(RECORD));
  expect(code).toBe(1);
  expect(out).toContain('line 7, column 9: what?   ');
  expect(out).toMatch(/line 7, column 20, C: XC3 {3}§4\.3 .*, read as XE3\n {4}then agrees line 7, column 24: Ew3->/);
  expect(out).toContain('1 differ, 0 of them only because of another');
});

test('--json prints the same as data', () => {
  const { out } = cli.run('rootlog', record(RECORD), '--json');
  expect(JSON.parse(out)).toMatchObject({
    judged: 12,
    agreed: 11,
    following: 0,
    unjudged: 0,
    skipped: [{ line: 7, column: 9, text: 'what?' }],
    differences: [{ line: 7, action: 'XC3', read: 'XE3', followers: [{ action: 'Ew3->', how: 'agrees' }] }],
  });
});

test('a file without a map is refused in a line', () => {
  const { code, err } = cli.run('rootlog', record('hello\n'));
  expect([code, err]).toEqual([2, expect.stringContaining('line 1, column 1: missing line "Map:"')]);
});
