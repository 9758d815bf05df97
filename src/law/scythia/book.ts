import type { Book } from '../paragraph.ts';
import { SCYTHIA_CASES } from './cases.ts';
import { SCYTHIA_PARAGRAPHS } from './paragraphs.ts';
import { SCYTHIA_RULINGS } from './rulings.ts';

/** Every paragraph, ruling and test vector of Raiders of Scythia; code can cite nothing else. */
export type ScythiaLaw = keyof typeof SCYTHIA_PARAGRAPHS | keyof typeof SCYTHIA_RULINGS | keyof typeof SCYTHIA_CASES;

/** The book of Raiders of Scythia. */
export const SCYTHIA: Book = {
  name: 'Raiders of Scythia',
  rulebooks: { '004': 'the Ukrainian rulebook of Raiders of Scythia' },
  chapters: [
    'A',
    'E-1',
    'E-2',
    'E-3',
    'E-4',
    'E-5',
    'E-6',
    'S-1',
    'S-2',
    'S-3',
    'S-4',
    'S-5',
    'S-6',
    'S-7',
    'S-8',
    'S-9',
    'S-10',
    'S-11',
    'S-12',
    'S-13',
    'T',
  ],
  paragraphs: SCYTHIA_PARAGRAPHS,
  rulings: SCYTHIA_RULINGS,
  cases: SCYTHIA_CASES,
};
