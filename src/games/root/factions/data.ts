import { marquiseData } from './06-marquise/data.ts';
import { eyrieData } from './07-eyrie/data.ts';
import { allianceData } from './08-alliance/data.ts';
import { vagabond2Data, vagabondData } from './09-vagabond/data.ts';
import { cultData } from './10-cult/data.ts';
import { riverfolkData } from './11-riverfolk/data.ts';
import { hundredsData } from './12-hundreds/data.ts';
import { keepersData } from './13-keepers/data.ts';
import { duchyData } from './17-duchy/data.ts';
import { corvidsData } from './18-corvids/data.ts';
import type { FactionData } from './faction-data.ts';
import { type FactionName, FACTIONS } from '../words.ts';

/** The plain facts of every faction. This file loads no rules, so tables of pieces and piles may be made from it. */
export const FACTION_DATA = {
  marquise: marquiseData,
  eyrie: eyrieData,
  alliance: allianceData,
  vagabond: vagabondData,
  vagabond2: vagabond2Data,
  cult: cultData,
  riverfolk: riverfolkData,
  hundreds: hundredsData,
  keepers: keepersData,
  duchy: duchyData,
  corvids: corvidsData,
} as const satisfies Readonly<Record<FactionName, FactionData>>;

/** The facts of the factions by number. */
export const DATA_OF: readonly FactionData[] = FACTIONS.map((name) => FACTION_DATA[name]);

/** The name of a kind of piece that belongs to a faction. */
export type FactionPieceName = (typeof FACTION_DATA)[FactionName]['pieces'][number]['id'];
