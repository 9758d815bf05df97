import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paragraphs } from '../law/index.ts';
import { type LawRequest, lawCommand, runLaw } from './law.ts';
import { lawSources, packageRoot } from './law-sources.ts';

interface LawResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const root = mkdtempSync(join(tmpdir(), 'vatra-law-'));

function writeSource(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

async function law(request: LawRequest, from = root): Promise<LawResult> {
  const out: string[] = [];
  const err: string[] = [];
  const io = { root: from, out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
  const code = await runLaw(request, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

beforeAll(() => {
  const testable = paragraphs('scythia').filter((each) => each.testable && each.chapter === 'S-5');
  writeSource('src/games/root/battle.ts', `// §4.3.1\nexport const no = { law: '4.3.2' };\n`);
  writeSource('src/games/root/battle.test.ts', `rootLaw(['4.3.1', '4.3.3'], 'x', () => {});\n`);
  writeSource('src/games/wild/turn.ts', `// §W-6.9\n`);
  writeSource('src/games/scythia/buildings.ts', testable.map((each) => `// §${each.id}\n`).join(''));
  writeSource('tests/scythia.test.ts', testable.map((each) => `scythiaLaw('${each.id}', 'x', f);\n`).join(''));
});

afterAll(() => rmSync(root, { recursive: true }));

describe('coverage', () => {
  test('lists what is missing by chapter, with totals', async () => {
    const answer = await law({ coverage: 'root', chapters: '4' });
    expect(answer.code).toBe(0);
    expect(answer.out).toContain('4 Key actions (1 of 16 complete)');
    expect(answer.out).toContain('  4.3.2 Step 2: roll, add extra hits: no test\n');
    expect(answer.out).toContain('  4.3.3 Step 3: deal hits: no citation\n');
    expect(answer.out).toContain('  4.2 Move: no citation, no test\n');
    expect(answer.out).not.toContain('4.3.1 Step');
    expect(answer.out).toMatch(/^paragraphs +16 +2 +12\.5 % +2 +12\.5 %$/m);
    expect(answer.out).toMatch(/^rulings +10 /m);
  });

  test('exits with 1 below what is required', async () => {
    expect((await law({ coverage: 'root', chapters: '4', require: '12.5' })).code).toBe(0);
    const answer = await law({ coverage: 'root', chapters: '4', require: '13' });
    expect(answer.code).toBe(1);
    expect(answer.err).toContain('the coverage of root is below 13 %');
  });

  test('is complete when all is cited and tested', async () => {
    const answer = await law({ game: 'scythia', coverage: true, chapters: '5', require: '100' });
    expect(answer).toMatchObject({ code: 0, err: '' });
    expect(answer.out).toContain('Raiders of Scythia: every rule is cited and tested\n');
    expect((await law({ coverage: 'scythia', chapters: '5,6', require: '100' })).code).toBe(1);
  });

  test('exits with 1 for an unknown number after a section sign', async () => {
    const answer = await law({ coverage: 'wild' });
    expect(answer.code).toBe(1);
    expect(answer.err).toBe('src/games/wild/turn.ts:1: wild has no paragraph W-6.9');
  });

  test('can look at other kinds', async () => {
    expect((await law({ coverage: 'root', chapters: 'M', kinds: 'paragraph' })).out).not.toContain('M001');
    const answer = await law({ coverage: 'root', chapters: 'M', kinds: 'all', require: '1' });
    expect(answer.code).toBe(1);
    expect(answer.out).toContain('  M001 Eyrie tied with the Marquise: no test\n');
  });

  test('takes ranges of chapters', async () => {
    const chaptersIn = async (game: string, list: string): Promise<unknown> => {
      const data = JSON.parse((await law({ coverage: game, chapters: list, json: true })).out) as Record<
        string,
        { chapters: unknown }
      >;
      return data[game]?.chapters;
    };
    expect(await chaptersIn('root', '1-3,A-C')).toEqual(['1', '2', '3', 'A', 'B', 'C']);
    expect(await chaptersIn('wild', '1-3, G-8, W-A')).toEqual(['W-1', 'W-2', 'W-3', 'G-8', 'W-A']);
    expect(await chaptersIn('wild', 'G-1-G-3')).toEqual(['G-1', 'G-2', 'G-3']);
    expect(await chaptersIn('scythia', 'S-5,T')).toEqual(['S-5', 'T']);
  });

  test('prints data', async () => {
    const data: unknown = JSON.parse((await law({ coverage: 'root', chapters: '4', json: true })).out);
    expect(data).toMatchObject({
      root: {
        game: 'root',
        shares: [
          { kind: 'paragraph', total: 16, cited: 2, citedPercent: 12.5, tested: 2, testedPercent: 12.5 },
          {},
          {},
          {},
        ],
        unknown: [],
      },
    });
  });

  test('without a game looks at all', async () => {
    expect((await law({ coverage: true })).out).toMatch(
      /Root: [\s\S]*Defenders of the Wild: [\s\S]*Raiders of Scythia: /,
    );
  });
});

describe('a paragraph', () => {
  test('is shown with its source and where it is cited and tested', async () => {
    expect(await law({ game: 'root', paragraph: '4.3.1' })).toEqual({
      code: 0,
      err: '',
      out: [
        '4.3.1 Step 1: ambush',
        '  rule      The defender may play one matching ambush card. Unless foiled, it',
        '            deals two hits at once. If no attacking warrior or pawn is left, the',
        '            battle ends.',
        '  game      Root',
        '  chapter   4 Key actions',
        '  part of   4.3 Battle',
        '  source    the Ukrainian Law of Root',
        '  testable  yes',
        '  cited     src/games/root/battle.ts:1',
        '  tested    src/games/root/battle.test.ts:1',
        '  below     4.3.1-E1 Can ambush hits be ignored',
        '            4.3.1-R1 Details of an ambush',
        '            4.3.1.I Foil',
      ].join('\n'),
    });
    expect((await law({ game: 'wild', paragraph: 'W-6.1' })).out).toContain('cited     nowhere');
  });

  test('names the folder of its chapter first, then other files, declarations last, by line', async () => {
    writeSource('src/games/root/rules/03-victory/dominance.ts', '// §3.2\n\n// §3.3.1\n// §3.3.1 again\n');
    writeSource('src/games/root/rules/03-victory/data.ts', '// §3.3.1\n');
    writeSource('src/games/root/checks/content.ts', '// §3.3.1\n');
    writeSource('src/games/root/components/piles.ts', '// §3.3.1\n');
    writeSource('src/games/root/rules/13-other/late.ts', '// §3.3.1\n');
    expect((await law({ game: 'root', paragraph: '3.3.1' })).out).toContain(
      '  cited     src/games/root/rules/03-victory/dominance.ts:3, 4\n' +
        '            src/games/root/rules/03-victory/data.ts:1\n' +
        '            src/games/root/checks/content.ts:1\n' +
        '            src/games/root/rules/13-other/late.ts:1\n' +
        '            src/games/root/components/piles.ts:1\n',
    );
  });

  test('is shown as data, also where there are no sources', async () => {
    const data: unknown = JSON.parse((await law({ game: 'root', paragraph: '4.3.3', json: true })).out);
    expect(data).toMatchObject({
      id: '4.3.3',
      parent: '4.3',
      citations: [],
      tests: ['src/games/root/battle.test.ts:1'],
    });
    expect((await law({ game: 'root', paragraph: '4.3' }, join(root, 'nowhere'))).code).toBe(0);
  });

  test('a chapter lists its paragraphs', async () => {
    expect((await law({ game: 'wild', paragraph: 'W-17' })).out).toBe('W-17.1 Reboot');
  });

  test('is found by words', async () => {
    expect((await law({ game: 'root', search: ['foiling', 'CARD'] })).out).toBe(
      '4.3.1.I-R1 The foiling card is discarded',
    );
    expect((await law({ game: 'root', search: ['no such words'] })).code).toBe(1);
  });
});

test('without a paragraph the chapters, without a game the games', async () => {
  expect((await law({ game: 'scythia' })).out).toContain('113 paragraphs (105 testable)');
  expect((await law({})).out).toContain('623 paragraphs (547 testable)');
});

test.for<[LawRequest, string]>([
  [{ game: 'chess' }, 'unknown game "chess"; choose one of: root, wild, scythia'],
  [{ search: ['wound', 'scythia'] }, 'name the game before --search'],
  [{ coverage: 'chess' }, 'unknown game "chess"; choose one of: root, wild, scythia'],
  [{ game: 'root', paragraph: '4.3.9' }, 'root has no paragraph 4.3.9; try: vatra law root --search WORDS'],
  [{ coverage: 'root', require: 'all' }, 'all is not a percentage'],
  [{ coverage: 'root', require: '101' }, '101 is not a percentage'],
  [{ coverage: 'root', kinds: 'joke' }, 'unknown kind "joke"; choose one of: paragraph, ruling, edition, case'],
  [{ coverage: 'root', chapters: '9-1' }, 'root has no chapter 9-1; its chapters are 0, 1, 2'],
])('a mistaken request exits with 2: %o', async ([request, message]) => {
  const answer = await law(request);
  expect(answer).toMatchObject({ code: 2, out: '' });
  expect(answer.err).toContain(message);
});

test('without sources there is no coverage', async () => {
  expect(await law({ coverage: 'root' }, join(root, 'nowhere'))).toMatchObject({ code: 2, out: '' });
});

test('the sources of this package are found', () => {
  expect(lawSources('root', packageRoot())).toBeDefined();
});

test('the command is registered with its help', () => {
  const program = new Command('vatra');
  lawCommand(program);
  let help = '';
  program.commands[0]?.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  expect(help).toContain('Usage: vatra law [options] [game] [paragraph]');
  expect(help).toContain('--require <percent>');
  expect(help).toContain('Exit codes:');
});
