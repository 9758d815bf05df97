// Many tables for a long time, on both databases at once: people with bots, moves taken back, talk, onlookers who come and
// go and some who do not read. Nothing may be logged, memory must not grow, every journal must prove fair:
// npm run soak -- [minutes] [tables] [sqlite or postgres, where not both] [milliseconds per move]
import { setPriority } from 'node:os';
import type { Place } from '../chaos/chaos.testkit.ts';
import { buildProgram } from '../chaos/program.testkit.ts';
import { startPostgres } from '../server/postgres.testkit.ts';
import { scratch } from '../server/server.testkit.ts';
import { soak } from './soak.testkit.ts';

const [first, second, only = 'both', fourth] = process.argv.slice(2);
/** At this haste two hundred tables take a twentieth of a core for the server of each database. */
const HASTE = 30_000;
const wish = { minutes: Number(first ?? 60), tables: Number(second ?? 200), haste: Number(fourth ?? HASTE) };
/** Whatever else the machine does goes first. */
setPriority(10);

const folder = scratch();
const program = await buildProgram();
const postgres = await startPostgres();
try {
  const places: Place[] = [
    { name: 'sqlite', at: folder.file('soak.db') },
    { name: 'postgres', at: await postgres.database() },
  ];
  const wanted = places.filter(({ name }) => only === 'both' || only === name);
  const well = await Promise.all(
    wanted.map((place) => soak(program, place, folder.file(`journals-${place.name}`), wish)),
  );
  if (well.includes(false)) process.exitCode = 1;
} finally {
  await postgres.stop();
  program.remove();
  folder.remove();
}
