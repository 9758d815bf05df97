import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PlainError } from './main.mjs';
import { ROOT } from './root.mjs';

/** The folder of packs, which replace built-in component values: one file per game. */
export const PACKS = join(ROOT, 'packs');

const BUILT_IN = /\/src\/games\/([^/]+)\/components\/built-in\.ts$/;

/** A plugin that builds the packs of `packs/` in, so that engine, server, bots and screens all use them. A bad pack fails the build. */
export function packs(folder = PACKS) {
  return {
    name: 'vatra-packs',
    async load(id) {
      const game = BUILT_IN.exec(id.replaceAll('\\', '/').split('?')[0])?.[1];
      const file = game && join(folder, `${game}.json`);
      if (!file || !existsSync(file)) return undefined;
      const reader = `src/games/${game}/components/read-pack.ts`;
      return `export const BUILT_IN = ${JSON.stringify(await checked(file, reader))};`;
    },
  };
}

/** An error without a stack, which the bundler would print: authors of packs cannot use it. */
const mistake = (message) => Object.assign(new PlainError(message), { stack: '' });

/** The pack of a file, read by the game's own reader. */
async function checked(file, reader) {
  const name = relative(ROOT, file);
  let raw;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw mistake(`${name} cannot be read: ${error.message}`);
  }
  const { readPack } = await moduleOf(join(ROOT, reader));
  const reading = readPack(raw);
  if (reading.ok) return reading.value;
  const lines = reading.problems.map(
    ({ path, code, args }) => `  ${path}: ${code} ${args ? JSON.stringify(args) : ''}`,
  );
  throw mistake(`${name} is not a valid pack of this game:\n${lines.join('\n')}`);
}

async function moduleOf(input) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({ cwd: ROOT, input, platform: 'node', logLevel: 'silent' });
  try {
    const { output } = await build.generate({ format: 'esm', codeSplitting: false });
    return await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
  } finally {
    await build.close();
  }
}
