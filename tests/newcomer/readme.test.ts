import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readmeOf, readReadme } from './readme.testkit.ts';

test('a README is read as a newcomer reads it', () => {
  const text = [
    '![A picture](docs/a.jpg) and [a page](docs/b.md#part), [elsewhere](https://example.org).',
    '```sh',
    'npm start    # lights the fire',
    '',
    'npm test',
    '```',
    '`./vatra --help` shows tools; a program is in `examples/client.mjs`.',
  ].join('\n');
  expect(readReadme(text)).toEqual({
    commands: ['npm start', 'npm test'],
    mentioned: ['./vatra --help'],
    places: ['docs/a.jpg', 'docs/b.md', 'examples/client.mjs'],
  });
});

test('ours names two commands, and everything it points to is there', () => {
  const { commands, mentioned, missing } = readmeOf(join(import.meta.dirname, '../..'));
  expect(commands).toEqual(['npm start', 'npm test']);
  expect(mentioned).toContain('./vatra --help');
  expect(missing).toEqual([]);
});
