import type { Seat } from '../../../kernel/index.ts';
import { scythia } from '../index.ts';
import { type Colour, COLOURS, type Item } from '../words.ts';
import { BUILT_IN } from '../components/built-in.ts';
import type { Pack } from '../components/pack.ts';
import { TestPosition } from '../../../kernel/testkit/position.testkit.ts';
import type { Scythia } from '../types.ts';

/** The game with the built-in pack, for tests. */
export const GAME = scythia(BUILT_IN);

type Slot = string | { character?: string; wounds?: number; eagle?: string; horse?: string };

/** The things of a player that a test sets; everything else is empty. */
export interface PlayerSetting extends Partial<Record<Item, number>> {
  hero?: string;
  score?: number;
  worker?: string;
  hand?: readonly string[];
  crew?: readonly Slot[];
  quests?: readonly string[];
}

/** The things of a raid spot that a test sets. */
export interface SpotSetting {
  state?: 'available' | 'raided' | 'unused';
  plunder?: Partial<Record<string, number>>;
  worker?: string;
  quest?: string;
}

/** A position of Raiders of Scythia, played by texts. */
export class ScythiaPosition extends TestPosition<Scythia> {
  /** What a seat has of an item, by its word. */
  held(seat: Seat, item: Item): number {
    const words = ['silver', 'provisions', 'kumis', 'gold', 'equipment', 'wagons', 'livestock'];
    return this.view(seat).players[seat]!.held[words.indexOf(item)]!;
  }
  score(seat: Seat = 0): number {
    return this.state.score[seat]!;
  }
  /** The names of a hand. */
  cards(seat: Seat = 0): string[] {
    return this.view(seat).players[seat]!.hand.map((kind) => BUILT_IN.characters[kind]!.id);
  }
  /** The names of a crew by slot. */
  crew(seat: Seat = 0): (string | undefined)[] {
    return this.view(seat).players[seat]!.slots.map(({ crew }) => BUILT_IN.characters[crew]?.id);
  }
  /** How many workers of a colour lie unused. */
  unused(colour: Colour): number {
    return this.state.unused[COLOURS.indexOf(colour)]!;
  }
  wounds(seat: Seat = 0): number[] {
    return this.view(seat).players[seat]!.slots.map((slot) => slot.wounds);
  }
}

/** Builds a position. */
class PositionMaker {
  readonly #raw: Record<string, unknown> = {};
  readonly #players: PlayerSetting[];
  readonly #spots: Record<string, SpotSetting> = {};

  constructor(seats: number, chief: string, turnCap: number) {
    this.#raw['settings'] = { seats, chief, turnCap };
    this.#players = Array.from({ length: seats }, () => ({}));
  }
  player(seat: Seat, setting: PlayerSetting): this {
    this.#players[seat] = setting;
    return this;
  }
  spot(name: string, setting: SpotSetting): this {
    this.#spots[name] = setting;
    return this;
  }
  /** Several spots alike. */
  spots(names: readonly string[], setting: SpotSetting): this {
    for (const name of names) this.#spots[name] = setting;
    return this;
  }
  /** Anything else a position can say. */
  with(fields: Readonly<Record<string, unknown>>): this {
    Object.assign(this.#raw, fields);
    return this;
  }
  /** The table at the start of a seat's turn. */
  turn(active: Seat, game = GAME): ScythiaPosition {
    const read = game.positions!.read({ ...this.#raw, active, players: this.#players, spots: this.#spots });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return new ScythiaPosition(game, read.value);
  }
}

/** A position for a test: `position().player(0, { silver: 3 }).turn(0)`. */
export const position = (seats = 2, chief = 'trader', turnCap = 0): PositionMaker =>
  new PositionMaker(seats, chief, turnCap);

/** A new game from its set-up on. */
export const newGame = (seats: number, chief = 'trader', game = GAME): ScythiaPosition =>
  new ScythiaPosition(game, game.begin({ seats, chief, turnCap: 0 }));

/** The built-in pack with some characters changed. */
export function packWith(changes: Partial<Pack>): Pack {
  return { ...BUILT_IN, ...changes };
}
