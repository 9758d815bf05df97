import type { Name } from '../../../../../i18n/index.ts';
import type { CorvidsEvent } from '../../../../../games/root/factions/18-corvids/events.ts';
import { PLOT_KINDS } from '../../../../../games/root/factions/18-corvids/state.ts';
import type { corvidsVerbs } from '../../../../../games/root/factions/18-corvids/verbs.ts';
import { CORVIDS } from '../../../../../games/root/words.ts';
import type { Names } from '../../names.ts';
import type { RolesOf } from '../../texts/roles.ts';
import type { Lines, LogNames } from '../../texts/log-names.ts';

/** Roles of the words after each verb of the Corvids and of those who guess at their plots. */
export const CORVIDS_ROLES: RolesOf<typeof corvidsVerbs> = {
  scatter: ['onto'],
  flip: ['at'],
  'recruit-suit': ['own-suit'],
  plot: ['at'],
  hide: ['own-plot'],
  trick: ['own-first-plot', 'own-second-plot'],
  exert: [],
  expose: ['at', 'own-plot'],
  show: ['card'],
};

type KindName = (typeof PLOT_KINDS)[number];

/** The name of a kind of plot. */
export const plotName = ({ terms }: Names, kind: KindName): string => terms.name(`root.corvids.plot-${kind}`);

/** How words that only their verbs have read. */
export const corvidsWords = (names: Names): Readonly<Record<string, (word: string) => string | undefined>> => ({
  'own-suit': (word) => names.textOf('word', `all.${word}`),
  'own-plot': (word) => {
    const kind = PLOT_KINDS.find((each) => each === word);
    return kind && names.say.t('root-corvids.word.plot', { plot: plotName(names, kind) });
  },
  'own-first-plot': (word) => names.say.t('root-corvids.word.first', { n: word.slice(1) }),
  'own-second-plot': (word) => names.say.t('root-corvids.word.second', { n: word.slice(1) }),
});

/** A plot as the editor names it: `bomb up`. */
export function editedPlot(names: Names, id: string): string {
  const [kind, face] = id.split(' ') as [KindName, 'up' | 'down'];
  return names.say.t(face === 'up' ? 'root-corvids.label.plot-up' : 'root-corvids.label.plot-down', {
    plot: plotName(names, kind),
  });
}

/** Log lines of the Corvids: a sentence for each type of event. */
export function corvidsLines({ say, names, who, clearing }: LogNames): Lines<CorvidsEvent> {
  const faction: Name = who(CORVIDS);
  const plot = (kind: number): string => plotName(names, PLOT_KINDS[kind]!);
  return {
    'plot-hidden': (e) =>
      e.plot === undefined
        ? say.rich('root-corvids.log.plot-hidden', { faction, clearing: clearing(e.clearing) })
        : say.rich('root-corvids.log.plot-hidden-kind', {
            faction,
            clearing: clearing(e.clearing),
            plot: plot(e.plot),
          }),
    'plot-flipped': (e) =>
      say.rich('root-corvids.log.plot-flipped', { faction, clearing: clearing(e.clearing), plot: plot(e.plot) }),
    'plots-swapped': (e) =>
      say.rich(e.up ? 'root-corvids.log.plots-swapped-up' : 'root-corvids.log.plots-swapped-down', {
        faction,
        from: clearing(e.from),
        to: clearing(e.to),
      }),
    'plot-guessed': (e) =>
      say.rich(e.right ? 'root-corvids.log.guessed-right' : 'root-corvids.log.guessed-wrong', {
        faction: who(e.faction),
        clearing: clearing(e.clearing),
        plot: plot(e.plot),
      }),
    raid: (e) => say.rich('root-corvids.log.raid', { faction, clearing: clearing(e.clearing) }),
    exerted: () => say.rich('root-corvids.log.exerted', { faction }),
  };
}
