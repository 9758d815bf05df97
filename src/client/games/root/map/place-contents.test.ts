import { expect, test } from 'vitest';
import { piece, PIECE_COUNT } from '../../../../games/root/components/pieces.ts';
import type { RootView } from '../../../../games/root/view.ts';
import { CLEARING_COUNT } from '../../../../games/root/words.ts';
import { loadNames } from '../names.ts';
import { contentsAt, wordsOf } from './place-contents.ts';

test('of hirelings in one clearing, which look alike, it is said whose they are', async () => {
  const on = Array.from({ length: PIECE_COUNT * CLEARING_COUNT }, () => 0);
  for (const name of ['patrol', 'spy', 'flotilla', 'cat'] as const) on[piece(name) * CLEARING_COUNT] = 1;
  const view = {
    on,
    ruin: [],
    landmarks: null,
    vagabonds: [],
    keepers: { place: [] },
    corvids: { kind: [] },
  } as unknown as RootView;
  const names = await loadNames('en');
  const standing = contentsAt(view, 0, names);
  const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));
  const hired = ['Forest Patrol: 1 warrior', 'Corvid Spies: 1 warrior', 'Riverfolk Flotilla'];
  const labels = [...standing.warriors, ...standing.tokens].map(({ label }) => label);
  expect(plain(labels)).toEqual(['1 warrior', ...hired]);
  expect(plain(wordsOf(standing, names))).toEqual(['Marquise: 1 warrior', ...hired]);
});
