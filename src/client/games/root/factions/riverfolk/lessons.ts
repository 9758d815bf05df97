import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const riverfolkLessons: FactionLessons = {
  guide: {
    name: 'riverfolk',
    subject: 'guide-root-riverfolk',
    title: 'learn.label.guide.riverfolk',
    about: 'learn.text.guide.riverfolk',
    seats: ['learn.label.seat.marquise', 'learn.label.seat.you'],
    load: async () => (await import('./guide.ts')).guide,
  },
  summary: {
    id: 'root/riverfolk',
    subject: 'summary-root-riverfolk',
    title: 'learn.label.guide.riverfolk',
    load: async () => (await import('./summary.ts')).summary,
  },
};
