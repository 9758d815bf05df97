/** The results of work on a list, in slices: each takes little longer than `most` ms. */
export function* timeSlices<T, R>(
  items: Iterable<T>,
  work: (item: T) => R | undefined,
  most: number,
  clock: () => number = () => performance.now(),
): Generator<readonly R[]> {
  let slice: R[] = [];
  let startedAt = clock();
  for (const item of items) {
    const found = work(item);
    if (found !== undefined) slice.push(found);
    if (slice.length === 0 || clock() - startedAt < most) continue;
    yield slice;
    slice = [];
    startedAt = clock();
  }
  if (slice.length > 0) yield slice;
}
