import type { ParagraphTable } from '../paragraph.ts';

/** Test vectors from the rulebook's examples of Raiders of Scythia, and their consequences. */
export const SCYTHIA_CASES = {
  'T-01': { title: 'Setup with three players', source: '004', testable: true },
  'T-02': { title: 'First turn', source: '004', testable: true },
  'T-03': { title: 'Centre of Persia', source: '004', testable: true },
  'T-04': { title: 'Assyria with gold on both spots', source: '004', testable: true },
  'T-05': { title: 'Bands of the same settlement', source: '004', testable: true },
  'T-06': { title: 'Conspirator with wounds', source: '004', testable: true },
  'T-07': { title: 'Raid on Greece', source: '004', testable: true },
  'T-08': { title: 'Doubling eagle', source: '004', testable: true },
  'T-09': { title: 'Play eagle', source: '004', testable: true },
  'T-10': { title: 'Two quests', source: '004', testable: true },
  'T-11': { title: 'Adventurer with a blue worker', source: '004', testable: true },
  'T-12': { title: 'Mercenary at no points', source: '004', testable: true },
  'T-13': { title: 'Scheme for Persia', source: '004', testable: true },
  'T-14': { title: 'AI quest, top down', source: '004', testable: true },
  'T-15': { title: 'AI horse, centre', source: '004', testable: true },
  'T-16': { title: 'AI raid on Assyria', source: '004', testable: true },
  'T-17': { title: 'Number of workers', source: 'derived', testable: true },
  'T-18': { title: 'Invariants', source: 'derived', testable: true },
  'T-19': { title: 'End of the game', source: 'derived', testable: true },
} as const satisfies ParagraphTable;
