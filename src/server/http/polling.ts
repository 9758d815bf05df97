import { type Seat, SPECTATOR } from '../../kernel/index.ts';
import type { ViewerSnapshot } from '../../protocol/index.ts';
import { admit, type Visit } from '../access.ts';
import type { LiveTable } from '../play/table.ts';

/** What a viewer sees now. */
function currentSnapshot(table: LiveTable, visit: Visit, viewer: Seat): Promise<ViewerSnapshot> {
  return table.exclusive(async () => {
    await table.confirm();
    const sight = admit(table.doc, visit, viewer);
    table.playing();
    table.noteRead();
    return sight === 'delayed' ? (await table.subscribers.delayedFeed()).snapshot() : table.snapshot(viewer);
  });
}

/** Long polling: the first snapshot after a version, or the present one after `wait` seconds or when the key ended. */
export async function waitForSnapshot(
  table: LiveTable,
  visit: Visit,
  viewer: Seat = SPECTATOR,
  after?: number,
  wait = 0,
  ended?: AbortSignal,
): Promise<ViewerSnapshot> {
  const snapshot = await currentSnapshot(table, visit, viewer);
  if (after === undefined || wait === 0 || snapshot.version > after || snapshot.over) return snapshot;
  await waitForChange(table, visit, viewer, wait * 1000, after, ended);
  return await currentSnapshot(table, visit, viewer);
}

/** Resolves when the viewer is past a version or may not follow any longer, when the key ended, or after `ms`. */
function waitForChange(
  table: LiveTable,
  visit: Visit,
  viewer: Seat,
  ms: number,
  after: number,
  ended?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let finished = false;
    const timer = setTimeout(() => finish(), ms);
    const finish = (): void => {
      finished = true;
      clearTimeout(timer);
      ended?.removeEventListener('abort', finish);
      table.subscribers.unsubscribe(subscriber);
      resolve();
    };
    const subscriber = {
      viewer,
      ...visit,
      connection: {},
      send: (text: string): void => {
        const message = JSON.parse(text) as { version?: number; moment?: ViewerSnapshot };
        if ((message.version ?? message.moment?.version ?? 0) > after) finish();
      },
      end: finish,
    };
    ended?.addEventListener('abort', finish);
    table
      .exclusive(async () => {
        await table.subscribers.subscribe(subscriber, undefined);
        // The time may have been up before the subscription began.
        if (finished) table.subscribers.unsubscribe(subscriber);
      })
      .catch(finish);
  });
}
