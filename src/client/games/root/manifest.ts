import type { State } from '../../../kernel/index.ts';
import type { ClientManifest, GuideEntry, SummaryEntry } from '../../registry/manifest.ts';
import { RootThumbnail } from './thumbnail.tsx';

const GUIDES: readonly GuideEntry[] = [
  {
    name: 'marquise',
    subject: 'guide-root-marquise',
    title: 'learn.label.guide.marquise',
    about: 'learn.text.guide.marquise',
    seats: ['learn.label.seat.you', 'learn.label.seat.eyrie'],
    load: async () => (await import('./guides/marquise.ts')).marquise,
  },
  {
    name: 'eyrie',
    subject: 'guide-root-eyrie',
    title: 'learn.label.guide.eyrie',
    about: 'learn.text.guide.eyrie',
    seats: ['learn.label.seat.you', 'learn.label.seat.marquise'],
    load: async () => (await import('./guides/eyrie.ts')).eyrie,
  },
  {
    name: 'alliance',
    subject: 'guide-root-alliance',
    title: 'learn.label.guide.alliance',
    about: 'learn.text.guide.alliance',
    seats: ['learn.label.seat.you', 'learn.label.seat.marquise'],
    load: async () => (await import('./guides/alliance.ts')).alliance,
  },
  {
    name: 'vagabond',
    subject: 'guide-root-vagabond',
    title: 'learn.label.guide.vagabond',
    about: 'learn.text.guide.vagabond',
    seats: ['learn.label.seat.marquise', 'learn.label.seat.you'],
    load: async () => (await import('./guides/vagabond.ts')).vagabond,
  },
];

const summary = (id: string, subject: SummaryEntry['subject'], title: SummaryEntry['title']): SummaryEntry => ({
  id,
  subject,
  title,
  load: async () => (await import('./summaries.ts')).SUMMARIES[id]!,
});

/** Screens of Root in the registry. */
export const root: ClientManifest = {
  emblem: 'f-alliance',
  Thumbnail: RootThumbnail,
  async ui() {
    const [
      { rootTexts },
      { RootBoard },
      { RootHand },
      { RootScore },
      { RootSupply },
      { RootSeatBoard },
      { RootSeatNote, RootSeatRole, rootEmblem, rootTurnOrder },
      { RootDetail },
      { rootAnimations },
    ] = await Promise.all([
      import('./texts.ts'),
      import('./board.tsx'),
      import('./hand.tsx'),
      import('./score.tsx'),
      import('./supply.tsx'),
      import('./boards/boards.tsx'),
      import('./seat-note.tsx'),
      import('./battle-detail.tsx'),
      import('./animations.ts'),
    ]);
    return {
      texts: rootTexts,
      isMap: true,
      Board: RootBoard,
      Hand: RootHand,
      Score: RootScore,
      Supply: RootSupply,
      SeatBoard: RootSeatBoard,
      SeatNote: RootSeatNote,
      SeatRole: RootSeatRole,
      Detail: RootDetail,
      emblem: rootEmblem,
      turnOrder: rootTurnOrder,
      animations: rootAnimations,
    };
  },
  editorTexts: async (language) => (await import('./editor-texts.ts')).rootEditorTexts(language),
  editor: { namesSeats: true, seatOrder: (s) => (s as State & { readonly order: readonly number[] }).order },
  guides: GUIDES,
  summaries: [
    summary('root', 'summary-root', 'learn.label.summary.root'),
    summary('root/marquise', 'summary-root-marquise', 'learn.label.guide.marquise'),
    summary('root/eyrie', 'summary-root-eyrie', 'learn.label.guide.eyrie'),
    summary('root/alliance', 'summary-root-alliance', 'learn.label.guide.alliance'),
    summary('root/vagabond', 'summary-root-vagabond', 'learn.label.guide.vagabond'),
    summary('root/cult', 'summary-root-cult', 'learn.label.summary.cult'),
    summary('root/riverfolk', 'summary-root-riverfolk', 'learn.label.summary.riverfolk'),
    summary('root/hundreds', 'summary-root-hundreds', 'learn.label.summary.hundreds'),
    summary('root/keepers', 'summary-root-keepers', 'learn.label.summary.keepers'),
  ],
};
