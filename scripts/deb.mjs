// Makes a Debian package of the tarball of `npm pack`: the program below /usr/lib/vatra, a systemd unit, and settings in
// /etc/vatra/vatra.env. Needs npm and dpkg-deb.
//
//   node scripts/deb.mjs [--arch amd64|arm64] [--out FOLDER]     by default this machine's architecture, into release/

import {
  chmodSync,
  copyFileSync,
  cpSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow } from './lib/files.mjs';
import { PlainError, runMain } from './lib/main.mjs';
import { sourceDate } from './lib/source-date.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** Debian's names of the architectures, and those of Node.js. */
const ARCHITECTURES = { amd64: 'x64', arm64: 'arm64' };
const SOURCES = join(ROOT, 'packaging/deb');
const HOME = 'usr/lib/vatra';

async function must(command, words) {
  const { code, output } = await run(command, words, { output: 'collect' });
  if (code !== 0) throw new PlainError(`"${command} ${words.join(' ')}" ended with code ${code}.\n${output.trimEnd()}`);
}

/** Packs the checkout and installs the tarball for an architecture into a folder; gives the folder of the package. */
async function installed(work, cpu) {
  await must('npm', ['pack', '--silent', '--pack-destination', work]);
  const tarball = readdirSync(work).find((name) => name.endsWith('.tgz'));
  const home = join(work, 'home');
  const platform = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc', '--no-bin-links', '--ignore-scripts'];
  await must('npm', ['install', '--prefix', home, '--omit=dev', ...platform, join(work, tarball)]);
  return join(home, 'node_modules');
}

/** Lays the files of the package out as they lie on a machine. */
function layOut(stage, modules, cpu) {
  const home = join(stage, HOME);
  cpSync(join(modules, 'vatra'), home, { recursive: true });
  for (const name of readdirSync(modules))
    if (name.startsWith('@')) cpSync(join(modules, name), join(home, 'node_modules', name), { recursive: true });
  const prebuilds = join(home, 'dist/sqlite/prebuilds');
  for (const name of readdirSync(prebuilds))
    if (name !== `linux-${cpu}`) rmSync(join(prebuilds, name), { recursive: true });
  for (const file of filesBelow(prebuilds)) if (file.endsWith('.musl.node')) rmSync(file);
  for (const [from, to] of [
    ['vatra.service', 'usr/lib/systemd/system/vatra.service'],
    ['vatra.env', 'etc/vatra/vatra.env'],
    ['vatra', 'usr/bin/vatra'],
  ]) {
    mkdirSync(dirname(join(stage, to)), { recursive: true });
    copyFileSync(join(SOURCES, from), join(stage, to));
  }
  mkdirSync(join(stage, 'usr/share/doc/vatra'), { recursive: true });
  const licence = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
  writeFileSync(
    join(stage, 'usr/share/doc/vatra/copyright'),
    `${licence}\nThe licences of the packages and fonts in it are in /${HOME}/dist/client/licences.\n`,
  );
}

/** Writes the description of the package, and the scripts that dpkg runs. */
function describePackage(stage, arch) {
  const { version, description } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const bytes = filesBelow(stage).reduce((sum, file) => sum + statSync(file).size, 0);
  const folder = join(stage, 'DEBIAN');
  mkdirSync(folder);
  const control = [
    'Package: vatra',
    `Version: ${version}`,
    `Architecture: ${arch}`,
    'Maintainer: The Vatra contributors <vatra@localhost>',
    `Installed-Size: ${Math.ceil(bytes / 1024)}`,
    'Depends: nodejs (>= 20.19), libc6, libstdc++6, init-system-helpers (>= 1.54~)',
    'Suggests: caddy | nginx, postgresql',
    'Section: games',
    'Priority: optional',
    'Description: server of board games in the browser',
    ` ${description}`,
    '',
  ];
  writeFileSync(join(folder, 'control'), control.join('\n'));
  writeFileSync(join(folder, 'conffiles'), '/etc/vatra/vatra.env\n');
  for (const script of ['postinst', 'prerm', 'postrm']) copyFileSync(join(SOURCES, script), join(folder, script));
}

/** Gives all files the same rights and time on every machine, so that the same sources make the same package. */
function settle(stage, date) {
  for (const entry of readdirSync(stage, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const isProgram = /\/(?:usr\/(?:lib\/vatra|bin)\/vatra|DEBIAN\/(?:postinst|prerm|postrm))$/.test(path);
    // The settings hold tokens and passwords. systemd reads them as root.
    const isSecret = path.endsWith('/etc/vatra/vatra.env');
    const mode = isSecret ? 0o600 : entry.isDirectory() || isProgram ? 0o755 : 0o644;
    if (!entry.isSymbolicLink()) chmodSync(path, mode);
    lutimesSync(path, date, date);
  }
  chmodSync(stage, 0o755);
  lutimesSync(stage, date, date);
}

await runMain(async () => {
  const own = Object.keys(ARCHITECTURES).find((arch) => ARCHITECTURES[arch] === process.arch);
  const options = { arch: { type: 'string', default: own ?? 'amd64' }, out: { type: 'string', default: 'release' } };
  const { values } = parseArgs({ options });
  const [arch, out] = [String(values.arch), String(values.out)];
  const cpu = ARCHITECTURES[arch];
  if (cpu === undefined)
    throw new PlainError(`Unknown architecture ${arch}; known are ${Object.keys(ARCHITECTURES).join(', ')}.`);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const work = mkdtempSync(join(tmpdir(), 'vatra-deb-'));
  try {
    const stage = join(work, 'stage');
    mkdirSync(stage);
    layOut(stage, await installed(work, cpu), cpu);
    describePackage(stage, arch);
    const date = sourceDate();
    settle(stage, date);
    process.env.SOURCE_DATE_EPOCH = String(date);
    const file = join(resolve(ROOT, out), `vatra_${version}_${arch}.deb`);
    mkdirSync(dirname(file), { recursive: true });
    await must('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', stage, file]);
    console.log(file);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
