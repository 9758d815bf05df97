/** What some work finds in a list, given out in slices: each takes little longer than so many milliseconds to find. */
export function* timeSlices<T, R>(
  items: Iterable<T>,
  work: (item: T) => R | undefined,
  most: number,
  clock: () => number = () => performance.now(),
): Generator<readonly R[]> {
  let slice: R[] = [];
  let begun = clock();
  for (const item of items) {
    const found = work(item);
    if (found !== undefined) slice.push(found);
    if (slice.length === 0 || clock() - begun < most) continue;
    yield slice;
    slice = [];
    begun = clock();
  }
  if (slice.length > 0) yield slice;
}
