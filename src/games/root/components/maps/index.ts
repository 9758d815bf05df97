import { autumn } from './autumn.ts';
import { lake } from './lake.ts';
import { type Geography, geography } from './map.ts';
import { mountain } from './mountain.ts';
import { winter } from './winter.ts';

/** The maps, by id. */
export const MAPS = ['autumn', 'winter', 'lake', 'mountain'] as const;
/** The id of a map. */
export type MapId = (typeof MAPS)[number];

/** The geography of every map. */
export const GEOGRAPHY: Readonly<Record<MapId, Geography>> = {
  autumn: geography(autumn),
  winter: geography(winter),
  lake: geography(lake),
  mountain: geography(mountain),
};
