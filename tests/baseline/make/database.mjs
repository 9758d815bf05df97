// Makes tests/baseline/fixtures/server.db.br and server.json with the built program of a checkout:
//
//   git worktree add ../before 41a6819 && (cd ../before && npm ci && npm run build)
//   node --import tsx tests/baseline/make/database.mjs ../before
//
// Everything is done over the API by people of its own. Between the first and the second start the journals of some
// tables are damaged by hand, because this is the only way to an unreadable table without other rules.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { FIXTURES, hashOf, numbers } from '../pure.testkit.ts';

const CHECKOUT = resolve(process.argv[2] ?? '.');
const { DatabaseSync } = createRequire(join(CHECKOUT, 'package.json'))('@photostructure/sqlite');
const folder = mkdtempSync(join(tmpdir(), 'vatra-baseline-'));
const file = join(folder, 'server.db');
const random = numbers(2026);

let url = '';
async function startServer() {
  const child = spawn(process.execPath, [join(CHECKOUT, 'dist/vatra.mjs'), 'serve', '--port', '0', '--data', file], {
    env: {
      ...process.env,
      VATRA_LOG: 'error',
      VATRA_REQUESTS_PER_MINUTE: '10000000',
      VATRA_MESSAGES_PER_SECOND: '100000',
      VATRA_SECRET_DELAY_MS: '100',
      VATRA_BOT_DELAY_MS: '1',
      VATRA_OPENING_MS: '600000',
      VATRA_NOTICE_DELAY_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  url = await new Promise((done) => {
    child.stdout.on('data', (data) => {
      const found = /Vatra is at (\S+)\//.exec(String(data));
      if (found) done(found[1]);
    });
  });
  return () =>
    new Promise((done) => {
      child.once('exit', done);
      child.kill('SIGTERM');
    });
}

async function call(key, method, path, body, headers = {}) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (answer.error) throw new Error(`${method} ${path}: ${JSON.stringify(answer.error)}`);
  return answer;
}

const people = {};
async function arrive(name) {
  people[name] = (await call(undefined, 'POST', '/visitors', { name })).key;
  return people[name];
}

/** What the tests are told of each table. */
const tables = {};

/** A table with these people in its seats; the first is the host. `null`: the seat stays free. */
async function open(name, game, settings, sitters, wish = {}) {
  const host = people[sitters[0]];
  const { table } = await call(host, 'POST', '/tables', { game, settings, title: name, ...wish });
  for (const [seat, who] of sitters.entries()) {
    if (who === null) continue;
    if (who.startsWith('bot ')) {
      await call(host, 'POST', `/tables/${table.id}/seats/${seat}`, { bot: true, level: who.slice(4) });
      continue;
    }
    let invite;
    if (wish.private && seat > 0) invite = (await call(host, 'POST', `/tables/${table.id}/invites`, { seat })).invite;
    await call(people[who], 'POST', `/tables/${table.id}/seats/${seat}`, { ...(invite && { invite }) });
  }
  tables[name] = { id: table.id, game, sitters };
  return table.id;
}

async function begin(name, game, settings, sitters, wish) {
  console.log(`${Math.round(performance.now() / 1000)} s: ${name}`);
  const id = await open(name, game, settings, sitters, wish);
  await call(people[sitters[0]], 'POST', `/tables/${id}/start`);
  return id;
}

const keyOf = (name, seat) => people[tables[name].sitters[seat]];
const momentOf = async (name, seat) =>
  (await call(keyOf(name, seat), 'GET', `/tables/${tables[name].id}/moment?seat=${seat}`)).moment;
let moves = 0;
const act = (name, seat, what) =>
  call(keyOf(name, seat), 'POST', `/tables/${tables[name].id}/acts`, {
    ...what,
    ...(['answer', 'withdraw', 'aside', 'undo', 'consent'].includes(what.do) && { move: `m${++moves}` }),
  });

const isPerson = (name, seat) => !tables[name].sitters[seat].startsWith('bot ');
const statusOf = async (name) => (await call(keyOf(name, 0), 'GET', `/tables/${tables[name].id}`)).table;

/** Plays at random until `stop` is satisfied with the window, for at most so many answers. Gives the last moment. */
async function play(name, answers, stop = () => false) {
  let moment = await momentOf(name, 0);
  for (let k = 0; k < answers && !moment.over; ) {
    if (moment.window && stop(moment)) return moment;
    const asked = (moment.window?.asked ?? []).filter((seat) => isPerson(name, seat));
    if (asked.length === 0) {
      await pause(20);
      moment = await momentOf(name, 0);
      continue;
    }
    const seat = asked[random(asked.length)];
    const mine = seat === 0 ? moment : await momentOf(name, seat);
    if (mine.question < 0) {
      moment = await momentOf(name, 0);
      continue;
    }
    const say = mine.offered[random(mine.offered.length)];
    await act(name, seat, { do: 'answer', seat, question: mine.question, says: [say] });
    k++;
    moment = await momentOf(name, 0);
  }
  return moment;
}

/** Plays to the end: Scythia by its people, so that it is rated; the others, which take long, by bots in their place. */
async function playToEnd(name) {
  if (tables[name].game === 'scythia') await play(name, 1000);
  else for (const seat of [0, 1]) await act(name, seat, { do: 'bot', seat, on: true });
  for (let k = 0; k < 1200; k++) {
    if ((await momentOf(name, 0)).over) return;
    await pause(100);
  }
  throw new Error(`${name}: no end`);
}

const promiseOf = (hex) =>
  createHash('sha256')
    .update(Buffer.concat([Buffer.from('vatra promise '), Buffer.from(hex, 'hex')]))
    .digest('hex');

const GAMES = {
  root: { factions: ['marquise', 'eyrie'] },
  wild: { seats: 2, hard: 1 },
  scythia: { seats: 2 },
};
const MORE = {
  root: { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'], deck: 'exiles-partisans', map: 'winter' },
  wild: { seats: 4 },
  scythia: { seats: 4 },
};
/** Short games, to be played to the end. */
const SHORT = {
  root: { factions: ['marquise', 'eyrie'] },
  wild: { seats: 2, hard: 6 },
  scythia: { seats: 2, turnCap: 4 },
};
const LIVE = { clock: { kind: 'live', bank: 86_400, increment: 5 } };
const DAYS = { clock: { kind: 'days', days: 3 }, timeout: 'bot' };

let stop = await startServer();
for (const name of ['Ann', 'Bob', 'Cy', 'Dee']) await arrive(name);
await call(people.Ann, 'POST', '/me/account', { login: 'ann', password: 'correct horse' });
await call(people.Bob, 'POST', '/me/account', { login: 'bob', password: 'battery staple' });
await call(people.Cy, 'POST', '/me/account', { login: 'cyril', password: 'no two alike' });

const entropy = {};
const invites = {};
for (const game of Object.keys(GAMES)) {
  const two = GAMES[game];
  // Lobbies.
  const lobby = await open(`${game} lobby`, game, two, ['Ann', null], LIVE);
  await call(people.Ann, 'POST', `/tables/${lobby}/seats/0`, { promise: promiseOf(hashOf(`${game} a`).repeat(2)) });
  entropy[`${game} lobby`] = hashOf(`${game} a`).repeat(2);
  const closed = await open(`${game} private lobby`, game, MORE[game], ['Ann', 'Bob', null, 'bot hard'], {
    private: true,
    ...DAYS,
  });
  invites[`${game} private lobby`] = (await call(people.Ann, 'POST', `/tables/${closed}/invites`, { seat: 2 })).invite;
  // Begun, and one seat has not opened its entropy yet.
  const opening = await open(`${game} opening`, game, two, ['Ann', 'Bob']);
  entropy[`${game} opening`] = hashOf(`${game} b`).repeat(2);
  await call(people.Bob, 'POST', `/tables/${opening}/seats/1`, { promise: promiseOf(entropy[`${game} opening`]) });
  await call(people.Ann, 'POST', `/tables/${opening}/start`);
  // In the middle of a secret window.
  await begin(`${game} secret`, game, two, ['Ann', 'Bob'], LIVE);
  const secret = await play(`${game} secret`, 300, ({ window, version }) => window.secret && version > 10);
  if (!secret.window?.secret) throw new Error(`${game}: no secret window`);
  // In the middle of a window that several seats answer, one of them has answered.
  if (game !== 'root') {
    await begin(`${game} together`, game, MORE[game], ['Ann', 'Bob', 'Cy', 'Dee'], DAYS);
    const each = await play(`${game} together`, 300, ({ window }) => window.mode === 'each' && window.asked.length > 1);
    if (each.window?.mode !== 'each') throw new Error(`${game}: nothing that several seats answer`);
    let answered = -1;
    for (const seat of each.window.asked) {
      const { question, offered } = await momentOf(`${game} together`, seat);
      if (answered >= 0 || question < 0) continue;
      await act(`${game} together`, seat, { do: 'answer', seat, question, says: [offered[0]] });
      answered = seat;
    }
    tables[`${game} together`].answered = answered;
  }
  // Somebody asks to go back.
  await begin(`${game} undo`, game, two, ['Ann', 'Bob'], { strict: true, ...LIVE });
  const undone = await play(`${game} undo`, 25);
  for (let to = undone.version - 6; to < undone.version; to++) {
    const answer = await act(`${game} undo`, 1, { do: 'undo', seat: 1, to }).catch(() => undefined);
    if (!answer?.waiting) continue;
    tables[`${game} undo`].to = to;
    break;
  }
  if (tables[`${game} undo`].to === undefined) throw new Error(`${game}: nothing to go back to`);
  // Standing orders, talk, a report, somebody who is not heard, private and with a delay.
  const talk = await begin(`${game} talk`, game, MORE[game], ['Ann', 'Bob', 'Cy', 'Dee'], {
    private: true,
    delay: 3600,
    ...DAYS,
  });
  invites[`${game} talk`] = (await call(people.Ann, 'POST', `/tables/${talk}/invites`, {})).invite;
  await play(`${game} talk`, 40);
  for (const [seat, text] of [
    [0, 'Hello'],
    [1, 'Привіт'],
    [2, 'Привет'],
    [3, 'rude'],
  ])
    await act(`${game} talk`, seat, { do: 'chat', room: 'seats', text });
  await act(`${game} talk`, 0, { do: 'report', n: 4, why: 'rude' });
  await act(`${game} talk`, 0, { do: 'mute', seat: 3, on: true });
  const still = await play(`${game} talk`, 100, ({ window }) => !window.secret && window.mode === 'one');
  const orderer = still.window.asked[0];
  const { offered } = await momentOf(`${game} talk`, orderer);
  const when = [
    { path: 'scores.0', is: 999 },
    { fact: 'turn', not: 6 },
  ];
  await act(`${game} talk`, orderer, {
    do: 'orders',
    seat: orderer,
    orders: [{ window: still.window.name, say: offered[0], otherwise: offered.slice(1, 3), when, until: 'own-turn' }],
  });
  tables[`${game} talk`].orderer = orderer;
  // With bots, and hints.
  await begin(`${game} bots`, game, MORE[game], ['Ann', 'bot easy', 'bot easy', 'bot easy'], {
    hints: true,
    timeout: 'bot',
  });
  await play(`${game} bots`, 4);
  // Played to the end, rated, and again.
  await begin(`${game} over`, game, SHORT[game], ['Ann', 'Bob'], LIVE);
  await playToEnd(`${game} over`);
  if (game === 'scythia') {
    await begin('scythia again', game, SHORT[game], ['Ann', 'Bob'], {});
    await playToEnd('scythia again');
  }
  const last = tables[game === 'scythia' ? 'scythia again' : `${game} over`].id;
  const { table: next } = await call(people.Bob, 'POST', `/tables/${last}/rematch`);
  tables[`${game} rematch`] = { id: next.id, game, sitters: ['Ann', 'Bob'] };
  // To be damaged below.
  for (const kind of ['unreadable', 'carried', 'lost', 'foreign']) {
    await begin(`${game} ${kind}`, game, two, ['Ann', 'Bob'], LIVE);
    await play(`${game} ${kind}`, 25);
  }
  await call(people.Cy, 'POST', '/reports', {
    game,
    rules: '1',
    text: `a mistake in ${game}`,
    position: { note: 'as it was sent' },
    journal: { entries: [] },
  });
  console.log(`${game} played`);
}
// A game that ended because a seat's time was up, and a seat that a bot took over for that reason.
for (const [name, timeout] of [
  ['time end', 'end'],
  ['time bot', 'bot'],
]) {
  await begin(name, 'scythia', { seats: 2 }, ['Ann', 'Bob'], {
    clock: { kind: 'live', bank: 10, increment: 0 },
    timeout,
  });
}
await pause(12_000);
await call(people.Ann, 'POST', '/me/notices', { kind: 'webhook', url: 'https://hooks.invalid/vatra', language: 'uk' });
await call(people.Bob, 'POST', '/me/notices', {
  kind: 'push',
  endpoint: 'https://push.invalid/vatra',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
  language: 'ru',
  table: tables['root talk'].id,
});
await call(people.Cy, 'POST', '/me/code');
await play('root talk', 2);
await pause(1500);
await stop();

// The journals of some tables become such as these rules did not write.
let db = new DatabaseSync(file);
for (const game of Object.keys(GAMES)) {
  for (const kind of ['unreadable', 'carried', 'lost']) {
    const { id } = tables[`${game} ${kind}`];
    db.prepare(
      "update journal set digest = 'other' where table_id = ? and version = (select max(version) from journal where table_id = ?)",
    ).run(id, id);
    if (kind !== 'lost') continue;
    db.prepare('delete from positions where table_id = ?').run(id);
    db.prepare('update journal set entries = replace(entries, \'"say":"\', \'"say":"un\') where table_id = ?').run(id);
  }
  const { id } = tables[`${game} foreign`];
  const { doc } = db.prepare('select doc from tables where id = ?').get(id);
  db.prepare("update tables set game = 'gone', doc = ? where id = ?").run(
    JSON.stringify({ ...JSON.parse(doc), game: 'gone' }),
    id,
  );
}
db.close();

stop = await startServer();
for (const game of Object.keys(GAMES)) {
  for (const kind of ['unreadable', 'carried']) {
    const name = `${game} ${kind}`;
    const { carry, unreadable } = await statusOf(name);
    if (!unreadable || !carry) throw new Error(`${name} can be read, or cannot be carried over`);
    await act(name, 0, { do: 'carry', seat: 0, rules: carry.rules, version: carry.version, yes: true });
    if (kind === 'unreadable') continue;
    await act(name, 1, { do: 'carry', seat: 1, rules: carry.rules, version: carry.version, yes: true });
    await play(name, 5);
  }
  for (const kind of ['lost', 'foreign']) {
    const { unreadable, carry } = await statusOf(`${game} ${kind}`);
    if (!unreadable || carry) throw new Error(`${game} ${kind}: ${unreadable} ${JSON.stringify(carry)}`);
  }
}
// What everybody sees at the end; tables that go on by themselves are left out by the tests.
for (const [name, table] of Object.entries(tables)) {
  const view = await statusOf(name);
  table.status = view.status;
  table.unreadable = view.unreadable;
  if (view.result) table.result = view.result;
  if (view.carry) table.carry = view.carry;
  if (view.undo) table.undo = view.undo;
  if (view.unreadable || ['open', 'opening'].includes(view.status)) continue;
  table.moments = [];
  for (const seat of table.sitters.keys()) {
    if (!isPerson(name, seat)) continue;
    const { version, view: seen, window, question, offered, asides, scores, over } = await momentOf(name, seat);
    const events = await call(keyOf(name, seat), 'GET', `/tables/${table.id}/events?seat=${seat}`);
    table.moments.push({
      seat,
      version,
      window,
      question,
      scores,
      over,
      view: hashOf(seen),
      offered: hashOf(offered),
      asides: hashOf(asides),
      told: events.told.length,
    });
  }
}
const ratings = Object.fromEntries(
  await Promise.all(
    Object.keys(GAMES).map(async (game) => [game, (await call(undefined, 'GET', `/ratings/${game}`)).best]),
  ),
);
await stop();

db = new DatabaseSync(file);
const packedFile = join(folder, 'packed.db');
db.exec(`vacuum into '${packedFile}'`);
const rows = Object.fromEntries(
  db
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all()
    .map(({ name }) => [name, db.prepare(`select count(*) as n from ${name}`).get().n]),
);
db.close();
const bytes = readFileSync(packedFile);
const packed = brotliCompressSync(bytes, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
writeFileSync(join(FIXTURES, 'server.db.br'), packed);
writeFileSync(
  join(FIXTURES, 'server.json'),
  `${JSON.stringify({ people, invites, entropy, ratings, rows, tables }, undefined, 1)}\n`,
);
rmSync(folder, { recursive: true });
console.log(rows, bytes.length, packed.length);
