// Tries to tell from times whether somebody who answers by itself had a choice in a secret window: bots of every level and
// standing orders, by the stamps of entries, by their arrival and by the clocks, with the journal as the judge:
// npm run timing -- [answers of each kind] [tables at a time] [easy, normal, hard or order, where not all]
import { setPriority } from 'node:os';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { ANSWERERS, advantage, type Answerer, observe } from './attack.testkit.ts';

const [first, second, only] = process.argv.slice(2);
const answers = Number(first ?? 1000);
const tables = Number(second ?? 10);
/** A third of the usual tick, in milliseconds: enough for the search of every level. */
const TICK = 500;
/** Who guesses must not do better than this. */
const MOST = 0.55;
const TIMES = ['stamps', 'arrival', 'spent'] as const;
setPriority(10);

const place = scratch();
const server = await startTestServer(testConfig({ data: place.file('timing.db'), secretDelay: TICK }));
try {
  for (const answerer of only === undefined ? ANSWERERS : [only as Answerer]) {
    const observed = await observe(server.url, answerer, { answers, tables, rounds: 4 });
    const choices = observed.filter(({ choice }) => choice).length;
    const figures = TIMES.map((time) => ({ time, area: advantage(observed, time) }));
    const text = figures.map(({ time, area }) => `${time} ${area.toFixed(3)}`).join(', ');
    console.log(`${answerer}: ${observed.length} answers, ${choices} with a choice; AUC by ${text}`);
    if (figures.some(({ area }) => !(area < MOST))) process.exitCode = 1;
  }
} finally {
  await server.close();
  place.remove();
}
