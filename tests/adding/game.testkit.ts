import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAW } from '../../src/test-game/index.ts';
import { ROOT, type SourceCopy } from './source-copy.testkit.ts';

/** What a new game adds: a folder per layer. */
export const GAME_FOLDERS = ['src/law/embers/', 'src/games/embers/', 'src/bots/embers/', 'src/client/games/embers/'];

/** What a new game changes in files of all games. */
export const ENTRIES: Readonly<Record<string, readonly (readonly [after: string, line: string])[]>> = {
  'src/law/books.ts': [
    [
      "import type { Book, Paragraph, ParagraphOrigin } from './paragraph.ts';\n",
      "import { EMBERS, type EmbersLaw } from './embers/book.ts';\n",
    ],
    ['  scythia: atFirstUse<ScythiaLaw>(SCYTHIA),\n', '  embers: atFirstUse<EmbersLaw>(EMBERS),\n'],
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

/** Adds the lines of the test game to one of the files of all games. */
export function enterGame(copy: SourceCopy, file: string): void {
  let text = copy.read(file);
  for (const [after, line] of ENTRIES[file]!) {
    if (!text.includes(after)) throw new Error(`${file} has no ${after}`);
    text = text.replace(after, after + line);
  }
  copy.write(file, text);
}

/** Adds the test game as a game of its own to a copy of the sources: its folders and its law, not yet the lists of games. */
export function addGameFolders(copy: SourceCopy): void {
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
  enterGame(copy, 'src/law/books.ts');
  enterGame(copy, 'src/games/tsconfig.json');
}
