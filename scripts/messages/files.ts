import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { LANGUAGES, type Language } from '../../src/i18n/language.ts';
import type { Files } from './emit.ts';
import type { Entry, GlossaryTerm, Sources, SubjectFile } from './model.ts';

const I18N = join(import.meta.dirname, '../../src/i18n');
const MESSAGES = join(I18N, 'messages');
const GENERATED = join(I18N, 'generated');

/** Reads the glossary and every subject. A subject exists if one language has a file for it. */
export function readSources(): Sources {
  const names = LANGUAGES.flatMap((language) =>
    readdirSync(join(MESSAGES, language))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length)),
  );
  const subjects = [...new Set(names)].sort().map((subject) => {
    const files = LANGUAGES.map((language) => [language, readSubject(join(MESSAGES, language, `${subject}.json`))]);
    return [subject, Object.fromEntries(files) as Record<Language, SubjectFile>] as const;
  });
  const glossary = JSON.parse(readFileSync(join(I18N, 'glossary.json'), 'utf8')) as readonly GlossaryTerm[];
  return { glossary, subjects: Object.fromEntries(subjects) };
}

function readSubject(file: string): SubjectFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  return parseSubject(text, relative(process.cwd(), file));
}

/** Parses a subject's file. Throws for a repeated key, of which `JSON.parse` keeps the last. */
export function parseSubject(text: string, file: string): SubjectFile {
  const value = JSON.parse(text) as Readonly<Record<string, Entry>>;
  const keys = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map((match) => match[1]);
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) throw new Error(`${file}: key "${twice}" is repeated`);
  return value;
}

/** The generated files that are out of date, with their new text; `undefined`: the file must be deleted. */
export function staleFiles(files: Files): ReadonlyMap<string, string | undefined> {
  const stale = new Map<string, string | undefined>();
  for (const [path, text] of files) if (readGenerated(path) !== text) stale.set(path, text);
  for (const path of generatedPaths()) if (!files.has(path)) stale.set(path, undefined);
  return stale;
}

export function writeFiles(stale: ReadonlyMap<string, string | undefined>): void {
  for (const [path, text] of stale) {
    const file = join(GENERATED, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
}

function readGenerated(path: string): string | undefined {
  try {
    return readFileSync(join(GENERATED, path), 'utf8');
  } catch {
    return undefined;
  }
}

function generatedPaths(): readonly string[] {
  try {
    return readdirSync(GENERATED, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(GENERATED, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}
