// The standing attacker: records every byte that anybody receives from real servers and proves with the journals that nobody
// received what they could not know.
//   npm run attack -- [--minutes N] [--seed N] [--storage sqlite|postgres|both] [--tables N] [--pace MS] [--out FILE]
//   npm run attack -- --prove        takes out one protection after the other and expects the attacker to see it
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import type { Place } from '../chaos/chaos.testkit.ts';
import { buildProgram } from '../chaos/program.testkit.ts';
import { startPostgres } from '../server/postgres.testkit.ts';
import { scratch } from '../server/server.testkit.ts';
import { attack, USUAL } from './attack.testkit.ts';
import { proveAttacker } from './sabotage.testkit.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    storage: { type: 'string', default: 'both' },
    tables: { type: 'string', default: String(USUAL.tables) },
    pace: { type: 'string', default: String(USUAL.pace) },
    out: { type: 'string' },
    prove: { type: 'boolean', default: false },
  },
});
/** Whatever else the machine does goes first. */
setPriority(10);

async function main(): Promise<boolean> {
  if (values.prove) return await proveAttacker((text) => console.log(text));
  const wish = {
    ...USUAL,
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    tables: Number(values.tables),
    pace: Number(values.pace),
  };
  const folder = scratch();
  const program = await buildProgram();
  const postgres = values.storage === 'sqlite' ? undefined : await startPostgres();
  try {
    const places: Place[] = [
      { name: 'sqlite', at: folder.file('attack.db') },
      ...(postgres ? [{ name: 'postgres' as const, at: await postgres.database() }] : []),
    ];
    const wanted = places.filter(({ name }) => values.storage === 'both' || values.storage === name);
    const outcomes = await Promise.all(
      wanted.map((place) => attack(program, place, wish, (text) => console.log(`${place.name}: ${text}`))),
    );
    for (const { storage, findings, faults, ...figures } of outcomes) {
      console.log(`${storage}: ${JSON.stringify(figures, undefined, 1)}`);
      console.log(`${storage}: ${findings.length} findings, ${faults.length} faults`);
    }
    if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(outcomes, undefined, 1));
    return outcomes.every(({ findings, faults }) => findings.length === 0 && faults.length === 0);
  } finally {
    await postgres?.stop();
    program.remove();
    folder.remove();
  }
}

if (!(await main())) process.exitCode = 1;
