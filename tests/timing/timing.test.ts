import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/index.ts';
import { thinkingTime } from '../../src/server/play/bot-pool.ts';
import { stepFor } from '../../src/server/play/ticks.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { ANSWERERS, advantage, areaUnderCurve, type Observation, observe } from './attack.testkit.ts';

const TICK = 80;
const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('timing.db'), secretDelay: TICK }));
});
afterAll(async () => {
  await server.close();
  place.remove();
});

describe('the area under the curve', () => {
  test('is one half for what tells nothing, one for what tells all', () => {
    expect(areaUnderCurve([1, 1, 1], [1, 1])).toBe(0.5);
    expect(areaUnderCurve([3, 4], [1, 2])).toBe(1);
    expect(areaUnderCurve([1, 2], [3, 4])).toBe(0);
    expect(areaUnderCurve([1, 3], [2, 2])).toBe(0.5);
  });
});

test('the advantage is found within each window, whichever way it goes', () => {
  const seen = (window: string, choice: boolean, stamps: number): Observation => {
    return { window, choice, stamps, arrival: 0, spent: 0 };
  };
  // One window is slow and has choices, the other is quick and has few: the windows differ, the answers do not.
  const apart = [seen('a', true, 9), seen('a', true, 9), seen('a', false, 9), seen('b', false, 1), seen('b', true, 1)];
  expect(advantage(apart, 'stamps')).toBe(0.5);
  expect(advantage([seen('a', true, 1), seen('a', false, 2)], 'stamps')).toBe(1);
});

describe('an answer in a secret window that nobody gives in person', () => {
  const choices = new Set<boolean>();

  test.each(ANSWERERS)(
    'bears the stamp of a whole tick: %s',
    async (answerer) => {
      const step = answerer === 'order' ? TICK : stepFor(TICK, thinkingTime(answerer, { kind: 'none' }));
      const observed = await observe(server.url, answerer, { answers: 4, tables: 3, rounds: 1 });
      // A stamp tells no more than how many ticks it took, however busy the machine is.
      for (const { stamps } of observed) expect({ stamps, over: stamps % step }).toEqual({ stamps, over: 0 });
      expect(Math.min(...observed.map(({ stamps }) => stamps))).toBeGreaterThanOrEqual(step);
      for (const { choice } of observed) choices.add(choice);
    },
    180_000,
  );

  test('was seen with a choice and without one', () => {
    expect(choices).toEqual(new Set([true, false]));
  });
});
