import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const cultLessons: FactionLessons = {
  summary: {
    id: 'root/cult',
    subject: 'summary-root-cult',
    title: 'learn.label.summary.cult',
    load: async () => (await import('./summary.ts')).summary,
  },
};
