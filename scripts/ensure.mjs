// Installs what the project needs. Requires only Node, and takes milliseconds when nothing is missing.
//
//   node scripts/ensure.mjs              the packages of package-lock.json, and the code of the messages (src/i18n/generated)
//   node scripts/ensure.mjs --packages   the packages alone
//   node scripts/ensure.mjs --browser    and Chromium
//   node scripts/ensure.mjs --firefox    and Firefox
//   node scripts/ensure.mjs --webkit     and WebKitGTK with its driver, and Xvfb
//   node scripts/ensure.mjs --postgres   and the PostgreSQL server programs
//   node scripts/ensure.mjs --python     and Python 3

import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './lib/lock.mjs';
import { ensureMessages } from './lib/messages.mjs';
import { isMain, PlainError, runMain } from './lib/main.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.vatra-stamp');
const POSTGRES_HOME = '/usr/lib/postgresql';

/** Installs the packages and generates the code of the messages: enough to build, run and test. */
export async function ensureProject() {
  await ensurePackages();
  await ensureMessages();
}

/** Installs the packages of the lock file unless they are installed. */
async function ensurePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new PlainError(`Vatra needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  }
  if (isInstalled()) return;
  await withLock('install', async () => {
    if (isInstalled()) return;
    if (isInstalledByHand()) {
      writeFileSync(STAMP, wantedStamp());
      return;
    }
    if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new PlainError('node_modules is a link, and what it leads to is out of date. Run "npm ci" there.');
    }
    console.error('Installing the packages of package-lock.json …');
    const { code } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
    if (code !== 0) {
      throw new PlainError(
        `Installing the packages failed: "npm ci" ended with code ${code}; its own words are above.\n` +
          'Check that the package registry can be reached and that "npm --version" says 11 or newer, then run "npm ci".',
      );
    }
    writeFileSync(STAMP, wantedStamp());
  });
}

/** Chromium without windows: the same tests take a fifth less processor time with it. */
const CHROMIUM_SHELL = 'chromium-headless-shell';

/** The path of an installed Chromium; `CHROMIUM_PATH` overrides it. Undefined when there is none. */
export function findBrowser() {
  return chosenBy('CHROMIUM_PATH') ?? onPath(CHROMIUM_SHELL) ?? onPath('chromium');
}

/** The path of a Chromium for tests, installed if there is none. `CHROMIUM_PATH` overrides it. */
export async function ensureBrowser() {
  const chosen = chosenBy('CHROMIUM_PATH');
  if (chosen !== undefined) return chosen;
  const remedy = 'Install Chromium yourself and set CHROMIUM_PATH to its program.';
  try {
    return await ensureProgram([CHROMIUM_SHELL], () => onPath(CHROMIUM_SHELL), 'Chromium', remedy);
  } catch (error) {
    // Systems that do not package the shell.
    if (!(error instanceof PlainError)) throw error;
    return await ensureProgram(['chromium'], () => onPath('chromium'), 'Chromium', remedy);
  }
}

/** The path of a Firefox for tests, installed if there is none. `FIREFOX_PATH` overrides it. */
export async function ensureFirefox() {
  const chosen = chosenBy('FIREFOX_PATH');
  if (chosen !== undefined) return chosen;
  const remedy = 'Install Firefox yourself and set FIREFOX_PATH to its program.';
  return await ensureProgram(['firefox-esr'], () => onPath('firefox-esr') ?? onPath('firefox'), 'Firefox', remedy);
}

/**
 * The path of WebKitGTK's driver, installed with the small browser it drives and with Xvfb if there is none.
 * `WEBKIT_DRIVER_PATH` overrides it.
 */
export async function ensureWebkit() {
  const chosen = chosenBy('WEBKIT_DRIVER_PATH');
  if (chosen !== undefined) return chosen;
  const remedy = 'Install WebKitWebDriver of WebKitGTK and Xvfb yourself and set WEBKIT_DRIVER_PATH to the former.';
  const find = () => (onPath('Xvfb') === undefined ? undefined : onPath('WebKitWebDriver'));
  return await ensureProgram(['webkit2gtk-driver', 'xvfb'], find, 'WebKitGTK with Xvfb', remedy);
}

/** The folder of PostgreSQL's server programs, installed if there are none. `POSTGRES_BIN` overrides it. */
export async function ensurePostgres() {
  const chosen = process.env.POSTGRES_BIN;
  if (chosen !== undefined && chosen !== '') {
    if (isProgram(join(chosen, 'initdb'))) return chosen;
    throw new PlainError(`POSTGRES_BIN says ${chosen}, but there is no initdb in it. Correct it or unset it.`);
  }
  const remedy = 'Install the PostgreSQL server yourself and set POSTGRES_BIN to the folder that holds initdb.';
  return await ensureProgram(['postgresql'], postgresBin, 'the PostgreSQL server', remedy);
}

/** The path of Python 3, installed if there is none. `PYTHON_PATH` overrides it. */
export async function ensurePython() {
  const chosen = chosenBy('PYTHON_PATH');
  if (chosen !== undefined) return chosen;
  const remedy = 'Install Python 3 yourself and set PYTHON_PATH to its program.';
  return await ensureProgram(['python3'], () => onPath('python3'), 'Python 3', remedy);
}

/** Installs ffmpeg, which makes a video of pictures, unless it is installed. */
export async function ensureFfmpeg() {
  await ensureProgram(['ffmpeg'], () => onPath('ffmpeg'), 'ffmpeg', 'Install ffmpeg yourself.');
}

/** Programs that tests of a release need, with their Debian packages. */
const RELEASE_PROGRAMS = {
  mmdebstrap: 'mmdebstrap',
  'systemd-nspawn': 'systemd-container',
  'systemd-analyze': 'systemd',
  nginx: 'nginx-light',
  caddy: 'caddy',
  podman: 'podman',
  buildah: 'buildah',
  runc: 'runc',
};

/** Installs what the tests of a release need: Debian systems to install it on, proxies and container tools. */
export async function ensureReleaseTools() {
  for (const [program, debianPackage] of Object.entries(RELEASE_PROGRAMS)) {
    const find = () => onPath(program);
    await ensureProgram([debianPackage], find, program, 'These tests need a Debian system, and root on it.');
  }
}

/** The program that an environment variable names; undefined when it is not set. */
function chosenBy(variable) {
  const chosen = process.env[variable];
  if (chosen === undefined || chosen === '') return undefined;
  if (isProgram(chosen)) return chosen;
  throw new PlainError(`${variable} says ${chosen}, but there is no program there. Correct it or unset it.`);
}

async function ensureProgram(debianPackages, find, title, remedy) {
  return (
    find() ??
    (await withLock('apt', async () => {
      if (find() === undefined) await aptInstall(debianPackages, title, remedy);
      const found = find();
      if (found === undefined) {
        const names = debianPackages.join(' and ');
        throw new PlainError(`${names} was installed, but ${title} is not where it was expected.\n${remedy}`);
      }
      return found;
    }))
  );
}

async function aptInstall(debianPackages, title, remedy) {
  if (onPath('apt-get') === undefined) {
    throw new PlainError(`${title} is missing, and there is no apt-get here to install it with.\n${remedy}`);
  }
  console.error(`Installing ${title} …`);
  await apt(['update', '-qq'], title, remedy);
  await apt(['install', '-y', '-qq', ...debianPackages], title, remedy);
}

async function apt(args, title, remedy) {
  const words = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  if (process.getuid?.() !== 0) words.unshift('sudo', '-n');
  const [command, ...rest] = words;
  const { code, output } = await run(command, rest, { output: 'collect' });
  if (code !== 0) {
    throw new PlainError(
      `Installing ${title} failed: "${words.join(' ')}" ended with code ${code}.\n${output.trimEnd()}\n${remedy}`,
    );
  }
}

function isInstalled() {
  try {
    return readFileSync(STAMP, 'utf8') === wantedStamp();
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** True after a plain "npm install": there is no stamp, but npm's own list of installed packages matches the lock file. */
function isInstalledByHand() {
  const note = join(MODULES, '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const { '': _self, ...wanted } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return (
    Object.entries(installed).every(([path, { integrity }]) => wanted[path]?.integrity === integrity) &&
    Object.entries(wanted).every(([path, entry]) => path in installed || (entry.optional && !isForThisMachine(entry)))
  );
}

function isForThisMachine({ os, cpu, libc }) {
  return libc === undefined && os?.includes(process.platform) && cpu?.includes(process.arch);
}

/** The stamp of a complete installation. It contains the platform, because packages contain programs for one platform. */
function wantedStamp() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
}

function postgresBin() {
  if (!existsSync(POSTGRES_HOME)) return undefined;
  return readdirSync(POSTGRES_HOME)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(POSTGRES_HOME, version, 'bin'))
    .find((folder) => isProgram(join(folder, 'initdb')));
}

function onPath(program) {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin']
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, program))
    .find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const known = {
      '--browser': ensureBrowser,
      '--firefox': ensureFirefox,
      '--webkit': ensureWebkit,
      '--postgres': ensurePostgres,
      '--python': ensurePython,
    };
    const isBare = process.argv[2] === '--packages';
    const wishes = process.argv.slice(isBare ? 3 : 2);
    const unknown = wishes.find((wish) => !Object.hasOwn(known, wish));
    if (unknown !== undefined)
      throw new PlainError(`Unknown option ${unknown}; known are ${Object.keys(known).join(', ')}.`);
    await (isBare ? ensurePackages() : ensureProject());
    for (const wish of wishes) console.log(await known[wish]());
  });
}
