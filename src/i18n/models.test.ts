import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile } from '../../scripts/messages/compile.ts';
import { readSources } from '../../scripts/messages/files.ts';
import type { Entry, Sources, SubjectFile } from '../../scripts/messages/model.ts';
import { LANGUAGES, type Language } from './language.ts';
import { textOf } from './parts.ts';
import { run } from './planted.testkit.ts';

type ModelArgument = string | number | readonly string[] | Readonly<Record<Language, string>>;

interface Model extends Readonly<Record<Language, string>> {
  readonly model: string;
  readonly key: string;
  readonly terms?: readonly string[];
  readonly args?: Readonly<Record<string, string>>;
  readonly samples: readonly ({ readonly with: Readonly<Record<string, ModelArgument>> } & Readonly<
    Record<Language, string>
  >)[];
}

const models = JSON.parse(readFileSync(new URL('models.testkit.json', import.meta.url), 'utf8')) as readonly Model[];
const { glossary } = readSources();

/** All model messages together: to compile each by itself would check the glossary every time. */
function sourcesOfModels(): Sources {
  const subjects: Record<string, Record<Language, Record<string, Entry>>> = {};
  for (const { key, uk, ru, en, terms = [], args = {} } of models) {
    const subject = (subjects[key.split('.', 1)[0]!] ??= { uk: {}, ru: {}, en: {} });
    subject.uk[key] = uk;
    subject.ru[key] = ru;
    subject.en[key] = { text: en, terms, args };
  }
  return { glossary, subjects };
}

const sources = sourcesOfModels();
const { found, files } = compile(sources);

/** The value as the reader of this language gets it: names may be written differently. */
function givenIn(language: Language, given: Readonly<Record<string, ModelArgument>>): object {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'object' && 'uk' in value ? value[language] : value,
    ]),
  );
}

describe('the model messages', () => {
  test('their keys are different', () => {
    expect(new Set(models.map(({ key }) => key)).size).toBe(models.length);
  });

  test.each(models)('$model $key breaks no rule', ({ key }) => {
    expect(found.filter((fault) => fault.key === key)).toEqual([]);
  });

  test('no other rule is broken', () => {
    expect(found).toEqual([]);
  });

  const messages = Object.fromEntries(LANGUAGES.map((language) => [language, run(sources, language, files)]));

  test.each(models)('$model $key reads as in its samples', (model) => {
    for (const language of LANGUAGES) {
      const message = messages[language]?.[model.key] ?? '';
      for (const sample of model.samples) {
        const node = typeof message === 'function' ? message(givenIn(language, sample.with)) : message;
        expect(textOf(node)).toBe(sample[language]);
      }
    }
  });
});

const COUNTS = [0, 1, 2, 5, 11, 21, 1.5];
const GARBLED = /undefined|NaN|\[object|^\s|\s$|[ \u00A0]{2}/;

/** Every message, not only the models. */
test('the messages of the subjects read well for any number', () => {
  const all = readSources();
  const { files: written } = compile(all);
  for (const language of LANGUAGES) {
    const messages = run(all, language, written);
    const files: readonly SubjectFile[] = Object.values(all.subjects).map((subject) => subject[language]);
    expect(Object.keys(messages).sort()).toEqual(files.flatMap((file) => Object.keys(file)).sort());
    const bad = Object.entries(messages).flatMap(([key, message]) => {
      const read = (n: number): string => {
        const anything = new Proxy({}, { get: () => n });
        return textOf(typeof message === 'function' ? message(anything) : message);
      };
      return (typeof message === 'function' ? COUNTS : [0])
        .map(read)
        .filter((text) => GARBLED.test(text))
        .map((text) => `${language} ${key}: ${text}`);
    });
    expect(bad).toEqual([]);
  }
});
