import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const keepersLessons: FactionLessons = {
  summary: {
    id: 'root/keepers',
    subject: 'summary-root-keepers',
    title: 'learn.label.summary.keepers',
    load: async () => (await import('./summary.ts')).summary,
  },
};
