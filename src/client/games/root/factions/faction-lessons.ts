import type { GuideEntry, SummaryEntry } from '../../../registry/manifest.ts';

/** A faction's entries in the lists of guides and of summary pages. The home page loads these lists: entries are data and lazy imports. */
export interface FactionLessons {
  readonly guide?: GuideEntry;
  readonly summary: SummaryEntry;
}
