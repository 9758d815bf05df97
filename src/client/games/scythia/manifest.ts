import type { Pack } from '../../../games/scythia/components/pack.ts';
import type { ClientManifest } from '../../registry/manifest.ts';
import { ScythiaThumbnail } from './thumbnail.tsx';

/** Screens of Raiders of Scythia in the registry. */
export const scythia: ClientManifest = {
  emblem: 'a-horse',
  Thumbnail: ScythiaThumbnail,
  async ui() {
    const [
      { scythiaTexts },
      { ScythiaBoard, ScythiaScore },
      { ScythiaSupply },
      { ScythiaHand, scythiaHandSize },
      { ScythiaDetail },
      { ScythiaSeatBoard },
      { ScythiaSeatNote },
      { scythiaAnimations },
      { showPack },
    ] = await Promise.all([
      import('./texts.ts'),
      import('./board.tsx'),
      import('./rail.tsx'),
      import('./hand.tsx'),
      import('./raid-detail.tsx'),
      import('./seat-board.tsx'),
      import('./seat-note.tsx'),
      import('./animations.ts'),
      import('./names.ts'),
    ]);
    return {
      texts: scythiaTexts,
      showPack: (pack) => showPack(pack as Pack | undefined),
      Board: ScythiaBoard,
      Score: ScythiaScore,
      Supply: ScythiaSupply,
      Hand: ScythiaHand,
      handSize: scythiaHandSize,
      Detail: ScythiaDetail,
      SeatBoard: ScythiaSeatBoard,
      SeatNote: ScythiaSeatNote,
      animations: scythiaAnimations,
      isRoll: (event) => 'type' in event && event.type === 'rolled',
      inWords: async (language) => (await import('./in-words.ts')).scythiaInWords(language),
    };
  },
  editorTexts: async (language) => (await import('./editor-texts.ts')).scythiaEditorTexts(language),
  editor: { namesSeats: false },
  values: async () => (await import('./values.ts')).scythiaValues,
  guides: [
    {
      name: 'first',
      subject: 'guide-scythia-first',
      title: 'learn.label.guide.scythia',
      about: 'learn.text.guide.scythia',
      seats: ['learn.label.seat.you', 'learn.label.seat.rival'],
      load: async () => (await import('./guides/first.ts')).scythiaFirst,
    },
  ],
  summaries: [
    {
      id: 'scythia',
      subject: 'summary-scythia',
      title: 'learn.label.guide.scythia',
      load: async () => (await import('./summaries.ts')).SUMMARIES['scythia']!,
    },
  ],
  // The village and the roads stand one below the other on narrow screens.
  boardHeight: 'content',
};
