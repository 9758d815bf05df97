import { expect, test } from 'vitest';
import type { Downtime, Storage } from './storage/storage.ts';
import { mergeDowntimes, UptimeMonitor } from './uptime-monitor.ts';

/** A database that may be away, and a clock that the test moves. */
class Night {
  now = 100_000;
  away = false;
  beats = new Map<string, number>();
  downtimes: Downtime[] = [];
  kind: Storage['kind'] = 'postgres';

  #answer<T>(value: T): Promise<T> {
    return this.away ? Promise.reject(new Error('away')) : Promise.resolve(value);
  }

  uptime(): UptimeMonitor {
    const storage = {
      kind: this.kind,
      beat: async (id: string, now: number) => void (await this.#answer(this.beats)).set(id, now),
      lastBeat: () => this.#answer(this.beats.size > 0 ? Math.max(...this.beats.values()) : undefined),
      addDowntime: async (down: Downtime) => void (await this.#answer(this.downtimes)).push(down),
      readDowntimes: () => this.#answer(this.downtimes.slice()),
    };
    return new UptimeMonitor(
      storage as unknown as Storage,
      () => this.now,
      () => {},
    );
  }

  /** Writes a heartbeat every second for this long. */
  async pass(uptime: UptimeMonitor, seconds: number): Promise<void> {
    for (let i = 0; i < seconds; i++) {
      this.now += 1000;
      await uptime.beat().catch(() => {});
    }
  }
}

test('the time in which no process ran is a downtime', async () => {
  const night = new Night();
  const first = night.uptime();
  await first.start();
  expect(first.downtimes).toEqual([]);
  await night.pass(first, 3);
  await first.close();
  night.now += 60_000;
  const second = night.uptime();
  await second.start();
  expect(second.downtimes).toEqual([{ from: 103_000, to: 163_000 }]);
  await second.close();
});

test('with the embedded database any time before the start is a downtime, however short', async () => {
  const night = new Night();
  night.kind = 'sqlite';
  const first = night.uptime();
  await first.start();
  await first.close();
  night.now += 400;
  const second = night.uptime();
  await second.start();
  expect(second.downtimes).toEqual([{ from: 100_000, to: 100_400 }]);
  await second.close();
});

test('the time without a database is a downtime, recorded before anything else is written', async () => {
  const night = new Night();
  const uptime = night.uptime();
  await uptime.start();
  const { downtimes } = uptime;
  await night.pass(uptime, 2);
  night.away = true;
  await night.pass(uptime, 30);
  expect(uptime.isCurrent).toBe(false);
  await expect(uptime.ensureCurrent()).rejects.toThrow('away');
  night.away = false;
  night.now += 300;
  await uptime.ensureCurrent();
  expect(uptime.isCurrent).toBe(true);
  expect(downtimes).toEqual([{ from: 102_000, to: 132_300 }]);
  await uptime.close();
});

test('the sleep of the machine is a downtime, unless another process was awake', async () => {
  const night = new Night();
  const [one, two] = [night.uptime(), night.uptime()];
  await one.start();
  await two.start();
  night.now += 3_600_000;
  expect(one.isCurrent).toBe(false);
  await one.ensureCurrent();
  await two.ensureCurrent();
  const slept = [{ from: 100_000, to: 3_700_000 }];
  expect(one.downtimes).toEqual(slept);
  expect(two.downtimes).toEqual(slept);
  await night.pass(one, 20);
  await two.ensureCurrent();
  expect(two.downtimes).toEqual(slept);
  await one.close();
  await two.close();
});

test('a downtime that two processes recorded counts once', () => {
  const noted = [
    { from: 500, to: 900 },
    { from: 0, to: 100 },
    { from: 450, to: 850 },
    { from: 900, to: 950 },
  ];
  expect(mergeDowntimes(noted)).toEqual([
    { from: 0, to: 100 },
    { from: 450, to: 950 },
  ]);
});
