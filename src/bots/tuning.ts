import type { Random } from '../kernel/index.ts';

/** Weights as data: numbers in objects and lists. */
export type Weights = { readonly [name: string]: number | readonly number[] | Weights };

type Loose = { [name: string]: number | number[] | Loose };

/** Every number of the weights by its path: `eyrie.income`, `damage.2`. */
export function pathsOf(weights: Weights, prefix = ''): string[] {
  return Object.entries(weights).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (typeof value === 'number') return [path];
    if (Array.isArray(value)) return value.map((_, i) => `${path}.${i}`);
    return pathsOf(value as Weights, `${path}.`);
  });
}

/** A copy in which the number at a path was multiplied. */
export function scaled<W extends Weights>(weights: W, path: string, factor: number): W {
  const copy = JSON.parse(JSON.stringify(weights)) as Loose;
  const names = path.split('.');
  const last = names.pop()!;
  let at: Loose | number[] = copy;
  for (const name of names) at = (at as Loose)[name] as Loose | number[];
  const value = (at as Loose)[last] as number;
  (at as Loose)[last] = Math.round(value * factor * 1000) / 1000;
  return copy as unknown as W;
}

const GRAIN = 0x10000;

/** A variation of weights: `count` random numbers are multiplied or divided by up to `most`. */
export function varied<W extends Weights>(weights: W, random: Random, count: number, most: number): W {
  const paths = pathsOf(weights);
  let next = weights;
  for (let n = 0; n < count; n++) {
    const power = (2 * random(GRAIN)) / GRAIN - 1;
    next = scaled(next, paths[random(paths.length)]!, most ** power);
  }
  return next;
}
