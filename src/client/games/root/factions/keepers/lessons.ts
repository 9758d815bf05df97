import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const keepersLessons: FactionLessons = {
  guide: {
    name: 'keepers',
    subject: 'guide-root-keepers',
    title: 'learn.label.guide.keepers',
    about: 'learn.text.guide.keepers',
    seats: ['learn.label.seat.you', 'learn.label.seat.marquise'],
    load: async () => (await import('./guide.ts')).guide,
  },
  summary: {
    id: 'root/keepers',
    subject: 'summary-root-keepers',
    title: 'learn.label.guide.keepers',
    load: async () => (await import('./summary.ts')).summary,
  },
};
