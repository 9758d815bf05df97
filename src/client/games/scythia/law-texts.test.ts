import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../i18n/index.ts';
import { differing, lawText, numbersIn } from '../../law/sameness.testkit.ts';
import { COMPONENTS } from './names.ts';

test('a paragraph tells the same numbers and refers to the same paragraphs in every language', async () => {
  expect(await differing('scythia')).toEqual([]);
});

test.for(LANGUAGES)(
  'S-2.3 and S-12.11 in %s tell the plunder and the AI characters that are played with',
  async (language) => {
    const plunder = numbersIn(await lawText('scythia', language, 'S-2.3'));
    expect(plunder).toEqual(COMPONENTS.plunder);
    const usual = Math.min(...COMPONENTS.scheme.gain);
    const chiefs = COMPONENTS.pack.chiefs.flatMap(({ strength, provisions, extraProvision: more }) =>
      more > 0 ? [strength, provisions, usual + more, usual] : [strength, provisions],
    );
    expect(numbersIn(await lawText('scythia', language, 'S-12.11'))).toEqual(chiefs);
  },
);
