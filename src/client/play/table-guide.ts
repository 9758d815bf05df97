import type { ComponentType } from 'react';

/** A guide beside the table: its card, and the names of the seats. */
export interface TableGuide {
  readonly Card: ComponentType<{ openLaw(id: string): void }>;
  readonly names: readonly string[];
}
