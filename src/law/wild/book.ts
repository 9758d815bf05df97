import type { Book } from '../paragraph.ts';
import { WILD_PARAGRAPHS } from './paragraphs.ts';
import { WILD_RULINGS } from './rulings.ts';

/** Every paragraph and ruling of Defenders of the Wild and of its geometry; code can cite nothing else. */
export type WildLaw = keyof typeof WILD_PARAGRAPHS | keyof typeof WILD_RULINGS;

/** The book of Defenders of the Wild. */
export const WILD: Book = {
  name: 'Defenders of the Wild',
  rulebooks: { '002': 'the Ukrainian rulebook of Defenders of the Wild' },
  chapters: [
    'G-1',
    'G-2',
    'G-3',
    'G-4',
    'G-5',
    'G-6',
    'G-7',
    'G-8',
    'W-1',
    'W-2',
    'W-3',
    'W-4',
    'W-5',
    'W-6',
    'W-7',
    'W-8',
    'W-9',
    'W-10',
    'W-11',
    'W-12',
    'W-13',
    'W-14',
    'W-15',
    'W-16',
    'W-17',
    'W-18',
    'W-19',
    'W-20',
    'W-21',
    'W-22',
    'W-24',
    'W-A',
  ],
  paragraphs: WILD_PARAGRAPHS,
  rulings: WILD_RULINGS,
  cases: {},
};
