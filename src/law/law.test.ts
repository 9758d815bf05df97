import { expect } from 'vitest';
import { rootLaw } from '../games/root/testkit/law.testkit.ts';
import { scythiaLaw } from '../games/scythia/testkit/law.testkit.ts';
import { wildLaw } from '../games/wild/testkit/law.testkit.ts';
import { lawTestName } from './law.testkit.ts';

function testName(): string {
  return expect.getState().currentTestName ?? '';
}

rootLaw('4.3.1', 'the name begins with the paragraph', () => {
  expect(testName()).toBe('4.3.1: the name begins with the paragraph');
});

wildLaw(['W-1.3a', 'W-1.3b'], 'or with several', async () => {
  expect(testName()).toBe('W-1.3a, W-1.3b: or with several');
  await Promise.resolve();
});

scythiaLaw.each('S-5.3', '$silver silver', [{ worker: 'blue', silver: 3 }], (row) => {
  expect(testName()).toBe(lawTestName('S-5.3', `${row.silver} silver`));
});

rootLaw.each('2.2.2', 'a row may be an array', [['fox', 1]] as const, ([suit, count]) => {
  expect([suit, count]).toEqual(['fox', 1]);
});

// @ts-expect-error: Root has no paragraph 4.3.9
void (() => rootLaw('4.3.9', 'a misspelt paragraph', () => {}));
