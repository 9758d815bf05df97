import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PATIENCE = 600_000;

/** The folders of a faction that has a name, a piece, a frame, a verb and an event, and whose turns are empty. */
const FOLDERS: Readonly<Record<string, string>> = {
  'src/games/root/factions/99-weasels/state.ts': `import { WEASELS } from '../../words.ts';
export class WeaselsState {
  burrow: number;
  constructor(d: WeaselsState) {
    this.burrow = d.burrow;
  }
}
export const newWeasels = (): WeaselsState => new WeaselsState({ burrow: 0 });
export const copyWeasels = (own: WeaselsState, seat: readonly number[]): WeaselsState =>
  seat[WEASELS]! >= 0 ? new WeaselsState(own) : own;
`,
  'src/games/root/factions/99-weasels/data.ts': `import type { FactionData } from '../faction-data.ts';
import { newWeasels } from './state.ts';
export const weaselsData = {
  isPlayable: true,
  pieces: [{ id: 'weasel', class: 'warrior', count: 20 }],
  piles: [{ name: 'ministers', seenBy: 'everybody' }],
  reach: 8,
  stance: 'militant',
  startsInCorner: false,
  hirelings: ['highway-bandits'],
  fields: () => ({ weasels: newWeasels() }),
} as const satisfies FactionData;
`,
  'src/games/root/factions/99-weasels/verbs.ts': `import { verb } from '../../../../kernel/index.ts';
export const weaselsVerbs = { sneak: verb('sneak') };
`,
  'src/games/root/factions/99-weasels/kinds.ts': `import type { WeaselsFrame } from './index.ts';
import type { WeaselsState } from './state.ts';
import type { weaselsVerbs } from './verbs.ts';
export interface WeaselsKinds {
  frame: WeaselsFrame;
  verb: (typeof weaselsVerbs)[keyof typeof weaselsVerbs];
  event: { readonly type: 'sneaked' };
  fields: { weasels: WeaselsState };
  view: { readonly weasels: Readonly<WeaselsState> };
  names: object;
}
`,
  'src/games/root/factions/99-weasels/index.ts': `import type { ChildFrame, Frame } from '../../../../kernel/index.ts';
import { draw } from '../../rules/02-key-terms/cards.ts';
import { place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { piece } from '../../components/pieces.ts';
import type { Root } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { WEASELS } from '../../words.ts';
import type { FactionDescriptor } from '../descriptor.ts';
import { STANDARD } from '../standard.ts';
import { copyWeasels } from './state.ts';
import { weaselsVerbs } from './verbs.ts';
export interface WeaselsFrame extends Frame {
  readonly proc: 'weaselsDaylight';
  step: 'begin' | 'act';
  sneaked: number;
}
const nothing = (): ChildFrame<Root> => draw(WEASELS, 0);
export const weasels: FactionDescriptor<'weasels'> = {
  rules: {
    ...STANDARD,
    setup: nothing,
    birdsong: nothing,
    daylight: () => ({ proc: 'weaselsDaylight', step: 'begin', got: 0, sneaked: 0 }),
    evening: nothing,
    craftingPieces: () => 0,
  },
  verbs: weaselsVerbs,
  procedures: {
    weaselsDaylight: {
      begin: {
        kind: 'rule',
        law: '1.5',
        run(s, _f, out) {
          if (s.supply[piece('weasel')]! > 15) place(s, piece('weasel'), 0, 1, out);
          return 'act';
        },
      },
      act: {
        kind: 'choice',
        window: 'weasels-daylight',
        law: '1.5',
        seats: (s) => seatBit(s, WEASELS),
        options(_s, f, _seat, ask) {
          if (f.sneaked === 0) ask.offer(weaselsVerbs.sneak());
          ask.offer(verbs.end());
        },
        take(s, f, o, _seat, out) {
          if (o.verb === 'end') return 'done';
          f.sneaked++;
          s.weasels.burrow++;
          if (out.on) out.emit({ type: 'sneaked' });
          return 'act';
        },
      },
    },
  },
  frameFields: { weaselsDaylight: { sneaked: 'whole' } },
  fieldNames: {},
  offWindow: [],
  position: {
    keys: ['burrow'],
    read(reader, raw, path, s) {
      if (raw['burrow'] !== undefined) s.weasels.burrow = reader.whole(raw['burrow'], path + '.burrow', 0, 9999);
    },
    write: (s) => (s.weasels.burrow === 0 ? {} : { burrow: s.weasels.burrow }),
    show: (s) => [['burrow', String(s.weasels.burrow)]],
  },
  checks: {},
  view: (s) => ({ weasels: copyWeasels(s.weasels, s.seat) }),
};
`,
  'src/games/root/factions/99-weasels/editing.ts': `import type { FactionEditing } from '../../editing/faction-editing.ts';
export const weaselsEditing: FactionEditing = { piecesLaw: '2.5' };
`,
  'src/bots/root/weasels.ts': `import type { FactionBot } from './faction-bot.ts';
const WEIGHTS = { warrior: 0.2 };
export const weasels: FactionBot<typeof WEIGHTS> = { weights: WEIGHTS, fear: 0, hopes: () => 0 };
`,
  'src/client/games/root/factions/weasels/index.ts': `import type { FactionUi } from '../faction-ui.ts';
export const weasels: FactionUi<'weasels'> = {
  roles: { sneak: [] },
  lines: () => ({ sneaked: () => ['The weasels sneak.'] }),
  Board: () => null,
  about: [],
  ring: 'plain',
};
`,
};

/** Lines of which the last one that matches gets `added` after it. */
type Addition = readonly [line: RegExp, added: string];

/** The nine places outside its folders, and the lines they get after those of the last faction. */
const PLACES: Readonly<Record<string, readonly Addition[]>> = {
  'src/games/root/words.ts': [
    [/^ {2}'\w+',\n(?=\] as const;\n\/\*\* The name of a faction\. )/gm, "  'weasels',\n"],
    [/^ {2}\w+: '[A-Z]',\n/gm, "  weasels: 'Z',\n"],
    [
      /^export const [A-Z]+2? = \d+;\n(?=\/\*\* The kinds of hirelings)/gm,
      'export const WEASELS = FACTIONS.length - 1;\n',
    ],
  ],
  'src/games/root/factions/data.ts': [
    [
      /^import \{ \w+Data \} from '\.\/\d\d-\w+\/data\.ts';\n/gm,
      "import { weaselsData } from './99-weasels/data.ts';\n",
    ],
    [/^ {2}\w+: \w+Data,\n/gm, '  weasels: weaselsData,\n'],
  ],
  'src/games/root/factions/kinds.ts': [
    [
      /^import type \{ \w+Kinds \} from '\.\/\d\d-\w+\/kinds\.ts';\n/gm,
      "import type { WeaselsKinds } from './99-weasels/kinds.ts';\n",
    ],
    [/^ {2}\w+: \w+Kinds;\n/gm, '  weasels: WeaselsKinds;\n'],
  ],
  'src/games/root/factions/index.ts': [
    [/^import \{ \w+ \} from '\.\/\d\d-\w+\/index\.ts';\n/gm, "import { weasels } from './99-weasels/index.ts';\n"],
    [/^ {2}\w+,\n(?=\};)/gm, '  weasels,\n'],
  ],
  'src/games/root/state.ts': [
    [
      /^import \{ copy\w+, type \w+State \} from '\.\/factions\/\d\d-\w+\/state\.ts';\n/gm,
      "import { copyWeasels, type WeaselsState } from './factions/99-weasels/state.ts';\n",
    ],
    [/^ {2}keepers: KeepersState;\n/gm, '  weasels: WeaselsState;\n'],
    [/^ {4}this\.keepers = .*;\n/gm, '    this.weasels = copyWeasels(s.weasels, s.seat);\n'],
  ],
  'src/games/root/editing/factions.ts': [
    [
      /^import \{ \w+Editing \} from '\.\.\/factions\/\d\d-\w+\/editing\.ts';\n/gm,
      "import { weaselsEditing } from '../factions/99-weasels/editing.ts';\n",
    ],
    [/^ {2}\w+: \w+Editing,\n/gm, '  weasels: weaselsEditing,\n'],
  ],
  'src/bots/root/factions.ts': [
    [/^import \{ keepers \} from '\.\/keepers\.ts';\n/gm, "import { weasels } from './weasels.ts';\n"],
    [/^ {2}keepers,\n/gm, '  weasels,\n'],
  ],
  'src/client/games/root/factions/index.ts': [
    [/^import \{ keepers \} from '\.\/keepers\/index\.ts';\n/gm, "import { weasels } from './weasels/index.ts';\n"],
    [/^ {2}keepers,\n/gm, '  weasels,\n'],
  ],
  'src/rootlog/letters.ts': [[/^ {2}\w+: '\w',\n/gm, "  weasels: 'X',\n"]],
};
const MOST_LINES = 3;

/** Messages that every faction has; the empty one says the same as another. */
const MESSAGES: readonly (readonly [subject: string, from: string, to: string])[] = [
  ['root-draft', 'root-draft.card.alliance', 'root-draft.card.weasels'],
  ['root', 'root.count.badger', 'root.count.weasel'],
  ['root', 'root.object.badger', 'root.object.weasel'],
];

/** The terms of all languages; the empty faction is called like another one. */
const GLOSSARY = 'src/i18n/glossary.json';

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
  const terms = JSON.parse(read(dir, GLOSSARY)) as { readonly id: string }[];
  const named = terms.filter(({ id }) => /^root\.faction\.keepers(?:\.short)?$/.test(id));
  expect(named).toHaveLength(2);
  const renamed = named.map((term) => ({ ...term, id: term.id.replace('keepers', 'weasels') }));
  write(dir, GLOSSARY, JSON.stringify([...terms, ...renamed]));
  run(dir, '--import', 'tsx', 'scripts/messages.ts');
  return dir;
}

function add(dir: string, file: string): void {
  let text = read(ROOT, file);
  for (const [line, added] of PLACES[file]!) {
    const last = [...text.matchAll(line)].at(-1);
    expect(last, `${file} has ${String(line)}`).toBeDefined();
    const end = last!.index + last![0].length;
    text = text.slice(0, end) + added + text.slice(end);
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
const read = root.readSettings({ factions: ['marquise', 'eyrie', 'weasels'], seating: 'listed' });
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
    expect(report.unmet).not.toContain('faction weasels');
    expect(report.unmet).toContain('faction keepers');
  },
  PATIENCE,
);

test('the page names every place', () => {
  const page = read(ROOT, 'docs/adding-a-faction.md');
  for (const file of Object.keys(PLACES)) expect(page).toContain(`\`${file}\``);
});
