import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

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
    const t = position(COVEN).draw(board).turn(0, 'coven-base-1').play('clear').chance(`die ${face}`);
    expect(t.damageOf(0)).toBe(hurt);
    expect(t.window()).toBe('act');
  },
);

wildLaw(
  'W-10.2',
  'one roll for an action, however many mechs; none where no mech threatens; walls do not protect',
  () => {
    const many = position(COVEN).draw(`

                -       -       -       -

            -       -      4xx      -       -

        -       -      5xx    mVxx.     -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`);
    many.turn(0, 'coven-base-1').play('clear').chance('die 0');
    expect(many.window()).toBe('act');
    const safe = position(COVEN)
      .draw(`

                -       -       -       -

            -       -      px       -       -

        -       -       -      mV.      -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`)
      .turn(0, 'coven-base-1')
      .play('clear');
    expect(safe.outcomes()).toEqual([]);
    const walled = position(COVEN).draw(SNIPER).turn(0, 'coven-base-1').play('clear');
    expect(walled.outcomes()).toContain('die 1');
  },
);

wildLaw('W-A11', 'threat is judged before the action, the effect comes, then the roll', () => {
  const t = position(COVEN).draw(HUNTER).turn(0, 'coven-base-1').play('destroy-mech');
  expect(t.mechsOn('c4')).toBe(0);
  expect(t.outcomes()).toContain('die 2');
  const away = position(COVEN).draw(HUNTER).turn(0, 'coven-base-1').play('move b3');
  expect([away.leaderAt(0), away.outcomes()]).toEqual(['b3', ['die 0', 'die 1', 'die 2']]);
  const into = position(COVEN)
    .draw(`

                -       -       -       -

            -       -      px       -       -

        -       -       -      mV.      -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`)
    .turn(0, 'coven-base-1')
    .play('move b3');
  expect(into.outcomes()).toEqual([]);
});

wildLaw('W-A11', 'the damage of a toxic site belongs to the effect, so it comes before the roll', () => {
  const t = position(COVEN).draw(HUNTER.replace('mVx.', 'mVx%')).turn(0, 'coven-base-1').play('clear');
  expect([t.damageOf(0), t.outcomes()]).toEqual([1, ['die 0', 'die 1', 'die 2']]);
  expect(t.chance('die 1').damageOf(0)).toBe(2);
});

wildLaw('W-A11', 'a win by the effect comes before the roll', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -      fOx      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      po       -

                -       -       -       -`)
    .turn(0, 'order-base-1');
  t.leaveCamps(0, 1).leaveCamps(1, 0);
  t.support(0, 6).support(1, 7);
  t.putLeader(1);
  expect(t.play('camp').result()?.winners).toEqual([0, 1]);
});

wildLaw('W-A12', 'every action paid with a point rolls, taking an item too; adding and items do not', () => {
  const t = position()
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
  expect(t.play('use-bread').window()).toBe('act');
  expect(t.play('take-item').chance('die 0').fact('points')).toBe(1);
  t.points(0);
  t.play('add order-base-5');
  expect(t.window()).toBe('act');
});

wildLaw('W-A15', 'snipers on the base threaten the cells around it', () => {
  const t = position(COVEN)
    .draw(`

                -       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -      @xx     mV.      -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`)
    .turn(0, 'coven-base-1')
    .play('clear')
    .chance('die 1');
  expect(t.damageOf(0)).toBe(1);
  expect(t.play('move d6').chance('die 2').damageOf(0)).toBe(1);
});
