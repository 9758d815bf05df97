import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const duchyLessons: FactionLessons = {
  guide: {
    name: 'duchy',
    subject: 'guide-root-duchy',
    title: 'learn.label.guide.duchy',
    about: 'learn.text.guide.duchy',
    seats: ['learn.label.seat.you', 'learn.label.seat.marquise'],
    load: async () => (await import('./guide.ts')).guide,
  },
  summary: {
    id: 'root/duchy',
    subject: 'summary-root-duchy',
    title: 'learn.label.guide.duchy',
    load: async () => (await import('./summary.ts')).summary,
  },
};
