import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../../src/law/index.ts';
import { filesBelow, ROOT } from './repository.ts';

/**
 * Files of a game without rules, unless `--files` names them: tests and their kits; data (decks, maps, packs, words); readers,
 * writers and editors of packs, positions and saved states; conformance checks; worlds for bots; and texts. Parts of Root's
 * factions are files of these names in the folder of the faction.
 */
const NO_RULES = [
  /\.(test|testkit)\.ts$/,
  /\/(components\/(data|cards|maps)|positions|editing|checks|testkit)\//,
  /\/factions\/[^/]+\/(data|position|editing|checks)\.ts$/,
  /\/upgrade-saved\.ts$/,
  /\/(words|events|types|audit|announce|content|worlds|built-in|effect-schema|(read-|check-)?pack(-reader|-hash)?|read-effects)\.ts$/,
];

/** Slow tests, which play whole games. */
const SLOW = /\/(conformance|content)\.test\.ts$|\/oracles\/(wild\/machines|scythia\/raid-and-chief)\.test\.ts$/;

/** Folders of other modules that play one game only. */
const OWN_TESTS: Readonly<Partial<Record<GameId, readonly string[]>>> = { root: ['src/rootlog'] };

/** Tests outside of a game's folder that play it: the referee's exam, and recorded games. */
const MORE_TESTS = ['src/exam', 'tests/playthroughs'];

/** The files with rules of a game, or those that match a pattern: `*` matches a part of a name, `**` folders. */
export function ruleFiles(game: GameId, pattern?: string): readonly string[] {
  const sources = filesBelow(`src/games/${game}`).filter((file) => file.endsWith('.ts') && !NO_RULES[0]!.test(file));
  if (pattern === undefined) return sources.filter((file) => !NO_RULES.some((rule) => rule.test(file)));
  const wanted = globPattern(pattern);
  return sources.filter((file) => wanted.test(file) || wanted.test(file.slice(`src/games/${game}/`.length)));
}

/**
 * The tests that can notice a broken rule of a game; slow ones only with `withSlow`. Tests that mock modules or have a
 * top-level await do not run in this runner and are left out.
 */
export function testFiles(game: GameId, withSlow: boolean): readonly string[] {
  return [`src/games/${game}`, `tests/oracles/${game}`, ...(OWN_TESTS[game] ?? []), ...MORE_TESTS]
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.test.ts') && (withSlow || !SLOW.test(file)))
    .filter((file) => !/^vi\.mock\(|^(const|let) .*= await /m.test(readFileSync(join(ROOT, file), 'utf8')));
}

function globPattern(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*\/?|\*)/).map((part) => {
    if (part.startsWith('**')) return '.*';
    return part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}
