import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { activePile, added, IN_DISCARD } from '../../components/piles.ts';
import { offWindow } from '../../off-window.ts';
import { game, position } from '../../testkit/position.testkit.ts';

const QUIET = `

                -       -       -       -

            -      fOo      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`;

wildLaw('W-6.1', 'the holder of the marker is first, then clockwise', () => {
  const t = position({ factions: ['order', 'council', 'coven'] });
  t.first(1);
  t.hand(0, 'order-b-3').hand(1, 'council-n-1').hand(2, 'coven-z-1');
  ['order-b-3', 'council-n-1', 'coven-z-1'].forEach((card, player) => t.play(`${player}: play ${card}`));
  const turns = [t.onTurn()];
  for (const card of ['mechs-1', 'mechs-2']) {
    t.play('end').chance(`machine ${card}`);
    turns.push(t.onTurn());
  }
  expect(turns).toEqual([1, 2, 0]);
});

wildLaw('W-6.2', 'as many action points as the card shows, one for each action; stopping early is allowed', () => {
  const t = position().draw(QUIET).turn(0, 'order-base-1');
  expect(t.fact('points')).toBe(5);
  t.play('move b3');
  expect(t.fact('points')).toBe(4);
  expect(t.offers('end')).toEqual(['end']);
  t.points(0);
  expect(t.refusal('move b2')).toMatchObject({ law: 'W-6.2', why: 'no-points' });
  expect(t.refusal('camp')).toMatchObject({ law: 'W-6.2', why: 'no-points' });
});

wildLaw('W-6.3', 'actions happen at the cell of the own leader', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -      fO   |  px.      -       -

        -       -       -       -       -   |   -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pC       -

                -       -       -       -`)
    .turn(0, 'order-b-3');
  expect(t.refusal('destroy-mech')).toMatchObject({ law: 'W-11.6', why: 'no-mech' });
  expect(t.refusal('clear')).toMatchObject({ law: 'W-11.4', why: 'clean' });
  expect(t.offers('breach')).toEqual(['breach b2-e']);
  expect(t.refusal('breach c5-e')).toMatchObject({ law: 'W-6.3', why: 'not-here' });
});

wildLaw('W-6.4', 'the rulebook example: Flick spends all three points, then Pawpel is added for one more', () => {
  const t = position().draw(QUIET).turn(0, 'order-base-3').hand(0, 'order-base-5', 'order-base-6', 'order-b-1');
  expect(t.fact('points')).toBe(3);
  expect(t.refusal('add order-base-5')).toMatchObject({ law: 'W-6.4', why: 'points-left', a: 3 });
  t.play('move b3').play('move b2').play('move b3');
  expect([t.window(), t.pointsLeft()]).toEqual(['add', 0]);
  expect(t.refusal('add order-base-6')).toMatchObject({ law: 'W-6.4', why: 'other-terrain' });
  expect(t.refusal('add order-b-5')).toMatchObject({ law: 'W-6.4', why: 'not-in-hand' });
  t.play('add order-base-5');
  expect([t.pointsLeft(), t.pile(added(0)), t.pile(activePile(0))]).toEqual([1, ['order-base-5'], ['order-base-3']]);
  expect(t.itemsOf(1)).toEqual([]);
  expect(t.refusal('add order-b-1')).toMatchObject({ law: 'W-6.4', why: 'points-left', a: 1 });
  t.play('move b2').play('add order-b-1');
  expect(t.pile(added(0))).toEqual(['order-base-5', 'order-b-1']);
  // Everybody sees whose cards they are.
  expect(t.view(1).players.map((player) => player.added.length)).toEqual([2, 0]);
});

wildLaw('W-A57', 'adding compares with the active card only and waits for bread points too', () => {
  const t = position().draw(QUIET).turn(0, 'order-base-2', 0).hand(0, 'order-base-1', 'order-b-6').items(0, 'bread');
  expect(t.offers('add')).toEqual(['add order-b-6']);
  t.play('use-bread');
  expect(t.refusal('add order-b-6')).toMatchObject({ law: 'W-6.4', why: 'points-left', a: 1 });
});

wildLaw('W-6.4', 'whether anything can be added stays secret while there is a hand', () => {
  const t = position().draw(QUIET).turn(0, 'order-base-2', 0).hand(0, 'order-base-1').points(0);
  expect(t.offers()).toEqual(['end']);
  expect(game.window(t.state)!.secret).toBe(true);
});

wildLaw('W-6.5', 'items are used at any moment of the own turn before the machine card', () => {
  const t = position().draw(QUIET).items(0, 'bread').items(1, 'bread').turn(0, 'order-b-3');
  expect(t.offers('use-bread')).toEqual(['use-bread']);
  t.points(0);
  expect(t.offers('use-bread')).toEqual(['use-bread']);
  expect(t.play('use-bread').askedSeats()).toEqual([0]);
  t.play('end');
  expect(t.outcomes()).toHaveLength(7);
});

wildLaw('W-6.6', 'then one machine card, then the next player', () => {
  const t = position().draw(QUIET);
  t.hand(0, 'order-b-3').hand(1, 'council-n-1').play('0: play order-b-3').play('1: play council-n-1');
  t.play('end');
  expect(t.outcomes()).toHaveLength(7);
  t.chance('machine mechs-2');
  expect([t.onTurn(), t.machinesIn(IN_DISCARD)]).toEqual([1, ['mechs-2']]);
});

wildLaw.each(
  ['W-22.C8', 'W-22.S9', 'W-22.V8', 'W-22.S7', 'W-22.V6', 'W-22.O8', 'W-22.V9'],
  'what only an ability allows is refused in other windows with that ability: $verb',
  [
    { verb: 'shoot', law: 'W-22.C8' },
    { verb: 'demolish', law: 'W-22.S9' },
    { verb: 'rust', law: 'W-22.V8' },
    { verb: 'tunnel', law: 'W-22.S7' },
    { verb: 'slip', law: 'W-22.V6' },
    { verb: 'stay', law: 'W-22.V6' },
    { verb: 'resettle', law: 'W-22.O8' },
    { verb: 'cure', law: 'W-22.V9' },
  ],
  ({ verb, law }) => {
    expect(offWindow.find((one) => one.verb === verb)?.refusal).toMatchObject({ law, why: 'ability' });
  },
);
