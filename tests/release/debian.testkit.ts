import { appendFileSync, chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { spawn } from 'node:child_process';
import { expect } from 'vitest';
import { ran } from './machine.testkit.ts';

/** Makes the file tree of a Debian system with some packages: a minimal one, or (`extract`) the files of these packages alone. */
export async function newDebian(
  folder: string,
  suite: string,
  packages: readonly string[],
  variant: 'minbase' | 'extract' = 'minbase',
): Promise<void> {
  const words = [`--variant=${variant}`, '--format=directory', `--include=${packages.join(',')}`, suite, folder];
  const { code, printed } = await ran('mmdebstrap', words, { cwd: '/' });
  expect(code, printed).toBe(0);
}

/** The environment inside a file tree: nothing of this machine's. */
export const CLEAN: NodeJS.ProcessEnv = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' };

/** Runs a command inside a file tree. */
export const inside = (folder: string, ...words: string[]): ReturnType<typeof ran> =>
  ran('chroot', [folder, ...words], { cwd: '/', env: CLEAN });

/** Puts a Debian package into a file tree; gives its path there. */
export function bring(folder: string, deb: string): string {
  copyFileSync(deb, join(folder, 'root', basename(deb)));
  return `/root/${basename(deb)}`;
}

/** Puts this machine's Node.js into a file tree whose release has none that is new enough. */
export function bringNode(folder: string): void {
  mkdirSync(join(folder, 'usr/bin'), { recursive: true });
  copyFileSync(process.execPath, join(folder, 'usr/bin/node'));
  chmodSync(join(folder, 'usr/bin/node'), 0o755);
}

/** A booted system; it shares the network with this machine. */
export interface BootedSystem {
  /** What it wrote to its console. */
  console(): string;
  /** Shuts it down as its power button does. */
  shutDown(): Promise<void>;
}

/** Boots the systemd of a file tree. */
export function boot(folder: string): BootedSystem {
  const child = spawn('systemd-nspawn', ['-D', folder, '--boot', '--register=no', '--keep-unit'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const hear = (chunk: Buffer): void => void (written += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  return {
    console: () => written,
    shutDown: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Adds a line to the settings of the installed server. */
export const setting = (folder: string, line: string): void =>
  appendFileSync(join(folder, 'etc/vatra/vatra.env'), `${line}\n`);
