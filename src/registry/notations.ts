/** The games that people write down in a notation of their own, with its name. */
export const NOTATIONS: Readonly<{ [game: string]: string }> = { root: 'Rootlog' };
