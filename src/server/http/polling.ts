import type { Seat } from '../../kernel/index.ts';
import type { Moment } from '../../protocol/index.ts';
import type { LiveTable } from '../play/table.ts';

/** The moment a viewer is at now. */
function momentNow(table: LiveTable, viewer: Seat, lagging: boolean): Promise<Moment> {
  return table.exclusive(async () => {
    table.playing();
    return lagging ? (await table.gathering.lagging()).moment() : table.moment(viewer);
  });
}

/** The first moment after a version, or the present one when the time is up: play over plain HTTP. */
export async function nextMoment(
  table: LiveTable,
  viewer: Seat,
  lagging: boolean,
  after: number | undefined,
  wait: number,
): Promise<Moment> {
  const moment = await momentNow(table, viewer, lagging);
  if (after === undefined || wait === 0 || moment.version > after || moment.over) return moment;
  await change(table, viewer, wait * 1000, lagging, after);
  return await momentNow(table, viewer, lagging);
}

/** Resolves when the viewer is past a version, or when the time is up. */
function change(table: LiveTable, viewer: Seat, ms: number, lagging: boolean, after: number): Promise<void> {
  return new Promise((resolve) => {
    let finished = false;
    const timer = setTimeout(() => finish(), ms);
    const finish = (): void => {
      finished = true;
      clearTimeout(timer);
      table.gathering.unwatch(watcher);
      resolve();
    };
    const watcher = {
      viewer,
      person: undefined,
      connection: {},
      send: (text: string): void => {
        const message = JSON.parse(text) as { version?: number; moment?: Moment };
        if ((message.version ?? message.moment?.version ?? 0) > after) finish();
      },
    };
    table
      .exclusive(async () => {
        if (lagging) await (await table.gathering.lagging()).watch(watcher, undefined);
        else await table.gathering.watch(watcher, undefined);
        // The time may have been up before the watching began.
        if (finished) table.gathering.unwatch(watcher);
      })
      .catch(finish);
  });
}
