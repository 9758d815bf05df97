import type { Face } from './face.ts';
import type { HouseGame } from './house.ts';

/** The face of a game of the house; its words and its board are fetched with it. */
export async function houseFace(id: HouseGame): Promise<Face> {
  if (id === 'root') {
    const [
      { rootVoice },
      { RootBoard },
      { RootRail, RootTray },
      { RootSeatNote, rootEmblem },
      { RootSheet, RootStrip },
      { rootFlights },
    ] = await Promise.all([
      import('../games/root/voice.ts'),
      import('../games/root/board.tsx'),
      import('../games/root/tray.tsx'),
      import('../games/root/seatnote.tsx'),
      import('../games/root/strip.tsx'),
      import('../games/root/flights.ts'),
    ]);
    return {
      voice: rootVoice,
      Board: RootBoard,
      Rail: RootRail,
      Sheet: RootSheet,
      Strip: RootStrip,
      Tray: RootTray,
      SeatNote: RootSeatNote,
      emblem: rootEmblem,
      flights: rootFlights,
    };
  }
  if (id === 'wild') {
    const [{ wildVoice }, { WildBoard }, { WildRail }, { WildTray }, { wildEmblem }, { wildFlights }] =
      await Promise.all([
        import('../games/wild/voice.ts'),
        import('../games/wild/board.tsx'),
        import('../games/wild/players.tsx'),
        import('../games/wild/tray.tsx'),
        import('../games/wild/piece.tsx'),
        import('../games/wild/flights.ts'),
      ]);
    return {
      voice: wildVoice,
      Board: WildBoard,
      Rail: WildRail,
      Tray: WildTray,
      emblem: wildEmblem,
      flights: wildFlights,
    };
  }
  const [
    { scythiaVoice },
    { ScythiaBoard },
    { ScythiaRail, ScythiaMargin },
    { ScythiaTray },
    { ScythiaSeatNote },
    { scythiaFlights },
  ] = await Promise.all([
    import('../games/scythia/voice.ts'),
    import('../games/scythia/board.tsx'),
    import('../games/scythia/rail.tsx'),
    import('../games/scythia/tray.tsx'),
    import('../games/scythia/seatnote.tsx'),
    import('../games/scythia/flights.ts'),
  ]);
  return {
    voice: scythiaVoice,
    Board: ScythiaBoard,
    Rail: ScythiaRail,
    Sheet: ScythiaMargin,
    Tray: ScythiaTray,
    SeatNote: ScythiaSeatNote,
    flights: scythiaFlights,
  };
}
