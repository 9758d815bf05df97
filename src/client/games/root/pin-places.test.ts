import { expect, test } from 'vitest';
import { pinPlaces } from './pin-places.ts';

const WIDTH = 19;

test('score markers never stand upon each other nor beyond the ends of the scale', () => {
  const [least, most] = [61, 649];
  for (const points of [[0, 0, 0, 0, 0, 0], [30, 30, 30, 29, 0, 1], [5, 6, 7, 8, 9, 10], [14], []]) {
    const places = pinPlaces(points, 19.6, WIDTH, least, most);
    const sorted = places.toSorted((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(WIDTH - 0.001);
    for (const place of places) {
      expect(place).toBeGreaterThanOrEqual(WIDTH / 2);
      expect(place).toBeLessThanOrEqual(most + least - WIDTH / 2);
    }
  }
  expect(pinPlaces([10], 19.6, WIDTH, least, most)[0]).toBeCloseTo(least + 196);
});
