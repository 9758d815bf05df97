import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAW } from '../src/test-game/index.ts';

const ROOT = join(import.meta.dirname, '..');
const PATIENCE = 600_000;
/** Each test goes on from the one before, so none is tried twice. */
const ONCE = { timeout: PATIENCE, retry: 0 };

/** What a new game adds: a folder per layer. */
const OWN_FOLDERS = ['src/law/embers/', 'src/games/embers/', 'src/bots/embers/', 'src/client/games/embers/'];

/** What a new game changes in files of all games. */
const ENTRIES: Readonly<Record<string, readonly (readonly [after: string, line: string])[]>> = {
  'src/law/books.ts': [
    [
      "import type { Book, Paragraph, ParagraphOrigin } from './paragraph.ts';\n",
      "import { EMBERS, type EmbersLaw } from './embers/book.ts';\n",
    ],
    ['  scythia: indexBook<ScythiaLaw>(SCYTHIA),\n', '  embers: indexBook<EmbersLaw>(EMBERS),\n'],
  ],
  'src/games/tsconfig.json': [['{ "path": "scythia" }', ', { "path": "embers" }']],
  'src/registry/index.ts': [
    [
      "import { wildBots } from '../bots/wild/manifest.ts';\n",
      "import { embersBots } from '../bots/embers/manifest.ts';\n",
    ],
    ["import { wild } from '../games/wild/manifest.ts';\n", "import { embers } from '../games/embers/manifest.ts';\n"],
    ['  scythia: { engine: scythia, bots: scythiaBots },\n', '  embers: { engine: embers, bots: embersBots },\n'],
  ],
  'src/client/registry/index.ts': [
    ["import { wild } from '../games/wild/manifest.ts';\n", "import { embers } from '../games/embers/manifest.ts';\n"],
    ['{ root, wild, scythia', ', embers'],
  ],
};

const BOOK = `import type { Book } from '../paragraph.ts';

const PARAGRAPHS = {
${Object.keys(LAW)
  .map((id) => `  '${id}': { source: 'project', testable: true },`)
  .join('\n')}
} as const;

export type EmbersLaw = keyof typeof PARAGRAPHS;

export const EMBERS: Book = {
  name: 'Embers',
  rulebooks: {},
  chapters: ['P-1', 'P-2', 'P-3', 'P-4', 'P-5', 'P-6', 'P-7'],
  paragraphs: PARAGRAPHS,
  rulings: {},
  cases: {},
};
`;

const PAGE = readFileSync(join(ROOT, 'docs/writing-a-game.md'), 'utf8');

/** A manifest of the page, for the test game. */
function manifestAt(path: string): string {
  const block = [...PAGE.matchAll(/```ts\n([\s\S]*?)```/g)].find(([, text]) => text!.startsWith(`// ${path}\n`));
  if (!block) throw new Error(`docs/writing-a-game.md has no ${path}`);
  const text = block[1]!.replace(/^.*\n/, '').replaceAll('coal', 'embers').replaceAll('Coal', 'Embers');
  return text.replace("lawPrefix: 'C-'", "lawPrefix: 'P-'");
}

const EDITING = `import { EditFieldBuilder, type PositionEditing } from '../../../kernel/index.ts';
import type { Law } from '../law.ts';
import { clone, type Embers, type EmbersState } from '../state.ts';

export const editing: PositionEditing<Embers> = {
  isDealt: () => true,
  places: (s) =>
    s.scores.map((points, seat) => ({
      id: \`seat-\${seat}\`,
      name: \`seat \${seat}\`,
      where: 'seat' as const,
      fields() {
        const fields = new EditFieldBuilder<EmbersState, Law>(s, clone);
        fields.count({ name: 'points', law: 'P-6.1' }, points, 0, 50, (t, by) => {
          t.scores[seat]! += by;
        });
        return fields.list;
      },
    })),
  lawOf: () => undefined,
  placeOf: () => undefined,
};
`;

const EDITOR_TEXTS = `export const editorTexts = {
  name: (word: string): string => word,
  problemText: () => undefined,
  moves: () => [],
  placeOf: () => undefined,
};
`;

const THUMBNAIL = `export const EmbersThumbnail = () => <svg viewBox="0 0 152 96" aria-hidden="true" />;
`;

const isSource = (path: string): boolean => !/\.(test|testkit)\.tsx?$/.test(path);

const filesOf = (folder: string): string[] =>
  readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** A copy of the sources, without tests, to which the test game is added as a game of its own. */
class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'vatra-game-'));

  constructor() {
    cpSync(join(ROOT, 'src'), join(this.folder, 'src'), { recursive: true, filter: isSource });
    for (const file of ['tsconfig.base.json', 'package.json']) cpSync(join(ROOT, file), join(this.folder, file));
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Takes a file or folder of the repository, with other texts in it. */
  adopt(from: string, to: string, change: (text: string) => string): void {
    if (existsSync(join(this.folder, from)) && !/\.\w+$/.test(from)) {
      for (const path of readdirSync(join(this.folder, from), { recursive: true, encoding: 'utf8' }))
        if (path.endsWith('.ts')) this.adopt(`${from}/${path}`, `${to}/${path}`, change);
    } else this.write(to, change(readFileSync(join(ROOT, from), 'utf8')));
  }

  enter(file: string): void {
    let text = this.read(file);
    for (const [after, line] of ENTRIES[file]!) {
      if (!text.includes(after)) throw new Error(`${file} has no ${after}`);
      text = text.replace(after, after + line);
    }
    this.write(file, text);
  }

  /** The errors of the compiler; none when everything compiles. */
  compile(): string[] {
    const projects = ['client', 'cli', 'exam'].map((module) => `src/${module}`);
    try {
      execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', ...projects], this.#options);
      return [];
    } catch (error) {
      const { stdout } = error as { stdout: string };
      return stdout.split('\n').filter((line) => line.includes('error TS'));
    }
  }

  vatra(...words: readonly string[]): string {
    return execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...words], this.#options);
  }

  get #options() {
    return { cwd: this.folder, encoding: 'utf8', stdio: 'pipe' } as const;
  }

  /** The files that differ from those of the repository, outside of the game's own folders. */
  touched(): string[] {
    const ours = new Set(filesOf(ROOT));
    return filesOf(this.folder)
      .filter((file) => !OWN_FOLDERS.some((own) => file.startsWith(own)))
      .filter((file) => !ours.has(file) || this.read(file) !== readFileSync(join(ROOT, file), 'utf8'))
      .sort();
  }
}

let copy: Copy;

beforeAll(() => {
  copy = new Copy();
  copy.write('src/law/embers/book.ts', BOOK);
  copy.adopt('src/test-game', 'src/games/embers', (text) =>
    text.replaceAll(/'((?:\.\.\/)+)kernel\//g, "'../$1kernel/"),
  );
  copy.write(
    'src/games/embers/law.ts',
    "import type { LawOf } from '../../law/index.ts';\n\nexport type Law = LawOf<'embers'>;\n",
  );
  const index = copy.read('src/games/embers/index.ts');
  copy.write('src/games/embers/index.ts', index.replace("export { LAW } from './law.ts';\n", ''));
  copy.adopt('src/games/scythia/tsconfig.json', 'src/games/embers/tsconfig.json', (text) =>
    text.replaceAll('scythia', 'embers'),
  );
  copy.write('src/games/embers/manifest.ts', manifestAt('src/games/coal/manifest.ts'));
  copy.write('src/games/embers/editing/index.ts', EDITING);
  copy.write('src/bots/embers/manifest.ts', manifestAt('src/bots/coal/manifest.ts'));
  copy.write('src/client/games/embers/manifest.ts', manifestAt('src/client/games/coal/manifest.ts'));
  copy.write('src/client/games/embers/thumbnail.tsx', THUMBNAIL);
  copy.adopt('tests/e2e/embers.testkit.ts', 'src/client/games/embers/texts.ts', (text) =>
    `${text}\n${EDITOR_TEXTS}`
      .replaceAll("'../../src/client/", "'../../")
      .replaceAll("'../../src/i18n/", "'../../../i18n/")
      .replace(
        "import { type EmbersEvent, LAW } from '../../src/test-game/index.ts';",
        "import type { EmbersEvent } from '../../../games/embers/index.ts';",
      )
      .replace('law: (id) => (LAW as Readonly<Record<string, string>>)[id],', 'law: () => undefined,'),
  );
  copy.enter('src/law/books.ts');
  copy.enter('src/games/tsconfig.json');
}, PATIENCE);

afterAll(() => rmSync(copy.folder, { recursive: true, force: true }));

test('once a game has a law, the compiler asks for its rules, bots and screens in two lists', ONCE, () => {
  const errors = copy.compile();
  expect(errors.map((line) => line.replace(/\(.*/, '')).sort()).toEqual([
    'src/client/registry/index.ts',
    'src/registry/index.ts',
  ]);
  for (const error of errors) expect(error).toContain("'embers' is missing");
});

test('a new game changes four files besides its own, and everything compiles', ONCE, () => {
  copy.enter('src/registry/index.ts');
  copy.enter('src/client/registry/index.ts');
  expect(copy.touched()).toEqual(Object.keys(ENTRIES).sort());
  expect(copy.compile()).toEqual([]);
});

test('it is played by the bots of the command line, and its law is listed', ONCE, () => {
  const sim = copy.vatra('sim', '--game', 'embers', '--games', '3', '--bots', 'greedy,greedy', '--json');
  expect(JSON.parse(sim)).toMatchObject({ game: 'embers', games: 3 });
  expect(copy.vatra('law', 'embers')).toContain('P-7');
});
