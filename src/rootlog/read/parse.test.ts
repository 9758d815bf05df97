import { describe, expect, test } from 'vitest';
import { readAction } from './action.ts';
import { fastRandom } from '../../kernel/index.ts';
import { MOST_ACTIONS, MOST_CHARACTERS, MOST_TURNS, NotationError } from './notation.ts';
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
    expect(read('t4^t_r', 'P')).toEqual([{ kind: 'flip', clearing: 4, plot: 'r' }]);
    expect(read('Pt4^t_r', 'O')).toEqual(read('t4^t_r', 'P'));
    expect(read('?Pt_s3')).toEqual([{ kind: 'guess', clearing: 3, plot: 's' }]);
    expect(read('t4<->t12', 'P')).toEqual([{ kind: 'trick', from: 4, to: 12 }]);
    expect(() => read('?Pt_s13')).toThrow('there is no clearing 13');
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
  test('what is not in the notation is skipped with its line and column, and the rest is read', () => {
    const log = parseLog(
      GAME.replace('t->1/#->C', 't->1/oops/#->C/w4->x').replace('\n\nWinner', '\nhello\nA:w->1\nWinner'),
    );
    expect(log.skipped.map(({ line, column, text }) => [line, column, text])).toEqual([
      [10, 8, 'oops'],
      [10, 22, 'w4->x'],
      [12, 1, 'hello'],
      [13, 1, 'A:w->1'],
    ]);
    expect(log.skipped.every(({ why }) => why !== '')).toBe(true);
    expect(log.turns.map((turn) => turn.actions.map(({ text }) => text))).toEqual([
      ['t->1', '#->C'],
      ['B#E->$_r', 'w->3'],
    ]);
    expect(log.winners).toBe('C');
  });
  test('an odd suit is skipped when it follows from the others', () => {
    const suits = 'F1, M2, R3, R4, R5, F6, M7, F8, M9, R10, M11, F12';
    const head = (list: string): string => `Map: Lake\nDeck: E&P\nClearings: ${list}\nC: me`;
    expect(parseLog(head(suits)).skipped).toEqual([]);
    const odd = parseLog(head(suits.replace('R10', 'X10')));
    expect(odd.skipped).toMatchObject([{ line: 3, column: 48, text: 'X10' }]);
    expect(odd.suits).toEqual(parseLog(head(suits)).suits);
    expect(() => parseLog(head('F1, X2'))).toThrow('line 3, column 12');
  });
  test('a file without map, deck or players is no record', () => {
    expect(() => parseLog('C: me')).toThrow('missing line "Map:"');
    expect(() => parseLog('Map: Fall\nDeck: E&P')).toThrow('no players');
  });
  test('size, turns, actions, lengths and numbers are bounded', () => {
    expect(() => parseLog('x'.repeat(MOST_CHARACTERS + 1))).toThrow(NotationError);
    const head = 'Map: Fall\nDeck: E&P\nC: me\nC:t_k->1\n';
    const turns = parseLog(`${head}${'C:t->1\n'.repeat(MOST_TURNS + 5)}`);
    expect([turns.setups.length + turns.turns.length, turns.skipped.length]).toEqual([MOST_TURNS, 6]);
    const actions = parseLog(`${head}C:${'t->1/'.repeat(MOST_ACTIONS + 5)}`);
    expect([actions.turns[0]!.actions.length, actions.skipped.length]).toEqual([MOST_ACTIONS, 1]);
    for (const text of [
      '999999999w->1',
      '++100',
      '0w->1',
      'XE13',
      '4_99->',
      `w->${'1+'.repeat(50)}1`,
      `Z${'a'.repeat(200)}`,
    ])
      expect(parseLog(`${head}C:${text}/t->1`)).toMatchObject({ skipped: [{ line: 5 }], turns: [{ actions: [{}] }] });
  });
  test('any text is read in time that grows with its length', () => {
    const parts = ['(', ')', '+', '->', 'w', '2', 'B', 'F#', '%', '$_', '^', 'X', '@', '_', 'h_', ' ', '\u0000', '/'];
    const random = fastRandom(7);
    for (let n = 0; n < 300; n++) {
      let text = '';
      for (let k = 0; k < 60; k++) text += parts[random(parts.length)]!;
      const log = parseLog(`Map: Fall\nDeck: E&P\nC: me\nC:${text}`);
      expect(log.skipped.length + log.setups[0]!.actions.length).toBeLessThanOrEqual(61);
    }
    const start = performance.now();
    parseLog(`Map: Fall\nDeck: E&P\nC: me\nC:${'(B+'.repeat(80_000)}\n`);
    parseLog(`Map: Fall\nDeck: E&P\nC: me\n${'C:(((((((((((((((\n'.repeat(14_000)}`);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
