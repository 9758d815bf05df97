import { describe, expect, test } from 'vitest';
import {
  rulebookName,
  chapters,
  childrenOf,
  compareNumbers,
  isLaw,
  PARAGRAPH_KINDS,
  GAME_IDS,
  type GameId,
  paragraph,
  paragraphs,
  parentOf,
  type RootLaw,
  type ScythiaLaw,
  type WildLaw,
} from './index.ts';
import { ROOT } from './root/book.ts';
import { SCYTHIA } from './scythia/book.ts';
import { WILD } from './wild/book.ts';

function counts(game: GameId): Record<string, readonly [all: number, testable: number]> {
  return Object.fromEntries(
    PARAGRAPH_KINDS.map((kind) => {
      const some = paragraphs(game).filter((each) => each.kind === kind);
      return [kind, [some.length, some.filter((each) => each.testable).length]];
    }),
  );
}

describe('the books are whole', () => {
  test('root', () => {
    expect(counts('root')).toEqual({ paragraph: [623, 547], ruling: [289, 286], edition: [51, 38], case: [222, 222] });
  });

  test('wild', () => {
    expect(counts('wild')).toEqual({ paragraph: [221, 211], ruling: [54, 53], edition: [0, 0], case: [0, 0] });
  });

  test('scythia', () => {
    expect(counts('scythia')).toEqual({ paragraph: [113, 105], ruling: [35, 35], edition: [0, 0], case: [19, 19] });
  });

  test('paragraphs of Root by source', () => {
    const bySource = (source: string): number =>
      Object.values(ROOT.paragraphs).filter((entry) => entry.source === source).length;
    expect(['000', '001', '003', 'official'].map(bySource)).toEqual([337, 1, 113, 165]);
  });
});

describe.each(GAME_IDS)('the book of %s', (game) => {
  test('has each number once, in natural order', () => {
    const ids = paragraphs(game).map((each) => each.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted(compareNumbers)).toEqual(ids);
  });

  test('keeps its tables in natural order', () => {
    const book = { root: ROOT, wild: WILD, scythia: SCYTHIA }[game];
    for (const ids of [
      ...[book.paragraphs, book.rulings, book.cases].map((table) => Object.keys(table)),
      book.chapters,
    ]) {
      expect(ids.toSorted(compareNumbers)).toEqual(ids);
    }
  });

  test('has a chapter for every paragraph and a paragraph for every chapter', () => {
    const used = new Set<string>(paragraphs(game).map((each) => each.chapter));
    expect(used).toEqual(new Set(chapters(game)));
  });

  test('has a paragraph for every ruling and edition note to hang on', () => {
    const notes = paragraphs(game).filter((each) => /-[ER]\d+$/.test(each.id));
    expect(notes.filter((note) => parentOf(game, note.id)?.kind !== 'paragraph')).toEqual([]);
  });

  test('has no texts: titles are messages', () => {
    const book = { root: ROOT, wild: WILD, scythia: SCYTHIA }[game];
    const rows = [book.paragraphs, book.rulings, book.cases].flatMap((table) => Object.values(table));
    expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(new Set(['source', 'testable']));
  });
});

test('no number stands in two books', () => {
  const all = GAME_IDS.flatMap((game) => paragraphs(game).map((each): string => each.id));
  expect(new Set(all).size).toBe(all.length);
});

test('parent, chapter and children', () => {
  expect(parentOf('root', '9.2.9.III.a')?.id).toBe('9.2.9.III');
  expect(parentOf('root', '8.2.6-R2')?.id).toBe('8.2.6');
  expect(parentOf('root', '4.3')).toBeUndefined();
  expect(parentOf('wild', 'W-1.3a')?.id).toBe('W-1.3');
  expect(parentOf('wild', 'W-22.O1')).toBeUndefined();
  expect(parentOf('scythia', 'A-01')).toBeUndefined();
  expect(paragraph('root', 'E.4.2-R1')?.chapter).toBe('E');
  expect(paragraph('root', 'M128')?.chapter).toBe('M');
  expect(paragraph('wild', 'W-A13')?.chapter).toBe('W-A');
  expect(paragraph('wild', 'G-4.7')?.chapter).toBe('G-4');
  expect(paragraph('scythia', 'E-2')?.chapter).toBe('E-2');
  expect(paragraph('scythia', 'T-07')?.chapter).toBe('T');
  expect(childrenOf('root', '4.3.1').map((child) => child.id)).toEqual(['4.3.1-E1', '4.3.1-R1', '4.3.1.I']);
});

test('only what stands in the book is law', () => {
  expect(isLaw('root', '4.3.1')).toBe(true);
  expect(isLaw('root', '4.3.9')).toBe(false);
  expect(isLaw('wild', '4.3.1')).toBe(false);
  expect(isLaw('root', 'constructor')).toBe(false);
  expect(paragraph('root', '4.3.1')).toEqual({
    id: '4.3.1',
    kind: 'paragraph',
    chapter: '4',
    source: '000',
    testable: true,
  });
});

test('a misspelt paragraph does not compile', () => {
  const root: readonly RootLaw[] = ['4.3.1', '9.2.9.III.a', '8.2.6-R2', '4.3-E1', 'O.6', 'M128'];
  const wild: readonly WildLaw[] = ['W-1.3a', 'W-22.O1', 'W-A58', 'G-8.5'];
  const scythia: readonly ScythiaLaw[] = ['S-13.10', 'E-2', 'A-35', 'T-19'];
  // @ts-expect-error: Root has no paragraph 4.3.9
  const noRoot: RootLaw = '4.3.9';
  // @ts-expect-error: Wild has no ruling 24
  const noWild: WildLaw = 'W-A24';
  // @ts-expect-error: a paragraph of another game
  const noScythia: ScythiaLaw = 'W-1.1';
  expect([...root, ...wild, ...scythia, noRoot, noWild, noScythia]).toHaveLength(17);
});

test.each(GAME_IDS)('%s names every rulebook that its paragraphs come from', (game) => {
  const numbers = new Set(
    paragraphs(game)
      .map(({ source }) => source)
      .filter((source) => /^\d+$/.test(source)),
  );
  expect([...numbers].filter((source) => rulebookName(game, source) === undefined)).toEqual([]);
});
