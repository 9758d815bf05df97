import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { afterAll, expect, test } from 'vitest';
import { BUILT_IN as SCYTHIA } from '../../src/games/scythia/index.ts';
import { BUILT_IN as WILD } from '../../src/games/wild/index.ts';
import { runProgram } from '../cli/cli.testkit.ts';
import { ROOT } from './modules.testkit.ts';

const script = join(ROOT, 'scripts/lib/packs.mjs');
const { packs } = (await import(script)) as { packs: (folder: string) => Plugin };

const folder = mkdtempSync(join(tmpdir(), 'vatra-packs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GAMES = { wild: WILD, scythia: SCYTHIA };

/** A copy of a pack with one value changed. */
function changed(pack: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(pack) as Record<string | number, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  at[path.at(-1)!] = value;
  return copy;
}

/** What the built-in values of a game are once it is built beside these files. */
async function built(game: string): Promise<unknown> {
  const input = join(ROOT, `src/games/${game}/index.ts`);
  const build = await rolldown({ cwd: ROOT, input, platform: 'node', logLevel: 'silent', plugins: [packs(folder)] });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const module = (await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`)) as {
    readonly BUILT_IN: unknown;
  };
  return module.BUILT_IN;
}

test.each(['wild', 'scythia'] as const)('%s is built with the values of its file, if there is one', async (game) => {
  const values: readonly [readonly string[], unknown] =
    game === 'wild' ? [['setup', 'maxDamage'], 4] : [['workers', 'grey'], 12];
  expect(await built(game)).toEqual(GAMES[game]);
  const pack = changed(GAMES[game], ...values);
  writeFileSync(join(folder, `${game}.json`), JSON.stringify(pack));
  expect(await built(game)).toEqual(pack);
  expect(pack).not.toEqual(GAMES[game]);
});

test('a file with a mistake ends the build and names file, place and reason', async () => {
  writeFileSync(join(folder, 'wild.json'), JSON.stringify(changed(WILD, ['setup', 'maxDamage'], 'four')));
  await expect(built('wild')).rejects.toThrow(/wild\.json is not a valid pack of this game:\n {2}setup\.maxDamage: /);
  writeFileSync(join(folder, 'wild.json'), '{');
  await expect(built('wild')).rejects.toThrow(/wild\.json cannot be read/);
});

test('the command line writes the values and checks a file', () => {
  const vatra = (...words: string[]) =>
    runProgram(process.execPath, [join(ROOT, 'scripts/vatra.mjs'), ...words], folder);
  const { out } = vatra('pack', 'scythia');
  expect(JSON.parse(out)).toEqual(SCYTHIA);
  const file = join(folder, 'mine.json');
  writeFileSync(file, out);
  expect(vatra('pack', 'scythia', '--check', file)).toMatchObject({ code: 0 });
  writeFileSync(file, JSON.stringify(changed(SCYTHIA, ['workers', 'grey'], -1)));
  const wrong = vatra('pack', 'scythia', '--check', file);
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain('workers.grey');
  expect(vatra('pack', 'root').code).toBe(2);
});
