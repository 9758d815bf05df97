import { type Seat, SPECTATOR } from '../../kernel/index.ts';
import type { ViewerSnapshot } from '../../protocol/index.ts';
import { admit, type Visit } from '../access.ts';
import type { LiveTable } from '../play/table.ts';

/** The moment a viewer is at now. */
function momentNow(table: LiveTable, visit: Visit, viewer: Seat): Promise<ViewerSnapshot> {
  return table.exclusive(async () => {
    await table.confirm();
    const sight = admit(table.doc, visit, viewer);
    table.playing();
    table.noteLook();
    return sight === 'delayed' ? (await table.subscribers.delayedFeed()).moment() : table.moment(viewer);
  });
}

/** The first moment after a version, or the present one when the time is up or the key ended: play over plain HTTP. */
export async function waitForSnapshot(
  table: LiveTable,
  visit: Visit,
  viewer: Seat = SPECTATOR,
  after?: number,
  wait = 0,
  ended?: AbortSignal,
): Promise<ViewerSnapshot> {
  const moment = await momentNow(table, visit, viewer);
  if (after === undefined || wait === 0 || moment.version > after || moment.over) return moment;
  await change(table, visit, viewer, wait * 1000, after, ended);
  return await momentNow(table, visit, viewer);
}

/** Resolves when the viewer is past a version, when it may not follow any longer, when the key ended or the time is up. */
function change(
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
      table.subscribers.unwatch(watcher);
      resolve();
    };
    const watcher = {
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
        await table.subscribers.watch(watcher, undefined);
        // The time may have been up before the watching began.
        if (finished) table.subscribers.unwatch(watcher);
      })
      .catch(finish);
  });
}
