import type { ViewerSnapshot, Patch, ServerMessage, EntryForViewer } from '../../protocol/index.ts';
import { applyPatch } from '../../protocol/patch.ts';

/** A table as one viewer follows it: the latest snapshot and all entries that were not undone. */
export interface FollowedTable {
  readonly snapshot: ViewerSnapshot;
  readonly entries: readonly EntryForViewer[];
}

/** A message of the server to a subscriber. */
export type FollowMessage = Extract<ServerMessage, { type: 'state' | 'update' }>;

/** The table after a message; undefined when messages are missing and the full state must be requested. */
export function applyServerMessage(
  before: FollowedTable | undefined,
  update: FollowMessage,
): FollowedTable | undefined {
  if (update.type === 'state') {
    const keepBelow = Math.min(update.undone ?? Infinity, update.told[0]?.n ?? Infinity);
    return {
      snapshot: update.moment,
      entries: [...(before?.entries ?? []).filter(({ n }) => n < keepBelow), ...update.told],
    };
  }
  if (before?.snapshot.version !== update.from) return undefined;
  const snapshot = applyPatch(before.snapshot, update.patch as unknown as Patch);
  return { snapshot, entries: update.told.length > 0 ? [...before.entries, ...update.told] : before.entries };
}
