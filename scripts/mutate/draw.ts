import { loadLaw } from '../../src/i18n/index.ts';
import { type GameId, paragraphs } from '../../src/law/index.ts';
import { sample } from './sample.ts';

/** Chapters to draw from, where not all are wanted. Root: the base game with its appendices and annex. */
const CHAPTERS: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  root: ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'O'],
};

/** Random testable paragraphs of a game, to be broken by hand, in natural order. */
export async function drawParagraphs(game: GameId, size: number, seed: number): Promise<string> {
  const law = await loadLaw<GameId>('en', game);
  const all = paragraphs(game).filter(
    ({ kind, testable, chapter }) => kind === 'paragraph' && testable && (CHAPTERS[game]?.includes(chapter) ?? true),
  );
  const chosen = sample(all, size, seed);
  const lines = all.filter((each) => chosen.includes(each)).map(({ id }) => `${id} ${law.title(id)}`);
  return [`${game}: ${lines.length} of ${all.length} testable paragraphs, seed ${seed}`, ...lines].join('\n');
}
