/** A random generator: uniform among 0 to n - 1. */
export type Random = (n: number) => number;

/** Expands a seed to words of state (splitmix32). */
function splitmix(seed: number): () => number {
  let x = seed | 0;
  return () => {
    x = (x + 0x9e3779b9) | 0;
    let z = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) | 0;
  };
}

/** A fast seeded generator (xoshiro128**), for simulations only: its state can be computed from its outputs. */
export function fastRandom(seed: number): Random {
  const next = splitmix(seed);
  let a = next();
  let b = next();
  let c = next();
  let d = next() | 1;
  return (n) => {
    const product = Math.imul(b, 5);
    const word = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return Math.floor((word / 0x1_0000_0000) * n);
  };
}

/** Shuffles the list in place. */
export function shuffle<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const swapped = list[i]!;
    list[i] = list[j]!;
    list[j] = swapped;
  }
  return list;
}
