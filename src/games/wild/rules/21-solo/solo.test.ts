import { expect } from 'vitest';
import { OfferRefusalList, ownCards } from '../../../../kernel/index.ts';
import { listQuestion } from '../../../../kernel/referee/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import type { WildOption } from '../../verbs.ts';
import { activePile, added, deck, hand, killed, used } from '../../components/piles.ts';
import { cell, game, position, type WildPosition } from '../../testkit/position.testkit.ts';

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
    expect([t.state.faction, t.state.camps, t.state.markers]).toEqual([
      [0, 1],
      [5, 5],
      [6, 6],
    ]);
    expect([t.state.cards.size[hand(0)], t.state.cards.size[hand(1)]]).toEqual([2, 1]);
    expect(game.view(t.state, 0).players.map((player) => player.known.length)).toEqual([2, 1]);
    t.state.stack = [{ proc: 'setup', step: 'mix', got: 0, n: 12 } as never];
    expect(t.offers()).toEqual(['mix 0', 'mix 1', 'mix 2', 'mix 3']);
  },
);

wildLaw('W-21.2', 'no rounds: each turn any card of the hand, its faction acts, a machine card follows', () => {
  const t = solo().draw(BOARD).hand(0, 'order-b-3').hand(1, 'council-n-1');
  expect(t.offers()).toEqual(['play order-b-3', 'play council-n-1']);
  t.play('play council-n-1');
  expect([t.window(), t.state.turn, t.cards(activePile(1))]).toEqual(['act', 1, ['council-n-1']]);
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
  expect([t.state.active[1], t.state.turn]).toEqual([24, 1]);
});

wildLaw('W-21.3', 'the card on top of its used pile alone is still a deck', () => {
  const t = solo().draw(BOARD).hand(0, 'order-b-3').hand(1).active(1, 'council-n-1');
  const { at, size } = ownCards(t.state.cards);
  for (const pile of [deck(1), used(1)]) {
    size[killed(1)]! += size[pile]!;
    size[pile] = 0;
    for (const [card, where] of at.entries()) if (where === pile) at[card] = killed(1);
  }
  expect(t.offers()).toEqual(['play order-b-3', 'unseen council']);
  t.play('unseen council').chance('unseen council-n-1');
  expect(t.state.turn).toBe(1);
});

wildLaw('W-21.4', 'reveal abilities at once; persistent ones last while their card is on top of its used pile', () => {
  const t = solo().draw(BOARD).hand(0, 'order-base-3').hand(1, 'council-n-5', 'council-n-1');
  t.play('play council-n-5').play('end').chance('machine mechs-1');
  t.play('play order-base-3');
  expect(t.itemsOf(0)).toEqual(['maps']);
  expect(t.offers('move').length).toBeGreaterThan(6);
  t.play('end').chance('machine mechs-2').play('play council-n-1');
  expect([t.cards(activePile(1)), t.cards(used(1))]).toEqual([['council-n-1'], ['council-n-5']]);
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
  while (game.outcomeCount(t.state) > 0) t.chance(t.outcomes()[0]!);
  expect(t.state.cards.size[hand(0)]! + t.state.cards.size[hand(1)]!).toBe(4);
});

wildLaw('W-21.6', 'added cards are used when the turn is over', () => {
  const t = solo().draw(BOARD).turn(0, 'order-base-3', 0).hand(0, 'order-base-5').points(0);
  t.play('add order-base-5').play('end').chance('machine mechs-1');
  expect([t.cards(added(0)), t.cards(used(0)), t.cards(activePile(0))]).toEqual([
    [],
    ['order-base-5'],
    ['order-base-3'],
  ]);
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
  t.state.damage = [3, 1];
  t.play('clear').chance('die 1');
  expect(t.outcomes()).toEqual(['kill order-b-3', 'kill council-n-2']);
  t.chance('kill council-n-2');
  expect([t.state.damage, t.cards(killed(1)), t.state.deaths]).toEqual([[0, 1], ['council-n-2'], [0, 0, 0, 1]]);
  t.hand(0).hand(1, 'council-n-1');
  t.state.damage = [3, 1];
  t.state.pollution[t.state.cell[0]!] = 1;
  expect(t.play('clear').chance('die 1').outcomes()).toEqual(['kill council-n-1']);
});

wildLaw('W-21.8', 'after its last camp a faction puts its hand on the used pile and leaves; the other plays on', () => {
  const t = solo()
    .draw(BOARD.replace('fOo', 'fO '))
    .turn(0, 'order-base-3')
    .hand(0, 'order-b-3')
    .hand(1, 'council-n-1');
  t.state.camps[0] = 1;
  t.support(0, 6);
  t.play('camp');
  expect([t.at(0), t.cards(hand(0)), t.cards(used(0))]).toEqual(['nowhere', [], ['order-b-3']]);
  t.chance('machine mechs-1');
  expect(t.offers()).toEqual(['play council-n-1']);
  expect(t.state.active[0]).toBe(-1);
  expect(t.cards(deck(0)).length + t.cards(used(0)).length).toBe(12);
});

wildLaw(
  'W-A52',
  'friends do nothing, the other faction is the other player, and the second faction stays for the factories',
  () => {
    const friend = solo().draw(BOARD).hand(0, 'order-base-1').hand(1).play('play order-base-1');
    expect([friend.state.first, friend.lastEvents('first')]).toEqual([0, []]);
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
    expect([t.state.mechs[cell('b2')], t.state.mechs[cell('c4')], t.state.mechs[cell('c6')]]).toEqual([1, 0, 1]);
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
    second.state.camps = [1, 0];
    second.state.support = [6, 7];
    second.putLeader(1);
    expect(second.play('camp').at(0)).toBe('b2');
  },
);
