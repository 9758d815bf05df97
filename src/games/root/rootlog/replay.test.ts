import { describe, expect, test } from 'vitest';
import { replayText } from './index.ts';
import { HUNDREDS } from '../words.ts';

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
});
