import { describe, expect, test } from 'vitest';
import { sentence } from './sentence.ts';

const because = { law: 'P-1', why: 'no', a: 0, b: 0 };
const texts = (offered: readonly string[], chosen: readonly string[] = []) =>
  sentence(offered, [], chosen).choices.map(({ fresh, says }) => `${fresh.join(' ')}${says === undefined ? ' …' : ''}`);

describe('the sentence of a move', () => {
  const turn = ['rest', 'feed gold', 'look e1', 'look e2', 'move c1 c2', 'move c1 c3', 'move c4 c2'];

  test('asks for the verb first, and says a verb with one option whole', () => {
    expect(texts(turn)).toEqual(['rest', 'feed gold', 'look …', 'move …']);
  });

  test('then asks for one place after the other', () => {
    expect(texts(turn, ['move'])).toEqual(['c1 …', 'c4 c2']);
    expect(texts(turn, ['move', 'c1'])).toEqual(['c2', 'c3']);
  });

  test('what all options share is given, not chosen', () => {
    const { given, chosen, choices } = sentence(['lay red-1', 'lay red-2'], [], []);
    expect({ given, chosen, words: choices.map(({ fresh }) => fresh) }).toEqual({
      given: ['lay'],
      chosen: [],
      words: [['red-1'], ['red-2']],
    });
  });

  test('a move that is the beginning of another can still be said', () => {
    const { choices } = sentence(['first smoke', 'first smoke s1', 'pass'], [], ['first', 'smoke']);
    expect(choices.map(({ says }) => says)).toEqual(['first smoke', 'first smoke s1']);
  });

  test('refusals stand where the word would be chosen', () => {
    const forbidden = [
      { text: 'rake e1', ...because },
      { text: 'rake e2', ...because },
      { text: 'look e3', ...because },
      { text: 'hood', ...because },
    ];
    const at = (chosen: readonly string[]) =>
      sentence(turn, forbidden, chosen).refused.map(({ fresh, reasons }) => `${fresh.join(' ')} ${reasons.length}`);
    expect(at([])).toEqual(['rake 2', 'hood 1']);
    expect(at(['look'])).toEqual(['e3 1']);
  });

  test('nothing offered, nothing to say', () => {
    expect(sentence([], [], []).choices).toEqual([]);
  });
});
