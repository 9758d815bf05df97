import type { Book } from '../paragraph.ts';
import { ROOT_CASES } from './cases.ts';
import { ROOT_PARAGRAPHS } from './paragraphs.ts';
import { ROOT_RULINGS } from './rulings.ts';

/** Every paragraph, ruling, edition note and matrix row of Root; code can cite nothing else. */
export type RootLaw = keyof typeof ROOT_PARAGRAPHS | keyof typeof ROOT_RULINGS | keyof typeof ROOT_CASES;

/** The book of Root: the Law, Riverfolk and Marauders. */
export const ROOT: Book = {
  name: 'Root',
  chapters: {
    '0': 'Reading the Law',
    '1': 'Golden rules',
    '2': 'Key terms and concepts',
    '3': 'Victory',
    '4': 'Key actions',
    '5': 'Setup',
    '6': 'Marquise de Cat',
    '7': 'Eyrie Dynasties',
    '8': 'Woodland Alliance',
    '9': 'Vagabond',
    '10': 'Lizard Cult',
    '11': 'Riverfolk Company',
    '12': 'Lord of the Hundreds',
    '13': 'Keepers in Iron',
    '14': 'Hirelings',
    '15': 'Advanced setup',
    '16': 'Clarifications',
    A: 'Faction mixes',
    B: 'Components',
    C: 'Setup variants',
    D: 'Map variant',
    E: 'Vagabond characters',
    M: 'Interaction matrix',
    O: 'Official Law beyond the seeds',
    Q: 'Questions on reading the Law',
    S: 'Back-page summary',
    X: 'Numbers on boards and dice',
  },
  paragraphs: ROOT_PARAGRAPHS,
  rulings: ROOT_RULINGS,
  cases: ROOT_CASES,
};
