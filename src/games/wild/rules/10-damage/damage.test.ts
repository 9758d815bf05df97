import { expect } from 'vitest';
import { wildLaw } from '../../../../law/law.testkit.ts';
import { cell, game, Table } from '../../testkit/position.testkit.ts';

const COVEN = { factions: ['coven', 'order'] } as const;

/** A leader of the Coven next to a sniper, on a cell without mechs. */
const SNIPER = `

                -       -       -       -

            -       -       -       -       -

        -       -      5x      mV.      -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`;

/** On a cell with a mech. */
const HUNTER = `

                -       -       -       -

            -       -       -       -       -

        -       -       -     mVx.      -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`;

/** On a factory with a mech. */
const INSIDE = `

                -       -       -       -

            -       -       -       -       -

        -       -       -     5Vx.      -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`;

/** On a cell with a mech, next to a sniper. */
const BOTH = `

                -       -       -       -

            -       -       -       -       -

        -       -      5x     mVx.      -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`;

wildLaw.each(
  ['W-10.2', 'W-10.3', 'W-10.4'],
  'the rulebook examples of damage rolls, $example: $face gives $damage',
  [
    { example: 'A, a sniper beside', board: SNIPER, face: 1, damage: 1 },
    { example: 'B, a sniper beside', board: SNIPER, face: 2, damage: 0 },
    { example: 'C, a mech on the cell', board: HUNTER, face: 1, damage: 1 },
    { example: 'D, a mech on the factory', board: INSIDE, face: 2, damage: 2 },
    { example: 'both, so melee', board: BOTH, face: 2, damage: 2 },
    { example: 'no damage shown', board: BOTH, face: 0, damage: 0 },
  ],
  ({ board, face, damage: hurt }) => {
    const t = new Table(COVEN).draw(board).turn(0, 'coven-base-1').say('clear').chance(`die ${face}`);
    expect(t.state.damage[0]).toBe(hurt);
    expect(t.window()).toBe('act');
  },
);

wildLaw(
  'W-10.2',
  'one roll for an action, however many mechs; none where no mech threatens; walls do not protect',
  () => {
    const many = new Table(COVEN).draw(`

                -       -       -       -

            -       -      4xx      -       -

        -       -      5xx    mVxx.     -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`);
    many.turn(0, 'coven-base-1').say('clear').chance('die 0');
    expect(many.window()).toBe('act');
    const safe = new Table(COVEN)
      .draw(`

                -       -       -       -

            -       -      px       -       -

        -       -       -      mV.      -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`)
      .turn(0, 'coven-base-1')
      .say('clear');
    expect(game.outcomeCount(safe.state)).toBe(0);
    const walled = new Table(COVEN).draw(SNIPER).turn(0, 'coven-base-1').say('clear');
    expect(walled.chances()).toContain('die 1');
  },
);

wildLaw('W-A11', 'threat is judged before the action, the effect comes, then the roll', () => {
  const t = new Table(COVEN).draw(HUNTER).turn(0, 'coven-base-1').say('destroy-mech');
  expect(t.state.mechs[cell('c4')]).toBe(0);
  expect(t.chances()).toContain('die 2');
  const away = new Table(COVEN).draw(HUNTER).turn(0, 'coven-base-1').say('move b3');
  expect([away.at(0), away.chances().length]).toEqual(['b3', 6]);
  const into = new Table(COVEN)
    .draw(`

                -       -       -       -

            -       -      px       -       -

        -       -       -      mV.      -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`)
    .turn(0, 'coven-base-1')
    .say('move b3');
  expect(game.outcomeCount(into.state)).toBe(0);
});

wildLaw('W-A11', 'the damage of a toxic site belongs to the effect, so it comes before the roll', () => {
  const t = new Table(COVEN).draw(HUNTER.replace('mVx.', 'mVx%')).turn(0, 'coven-base-1').say('clear');
  expect([t.state.damage[0], t.chances().length]).toEqual([1, 6]);
  expect(t.chance('die 1').state.damage[0]).toBe(2);
});

wildLaw('W-A11', 'a win by the effect comes before the roll', () => {
  const t = new Table()
    .draw(`

                -       -       -       -

            -      fOx      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      po       -

                -       -       -       -`)
    .turn(0, 'order-base-1');
  t.state.camps = [1, 0];
  t.state.support = [6, 7];
  t.state.cell[1] = -1;
  expect(t.say('camp').state.over?.winners).toEqual([0, 1]);
});

wildLaw('W-A12', 'every action paid with a point rolls, taking an item too; adding and items do not', () => {
  const t = new Table()
    .draw(`

                -       -       -       -

            -     fOox      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`)
    .items(0, 'bread')
    .turn(0, 'order-base-3', 1);
  t.hand(0, 'order-base-5');
  expect(t.say('use-bread').window()).toBe('act');
  expect(t.say('take-item').chance('die 0').state.ap).toBe(1);
  t.points(0);
  t.say('add order-base-5');
  expect(t.window()).toBe('act');
});

wildLaw('W-A15', 'snipers on the base threaten the cells around it', () => {
  const t = new Table(COVEN)
    .draw(`

                -       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -      @xx     mV.      -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`)
    .turn(0, 'coven-base-1')
    .say('clear')
    .chance('die 1');
  expect(t.state.damage[0]).toBe(1);
  expect(t.say('move d6').chance('die 2').state.damage[0]).toBe(1);
});
