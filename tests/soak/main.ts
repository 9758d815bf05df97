// Many tables for a long time, on both databases: people with bots, moves taken back, talk, onlookers who come and go and
// some who do not read. Nothing may be logged as an error, memory must not grow, every finished game must prove fair:
// npm run soak -- [minutes] [tables]
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Place, variablesOf } from '../chaos/chaos.testkit.ts';
import { buildProgram, ServerProcess } from '../chaos/program.testkit.ts';
import { heapOf } from '../load/measure.testkit.ts';
import { Visitor } from '../server/client.testkit.ts';
import { freePort, startPostgres } from '../server/postgres.testkit.ts';
import { scratch } from '../server/server.testkit.ts';
import { type Deeds, Guest, onlooker } from './guests.testkit.ts';

const [first, second] = process.argv.slice(2);
const minutes = Number(first ?? 60);
const tables = Number(second ?? 200);
/** Milliseconds between two looks at a moment, on average: with so many tables a machine of two cores is busy. */
const HASTE = 1500;
const ONLOOKERS = 20;
/** Memory is read so often, after the first part, in which everything is met for the first time. */
const READINGS = 10;
/** The last readings may be this much above the first ones. */
const GROWTH = 1.15;

const folder = scratch();
const program = await buildProgram();
const postgres = await startPostgres();
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** Journals of finished games, written down and played again by the program that anybody can run. */
async function prove(url: string, place: Place, finished: readonly string[]): Promise<string[]> {
  const visitor = new Visitor(url);
  const wrong: string[] = [];
  const files: string[] = [];
  const dir = folder.file(`journals-${place.name}`);
  mkdirSync(dir, { recursive: true });
  for (const table of finished) {
    const file = join(dir, `${table}.json`);
    writeFileSync(file, JSON.stringify(await visitor.call('GET', `/api/tables/${table}/journal`)));
    files.push(file);
  }
  for (const file of files) {
    const words = [program.cli, 'replay', '--verify', file];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    if (status !== 0) wrong.push(`${file}: ${stdout}${stderr}`);
  }
  return wrong;
}

async function soak(place: Place): Promise<boolean> {
  const logged: string[] = [];
  const env = { ...variablesOf(place, await freePort()), VATRA_LOG: 'warn' };
  const server = await ServerProcess.start(program, env, (text) => logged.push(text));
  const deeds: Deeds = { moves: 0, undone: 0, lines: 0, visits: 0, pauses: 0, finished: [], faults: [] };
  const end = Date.now() + minutes * 60_000;
  const going = (): boolean => Date.now() < end;
  try {
    const guests = Array.from({ length: tables }, (_, i) => new Guest(server.url, i + 1, HASTE, deeds, going));
    const people = Promise.all([
      ...guests.map((guest) => guest.play()),
      ...Array.from({ length: ONLOOKERS }, (_, i) => onlooker(server.url, i + 1, guests, deeds, going)),
    ]);
    const heaps: number[] = [];
    const measured = (async () => {
      for (let reading = 0; reading < READINGS; reading++) {
        await pause((minutes * 60_000) / (READINGS + 1));
        heaps.push(await heapOf(server.url, server.pid));
      }
    })();
    await Promise.all([people, measured]);
    const early = mean(heaps.slice(2, 5));
    const late = mean(heaps.slice(-3));
    const wrong = await prove(server.url, place, deeds.finished);
    const flat = late <= GROWTH * early;
    console.log(`${place.name}: ${tables} tables, ${minutes} minutes`);
    console.log(
      `  ${deeds.moves} moves, ${deeds.undone} taken back, ${deeds.lines} lines, ${deeds.visits} visits, ${deeds.pauses} not reading`,
    );
    console.log(
      `  heap ${heaps.map((bytes) => `${(bytes / 1e6).toFixed(0)} MB`).join(', ')}${flat ? '' : ': it grows'}`,
    );
    console.log(`  ${deeds.finished.length} games finished, ${wrong.length} of them do not prove fair`);
    console.log(`  ${logged.length} lines logged, ${deeds.faults.length} gaps in what people were sent`);
    for (const line of [...wrong, ...logged, ...deeds.faults].slice(0, 20)) console.log(`    ${line.trim()}`);
    return flat && wrong.length + logged.length + deeds.faults.length === 0 && deeds.finished.length > 0;
  } finally {
    await server.stop();
  }
}

try {
  const sqlite = await soak({ name: 'sqlite', at: folder.file('soak.db') });
  const cluster = await soak({ name: 'postgres', at: await postgres.database() });
  if (!sqlite || !cluster) process.exitCode = 1;
} finally {
  await postgres.stop();
  program.remove();
  folder.remove();
}
