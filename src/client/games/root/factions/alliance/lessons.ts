import type { FactionLessons } from '../faction-lessons.ts';

/** What can be learnt about the faction; its texts are loaded on demand. */
export const allianceLessons: FactionLessons = {
  guide: {
    name: 'alliance',
    subject: 'guide-root-alliance',
    title: 'learn.label.guide.alliance',
    about: 'learn.text.guide.alliance',
    seats: ['learn.label.seat.you', 'learn.label.seat.marquise'],
    load: async () => (await import('./guide.ts')).guide,
  },
  summary: {
    id: 'root/alliance',
    subject: 'summary-root-alliance',
    title: 'learn.label.guide.alliance',
    load: async () => (await import('./summary.ts')).summary,
  },
};
