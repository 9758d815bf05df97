import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FACTIONS } from '../../src/games/root/words.ts';
import { ROOT } from './modules.testkit.ts';

/** A folder or file that belongs to one faction. */
const OWN =
  /^src\/(?:games\/root\/factions\/\d\d-[^/]+|client\/games\/root\/factions\/[^/]+|bots\/root\/(?:inputs\/)?(?:FACTION|decree)\.ts|rootlog\/write\/factions\/FACTION\.ts)/;
const own = new RegExp(OWN.source.replaceAll('FACTION', `(?:${FACTIONS.join('|')})`));

/** Places that decide by the name of a faction, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/games/root/words.ts': 'the names and numbers themselves',
  'src/games/root/manifest.ts': 'tables for samples',
  'src/games/root/hooks.ts': 'tables without the faction of a contributor leave it out; hot path',
  'src/games/root/editions.ts': 'values of switches that name who pays',
  'src/games/root/match-facts.ts': 'records name the character of a Vagabond',
  'src/games/root/components/piles.ts': 'names of piles that common rules and other factions read',
  'src/games/root/card-effects/passive.ts': '§10.2.1 bends Tunnels',
  'src/games/root/checks/content.ts': '§11.2.2 explains moves over rivers',
  'src/games/root/rules/02-key-terms/burrow.ts': '§17.2.2: the Burrow is a clearing for moves of the Duchy',
  'src/games/root/rules/02-key-terms/cards.ts': '§10.2.6 says where every discarded card goes; hot path',
  'src/games/root/rules/02-key-terms/enemy-pieces.ts': '§9.2.2: pawns are no pieces',
  'src/games/root/rules/02-key-terms/mercenaries.ts': '§11.2.7.III: hired warriors count for others; hot path',
  'src/games/root/rules/02-key-terms/pieces.ts': '§6.2.2 forbids all others to place beside the keep; hot path',
  'src/games/root/rules/02-key-terms/players.ts': 'who is a Vagabond, asked by many paragraphs',
  'src/games/root/rules/02-key-terms/rule.ts':
    '§7.2.2, §10.2.4, §11.2.7.III-R1, §12.2.2-R1 and §17.2.2 bend rule; hot path',
  'src/games/root/rules/04-key-actions/battle/options.ts': '§12.2.5 begins a battle with a question',
  'src/games/root/rules/04-key-actions/battle/procedure.ts': '§12.2.5: who answers it',
  'src/games/root/rules/04-key-actions/battle/sides.ts': '§12.7.1 adds a step to battles of the Hundreds',
  'src/games/root/rules/04-key-actions/move.ts': '§11.2.2, §11.2.7.II: rivers as paths; hot path',
  'src/games/root/rules/02-key-terms/snares.ts': '§18.7.2: a snare holds everybody; hot path',
  'src/games/root/rules/05-setup/corners.ts': '§7.3.2: the corner opposite the keep',
  'src/games/root/rules/14-hirelings/brigand.ts': '§14.7.8: the Hundreds hoard the item',
  'src/games/root/rules/14-hirelings/forced.ts': '§12.2.2: only the Hundreds move their warlord',
  'src/games/root/rules/14-hirelings/physicians.ts': '§14.7.2 and §10.2.3 both say where the removed go; §17.2.2-R8',
  'src/games/root/rules/14-hirelings/stuck.ts': '§12.2.2-R1, and pawns by the number of a Vagabond',
  'src/games/root/rules/15-advanced-setup/draft.ts': '§15.8.1.III, §15.11.4: Vagabond cards come with a character',
  'src/games/root/settings.ts': '§9.7: no second Vagabond without the first',
  'src/bots/root/board.ts': '§9.5, §12.4.1: swords and mobs threaten everybody',
  'src/bots/root/factions.ts': 'both Vagabonds share weights',
  'src/client/games/root/battle.tsx': 'hirelings have no colour',
  'src/client/games/root/names.ts': 'the second Vagabond has no short name',
  'src/client/games/root/pointing.ts': '§8.2.6: a march of others into sympathy costs a card',
  'src/client/games/root/presets.ts': 'set-ups that are lists of factions',
  'src/client/games/root/thumbnail.tsx': 'a picture',
  'src/rootlog/read/needs.ts': 'the grammar of the notation differs by faction',
  'src/rootlog/replay/arrange.ts': 'the notation leaves out what each faction must have done',
  'src/rootlog/replay/edit.ts': 'the notation leaves out what each faction must have done',
  'src/rootlog/replay/facts.ts': 'the notation leaves out what each faction must have done',
  'src/rootlog/replay/future.ts': 'the notation leaves out what each faction must have done',
  'src/rootlog/replay/guess.ts': 'the notation leaves out what each faction must have done',
  'src/rootlog/replay/identities.ts': 'the notation leaves out what each faction must have done',
  'src/rootlog/replay/match.ts': 'the notation leaves out what each faction must have done',
  'src/rootlog/replay/recorded-game.ts': 'letters of pieces; factions that lend pieces',
  'src/rootlog/replay/plots.ts': '§18.2: which plots lie face down is worked out from what is recorded later',
  'src/rootlog/replay/search.ts': 'what is known of a board is compared by faction',
  'src/rootlog/write/rootlog-writer.ts': 'the notation writes each board in its own way',
  'src/rootlog/write/wording.ts': 'the notation writes each board in its own way',
};

const CONSTANTS = FACTIONS.map((name) => name.toUpperCase()).join('|');
/** A faction by its constant or as a text; lists by name (`keepers: …`) and imports do not count. */
const NAMED = new RegExp(`\\b(?:${CONSTANTS})\\b|'(?:${FACTIONS.join('|')})'`);

/** The source without comments and imports. */
const codeOf = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^(?:import|export) [^;]*? from '[^']*';$/gm, '');

const isNaming = (text: string): boolean => NAMED.test(codeOf(text));

function sources(): readonly string[] {
  return ['games/root', 'bots', 'client', 'rootlog', 'server', 'cli', 'registry', 'exam'].flatMap((folder) =>
    readdirSync(join(ROOT, 'src', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|testkit)\.tsx?$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
}

describe('names of factions', () => {
  const naming = sources().filter((file) => !own.test(file) && isNaming(readFileSync(join(ROOT, file), 'utf8')));

  test('stand in the folders of factions, and elsewhere only for a reason', () => {
    expect(naming.filter((file) => ALLOWED[file] === undefined)).toEqual([]);
  });

  test('no reason has outlived its file', () => {
    expect(Object.keys(ALLOWED).filter((file) => !naming.includes(file))).toEqual([]);
  });

  test('are seen in comparisons, cases and keys, not in imports, comments and lists', () => {
    expect(isNaming('if (f === KEEPERS) return 1;')).toBe(true);
    expect(isNaming("case 'keepers':")).toBe(true);
    expect(isNaming('list[CULT] = GARDEN;')).toBe(true);
    expect(isNaming("import { KEEPERS } from './words.ts';\nimport {\n  CULT,\n} from './words.ts';")).toBe(false);
    expect(isNaming('/** KEEPERS */\n// CULT\nconst list = { keepers, cult: 1 };')).toBe(false);
  });
});
