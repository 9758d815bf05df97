import { expect, test } from 'vitest';
import { readQuestionSet } from './read.ts';

const words = (text: string): object => ({ uk: text, ru: text, en: text });
const question = (changes: object = {}): object => ({
  id: 'one',
  paragraphs: ['2.8'],
  question: words('May she?'),
  verdict: 'no',
  answer: words('No.'),
  position: {},
  lines: [{ facts: { over: false } }],
  ...changes,
});
const paper = (...questions: object[]): object => ({ game: 'root', title: words('Rule'), questions });
const problems = (raw: unknown): readonly string[] => {
  const reading = readQuestionSet(raw);
  return reading.ok ? [] : reading.problems;
};

test('a paper of one question is read', () => {
  expect(problems(paper(question()))).toEqual([]);
});
test('what is missing, unknown or of another kind is named with its place', () => {
  expect(problems(7)).toEqual(['/ must be object']);
  expect(problems(paper(question({ answer: { uk: 'Ні.', en: 'No.' } }))).join()).toContain('/questions/0/answer');
  expect(problems(paper(question({ colour: 1 }))).join()).toContain('/questions/0');
  expect(problems({ ...paper(question()), game: 'chess' }).join()).toContain('/game');
});
test('a paragraph that does not exist is named, also where something is refused', () => {
  expect(problems(paper(question({ paragraphs: ['2.88'] })))).toEqual(['one: there is no §2.88']);
  expect(problems(paper(question({ lines: [{ mustNot: { march: '99' } }] })))).toEqual(['one: there is no §99']);
});
test('what one chooses from must hold the verdict once', () => {
  expect(problems(paper(question({ verdict: 3 })))).toEqual(['one: "among" must list what one may choose from']);
  expect(problems(paper(question({ verdict: 3, among: [1, 2] })))).toEqual(['one: "among" must hold the verdict once']);
  expect(problems(paper(question({ verdict: 3, among: [1, 3] })))).toEqual([]);
});
test('a line that claims nothing and an id that stands twice are faults', () => {
  expect(problems(paper(question({ lines: [{ play: ['march'] }] })))).toEqual(['one: line 1 claims nothing']);
  expect(problems(paper(question(), question()))).toEqual(['one: this id stands twice']);
});
