import { type Frame, type ParseResult, type Raw, type Reader, SparseReader, withValue } from '../../../kernel/index.ts';
import { isVagabond } from '../rules/02-key-terms/players.ts';
import { EDITING_OF, EDITINGS } from '../editing/factions.ts';
import { DATA_OF } from '../factions/data.ts';
import { FACTS, TITLE_OF, TITLES } from '../components/cards/index.ts';
import { playArea } from '../components/piles.ts';
import { readSettings } from '../settings.ts';
import { newState, type RootState } from '../state.ts';
import { CLEARING_COUNT, CLEARINGS, type Faction, FACTIONS, ITEMS, PHASES, SUITS } from '../words.ts';
import { checkBoard, readClearings, readClosedPaths, readFerry, readElsewhere, readRuins, readSuits } from './board.ts';
import { readCards } from './cards.ts';
import { readDraft, readDrafted } from './draft.ts';
import { readFrames, type Steps } from './frames.ts';
import { readHirelings } from './hirelings.ts';
import { checkLandmarks, readAtLandmarks, readLandmarks } from './landmarks.ts';
import { phaseStart } from './phases.ts';
import { itemsLeft, readRuinItems } from './ruins.ts';
import { SEAT_NAMES, seatOf } from './seats.ts';
import { checkHirelings } from './soundness.ts';
import type { RootFrame } from '../frames.ts';

const TABLES = EDITINGS.flatMap(({ position }) => position.table ?? []);
const KEYS = [
  'game',
  'settings',
  'order',
  'drafted',
  'draft',
  'hirelings',
  'opening',
  'kept',
  'turn',
  'turns',
  'phase',
  'suits',
  'clearings',
  'ruins',
  'scorched',
  'ferry',
  'ferried',
  'clearedPaths',
  'pathCleared',
  'tower',
  'landmarks',
  'market',
  'away',
  'coffins',
  'items',
  'factions',
  'discard',
  'available',
  'lostSouls',
  'box',
  'seen',
  'pools',
  'ruinItems',
  'activated',
  'usedEffects',
  'winner',
  'stack',
  ...TABLES.flatMap(({ keys }) => keys),
];
const COMMON_KEYS = ['points', 'hand', 'crafted', 'items', 'facedown', 'dominance', 'partner'];
const MOST_POINTS = 99;
const MOST_TURNS = 10_000;

/** What a position needs of the game: its procedures, running to the next rest, the end, and whether it can go on. */
export interface Machine {
  readonly procs: Steps;
  settle(s: RootState): void;
  ending(s: RootState): RootState['over'];
  /** Asks for everything that can follow; throws when the frames make no sense. */
  probe(s: RootState): void;
  audit(s: RootState): readonly string[];
}

/** Reads a position file: the state, or everything that is wrong with it. */
export function read(raw: unknown, machine: Machine): ParseResult<RootState> {
  const reader = new SparseReader();
  const from = reader.object(raw, '', KEYS);
  if (raw === undefined) reader.note('', 'not-an-object');
  if (from['game'] !== undefined && from['game'] !== 'root') reader.note('game', 'other-game');
  // A position names its factions: those of a new table are no guess for one that is under way.
  const settings = readSettings(withFactions(from['settings'] ?? {}));
  if (!settings.ok) {
    for (const p of settings.problems)
      reader.problems.push({ ...p, path: p.path === '' ? 'settings' : `settings.${p.path}` });
    return { ok: false, problems: reader.problems };
  }
  const s = newState(settings.value);
  readState(reader, from, s, machine);
  if (reader.problems.length === 0) goOn(reader, s, machine);
  return reader.result(s);
}

function readState(reader: Reader, raw: Raw, s: RootState, machine: Machine): void {
  const fresh = newState(s.settings);
  const first = reader.items(raw['stack'], 'stack')[0] as Raw | undefined;
  const inSetup = first?.['proc'] === 'game';
  readDrafted(reader, raw['drafted'], s);
  readOrder(reader, raw, s, inSetup);
  readHirelings(reader, raw['hirelings'], s);
  readDraft(reader, raw['draft'], s);
  readSuits(reader, raw['suits'], s, inSetup);
  readRuins(reader, raw['ruins'], s);
  for (const c of reader.distinct(raw['scorched'], 'scorched', CLEARINGS)) s.scorched = withValue(s.scorched, c, 1);
  readFerry(reader, raw, s);
  readClosedPaths(reader, raw, s);
  readLandmarks(reader, raw, s);
  readClearings(reader, raw['clearings'], s);
  readElsewhere(reader, raw, s);
  readAtLandmarks(reader, raw['landmarks'], s);
  readCards(reader, raw, s, fresh);
  readFactions(reader, raw['factions'], s, inSetup);
  for (const table of TABLES) table.read(reader, raw, s);
  readRuinItems(reader, raw['ruinItems'], s);
  readItems(reader, raw['items'], s);
  s.activated = reader.counts(raw['activated'], 'activated', SUITS, CLEARING_COUNT);
  s.usedEffects = reader.names(raw['usedEffects'], 'usedEffects', TITLES);
  if (raw['winner'] !== undefined) s.winner = playerOf(reader, raw['winner'], 'winner', s);
  if (raw['stack'] === undefined) s.stack = [atPhase(reader, raw['phase'])];
  else {
    if (raw['phase'] !== undefined) reader.note('phase', 'stack-says-it');
    s.stack = readFrames(reader, raw['stack'], 'stack', s, machine.procs) as RootFrame[];
  }
  checkBoard(reader, s);
  if (!inSetup) checkLandmarks(reader, s);
  EDITING_OF.forEach(({ position }, f) => {
    if (s.seat[f]! >= 0) position.check?.(reader, s, inSetup);
  });
  checkHirelings(reader, s);
}

function atPhase(reader: Reader, raw: unknown): RootFrame {
  const phase = raw === undefined ? 0 : Math.max(0, reader.name(raw, 'phase', PHASES));
  return phaseStart(phase);
}

function playerOf(reader: Reader, raw: unknown, path: string, s: RootState): Faction {
  const f = reader.name(raw, path, FACTIONS);
  if (f >= 0 && s.seat[f]! < 0) reader.note(path, 'not-playing');
  return f;
}

function readOrder(reader: Reader, raw: Raw, s: RootState, inSetup: boolean): void {
  if (raw['order'] !== undefined) {
    const seats = reader
      .distinct(raw['order'], 'order', SEAT_NAMES)
      .map((name) => seatOf(s, name))
      .filter((seat) => seat >= 0);
    if (seats.length === s.settings.seats || inSetup) s.order = seats;
    else reader.note('order', 'everybody-once');
  }
  if (raw['turns'] !== undefined) s.turns = reader.whole(raw['turns'], 'turns', 0, MOST_TURNS);
  if (raw['turn'] === undefined) return;
  const f = playerOf(reader, raw['turn'], 'turn', s);
  if (f >= 0) s.turn = Math.max(0, s.order.indexOf(s.seat[f]!));
}

/** The keys of a faction's own part of the file. */
const ownKeys = (f: Faction): readonly string[] => [
  ...DATA_OF[f]!.piles.map(({ name }) => name),
  ...EDITING_OF[f]!.position.keys,
];

function readFactions(reader: Reader, raw: unknown, s: RootState, inSetup: boolean): void {
  const all = reader.object(raw, 'factions');
  for (const name of Object.keys(all)) playerOf(reader, name, `factions.${name}`, s);
  FACTIONS.forEach((name, f) => {
    if (s.seat[f]! < 0) return;
    const path = `factions.${name}`;
    const from = reader.object(all[name], path, [...COMMON_KEYS, ...ownKeys(f)]);
    if (from['points'] !== undefined)
      s.points = withValue(s.points, f, reader.whole(from['points'], `${path}.points`, 0, MOST_POINTS));
    readCrafted(reader, from, path, s, f);
    readDominance(reader, from, path, s, f);
    for (const { name: key, columns } of DATA_OF[f]!.piles)
      if (columns) reader.object(from[key], `${path}.${key}`, columns);
    EDITING_OF[f]!.position.read(reader, from, path, s, f, inSetup);
  });
}

function readCrafted(reader: Reader, raw: Raw, path: string, s: RootState, f: Faction): void {
  const up = reader.tally(raw['items'], `${path}.items`, ITEMS);
  const down = reader.tally(raw['facedown'], `${path}.facedown`, ITEMS);
  ITEMS.forEach((_, item) => {
    s.crafted = withValue(s.crafted, f * ITEMS.length + item, up[item]! + down[item]!);
    s.craftedSpent = withValue(s.craftedSpent, f * ITEMS.length + item, down[item]!);
  });
  for (const [t, facts] of FACTS.entries()) {
    const copies = TITLE_OF.filter((each, card) => each === t && s.cards.at[card] === playArea(f)).length;
    if (copies > 0 && facts.kind !== 'persistent' && facts.kind !== 'dominance')
      reader.note(`${path}.crafted`, 'not-lasting', { card: TITLES[t]! });
    // §4.1.4
    if (copies > 1) reader.note(`${path}.crafted`, 'twice', { name: TITLES[t]! });
  }
}

/** §3.3.1, §9.2.8: an activated card lies in the play area; a Vagabond's has a partner and nobody else's has. */
function readDominance(reader: Reader, raw: Raw, path: string, s: RootState, f: Faction): void {
  if (raw['partner'] !== undefined) {
    const partner = playerOf(reader, raw['partner'], `${path}.partner`, s);
    s.coalition = withValue(s.coalition, f, partner);
    if (!isVagabond(f) || raw['dominance'] === undefined || partner === f)
      reader.note(`${path}.partner`, 'no-coalition');
  }
  const lies = TITLE_OF.some((t, card) => FACTS[t]!.kind === 'dominance' && s.cards.at[card] === playArea(f));
  if (raw['dominance'] === undefined) {
    if (lies) reader.note(`${path}.crafted`, 'dominance-not-active');
    return;
  }
  const title = reader.name(raw['dominance'], `${path}.dominance`, TITLES);
  if (title < 0) return;
  s.dominance = withValue(s.dominance, f, title);
  if (FACTS[title]!.kind !== 'dominance') reader.note(`${path}.dominance`, 'no-dominance', { card: TITLES[title]! });
  else if (!TITLE_OF.some((t, card) => t === title && s.cards.at[card] === playArea(f)))
    reader.note(`${path}.dominance`, 'dominance-not-in-play');
  if (isVagabond(f) && raw['partner'] === undefined) reader.note(`${path}.partner`, 'missing');
}

/** §4.1.2, §5.1.5: the shared supply is what is left; a file may say less of it, never more. */
function readItems(reader: Reader, raw: unknown, s: RootState): void {
  const left = itemsLeft(s);
  left.forEach((count, item) => {
    if (count < 0) reader.note('items', 'too-many-items', { item: ITEMS[item]!, over: -count });
  });
  s.items = left.map((count) => Math.max(0, count));
  if (raw === undefined) return;
  s.items = reader.counts(raw, 'items', ITEMS, ITEMS.length);
  s.items.forEach((count, item) => {
    if (count > Math.max(0, left[item]!))
      reader.note(`items.${ITEMS[item]}`, 'too-many-items', {
        item: ITEMS[item]!,
        over: count - Math.max(0, left[item]!),
      });
  });
}

/** Lets the game come to rest, and asks whether it can go on from there. */
function goOn(reader: Reader, s: RootState, machine: Machine): void {
  for (const wrong of machine.audit(s)) reader.note('', 'audit', { wrong });
  if (reader.problems.length > 0) return;
  s.over = machine.ending(s);
  if (s.over) {
    if (s.stack.length > 0) reader.note('stack', 'already-over', { winner: FACTIONS[s.faction[s.over.winners[0]!]!]! });
    return;
  }
  if (s.stack.length === 0) {
    reader.note('stack', 'nothing-follows');
    return;
  }
  const stood = s.stack.map((f: Frame) => `${f.proc}.${f.step}`).join(' > ');
  try {
    machine.settle(s);
    machine.probe(s);
  } catch (error) {
    reader.note('stack', 'does-not-run', { stood, why: error instanceof Error ? error.message : String(error) });
  }
}

function withFactions(settings: unknown): unknown {
  return typeof settings === 'object' ? { factions: null, ...settings } : settings;
}
