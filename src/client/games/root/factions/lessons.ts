import { allianceLessons } from './alliance/lessons.ts';
import { corvidsLessons } from './corvids/lessons.ts';
import { cultLessons } from './cult/lessons.ts';
import { duchyLessons } from './duchy/lessons.ts';
import { eyrieLessons } from './eyrie/lessons.ts';
import { hundredsLessons } from './hundreds/lessons.ts';
import { keepersLessons } from './keepers/lessons.ts';
import { marquiseLessons } from './marquise/lessons.ts';
import { riverfolkLessons } from './riverfolk/lessons.ts';
import { vagabondLessons } from './vagabond/lessons.ts';
import type { FactionLessons } from './faction-lessons.ts';

/** What can be learnt about each faction, in the order of the lists. */
export const FACTION_LESSONS: readonly FactionLessons[] = [
  marquiseLessons,
  eyrieLessons,
  allianceLessons,
  vagabondLessons,
  cultLessons,
  riverfolkLessons,
  hundredsLessons,
  keepersLessons,
  duchyLessons,
  corvidsLessons,
];
