import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SABOTAGES, sabotagedText } from './sabotage.testkit.ts';

const SERVER = resolve(import.meta.dirname, '../../src/server');

test.each(SABOTAGES)('$name: the protection is found in $file', (sabotage) => {
  const text = readFileSync(resolve(SERVER, sabotage.file), 'utf8');
  expect(sabotagedText(sabotage, text)).not.toBe(text);
  expect(() => sabotagedText({ ...sabotage, find: 'a text that no source has' }, text)).toThrow(sabotage.file);
});
