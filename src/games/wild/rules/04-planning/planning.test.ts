import { expect } from 'vitest';
import { OfferRefusalList, SPECTATOR, EventRecorder } from '../../../../kernel/index.ts';
import { Referee } from '../../../../kernel/referee/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import type { WildEvent } from '../../events.ts';
import { verbs, type WildOption } from '../../verbs.ts';
import { activePile, deck, hand, used, killed } from '../../components/piles.ts';
import { game, position, type WildPosition } from '../../testkit/position.testkit.ts';

const THREE = { factions: ['order', 'council', 'coven'] } as const;

/** Every player chooses a card of these, dealt first. */
function plan(t: WildPosition, ...cards: string[]): WildPosition {
  cards.forEach((card, player) => t.hand(player, card));
  cards.forEach((card, player) => t.play(`${player}: play ${card}`));
  return t;
}

/** The refusal an aside of a seat gets, or nothing. */
function asideRefusal(t: WildPosition, seat: number): string | undefined {
  const reasons = new OfferRefusalList<WildOption>();
  game.asides!.options(t.state, seat, reasons);
  const refused = reasons.refused[0]?.refusal;
  return refused && `${refused.law} ${refused.why}`;
}

wildLaw('W-3.1', 'a round is planning together, then a turn for each', () => {
  const t = position();
  expect([t.window(), t.askedSeats(), t.round()]).toEqual(['plan', [0, 1], 1]);
  plan(t, 'order-b-3', 'council-n-1');
  expect([t.window(), t.onTurn()]).toEqual(['act', 0]);
  t.play('end').chance('machine mechs-1');
  expect([t.window(), t.onTurn()]).toEqual(['act', 1]);
  t.play('end').chance('machine mechs-2');
  expect([t.window(), t.round()]).toEqual(['plan', 2]);
});

wildLaw('W-3.2', 'at the end of the round the active defenders are used', () => {
  const t = plan(position(), 'order-b-3', 'council-n-1');
  expect(t.pile(activePile(0))).toEqual(['order-b-3']);
  t.hand(0, 'order-b-1').points(0).play('add order-b-1');
  t.play('end').chance('machine mechs-1').play('end').chance('machine mechs-2');
  expect([t.activeCard(0), t.activeCard(1)]).toEqual([undefined, undefined]);
  expect([t.pile(used(0)), t.pile(used(1))]).toEqual([['order-b-1', 'order-b-3'], ['council-n-1']]);
});

wildLaw('W-4.1', 'each chooses a card of the hand in secret and may take it back', () => {
  const t = position().hand(0, 'order-base-1', 'order-base-2').hand(1, 'council-base-1');
  expect(t.offers('play', 0)).toEqual(['play order-base-1', 'play order-base-2']);
  expect(t.refusal('play order-base-3', 0)).toMatchObject({ law: 'W-4.1', why: 'not-in-hand' });
  expect(t.refusal('play council-base-3', 1)).toMatchObject({ law: 'W-4.1', why: 'not-in-hand' });
  t.play('0: play order-base-2');
  expect(t.isSilent()).toBe(true);
  expect(t.view(1).planned).toBe('');
  expect(t.view(0).planned).toBe('play order-base-2');
  expect(t.pile(hand(0))).toContain('order-base-2');
  game.withdraw(t.state, 0);
  t.play('0: play order-base-1').play('1: play council-base-1');
  expect(t.pile(activePile(0))).toEqual(['order-base-1']);
});

wildLaw('W-4.2', 'with an empty hand the top card of the deck is laid unseen', () => {
  const t = position().hand(0).hand(1, 'council-n-1');
  expect(t.offers(undefined, 0)).toEqual(['unseen order']);
  expect(t.refusal('unseen council', 1)).toMatchObject({ law: 'W-4.2', why: 'hand-not-empty' });
  t.play('0: unseen order');
  expect(t.pile(deck(0)).length).toBe(12);
  t.play('1: play council-n-1');
  expect(t.outcomes()).toHaveLength(12);
  t.chance('unseen order-b-4');
  expect(t.lastEvents('active')).toEqual([{ type: 'active', player: 0, card: 9, unseen: true }]);
});

wildLaw('W-4.2', 'an empty deck is made of the used cards before one is laid unseen', () => {
  const t = position().deal(0, [], []).hand(1, 'council-n-1');
  expect([t.pile(deck(0)).length, t.offers(undefined, 0)]).toEqual([0, ['unseen order']]);
  t.play('0: unseen order').play('1: play council-n-1');
  expect([t.pile(deck(0)).length, t.outcomes().length]).toEqual([12, 12]);
});

wildLaw('W-4.2', 'several may lay unseen cards, each from their own deck', () => {
  const t = position().hand(0).hand(1).play('0: unseen order').play('1: unseen council');
  t.chance('unseen order-b-4').chance('unseen council-n-2');
  expect([t.activeCard(0), t.activeCard(1)]).toEqual(['order-b-4', 'council-n-2']);
});

wildLaw('W-A56', 'without any card there is no active defender and no action point', () => {
  const t = position().hand(1, 'council-n-1');
  t.toPile(killed(0), hand(0), deck(0));
  expect(t.offers(undefined, 0)).toEqual(['nobody']);
  t.play('0: nobody').play('1: play council-n-1');
  expect([t.activeCard(0), t.pointsLeft()]).toEqual([undefined, 0]);
  expect(t.offers()).toEqual(['end']);
  expect(t.refusal('move a1')).toMatchObject({ law: 'W-6.2', why: 'no-points' });
});

wildLaw('W-4.3', 'all active defenders are turned up at once', () => {
  const t = position().hand(0, 'order-b-3').hand(1, 'council-n-1');
  t.play('0: play order-b-3');
  expect(t.view().players[0]!.active).toBe(-1);
  t.play('1: play council-n-1');
  expect(t.lastEvents('active').map((e) => e.player)).toEqual([0, 1]);
  expect(t.view().players.map((p) => p.active)).toEqual([8, 24]);
});

wildLaw(['W-4.4', 'W-A8'], 'reveal abilities are resolved in any order before the first turn', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const t = plan(position(), 'order-base-3', 'council-base-3');
    expect([t.window(), t.askedSeats(), game.window(t.state)!.mode]).toEqual(['reveal', [0, 1], 'any']);
    expect(t.refusal('reveal council-base-3', 0)).toMatchObject({ law: 'W-4.4', why: 'other-owner' });
    for (const seat of order) t.play(`${seat}: ${t.offers('reveal', seat)[0]!}`);
    expect([t.itemsOf(0), t.itemsOf(1)]).toEqual([['maps'], ['bread']]);
    expect(t.window()).toBe('act');
  }
});

wildLaw(
  ['W-4.5', 'W-22.O1', 'W-22.C1', 'W-22.V1'],
  'each friend passes the first-player marker one seat to the left',
  () => {
    const one = plan(position(THREE), 'order-base-1', 'council-n-1', 'coven-z-1').play('0: reveal order-base-1');
    expect([one.firstPlayer(), one.onTurn()]).toEqual([1, 1]);
    const t = plan(position(THREE), 'order-base-1', 'council-base-2', 'coven-base-1');
    t.play('0: reveal order-base-1').play('1: reveal council-base-2').play('2: reveal coven-base-1');
    expect(t.firstPlayer()).toBe(0);
  },
);

wildLaw('W-22.S1', 'the sect has friends too', () => {
  const t = plan(position({ factions: ['sect', 'order'] }), 'sect-base-2', 'order-b-3').play('0: reveal sect-base-2');
  expect(t.firstPlayer()).toBe(1);
});

wildLaw(['W-5.1', 'W-5.4'], 'silence while cards are chosen: no chat, no telling', () => {
  const t = position();
  expect(game.window(t.state)!.quiet).toBe(true);
  expect(asideRefusal(t, 0)).toBe('W-5.1 silence');
  plan(t, 'order-b-3', 'council-n-1');
  expect(game.window(t.state)!.quiet).toBe(false);
  expect(asideRefusal(t, 0)).toBeUndefined();
});

wildLaw('W-5.2', 'of a hand only its terrains can be told', () => {
  const t = position().turn(0, 'order-b-3').hand(1, 'council-base-1', 'council-base-2', 'council-n-5');
  const before = t.view(0).unseen.find(({ cards }) => cards.includes(18))!;
  expect(before.cards).toHaveLength(12);
  const recorder = new EventRecorder<WildEvent>();
  game.asides!.take(t.state, 1, verbs.tell(), recorder);
  expect(recorder.tellings.map((telling) => telling.shared)).toEqual([
    { type: 'terrains', player: 1, counts: [0, 2, 1, 0] },
  ]);
  expect(recorder.news & 1).toBe(1);
  const after = t.view(0).unseen;
  const plains = after.find(({ cards }) => cards.includes(18))!;
  expect(plains.piles).toEqual([
    { player: 1, pile: 'deck', count: 4 },
    { player: 1, pile: 'hand', count: 2 },
  ]);
  expect(t.view(0).players[1]!.known).toEqual([]);
});

wildLaw('W-5.2', 'undo is strict: what anybody has learned is not taken back', () => {
  expect(game.strictness).toBe('strict');
  const t = position().turn(0, 'order-base-3', 0).hand(0, 'order-base-5');
  const referee = new Referee({
    game,
    settings: t.state.settings,
    start: t.state,
    source: () => 0,
  });
  referee.answer(0, referee.question(0), ['add order-base-5']);
  expect(referee.freeUndo(0)).toEqual([]);
});

wildLaw('W-5.3', 'what lies face up is public: active, added, used and killed cards', () => {
  const t = position().deal(1, ['council-base-1'], ['council-base-2'], []).turn(0, 'order-b-3');
  const seen = t.view(0).players[1]!;
  expect(seen.used).toHaveLength(10);
  expect(t.view().players[0]!.active).toBe(8);
});

wildLaw('W-5.4', 'of every hand the size is seen, of the own one the cards, of others nothing', () => {
  const t = position().hand(0, 'order-base-1').hand(1, 'council-base-1', 'council-base-2', 'council-n-5');
  for (const viewer of [0, 1, SPECTATOR]) {
    const { players } = t.view(viewer);
    expect(players.map(({ hand: size, deck: left }) => [size, left])).toEqual([
      [1, 11],
      [3, 9],
    ]);
    expect(players.map(({ known }) => known.length)).toEqual([viewer === 0 ? 1 : 0, viewer === 1 ? 3 : 0]);
  }
});

wildLaw('W-5.4', 'a player who has left tells nothing more', () => {
  const t = position().turn(0, 'order-b-3');
  t.putLeader(1);
  expect(asideRefusal(t, 1)).toBe('W-9.6 left');
});
