import type { Book } from '../paragraph.ts';
import { ROOT_CASES } from './cases.ts';
import { ROOT_PARAGRAPHS } from './paragraphs.ts';
import { ROOT_RULINGS } from './rulings.ts';

/** Every paragraph, ruling, edition note and matrix row of Root; code can cite nothing else. */
export type RootLaw = keyof typeof ROOT_PARAGRAPHS | keyof typeof ROOT_RULINGS | keyof typeof ROOT_CASES;

/** The book of Root: the Law, Riverfolk and Marauders. */
export const ROOT: Book = {
  name: 'Root',
  rulebooks: {
    '000': 'the Ukrainian Law of Root',
    '001': 'the Russian Law of Root',
    '003': 'the Russian Marauder book of Root',
  },
  chapters: [
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
    'A',
    'B',
    'C',
    'D',
    'E',
    'M',
    'O',
    'Q',
    'S',
    'X',
  ],
  paragraphs: ROOT_PARAGRAPHS,
  rulings: ROOT_RULINGS,
  cases: ROOT_CASES,
};
