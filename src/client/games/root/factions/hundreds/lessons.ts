import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const hundredsLessons: FactionLessons = {
  summary: {
    id: 'root/hundreds',
    subject: 'summary-root-hundreds',
    title: 'learn.label.summary.hundreds',
    load: async () => (await import('./summary.ts')).summary,
  },
};
