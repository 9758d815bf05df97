import type { Book } from '../paragraph.ts';
import { SCYTHIA_CASES } from './cases.ts';
import { SCYTHIA_PARAGRAPHS } from './paragraphs.ts';
import { SCYTHIA_RULINGS } from './rulings.ts';

/** Every paragraph, ruling and test vector of Raiders of Scythia; code can cite nothing else. */
export type ScythiaLaw = keyof typeof SCYTHIA_PARAGRAPHS | keyof typeof SCYTHIA_RULINGS | keyof typeof SCYTHIA_CASES;

/** The book of Raiders of Scythia. */
export const SCYTHIA: Book = {
  name: 'Raiders of Scythia',
  chapters: {
    A: 'Rulings on open points',
    'E-1': 'Shared types of effects',
    'E-2': 'Play effects',
    'E-3': 'Raid effects',
    'E-4': 'Eagles and once-a-turn limits',
    'E-5': 'Quest costs',
    'E-6': 'AI schemes',
    'S-1': 'Terms',
    'S-2': 'Setup',
    'S-3': 'Turn',
    'S-4': 'Working',
    'S-5': 'Buildings',
    'S-6': 'Raiding',
    'S-7': 'Wounds and death',
    'S-8': 'Animals',
    'S-9': 'Quests',
    'S-10': 'Limits and supply',
    'S-11': 'End and scoring',
    'S-12': 'Solo',
    'S-13': 'Card terms',
    T: 'Test vectors',
  },
  paragraphs: SCYTHIA_PARAGRAPHS,
  rulings: SCYTHIA_RULINGS,
  cases: SCYTHIA_CASES,
};
