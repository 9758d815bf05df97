import { expect } from 'vitest';
import { OfferRefusalList } from '../../../../kernel/index.ts';
import { listQuestion } from '../../../../kernel/referee/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import type { WildOption } from '../../verbs.ts';
import { activePile, added, deck, hand, killed, used } from '../../components/piles.ts';
import { game, position, type WildPosition } from '../../testkit/position.testkit.ts';

const solo = (): WildPosition => position({ factions: ['order', 'council'], solo: true });
const BOARD = `

                -       -       -       -

            -      fOo      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`;

wildLaw(
  ['W-21.1', 'W-A52'],
  'two factions set up as for two players, one common hand in a mix chosen before it is seen',
  () => {
    const t = solo();
    expect([t.factions(), [t.campsLeft(0), t.campsLeft(1)], [t.markersLeft(0), t.markersLeft(1)]]).toEqual([
      ['order', 'council'],
      [5, 5],
      [6, 6],
    ]);
    expect([t.cards(0).length, t.cards(1).length]).toEqual([2, 1]);
    expect(t.view(0).players.map((player) => player.known.length)).toEqual([2, 1]);
    t.inSetup('mix');
    expect(t.offers()).toEqual(['mix 0', 'mix 1', 'mix 2', 'mix 3']);
  },
);

wildLaw('W-21.2', 'no rounds: each turn any card of the hand, its faction acts, a machine card follows', () => {
  const t = solo().draw(BOARD).hand(0, 'order-b-3').hand(1, 'council-n-1');
  expect(t.offers()).toEqual(['play order-b-3', 'play council-n-1']);
  t.play('play council-n-1');
  expect([t.window(), t.onTurn(), t.pile(activePile(1))]).toEqual(['act', 1, ['council-n-1']]);
  t.play('end');
  expect(t.outcomes()).toHaveLength(7);
  t.chance('machine mechs-1');
  expect(t.window()).toBe('solo');
  expect(game.window(t.state)!.quiet).toBe(false);
  const reasons = new OfferRefusalList<WildOption>();
  game.asides!.options(t.state, 0, reasons);
  expect(reasons.refused[0]!.refusal.law).toBe('W-21.2');
});

wildLaw(['W-21.2', 'W-21.4'], 'out of their time cards and abilities are refused by the rules of a game alone', () => {
  const t = solo().draw(BOARD).hand(0, 'order-b-3').hand(1, 'council-n-1').play('play council-n-1');
  const reasonFor = (table: WildPosition, verb: string): string[] =>
    listQuestion(game, table.state, 0).forbidden.flatMap(({ text, law, why }) =>
      text === verb ? [`${law} ${why}`] : [],
    );
  expect(reasonFor(t, 'play')).toEqual(['W-21.2 turn-start']);
  expect(reasonFor(t, 'unseen')).toEqual(['W-21.2 turn-start']);
  expect(reasonFor(t, 'reveal')).toEqual(['W-21.4 turn-start']);
  const together = position().turn(0, 'order-b-3');
  expect(reasonFor(together, 'play')).toEqual(['W-4.1 planning']);
  expect(reasonFor(together, 'reveal')).toEqual(['W-4.4 reveal']);
});

wildLaw('W-21.3', 'a faction without a card in hand may use the top card of its deck', () => {
  const t = solo().draw(BOARD).hand(0, 'order-b-3').hand(1);
  expect(t.offers()).toEqual(['play order-b-3', 'unseen council']);
  expect(t.refusal('unseen order')).toMatchObject({ law: 'W-21.3', why: 'hand-not-empty' });
  t.play('unseen council').chance('unseen council-n-1');
  expect([t.activeCard(1), t.onTurn()]).toEqual(['council-n-1', 1]);
});

wildLaw('W-21.3', 'the card on top of its used pile alone is still a deck', () => {
  const t = solo().draw(BOARD).hand(0, 'order-b-3').hand(1).active(1, 'council-n-1');
  t.toPile(killed(1), deck(1), used(1));
  expect(t.offers()).toEqual(['play order-b-3', 'unseen council']);
  t.play('unseen council').chance('unseen council-n-1');
  expect(t.onTurn()).toBe(1);
});

wildLaw('W-21.4', 'reveal abilities at once; persistent ones last while their card is on top of its used pile', () => {
  const t = solo().draw(BOARD).hand(0, 'order-base-3').hand(1, 'council-n-5', 'council-n-1');
  t.play('play council-n-5').play('end').chance('machine mechs-1');
  t.play('play order-base-3');
  expect(t.itemsOf(0)).toEqual(['maps']);
  expect(t.offers('move').length).toBeGreaterThan(6);
  t.play('end').chance('machine mechs-2').play('play council-n-1');
  expect([t.pile(activePile(1)), t.pile(used(1))]).toEqual([['council-n-1'], ['council-n-5']]);
});

wildLaw('W-21.5', 'an ability affects its own faction, unless it names other players', () => {
  const own = solo().draw(BOARD).hand(0, 'order-base-3').hand(1).play('play order-base-3');
  expect([own.itemsOf(0), own.itemsOf(1)]).toEqual([['maps'], []]);
  const all = solo().draw(BOARD).hand(0, 'order-base-5').hand(1).play('play order-base-5');
  expect([all.itemsOf(0), all.itemsOf(1)]).toEqual([['maps'], ['maps']]);
});

wildLaw('W-21.6', 'only cards of the active faction are added, and camps draw from its deck', () => {
  const t = solo().draw(BOARD.replace('fOo', 'fO ')).hand(0, 'order-base-1', 'order-base-5').hand(1, 'council-base-6');
  t.turn(0, 'order-base-3', 0).hand(0, 'order-base-5');
  expect(t.offers('add')).toEqual(['add order-base-5']);
  expect(t.refusal('add council-base-6')).toMatchObject({ law: 'W-21.6', why: 'other-faction' });
  t.points(1);
  t.support(0, 2);
  t.play('camp');
  expect(t.outcomes().every((name) => name.startsWith('draw order'))).toBe(true);
  t.anyChance();
  expect(t.cards(0).length + t.cards(1).length).toBe(4);
});

wildLaw('W-21.6', 'added cards are used when the turn is over', () => {
  const t = solo().draw(BOARD).turn(0, 'order-base-3', 0).hand(0, 'order-base-5').points(0);
  t.play('add order-base-5').play('end').chance('machine mechs-1');
  expect([t.pile(added(0)), t.pile(used(0)), t.pile(activePile(0))]).toEqual([[], ['order-base-5'], ['order-base-3']]);
});

wildLaw('W-21.7', 'damage is per faction; excess kills a random card of the common hand', () => {
  const t = solo()
    .draw(`

                -       -       -       -

            -     fOox.     -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`)
    .turn(0, 'order-base-3')
    .hand(0, 'order-b-3')
    .hand(1, 'council-n-2');
  t.damage(0, 3).damage(1, 1);
  t.play('clear').chance('die 1');
  expect(t.outcomes()).toEqual(['kill order-b-3', 'kill council-n-2']);
  t.chance('kill council-n-2');
  expect([t.damageOf(0), t.damageOf(1), t.pile(killed(1)), t.killedTerrains()]).toEqual([
    0,
    1,
    ['council-n-2'],
    ['mountain'],
  ]);
  t.hand(0).hand(1, 'council-n-1');
  t.damage(0, 3).damage(1, 1);
  t.pollution(t.leaderAt(0), 1);
  expect(t.play('clear').chance('die 1').outcomes()).toEqual(['kill council-n-1']);
});

wildLaw('W-21.8', 'after its last camp a faction puts its hand on the used pile and leaves; the other plays on', () => {
  const t = solo()
    .draw(BOARD.replace('fOo', 'fO '))
    .turn(0, 'order-base-3')
    .hand(0, 'order-b-3')
    .hand(1, 'council-n-1');
  t.leaveCamps(0, 1);
  t.support(0, 6);
  t.play('camp');
  expect([t.leaderAt(0), t.pile(hand(0)), t.pile(used(0))]).toEqual(['nowhere', [], ['order-b-3']]);
  t.chance('machine mechs-1');
  expect(t.offers()).toEqual(['play council-n-1']);
  expect(t.activeCard(0)).toBeUndefined();
  expect(t.pile(deck(0)).length + t.pile(used(0)).length).toBe(12);
});

wildLaw(
  'W-A52',
  'friends do nothing, the other faction is the other player, and the second faction stays for the factories',
  () => {
    const friend = solo().draw(BOARD).hand(0, 'order-base-1').hand(1).play('play order-base-1');
    expect([friend.firstPlayer(), friend.lastEvents('first')]).toEqual([0, []]);
    const t = solo()
      .draw(`

               px       -       -       -

            -      fO       -       -       -

        -       -       -      pC       -      px

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
      .machine('mechs-1', 0);
    expect([t.mechsOn('b2'), t.mechsOn('c4'), t.mechsOn('c6')]).toEqual([1, 0, 1]);
    const second = solo()
      .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       5       -

            -       -       -       -       -

                -       -       -       -`)
      .turn(0, 'order-base-3');
    second.leaveCamps(0, 1).leaveCamps(1, 0);
    second.support(0, 6).support(1, 7);
    second.putLeader(1);
    expect(second.play('camp').leaderAt(0)).toBe('b2');
  },
);
