import { describe, expect, test } from 'vitest';
import { panBy, UNZOOMED, zoomAt } from './zoom.ts';

const PLACE = { width: 1000, height: 500 };

describe('a board that is enlarged', () => {
  test('keeps the point under the pointer where it is', () => {
    const zoom = zoomAt(UNZOOMED, 2, [300, 200], PLACE);
    expect(zoom).toEqual({ scale: 2, x: -300, y: -200 });
    // The point at (300, 200) of the board is drawn at x + scale · 300.
    expect([zoom.x + 2 * 300, zoom.y + 2 * 200]).toEqual([300, 200]);
  });

  test('is never smaller than its place, nor larger than three times', () => {
    expect(zoomAt(UNZOOMED, 0.5, [10, 10], PLACE)).toEqual(UNZOOMED);
    expect(zoomAt(UNZOOMED, 10, [0, 0], PLACE).scale).toBe(3);
    expect(zoomAt({ scale: 2, x: -400, y: -100 }, 0.1, [500, 250], PLACE)).toEqual(UNZOOMED);
  });

  test('is moved only as far as it covers its place', () => {
    const zoom = zoomAt(UNZOOMED, 2, [500, 250], PLACE);
    expect(panBy(zoom, [9999, 9999], PLACE)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(panBy(zoom, [-9999, -9999], PLACE)).toEqual({ scale: 2, x: -1000, y: -500 });
    expect(panBy(UNZOOMED, [-50, -50], PLACE)).toEqual(UNZOOMED);
  });
});
