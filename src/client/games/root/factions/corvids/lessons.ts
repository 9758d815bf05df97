import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const corvidsLessons: FactionLessons = {
  guide: {
    name: 'corvids',
    subject: 'guide-root-corvids',
    title: 'learn.label.guide.corvids',
    about: 'learn.text.guide.corvids',
    seats: ['learn.label.seat.you', 'learn.label.seat.marquise'],
    load: async () => (await import('./guide.ts')).guide,
  },
  summary: {
    id: 'root/corvids',
    subject: 'summary-root-corvids',
    title: 'learn.label.guide.corvids',
    load: async () => (await import('./summary.ts')).summary,
  },
};
