// Simulates several server processes on one PostgreSQL: group commits, the lock that PostgreSQL holds while a transaction with a
// notice commits, and the notices that every process reads. Prints moves per second and the wait of a move for its commit.
//
//   node bench/fanout.mjs [moves per second offered to each process]
//
// Times are parameters (below). Those of the server and of PostgreSQL were measured on a machine with 16 cores; those of reading
// notices are assumed. docs/large-sites-figures.md has the measurements and explains the results.

/** Server time per move, in ms: one process carries 1 / MOVE_MS. */
const MOVE_MS = 0.2;
/** Time of PostgreSQL per statement and per row that it appends, in ms, on its own cores. */
const STATEMENT_MS = 0.5;
const ROW_MS = 0.037;
/** Time of a commit with its fsync, in ms. Transactions with a notice commit one after the other. */
const COMMIT_MS = 0.11;
/** Time to read one notice, and one table id in it that this process does not have in memory, in ms (assumed). */
const NOTICE_MS = 0.02;
const ID_MS = 0.0004;
/** Most moves in a group, as in src/server/storage/group.ts. */
const GROUP = 500;
/** Cores that PostgreSQL may use. */
const DATABASE_CORES = 8;
const SECONDS = 20;

/** A generator of numbers between 0 and 1 that is the same at every start. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Runs `count` processes; `offered` moves per second arrive at each, and at most `most` share a transaction and a notice. */
export function simulate(count, offered, { notices = true, most = GROUP } = {}) {
  const random = randomFrom(count * 7919 + 1);
  const processes = Array.from({ length: count }, () => ({ arrived: 0, waiting: [], free: 0, debt: 0 }));
  let lockFree = 0;
  let databaseFree = 0;
  let done = 0;
  const waits = [];
  const end = SECONDS * 1000;
  for (let now = 0; now < end; now += 0.1) {
    for (const p of processes) {
      // Moves that arrived and that the process had time for, besides the notices it has to read.
      p.arrived += (offered / 10_000) * 2 * random();
      p.debt = Math.max(0, p.debt - 0.1);
      while (p.arrived >= 1 && p.debt < 0.1) {
        p.arrived -= 1;
        p.debt += MOVE_MS;
        p.waiting.push(now);
      }
      if (p.waiting.length === 0 || p.free > now) continue;
      const group = p.waiting.splice(0, most);
      const work = STATEMENT_MS + group.length * ROW_MS;
      databaseFree = Math.max(databaseFree, now) + work / DATABASE_CORES;
      const ready = Math.max(now + work, databaseFree);
      const committed = notices ? Math.max(ready, lockFree) + COMMIT_MS : ready + COMMIT_MS;
      if (notices) lockFree = committed;
      p.free = committed;
      for (const at of group) waits.push(committed - at);
      done += group.length;
      if (notices) for (const other of processes) if (other !== p) other.debt += NOTICE_MS + group.length * ID_MS;
    }
  }
  waits.sort((a, b) => a - b);
  const at = (part) => Number((waits[Math.floor(waits.length * part)] ?? 0).toFixed(1));
  return { moves: Math.round(done / SECONDS), p50: at(0.5), p99: at(0.99) };
}

if (process.argv[1] === import.meta.filename) {
  const offered = Number(process.argv[2] ?? 4000);
  console.log('| processes | moves/s | wait p50, ms | p99, ms | moves/s without notices | moves/s without groups |');
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const count of [1, 2, 4, 8, 16, 32]) {
    const { moves, p50, p99 } = simulate(count, offered);
    const silent = simulate(count, offered, { notices: false }).moves;
    const single = simulate(count, offered, { most: 1 }).moves;
    console.log(`| ${count} | ${moves} | ${p50} | ${p99} | ${silent} | ${single} |`);
  }
}
