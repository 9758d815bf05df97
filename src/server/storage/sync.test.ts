import { expect, test } from 'vitest';
import { FsyncThread } from './sync.ts';

/** A disk whose turns end when the test says so. */
interface SlowDisk {
  readonly disk: { datasync(): Promise<void>; close(): Promise<void> };
  readonly end: (error?: Error) => Promise<void>;
  readonly turns: () => number;
}

function slowDisk(): SlowDisk {
  let turns = 0;
  let finish: ((error?: Error) => void) | undefined;
  return {
    disk: {
      datasync: () =>
        new Promise((resolve, reject) => {
          turns += 1;
          finish = (error) => (error ? reject(error) : resolve());
        }),
      close: () => Promise.resolve(),
    },
    async end(error) {
      finish?.(error);
      await new Promise((resolve) => setImmediate(resolve));
    },
    turns: () => turns,
  };
}

test('a request during an fsync waits for the next one, and many share it', async () => {
  const { disk, end, turns } = slowDisk();
  const syncer = new FsyncThread(disk);
  const done: string[] = [];
  const ask = (name: string): void => void syncer.request().then(() => done.push(name));
  ask('first');
  ask('second');
  ask('third');
  expect(turns()).toBe(1);
  await end();
  expect(done).toEqual(['first']);
  expect(turns()).toBe(2);
  await end();
  expect(done).toEqual(['first', 'second', 'third']);
  await syncer.close();
});

test('a disk that fails is no success, and the next turn may succeed', async () => {
  const { disk, end } = slowDisk();
  const syncer = new FsyncThread(disk);
  const first = syncer.request();
  const second = syncer.request();
  void end(new Error('no space'));
  await expect(first).rejects.toThrow('no space');
  await end();
  await expect(second).resolves.toBeUndefined();
});
