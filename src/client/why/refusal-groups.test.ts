import { expect, test } from 'vitest';
import { groupRefusals } from './refusal-groups.ts';

const no = (text: string, why: string, law = '1.1', elsewhere = false) => ({
  text,
  law,
  why,
  a: 0,
  b: 0,
  ...(elsewhere && { elsewhere: true as const }),
});

test('refusals are grouped by verb, and a reason stands in a group once', () => {
  const groups = groupRefusals([no('build c1', 'ruled'), no('build c2', 'ruled'), no('build c3', 'wood')], ['end']);
  expect(groups).toEqual([
    {
      verbs: ['build'],
      rows: [
        { reason: { law: '1.1', why: 'wood', a: 0, b: 0 }, options: [['build', 'c3']] },
        {
          reason: { law: '1.1', why: 'ruled', a: 0, b: 0 },
          options: [
            ['build', 'c1'],
            ['build', 'c2'],
          ],
        },
      ],
    },
  ]);
});

test('verbs with one common reason are one group; the same reason with other figures is another', () => {
  const groups = groupRefusals(
    [no('build', 'daylight', '6.5', true), no('march', 'daylight', '6.5', true), no('draw', 'evening', '6.6', true)],
    [],
  );
  expect(groups.map(({ verbs }) => verbs)).toEqual([['draw'], ['build', 'march']]);
});

test('nearest misses first: verbs that are offered, verbs of the question, all others', () => {
  const groups = groupRefusals(
    [
      no('draw', 'evening', '6.6', true),
      no('craft tea', 'crafted'),
      no('craft boot', 'crafted'),
      no('battle c1 eyrie', 'nobody'),
      no('build c1', 'wood'),
    ],
    ['build c2'],
  );
  expect(groups.map(({ verbs }) => verbs[0])).toEqual(['build', 'battle', 'craft', 'draw']);
});
