// The only file of these tests that names parts of the program: whatever is renamed or moved is followed here alone.
import { type GameTypes, seatsOf, SPECTATOR } from '../../src/kernel/index.ts';
import { divide, perft } from '../../src/kernel/conformance/index.ts';
import {
  type Journal,
  listQuestion,
  readJournal as readJournalFile,
  Referee,
  replay,
  saveState,
} from '../../src/kernel/referee/index.ts';
import { fromFragment } from '../../src/client/editor/share.ts';
import { DATA_OF } from '../../src/games/root/factions/data.ts';
import { FACTIONS, HIRELINGS } from '../../src/games/root/words.ts';
import { readPack as readScythiaPack, scythia } from '../../src/games/scythia/index.ts';
import { readPack as readWildPack, wild } from '../../src/games/wild/index.ts';
import { type AnyGame, eraseGameTypes, GAME_RULES } from '../../src/registry/index.ts';
import { hashOf, numbers, withPlainTag } from './pure.testkit.ts';

type State = GameTypes['state'];

/**
 * What is compared of a state: what it looks like to everybody and what may be done. The fixtures also hold the refused options;
 * their reasons have become more precise since.
 */
export interface Portrait {
  readonly over: unknown;
  readonly scores: readonly number[];
  readonly asked: readonly number[];
  readonly window: string;
  readonly outcomes: number;
  readonly offered: readonly string[];
  readonly views: string;
  readonly state: string;
}

/** How many answers are given after the end of a journal. */
const ANSWERS_ON = 20;

/** A value as it is after it was written and read. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A game as it is shipped. */
async function shippedGame(name: string): Promise<AnyGame> {
  const load = GAME_RULES[name];
  if (!load) throw new Error(`there is no game ${name}`);
  return await load();
}

/** The game of a journal: with the component values it holds, where it holds any. */
async function gameOf({ game, pack }: Journal): Promise<AnyGame> {
  if (pack?.data === undefined) return await shippedGame(game);
  if (game === 'wild') {
    const reading = readWildPack(pack.data);
    if (reading.ok) return eraseGameTypes(wild(reading.value));
  } else {
    const reading = readScythiaPack(pack.data);
    if (reading.ok) return eraseGameTypes(scythia(reading.value));
  }
  throw new Error(`the pack of ${game} is not read`);
}

/** Fields that views and states have got since the fixtures were made, by game. */
const NEW_FIELDS: Readonly<Record<string, readonly string[]>> = {
  root: ['phase', 'actions', 'ferry', 'ferried', 'closed', 'cleared', 'tower', 'landmarks'],
  scythia: ['finalTurn'],
};

/** How many factions and piles Root had when the fixtures were made. */
const OLD_FACTIONS = 9;
const OLD_PILES = 39;
const CLEARINGS = 12;
const ITEMS = 8;
const LATER_FIELDS = DATA_OF.slice(OLD_FACTIONS).flatMap(({ fields }) => Object.keys(fields?.() ?? {}));

/** Lists by faction, by faction and item, and by pile: their length when the fixtures were made. */
const OLD_LENGTHS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['seat', 'points', 'dominance', 'coalition', 'relation', 'aids', 'funds', 'payments', 'committed'].map((list) => [
      list,
      OLD_FACTIONS,
    ]),
  ),
  crafted: OLD_FACTIONS * ITEMS,
  craftedSpent: OLD_FACTIONS * ITEMS,
  owners: OLD_PILES,
  pileSizes: OLD_PILES,
  size: OLD_PILES,
};
/** Fields of views, states and events that hold a party. */
const PARTY_FIELDS = ['faction', 'party', 'attacker', 'defender', 'victim', 'by', 'on', 'with', 'parties', 'ruler'];

/** A party of a table without later factions as it was numbered: hirelings came right after nine factions. */
const oldParty = (party: number): number =>
  party < FACTIONS.length ? party : party - (FACTIONS.length - OLD_FACTIONS);

function oldList(field: string, list: readonly unknown[]): unknown[] {
  if (field === 'force' && list.length === (FACTIONS.length + HIRELINGS.length) * CLEARINGS)
    return [...list.slice(0, OLD_FACTIONS * CLEARINGS), ...list.slice(FACTIONS.length * CLEARINGS)];
  if (list.every((each) => typeof each === 'number'))
    return PARTY_FIELDS.includes(field) && field !== 'on' ? list.map(oldParty) : list.slice(0, OLD_LENGTHS[field]);
  return list.map((each) => oldNumbers(field, each));
}

/** A value of Root whose table has no later faction, with the numbers and lists that it had when there were nine. */
function oldNumbers(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return oldList(field, value);
  if (typeof value === 'number') return PARTY_FIELDS.includes(field) ? oldParty(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !LATER_FIELDS.includes(name));
  const isLooting = (value as { type?: unknown }).type === 'looting';
  return Object.fromEntries(
    entries.map(([name, each]) => [name, oldNumbers(isLooting && name === 'from' ? 'party' : name, each)]),
  );
}

/** What was told, as it was told when the fixtures were made. */
const oldEvents = (game: string, events: unknown): unknown => (game === 'root' ? oldNumbers('', events) : events);

/** A view or a state without the fields that it did not have when the fixtures were made, and numbered as it was. */
export function oldFields(game: string, view: object): object {
  const kept = Object.fromEntries(Object.entries(view).filter(([field]) => !NEW_FIELDS[game]?.includes(field)));
  return game === 'root' ? (oldNumbers('', kept) as object) : kept;
}

function viewsOf(game: AnyGame, s: State): unknown[] {
  const seats = Array.from({ length: s.settings.seats }, (_, seat) => seat);
  return [SPECTATOR, ...seats].map((viewer) => oldFields(game.name, game.view(s, viewer)));
}

function portrait(game: AnyGame, s: State): Portrait {
  const asked = seatsOf(game.asked(s));
  const listings = asked.map((seat) => listQuestion(game, s, seat));
  return {
    over: stored(s.over ?? null),
    scores: [...game.scores(s)],
    asked,
    window: game.window(s)?.name ?? '',
    outcomes: game.outcomeCount(s),
    offered: listings.map(({ offered }) => hashOf(offered)),
    views: hashOf(stored(viewsOf(game, s))),
    state: hashOf(stored(oldFields(game.name, saveState(s) as object))),
  };
}

/** Plays some answers on by a rule that needs nothing but the options. */
function goOn(referee: Referee<GameTypes>, seed: number, answers: number): void {
  const random = numbers(seed);
  referee.advance();
  for (let k = 0; k < answers && !referee.state.over; k++) {
    const asked = seatsOf(referee.game.asked(referee.state));
    const seat = asked[random(asked.length)]!;
    const offered = referee.offered(seat);
    const verdict = referee.answer(seat, referee.question(seat), [offered[random(offered.length)]!.text]);
    if (!verdict.ok) throw new Error(`seat ${seat}: ${verdict.fault}`);
  }
}

/** What became of a recorded journal under the rules of today. */
export interface ReplayResult {
  /** What does not hold; empty: it was replayed with the same digest, and with its proof where it has one. */
  readonly wrong: readonly unknown[];
  readonly portrait: Portrait;
  /** The digest after twenty more answers. */
  readonly on: string;
}

/** Reads and replays a journal and goes on with it. */
export async function replayed(raw: unknown, seed: number): Promise<ReplayResult> {
  const reading = readJournalFile(raw);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const journal = reading.value;
  const game = await gameOf(journal);
  const { referee, discrepancies, proved } = replay(game, journal, journal.fairness !== undefined);
  if (!referee) return { wrong: discrepancies, portrait: {} as Portrait, on: '' };
  const wrong = journal.fairness && !proved ? [...discrepancies, 'not proved'] : discrepancies;
  const seen = portrait(game, referee.state);
  goOn(referee, seed, ANSWERS_ON);
  return { wrong, portrait: seen, on: referee.digest };
}

/** A hash of all events of a journal, in all their forms, whatever their tag is called. */
export async function eventsOf(raw: unknown): Promise<string> {
  const journal = raw as Journal;
  const game = await gameOf(journal);
  const settings = game.readSettings(journal.settings);
  const start = journal.start === undefined ? undefined : game.positions?.read(journal.start);
  if (!settings.ok || start?.ok === false) throw new Error('the settings or the start are not read');
  const events: object[] = [];
  const referee = new Referee<GameTypes>({
    game,
    settings: settings.value,
    source: () => 0,
    ...(start && { start: start.value }),
    onEntry: (_entry, _number, { law, tellings }) =>
      events.push({
        law,
        tellings: tellings.map(({ shared, secret, ...rest }) => ({
          ...rest,
          shared: withPlainTag(shared),
          ...(secret !== undefined && { secret: withPlainTag(secret) }),
        })),
      }),
  });
  for (const entry of journal.entries) if (!referee.applyRecorded(entry).ok) throw new Error('an entry does not hold');
  return hashOf(oldEvents(game.name, stored(events)));
}

/** A position that was read. */
export interface ReadPosition {
  readonly portrait: Portrait;
  /** The position as it is written today. */
  readonly written: unknown;
  perft(depth: number): number;
  divide(depth: number): Readonly<Record<string, number>>;
  /** Plays answers on; gives how many were given before the game was over. */
  playOn(answers: number): number;
}

/** Reads a position file of a game. */
export async function positionOf(name: string, raw: unknown): Promise<ReadPosition> {
  const game = await shippedGame(name);
  const reading = game.positions!.read(raw);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const s = reading.value;
  return {
    portrait: portrait(game, s),
    written: stored(game.positions!.write(s)),
    perft: (depth) => perft(game, s, depth),
    divide: (depth) => divide(game, s, depth),
    playOn(answers) {
      const referee = new Referee<GameTypes>({ game, settings: s.settings, source: () => 0, start: s });
      goOn(referee, 1, answers);
      return referee.entries.filter((entry) => 'say' in entry && entry.by === undefined).length;
    },
  };
}

/** The position that a link of the editor holds behind its `#`. */
export const positionInLink = (fragment: string): Promise<unknown> => fromFragment(fragment);
