import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const riverfolkLessons: FactionLessons = {
  summary: {
    id: 'root/riverfolk',
    subject: 'summary-root-riverfolk',
    title: 'learn.label.summary.riverfolk',
    load: async () => (await import('./summary.ts')).summary,
  },
};
