import { expect } from 'vitest';
import { scythiaLaw } from '../testkit/law.testkit.ts';
import { DiceTable } from './dice-table.ts';

/** Faces with wounds on every colour, some of them alike. */
const FACES = [
  [0, 1, 1].map((strength, i) => ({ strength, wounds: i })),
  [
    { strength: 2, wounds: 0 },
    { strength: 2, wounds: 0 },
    { strength: 3, wounds: 1 },
  ],
  [
    { strength: 0, wounds: 2 },
    { strength: 4, wounds: 0 },
  ],
];

/** All ways some physical dice can fall, each as [strength, wounds]. */
function falls(counts: readonly number[]): (readonly [number, number])[] {
  let found: (readonly [number, number])[] = [[0, 0]];
  for (const [colour, count] of counts.entries())
    for (let die = 0; die < count; die++)
      found = found.flatMap(([strength, wounds]) =>
        FACES[colour]!.map((face) => [strength + face.strength, wounds + face.wounds] as const),
      );
  return found;
}

/** How likely each sum of strength and wounds is. */
function shares(list: readonly (readonly [strength: number, wounds: number, chance: number])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [strength, wounds, chance] of list)
    found.set(`${strength} ${wounds}`, (found.get(`${strength} ${wounds}`) ?? 0) + chance);
  return found;
}

function expectSame(found: ReadonlyMap<string, number>, wanted: ReadonlyMap<string, number>): void {
  expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
  for (const [key, chance] of wanted) expect(found.get(key)).toBeCloseTo(chance, 9);
}

scythiaLaw.each(
  ['S-6.5', 'S-6.6'],
  'a table of $counts dice falls as the dice do',
  [{ counts: [1, 0, 0] }, { counts: [2, 1, 0] }, { counts: [0, 2, 1] }, { counts: [2, 2, 1] }],
  ({ counts }) => {
    const table = new DiceTable(FACES, counts);
    const all = falls(counts);
    const found = shares(
      table.parts.map((_, roll) => [table.strength[roll]!, table.wounds[roll]!, table.chance[roll]!]),
    );
    expectSame(found, shares(all.map(([strength, wounds]) => [strength, wounds, 1 / all.length])));
  },
);

scythiaLaw('E-3.2', 'dice taken up and rolled again leave the others as they lie', () => {
  const counts = [2, 1, 1];
  const table = new DiceTable(FACES, counts);
  for (let roll = 0; roll < table.size; roll++) {
    const choices = table.choices(roll, 2);
    // Two red dice that show the same are one choice, and both together another.
    const [red] = table.parts[roll]!;
    const [first, second] = table.rolls[0].faces[red]!;
    const reds = first === second ? 1 : 2;
    expect(choices).toHaveLength(reds + 1 + 1 + (1 + reds + reds + 1));
    expect(table.choices(roll, 1)).toHaveLength(reds + 1 + 1);
    for (const choice of choices) {
      const taken = choice.moves.map(
        (move, colour) => table.rolls[colour]!.moves[table.parts[roll]![colour]!]![move]!.picked,
      );
      expect(choice.colours).toBe(
        taken.reduce((set, picked, colour) => (picked.length > 0 ? set | (1 << colour) : set), 0),
      );
      const lying = [table.strength[roll]!, table.wounds[roll]!];
      for (const [colour, picked] of taken.entries())
        for (const place of picked) {
          const face = table.faces[colour]![table.rolls[colour]!.faces[table.parts[roll]![colour]!]![place]!]!;
          lying[0]! -= face.strength;
          lying[1]! -= face.wounds;
        }
      const again = falls(taken.map((picked) => picked.length));
      const ends: [number, number, number][] = [];
      table.each(roll, choice, (to, chance) => ends.push([table.strength[to]!, table.wounds[to]!, chance]));
      expectSame(
        shares(ends),
        shares(again.map(([strength, wounds]) => [lying[0]! + strength, lying[1]! + wounds, 1 / again.length])),
      );
      table.expect(roll, choice, Float64Array.from(table.strength), Float64Array.from(table.wounds));
      expect(table.meanPoints).toBeCloseTo(
        ends.reduce((sum, [strength, , chance]) => sum + strength * chance, 0),
        9,
      );
      expect(table.meanWounds).toBeCloseTo(
        ends.reduce((sum, [, wounds, chance]) => sum + wounds * chance, 0),
        9,
      );
    }
  }
});
