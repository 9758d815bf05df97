import type { Costs } from './cost/costs.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry as MetricRegistry } from 'prom-client';

/** The Prometheus metrics of a server. */
export interface Metrics {
  readonly registry: MetricRegistry;
  readonly acts: ActCounter;
  readonly groups: Histogram;
  readonly latency: FastHistogram;
  readonly conflicts: Counter;
  readonly sockets: Gauge;
  readonly tables: Gauge;
  readonly dropped: Counter<'why'>;
  readonly requests: Counter<'route' | 'status'>;
  readonly notices: Counter<'kind' | 'outcome'>;
}

/** Counts acts. Those that were done are added to the counter when somebody reads it: a lookup by labels for every move is slow. */
export class ActCounter {
  readonly #counter: Counter<'act' | 'result'>;
  readonly #done = new Map<string, number>();

  constructor(registry: MetricRegistry) {
    const collect = (): void => this.#collect();
    this.#counter = new Counter({
      name: 'vatra_acts_total',
      help: 'Acts by kind and result',
      labelNames: ['act', 'result'],
      registers: [registry],
      collect,
    });
  }

  /** An act was done. */
  done(act: string): void {
    this.#done.set(act, (this.#done.get(act) ?? 0) + 1);
  }

  /** An act failed; `result` says why. */
  failed(act: string, result: string): void {
    this.#counter.inc({ act, result });
  }

  #collect(): void {
    for (const [act, count] of this.#done) this.#counter.inc({ act, result: 'done' }, count);
    this.#done.clear();
  }
}

/** A histogram without labels. It counts in one list: that of the package looks up labels for every value. */
export class FastHistogram {
  readonly name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  /** Values up to each bound and above the one before; the last number counts those above all bounds. */
  readonly #counts: number[];
  #sum = 0;

  constructor(name: string, help: string, bounds: readonly number[], registry: MetricRegistry) {
    this.name = name;
    this.#help = help;
    this.#bounds = bounds;
    this.#counts = Array.from({ length: bounds.length + 1 }, () => 0);
    registry.registerMetric(this as unknown as Histogram);
  }

  observe(value: number): void {
    const bounds = this.#bounds;
    let i = 0;
    while (i < bounds.length && value > bounds[i]!) i++;
    this.#counts[i]! += 1;
    this.#sum += value;
  }

  /** The registry calls it. */
  get(): Promise<object> {
    const { name } = this;
    const value = (suffix: string, count: number, labels: object = {}): object => ({
      metricName: `${name}_${suffix}`,
      value: count,
      labels,
    });
    let total = 0;
    const buckets = this.#counts.map((count, i) => {
      total += count;
      return value('bucket', total, { le: this.#bounds[i] ?? '+Inf' });
    });
    const values = [...buckets, value('sum', this.#sum), value('count', total)];
    return Promise.resolve({ name, help: this.#help, type: 'histogram', values, aggregator: 'sum' });
  }
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
    acts: new ActCounter(registry),
    groups: new Histogram({
      name: 'vatra_commit_size',
      help: 'Appends per transaction',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    }),
    latency: new FastHistogram(
      'vatra_act_seconds',
      'From an act to its acknowledgement',
      [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registry,
    ),
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
