import { optionParser, numberWords, type OptionOf, verb } from '../../kernel/index.ts';
import { CELLS, EDGES } from './rules/00-board/geometry.ts';
import { CARDS, FACTIONS, LEADERS } from './words.ts';

/** The verbs of the game; each makes the options of one kind: `verbs.move(cell)`. */
export const verbs = {
  faction: verb('faction', 'faction', FACTIONS),
  leader: verb('leader', 'leader', LEADERS),
  mix: verb('mix', 'n', numberWords(12)),
  settle: verb('settle', 'cell', CELLS),
  play: verb('play', 'card', CARDS),
  unseen: verb('unseen', 'faction', FACTIONS),
  nobody: verb('nobody'),
  reveal: verb('reveal', 'card', CARDS),
  move: verb('move', 'cell', CELLS),
  camp: verb('camp'),
  regroup: verb('regroup', 'cell', CELLS),
  clear: verb('clear'),
  heal: verb('heal'),
  destroyMech: verb('destroy-mech'),
  breach: verb('breach', 'edge', EDGES),
  destroyFactory: verb('destroy-factory'),
  takeItem: verb('take-item'),
  bread: verb('use-bread'),
  potionsHeal: verb('use-potions-heal'),
  potionsClear: verb('use-potions-clear'),
  rocketsMech: verb('use-rockets-mech', 'cell', CELLS),
  rocketsBreach: verb('use-rockets-breach', 'edge', EDGES),
  mapsMove: verb('use-maps-move', 'cell', CELLS),
  mapsRegroup: verb('use-maps-regroup', 'cell', CELLS),
  add: verb('add', 'card', CARDS),
  end: verb('end'),
  shoot: verb('shoot', 'cell', CELLS),
  demolish: verb('demolish', 'edge', EDGES),
  rust: verb('rust', 'cell', CELLS),
  tunnel: verb('tunnel', 'cell', CELLS),
  slip: verb('slip', 'cell', CELLS),
  stay: verb('stay'),
  resettle: verb('resettle', 'from', CELLS, 'to', CELLS),
  cure: verb('cure', 'faction', FACTIONS),
  tell: verb('tell'),
};

/** Reads an option from its text. */
export const parser = optionParser(...Object.values(verbs));

/** An option of the game. */
export type WildOption = OptionOf<(typeof verbs)[keyof typeof verbs]>;
