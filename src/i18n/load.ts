import { SUBJECTS, TERM_TABLES } from './generated/index.ts';
import type { Language } from './language.ts';
import { type Speaker, type Subject, speaker, type Table, type TermGame, type Terms, termsFrom } from './speaker.ts';

/** True when there are messages of that subject. */
export const isSubject = (name: string): name is Subject => Object.hasOwn(SUBJECTS, name);

/** Loads subjects in one language. A subject that was loaded before is not fetched again. */
export async function load<S extends Subject>(language: Language, ...subjects: readonly S[]): Promise<Speaker<S>> {
  const tables = await Promise.all(
    subjects.map(async (subject): Promise<Table> => (await SUBJECTS[subject][language]()).messages),
  );
  return speaker<S>(language, tables);
}

/** Loads the glossary of a game in one language. */
export async function loadTerms<G extends TermGame>(language: Language, game: G): Promise<Terms<G>> {
  return termsFrom<G>(language, (await TERM_TABLES[game][language]()).terms);
}
