import { describe, expect, test } from 'vitest';
import { coverage, findMentions, isComplete, percent, countCoverage } from './coverage.ts';

const CODE = 'src/games/root/rules/04-key-actions/battle/procedure.ts';
const TEST = 'src/games/root/rules/04-key-actions/battle/battle.test.ts';

function cited(text: string, file = CODE): string[] {
  return findMentions('root', [{ file, text }]).citations.map((mention) => `${mention.law}:${mention.line}`);
}

function tested(text: string, file = TEST): string[] {
  return findMentions('root', [{ file, text }]).tests.map((mention) => mention.law);
}

describe('citations', () => {
  test('the value of law', () => {
    expect(cited(`const step = {\n  law: '4.3',\n  seats: () => 1,\n};`)).toEqual(['4.3:2']);
    expect(cited(`const step = { law: late ? '4.3' : '4.2', why: '4.1' };`)).toEqual(['4.3:1', '4.2:1']);
    expect(cited(`const step = { law: ['4.3', '4.2'], why: '4.1' };`)).toEqual(['4.3:1', '4.2:1']);
  });

  test('the first argument of a helper', () => {
    expect(cited(`const NO_WOOD = refusal('6.4', 'wood');`)).toEqual(['6.4:1']);
    expect(cited(`cite("6.4"); law('4.1'); other('4.2');`)).toEqual(['6.4:1', '4.1:1']);
  });

  test('section signs in comments', () => {
    expect(cited(`// §4.3, §4.3.1: ambush, then §8.2.6-R2.`)).toEqual(['4.3:1', '4.3.1:1', '8.2.6-R2:1']);
    expect(cited(`/**\n * The decree (§7.5.2).\n * Turmoil: § 7.7\n */`)).toEqual(['7.5.2:2', '7.7:3']);
  });

  test('an unmistakable number in any string', () => {
    expect(cited(`score(s, seat, 1, '3.2.1');`)).toEqual(['3.2.1:1']);
    expect(cited('score(s, seat, 1, `3.2.1`);')).toEqual(['3.2.1:1']);
  });

  test('nothing else', () => {
    expect(cited(`const version = '1.1'; const card = 'M001'; // 4.3.1 and law: '4.3.2'`)).toEqual([]);
    expect(cited("say(`§4.3.1 of ${x}`); say('see §4.3.2'); const n = 4.3;")).toEqual([]);
    expect(cited('interface Refusal { readonly law: RootLaw; readonly why: string }')).toEqual([]);
  });

  test('once for each line', () => {
    expect(cited(`const no = { law: '4.3.1' }; // §4.3.1\nconst so = { law: '4.3.1' };`)).toEqual([
      '4.3.1:1',
      '4.3.1:2',
    ]);
  });

  test('only in the code of the game itself', () => {
    expect(cited(`const no = { law: '4.3.1' }; // §4.3.1`, TEST)).toEqual([]);
    expect(cited(`const no = { law: '4.3.1' };`, 'src/games/root/table.testkit.ts')).toEqual([]);
    expect(cited(`const no = { law: '4.3.1' };`, 'src/games/wild/turn.ts')).toEqual([]);
  });
});

describe('tests', () => {
  test('by the name of the game, or short in its own folder', () => {
    expect(tested(`rootLaw('4.3.1', 'defender may ambush', () => {});`)).toEqual(['4.3.1']);
    expect(tested(`law('4.3', 'battle', () => { expect(x).toBe('4.3.1'); });`)).toEqual(['4.3']);
    expect(tested(`rootLaw('4.3.1', 'x', () => {}); law('4.3', 'x', f);`, 'tests/playthroughs/a.test.ts')).toEqual([
      '4.3.1',
    ]);
  });

  test('lists and rows', () => {
    expect(tested(`rootLaw(\n  ['4.3.1', '4.3.2'],\n  'both',\n  () => {},\n);`)).toEqual(['4.3.1', '4.3.2']);
    expect(tested(`rootLaw.each(['4.3.1'], 'suit %s', SUITS, (suit) => {});`)).toEqual(['4.3.1']);
  });

  test('not where no test is declared', () => {
    expect(tested(`rootLaw.skip('4.3.1', 'x', () => {});`)).toEqual([]);
    expect(tested(`// rootLaw('4.3.1', 'x', () => {});\ntest('4.3.1: x', () => {});`)).toEqual([]);
    expect(tested(`wildLaw('4.3.1', 'x', () => {});`)).toEqual([]);
    expect(tested(`rootLaw('4.3.1', 'x', () => {});`, CODE)).toEqual([]);
  });
});

test('a section sign before an unknown number is an error, in code and in tests', () => {
  const found = findMentions('root', [
    { file: CODE, text: '\n/* Ambush,\n   §4.3.9 and §W-1.1 */' },
    { file: TEST, text: '// §4.3.1-4.3.3' },
    { file: 'tests/e2e/wild.test.ts', text: '// §W-1.1; rootLaw' },
  ]);
  expect(found.unknown).toEqual([
    { law: '4.3.9', file: CODE, line: 3 },
    { law: 'W-1.1', file: CODE, line: 3 },
    { law: '4.3.1-4.3.3', file: TEST, line: 1 },
  ]);
});

test('other games have their own numbers', () => {
  const file = 'src/games/wild/turn.ts';
  const text = `const a = { law: 'W-1.3a' }; // §G-4.7\nrefusal('W-A13', 'x');`;
  expect(findMentions('wild', [{ file, text }]).citations.map((mention) => mention.law)).toEqual([
    'G-4.7',
    'W-1.3a',
    'W-A13',
  ]);
});

describe('coverage', () => {
  const mentions = findMentions('root', [
    { file: CODE, text: `// §4.3.1, §4.3.2, §1.1` },
    { file: TEST, text: `rootLaw(['4.3.1', '4.3.3', '4.3.1-R1'], 'x', () => {});` },
  ]);
  const covered = coverage('root', mentions);
  const of = (id: string) => covered.find((each) => each.paragraph.id === id);

  test('looks at testable paragraphs only, of every kind', () => {
    expect(covered).toHaveLength(547 + 286 + 38 + 222);
    expect(of('1.1')).toBeUndefined();
  });

  test('a paragraph is complete when cited and tested', () => {
    expect(of('4.3.1') && isComplete(of('4.3.1')!)).toBe(true);
    expect(of('4.3.2') && isComplete(of('4.3.2')!)).toBe(false);
    expect(of('4.3.3') && isComplete(of('4.3.3')!)).toBe(false);
    expect(of('4.3.2.I') && isComplete(of('4.3.2.I')!)).toBe(false);
  });

  test('a ruling is complete when tested', () => {
    expect(of('4.3.1-R1') && isComplete(of('4.3.1-R1')!)).toBe(true);
  });

  test('the tally counts both', () => {
    expect(countCoverage(covered)).toEqual({ total: covered.length, cited: 2, tested: 3 });
  });

  test('a share is rounded down', () => {
    expect([percent(0, 448), percent(447, 448), percent(448, 448), percent(0, 0)]).toEqual([0, 99.7, 100, 100]);
    expect(percent(2999, 3000)).toBe(99.9);
  });
});
