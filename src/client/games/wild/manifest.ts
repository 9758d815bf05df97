import type { Pack } from '../../../games/wild/components/pack.ts';
import type { ClientManifest } from '../../registry/manifest.ts';
import { WildThumbnail } from './thumbnail.tsx';

/** Screens of Defenders of the Wild in the registry. */
export const wild: ClientManifest = {
  emblem: 'm-base',
  Thumbnail: WildThumbnail,
  async ui() {
    const [
      { wildTexts },
      { WildBoard },
      { WildHand, wildHandSize },
      { WildScore },
      { WildSeatBoard },
      { WildSeatNote, WildSeatRole, WildSeatScore },
      { wildEmblem },
      { wildAnimations },
      { showPack },
      { WildDetail },
    ] = await Promise.all([
      import('./texts.ts'),
      import('./board.tsx'),
      import('./hand.tsx'),
      import('./tracks.tsx'),
      import('./seat-board.tsx'),
      import('./players.tsx'),
      import('./piece.tsx'),
      import('./animations.ts'),
      import('./facts.ts'),
      import('./risk-detail.tsx'),
    ]);
    return {
      texts: wildTexts,
      showPack: (pack) => showPack(pack as Pack | undefined),
      freeCorner: 300,
      Board: WildBoard,
      Hand: WildHand,
      handSize: wildHandSize,
      Score: WildScore,
      Detail: WildDetail,
      SeatBoard: WildSeatBoard,
      SeatNote: WildSeatNote,
      SeatScore: WildSeatScore,
      SeatRole: WildSeatRole,
      emblem: wildEmblem,
      animations: wildAnimations,
      isRoll: (event) => 'type' in event && event.type === 'roll',
      inWords: async (language) => (await import('./in-words.ts')).wildInWords(language),
    };
  },
  editorTexts: async (language) => (await import('./editor-texts.ts')).wildEditorTexts(language),
  editor: { namesSeats: true },
  values: async () => (await import('./values.ts')).wildValues,
  guides: [
    {
      name: 'first',
      subject: 'guide-wild-first',
      title: 'learn.label.guide.wild',
      about: 'learn.text.guide.wild',
      seats: ['learn.label.seat.you', 'learn.label.seat.friend'],
      load: async () => (await import('./guides/first.ts')).wildFirst,
    },
  ],
  summaries: [
    {
      id: 'wild',
      subject: 'summary-wild',
      title: 'learn.label.guide.wild',
      load: async () => (await import('./summaries.ts')).SUMMARIES['wild']!,
    },
  ],
};
