import { create } from 'zustand';
import type { RefusalDetail } from '../../kernel/referee/index.ts';
import type { GuideStop } from './guided-game.ts';
import type { Lesson } from './lessons.ts';

/** What the learner tried in vain: a move of another plan, or one that the rules forbid. */
export interface RejectedMove {
  readonly said: string;
  readonly because: RefusalDetail | undefined;
}

/** Where a guide stands. */
export interface GuideStatus {
  readonly lesson: Lesson;
  readonly stop: GuideStop;
  /** How many steps are done, and how many there are. */
  readonly step: number;
  readonly steps: number;
  readonly rejected: RejectedMove | undefined;
}

interface GuideStore {
  readonly status: GuideStatus | undefined;
  /** Goes on after a note. */
  read(): void;
  /** Goes one step back; everything is as it was then. */
  back(): void;
  /** Begins the guide anew. */
  again(): void;
}

const doNothing = (): void => {};

/** The guide of the open table: what it says now, and what the learner may tell it. */
export const useGuide = create<GuideStore>(() => ({
  status: undefined,
  read: doNothing,
  back: doNothing,
  again: doNothing,
}));
