/** How many may sit down. */
export interface SeatRange {
  readonly least: number;
  readonly most: number;
}

/** The games of the house, whether their rules are ready or not. */
export const SHIPPED_GAMES = ['root', 'wild', 'scythia'] as const;
export type ShippedGame = (typeof SHIPPED_GAMES)[number];

/** How many may play each, known before its rules are fetched. */
export const SEAT_RANGES: Readonly<Record<ShippedGame, SeatRange>> = {
  root: { least: 2, most: 6 },
  wild: { least: 1, most: 4 },
  scythia: { least: 1, most: 4 },
};

export const isShippedGame = (id: string): id is ShippedGame => (SHIPPED_GAMES as readonly string[]).includes(id);
