import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FACTIONS } from '../../src/games/root/words.ts';
import { ROOT } from './modules.testkit.ts';

/** A folder or file that belongs to one faction. */
const OWN =
  /^src\/(?:games\/root\/factions\/\d\d-[^/]+|client\/games\/root\/factions\/[^/]+|bots\/root\/(?:inputs\/)?(?:FACTION|decree)\.ts|rootlog\/write\/factions\/FACTION\.ts)/;
const own = new RegExp(OWN.source.replaceAll('FACTION', `(?:${FACTIONS.join('|')})`));

/** Files of common code that name factions: which, and why. No other faction may be named there. */
const ALLOWED: Readonly<Record<string, readonly [factions: string, why: string]>> = {
  'src/games/root/words.ts': [
    'marquise eyrie alliance vagabond vagabond2 cult riverfolk hundreds keepers duchy corvids',
    'the names and numbers themselves',
  ],
  'src/games/root/manifest.ts': [
    'marquise eyrie alliance vagabond vagabond2 cult riverfolk hundreds keepers',
    'tables for samples',
  ],
  'src/games/root/hooks.ts': [
    'marquise eyrie alliance cult riverfolk hundreds keepers duchy corvids',
    'tables without the faction of a contributor leave it out; hot path',
  ],
  'src/games/root/editions.ts': ['vagabond riverfolk', 'values of switches that name who pays'],
  'src/games/root/components/piles.ts': [
    'eyrie alliance cult keepers duchy',
    'names of piles that common rules and other factions read',
  ],
  'src/games/root/card-effects/passive.ts': ['cult', '§10.2.1 bends Tunnels'],
  'src/games/root/checks/content.ts': ['riverfolk', '§11.2.2 explains moves over rivers'],
  'src/games/root/rules/02-key-terms/burrow.ts': ['duchy', '§17.2.2: the Burrow is a clearing for moves of the Duchy'],
  'src/games/root/rules/02-key-terms/cards.ts': ['cult', '§10.2.6 says where every discarded card goes; hot path'],
  'src/games/root/rules/02-key-terms/enemy-pieces.ts': ['vagabond', '§9.2.2: pawns are no pieces'],
  'src/games/root/rules/02-key-terms/mercenaries.ts': [
    'riverfolk',
    '§11.2.7.III: hired warriors count for others; hot path',
  ],
  'src/games/root/rules/02-key-terms/pieces.ts': [
    'marquise corvids',
    '§6.2.2 forbids all others to place beside the keep; hot path',
  ],
  'src/games/root/rules/02-key-terms/players.ts': ['vagabond vagabond2', 'who is a Vagabond, asked by many paragraphs'],
  'src/games/root/rules/02-key-terms/rule.ts': [
    'eyrie cult riverfolk hundreds duchy',
    '§7.2.2, §10.2.4, §11.2.7.III-R1, §12.2.2-R1 and §17.2.2 bend rule; hot path',
  ],
  'src/games/root/rules/04-key-actions/battle/options.ts': ['hundreds', '§12.2.5 begins a battle with a question'],
  'src/games/root/rules/04-key-actions/battle/procedure.ts': ['hundreds', '§12.2.5: who answers it'],
  'src/games/root/rules/04-key-actions/battle/sides.ts': ['hundreds', '§12.7.1 adds a step to battles of the Hundreds'],
  'src/games/root/rules/04-key-actions/move.ts': [
    'riverfolk corvids',
    '§11.2.2, §11.2.7.II: rivers as paths; hot path',
  ],
  'src/games/root/rules/02-key-terms/snares.ts': ['corvids', '§18.7.2: a snare holds everybody; hot path'],
  'src/games/root/rules/05-setup/corners.ts': ['marquise', '§7.3.2: the corner opposite the keep'],
  'src/games/root/rules/14-hirelings/brigand.ts': ['hundreds', '§14.7.8: the Hundreds hoard the item'],
  'src/games/root/rules/14-hirelings/forced.ts': ['hundreds', '§12.2.2: only the Hundreds move their warlord'],
  'src/games/root/rules/14-hirelings/physicians.ts': [
    'cult duchy',
    '§14.7.2 and §10.2.3 both say where the removed go; §17.2.2-R8',
  ],
  'src/games/root/rules/14-hirelings/stuck.ts': [
    'vagabond hundreds',
    '§12.2.2-R1, and pawns by the number of a Vagabond',
  ],
  'src/games/root/rules/15-advanced-setup/draft.ts': [
    'vagabond vagabond2',
    '§15.8.1.III, §15.11.4: Vagabond cards come with a character',
  ],
  'src/games/root/settings.ts': ['vagabond vagabond2', '§9.7: no second Vagabond without the first'],
  'src/bots/root/board.ts': ['hundreds', '§12.4.1: mobs threaten everybody'],
  'src/bots/root/factions.ts': ['vagabond vagabond2', 'both Vagabonds share weights'],
  'src/client/games/root/battle.tsx': ['vagabond', 'hirelings have no colour'],
  'src/client/games/root/names.ts': ['vagabond2', 'the second Vagabond has no short name'],
  'src/client/games/root/presets.ts': ['marquise eyrie alliance vagabond', 'set-ups that are lists of factions'],
  'src/client/games/root/thumbnail.tsx': ['marquise eyrie alliance', 'a picture'],
  'src/rootlog/read/needs.ts': [
    'eyrie alliance cult riverfolk hundreds keepers duchy',
    'the grammar of the notation differs by faction',
  ],
  'src/rootlog/replay/arrange.ts': ['cult', 'the notation leaves out what each faction must have done'],
  'src/rootlog/replay/edit.ts': [
    'eyrie cult duchy corvids',
    'the notation leaves out what each faction must have done',
  ],
  'src/rootlog/replay/facts.ts': ['hundreds duchy corvids', 'the notation leaves out what each faction must have done'],
  'src/rootlog/replay/future.ts': ['cult', 'the notation leaves out what each faction must have done'],
  'src/rootlog/replay/guess.ts': ['riverfolk corvids', 'the notation leaves out what each faction must have done'],
  'src/rootlog/replay/match.ts': ['cult riverfolk duchy', 'the notation leaves out what each faction must have done'],
  'src/rootlog/replay/recorded-game.ts': [
    'marquise vagabond hundreds duchy',
    'letters of pieces; factions that lend pieces',
  ],
  'src/rootlog/replay/plots.ts': [
    'corvids',
    '§18.2: which plots lie face down is worked out from what is recorded later',
  ],
  'src/rootlog/replay/search.ts': ['corvids', 'what is known of a board is compared by faction'],
  'src/rootlog/write/rootlog-writer.ts': [
    'eyrie alliance cult riverfolk keepers duchy corvids',
    'the notation writes each board in its own way',
  ],
  'src/rootlog/write/wording.ts': ['eyrie alliance riverfolk keepers', 'the notation writes each board in its own way'],
};

/** A faction by its constant, or as a word of a text; lists by name (`keepers: …`) and imports do not count. */
const NAMED = FACTIONS.map(
  (name) => [name, new RegExp(`\\b${name.toUpperCase()}\\b|'(?:[^'\\n]* )?${name}(?: [^'\\n]*)?'`)] as const,
);

/** The source without comments and imports. */
const codeOf = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^(?:import|export) [^;]*? from '[^']*';$/gm, '');

/** The factions that a source names, in the order of `FACTIONS`. */
function factionsIn(text: string): string {
  const code = codeOf(text);
  return NAMED.filter(([, named]) => named.test(code))
    .map(([name]) => name)
    .join(' ');
}

function sources(): readonly string[] {
  return ['games/root', 'bots', 'client', 'rootlog', 'server', 'cli', 'registry', 'exam'].flatMap((folder) =>
    readdirSync(join(ROOT, 'src', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|testkit)\.tsx?$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
}

describe('names of factions', () => {
  const named = new Map(
    sources()
      .filter((file) => !own.test(file))
      .map((file) => [file, factionsIn(readFileSync(join(ROOT, file), 'utf8'))] as const)
      .filter(([, factions]) => factions !== ''),
  );

  test('stand in the folders of factions, and elsewhere only those that a file has a reason for', () => {
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries(Object.entries(ALLOWED).map(([file, [factions]]) => [file, factions])),
    );
  });

  test('are seen in comparisons, cases, keys and texts, not in imports, comments and lists', () => {
    expect(factionsIn('if (f === KEEPERS) return 1;')).toBe('keepers');
    expect(factionsIn("case 'keepers':")).toBe('keepers');
    expect(factionsIn('list[CULT] = GARDEN;')).toBe('cult');
    expect(factionsIn("text === 'battle c1 cult' || f === 'eyrie'")).toBe('eyrie cult');
    expect(factionsIn("import { KEEPERS } from './words.ts';\nimport {\n  CULT,\n} from './words.ts';")).toBe('');
    expect(factionsIn('/** KEEPERS */\n// CULT\nconst list = { keepers, cult: 1 };')).toBe('');
  });
});
