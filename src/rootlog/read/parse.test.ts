import { describe, expect, test } from 'vitest';
import { readAction } from './action.ts';
import { NotationError } from './notation.ts';
import { parseLog } from './parse.ts';

const read = (text: string, self = 'C') => readAction(text, self, 7, 3);

describe('an action of Rootlog', () => {
  test('a move of warriors, their own or others', () => {
    expect(read('3w6->3')).toEqual([
      {
        kind: 'piece',
        faction: 'C',
        piece: 'w',
        sub: '',
        count: 3,
        from: { at: 'clearing', clearing: 6 },
        to: { at: 'clearing', clearing: 3 },
      },
    ]);
    expect(read('(w+2Ew)9->')).toMatchObject([
      { faction: 'C', count: 1, from: { clearing: 9 } },
      { faction: 'E', count: 2, from: { clearing: 9 } },
    ]);
  });
  test('the full left side goes to each destination', () => {
    expect(read('w->3+11')).toMatchObject([{ to: { clearing: 3 } }, { to: { clearing: 11 } }]);
    expect(read('(t+4w0)->5', 'D')).toMatchObject([
      { piece: 't', to: { clearing: 5 } },
      { piece: 'w', count: 4, from: { clearing: 0 }, to: { clearing: 5 } },
    ]);
  });
  test('cards by suit, name and place', () => {
    expect(read('(B+2M)#$->', 'A')).toEqual([
      { kind: 'card', suit: 'B', name: '', count: 1, from: { at: 'board', faction: 'A', column: '' } },
      { kind: 'card', suit: 'M', name: '', count: 2, from: { at: 'board', faction: 'A', column: '' } },
    ]);
    expect(read('B#E->$_x', 'E')).toMatchObject([{ suit: 'B', from: { at: 'hand' }, to: { column: 'x' } }]);
    expect(read('#saboO->A', 'A')).toMatchObject([{ name: 'sabo', from: { faction: 'O' }, to: { faction: 'A' } }]);
    expect(read('F#@*->C')).toMatchObject([{ suit: 'F', name: '@', from: { at: 'discard' } }]);
  });
  test('battles with dice, ambush and counter-ambush', () => {
    expect(read('XE3(2,0)')).toEqual([{ kind: 'battle', attacker: 'C', defender: 'E', clearing: 3, dice: [2, 0] }]);
    expect(read('XA3B@R@')).toMatchObject([{ ambush: 'B', foil: 'R' }]);
  });
  test('items, areas and states', () => {
    expect(read('%h+%tt->s+e', 'G')).toEqual([
      {
        kind: 'item',
        item: 'h',
        count: 1,
        to: [
          { at: 'areas', areas: 's' },
          { at: 'areas', areas: 'e' },
        ],
      },
      {
        kind: 'item',
        item: 't',
        count: 1,
        from: { at: 'areas', areas: 't' },
        to: [
          { at: 'areas', areas: 's' },
          { at: 'areas', areas: 'e' },
        ],
      },
    ]);
  });
  test('points, markers, crafting, coalitions, what belongs to others', () => {
    expect(read('--5', 'E')).toEqual([{ kind: 'points', faction: 'E', points: -5 }]);
    expect(read('P++')).toEqual([{ kind: 'points', faction: 'P', points: 1 }]);
    expect(read('++->E$', 'V')).toEqual([{ kind: 'coalition', partner: 'E' }]);
    expect(read('G$_E->h', 'E')).toEqual([{ kind: 'marker', board: 'G', marker: 'E', value: 'h' }]);
    expect(read('($_r+$_m)->3', 'O')).toHaveLength(2);
    expect(read('Z%b')).toEqual([{ kind: 'craft', item: 'b' }]);
    for (const text of ['t4^t_r', '?Pt_s3', 't4<->t12']) expect(read(text)).toEqual([{ kind: 'foreign' }]);
    expect(read('4_5->')).toEqual([{ kind: 'path', from: 4, to: 5 }]);
    expect(read('(B+2M)#^', 'L')).toMatchObject([
      {
        of: 'L',
        to: '',
        cards: [
          { suit: 'B', count: 1 },
          { suit: 'M', count: 2 },
        ],
      },
    ]);
    expect(read('R#^', 'L')).toMatchObject([{ cards: [{ suit: 'R', count: 1 }] }]);
    expect(read('D^A', 'D')).toEqual([{ kind: 'reveal', of: 'D', to: 'A', cards: [] }]);
  });
  test('what is not in the notation is told with its place', () => {
    for (const text of ['3q4->5', 'w4', 'w4->99', '(w+t4->5', 'w4->5!'])
      expect(() => read(text)).toThrow(NotationError);
    expect(() => read('w4->x')).toThrow('line 7, column 7');
  });
});

const GAME = `// a made-up game
Map: Fall
Deck: Standard
E: one
C: two

C:t_k->1/b_s->1  // comments may hold / and ;
E:b+6w->3;#despot->$

C:t->1/#->C
E:B#E->$_r/w->3

Winner: C`;

describe('a file of Rootlog', () => {
  test('headers, players, set-ups, turns and winner, with any line ends', () => {
    for (const text of [GAME, GAME.replaceAll('\n', '\r\n')]) {
      const log = parseLog(text);
      expect(log).toMatchObject({ map: 'Fall', deck: 'Standard', players: ['E', 'C'], winners: 'C' });
      expect(log.setups.map((t) => t.faction)).toEqual(['C', 'E']);
      expect(log.turns.map((t) => [t.line, t.actions.map((a) => a.text)])).toEqual([
        [10, ['t->1', '#->C']],
        [11, ['B#E->$_r', 'w->3']],
      ]);
      expect(log.turns[0]!.actions.map((a) => a.column)).toEqual([3, 8]);
    }
  });
  test('line and column of what cannot be read', () => {
    expect(() => parseLog('Map: Fall\nDeck: E&P\nC: me\nC:t->1/oops')).toThrow('line 4, column 8');
    expect(() => parseLog('Map: Fall\nDeck: E&P\nhello')).toThrow('line 3, column 1');
    expect(() => parseLog('Map: Lake\nDeck: E&P\nClearings: F1, X2\nC: me')).toThrow('line 3, column 16');
    expect(() => parseLog('C: me')).toThrow('missing line "Map:"');
  });
});
