import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchPeers, PeerFigure } from '../src/cli/bench.ts';
import { UserError } from '../src/cli/user-error.ts';
import { packageRoot } from '../src/cli/law-sources.ts';
import { printError } from '../src/cli/output.ts';

/** The folder of the peers, other engines to compare with. It has its own package.json. */
export const FOLDER = join(packageRoot(), 'bench', 'peers');
const LOCK = join(FOLDER, 'package-lock.json');
const STAMP = join(FOLDER, 'node_modules', '.stamp');

/** Runs a program in the folder of the peers and returns its output. A signal to this process ends the program as well. */
function run(command: string, words: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(command, words, { cwd: FOLDER, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const end = (): boolean => child.kill();
    process.once('exit', end);
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => fail(new UserError(`cannot run ${command}: ${error.message}`)));
    child.on('close', (code) => {
      process.off('exit', end);
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      if (code === 0) done(output);
      else fail(new UserError(`"${command} ${words.join(' ')}" in ${FOLDER} ended with code ${code}`));
    });
  });
}

/** Installs the peers unless they are installed. */
export async function installPeers(): Promise<void> {
  const wanted = readFileSync(LOCK, 'utf8');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  printError('Installing the engines to compare with …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--silent']);
  writeFileSync(STAMP, wanted);
}

/** Measures other engines, each in a process of its own. */
export const peers: BenchPeers = async ({ rounds, span }) => {
  await installPeers();
  return JSON.parse(await run(process.execPath, ['measure.mjs', String(rounds), String(span)])) as PeerFigure[];
};
