import { expect, test } from 'vitest';
import { LEADERS } from '../../../games/root/factions/07-eyrie/state.ts';
import { CHARACTERS } from '../../../games/root/factions/09-vagabond/characters.ts';
import { MOODS } from '../../../games/root/factions/12-hundreds/state.ts';
import { LANGUAGES } from '../../../i18n/index.ts';
import { aboutMove } from './about.ts';
import { loadNames } from './names.ts';

const MOVES = [
  ...LEADERS.map((one) => `leader ${one}`),
  ...CHARACTERS.map((one) => `character ${one}`),
  ...MOODS.map((one) => `mood ${one}`),
  'craft armorers',
];

test.each(LANGUAGES)('leaders, characters, moods and cards tell what they do: %s', async (language) => {
  const names = await loadNames(language);
  for (const move of MOVES) {
    const about = await aboutMove(names, move.split(' '));
    expect(about?.lines.join(' ').length, move).toBeGreaterThan(10);
    expect(`${about?.title} ${about?.lines.join(' ')}`, move).not.toMatch(/[⟦⟧<>]|undefined/);
  }
  expect(await aboutMove(names, ['march'])).toBeUndefined();
});
