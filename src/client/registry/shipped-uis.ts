import type { GameUi } from './game-ui.ts';
import type { ShippedGame } from './shipped-games.ts';

/** The face of a game of the house; its words and its board are fetched with it. */
export async function shippedUi(id: ShippedGame): Promise<GameUi> {
  if (id === 'root') {
    const [
      { rootTexts },
      { RootBoard },
      { RootRail, RootTray },
      { RootSeatNote, rootEmblem },
      { RootSheet, RootStrip },
      { rootAnimations },
    ] = await Promise.all([
      import('../games/root/texts.ts'),
      import('../games/root/board.tsx'),
      import('../games/root/tray.tsx'),
      import('../games/root/seat-note.tsx'),
      import('../games/root/strip.tsx'),
      import('../games/root/animations.ts'),
    ]);
    return {
      voice: rootTexts,
      Board: RootBoard,
      Rail: RootRail,
      Sheet: RootSheet,
      Strip: RootStrip,
      Tray: RootTray,
      SeatNote: RootSeatNote,
      emblem: rootEmblem,
      animations: rootAnimations,
    };
  }
  if (id === 'wild') {
    const [{ wildTexts }, { WildBoard }, { WildRail }, { WildTray }, { wildEmblem }, { wildAnimations }] =
      await Promise.all([
        import('../games/wild/texts.ts'),
        import('../games/wild/board.tsx'),
        import('../games/wild/players.tsx'),
        import('../games/wild/tray.tsx'),
        import('../games/wild/piece.tsx'),
        import('../games/wild/animations.ts'),
      ]);
    return {
      voice: wildTexts,
      Board: WildBoard,
      Rail: WildRail,
      Tray: WildTray,
      emblem: wildEmblem,
      animations: wildAnimations,
    };
  }
  const [
    { scythiaTexts },
    { ScythiaBoard },
    { ScythiaRail, ScythiaMargin },
    { ScythiaTray },
    { ScythiaSeatNote },
    { scythiaAnimations },
  ] = await Promise.all([
    import('../games/scythia/texts.ts'),
    import('../games/scythia/board.tsx'),
    import('../games/scythia/rail.tsx'),
    import('../games/scythia/tray.tsx'),
    import('../games/scythia/seat-note.tsx'),
    import('../games/scythia/animations.ts'),
  ]);
  return {
    voice: scythiaTexts,
    Board: ScythiaBoard,
    Rail: ScythiaRail,
    Sheet: ScythiaMargin,
    Tray: ScythiaTray,
    SeatNote: ScythiaSeatNote,
    animations: scythiaAnimations,
  };
}
