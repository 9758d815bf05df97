import { create } from 'zustand';

/** What the study of the open game does with the board. Apart from the study itself, which is loaded when it is needed. */
interface StudyMode {
  /** The first end of an arrow that is being drawn; empty: none yet; undefined: no arrow is drawn. */
  readonly arrowFrom: string | undefined;
  /** True when the board shows a position that was tried, not one of the game. */
  readonly isTrying: boolean;
}

/** What the study of the open game does with the board. */
export const useStudyMode = create<StudyMode>(() => ({ arrowFrom: undefined, isTrying: false }));
