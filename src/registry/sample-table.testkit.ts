import type { GameId } from '../law/index.ts';
import { GAME_IDS, GAMES } from './index.ts';

/** The first sample table of a game with this number of seats. */
export function sampleTable(id: GameId, seats: number): Readonly<Record<string, unknown>> {
  const found = GAMES[id].engine.sampleTables.find((table) => table.seats === seats);
  if (!found) throw new Error(`${id} has no sample table of ${seats} seats`);
  return found.settings;
}

/** A sample table of this number of seats for every game. */
export const sampleTables = (seats: number): Readonly<Record<string, Readonly<Record<string, unknown>>>> =>
  Object.fromEntries(GAME_IDS.map((id) => [id, sampleTable(id, seats)]));
