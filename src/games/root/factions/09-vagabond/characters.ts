import type { Item } from '../../words.ts';

/** The nine characters, §B.1.4, §B.2.4: three in each of the first two boxes, three of the Vagabond pack, with what they start with. */
export const CHARACTER_DATA = [
  /** §E.1.1 */
  { id: 'thief', items: ['boot', 'torch', 'tea', 'sword'] },
  /** §E.2.1 */
  { id: 'tinker', items: ['boot', 'torch', 'bag', 'hammer'] },
  /** §E.3.1 */
  { id: 'ranger', items: ['boot', 'torch', 'crossbow', 'sword'] },
  /** §E.4.1 */
  { id: 'vagrant', items: ['coin', 'torch', 'boot'] },
  /** §E.5.1 */
  { id: 'arbiter', items: ['boot', 'torch', 'sword', 'sword'] },
  /** §E.6.1 */
  { id: 'scoundrel', items: ['boot', 'boot', 'torch', 'crossbow'] },
  { id: 'adventurer', items: ['boot', 'torch', 'hammer'] },
  { id: 'ronin', items: ['boot', 'boot', 'torch', 'sword'] },
  { id: 'harrier', items: ['coin', 'torch', 'sword', 'crossbow'] },
] as const satisfies readonly { id: string; items: readonly Item[] }[];

/** The names of the characters, by number. */
export const CHARACTERS = CHARACTER_DATA.map((c) => c.id);

/** Characters by number. */
export const THIEF = 0;
export const TINKER = 1;
export const RANGER = 2;
export const VAGRANT = 3;
export const ARBITER = 4;
export const SCOUNDREL = 5;
export const ADVENTURER = 6;
export const RONIN = 7;
export const HARRIER = 8;
