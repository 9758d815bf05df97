import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../i18n/index.ts';
import { differing, lawText, numbersIn } from '../../law/sameness.testkit.ts';
import { COMPONENTS } from './facts.ts';

test('a paragraph tells the same numbers and refers to the same paragraphs in every language', async () => {
  expect(await differing('wild')).toEqual([]);
});

test.for(LANGUAGES)('W-A26 in %s tells the support tracks that are played with', async (language) => {
  const [two, three, four] = [2, 3, 4].map((players) => COMPONENTS.track[players]!);
  const first = (track: typeof two): number => track!.spacesBeforeCamps - 1;
  expect(first(three)).toBe(first(two));
  expect(numbersIn(await lawText('wild', language, 'W-A26'))).toEqual([
    first(two),
    first(four),
    1,
    ...four!.hands,
    ...three!.hands,
    ...two!.hands,
  ]);
});
