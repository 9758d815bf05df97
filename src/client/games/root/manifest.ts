import type { State } from '../../../kernel/index.ts';
import type { ClientManifest } from '../../registry/manifest.ts';
import { FACTION_LESSONS } from './factions/lessons.ts';
import { RootThumbnail } from './thumbnail.tsx';

/** Screens of Root in the registry. */
export const root: ClientManifest = {
  emblem: 'f-alliance',
  Thumbnail: RootThumbnail,
  async ui() {
    const [
      { rootTexts },
      { RootBoard },
      { RootHand, rootHandSize },
      { RootScore },
      { RootSupply },
      { RootSeatBoard },
      { RootSeatNote, RootSeatRole, rootTurnOrder },
      { rootEmblem, rootChoiceEmblem },
      { RootDetail },
      { rootAnimations },
      { rootPresets },
    ] = await Promise.all([
      import('./texts.ts'),
      import('./board.tsx'),
      import('./hand.tsx'),
      import('./score.tsx'),
      import('./supply.tsx'),
      import('./boards/boards.tsx'),
      import('./seat-note.tsx'),
      import('./emblem.ts'),
      import('./battle-detail.tsx'),
      import('./animations.ts'),
      import('./presets.ts'),
    ]);
    return {
      texts: rootTexts,
      isMap: true,
      Board: RootBoard,
      Hand: RootHand,
      handSize: rootHandSize,
      Score: RootScore,
      Supply: RootSupply,
      SeatBoard: RootSeatBoard,
      SeatNote: RootSeatNote,
      SeatRole: RootSeatRole,
      Detail: RootDetail,
      presets: rootPresets,
      choiceEmblem: rootChoiceEmblem,
      emblem: rootEmblem,
      turnOrder: rootTurnOrder,
      animations: rootAnimations,
      isRoll: (event) => 'type' in event && event.type === 'rolled',
      inWords: async (language) => (await import('./in-words.ts')).rootInWords(language),
    };
  },
  setup: async () => (await import('./setup-ui.ts')).rootSetup,
  editorTexts: async (language) => (await import('./editor-texts.ts')).rootEditorTexts(language),
  editor: { namesSeats: true, seatOrder: (s) => (s as State & { readonly order: readonly number[] }).order },
  guides: FACTION_LESSONS.flatMap(({ guide }) => guide ?? []),
  summaries: [
    {
      id: 'root',
      subject: 'summary-root',
      title: 'learn.label.summary.root',
      load: async () => (await import('./summary.ts')).summary,
    },
    ...FACTION_LESSONS.map(({ summary }) => summary),
  ],
};
