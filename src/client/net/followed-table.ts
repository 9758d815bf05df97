import type { ViewerSnapshot, Patch, ServerMessage, EntryForViewer } from '../../protocol/index.ts';
import { applyPatch } from '../../protocol/patch.ts';

/** A table as one viewer follows it: the moment now, and everything that still counts of what it was told. */
export interface FollowedTable {
  readonly moment: ViewerSnapshot;
  readonly told: readonly EntryForViewer[];
}

/** What the server says to one who follows. */
export type FollowMessage = Extract<ServerMessage, { type: 'state' | 'update' }>;

/** The table after some news; undefined: news are missing, one has to ask for all of it. */
export function applyServerMessage(before: FollowedTable | undefined, news: FollowMessage): FollowedTable | undefined {
  if (news.type === 'state') {
    const kept = Math.min(news.undone ?? Infinity, news.told[0]?.n ?? Infinity);
    return { moment: news.moment, told: [...(before?.told ?? []).filter(({ n }) => n < kept), ...news.told] };
  }
  if (before?.moment.version !== news.from) return undefined;
  const moment = applyPatch(before.moment, news.patch as unknown as Patch);
  return { moment, told: news.told.length > 0 ? [...before.told, ...news.told] : before.told };
}
