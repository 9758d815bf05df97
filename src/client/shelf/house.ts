/** How many may sit down. */
export interface SeatRange {
  readonly least: number;
  readonly most: number;
}

/** The games of the house, whether their rules are ready or not. */
export const HOUSE_GAMES = ['root', 'wild', 'scythia'] as const;
export type HouseGame = (typeof HOUSE_GAMES)[number];

/** How many may play each, known before its rules are fetched. */
export const HOUSE_SEATS: Readonly<Record<HouseGame, SeatRange>> = {
  root: { least: 2, most: 6 },
  wild: { least: 1, most: 4 },
  scythia: { least: 1, most: 4 },
};

export const isHouseGame = (id: string): id is HouseGame => (HOUSE_GAMES as readonly string[]).includes(id);
