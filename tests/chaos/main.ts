// The long dose: npm run chaos -- [kills per database] [tables] [sqlite or postgres, where not both]
import { freePort } from '../server/port.testkit.ts';
import { startPostgres } from '../server/postgres.testkit.ts';
import { scratch } from '../server/server.testkit.ts';
import { storm } from './chaos.testkit.ts';
import { buildProgram } from './program.testkit.ts';

const [first, second, only] = process.argv.slice(2);
const kills = Number(first ?? 200);
const tables = Number(second ?? 20);
/** Number of kills between two checks, after which the sum is printed. */
const ROUND = 10;
const folder = scratch();
const program = await buildProgram();
const postgres = await startPostgres();
let failed = false;
try {
  for (const name of ['sqlite', 'postgres'] as const) {
    if (only !== undefined && only !== name) continue;
    const at = name === 'sqlite' ? folder.file('storm.db') : await postgres.database();
    const sum = { kills: 0, moves: 0, games: 0, wrong: 0, stuck: 0 };
    while (sum.kills < kills) {
      const wish = { kills: Math.min(ROUND, kills - sum.kills), tables, most: 1500 };
      const aftermath = await storm(program, { name, at }, await freePort(), wish);
      sum.kills += aftermath.kills;
      sum.moves += aftermath.moves;
      sum.games += aftermath.games;
      sum.wrong += aftermath.wrong.length;
      sum.stuck += aftermath.stuck;
      for (const line of aftermath.wrong.slice(0, 20)) console.log(`  ${line}`);
      console.log(`${name}: ${JSON.stringify(sum)}`);
    }
    failed ||= sum.wrong > 0 || sum.stuck > 0;
  }
} finally {
  await postgres.stop();
  program.remove();
  folder.remove();
}
if (failed) process.exitCode = 1;
