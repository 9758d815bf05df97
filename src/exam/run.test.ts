import { expect, test } from 'vitest';
import { namedPositionsOf } from '../registry/named-positions.ts';
import { agrees } from './facts.ts';
import type { ProofLine, Question } from './question.ts';
import { runQuestion } from './run.ts';

const bench = await namedPositionsOf('root');
const words = { uk: '…', ru: '…', en: '…' };
/** The Marquise has two cats beside one Eyrie warrior in clearing 5. */
const ask = (line: ProofLine, position: object = {}): readonly string[] => {
  const question: Question = {
    id: 'one',
    paragraphs: ['4.3'],
    question: words,
    verdict: 'yes',
    answer: words,
    position: {
      settings: { factions: ['marquise', 'eyrie'], seating: 'listed' },
      turn: 'marquise',
      phase: 'daylight',
      clearings: { c5: { cat: 2, hawk: 1 } },
      factions: { eyrie: { leader: 'despot' } },
      ...position,
    },
    lines: [line],
  };
  return runQuestion(bench, question);
};

test('what is true is not disputed', () => {
  expect(
    ask({
      play: ['battle c5 eyrie', 'dice 1 0'],
      asked: ['marquise'],
      must: ['march'],
      mustNot: { 'battle c5 eyrie': '4.3' },
      facts: { 'clearings.c5': { cat: 2 }, 'rules.c5': 'marquise', over: false },
    }),
  ).toEqual([]);
  expect(ask({ play: ['battle c5 eyrie'], chances: ['dice 3 0'] })).toEqual([]);
});
test.each<[ProofLine, string]>([
  [{ facts: { 'clearings.c5.cat': 3 } }, 'clearings.c5.cat should be 3, but is 2'],
  [{ facts: { winners: ['eyrie'] } }, 'winners should be ["eyrie"], but is nothing'],
  [{ asked: ['eyrie'] }, 'eyrie should be asked, but marquise is'],
  [{ must: ['revolt *'] }, '"revolt *" should be offered'],
  [{ mustNot: { 'battle *': '' } }, '"battle c5 eyrie" should not be offered'],
  [{ mustNot: { recruit: '4.1.4' } }, 'should be refused in marquise-daylight by §4.1.4'],
  [{ chances: ['dice 3 0'] }, '"dice 3 0" should be possible'],
  [{ play: ['dance'], must: ['march'] }, '"dance" is not offered to marquise'],
  [{ play: ['eyrie: march'], must: ['march'] }, 'eyrie is not asked, but marquise'],
  [{ play: ['battle c5 eyrie', 'dice 9 9'], must: ['march'] }, '"dice 9 9" is not among'],
])('%j is disputed', (line, wrong) => {
  expect(ask(line).join()).toContain(wrong);
});
test('an unsound position is said to be so', () => {
  expect(ask({ must: ['march'] }, { clearings: { c5: { dog: 1 } } }).join()).toContain('clearings.c5.dog');
});
test('none of a thing is as good as no word of it, and lists have no order and no copies', () => {
  expect(agrees(undefined, 0)).toBe(true);
  expect(agrees({ cat: 0 }, {})).toBe(true);
  expect(agrees(['anvil', 'tunnels-2'], ['tunnels', 'anvil'])).toBe(true);
  expect(agrees(['anvil', 'sword'], 2)).toBe(true);
  expect(agrees(['anvil', 'sword'], 3)).toBe(false);
  expect(agrees(1, 0)).toBe(false);
  expect(agrees({ cat: 1, keep: 1 }, { cat: 1 })).toBe(false);
});
