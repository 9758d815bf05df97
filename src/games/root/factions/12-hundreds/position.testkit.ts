import { MOODS } from './state.ts';
import { withAdded } from '../../../../kernel/index.ts';
import { type Item, ITEMS } from '../../words.ts';
import type { RootPosition } from '../../testkit/root-position.testkit.ts';

/** Words of test positions for the Hundreds. */
export const hundredsWords = {
  /** Puts the warlord into a mood. */
  mood<P extends RootPosition>(this: P, name: (typeof MOODS)[number]): P {
    this.state.hundreds.mood = MOODS.indexOf(name);
    return this;
  },
  /** Puts items into the hoard, from the supply or, where it has none, from outside the game. */
  hoard<P extends RootPosition>(this: P, ...items: readonly Item[]): P {
    for (const name of items) {
      const item = ITEMS.indexOf(name);
      if (this.state.items[item]! > 0) this.state.items = withAdded(this.state.items, item, -1);
      else this.state.hundreds.gone[item]!--;
      this.state.hundreds.hoard[item]!++;
    }
    return this;
  },
  /** Marks items of the hoard as R items. */
  hoardMarked<P extends RootPosition>(this: P, ...items: readonly Item[]): P {
    for (const item of items) this.state.hundreds.marked[ITEMS.indexOf(item)] = 1;
    return this;
  },
  /** The items of the hoard that are marked as R items. */
  markedHoard(this: RootPosition): Item[] {
    return ITEMS.filter((_, item) => this.state.hundreds.marked[item] === 1);
  },
  /** How many of an item the Hundreds sent out of the game. */
  squandered(this: RootPosition, item: Item): number {
    return this.state.hundreds.gone[ITEMS.indexOf(item)]!;
  },
  /** The mood of the warlord. */
  currentMood(this: RootPosition): string | undefined {
    return MOODS[this.state.hundreds.mood];
  },
  /** What lies in the hoard. */
  hoarded(this: RootPosition): Item[] {
    return this.state.hundreds.hoard.flatMap((count, item) => Array.from({ length: count }, () => ITEMS[item]!));
  },
  /** §12.7.4: asks which items the lavish warlord squanders. */
  squandering<P extends RootPosition>(this: P): P {
    return this.stand('hundreds', { proc: 'lavish', step: 'item', got: 0 });
  },
};
