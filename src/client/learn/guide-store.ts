import { create } from 'zustand';
import type { RefusalDetail } from '../../kernel/referee/index.ts';
import type { GuideStop } from './guided-game.ts';
import type { Lesson } from './lessons.ts';

/** A rejected move: refused by the rules, or not the one that the script asks for. */
export interface RejectedMove {
  readonly said: string;
  readonly because: RefusalDetail | undefined;
}

/** The present state of a guide. */
export interface GuideStatus {
  readonly lesson: Lesson;
  readonly stop: GuideStop;
  /** Number of finished steps, and of all steps. */
  readonly step: number;
  readonly steps: number;
  readonly rejected: RejectedMove | undefined;
}

interface GuideStore {
  readonly status: GuideStatus | undefined;
  /** Goes on after a note. */
  read(): void;
  /** Goes one step back. */
  back(): void;
  /** Starts the guide over. */
  again(): void;
}

const doNothing = (): void => {};

/** The guide of the open table: its state and the learner's controls. */
export const useGuide = create<GuideStore>(() => ({
  status: undefined,
  read: doNothing,
  back: doNothing,
  again: doNothing,
}));
