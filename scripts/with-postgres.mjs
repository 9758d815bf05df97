// Runs a script that needs PostgreSQL's server programs: node scripts/with-postgres.mjs FILE.ts [arguments]

import { join } from 'node:path';
import { ensureProject, ensurePostgres } from './ensure.mjs';
import { PlainError, runMain } from './lib/main.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

await runMain(async () => {
  const [file, ...words] = process.argv.slice(2);
  if (file === undefined) throw new PlainError('Missing argument: the script to run.');
  await ensureProject();
  const env = { ...process.env, POSTGRES_BIN: await ensurePostgres() };
  // A driver that plays hundreds of tables discards most of what it parses at once, as the server does.
  const args = ['--max-semi-space-size=32', '--import', 'tsx', join(ROOT, file), ...words];
  const { code } = await run(process.execPath, args, {
    output: 'stdout',
    env,
  });
  if (code !== 0) process.exitCode = 1;
});
