import { describe, expect, test } from 'vitest';
import { contours, hills, scatter, scatterInParts } from './contours.ts';

describe('the country by night', () => {
  test('looks the same on every visit', () => {
    expect(hills(40, 30, 12, 3)).toEqual(hills(40, 30, 12, 3));
    expect(hills(40, 30, 12, 3)).not.toEqual(hills(40, 30, 12, 4));
  });

  test('a line round a hill is closed', () => {
    const size = 21;
    const at = Float32Array.from({ length: size * size }, (_, k) => {
      const [x, y] = [k % size, Math.floor(k / size)];
      return Math.max(0, 1 - Math.hypot(x - 10, y - 10) / 9);
    });
    const [path] = contours({ width: size, height: size, at }, 1, 1);
    const [start] = path!.match(/^M[\d. ]+/)!;
    expect(path!.endsWith(start.slice(1))).toBe(true);
    expect(path!.split('M').length).toBe(2);
  });

  test('trees keep their distance and stand only where they fit', () => {
    const trees = scatter(200, 100, 12, 5, (x) => x > 50);
    expect(trees.length).toBeGreaterThan(20);
    expect(trees.every(([x]) => x > 50)).toBe(true);
    for (const [i, a] of trees.entries())
      for (const b of trees.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThanOrEqual(12);
  });

  test('computed in parts, it is the same', () => {
    const heights = hills(60, 40, 14, 2);
    const whole = contours(heights, 7, 6);
    expect([...contours(heights, 7, 6, 0, 3), ...contours(heights, 7, 6, 3, 7)]).toEqual(whole);
    expect(whole.filter((path) => path !== '').length).toBeGreaterThan(4);
    const fits = (x: number): boolean => x > 20;
    const work = scatterInParts(300, 200, 12, 5, fits, 3);
    expect([work.next().done, work.next().done]).toEqual([false, false]);
    expect(work.next()).toEqual({ done: true, value: scatter(300, 200, 12, 5, fits) });
  });
});
