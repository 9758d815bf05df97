import { expect, test } from 'vitest';
import { readSources } from '../../scripts/messages/files.ts';
import { LANGUAGES } from './language.ts';

const { subjects } = readSources();

/** A value that begins a line, then a colon: a note instead of a sentence. */
const NOTE = /^(?:The )?\{\w+\}:/;

test.each(LANGUAGES)('%s: a log line says who does what, it is no note after a name', (language) => {
  const lines = Object.values(subjects)
    .flatMap((files) => Object.entries(files[language]))
    .filter(([key]) => /\.(log|tell)\./.test(key))
    .map(([key, entry]) => [key, typeof entry === 'string' ? entry : entry.text] as const);
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.filter(([, text]) => NOTE.test(text))).toEqual([]);
});
