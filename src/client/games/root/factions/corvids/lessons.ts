import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const corvidsLessons: FactionLessons = {
  summary: {
    id: 'root/corvids',
    subject: 'summary-root-corvids',
    title: 'learn.label.summary.corvids',
    load: async () => (await import('./summary.ts')).summary,
  },
};
