import type { Components } from '../../games/scythia/components/components.ts';

/** There are two dice of each colour (§S-6.5). */
const MOST = 3;

/** The chances of rolls, by number of red, white and yellow dice. */
export interface Odds {
  /** The chance that these dice show a strength of at least `needed`. */
  reach(red: number, white: number, yellow: number, needed: number): number;
  /** The wounds that these dice deal on average. */
  wounds(red: number, white: number, yellow: number): number;
}

/** Chances of totals after one more die. */
function withDie(totals: readonly number[], faces: Components['faces'][number]): number[] {
  const next: number[] = [];
  totals.forEach((chance, total) => {
    for (const { strength } of faces) next[total + strength] = (next[total + strength] ?? 0) + chance / faces.length;
  });
  return Array.from(next, (chance) => chance ?? 0);
}

/** Computes all rolls of the dice once (§S-6.6). Rerolls are left out, because they only improve a raid. */
export function oddsOf(b: Components): Odds {
  const tails: number[][] = [];
  for (let key = 0; key < MOST * MOST * MOST; key++) {
    let totals = [1];
    [Math.floor(key / 9), Math.floor(key / 3) % 3, key % 3].forEach((count, colour) => {
      for (let die = 0; die < count; die++) totals = withDie(totals, b.faces[colour]!);
    });
    let sum = 0;
    tails[key] = totals.map(() => 0);
    for (let total = totals.length - 1; total >= 0; total--) tails[key]![total] = sum += totals[total]!;
  }
  const mean = b.faces.map((faces) => faces.reduce((sum, face) => sum + face.wounds, 0) / faces.length);
  return {
    reach: (red, white, yellow, needed) => (needed <= 0 ? 1 : (tails[9 * red + 3 * white + yellow]![needed] ?? 0)),
    wounds: (red, white, yellow) => red * mean[0]! + white * mean[1]! + yellow * mean[2]!,
  };
}
