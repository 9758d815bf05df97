import type { ComponentType } from 'react';

/** Somebody who guides the learner: what stands beside the table, and the names of those who sit at it. */
export interface TableGuide {
  readonly Card: ComponentType<{ openLaw(id: string): void }>;
  readonly names: readonly string[];
}
