import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { piece, PIECES, PIECE_COUNT } from '../../../../games/root/components/pieces.ts';
import { CLEARING_COUNT } from '../../../../games/root/words.ts';
import { loadNames } from '../names.ts';
import { contentsAt, markOf, wordsOf } from './place-contents.ts';
import type { RootView } from '../../../../games/root/view-types.ts';

/** A map with these pieces in its first clearing, and nothing else. */
function viewWith(counts: Readonly<Record<string, number>>): RootView {
  const on = Array.from({ length: PIECE_COUNT * CLEARING_COUNT }, () => 0);
  for (const [name, n] of Object.entries(counts)) on[piece(name as 'cat') * CLEARING_COUNT] = n;
  return {
    on,
    ruin: [],
    landmarks: null,
    vagabonds: [],
    keepers: { place: [] },
    corvids: { kind: [] },
  } as unknown as RootView;
}

const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

test('every building and token has a mark that is drawn', () => {
  const drawn = readFileSync(new URL('../../../assets/emblems.svg', import.meta.url), 'utf8');
  const marks = PIECES.map((_, p) => markOf(p));
  expect(marks.filter((mark) => !/^[fw]-/.test(mark) && !drawn.includes(`id="${mark}"`))).toEqual([]);
});

test('buildings of one kind are counted once', async () => {
  const names = await loadNames('en');
  const standing = contentsAt(viewWith({ sawmill: 2, workshop: 1, cat: 3 }), 0, names);
  expect(standing.slots).toHaveLength(3);
  expect(plain(wordsOf(standing, names))).toEqual(['Marquise: 2 sawmills, 1 workshop, 3 warriors']);
});

test('of hirelings in one clearing, which look alike, it is said whose they are', async () => {
  const names = await loadNames('en');
  const standing = contentsAt(viewWith({ patrol: 1, spy: 1, flotilla: 1, cat: 1 }), 0, names);
  const hired = ['Forest Patrol: 1 warrior', 'Corvid Spies: 1 warrior', 'Riverfolk Flotilla'];
  const labels = [...standing.warriors, ...standing.tokens].map(({ label }) => label);
  expect(plain(labels)).toEqual(['1 warrior', ...hired]);
  expect(plain(wordsOf(standing, names))).toEqual(['Marquise: 1 warrior', ...hired]);
});
