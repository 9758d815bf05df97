import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LATEST_LAYOUT, MIGRATIONS } from './schema.ts';

/** The layouts that databases out there may have, by a digest of their statements: a new one is added, none is changed. */
const RELEASED = [
  'a0755b956d2c310f',
  'd22b9ac5295cd414',
  '3c4af94f2d0949f9',
  'dc83ddb9ede1af69',
  '7bc862fc973ea0c1',
  '264bf386c29345cf',
  '156932a66f3d45cd',
  '46576e4fcb62e099',
  '2b46fca4526ee676',
  'c0580adaf3b2fcd9',
  'f6c649906535e16b',
  '35fb35a4c323a9e5',
  '002f4b770f63b4a0',
  '0cb8eccb28fd3380',
];

test('a released layout is never edited, and none goes out unpinned', () => {
  const digests = MIGRATIONS.map(({ statements }) =>
    createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 16),
  );
  expect(digests).toEqual(RELEASED);
});

test('layouts are numbered from one, without gaps', () => {
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, i) => i + 1));
  expect(LATEST_LAYOUT).toBe(MIGRATIONS.length);
});
