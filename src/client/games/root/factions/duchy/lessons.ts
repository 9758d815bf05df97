import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const duchyLessons: FactionLessons = {
  summary: {
    id: 'root/duchy',
    subject: 'summary-root-duchy',
    title: 'learn.label.summary.duchy',
    load: async () => (await import('./summary.ts')).summary,
  },
};
