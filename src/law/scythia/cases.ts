import type { ParagraphTable } from '../paragraph.ts';

/** Test vectors from the rulebook's examples of Raiders of Scythia, and their consequences. */
export const SCYTHIA_CASES = {
  'T-01': { source: '004', testable: true },
  'T-02': { source: '004', testable: true },
  'T-03': { source: '004', testable: true },
  'T-04': { source: '004', testable: true },
  'T-05': { source: '004', testable: true },
  'T-06': { source: '004', testable: true },
  'T-07': { source: '004', testable: true },
  'T-08': { source: '004', testable: true },
  'T-09': { source: '004', testable: true },
  'T-10': { source: '004', testable: true },
  'T-11': { source: '004', testable: true },
  'T-12': { source: '004', testable: true },
  'T-13': { source: '004', testable: true },
  'T-14': { source: '004', testable: true },
  'T-15': { source: '004', testable: true },
  'T-16': { source: '004', testable: true },
  'T-17': { source: 'derived', testable: true },
  'T-18': { source: 'derived', testable: true },
  'T-19': { source: 'derived', testable: true },
} as const satisfies ParagraphTable;
