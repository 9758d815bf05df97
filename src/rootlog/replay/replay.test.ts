import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/index.ts';
import { PIECES } from '../../games/root/components/pieces.ts';
import { NotationError, replayText } from '../index.ts';
import { DISCARD, LOST_SOULS } from '../../games/root/components/piles.ts';
import { HUNDREDS, MARQUISE, RIVERFOLK } from '../../games/root/words.ts';

const HEAD = `Map: Fall
Deck: E&P
E: one
C: two
C:t_k->1/b_s->1/b_w->5/b_r->10/w->1+2+4+5+6+7+8+9+10+11+12
E:b+6w->3/#despot->$
`;

const differing = (turns: string): string[] =>
  replayText(`${HEAD}${turns}\nWinner: C`).differences.map((d) => `${d.line} ${d.action} ${d.law}`);

describe('a recorded game', () => {
  test('that keeps to the rules agrees in everything but the winner', () => {
    const replay = replayText(`${HEAD}C:t->1/w5->2/t1->/b_w->5/++2/#->C\nE:B#E->$_r/w->3/3w3->6/b->6/++/#->E`);
    expect(replay.differences).toEqual([]);
    expect(replay).toMatchObject({ judged: 19, agreed: 19, winners: { recorded: '', engine: '' } });
    expect(replay.state.points.slice(0, 2)).toEqual([2, 1]);
  });
  test('a move that is not adjacent is a difference, and the game goes on from there', () => {
    expect(differing('C:t->1/w4->3/#->C')).toEqual([expect.stringMatching(/^7 w4->3 /)]);
  });
  test('more actions than Daylight has are a difference (6.5)', () => {
    expect(differing('C:t->1/w5->2/XE3(0,0)/w->10/w10->12/w12->9/w9->4/#->C').length).toBeGreaterThan(0);
  });
  test('a wrong score is a difference, and the record is believed', () => {
    const replay = replayText(`${HEAD}C:t->1/t1->/b_w->5/++3/#->C`);
    expect(replay.differences.map((d) => d.action)).toEqual(['++3']);
    expect(replay.state.points[0]).toBe(3);
  });
  test('a slip that is known is read as it was meant', () => {
    const slip = { line: 7, action: 'w4->3', kind: 'slip', read: 'w4->8', why: 'made up' } as const;
    const replay = replayText(`${HEAD}C:t->1/w4->3/#->C`, [slip]);
    expect(replay.differences).toEqual([]);
    expect(replay.read).toEqual([slip]);
  });
  test('factions that are not played here are edited in and can be fought', () => {
    const replay = replayText(`Map: Fall
Deck: E&P
P: one
C: two
C:t_k->1/b_s->1/b_w->5/b_r->10/w->1+2+4+5+6+7+8+9+10+11+12
P:w->4+8+9
C:t->1/XP4/Pw4->/#->C
P:w->12/t->12/++2`);
    expect(replay.differences).toEqual([]);
    expect(replay.outside).toBe(4);
    // The Corvids borrow the pieces of the Hundreds.
    expect(replay.state.points[HUNDREDS]).toBe(2);
  });
  test('a faction that only provides pieces adds no rules: discards stay discards, with every such faction', () => {
    const setups: Readonly<Record<string, string>> = {
      C: 't_k->1/b_s->1/b_w->5/b_r->10/w->1+2+4+5+6+7+8+9+10+11+12',
      E: 'b+6w->3/#despot->$',
      P: 'w->4+8',
      D: '2w+t->4',
    };
    const table = (letters: string, turns: string): string =>
      [
        'Map: Fall\nDeck: E&P',
        ...letters.split('').map((letter) => `${letter}: somebody`),
        ...letters.split('').map((letter) => `${letter}:${setups[letter]}`),
        turns,
      ].join('\n');
    const both = replayText(table('CDP', 'C:t->1/B#C->/w5->2/XP8/Pw8->/XD4/Dw4->/#->C\nD:w->4\nP:t->4'));
    expect(both.differences).toEqual([]);
    expect(both.state.cards.size[LOST_SOULS]).toBe(0);
    expect(both.state.cards.size[DISCARD]).toBe(1);
    // The Corvids have the pieces of the Keepers here: a plot makes no knight devout, and is worth one point.
    const plot = replayText(table('CDP', 'C:t->1/w5->2/#->C\nD:w->4\nP:t->8\nC:t->1/XP8(1,0)/Pw8->/XP8/Pt8->/++/#->C'));
    expect(plot.differences).toEqual([]);
    expect(plot.state.points[MARQUISE]).toBe(1);
    // Without the Marquise her pieces are lent; there is no keep, so nobody saves a cat.
    const alone = replayText(table('EP', 'E:B#E->$_m/F#E->$_x/5w3->7/w7->8/XP8/Pw8->/#->E\nP:w->8'));
    expect(alone.differences.map((d) => d.action)).toEqual([]);
  });
});

describe('differences that follow from another', () => {
  test('a wrong letter: the losses of the battle agree once it is read right', () => {
    const replay = replayText(`${HEAD}C:t->1/w6->3/XC3/Ew3->/#->C`);
    expect(replay.differences).toMatchObject([
      { line: 7, column: 14, action: 'XC3', read: 'XE3', followers: [{ action: 'Ew3->', column: 18, how: 'agrees' }] },
    ]);
    expect([replay.judged - replay.agreed, replay.following]).toEqual([1, 0]);
    // The game goes on as it was meant.
    expect(replay.state.on[PIECES.indexOf('hawk') * 12 + 2]).toBe(5);
  });
  test('the losses of a battle that cannot be differ with it', () => {
    const replay = replayText(`${HEAD}C:t->1/XE5/2Ew5->/#->C`);
    expect(replay.differences).toMatchObject([{ action: 'XE5', followers: [{ action: '2Ew5->', how: 'differs' }] }]);
    expect([replay.judged - replay.agreed, replay.following]).toEqual([2, 1]);
  });
  test('what is written after the end of the game is not judged', () => {
    const turns = Array.from({ length: 3 }, () => 'C:t->1/#->C\nE:B#E->$_r/w->3/3w3->6/#->E').join('\n');
    const last = replayText(`${HEAD}C:t->1/++29/#->C\n${turns}\nC:t->1/t1->/b_w->5/++2/w4->1`);
    expect(last.differences.map((d) => d.line)).not.toContain(14);
    expect(last.winners.engine).toBe('C');
  });
});

describe('a record that is not in order', () => {
  test('is replayed without what cannot be read', () => {
    const replay = replayText(`${HEAD}C:t->1/what?/w5->2/#->C\nnonsense\nE:B#E->$_r/w->3/3w3->6/b->6/++/#->E`);
    expect(replay.skipped.map(({ line, column, text }) => [line, column, text])).toEqual([
      [7, 9, 'what?'],
      [8, 1, 'nonsense'],
    ]);
    expect(replay.differences).toEqual([]);
  });
  test('losses in a battle with a faction that is not played here are never differences', () => {
    const replay = replayText(`Map: Fall
Deck: E&P
P: one
C: two
C:t_k->1/b_s->1/b_w->5/b_r->10/w->1+2+4+5+6+7+8+9+10+11+12
P:w->4+8+9
P:t->4
C:t->1/w9->4/XP4/(2w+Pw+Pt)4->/++/#->C`);
    expect(replay.differences).toEqual([]);
  });
  test('with too much work the rest is applied as recorded and not judged', () => {
    const turn = 'C:t->1/w5->2/w2->5/#->C\nE:B#E->$_r/w->3/#->E\n';
    const replay = replayText(`${HEAD}${turn.repeat(4)}`, [], 300);
    expect(replay.unjudged).toBeGreaterThan(10);
    expect(replay.differences).toEqual([]);
    expect(replay.judged + replay.unjudged).toBe(replayText(`${HEAD}${turn.repeat(4)}`).judged);
  });
  test('never throws, whatever has happened to its text', () => {
    const text = `${HEAD}C:t->1/w5->2/XE3(2,0)/Ew3->/t1->/b_w->5/++2/#->C\nE:B#E->$_r/w->3/3w3->6/XC6/(w+Cw)6->/b->6/++/#->E`;
    const random = fastRandom(23);
    const odd = ['/', '+', '->', '(', '$', 'X', 'D', 'P', 'V', '9', '0', '#', '%s', '_', '\n', 'L:', 'Winner: '];
    for (let n = 0; n < 16; n++) {
      let mutant = text;
      for (let k = 0; k < 4; k++) {
        const at = HEAD.length + random(mutant.length - HEAD.length);
        mutant = mutant.slice(0, at) + odd[random(odd.length)]! + mutant.slice(at + random(3));
      }
      expect(() => replayText(mutant, [], 400), mutant).not.toThrow();
    }
    for (const head of [
      'Map: Moon\nDeck: E&P\nC: a',
      'Map: Fall\nDeck: constructor\nC: a',
      'Map: toString\nDeck: E&P\nC: a',
    ])
      expect(() => replayText(head)).toThrow(NotationError);
  });
});

describe('the Cult', () => {
  const CULT_HEAD = `Map: Fall
Deck: E&P
L: one
C: two
C:t_k->3/b_s->3/b_w->7/b_r->6/w->2+3+4+5+6+7+8+9+10+11+12
L:4w+b_f->1/w->5+9+10
`;
  test('is judged: outcast, rituals, acolytes and lost souls', () => {
    const replay = replayText(
      `${CULT_HEAD}C:t->3/R#C->/t->3/#->C\nL:$_o->R/R#^/w->5/B#^/w->$/#->L\nC:t->3/#->C\nL:$_ho->R/w$->/Cw10->/w->10/#->L`,
    );
    expect(replay.differences.map((d) => `${d.line} ${d.action} ${d.law}`)).toEqual([]);
    expect(replay.outside).toBe(0);
    expect(replay.state.cult).toMatchObject({ hated: 1, acolytes: 0 });
  });
  test('a conversion without acolytes is a difference (10.4.3)', () => {
    const replay = replayText(`${CULT_HEAD}C:t->3/#->C\nL:2w$->/Cw9->/w->9/#->L`);
    expect(replay.differences.length).toBeGreaterThan(0);
  });
});

describe('the Riverfolk', () => {
  const RIVER_HEAD = `Map: Fall
Deck: E&P
O: one
C: two
C:t_k->1/b_s->1/b_w->5/b_r->10/w->1+2+4+5+6+7+8+9+10+11+12
O:w->10+11/2w->5/$_->3
`;
  test('are judged: a card of the open hand is sold, funds are spent, posts are founded', () => {
    const replay = replayText(
      `${RIVER_HEAD}C:3w->O$/B#O->C/t->1/B#C->/w5->2/#->C\nO:3#->O/w10->5/2w$->/t_r+w->5/++2/$_h->4`,
    );
    expect(replay.differences.map((d) => `${d.line} ${d.action} ${d.law}`)).toEqual([]);
    expect(replay.outside).toBe(0);
    expect(replay.state.riverfolk.prices).toEqual([4, 3, 3]);
    expect(replay.state.points[RIVERFOLK]).toBe(2);
  });
  test('a card below its price is a difference (11.2.6)', () => {
    expect(
      replayText(`${RIVER_HEAD}C:2w->O$/B#O->C/t->1/#->C`).differences.map((d) => `${d.action} ${d.law}`),
    ).toContainEqual(expect.stringMatching(/^(2w->O\$|B#O->C) 11\.2\.6/));
  });
  test('an action beyond the funds is a difference (11.5)', () => {
    expect(replayText(`${RIVER_HEAD}C:t->1/#->C\nO:4#->O`).differences.map((d) => d.action)).toEqual(['4#->O']);
  });
});
