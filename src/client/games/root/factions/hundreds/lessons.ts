import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const hundredsLessons: FactionLessons = {
  guide: {
    name: 'hundreds',
    subject: 'guide-root-hundreds',
    title: 'learn.label.guide.hundreds',
    about: 'learn.text.guide.hundreds',
    seats: ['learn.label.seat.you', 'learn.label.seat.marquise'],
    load: async () => (await import('./guide.ts')).guide,
  },
  summary: {
    id: 'root/hundreds',
    subject: 'summary-root-hundreds',
    title: 'learn.label.guide.hundreds',
    load: async () => (await import('./summary.ts')).summary,
  },
};
