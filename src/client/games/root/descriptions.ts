import type { SERVICES } from '../../../games/root/factions/11-riverfolk/state.ts';
import type { MOODS } from '../../../games/root/factions/12-hundreds/state.ts';
import type { RELIC_TYPES, RETINUE_COLUMNS } from '../../../games/root/factions/13-keepers/state.ts';
import type { PLOT_KINDS } from '../../../games/root/factions/18-corvids/state.ts';
import { isMilitant } from '../../../games/root/rules/15-advanced-setup/stance.ts';
import type { FactionName, HirelingName } from '../../../games/root/words.ts';
import { FACTION_UI } from './factions/index.ts';
import type { Names } from './names.ts';
import { capitalize } from '../../turns/capitalize.ts';

/** A name and what it does. */
export interface Description {
  readonly name: string;
  readonly about: string;
}

/** One text of a hireling card: when it applies, and what it says. */
interface HirelingEffect {
  readonly when: (typeof TIMINGS)[number];
  readonly name: string;
  readonly about: string;
}

/** What cards, pieces and abilities of Root do, in one or two sentences, for cards and boards. */
export interface Descriptions {
  /** A hireling card: its name and texts in the order in which they come up. */
  hireling(
    name: HirelingName,
    demoted: boolean,
  ): { readonly name: string; readonly effects: readonly HirelingEffect[] };
  mood(name: (typeof MOODS)[number]): Description;
  service(name: (typeof SERVICES)[number]): Description;
  relic(type: (typeof RELIC_TYPES)[number]): Description;
  column(name: (typeof RETINUE_COLUMNS)[number]): Description;
  /** What a plot does (18.7). */
  plot(kind: (typeof PLOT_KINDS)[number]): Description;
  /** What the board of a faction says: its abilities, then its actions. Empty for those of the base game. */
  board(faction: FactionName): readonly Description[];
  /** The setup card of a faction (15.11). */
  setupCard(faction: FactionName): Description & { readonly stance: string };
}

/** §14.3: when a text of a hireling card applies, in the order of a game. */
const TIMINGS = ['setup', 'hired', 'ability', 'birdsong', 'daylight'] as const;

const COLUMN_TERMS = {
  move: 'root.keepers.column.move',
  battle: 'root.keepers.column.battle-delve',
  recover: 'root.keepers.column.move-recover',
} as const;

/** The name of a term as a title, without the note in brackets that tells English terms apart. */
const titleOf = (text: string): string => capitalize(text).replace(/ \(.*\)$/, '');

/** Makes the descriptions of cards, pieces and abilities in one language. */
export function descriptionsIn(names: Names): Descriptions {
  const { say, terms } = names;
  return {
    hireling(name, demoted) {
      const side = demoted ? 'demoted' : 'promoted';
      const effects = TIMINGS.flatMap((when) => {
        const id = `${when}.${name}.${side}`;
        if (!say.has(`root-hirelings.${id}`)) return [];
        return [{ when, name: say.t(`root-hirelings.when.${when}`), about: say.lookup('root-hirelings', id) }];
      });
      return { name: terms.name(`root.hireling.${name}.${side}`), effects };
    },
    mood: (name) => ({ name: names.mood(name), about: say.t(`root-hundreds.mood.${name}`) }),
    service: (name) => ({ name: names.service(name), about: say.t(`root-riverfolk.service.${name}`) }),
    relic: (type) => ({
      name: titleOf(terms.name(`root.keepers.${type}`)),
      about: say.t(`root-keepers.relic.${type}`),
    }),
    column: (name) => ({
      name: titleOf(terms.name(COLUMN_TERMS[name])),
      about: say.t(`root-keepers.column.${name}`),
    }),
    plot: (kind) => ({ name: terms.name(`root.corvids.plot-${kind}`), about: say.t(`root-corvids.plot.${kind}`) }),
    board(faction) {
      return FACTION_UI[faction].about.map(([term, id]) => ({
        name: titleOf(terms.name(term)),
        about: say.lookup(`root-${faction}` as 'root-cult', id),
      }));
    },
    setupCard: (faction) => ({
      name: names.fullFaction(faction),
      stance: say.t(isMilitant(faction) ? 'root-draft.stance.militant' : 'root-draft.stance.insurgent'),
      about: say.t(`root-draft.card.${faction}`),
    }),
  };
}
