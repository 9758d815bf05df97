import type { Face } from '../components/pack.ts';

/** A choice of dice of one colour to reroll: their places in the sorted roll, and the rolls it can lead to. */
interface Move {
  readonly picked: readonly number[];
  readonly to: readonly number[];
  readonly chance: readonly number[];
}

/** All distinct rolls of the dice of one colour. */
interface Rolls {
  /** The faces of each roll, sorted. */
  readonly faces: readonly (readonly number[])[];
  readonly chance: readonly number[];
  readonly strength: readonly number[];
  readonly wounds: readonly number[];
  /** For each roll the choices of dice to reroll; the first is to reroll none. */
  readonly moves: readonly (readonly Move[])[];
}

interface Distinct extends Face {
  readonly chance: number;
}

/** The different faces of a die with their chances. */
function distinct(faces: readonly Face[]): Distinct[] {
  const list: { strength: number; wounds: number; chance: number }[] = [];
  for (const { strength, wounds } of faces) {
    const same = list.find((face) => face.strength === strength && face.wounds === wounds);
    if (same) same.chance += 1 / faces.length;
    else list.push({ strength, wounds, chance: 1 / faces.length });
  }
  return list;
}

/** Every sorted roll of `count` dice with its chance, by its faces as text. */
function rollsOf(faces: readonly Distinct[], count: number): Map<string, { roll: number[]; chance: number }> {
  let found = new Map([['', { roll: [] as number[], chance: 1 }]]);
  for (let die = 0; die < count; die++) {
    const next: typeof found = new Map();
    for (const { roll, chance } of found.values())
      faces.forEach((face, f) => {
        const longer = [...roll, f].sort((a, b) => a - b);
        const key = longer.join();
        next.set(key, { roll: longer, chance: (next.get(key)?.chance ?? 0) + chance * face.chance });
      });
    found = next;
  }
  return found;
}

/** The choices of places of a sorted roll to reroll; dice that show the same face give one choice. */
function picksOf(roll: readonly number[]): number[][] {
  const found: number[][] = [[]];
  function grow(from: number, chosen: readonly number[]): void {
    for (let i = from; i < roll.length; i++) {
      if (i > from && roll[i] === roll[i - 1]) continue;
      const next = [...chosen, i];
      found.push(next);
      grow(i + 1, next);
    }
  }
  grow(0, []);
  return found;
}

function rollsFor(die: readonly Face[], count: number): Rolls {
  const faces = distinct(die);
  const all = [...rollsOf(faces, count).values()];
  const index = new Map(all.map(({ roll }, i) => [roll.join(), i]));
  const again = Array.from({ length: count + 1 }, (_, k) => [...rollsOf(faces, k).values()]);
  const sum = (roll: readonly number[], of: 'strength' | 'wounds'): number =>
    roll.reduce((total, face) => total + faces[face]![of], 0);
  const moves = all.map(({ roll }) =>
    picksOf(roll).map((picked): Move => {
      const kept = roll.filter((_, i) => !picked.includes(i));
      const results = again[picked.length]!;
      return {
        picked,
        to: results.map((r) => index.get([...kept, ...r.roll].sort((a, b) => a - b).join())!),
        chance: results.map((r) => r.chance),
      };
    }),
  );
  return {
    faces: all.map(({ roll }) => roll),
    chance: all.map(({ chance }) => chance),
    strength: all.map(({ roll }) => sum(roll, 'strength')),
    wounds: all.map(({ roll }) => sum(roll, 'wounds')),
    moves,
  };
}

/** A choice of dice of all colours to reroll. */
export interface Choice {
  readonly moves: readonly [red: number, white: number, yellow: number];
  /** The colours of the dice to reroll, as a bit mask. */
  readonly colours: number;
}

/** All rolls of all dice of a raid. A roll is one number, composed of the rolls of its colours. */
export class DiceTable {
  readonly rolls: readonly [Rolls, Rolls, Rolls];
  readonly size: number;
  readonly faces: readonly (readonly Distinct[])[];
  /** Of each roll: its parts by colour, how likely it is, and what it shows. */
  readonly parts: readonly (readonly [red: number, white: number, yellow: number])[];
  readonly chance: readonly number[];
  readonly strength: readonly number[];
  readonly wounds: readonly number[];
  /** The results of the last `expect`. */
  meanPoints = 0;
  meanWounds = 0;
  readonly #choices: (readonly Choice[])[][] = [];

  constructor(faces: readonly (readonly Face[])[], counts: readonly number[]) {
    this.faces = faces.map(distinct);
    const [red, white, yellow] = [0, 1, 2].map((colour) => rollsFor(faces[colour]!, counts[colour]!)) as [
      Rolls,
      Rolls,
      Rolls,
    ];
    this.rolls = [red, white, yellow];
    this.size = red.faces.length * white.faces.length * yellow.faces.length;
    this.parts = red.faces.flatMap((_r, r) =>
      white.faces.flatMap((_w, w) => yellow.faces.map((_y, y): DiceTable['parts'][number] => [r, w, y])),
    );
    this.chance = this.parts.map(([r, w, y]) => red.chance[r]! * white.chance[w]! * yellow.chance[y]!);
    this.strength = this.parts.map(([r, w, y]) => red.strength[r]! + white.strength[w]! + yellow.strength[y]!);
    this.wounds = this.parts.map(([r, w, y]) => red.wounds[r]! + white.wounds[w]! + yellow.wounds[y]!);
  }

  /** All choices of 1 to `most` dice of a roll to reroll. */
  choices(roll: number, most: number): readonly Choice[] {
    return ((this.#choices[most] ??= [])[roll] ??= this.#listChoices(roll, most));
  }
  #listChoices(roll: number, most: number): Choice[] {
    const found: Choice[] = [];
    const lists = this.parts[roll]!.map((part, colour) => this.rolls[colour]!.moves[part]!);
    const taken = (colour: number, move: number): number => lists[colour]![move]!.picked.length;
    for (let r = 0; r < lists[0]!.length; r++)
      for (let w = 0; w < lists[1]!.length; w++)
        for (let y = 0; y < lists[2]!.length; y++) {
          const dice = taken(0, r) + taken(1, w) + taken(2, y);
          const colours = (taken(0, r) && 1) | (taken(1, w) && 2) | (taken(2, y) && 4);
          if (dice > 0 && dice <= most) found.push({ moves: [r, w, y], colours });
        }
    return found;
  }
  /** Visits all rolls that a reroll can lead to. */
  each(roll: number, { moves }: Choice, visit: (to: number, chance: number) => void): void {
    const [r, w, y] = this.parts[roll]!;
    const red = this.rolls[0].moves[r]![moves[0]]!;
    const white = this.rolls[1].moves[w]![moves[1]]!;
    const yellow = this.rolls[2].moves[y]![moves[2]]!;
    const whites = this.rolls[1].faces.length;
    const yellows = this.rolls[2].faces.length;
    for (let i = 0; i < red.to.length; i++)
      for (let j = 0; j < white.to.length; j++) {
        const row = (red.to[i]! * whites + white.to[j]!) * yellows;
        const chance = red.chance[i]! * white.chance[j]!;
        for (let k = 0; k < yellow.to.length; k++) visit(row + yellow.to[k]!, chance * yellow.chance[k]!);
      }
  }
  /** Averages two tables over all rolls that a reroll can lead to; the results are `meanPoints` and `meanWounds`. */
  expect(roll: number, { moves }: Choice, points: Float64Array, wounds: Float64Array): void {
    const [r, w, y] = this.parts[roll]!;
    const red = this.rolls[0].moves[r]![moves[0]]!;
    const white = this.rolls[1].moves[w]![moves[1]]!;
    const yellow = this.rolls[2].moves[y]![moves[2]]!;
    const whites = this.rolls[1].faces.length;
    const yellows = this.rolls[2].faces.length;
    let mean = 0;
    let hurt = 0;
    for (let i = 0; i < red.to.length; i++)
      for (let j = 0; j < white.to.length; j++) {
        const row = (red.to[i]! * whites + white.to[j]!) * yellows;
        const chance = red.chance[i]! * white.chance[j]!;
        for (let k = 0; k < yellow.to.length; k++) {
          const part = chance * yellow.chance[k]!;
          mean += points[row + yellow.to[k]!]! * part;
          hurt += wounds[row + yellow.to[k]!]! * part;
        }
      }
    this.meanPoints = mean;
    this.meanWounds = hurt;
  }
}
