import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const marquiseLessons: FactionLessons = {
  guide: {
    name: 'marquise',
    subject: 'guide-root-marquise',
    title: 'learn.label.guide.marquise',
    about: 'learn.text.guide.marquise',
    seats: ['learn.label.seat.you', 'learn.label.seat.eyrie'],
    load: async () => (await import('./guide.ts')).guide,
  },
  summary: {
    id: 'root/marquise',
    subject: 'summary-root-marquise',
    title: 'learn.label.guide.marquise',
    load: async () => (await import('./summary.ts')).summary,
  },
};
