/** How long a game takes: played in one sitting, or over days. */
export type Pace = 'now' | 'days';

/** A new wait: who waits, for which game and on which terms. */
export interface NewWait {
  readonly person: string;
  readonly pace: Pace;
  /** People of one pool can be paired: they want the same game on the same terms. */
  readonly pool: string;
  /** The wish, as JSON. */
  readonly wish: string;
  /** The displayed rating when the wait began. */
  readonly rating: number;
  /** The person agrees to bots in seats for which nobody is found. */
  readonly bots: boolean;
  /** Since when, in ms since 1970. */
  readonly since: number;
}

/** A person who waits, is asked to confirm, or was seated a short while ago. */
export interface Wait extends NewWait {
  readonly name: string;
  /** How often a pairing of this person failed because of others. */
  readonly front: number;
  /** The pairing that the person is asked to confirm; empty: none yet. */
  readonly pairing: string;
  readonly agreed: boolean;
  /** Commitment to the person's entropy; empty: none. */
  readonly promise: string;
  /** The table of the game that began; empty: none yet. */
  readonly table: string;
}

/** One person of a pairing, as of the time it was made. */
export interface PairedPerson {
  readonly person: string;
  readonly rating: number;
  readonly since: number;
}

/** A group of people who are asked to confirm, and what became of it. */
export interface Pairing {
  readonly id: string;
  readonly pool: string;
  readonly state: 'asked' | 'begun' | 'lapsed';
  readonly created: number;
  /** Until when all must confirm, in ms since 1970. */
  readonly until: number;
  /** Empty: the game has not begun. */
  readonly table: string;
  readonly members: readonly PairedPerson[];
}

/** A pairing that waits for confirmations. */
export interface AskedPairing {
  readonly id: string;
  readonly until: number;
  readonly people: number;
  readonly agreed: number;
}

/** The table of a pairing that all confirmed. */
export interface PairedTable {
  readonly id: string;
  readonly doc: string;
  readonly game: string;
  readonly status: string;
  /** By seat; undefined: a bot. */
  readonly people: readonly (string | undefined)[];
}

/** People who wait to be paired, and pairings. Every change is one transaction, so a process may die at any time. */
export interface PairingStorage {
  /** Begins to wait, instead of an earlier wait of this pace. False: the person is asked to confirm a pairing of this pace. */
  beginWait(wait: NewWait): Promise<boolean>;
  /** Ends a wait for which no pairing is made; false: there is none. */
  endWait(person: string, pace: Pace): Promise<boolean>;
  waitsOf(person: string): Promise<readonly Wait[]>;
  /** Stores that the person is still there. */
  touchWaits(person: string, now: number): Promise<void>;
  /** People who are not paired, those who wait longest first. */
  freeWaits(limit: number): Promise<readonly Wait[]>;
  /** The people of a pairing, by id. */
  waitsOfPairing(pairing: string): Promise<readonly Wait[]>;
  /** Pairs these people; false: one of them was paired or left meanwhile, and nothing has changed. */
  pair(pairing: Omit<Pairing, 'state' | 'table'>, pace: Pace): Promise<boolean>;
  askedPairings(): Promise<readonly AskedPairing[]>;
  pairing(id: string): Promise<Pairing | undefined>;
  /** All pairings that were made, the oldest first. */
  pairings(limit: number): Promise<readonly Pairing[]>;
  /** The person confirms; false: too late, or the person is not asked. A second confirmation changes nothing. */
  agree(person: string, pairing: string, promise: string, now: number): Promise<boolean>;
  /** Begins the game of a pairing if all have confirmed; false: not all have, or another process began it. */
  beginPairing(pairing: string, people: number, table: PairedTable, now: number): Promise<boolean>;
  /**
   * Ends a pairing. Who has not confirmed in time, or left, waits no longer; the others are put in front. `leaver` ends the pairing
   * before its time; without one it must be over time. False: it was ended before.
   */
  lapsePairing(pairing: string, leaver: string | undefined, now: number): Promise<boolean>;
  /** Forgets people of this pace who were not there since `seen` and are not paired. */
  dropWaits(pace: Pace, seen: number): Promise<number>;
  /** Forgets the waits of people who were seated before this time. */
  dropSeated(seen: number): Promise<void>;
  /** Forgets pairings that ended before this time. */
  dropPairings(until: number): Promise<void>;
}
