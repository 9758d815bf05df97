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
  message: FollowMessage,
): FollowedTable | undefined {
  if (message.type === 'state') {
    const keepBelow = Math.min(message.undone ?? Infinity, message.told[0]?.n ?? Infinity);
    return {
      snapshot: message.moment,
      entries: [...(before?.entries ?? []).filter(({ n }) => n < keepBelow), ...message.told],
    };
  }
  if (before?.snapshot.version !== message.from) return undefined;
  const snapshot = applyPatch(before.snapshot, message.patch as unknown as Patch);
  return { snapshot, entries: message.told.length > 0 ? [...before.entries, ...message.told] : before.entries };
}
