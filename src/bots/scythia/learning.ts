import { type Components, componentsOf } from '../../games/scythia/components/components.ts';
import type { ScythiaGame } from '../../games/scythia/index.ts';
import { NONE } from '../../games/scythia/components/piles.ts';
import type { ScythiaState } from '../../games/scythia/state.ts';
import type { Scythia } from '../../games/scythia/types.ts';
import type { Random } from '../../kernel/index.ts';
import type { Learning, NetInputs, NetReader } from '../learned/learning.ts';
import { NetLeaf } from '../learned/net-leaf.ts';
import { TableInputs } from '../learned/table-inputs.ts';
import { checkSections } from '../learned/weights.ts';
import { scythiaEvaluator } from './evaluator.ts';
import { scythiaFigures } from './figures.ts';
import { CHIEF_SIDE, ORDER, ScythiaReading, type ScythiaSection, scythiaSections, tableSections } from './inputs.ts';
import { oddsOf } from './odds.ts';
import { raidCrewValues } from './raid-crew-value.ts';

/** Seat counts of tables for self-play; each stands as often as its share. */
const SEAT_COUNTS = [1, 2, 2, 3, 4];

/** The side of each seat when it is a seat's turn: seats are named in turn order, because what counts is who is next. */
const sidesOf = (seats: number, active: number): string[] => [
  ...Array.from({ length: seats }, (_, seat) => ORDER[(seat - active + seats) % seats]!),
  ...(seats === 1 ? [CHIEF_SIDE] : []),
];

/** Reads positions of Scythia; keeps the inputs of each number of seats and seat on turn. */
class ScythiaReader implements NetReader<Scythia> {
  readonly #sections: readonly ScythiaSection[];
  readonly #evaluator;
  readonly #progress;
  readonly #reading: ScythiaReading;
  readonly #tables = new Map<number, TableInputs<ScythiaReading>>();

  constructor(game: ScythiaGame, b: Components, sections: readonly ScythiaSection[]) {
    this.#sections = sections;
    this.#evaluator = scythiaEvaluator(game);
    this.#progress = scythiaFigures(game).progress;
    this.#reading = new ScythiaReading(b, oddsOf(b), raidCrewValues(b));
  }

  read(s: ScythiaState): NetInputs | undefined {
    // §S-2.9: during the draft somebody has no hero.
    if (s.turns === 0 || s.heroes.includes(NONE)) return undefined;
    const { seats } = s.settings;
    const key = seats * ORDER.length + s.active;
    let table = this.#tables.get(key);
    if (!table) {
      table = new TableInputs(tableSections(this.#sections, seats), sidesOf(seats, s.active));
      this.#tables.set(key, table);
    }
    table.read(this.#reading.read(s), this.#progress(s));
    this.#evaluator.sideValues(s, table.hand);
    const scale = this.#evaluator.scale(s);
    for (let side = 0; side < table.hand.length; side++) table.hand[side]! /= scale;
    return table;
  }
}

/** Learning for Raiders of Scythia: each seat's share, and in solo the AI chief's. */
export function scythiaLearning(game: ScythiaGame): Learning<Scythia> {
  const b = componentsOf(game.components);
  const sections = scythiaSections(b);
  const reader = (): NetReader<Scythia> => new ScythiaReader(game, b, sections);
  return {
    sections,
    outputs: [...ORDER, CHIEF_SIDE],
    randomTable: (random: Random) => ({
      seats: SEAT_COUNTS[random(SEAT_COUNTS.length)]!,
      chief: b.chief.names[random(b.chief.names.length)]!,
    }),
    reader,
    leaf(weights) {
      checkSections(weights, 'scythia', sections);
      return new NetLeaf(weights, reader(), scythiaEvaluator(game));
    },
  };
}
