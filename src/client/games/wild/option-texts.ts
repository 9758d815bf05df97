import { CELLS, EDGES } from '../../../games/wild/rules/00-board/geometry.ts';
import type { WildOption } from '../../../games/wild/verbs.ts';
import { CARDS, FACTIONS, LEADERS } from '../../../games/wild/words.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { COMPONENTS } from './facts.ts';
import type { Names } from './names.ts';

type Verb = WildOption['verb'];

/** How a word of an option stands in its sentence. */
type Role = 'faction' | 'leader' | 'mix' | 'on' | 'to' | 'from' | 'card' | 'added' | 'ability' | 'edge';

/** The words that follow each verb. */
const ROLES: Readonly<Record<Verb, readonly Role[]>> = {
  faction: ['faction'],
  leader: ['leader'],
  mix: ['mix'],
  settle: ['on'],
  play: ['card'],
  unseen: ['faction'],
  nobody: [],
  reveal: ['ability'],
  move: ['to'],
  camp: [],
  regroup: ['to'],
  clear: [],
  heal: [],
  'destroy-mech': [],
  breach: ['edge'],
  'destroy-factory': [],
  'take-item': [],
  'use-bread': [],
  'use-potions-heal': [],
  'use-potions-clear': [],
  'use-rockets-mech': ['on'],
  'use-rockets-breach': ['edge'],
  'use-maps-move': ['to'],
  'use-maps-regroup': ['to'],
  add: ['added'],
  end: [],
  shoot: ['on'],
  demolish: ['edge'],
  rust: ['on'],
  tunnel: ['to'],
  slip: ['to'],
  stay: [],
  resettle: ['from', 'to'],
  cure: ['faction'],
  tell: [],
};

/** The words of the options in one language. */
export interface OptionTexts {
  verb(word: string): string | undefined;
  /** `view` tells whose decks a lone player draws from. */
  word(word: string, verb: string, at: number, view?: object): string | undefined;
}

/** Makes the texts of options of the Wild in one language. */
export function optionTexts(names: Names): OptionTexts {
  const { say } = names;
  const known =
    (list: readonly string[], read: (at: number) => string) =>
    (word: string): string | undefined => {
      const at = list.indexOf(word);
      return at < 0 ? undefined : read(at);
    };
  const read: Readonly<Record<Role, (word: string) => string | undefined>> = {
    faction: known(FACTIONS, (faction) => names.faction(faction)),
    leader: known(LEADERS, (leader) => say.t('wild.word.leader', { name: names.leader(leader) })),
    mix: (word) => say.t('wild.word.mix', { n: Number(word) }),
    on: known(CELLS, (cell) => say.t('wild.word.on', { cell: names.cell(cell) })),
    to: known(CELLS, (cell) => say.t('wild.word.to', { cell: names.cell(cell) })),
    from: known(CELLS, (cell) => say.t('wild.word.from', { cell: names.cell(cell) })),
    card: known(CARDS, (card) => {
      const { name, terrain, ap } = names.card(card);
      return say.t('wild.word.card', { name, terrain, n: ap });
    }),
    added: known(CARDS, (card) => {
      const { name, terrain } = names.card(card);
      return say.t('wild.word.added', { name, terrain });
    }),
    ability: known(CARDS, (card) =>
      say.t('wild.word.ability', { ability: names.ability(COMPONENTS.ability[card]!), name: names.defender(card) }),
    ),
    edge: known(EDGES, (edge) => names.edge(edge)),
  };
  return {
    verb: (word) => (say.has(`wild.verb.${word}`) ? say.lookup('wild.verb', word) : undefined),
    word(text, verb, at, view) {
      const role = Object.hasOwn(ROLES, verb) ? ROLES[verb as Verb][at] : undefined;
      const [first, second] = (view as WildView | undefined)?.players ?? [];
      if (role === 'mix' && first && second && first.faction >= 0 && second.faction >= 0)
        return say.t('wild.word.mixOf', {
          n: Number(text),
          first: names.faction(first.faction),
          rest: COMPONENTS.pack.setup.startingHand - Number(text),
          second: names.faction(second.faction),
        });
      return role === undefined ? undefined : read[role](text);
    },
  };
}
