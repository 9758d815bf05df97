import { expect } from 'vitest';
import { OfferRefusalList, SPECTATOR, EventRecorder } from '../../../../kernel/index.ts';
import { Referee } from '../../../../kernel/referee/index.ts';
import { wildLaw } from '../../../../law/law.testkit.ts';
import type { WildEvent } from '../../events.ts';
import { verbs, type WildOption } from '../../verbs.ts';
import { activePile, deck, hand, used } from '../../components/piles.ts';
import { game, Table } from '../../testkit/position.testkit.ts';

const THREE = { factions: ['order', 'council', 'coven'] } as const;

/** Every player chooses a card of these, dealt first. */
function plan(t: Table, ...cards: string[]): Table {
  cards.forEach((card, player) => t.hand(player, card));
  cards.forEach((card, player) => t.say(`play ${card}`, player));
  return t;
}

/** The refusal an aside of a seat gets, or nothing. */
function asideRefusal(t: Table, seat: number): string | undefined {
  const reasons = new OfferRefusalList<WildOption>();
  game.asides!.options(t.state, seat, reasons);
  const refused = reasons.refused[0]?.refusal;
  return refused && `${refused.law} ${refused.why}`;
}

wildLaw('W-3.1', 'a round is planning together, then a turn for each', () => {
  const t = new Table();
  expect([t.window(), game.asked(t.state), t.state.round]).toEqual(['plan', 0b11, 1]);
  plan(t, 'order-b-3', 'council-n-1');
  expect([t.window(), t.state.turn]).toEqual(['act', 0]);
  t.say('end').chance('machine mechs-1');
  expect([t.window(), t.state.turn]).toEqual(['act', 1]);
  t.say('end').chance('machine mechs-2');
  expect([t.window(), t.state.round]).toEqual(['plan', 2]);
});

wildLaw('W-3.2', 'at the end of the round the active defenders are used', () => {
  const t = plan(new Table(), 'order-b-3', 'council-n-1');
  expect(t.cards(activePile(0))).toEqual(['order-b-3']);
  t.hand(0, 'order-b-1').points(0).say('add order-b-1');
  t.say('end').chance('machine mechs-1').say('end').chance('machine mechs-2');
  expect(t.state.active).toEqual([-1, -1]);
  expect([t.cards(used(0)), t.cards(used(1))]).toEqual([['order-b-1', 'order-b-3'], ['council-n-1']]);
});

wildLaw('W-4.1', 'each chooses a card of the hand in secret and may take it back', () => {
  const t = new Table().hand(0, 'order-base-1', 'order-base-2').hand(1, 'council-base-1');
  expect(t.offers('play', 0)).toEqual(['play order-base-1', 'play order-base-2']);
  expect(t.refusal('play order-base-3', 0)).toBe('W-4.1 not-in-hand');
  t.say('play order-base-2', 0);
  expect(t.recorder.tellings).toEqual([]);
  expect(game.view(t.state, 1).planned).toBe('');
  expect(game.view(t.state, 0).planned).toBe('play order-base-2');
  expect(t.cards(hand(0))).toContain('order-base-2');
  game.withdraw(t.state, 0);
  t.say('play order-base-1', 0).say('play council-base-1', 1);
  expect(t.cards(activePile(0))).toEqual(['order-base-1']);
});

wildLaw('W-4.2', 'with an empty hand the top card of the deck is laid unseen', () => {
  const t = new Table().hand(0).hand(1, 'council-n-1');
  expect(t.offers(undefined, 0)).toEqual(['unseen order']);
  expect(t.refusal('unseen council', 1)).toBe('W-4.2 hand-not-empty');
  t.say('unseen order', 0);
  expect(t.state.cards.size[deck(0)]).toBe(12);
  t.say('play council-n-1', 1);
  expect(t.chances()).toHaveLength(12);
  t.chance('unseen order-b-4');
  expect(t.events('active')).toEqual([{ type: 'active', player: 0, card: 9, unseen: true }]);
});

wildLaw('W-4.2', 'an empty deck is made of the used cards before one is laid unseen', () => {
  const t = new Table().deal(0, [], []).hand(1, 'council-n-1');
  expect([t.state.cards.size[deck(0)], t.offers(undefined, 0)]).toEqual([0, ['unseen order']]);
  t.say('unseen order', 0).say('play council-n-1', 1);
  expect([t.state.cards.size[deck(0)], t.chances().length]).toEqual([12, 12]);
});

wildLaw('W-4.2', 'several may lay unseen cards, each from their own deck', () => {
  const t = new Table().hand(0).hand(1).say('unseen order', 0).say('unseen council', 1);
  t.chance('unseen order-b-4').chance('unseen council-n-2');
  expect(t.state.active).toEqual([9, 25]);
});

wildLaw('W-A56', 'without any card there is no active defender and no action point', () => {
  const t = new Table().hand(1, 'council-n-1');
  t.state.cards.at = t.state.cards.at.map((pile) => (pile === hand(0) || pile === deck(0) ? 6 : pile));
  for (const pile of [hand(0), deck(0)]) t.state.cards.size[pile] = 0;
  expect(t.offers(undefined, 0)).toEqual(['nobody']);
  t.say('nobody', 0).say('play council-n-1', 1);
  expect([t.state.active[0], t.state.ap]).toEqual([-1, 0]);
  expect(t.offers()).toEqual(['end']);
  expect(t.refusal('move a1')).toBe('W-6.2 no-points');
});

wildLaw('W-4.3', 'all active defenders are turned up at once', () => {
  const t = new Table().hand(0, 'order-b-3').hand(1, 'council-n-1');
  t.say('play order-b-3', 0);
  expect(game.view(t.state, SPECTATOR).players[0]!.active).toBe(-1);
  t.say('play council-n-1', 1);
  expect(t.events('active').map((e) => e.player)).toEqual([0, 1]);
  expect(game.view(t.state, SPECTATOR).players.map((p) => p.active)).toEqual([8, 24]);
});

wildLaw(['W-4.4', 'W-A8'], 'reveal abilities are resolved in any order before the first turn', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const t = plan(new Table(), 'order-base-3', 'council-base-3');
    expect([t.window(), game.asked(t.state), game.window(t.state)!.mode]).toEqual(['reveal', 0b11, 'any']);
    expect(t.refusal('reveal council-base-3', 0)).toBe('W-4.4 other-owner');
    for (const seat of order) t.say(t.offers('reveal', seat)[0]!, seat);
    expect([t.has(0), t.has(1)]).toEqual([['maps'], ['bread']]);
    expect(t.window()).toBe('act');
  }
});

wildLaw(
  ['W-4.5', 'W-22.O1', 'W-22.C1', 'W-22.V1'],
  'each friend passes the first-player marker one seat to the left',
  () => {
    const one = plan(new Table(THREE), 'order-base-1', 'council-n-1', 'coven-z-1').say('reveal order-base-1', 0);
    expect([one.state.first, one.state.turn]).toEqual([1, 1]);
    const t = plan(new Table(THREE), 'order-base-1', 'council-base-2', 'coven-base-1');
    t.say('reveal order-base-1', 0).say('reveal council-base-2', 1).say('reveal coven-base-1', 2);
    expect(t.state.first).toBe(0);
  },
);

wildLaw('W-22.S1', 'the sect has friends too', () => {
  const t = plan(new Table({ factions: ['sect', 'order'] }), 'sect-base-2', 'order-b-3').say('reveal sect-base-2', 0);
  expect(t.state.first).toBe(1);
});

wildLaw(['W-5.1', 'W-5.4'], 'silence while cards are chosen: no chat, no telling', () => {
  const t = new Table();
  expect(game.window(t.state)!.quiet).toBe(true);
  expect(asideRefusal(t, 0)).toBe('W-5.1 silence');
  plan(t, 'order-b-3', 'council-n-1');
  expect(game.window(t.state)!.quiet).toBe(false);
  expect(asideRefusal(t, 0)).toBeUndefined();
});

wildLaw('W-5.2', 'of a hand only its terrains can be told', () => {
  const t = new Table().turn(0, 'order-b-3').hand(1, 'council-base-1', 'council-base-2', 'council-n-5');
  const before = game.view(t.state, 0).unseen.find(({ cards }) => cards.includes(18))!;
  expect(before.cards).toHaveLength(12);
  const recorder = new EventRecorder<WildEvent>();
  game.asides!.take(t.state, 1, verbs.tell(), recorder);
  expect(recorder.tellings.map((telling) => telling.shared)).toEqual([
    { type: 'terrains', player: 1, counts: [0, 2, 1, 0] },
  ]);
  expect(recorder.news & 1).toBe(1);
  const after = game.view(t.state, 0).unseen;
  const plains = after.find(({ cards }) => cards.includes(18))!;
  expect(plains.piles).toEqual([
    { player: 1, pile: 'deck', count: 4 },
    { player: 1, pile: 'hand', count: 2 },
  ]);
  expect(game.view(t.state, 0).players[1]!.known).toEqual([]);
});

wildLaw('W-5.2', 'undo is strict: what anybody has learned is not taken back', () => {
  expect(game.strictness).toBe('strict');
  const t = new Table().turn(0, 'order-base-3', 0).hand(0, 'order-base-5');
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
  const t = new Table().deal(1, ['council-base-1'], ['council-base-2'], []).turn(0, 'order-b-3');
  const seen = game.view(t.state, 0).players[1]!;
  expect(seen.used).toHaveLength(10);
  expect(game.view(t.state, SPECTATOR).players[0]!.active).toBe(8);
});

wildLaw('W-5.4', 'of every hand the size is seen, of the own one the cards, of others nothing', () => {
  const t = new Table().hand(0, 'order-base-1').hand(1, 'council-base-1', 'council-base-2', 'council-n-5');
  for (const viewer of [0, 1, SPECTATOR]) {
    const { players } = game.view(t.state, viewer);
    expect(players.map(({ hand: size, deck: left }) => [size, left])).toEqual([
      [1, 11],
      [3, 9],
    ]);
    expect(players.map(({ known }) => known.length)).toEqual([viewer === 0 ? 1 : 0, viewer === 1 ? 3 : 0]);
  }
});

wildLaw('W-5.4', 'a player who has left tells nothing more', () => {
  const t = new Table().turn(0, 'order-b-3');
  t.state.cell[1] = -1;
  expect(asideRefusal(t, 1)).toBe('W-9.6 left');
});
