import type { Costs } from './cost/costs.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry as MetricRegistry } from 'prom-client';

/** The Prometheus metrics of a server. */
export interface Metrics {
  readonly registry: MetricRegistry;
  readonly acts: Counter<'act' | 'result'>;
  readonly groups: Histogram;
  readonly latency: Histogram;
  readonly conflicts: Counter;
  readonly sockets: Gauge;
  readonly tables: Gauge;
  readonly dropped: Counter<'why'>;
  readonly requests: Counter<'route' | 'status'>;
  readonly notices: Counter<'kind' | 'outcome'>;
}

/** Registers the metrics of expensive work. */
export function registerCostMetrics({ registry }: Metrics, costs: Costs): void {
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge(
    'vatra_answers_computed',
    'Expensive answers computed, not shared or taken from the cache',
    () => costs.computed,
  );
  gauge('vatra_answers_bytes', 'Bytes of expensive answers in the cache', () => costs.cache.bytes);
  gauge('vatra_answers_waiting', 'Expensive answers that wait for their turn', () => costs.waiting);
  gauge('vatra_slices', 'Slices of expensive work', () => costs.slicer.count);
  gauge('vatra_slice_longest_seconds', 'The longest slice of expensive work', () => costs.slicer.longest / 1000);
  gauge('vatra_loop_delay_seconds', 'Median delay of the event loop in the last second', () => costs.delay / 1000);
}

/** Creates the metrics of one server. Nothing is global: a test process may run several servers. */
export function createMetrics(): Metrics {
  const registry = new MetricRegistry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'vatra_' });
  return {
    registry,
    acts: new Counter({
      name: 'vatra_acts_total',
      help: 'Acts by kind and result',
      labelNames: ['act', 'result'],
      registers,
    }),
    groups: new Histogram({
      name: 'vatra_commit_size',
      help: 'Appends per transaction',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    }),
    latency: new Histogram({
      name: 'vatra_act_seconds',
      help: 'From an act to its acknowledgement',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    conflicts: new Counter({ name: 'vatra_conflicts_total', help: 'Appends that came second', registers }),
    sockets: new Gauge({ name: 'vatra_sockets', help: 'Open sockets', registers }),
    tables: new Gauge({ name: 'vatra_tables_in_memory', help: 'Tables in memory', registers }),
    dropped: new Counter({
      name: 'vatra_sockets_dropped_total',
      help: 'Sockets closed by us',
      labelNames: ['why'],
      registers,
    }),
    requests: new Counter({
      name: 'vatra_requests_total',
      help: 'HTTP requests',
      labelNames: ['route', 'status'],
      registers,
    }),
    notices: new Counter({
      name: 'vatra_notices_total',
      help: 'Notices of turns',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
  };
}
