import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const cultLessons: FactionLessons = {
  guide: {
    name: 'cult',
    subject: 'guide-root-cult',
    title: 'learn.label.guide.cult',
    about: 'learn.text.guide.cult',
    seats: ['learn.label.seat.you', 'learn.label.seat.marquise'],
    load: async () => (await import('./guide.ts')).guide,
  },
  summary: {
    id: 'root/cult',
    subject: 'summary-root-cult',
    title: 'learn.label.guide.cult',
    load: async () => (await import('./summary.ts')).summary,
  },
};
