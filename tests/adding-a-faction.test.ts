import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PATIENCE = 600_000;

/** The folders of a faction that has a name, a piece, a frame, a verb and an event, and whose turns are empty. */
const FOLDERS: Readonly<Record<string, string>> = {
  'src/games/root/factions/14-duchy/state.ts': `import { DUCHY } from '../../words.ts';
export class DuchyState {
  burrow: number;
  constructor(d: DuchyState) {
    this.burrow = d.burrow;
  }
}
export const newDuchy = (): DuchyState => new DuchyState({ burrow: 0 });
export const copyDuchy = (own: DuchyState, seat: readonly number[]): DuchyState =>
  seat[DUCHY]! >= 0 ? new DuchyState(own) : own;
`,
  'src/games/root/factions/14-duchy/data.ts': `import type { FactionData } from '../faction-data.ts';
import { newDuchy } from './state.ts';
export const duchyData = {
  isPlayable: true,
  pieces: [{ id: 'mole', class: 'warrior', count: 20 }],
  piles: [{ name: 'ministers', seenBy: 'everybody' }],
  reach: 8,
  stance: 'militant',
  startsInCorner: false,
  hirelings: ['sunward-expedition'],
  fields: () => ({ duchy: newDuchy() }),
} as const satisfies FactionData;
`,
  'src/games/root/factions/14-duchy/verbs.ts': `import { verb } from '../../../../kernel/index.ts';
export const duchyVerbs = { dig: verb('dig') };
`,
  'src/games/root/factions/14-duchy/kinds.ts': `import type { DuchyFrame } from './index.ts';
import type { DuchyState } from './state.ts';
import type { duchyVerbs } from './verbs.ts';
export interface DuchyKinds {
  frame: DuchyFrame;
  verb: (typeof duchyVerbs)[keyof typeof duchyVerbs];
  event: { readonly type: 'dug' };
  fields: { duchy: DuchyState };
  view: { readonly duchy: Readonly<DuchyState> };
  names: object;
}
`,
  'src/games/root/factions/14-duchy/index.ts': `import type { ChildFrame, Frame } from '../../../../kernel/index.ts';
import { draw } from '../../rules/02-key-terms/cards.ts';
import { place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { piece } from '../../components/pieces.ts';
import type { Root } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { DUCHY } from '../../words.ts';
import type { FactionDescriptor } from '../descriptor.ts';
import { STANDARD } from '../standard.ts';
import { copyDuchy } from './state.ts';
import { duchyVerbs } from './verbs.ts';
export interface DuchyFrame extends Frame {
  readonly proc: 'duchyDaylight';
  step: 'begin' | 'act';
  dug: number;
}
const nothing = (): ChildFrame<Root> => draw(DUCHY, 0);
export const duchy: FactionDescriptor<'duchy'> = {
  rules: {
    ...STANDARD,
    setup: nothing,
    birdsong: nothing,
    daylight: () => ({ proc: 'duchyDaylight', step: 'begin', got: 0, dug: 0 }),
    evening: nothing,
    craftingPieces: () => 0,
  },
  verbs: duchyVerbs,
  procedures: {
    duchyDaylight: {
      begin: {
        kind: 'rule',
        law: '1.5',
        run(s, _f, out) {
          if (s.supply[piece('mole')]! > 15) place(s, piece('mole'), 0, 1, out);
          return 'act';
        },
      },
      act: {
        kind: 'choice',
        window: 'duchy-daylight',
        law: '1.5',
        seats: (s) => seatBit(s, DUCHY),
        options(_s, f, _seat, ask) {
          if (f.dug === 0) ask.offer(duchyVerbs.dig());
          ask.offer(verbs.end());
        },
        take(s, f, o, _seat, out) {
          if (o.verb === 'end') return 'done';
          f.dug++;
          s.duchy.burrow++;
          if (out.on) out.emit({ type: 'dug' });
          return 'act';
        },
      },
    },
  },
  frameFields: { duchyDaylight: { dug: 'whole' } },
  fieldNames: {},
  offWindow: [],
  position: {
    keys: ['burrow'],
    read(reader, raw, path, s) {
      if (raw['burrow'] !== undefined) s.duchy.burrow = reader.whole(raw['burrow'], path + '.burrow', 0, 9999);
    },
    write: (s) => (s.duchy.burrow === 0 ? {} : { burrow: s.duchy.burrow }),
    show: (s) => [['burrow', String(s.duchy.burrow)]],
  },
  checks: {},
  view: (s) => ({ duchy: copyDuchy(s.duchy, s.seat) }),
};
`,
  'src/games/root/factions/14-duchy/editing.ts': `import type { FactionEditing } from '../../editing/faction-editing.ts';
export const duchyEditing: FactionEditing = { piecesLaw: '2.5' };
`,
  'src/bots/root/duchy.ts': `import type { FactionBot } from './faction-bot.ts';
const WEIGHTS = { warrior: 0.2 };
export const duchy: FactionBot<typeof WEIGHTS> = { weights: WEIGHTS, fear: 0, hopes: () => 0 };
`,
  'src/client/games/root/factions/duchy/index.ts': `import type { FactionUi } from '../faction-ui.ts';
export const duchy: FactionUi<'duchy'> = {
  roles: { dig: [] },
  lines: () => ({ dug: () => ['The moles dig.'] }),
  Board: () => null,
  about: [],
  ring: 'plain',
};
`,
};

type Addition = readonly [before: string, added: string];

/** The nine places outside its folders, and the lines they get after others. */
const PLACES: Readonly<Record<string, readonly Addition[]>> = {
  'src/games/root/words.ts': [
    ["  'keepers',\n", "  'duchy',\n"],
    ['export const KEEPERS = 8;\n', 'export const DUCHY = 9;\n'],
  ],
  'src/games/root/factions/data.ts': [
    ["import { keepersData } from './13-keepers/data.ts';\n", "import { duchyData } from './14-duchy/data.ts';\n"],
    ['  keepers: keepersData,\n', '  duchy: duchyData,\n'],
  ],
  'src/games/root/factions/kinds.ts': [
    [
      "import type { KeepersKinds } from './13-keepers/kinds.ts';\n",
      "import type { DuchyKinds } from './14-duchy/kinds.ts';\n",
    ],
    ['  keepers: KeepersKinds;\n', '  duchy: DuchyKinds;\n'],
  ],
  'src/games/root/factions/index.ts': [
    ["import { keepers } from './13-keepers/index.ts';\n", "import { duchy } from './14-duchy/index.ts';\n"],
    ['  keepers,\n', '  duchy,\n'],
  ],
  'src/games/root/state.ts': [
    [
      "import { copyKeepers, type KeepersState } from './factions/13-keepers/state.ts';\n",
      "import { copyDuchy, type DuchyState } from './factions/14-duchy/state.ts';\n",
    ],
    ['  keepers: KeepersState;\n', '  duchy: DuchyState;\n'],
    ['    this.keepers = copyKeepers(s.keepers, s.seat);\n', '    this.duchy = copyDuchy(s.duchy, s.seat);\n'],
  ],
  'src/games/root/editing/factions.ts': [
    [
      "import { keepersEditing } from '../factions/13-keepers/editing.ts';\n",
      "import { duchyEditing } from '../factions/14-duchy/editing.ts';\n",
    ],
    ['  keepers: keepersEditing,\n', '  duchy: duchyEditing,\n'],
  ],
  'src/bots/root/factions.ts': [
    ["import { keepers } from './keepers.ts';\n", "import { duchy } from './duchy.ts';\n"],
    ['  keepers,\n', '  duchy,\n'],
  ],
  'src/client/games/root/factions/index.ts': [
    ["import { keepers } from './keepers/index.ts';\n", "import { duchy } from './duchy/index.ts';\n"],
    ['  keepers,\n', '  duchy,\n'],
  ],
  'src/rootlog/letters.ts': [["  keepers: 'K',\n", "  duchy: 'D',\n"]],
};
const MOST_LINES = 3;

/** Messages that every faction has; the empty one says the same as another. */
const MESSAGES: readonly (readonly [subject: string, from: string, to: string])[] = [
  ['root-draft', 'root-draft.card.alliance', 'root-draft.card.duchy'],
  ['root', 'root.count.badger', 'root.count.mole'],
  ['root', 'root.object.badger', 'root.object.mole'],
];

const read = (dir: string, file: string): string => readFileSync(join(dir, file), 'utf8');

function write(dir: string, file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}

const run = (dir: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: dir, encoding: 'utf8', stdio: 'pipe' });

/** A copy of the sources without tests, with the folders and messages of the empty faction. */
function copyWithFolders(): string {
  const dir = mkdtempSync(join(tmpdir(), 'vatra-faction-'));
  const isSource = (path: string): boolean => !/\.test\.tsx?$/.test(path);
  for (const part of ['src', 'scripts', 'package.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, part), join(dir, part), { recursive: true, filter: isSource });
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(FOLDERS)) write(dir, file, text);
  for (const language of ['uk', 'ru', 'en'])
    for (const [subject, from, to] of MESSAGES) {
      const file = `src/i18n/messages/${language}/${subject}.json`;
      const messages = JSON.parse(read(dir, file)) as Record<string, unknown>;
      expect(messages[from], `${file}: ${from}`).toBeDefined();
      write(dir, file, JSON.stringify({ ...messages, [to]: messages[from] }, undefined, 2));
    }
  run(dir, '--import', 'tsx', 'scripts/messages.ts');
  return dir;
}

function add(dir: string, file: string): void {
  let text = read(ROOT, file);
  for (const [before, added] of PLACES[file]!) {
    expect(text.split(before).length, `${file} has once ${before}`).toBe(2);
    text = text.replace(before, before + added);
  }
  write(dir, file, text);
}

/** What the compiler says, an error a line. */
function compile(dir: string): string[] {
  try {
    run(dir, 'node_modules/typescript/bin/tsc', '-b', 'src/client', 'src/registry');
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.split('\n').filter((line) => /error TS/.test(line));
  }
}

/** Files of the repository that differ in the copy; messages are another matter. */
function touched(dir: string): string[] {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$|\.css$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('src/i18n/generated/'));
  return files.filter((file) => read(ROOT, file) !== read(dir, file)).sort();
}

/** A table with the empty faction, played by chance with all checks. */
const PLAY = `import { runConformance } from './src/kernel/conformance/conformance.ts';
import { root } from './src/games/root/index.ts';
const read = root.readSettings({ factions: ['marquise', 'eyrie', 'duchy'], seating: 'listed' });
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const report = runConformance(root, { settings: () => read.value, games: 1, seed: 3, bound: 300, mostFailedGames: 1 });
console.log(JSON.stringify({ faults: report.faults.map(({ message }) => message), unmet: report.coverage.unmet }));
`;

let dir = '';
beforeAll(() => {
  dir = copyWithFolders();
}, PATIENCE);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test(
  'with the name and the types of a new faction, the compiler names every other place',
  () => {
    const given = ['src/games/root/words.ts', 'src/games/root/factions/kinds.ts'];
    for (const file of given) add(dir, file);
    const errors = compile(dir);
    const asked = Object.keys(PLACES).filter((file) => errors.some((line) => line.startsWith(`${file}(`)));
    expect(asked).toEqual(Object.keys(PLACES).filter((file) => !given.includes(file)));
  },
  PATIENCE,
);

test(
  'a faction is its folders and nine places of one to three lines, and then compiles',
  () => {
    for (const file of Object.keys(PLACES)) add(dir, file);
    expect(touched(dir)).toEqual(Object.keys(PLACES).sort());
    expect(Object.keys(PLACES)).toHaveLength(9);
    for (const [file, additions] of Object.entries(PLACES))
      expect(additions.length, file).toBeLessThanOrEqual(MOST_LINES);
    expect(compile(dir)).toEqual([]);
  },
  PATIENCE,
);

test(
  'it then plays, and what it does is content of the game',
  () => {
    write(dir, 'play.ts', PLAY);
    const report = JSON.parse(run(dir, '--import', 'tsx', 'play.ts')) as Record<'faults' | 'unmet', string[]>;
    // A game by chance seldom ends so soon.
    expect(report.faults.filter((message) => !message.startsWith('the game goes on after'))).toEqual([]);
    expect(report.unmet).not.toContain('faction duchy');
    expect(report.unmet).toContain('faction keepers');
  },
  PATIENCE,
);

test('the page names every place', () => {
  const page = read(ROOT, 'docs/adding-a-faction.md');
  for (const file of Object.keys(PLACES)) expect(page).toContain(`\`${file}\``);
});
