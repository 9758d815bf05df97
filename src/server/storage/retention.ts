/** A table that is to be warned of, closed or removed. */
export interface ClosingTable {
  readonly table: string;
  /** When its people were warned, in ms since 1970; 0: not yet. */
  readonly warned: number;
  /** When something is to be done next, in ms since 1970. */
  readonly due: number;
}

/** What retention reads and removes. */
export interface RetentionStorage {
  /** Tables of a status that were opened and last moved before a time, and are not in the list of closings. */
  idleTables(status: 'open' | 'playing', before: number, limit: number): Promise<readonly string[]>;
  /** The time of the last move, in ms since 1970; undefined: there is none. */
  lastMove(table: string): Promise<number | undefined>;
  /** Adds or changes a closing. */
  setClosing(closing: ClosingTable): Promise<void>;
  dropClosing(table: string): Promise<void>;
  dueClosings(now: number, limit: number): Promise<readonly ClosingTable[]>;
  /** Removes a table with its journal, chat and everything else that belongs to it. Its match and ratings stay. */
  removeTable(table: string): Promise<void>;
}
