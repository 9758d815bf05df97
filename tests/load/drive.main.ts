// A driver in a process of its own: plays tables at one server and tells its parent the figures. cluster.testkit.ts starts it.
import { LoadedTable } from './driver.testkit.ts';
import type { DriverAnswer, DriverOrder } from './cluster.testkit.ts';
import { flatOut, type Pace, steady } from './match.testkit.ts';
import { load, measure } from './measure.testkit.ts';

/** Tables that are opened at the same time. */
const GROUP = 25;

let tables: LoadedTable[] = [];

async function inGroups(work: (table: LoadedTable) => Promise<void>): Promise<void> {
  for (let i = 0; i < tables.length; i += GROUP) await Promise.all(tables.slice(i, i + GROUP).map(work));
}

const paceOf = (perSecond: number): Pace => (perSecond > 0 ? steady(perSecond) : flatOut);

async function answerTo(message: DriverOrder): Promise<DriverAnswer> {
  if (message.do === 'open') {
    const { url, game, count, seed } = message;
    tables = Array.from({ length: count }, (_, i) => new LoadedTable(url, game, seed + i));
    await inGroups((table) => table.open().then(() => table.connect()));
    return { said: 'done' };
  }
  if (message.do === 'disconnect') {
    for (const table of tables) table.disconnect();
    return { said: 'done' };
  }
  const { pid, seconds, perSecond } = message;
  const pace = paceOf(perSecond);
  if (message.do === 'play') return { said: 'played', figures: await load(pid, tables, seconds, pace) };
  const [figures] = await Promise.all([
    measure(pid, tables, seconds),
    inGroups(async (table) => {
      await table.connect();
      table.play(pace);
    }),
  ]);
  return { said: 'played', figures };
}

process.on('message', (message: DriverOrder) => {
  answerTo(message).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
