import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../../src/law/index.ts';
import { filesBelow, ROOT } from './house.ts';

/**
 * Files of a game that hold no rules, unless `--files` names them: tests and their kits; data (decks, maps, packs, words);
 * readers and writers of packs and positions; the checks that tests run; the guess of hidden cards that bots
 * think with; and what is only said aloud.
 */
const NO_RULES = [
  /\.(test|testkit)\.ts$/,
  /\/(components\/(data|cards|maps)|positions|checks|testkit)\//,
  /\/(words|events|types|audit|announce|content|worlds|built-in|effect-schema|(read-|check-)?pack(-reader|-hash)?|read-effects)\.ts$/,
];

/** Tests that take many seconds, because they play whole games. */
const SLOW = /\/(conformance|content)\.test\.ts$|\/oracles\/(wild\/machines|scythia\/raid-and-chief)\.test\.ts$/;

/** Folders of other modules that play one game only. */
const OWN_TESTS: Readonly<Partial<Record<GameId, readonly string[]>>> = { root: ['src/rootlog'] };

/** Tests outside of a game's folder that play it: the referee's exam, and recorded games. */
const MORE_TESTS = ['src/exam', 'tests/playthroughs'];

/** The files with rules of a game, or those that a pattern names: `*` stands for a part of a name, `**` for folders. */
export function ruleFiles(game: GameId, pattern?: string): readonly string[] {
  const sources = filesBelow(`src/games/${game}`).filter((file) => file.endsWith('.ts') && !NO_RULES[0]!.test(file));
  if (pattern === undefined) return sources.filter((file) => !NO_RULES.some((rule) => rule.test(file)));
  const wanted = globPattern(pattern);
  return sources.filter((file) => wanted.test(file) || wanted.test(file.slice(`src/games/${game}/`.length)));
}

/**
 * The tests that can notice a broken rule of a game, those that play whole games at random only on demand. Tests that put
 * other modules in place of ours, or wait while they are loaded, need a runner of their own and are left out.
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
