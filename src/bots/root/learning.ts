import { DECKS } from '../../games/root/components/cards/index.ts';
import { PLAYABLE, readSettings, type RootSettings, SUIT_MODES } from '../../games/root/settings.ts';
import { MAPS } from '../../games/root/components/maps/index.ts';
import { LANDMARK_COUNTS } from '../../games/root/rules/21-landmarks/landmark.ts';
import type { RootState } from '../../games/root/state.ts';
import type { Root } from '../../games/root/types.ts';
import { type FactionName, FACTIONS } from '../../games/root/words.ts';
import { type Random, shuffle } from '../../kernel/index.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Learning, NetInputs, NetReader } from '../learned/learning.ts';
import { NetLeaf } from '../learned/net-leaf.ts';
import { TableInputs } from '../learned/table-inputs.ts';
import { checkSections } from '../learned/weights.ts';
import { rootEvaluator } from './evaluator.ts';
import { ROOT_SECTIONS, tableSections } from './inputs/index.ts';
import { Reading } from './inputs/reading.ts';
import { mostPoints } from './inputs/table.ts';
import { NEUTRAL_WEIGHTS } from './weights.ts';

const POINTS_TO_WIN = 30;

/** Reads positions of Root; keeps the inputs of each kind of table: factions by seat, map, deck, landmarks. */
class RootReader implements NetReader<Root> {
  readonly #evaluator: Evaluator<Root>;
  readonly #reading = new Reading();
  readonly #tables = new Map<string, TableInputs<Reading>>();
  #faction: readonly number[] | undefined = undefined;
  #settings: RootSettings | undefined = undefined;
  #table: TableInputs<Reading> | undefined = undefined;

  constructor(evaluator: Evaluator<Root>) {
    this.#evaluator = evaluator;
  }

  read(s: RootState): NetInputs | undefined {
    if (s.faction !== this.#faction || s.settings !== this.#settings) this.#take(s);
    const table = this.#table?.read(this.#reading.read(s), Math.min(1, mostPoints(s) / POINTS_TO_WIN));
    if (!table) return undefined;
    this.#evaluator.sideValues(s, table.hand);
    const scale = this.#evaluator.scale(s);
    for (let seat = 0; seat < table.hand.length; seat++) table.hand[seat]! /= scale;
    return table;
  }

  #take(s: RootState): void {
    this.#faction = s.faction;
    this.#settings = s.settings;
    this.#table = undefined;
    // §15.8: a seat that has not yet drafted has no faction.
    if (s.faction.some((f) => f < 0)) return;
    const { map, deck, landmarks } = s.settings;
    const key = `${map} ${deck} ${landmarks !== 'none'} ${s.faction.join(' ')}`;
    this.#table =
      this.#tables.get(key) ??
      new TableInputs(
        tableSections(s.faction, map, deck, landmarks !== 'none'),
        s.faction.map((f) => FACTIONS[f]!),
      );
    this.#tables.set(key, this.#table);
  }
}

/** The base game: its four factions, autumn map and deck. */
const BASE_GAME = { factions: FACTIONS.slice(0, 4), map: 'autumn', deck: 'base' };
/** One table in this many is the base game. */
const BASE_EVERY = 4;
/** Seat counts of the other tables; each stands as often as its share. */
const SEAT_COUNTS = [2, 2, 3, 3, 4, 4, 4, 5, 5, 6];
/** One autumn map in this many has dealt suits. */
const DEALT_EVERY = 3;
/** One table in this many has landmarks. */
const LANDMARKS_EVERY = 4;
/** Most tables that are tried until one is allowed: at most four factions start in corners. */
const MOST_TRIES = 1000;

function anyTable(random: Random): Readonly<Record<string, unknown>> {
  const factions: FactionName[] = shuffle([...PLAYABLE], random).slice(0, SEAT_COUNTS[random(SEAT_COUNTS.length)]);
  const map = MAPS[random(MAPS.length)]!;
  const [printed, dealt] = SUIT_MODES;
  // Only the first map has printed suits.
  const suits = map === MAPS[0] && random(DEALT_EVERY) > 0 ? printed : dealt;
  const deck = DECKS[random(DECKS.length)]!;
  const [none, ...counts] = LANDMARK_COUNTS;
  const landmarks = random(LANDMARKS_EVERY) > 0 ? none : counts[random(counts.length)]!;
  return { factions, map, suits, deck, landmarks };
}

function randomTable(random: Random): Readonly<Record<string, unknown>> {
  if (random(BASE_EVERY) === 0) return { ...BASE_GAME, factions: shuffle([...BASE_GAME.factions], random) };
  for (let i = 0; i < MOST_TRIES; i++) {
    const table = anyTable(random);
    if (readSettings(table).ok) return table;
  }
  throw new Error(`no allowed table among ${MOST_TRIES} random ones`);
}

/** Learning for Root. */
export function rootLearning(): Learning<Root> {
  const reader = (): NetReader<Root> => new RootReader(rootEvaluator(NEUTRAL_WEIGHTS));
  return {
    sections: ROOT_SECTIONS,
    outputs: FACTIONS,
    randomTable,
    reader,
    leaf(weights) {
      checkSections(weights, 'root', ROOT_SECTIONS);
      return new NetLeaf(weights, reader(), rootEvaluator(NEUTRAL_WEIGHTS));
    },
  };
}
