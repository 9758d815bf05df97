import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const eyrieLessons: FactionLessons = {
  guide: {
    name: 'eyrie',
    subject: 'guide-root-eyrie',
    title: 'learn.label.guide.eyrie',
    about: 'learn.text.guide.eyrie',
    seats: ['learn.label.seat.you', 'learn.label.seat.marquise'],
    load: async () => (await import('./guide.ts')).guide,
  },
  summary: {
    id: 'root/eyrie',
    subject: 'summary-root-eyrie',
    title: 'learn.label.guide.eyrie',
    load: async () => (await import('./summary.ts')).summary,
  },
};
