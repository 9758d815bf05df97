// Packs the measurement of tests/load/scale.main.ts into one archive for a Linux machine that has neither Node.js nor PostgreSQL:
// this machine's Node.js, PostgreSQL with the libraries it needs, the server and the drivers.
//
//   node scripts/scale-bundle.mjs [--out FOLDER] [--level 6]     by default into release/scale; the level is that of xz
//
// On the other machine (same processor architecture, a C library that is not older):
//
//   tar xJf scale.tar.xz -C FOLDER && FOLDER/run.sh --out=RESULTS --processes=1,2,4,8

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteCopy, copySqlite } from './build.mjs';
import { ensurePostgres } from './ensure.mjs';
import { PlainError, runMain } from './lib/main.mjs';
import { isOutside } from './lib/outside.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** Libraries that belong to the machine's own C library and must come from it. */
const OF_THE_MACHINE = /^(ld-linux|libc|libm|libdl|librt|libpthread|libresolv)[.-]/;

/** Starts the measurement with what lies beside it. */
const START = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/lib" POSTGRES_BIN="$here/BIN"
exec "$here/node" "$here/scale.mjs" --server="$here/server.mjs" --driver="$here/drive.mjs" "$@"
`;

await runMain(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'release/scale' }, level: { type: 'string', default: '6' } },
  });
  const out = resolve(ROOT, String(values.out));
  const folder = mkdtempSync(join(tmpdir(), 'vatra-scale-'));
  try {
    await bundlePrograms(folder);
    await packNode(folder);
    const bin = await packPostgres(folder, await ensurePostgres());
    writeFileSync(join(folder, 'run.sh'), START.replace('BIN"', `${bin}"`), { mode: 0o755 });
    mkdirSync(out, { recursive: true });
    const archive = join(out, 'scale.tar.xz');
    await must('tar', ['-C', folder, `--use-compress-program=xz -${values.level}`, '-cf', archive, '.']);
    console.log(archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Runs a command and gives what it printed; throws if it fails. */
async function must(program, words) {
  const { code, output } = await run(program, words, { output: 'collect' });
  if (code !== 0) throw new PlainError(`${program} ended with ${code}: ${output}`);
  return output;
}

/** The server of the load tests, the driver and the measurement, with all packages inside. */
async function bundlePrograms(folder) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: ROOT,
    input: {
      server: join(ROOT, 'tests/chaos/server.main.ts'),
      bots: join(ROOT, 'tests/server/embers-worker.testkit.ts'),
      scale: join(ROOT, 'tests/load/scale.main.ts'),
      drive: join(ROOT, 'tests/load/drive.main.ts'),
    },
    platform: 'node',
    preserveEntrySignatures: 'strict',
    plugins: [sqliteCopy],
    external: (id) => isOutside(id) || id === 'rolldown',
    transform: { target: 'node20' },
    logLevel: 'warn',
  });
  await build.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
  await copySqlite(rolldown, join(folder, 'sqlite'));
  const programs = join(folder, 'sqlite/prebuilds');
  for (const platform of readdirSync(programs))
    if (platform !== `${process.platform}-${process.arch}`) rmSync(join(programs, platform), { recursive: true });
  const imports = { '#sqlite': { require: './sqlite/dist/index.cjs', default: './sqlite/dist/index.mjs' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }));
  // Packages with native code have one package per platform.
  cpSync(join(ROOT, 'node_modules/@node-rs'), join(folder, 'node_modules/@node-rs'), { recursive: true });
}

/** This Node.js, without the names of its functions where `strip` is installed. */
async function packNode(folder) {
  const node = join(folder, 'node');
  cpSync(realpathSync(process.execPath), node);
  await run('strip', [node], { output: 'collect' }).catch(() => undefined);
}

/**
 * PostgreSQL with its libraries. It finds its files relative to its programs, so all folders keep their places below the bundle's
 * folder. Returns the folder of the programs, relative to the bundle's.
 */
async function packPostgres(folder, bin) {
  const ask = async (what) => (await must(join(bin, 'pg_config'), [what])).trim();
  const [programs, share, modules] = [await ask('--bindir'), await ask('--sharedir'), await ask('--pkglibdir')];
  const lib = join(folder, 'lib');
  for (const at of [lib, join(folder, programs), join(folder, modules)]) mkdirSync(at, { recursive: true });
  for (const name of ['postgres', 'initdb']) cpSync(realpathSync(join(bin, name)), join(folder, programs, name));
  for (const name of ['plpgsql.so', 'dict_snowball.so']) cpSync(join(modules, name), join(folder, modules, name));
  const left = ['man', 'contrib'].map((name) => join(share, name));
  cpSync(share, join(folder, share), { recursive: true, dereference: true, filter: (file) => !left.includes(file) });
  for (const program of [join(bin, 'postgres'), join(bin, 'initdb'), process.execPath])
    for (const [, library] of (await must('ldd', [program])).matchAll(/=> (\/\S+)/g))
      if (!OF_THE_MACHINE.test(basename(library)) && !existsSync(join(lib, basename(library))))
        cpSync(realpathSync(library), join(lib, basename(library)));
  return programs.slice(1);
}
