import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/index.ts';
import { PIECES } from '../../games/root/components/pieces.ts';
import { NotationError, replayText } from '../index.ts';
import { RIVERFOLK } from '../../games/root/words.ts';

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
    const slip = { line: 7, action: 'w4->3', kind: 'scribe', read: 'w4->8', why: 'made up' } as const;
    const replay = replayText(`${HEAD}C:t->1/w4->3/#->C`, [slip]);
    expect(replay.differences).toEqual([]);
    expect(replay.read).toEqual([slip]);
  });
  test('hirelings are not played here: what they do is neither judged nor a difference', () => {
    const replay = replayText(`${HEAD}C:t->1/h_Aw->9/Xh_A9/(w+h_Aw)9->/#->C`);
    expect(replay.differences).toEqual([]);
    expect(replay.outside).toBe(3);
  });
  test('a faction that has no player is a difference', () => {
    expect(differing('C:t->1/#->D/#->C')).toEqual([expect.stringMatching(/^7 #->D /)]);
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

describe('the Duchy', () => {
  const DUCHY_HEAD = `Map: Fall
Deck: E&P
D: one
C: two
C:t_k->4/b_s->4/b_w->9/b_r->12/w->1+3+4+5+6+7+8+9+10+11+12
D:2w+t->2/2w->5+6+10
`;
  test('is judged: the Burrow, dig, building and sway with revealed cards', () => {
    const replay = replayText(
      `${DUCHY_HEAD}C:t->4/#->C\nD:w->0/M#D->/(t+w0)->7/w->0/(R+F)#^/#marshal->$/++/#->D\nC:t->4/#->C\nD:w->0/R#^/b_m->5/w0->2/w2->6/2#->D`,
    );
    expect(replay.differences.map((d) => `${d.line} ${d.action} ${d.law}`)).toEqual([]);
    expect(replay.outside).toBe(0);
    expect(replay.state.duchy).toMatchObject({ burrow: 1, crowns: [2, 3, 3] });
  });
  test('a third action of Assembly is a difference without a minister (17.5.1)', () => {
    expect(replayText(`${DUCHY_HEAD}C:t->4/#->C\nD:w->0/w->0/w->0/w->0/#->D`).differences).toHaveLength(1);
  });
  test('a minister that is swayed twice is a difference (17.5.3)', () => {
    const sway = 'w->0/(M+F)#^/#marshal->$/++/#->D';
    const replay = replayText(`${DUCHY_HEAD}C:t->4/#->C\nD:${sway}\nC:t->4/#->C\nD:${sway}`);
    expect(replay.differences.map((d) => d.action)).toContain('#marshal->$');
    expect(replay.differences.every((d) => d.line === 10)).toBe(true);
  });
});

describe('the Corvids', () => {
  const CORVIDS_HEAD = `Map: Fall
Deck: E&P
P: one
C: two
C:t_k->1/b_s->1/b_w->5/b_r->10/w->1+2+4+5+6+7+8+9+10+11+12
P:w->12+9+3
`;
  const turns = (...lines: string[]): ReturnType<typeof replayText> => replayText(CORVIDS_HEAD + lines.join('\n'));
  const told = (replay: ReturnType<typeof replayText>): string[] =>
    replay.differences.map((d) => `${d.line} ${d.action} ${d.law}`);

  test('are judged: a plot gets its kind when it is turned up', () => {
    const effects = { b: 'Cw12->/t_b12->/', s: '', e: '#C->P/', r: '' };
    for (const [kind, effect] of Object.entries(effects)) {
      const flip = `P:t12^t_${kind}/++/${effect}${kind === 'e' ? '2' : ''}#->P`;
      expect(told(turns('C:t->1/#->C', 'P:w12->/t->12/w9->12/#->P', 'C:t->1/#->C', flip))).toEqual([]);
    }
  });
  test('a wrong guess gives a card, a right one removes the plot and scores (18.2.4)', () => {
    const replay = turns(
      'C:t->1/#->C',
      'P:w12->/t->12/w9->12/#->P',
      'C:#^P/?Pt_e12/#C->P/#^P/?Pt_r12/Pt12->/++/t->1/#->C',
    );
    expect(told(replay)).toEqual([]);
    expect(replay.state.points.slice(0, 1)).toEqual([1]);
  });
  test('a third plot of a kind is a difference (18.2.2)', () => {
    const cat = 'C:t->1/#->C';
    const replay = turns(
      cat,
      'P:F#P->/w->6+8+12/w12->/t->12/#->P',
      cat,
      'P:t12^t_s/++/F#P->/w->6+8+12/w8->/t->8/#->P',
      cat,
      'P:t8^t_s/++2/w6->/t->6/#->P',
      cat,
      'P:t6^t_s/++3/#->P',
    );
    expect(told(replay)[0]).toMatch(/^14 t6\^t_s /);
    expect(replay.differences.every((d) => d.line === 14)).toBe(true);
  });
  test('a raid that is removed shows itself and places warriors (18.7.4)', () => {
    const replay = turns(
      'C:t->1/#->C',
      'P:w3->/t->3/w9->12/#->P',
      'C:t->1/w7->3/XP3(1,0)/Pt3^t_r/Pw->6+7+11/(w+Pt_r)3->/++/#->C',
    );
    expect(told(replay)).toEqual([]);
  });
  test('two plots change places only with the same facing (18.5.4)', () => {
    expect(told(turns('C:t->1/#->C', 'P:w12->/t->12/t12<->t9/#->P'))).toContainEqual(expect.stringMatching(/t12<->t9/));
  });
});
