import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ROOT, type SourceCopy } from './source-copy.testkit.ts';

/** The folders of a faction that has a name, a piece, a frame, a verb and an event, and whose turns are empty. */
export const FACTION_FILES: Readonly<Record<string, string>> = {
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
  'src/games/root/factions/99-weasels/frames.ts': `import type { Frame } from '../../../../kernel/index.ts';
export interface WeaselsFrame extends Frame {
  readonly proc: 'weaselsDaylight';
  step: 'begin' | 'act';
  sneaked: number;
}
`,
  'src/games/root/factions/99-weasels/kinds.ts': `import type { WeaselsFrame } from './frames.ts';
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
  'src/games/root/factions/99-weasels/index.ts': `import type { ChildFrame } from '../../../../kernel/index.ts';
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
  checks: {},
  view: (s) => ({ weasels: copyWeasels(s.weasels, s.seat) }),
};
`,
  'src/games/root/factions/99-weasels/editing.ts': `import type { FactionEditing } from '../../editing/faction-editing.ts';
export const weaselsEditing: FactionEditing = {
  piecesLaw: '2.5',
  position: {
    keys: ['burrow'],
    read(reader, raw, path, s) {
      if (raw['burrow'] !== undefined) s.weasels.burrow = reader.whole(raw['burrow'], path + '.burrow', 0, 9999);
    },
    write: (s) => (s.weasels.burrow === 0 ? {} : { burrow: s.weasels.burrow }),
    show: (s) => [['burrow', String(s.weasels.burrow)]],
  },
};
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
export const PLACES: Readonly<Record<string, readonly Addition[]>> = {
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
/** Messages that every faction has; the empty one says the same as another. */
const MESSAGES: readonly (readonly [subject: string, from: string, to: string])[] = [
  ['root-draft', 'root-draft.card.alliance', 'root-draft.card.weasels'],
  ['root', 'root.count.badger', 'root.count.weasel'],
  ['root', 'root.object.badger', 'root.object.weasel'],
];

/** The terms of all languages; the empty faction is called like another one. */
const GLOSSARY = 'src/i18n/glossary.json';

const LANGUAGES = ['uk', 'ru', 'en'];
const messageFile = (language: string, subject: string): string => `src/i18n/messages/${language}/${subject}.json`;

/** The files of messages that a faction changes. */
export const FACTION_MESSAGES: readonly string[] = [
  GLOSSARY,
  ...LANGUAGES.flatMap((language) => [...new Set(MESSAGES.map(([subject]) => messageFile(language, subject)))]),
];

/** Adds the folders and messages of the empty faction to a copy of the sources. */
export function addFactionFolders(copy: SourceCopy): void {
  for (const [file, text] of Object.entries(FACTION_FILES)) copy.write(file, text);
  for (const language of LANGUAGES)
    for (const [subject, from, to] of MESSAGES) {
      const file = messageFile(language, subject);
      const messages = JSON.parse(copy.read(file)) as Record<string, unknown>;
      expect(messages[from], `${file}: ${from}`).toBeDefined();
      copy.write(file, JSON.stringify({ ...messages, [to]: messages[from] }, undefined, 2));
    }
  const terms = JSON.parse(copy.read(GLOSSARY)) as { readonly id: string }[];
  const named = terms.filter(({ id }) => /^root\.faction\.keepers(?:\.short)?$/.test(id));
  expect(named).toHaveLength(2);
  const renamed = named.map((term) => ({ ...term, id: term.id.replace('keepers', 'weasels') }));
  copy.write(GLOSSARY, JSON.stringify([...terms, ...renamed]));
  copy.run('--import', 'tsx', 'scripts/messages.ts');
}

/** Adds the lines of the empty faction to one of its places. */
export function addFactionLines(copy: SourceCopy, file: string): void {
  let text = readFileSync(join(ROOT, file), 'utf8');
  for (const [line, added] of PLACES[file]!) {
    const last = [...text.matchAll(line)].at(-1);
    expect(last, `${file} has ${String(line)}`).toBeDefined();
    const end = last!.index + last![0].length;
    text = text.slice(0, end) + added + text.slice(end);
  }
  copy.write(file, text);
}

/** A table with the empty faction, played by chance with all checks. */
export const PLAY = `import { runConformance } from './src/kernel/conformance/conformance.ts';
import { root } from './src/games/root/index.ts';
const read = root.readSettings({ factions: ['marquise', 'eyrie', 'weasels'], seating: 'listed' });
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const report = runConformance(root, { settings: () => read.value, games: 1, seed: 3, bound: 300, mostFailedGames: 1 });
console.log(JSON.stringify({ faults: report.faults.map(({ message }) => message), unmet: report.coverage.unmet }));
`;
