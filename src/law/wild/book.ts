import type { Book } from '../paragraph.ts';
import { WILD_PARAGRAPHS } from './paragraphs.ts';
import { WILD_RULINGS } from './rulings.ts';

/** Every paragraph and ruling of Defenders of the Wild and of its geometry; code can cite nothing else. */
export type WildLaw = keyof typeof WILD_PARAGRAPHS | keyof typeof WILD_RULINGS;

/** The book of Defenders of the Wild. */
export const WILD: Book = {
  name: 'Defenders of the Wild',
  chapters: {
    'G-1': 'Cells',
    'G-2': 'Edges',
    'G-3': 'Vertices',
    'G-4': 'Constructors on edges',
    'G-5': 'Tiles on the board',
    'G-6': 'Border segments and starting symbols',
    'G-7': 'Factory tokens',
    'G-8': 'The scan line',
    'W-1': 'Aim of the game',
    'W-2': 'Set-up',
    'W-3': 'Round',
    'W-4': 'Planning phase',
    'W-5': 'Communication',
    'W-6': 'Action phase',
    'W-7': 'Cells, walls, obstacles',
    'W-8': 'Defender cards and decks',
    'W-9': 'Support and camps',
    'W-10': 'Damage and death',
    'W-11': 'Actions',
    'W-12': 'Items',
    'W-13': 'Machine deck',
    'W-14': 'Constructors card',
    'W-15': 'Factories card',
    'W-16': 'Pollution and toxic sites',
    'W-17': 'Reboot card',
    'W-18': 'Mechs card',
    'W-19': 'Hard cards',
    'W-20': 'End of the game',
    'W-21': 'Solo',
    'W-22': 'Special abilities',
    'W-24': 'Invariants',
    'W-A': 'Rulings on gaps in the rulebook',
  },
  paragraphs: WILD_PARAGRAPHS,
  rulings: WILD_RULINGS,
  cases: {},
};
