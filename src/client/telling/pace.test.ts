import { expect, test } from 'vitest';
import { stopTime } from './pace.ts';

test('turns of four bots take four to ten seconds at normal speed', () => {
  for (let stops = 8; stops <= 58; stops++) {
    const all = (stops * stopTime('normal', stops)) / 1000;
    expect(all).toBeGreaterThanOrEqual(4);
    expect(all).toBeLessThanOrEqual(10);
  }
});

test('slower speeds take longer', () => {
  const [off, fast, normal, slow] = (['off', 'fast', 'normal', 'slow'] as const).map((speed) => stopTime(speed, 24));
  expect(off).toBe(0);
  expect(fast).toBeLessThan(normal!);
  expect(normal).toBeLessThan(slow!);
});
