import { describe, expect, test } from 'vitest';
import { moveDraft, withoutImpliedVerbs, withWholeMoves, topRefusals, keptRefusals } from './move-draft.ts';

const because = { law: 'P-1', why: 'no', a: 0, b: 0 };
const texts = (offered: readonly string[], chosen: readonly string[] = []) =>
  moveDraft(offered, [], chosen).choices.map(
    ({ fresh, says }) => `${fresh.join(' ')}${says === undefined ? ' …' : ''}`,
  );

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
    const { given, chosen, choices } = moveDraft(['lay red-1', 'lay red-2'], [], []);
    expect({ given, chosen, words: choices.map(({ fresh }) => fresh) }).toEqual({
      given: ['lay'],
      chosen: [],
      words: [['red-1'], ['red-2']],
    });
  });

  test('a move that is the beginning of another can still be said', () => {
    const { choices } = moveDraft(['first smoke', 'first smoke s1', 'pass'], [], ['first', 'smoke']);
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
      moveDraft(turn, forbidden, chosen).refused.map(({ fresh, reasons }) => `${fresh.join(' ')} ${reasons.length}`);
    expect(at([])).toEqual(['rake 2', 'hood 1']);
    expect(at(['look'])).toEqual(['e3 1']);
  });

  test('where the options of a word have different reasons, the one that was nearly possible is told of', () => {
    const forbidden = ['c1', 'c2', 'c3'].map((place) => ({
      text: `battle ${place}`,
      ...because,
      why: place === 'c3' ? 'no-enemy' : 'no-warriors',
    }));
    const [battle] = moveDraft(['rest', 'look e1'], forbidden, []).refused;
    expect(battle?.words).toEqual(['battle', 'c3']);
    expect(battle?.reasons.map(({ why }) => why)).toEqual(['no-enemy', 'no-warriors', 'no-warriors']);
  });

  test('beside the choices stands one refusal for each reason of this moment, the rarest reasons first', () => {
    const refuse = (text: string, why: string) => ({ text, ...because, why });
    const forbidden = [
      refuse('take c1', 'no-worker'),
      refuse('take c2', 'no-worker'),
      refuse('take c3', 'just-placed'),
      { ...refuse('raid', 'other-time'), elsewhere: true as const },
    ];
    const { refused } = moveDraft(['take c4', 'take c5'], forbidden, []);
    expect(topRefusals(refused, 2).map(({ words }) => words.join(' '))).toEqual(['take c3', 'take c1']);
    expect(topRefusals(refused, 1)).toHaveLength(1);
    expect(topRefusals(moveDraft(['rest', 'look e1'], forbidden.slice(3), []).refused, 2)).toEqual([]);
  });

  test('where one verb is left to say, why not another one is told too', () => {
    const forbidden = [
      { text: 'place c3', ...because },
      { text: 'raid s1', ...because, why: 'crew' },
      { text: 'raid s2', ...because, why: 'crew' },
    ];
    const at = (chosen: readonly string[]) =>
      moveDraft(['place c1 x', 'place c1 y', 'place c2 x'], forbidden, chosen).refused.map(({ fresh }) =>
        fresh.join(' '),
      );
    expect(at([])).toEqual(['raid', 'c3']);
    expect(at(['place', 'c1'])).toEqual([]);
  });

  test('nothing offered, nothing to say', () => {
    expect(moveDraft([], [], []).choices).toEqual([]);
  });
});

describe('whole moves', () => {
  const moves = ['build sawmill c5', 'build workshop c5', 'battle c5 eyrie', 'battle c5 alliance', 'march', 'stay c5'];
  const endsThere = (text: string): boolean => text.endsWith(' c5');
  const offers = (most: number): string[] =>
    withWholeMoves(moveDraft(moves, [], []).choices, moves, endsThere, most).map(({ words }) => words.join(' '));

  test('stand beside the verbs of moves that go on', () => {
    expect(offers(8)).toEqual(['build sawmill c5', 'build workshop c5', 'battle c5', 'march', 'stay c5']);
  });

  test('do not exceed the limit; the shortest lists are opened first', () => {
    expect(offers(2)).toEqual(['build', 'battle c5', 'march', 'stay c5']);
    expect(offers(0)).toEqual(['build', 'battle c5', 'march', 'stay c5']);
  });
});

describe('a verb that the question says', () => {
  const moves = ['place farm', 'place market', 'place stables', 'raid c1', 'raid c2'];
  const offers = (most: number) =>
    withoutImpliedVerbs(moveDraft(moves, [], []).choices, moves, (verb) => verb === 'place', most).map(
      ({ fresh, says }) => `${fresh.join(' ')}${says === undefined ? ' …' : ''}`,
    );

  test('is left out, and its moves are offered at once', () => {
    expect(offers(8)).toEqual(['farm', 'market', 'stables', 'raid …']);
  });

  test('is asked for where its moves are too many', () => {
    expect(offers(2)).toEqual(['place …', 'raid …']);
  });
});

test('refusals that do not fit are dropped from the last one, and the shortest is tried alone before all are gone', () => {
  const refusals = ['craft dominance', 'march', 'take card'].map((text) => ({
    words: text.split(' '),
    fresh: [],
    reasons: [],
  }));
  const kept = (dropped: number, drops: number): string[] =>
    keptRefusals(refusals, dropped, drops, ({ words }) => words.join(' ').length).map(({ words }) => words.join(' '));
  expect(kept(0, 4)).toEqual(['craft dominance', 'march', 'take card']);
  expect(kept(2, 4)).toEqual(['craft dominance']);
  expect(kept(3, 4)).toEqual(['march']);
  expect(kept(4, 4)).toEqual([]);
  expect(kept(3, 3)).toEqual([]);
});
