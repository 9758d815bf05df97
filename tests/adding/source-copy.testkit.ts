import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

const isSource = (path: string): boolean => !/\.(test|testkit)\.tsx?$/.test(path);

const filesOf = (folder: string): string[] =>
  readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** A copy of the sources, without tests, that a test changes. */
export class SourceCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'vatra-copy-'));

  constructor() {
    for (const part of ['src', 'scripts', 'package.json', 'tsconfig.base.json'])
      cpSync(join(ROOT, part), join(this.folder, part), { recursive: true, filter: isSource });
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Takes a file or folder of the repository, with other texts in it. */
  adopt(from: string, to: string, change: (text: string) => string): void {
    if (existsSync(join(this.folder, from)) && !/\.\w+$/.test(from)) {
      for (const path of readdirSync(join(this.folder, from), { recursive: true, encoding: 'utf8' }))
        if (path.endsWith('.ts')) this.adopt(`${from}/${path}`, `${to}/${path}`, change);
    } else this.write(to, change(readFileSync(join(ROOT, from), 'utf8')));
  }

  /** Runs Node.js in the copy and gives what it prints. */
  run(...words: readonly string[]): string {
    return execFileSync(process.execPath, words, { cwd: this.folder, encoding: 'utf8', stdio: 'pipe' });
  }

  /** The errors of the compiler, a line each; none when everything compiles. */
  compile(): string[] {
    const projects = ['client', 'cli', 'exam'].map((module) => `src/${module}`);
    try {
      // Several checkers of a project would check the types it shares several times.
      this.run('node_modules/typescript/bin/tsc', '-b', '--checkers', '1', ...projects);
      return [];
    } catch (error) {
      const { stdout } = error as { stdout: string };
      return stdout.split('\n').filter((line) => line.includes('error TS'));
    }
  }

  /** The sources that differ from those of the repository, or are not there. */
  touched(): string[] {
    const ours = new Set(filesOf(ROOT));
    return filesOf(this.folder)
      .filter((file) => !ours.has(file) || this.read(file) !== readFileSync(join(ROOT, file), 'utf8'))
      .sort();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
