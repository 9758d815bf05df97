/** A commented game as it is stored. */
export interface StudyRow {
  readonly id: string;
  readonly person: string;
  /** Name of the person. */
  readonly name: string;
  readonly title: string;
  readonly game: string;
  /** The table that it comments on; empty: it holds a game of its own. */
  readonly source: string;
  readonly listed: boolean;
  readonly created: number;
  readonly changed: number;
  readonly revision: number;
  /** Comments, names and the game record, as JSON. */
  readonly doc: string;
}

/** How many studies a person may have, and their bytes together. */
export interface StudyLimits {
  readonly studies: number;
  readonly bytes: number;
}

/** Studies. */
export interface StudyStorage {
  /** False: the person has too many. */
  addStudy(study: Omit<StudyRow, 'name'>, limits: StudyLimits): Promise<boolean>;
  readStudy(id: string): Promise<StudyRow | undefined>;
  /** Replaces a study that is at the revision before; false: it is not, or the person would have too many bytes. */
  updateStudy(study: Omit<StudyRow, 'name'>, limits: StudyLimits): Promise<boolean>;
  dropStudy(id: string, person: string): Promise<boolean>;
  studiesOf(person: string, limit: number): Promise<readonly Omit<StudyRow, 'doc'>[]>;
  /** Listed studies of games that everybody may see, the newest first. */
  listedStudies(
    before: { readonly changed: number; readonly id: string } | undefined,
    limit: number,
  ): Promise<readonly Omit<StudyRow, 'doc'>[]>;
}
