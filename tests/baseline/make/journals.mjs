// Makes the journals and positions of tests/baseline/fixtures with the program of a checkout:
//
//   git worktree add ../before 41a6819 && (cd ../before && npm ci)
//   node --import tsx tests/baseline/make/journals.mjs ../before
//
// The fixtures are what that program wrote; they are never made again with a later one. Everything is drawn from fixed
// seeds. The program is imported by path, so that this file keeps running at 41a6819 whatever is renamed later.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { FIXTURES, hashOf, numbers, withPlainTag } from '../pure.testkit.ts';

const CHECKOUT = resolve(process.argv[2] ?? '.');
const load = (path) => import(join(CHECKOUT, 'src', path));

const { fastRandom, Offers, seatsOf, SPECTATOR } = await load('kernel/index.ts');
const table = await load('kernel/referee/index.ts');
const { drawTable } = await load('kernel/conformance/random-settings.ts');
const { divide, perft } = await load('kernel/conformance/index.ts');
const { botNamed, judgeOf } = await load('bots/index.ts');
const { SHIPPED } = await load('registry/index.ts');
const { toFragment } = await load('client/editor/share.ts');
const { BUILT_IN: WILD_PACK, readPack: readWild, wild } = await load('games/wild/index.ts');
const { BUILT_IN: SCYTHIA_PACK, readPack: readScythia, scythia } = await load('games/scythia/index.ts');

const JOURNALS = 100;
const POSITIONS = 40;
/** Journals of at most so many entries, in turn; the last are played to the end if it comes before that. */
const LENGTHS = [120, 200, 300, 450, 1500];
/** Perft to depth 3 is recorded where it is below this. */
const DEEP = 100_000;

const copy = (value) => JSON.parse(JSON.stringify(value));

/** The game, or the same with a pack of component values of its own. */
async function gameFor(name, isOwnPack) {
  if (!isOwnPack || name === 'root') return SHIPPED[name]();
  const [data, read, make] = name === 'wild' ? [WILD_PACK, readWild, wild] : [SCYTHIA_PACK, readScythia, scythia];
  const reading = read(changedPack(name, copy(data)));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return make(reading.value);
}

/** A few other values: action points of defenders, points of characters and quests. */
function changedPack(name, pack) {
  if (name === 'wild') {
    pack.name = 'baseline';
    for (const defender of pack.defenders.list.slice(0, 9)) defender.ap = 1 + (defender.ap % 3);
  } else {
    pack.id = 'baseline';
    for (const character of pack.characters.slice(0, 9)) character.vp += 1;
    for (const quest of pack.quests) quest.vp += 1;
  }
  return pack;
}

/** Outcomes, with a proof for some journals. */
function sourceFor(seed, seats, isFair) {
  if (!isFair) return { source: table.fastSource(fastRandom(seed)) };
  const hex = (k) => hashOf(`entropy ${seed} ${k}`).repeat(2);
  const promised = (k) => ({ hash: table.promise(hex(k)), opened: hex(k) });
  const fairness = { seed: promised(-1), seats: Array.from({ length: seats }, (_, k) => promised(k)) };
  return { source: table.fairSource(table.tableKey(fairness)), fairness };
}

const viewsOf = (game, s) =>
  [SPECTATOR, ...Array.from({ length: s.settings.seats }, (_, seat) => seat)].map((viewer) => game.view(s, viewer));

/** All that is compared of a state. */
function portrait(game, s) {
  const asked = seatsOf(game.asked(s));
  const listings = asked.map((seat) => table.listing(game, s, seat));
  return {
    over: s.over ?? null,
    scores: [...game.scores(s)],
    asked,
    window: game.window(s)?.name ?? '',
    outcomes: game.outcomes(s),
    offered: listings.map(({ offered }) => hashOf(offered)),
    refused: listings.map(({ forbidden }) => hashOf(forbidden.map((each) => JSON.stringify(each)).sort())),
    views: hashOf(copy(viewsOf(game, s))),
    state: hashOf(copy(table.save(s))),
  };
}

/** Plays some answers on by a rule that needs nothing but the options. */
function goOn(referee, seed, answers) {
  const random = numbers(seed);
  referee.rest();
  for (let k = 0; k < answers && !referee.state.over; k++) {
    const asked = seatsOf(referee.game.asked(referee.state));
    const seat = asked[random(asked.length)];
    const offered = referee.offered(seat);
    const verdict = referee.answer(seat, referee.question(seat), [offered[random(offered.length)].text]);
    if (!verdict.ok) throw new Error(verdict.fault);
  }
}

function asidesOf(game, s, seat) {
  const offers = new Offers();
  game.asides?.options(s, seat, offers);
  return offers.list;
}

/** Plays one game with everything that a journal can hold. */
async function play(name, i) {
  const seed = 10_000 + i;
  const random = fastRandom(seed);
  const has = {
    fair: i % 10 === 7,
    start: i % 10 === 3,
    rebase: i % 10 === 5,
    pack: i % 10 === 1,
    orders: i % 10 === 9,
  };
  const game = await gameFor(name, has.pack);
  const { least, most } = game.seats;
  const settings = drawTable(game, random, { seats: least + (i % (most - least + 1)) });
  if (!settings) throw new Error(`no table for ${name} ${i}`);
  const length = LENGTHS[i % LENGTHS.length];
  const { source, fairness } = sourceFor(seed, settings.seats, has.fair);
  const start = has.start ? startFor(game, settings, seed) : undefined;
  const heard = [];
  const referee = new table.Referee({
    game,
    settings,
    source,
    transcript: true,
    strictness: i % 4 === 0 ? 'strict' : 'own',
    ...(start && { start }),
    heard: (_entry, _number, each) => heard.push(each),
  });
  const judge = await judgeOf(game);
  const greedy = i % 2 === 0 ? botNamed('greedy', game, judge, fastRandom(seed + 1)) : undefined;
  const kept = [];
  const keepAt = 5 + random(length);
  referee.rest();
  while (!referee.state.over && referee.entries.length < length) {
    const s = referee.state;
    if (kept.length === 0 && referee.entries.length >= keepAt) kept.push(copy(game.positions.write(s)));
    if (has.rebase && referee.base < 0 && referee.entries.length > length / 2) {
      const verdict = referee.feed({ base: copy(table.save(s)), rules: game.version });
      if (!verdict.ok) throw new Error(`rebase ${verdict.fault}`);
      referee.rest();
      continue;
    }
    const asked = seatsOf(game.asked(s));
    const seat = asked[random(asked.length)];
    const asides = asidesOf(game, s, seat);
    if (asides.length > 0 && random(12) === 0) referee.aside(seat, asides[random(asides.length)].text);
    const mine = Array.from({ length: settings.seats }, (_, k) => k).filter((k) => game.mayWithdraw(s, k));
    if (mine.length > 0 && random(3) === 0) {
      referee.withdraw(mine[random(mine.length)]);
      continue;
    }
    const free = referee.freeUndo(seat);
    if (free.length > 0 && random(15) === 0) {
      referee.undo(seat, free[random(free.length)]);
      continue;
    }
    if (random(70) === 0) {
      const live = table
        .liveEntries(referee.entries)
        .filter((n) => n > referee.base)
        .slice(-25);
      if (live.length > 0) referee.undo(seat, live[random(live.length)], true);
      continue;
    }
    const offered = referee.offered(seat);
    const option = greedy ? await greedy.answer(table.chairOf(game, s, seat)) : offered[random(offered.length)];
    if (has.orders && random(10) === 0) referee.order(seat, [{ window: game.window(s).name, say: option.text }]);
    const verdict = referee.answer(seat, referee.question(seat), [option.text], i % 3 === 0 ? 'bot' : undefined);
    if (!verdict.ok) throw new Error(`${option.text}: ${verdict.fault}`);
  }
  const journal = copy(table.journalOf(referee, fairness ? { fairness } : {}));
  const expected = portrait(game, referee.state);
  const events = hashOf(copy(heard.map(({ law, tellings }) => ({ law, tellings: tellings.map(plainTelling) }))));
  const position = kept[0];
  return {
    name: `${name} ${i}`,
    journal,
    expected: { ...expected, events, on: continued(game, journal, seed) },
    position,
  };
}

const plainTelling = ({ shared, secret, ...rest }) => ({
  ...rest,
  shared: withPlainTag(shared),
  ...(secret !== undefined && { secret: withPlainTag(secret) }),
});

/** The digest after some more answers. Played from the journal, as a later program will. */
function continued(game, journal, seed) {
  const { referee, discrepancies } = table.replay(game, journal, journal.fairness !== undefined);
  if (discrepancies.length > 0) throw new Error(JSON.stringify(discrepancies));
  // `replay` brings outcome 0 always: the same for everybody.
  goOn(referee, seed, 20);
  return referee.digest;
}

/** A position in the middle of another game with the same settings. */
function startFor(game, settings, seed) {
  const referee = new table.Referee({ game, settings, source: table.fastSource(fastRandom(seed + 7)) });
  goOn(referee, seed + 7, 40);
  if (referee.state.over) return undefined;
  const reading = game.positions.read(copy(game.positions.write(referee.state)));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}

/** What is recorded of a position. */
async function positionLine(name, position) {
  const game = await SHIPPED[name]();
  const reading = game.positions.read(position);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const s = reading.value;
  const two = perft(game, s, 2);
  const counts = [perft(game, s, 1), two];
  if (two < 4000) {
    const three = perft(game, s, 3);
    if (three < DEEP) counts.push(three);
  }
  const fragment = await toFragment(position);
  return { position, fragment, expected: portrait(game, s), perft: counts, divide: divide(game, s, 2) };
}

function write(file, lines) {
  const text = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  mkdirSync(FIXTURES, { recursive: true });
  writeFileSync(join(FIXTURES, `${file}.br`), packed);
  console.log(`${file}: ${lines.length} lines, ${text.length} bytes, ${packed.length} packed`);
}

for (const name of process.argv.slice(3).length > 0 ? process.argv.slice(3) : ['root', 'wild', 'scythia']) {
  const started = performance.now();
  const played = [];
  for (let i = 0; i < JOURNALS; i++) played.push(await play(name, i));
  const entries = played.reduce((sum, { journal }) => sum + journal.entries.length, 0);
  const over = played.filter(({ expected }) => expected.over).length;
  console.log(`${name}: ${entries} entries, ${over} to the end, ${Math.round(performance.now() - started)} ms`);
  write(
    `journals-${name}.jsonl`,
    played.map(({ position: _, ...line }) => line),
  );
  const lines = [];
  for (const [i, { position }] of played.entries()) {
    if (position === undefined || lines.length >= POSITIONS || i % 10 === 1) continue;
    lines.push({ name: `${name} ${i}`, ...(await positionLine(name, position)) });
  }
  write(`positions-${name}.jsonl`, lines);
  console.log(
    `${name}: ${Math.round(performance.now() - started)} ms, perft ${lines.map((l) => l.perft.at(-1)).join(' ')}`,
  );
}
