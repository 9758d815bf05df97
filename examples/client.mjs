// A whole client in forty lines: it sits down at a table and plays at random over plain HTTP. Needs Node and nothing else.
//
//   node examples/client.mjs http://127.0.0.1:3000 root '{"factions":["marquise","eyrie"]}'     opens a table for bots
//   node examples/client.mjs http://127.0.0.1:3000 TABLE SEAT                                   sits down at one

const [url, what, more = '{}'] = process.argv.slice(2);
const me = {};

async function call(method, path, body) {
  const headers = { 'content-type': 'application/json', ...(me.key && { authorization: `Bearer ${me.key}` }) };
  const response = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answer = await response.json();
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  return answer;
}

me.key = (await call('POST', '/visitors', { name: 'Example' })).key;
const opens = !/^\d$/.test(more);
const table = opens ? (await call('POST', '/tables', { game: what, settings: JSON.parse(more) })).table.id : what;
const seat = opens ? 0 : Number(more);
const { seats } = (await call('POST', `/tables/${table}/seats/${seat}`, {})).table;
if (opens) {
  for (let other = 1; other < seats.length; other++)
    await call('POST', `/tables/${table}/seats/${other}`, { bot: true });
  await call('POST', `/tables/${table}/start`, {});
}
console.log(`${url}/table/${table}, seat ${seat}`);

for (let after = 0; ; ) {
  const query = `seat=${seat}&after=${after}&wait=25`;
  const { moment } = await call('GET', `/tables/${table}/moment?${query}`).catch(() => ({ moment: undefined }));
  if (!moment) await new Promise((resolve) => setTimeout(resolve, 1000));
  if (moment?.over) break;
  after = moment?.version ?? after;
  if (!moment || moment.question < 0) continue;
  const say = moment.offered[Math.floor(Math.random() * moment.offered.length)];
  const act = { do: 'answer', seat, question: moment.question, says: [say], move: crypto.randomUUID() };
  await call('POST', `/tables/${table}/acts`, act).catch((error) => console.log(say, error.message));
}
console.log((await call('GET', `/tables/${table}`)).table.result);
