import { LANGUAGES, type Language } from '../../src/i18n/language.ts';
import { checkAgreement, checkPlurals, checkPluralTables, checkShape, languagesOf } from './agreement.ts';
import { emit, type Files } from './emit.ts';
import {
  type Entry,
  type MessageProblem,
  problemIn,
  type MessageSet,
  type ParsedMessage,
  type RichEntry,
  type Sources,
} from './model.ts';
import { MessageError, parseMessage } from './parse.ts';
import { checkTerms, type Glossary, glossaryOf } from './terms.ts';
import { checkTypography } from './typography.ts';
import { variantsOf } from './variants.ts';
import { checkGender, checkWords } from './words.ts';

const SUBJECT = /^[a-z]+(-[a-z]+)*$/;
const KEY = /^[a-z][a-z0-9-]*(\.[a-z0-9][A-Za-z0-9-]*)+$/;

export interface CompileResult {
  /** Problems in the order of the messages. If one of them is an error, nothing is written. */
  readonly found: readonly MessageProblem[];
  readonly files: Files;
}

/** Checks all messages and writes them as TypeScript. */
export function compile(sources: Sources): CompileResult {
  const found: MessageProblem[] = [];
  const messages: MessageSet[] = [];
  for (const subject of Object.keys(sources.subjects).sort()) {
    const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(sources.subjects[subject]?.[language] ?? {})));
    for (const key of keys) {
      const message = assemble(sources, subject, key, found);
      if (message !== undefined) messages.push(message);
    }
  }
  const glossary = glossaryOf(sources.glossary);
  for (const message of messages) found.push(...checkMessage(message, glossary));
  found.push(...checkPluralTables(messages));
  const english = Object.values(sources.subjects).flatMap(({ en }) => Object.keys(en));
  return { found, files: emit(inOrder(messages, english), sources.glossary) };
}

/** The order of the English files is the order of everything generated. */
function inOrder(messages: readonly MessageSet[], keys: readonly string[]): readonly MessageSet[] {
  const place = new Map(keys.map((key, i) => [key, i]));
  return [...messages].sort((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0));
}

function assemble(sources: Sources, subject: string, key: string, found: MessageProblem[]): MessageSet | undefined {
  const at = (language: Language) => ({ subject, key, language });
  const before = found.length;
  if (!SUBJECT.test(subject)) found.push(problemIn(at('en'), 'I-1.5', `"${subject}" is no name for a subject`));
  if (!KEY.test(key) || !key.startsWith(`${subject}.`)) {
    found.push(problemIn(at('en'), 'I-1.5', `a key of this file is written like "${subject}.button.endTurn"`));
  }
  const parsed: Partial<Record<Language, ParsedMessage>> = {};
  for (const language of LANGUAGES) {
    const entry = entryOf(sources, subject, language, key);
    if (entry === undefined) {
      found.push(problemIn(at(language), 'I-1.1', 'is missing in this language'));
      continue;
    }
    if (typeof entry !== 'string' && language !== 'en') {
      found.push(problemIn(at(language), 'I-1.1', 'only the English message has terms, args and a note'));
    }
    try {
      const text = typeof entry === 'string' ? entry : entry.text;
      parsed[language] = { ...at(language), pieces: parseMessage(text, language) };
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      found.push(problemIn(at(language), 'L-4', error.message));
    }
  }
  const { uk, ru, en } = parsed;
  if (found.length > before || uk === undefined || ru === undefined || en === undefined) return undefined;
  const about = entryOf(sources, subject, 'en', key);
  const { terms = [], args = {} }: Partial<RichEntry> = typeof about === 'object' ? about : {};
  return { subject, key, terms, args, in: { uk, ru, en } };
}

function entryOf(sources: Sources, subject: string, language: Language, key: string): Entry | undefined {
  const file = sources.subjects[subject]?.[language];
  return file !== undefined && Object.hasOwn(file, key) ? file[key] : undefined;
}

function* checkMessage(message: MessageSet, glossary: Glossary): Generator<MessageProblem> {
  yield* checkAgreement(message);
  for (const parsed of languagesOf(message)) {
    const variants = variantsOf(parsed.pieces);
    if (variants === undefined) {
      yield problemIn(parsed, 'I-3.9', 'has too many branches: make several messages of it');
      continue;
    }
    const texts = variants.map(({ text }) => text);
    yield* checkShape(parsed, texts);
    yield* checkPlurals(parsed);
    yield* checkTypography(parsed, texts);
    yield* checkWords(parsed, texts);
    yield* checkGender(parsed, variants);
  }
  yield* checkTerms(message, glossary);
}
