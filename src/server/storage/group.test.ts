import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { GroupCommit } from './group.ts';
import type { Append, AppendResult } from './storage.ts';

const appendAt = (version: number): Append => ({ version }) as Append;

/** Groups that are being written, by the versions of their appends, and how each of them ends. */
class Disk {
  readonly groups: number[][] = [];
  readonly ends: ((error?: Error) => void)[] = [];

  readonly write = (appends: readonly Append[]): Promise<readonly AppendResult[]> =>
    new Promise((resolve, reject) => {
      this.groups.push(appends.map(({ version }) => version));
      this.ends.push((error) => (error ? reject(error) : resolve(appends.map(() => 'done' as const))));
    });
}

describe('group commit', () => {
  test('appends of one turn share a group, and later ones wait until it is written', async () => {
    const disk = new Disk();
    const commit = new GroupCommit(disk.write);
    const first = [1, 2].map((version) => commit.append(appendAt(version)));
    expect(disk.groups).toEqual([]);
    await turn();
    expect(disk.groups).toEqual([[1, 2]]);
    const second = [3, 4].map((version) => commit.append(appendAt(version)));
    await turn();
    expect(disk.groups).toHaveLength(1);
    disk.ends[0]!();
    expect(await Promise.all(first)).toEqual(['done', 'done']);
    await turn();
    expect(disk.groups).toEqual([
      [1, 2],
      [3, 4],
    ]);
    disk.ends[1]!();
    await Promise.all(second);
  });

  test('a full group is written at once, also while another one is written', async () => {
    const disk = new Disk();
    const sizes: number[] = [];
    const commit = new GroupCommit(disk.write, (size) => sizes.push(size), 2);
    const appends = [1, 2, 3, 4, 5].map((version) => commit.append(appendAt(version)));
    expect(disk.groups).toEqual([
      [1, 2],
      [3, 4],
    ]);
    await turn();
    disk.ends[1]!();
    expect(await Promise.all(appends.slice(2, 4))).toEqual(['done', 'done']);
    await turn();
    // The last one is no full group: it waits until nothing is being written.
    expect(disk.groups).toHaveLength(2);
    disk.ends[0]!();
    await Promise.all(appends.slice(0, 2));
    await turn();
    expect(disk.groups.at(-1)).toEqual([5]);
    disk.ends[2]!();
    expect(await appends[4]).toBe('done');
    expect(sizes).toEqual([2, 2, 1]);
  });

  test('a group that fails rejects its own appends only, and the next group is written', async () => {
    const disk = new Disk();
    const commit = new GroupCommit(disk.write, undefined, 2);
    const [first, , third] = [1, 2, 3, 4].map((version) => {
      const append = commit.append(appendAt(version));
      append.catch(() => {});
      return append;
    });
    disk.ends[0]!(new Error('disk full'));
    disk.ends[1]!();
    await expect(first).rejects.toThrow('disk full');
    expect(await third).toBe('done');
    const last = commit.append(appendAt(5));
    await turn();
    disk.ends[2]!();
    expect(await last).toBe('done');
  });

  test('a group has at most 500 appends', async () => {
    const disk = new Disk();
    const commit = new GroupCommit(disk.write);
    const appends = Array.from({ length: 501 }, (_, version) => commit.append(appendAt(version)));
    await turn();
    expect(disk.groups[0]).toHaveLength(500);
    disk.ends[0]!();
    await appends[0];
    await turn();
    expect(disk.groups[1]).toEqual([500]);
    disk.ends[1]!();
    await appends[500];
  });
});
