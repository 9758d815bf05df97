import type { DuchyEvent } from '../../../../../games/root/factions/17-duchy/events.ts';
import { MINISTERS, type MinisterName } from '../../../../../games/root/factions/17-duchy/state.ts';
import type { duchyVerbs } from '../../../../../games/root/factions/17-duchy/verbs.ts';
import { DUCHY } from '../../../../../games/root/words.ts';
import type { Names } from '../../names.ts';
import type { RolesOf } from '../../texts/roles.ts';
import type { Lines, LogNames } from '../../texts/log-names.ts';

/** Roles of the words after each verb of the Duchy. */
export const DUCHY_ROLES: RolesOf<typeof duchyVerbs> = {
  surface: ['at'],
  'recruit-below': [],
  dig: ['at'],
  'fill-in': ['at'],
  present: ['card'],
  minister: ['own-minister'],
  sway: ['own-minister'],
  forsake: ['own-minister'],
};

/** How ministers read in options. */
export const duchyWords = ({ say, terms }: Names) => ({
  'own-minister': (word: string): string | undefined =>
    MINISTERS.includes(word as MinisterName)
      ? say.t('root-duchy.word.minister', { minister: terms.name(`root.minister.${word as MinisterName}`) })
      : undefined,
});

/** Log lines of the Duchy: a sentence for each type of event. */
export function duchyLines({ say, names, who }: LogNames): Lines<DuchyEvent> {
  const faction = who(DUCHY);
  const minister = (m: number): string => names.terms.name(`root.minister.${MINISTERS[m]!}`);
  return {
    minister: (e) =>
      e.as === e.minister
        ? say.rich('root-duchy.log.minister', { faction, minister: minister(e.minister) })
        : say.rich('root-duchy.log.minister-as', {
            faction,
            minister: minister(e.minister),
            other: minister(e.as),
          }),
    swayed: (e) => say.rich('root-duchy.log.swayed', { faction, minister: minister(e.minister) }),
    forsaken: (e) => say.rich('root-duchy.log.forsaken', { faction, minister: minister(e.minister) }),
  };
}
