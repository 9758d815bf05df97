import type { Clearing } from '../../words.ts';
import type { Mask } from '../../../../kernel/index.ts';

/** What a viewer knows of the ruins. */
export interface RuinsView {
  /** How many items lie under each ruin. */
  readonly count: readonly number[];
  /** Who has looked, by clearing. */
  readonly seenBy: readonly Mask[];
  /** What the viewer has seen. */
  readonly known: readonly { readonly clearing: Clearing; readonly item: number }[];
  /** The other R items, by item: where each lies the viewer cannot say. */
  readonly unknown: readonly number[];
}
