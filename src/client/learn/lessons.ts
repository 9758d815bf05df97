import type { GameId } from '../../law/index.ts';
import { GAME_IDS } from '../../registry/index.ts';
import { CLIENT_GAMES } from '../registry/index.ts';
import type { GuideEntry, SummaryEntry } from '../registry/manifest.ts';

/** A guided game of some game, with its address below `/learn`: `root/eyrie`. */
export interface Lesson extends GuideEntry {
  readonly id: string;
  readonly game: GameId;
}

/** All guided games, in the order they are shown. */
export const LESSONS: readonly Lesson[] = GAME_IDS.flatMap((game) =>
  CLIENT_GAMES[game].guides.map((guide) => ({ ...guide, id: `${game}/${guide.name}`, game })),
);

/** All summaries: one for each game, and one for each faction of Root. */
export const SUMMARIES: readonly SummaryEntry[] = GAME_IDS.flatMap((game) => CLIENT_GAMES[game].summaries);

/** The guided game of this id. */
export const findLesson = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);

/** The summary of this id. */
export const findSummary = (id: string): SummaryEntry | undefined => SUMMARIES.find((summary) => summary.id === id);

/** The address of a guided game. */
export const guideAddress = (id: string): string => `/learn/${id}`;

/** The address of a summary. */
export const summaryAddress = (id: string): string => `/learn/${id}/summary`;

/** The summary that belongs to a guided game: of its faction, or of its game. */
export const summaryOf = ({ id, game }: Lesson): SummaryEntry | undefined => findSummary(id) ?? findSummary(game);

/** The guided game that teaches what a summary tells, if there is one. */
export const lessonOf = ({ id }: SummaryEntry): Lesson | undefined => findLesson(id) ?? findLesson(`${id}/first`);
