/** A seeded generator of numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `size` random items of a list without repeats; the whole list, in its order, if it has no more. */
export function sample<T>(from: readonly T[], size: number, seed: number): readonly T[] {
  if (size >= from.length) return from;
  const chance = randomNumbers(seed);
  const list = [...from];
  for (let i = 0; i < size; i++) {
    const j = i + Math.floor(chance() * (list.length - i));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list.slice(0, size);
}
