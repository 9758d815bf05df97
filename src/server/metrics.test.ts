import { expect, test } from 'vitest';
import { Registry } from 'prom-client';
import { createMetrics, FastHistogram } from './metrics.ts';

/** The lines of a metric without its help. */
const linesOf = (text: string, name: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(name) || line.startsWith(`# TYPE ${name}`));

test('acts are counted by kind and result, each once', async () => {
  const { acts, registry } = createMetrics();
  acts.done('answer');
  acts.done('answer');
  acts.failed('answer', 'stale');
  const text = async (): Promise<string[]> => linesOf(await registry.metrics(), 'vatra_acts_total').sort();
  const first = [
    '# TYPE vatra_acts_total counter',
    'vatra_acts_total{act="answer",result="done"} 2',
    'vatra_acts_total{act="answer",result="stale"} 1',
  ];
  expect(await text()).toEqual(first);
  expect(await text()).toEqual(first);
  acts.done('answer');
  expect((await text())[1]).toBe('vatra_acts_total{act="answer",result="done"} 3');
});

test('a histogram counts the values up to each bound, their sum and their number', async () => {
  const registry = new Registry();
  const times = new FastHistogram('t', 'time', [0.25, 1], registry);
  for (const value of [0.25, 0.5, 0.125, 3]) times.observe(value);
  expect(linesOf(await registry.metrics(), 't')).toEqual([
    '# TYPE t histogram',
    't_bucket{le="0.25"} 2',
    't_bucket{le="1"} 3',
    't_bucket{le="+Inf"} 4',
    't_sum 3.875',
    't_count 4',
  ]);
});
