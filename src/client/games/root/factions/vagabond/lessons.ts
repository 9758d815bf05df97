import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const vagabondLessons: FactionLessons = {
  guide: {
    name: 'vagabond',
    subject: 'guide-root-vagabond',
    title: 'learn.label.guide.vagabond',
    about: 'learn.text.guide.vagabond',
    seats: ['learn.label.seat.marquise', 'learn.label.seat.you'],
    load: async () => (await import('./guide.ts')).guide,
  },
  summary: {
    id: 'root/vagabond',
    subject: 'summary-root-vagabond',
    title: 'learn.label.guide.vagabond',
    load: async () => (await import('./summary.ts')).summary,
  },
};
