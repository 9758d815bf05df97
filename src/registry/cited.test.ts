import { expect, test } from 'vitest';
import {
  fastRandom,
  game,
  type EntryEvents,
  entryEventsFor,
  type GameTypes,
  MUTE,
  OfferList,
  type Option,
  SPECTATOR,
  seatsOf,
} from '../kernel/index.ts';
import { type JournalEntry, applyEntry, fastSource, Referee } from '../kernel/referee/index.ts';
import { isLaw, type GameId } from '../law/index.ts';
import { type AnyGame, GAME_IDS, GAMES } from './index.ts';

const GAMES_EACH = 2;
const BOUND = 2500;

/** The lines of one entry that a viewer reads, each with the paragraph it cites. */
function lines(
  heard: EntryEvents,
  entry: JournalEntry,
  viewer: number,
): readonly { readonly line: object | string; readonly law: unknown }[] {
  const own = 'say' in entry && entry.seat === viewer ? entry.say : undefined;
  const { law, events } = entryEventsFor(heard, viewer, own !== undefined);
  const told = events.map((event) => ({ line: event, law: 'law' in event ? event.law : law }));
  return own === undefined ? told : [...told, { line: own, law }];
}

interface Story {
  readonly entries: readonly JournalEntry[];
  readonly heard: readonly EntryEvents[];
  /** Scores before each entry, and at the end. */
  readonly scores: readonly (readonly number[])[];
}

/** Plays one game by chance over the referee, with words between the moves. */
function played(rules: AnyGame, raw: object, seed: number): Story {
  const read = rules.readSettings(raw);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const random = fastRandom(seed);
  const heard: EntryEvents[] = [];
  const referee = new Referee({
    game: rules,
    settings: read.value,
    source: fastSource(random),
    onEntry: (_entry, _number, told) => heard.push(told),
  });
  referee.advance();
  while (!referee.state.over && referee.entries.length < BOUND) {
    const asked = seatsOf(rules.asked(referee.state));
    const seat = asked[random(asked.length)]!;
    const asides = new OfferList<Option>();
    rules.asides?.options(referee.state, seat, asides);
    if (asides.list.length > 0 && random(20) === 0) referee.aside(seat, asides.list[0]!.text);
    const offered = referee.offered(seat);
    referee.answer(seat, referee.question(seat), [offered[random(offered.length)]!.text]);
  }
  const s = rules.begin(read.value);
  const scores = [rules.scores(s).slice()];
  for (const entry of referee.entries) scores.push(rules.scores(applyEntry(rules, s, entry, MUTE)).slice());
  return { entries: referee.entries, heard, scores };
}

/** What was told without a paragraph of the law; how many lines were read, and how often a score changed. */
function reading(name: GameId, rules: AnyGame, raw: object) {
  const lawless = new Set<string>();
  let read = 0;
  let points = 0;
  for (let seed = 1; seed <= GAMES_EACH; seed++) {
    const { entries, heard, scores } = played(rules, raw, seed);
    entries.forEach((entry, n) => {
      for (const viewer of [...scores[n]!.keys(), SPECTATOR])
        for (const { line, law } of lines(heard[n]!, entry, viewer)) {
          read += 1;
          if (typeof law !== 'string' || !isLaw(name, law)) lawless.add(`${String(law)} ${JSON.stringify(line)}`);
        }
      if (scores[n]!.join() === scores[n + 1]!.join()) return;
      points += 1;
      // The end screen says the origin of every point by the lines of its entry, to every viewer.
      if (lines(heard[n]!, entry, SPECTATOR).length === 0) lawless.add(`points by ${JSON.stringify(entry)}`);
    });
  }
  return { lawless: [...lawless], read, points };
}

/** A busy machine is slow; nothing here depends on time. */
const PATIENCE_MS = 120_000;

test.each(GAME_IDS)(
  '%s: every line anybody reads cites a paragraph of the law',
  { timeout: PATIENCE_MS },
  async (id) => {
    const { engine } = GAMES[id];
    const rules = await engine.game();
    let scored = 0;
    for (const { settings } of engine.sampleTables) {
      const { lawless, read, points } = reading(id, rules, settings);
      expect(lawless, JSON.stringify(settings)).toEqual([]);
      expect(read, JSON.stringify(settings)).toBeGreaterThan(500);
      scored += points;
    }
    expect(scored).toBeGreaterThan(0);
  },
);

test('a step that cites what is not in the book is found', { timeout: PATIENCE_MS }, async () => {
  const root = await GAMES.root.engine.game();
  const procs = root.procs as unknown as Record<string, Record<string, object>>;
  const draw = { ...procs['draw'], card: { ...procs['draw']!['card'], law: '99.9' } };
  const broken = game<GameTypes>({ ...root, procs: { ...procs, draw } as never });
  const { lawless } = reading('root', broken, { factions: ['marquise', 'eyrie'] });
  expect(
    lawless.every((line) => line.startsWith('99.9 {"type":"drew"') || line.startsWith('99.9 {"type":"reshuffled"')),
  ).toBe(true);
  expect(lawless.length).toBeGreaterThan(5);
});
