import { expect } from 'vitest';
import { cardsIn, EVERYBODY, ownCards } from '../kernel/index.ts';
import { law, Table } from './embers.testkit.ts';
import { embers } from './index.ts';
import { CARDS } from './words.ts';

const id = (name: string): number => CARDS.indexOf(name);
const knownTo = (table: Table, seat: number): string[] =>
  embers.view(table.state, seat).known.map(({ card }) => CARDS[card]!);

law('P-3.1', 'two acts, then the turn is over', () => {
  const table = new Table().turn(0).say(0, 'stir').chance('dice 1 2');
  expect(table.window()).toBe('turn');
  table.say(0, 'stir').chance('dice 1 2');
  expect(table.window()).toBeUndefined();
});

law('P-3.2', 'nine scores, a double shows a card to the left', () => {
  const table = new Table().hand(0, 'red-1', 'blue-1').turn(0).say(0, 'stir').chance('dice 5 5').say(0, 'show blue-1');
  expect(table.state.scores).toEqual([1, 0, 0]);
  expect([1, 2].map((seat) => knownTo(table, seat))).toEqual([['blue-1'], []]);
  expect(table.eventsFor(2)).toEqual([{ type: 'showed', seat: 0, to: 1 }]);
  expect(table.recorder.news).toBe(0b010);
});

law('P-3.2', 'an empty hand shows nothing', () => {
  const table = new Table().turn(0).say(0, 'stir').chance('dice 2 2');
  expect(table.window()).toBe('turn');
});

law('P-3.3', 'woods of a colour, refused with the numbers', () => {
  const table = new Table().hand(0, 'red-1', 'red-2', 'red-4', 'gold-1').turn(0);
  expect(table.refusal(0, 'feed gold')).toEqual(['P-3.3', 'fewer-woods-than-two', 2, 1]);
  table.say(0, 'feed red');
  expect(knownTo(table, 2)).toEqual(['red-1', 'red-2']);
  expect(embers.window(table.state)).toMatchObject({ name: 'count', part: true });
  expect(table.offers(0)).toEqual(['many 2', 'many 3']);
  table.say(0, 'many 3');
  expect(table.state.scores).toEqual([2, 0, 0]);
  expect(table.holds(0)).toEqual(['gold-1']);
});

law('P-3.4', 'a wood goes to another hand, unseen by the third', () => {
  const table = new Table().hand(0, 'red-1', 'gust-1').hand(1, 'gold-1').turn(0).say(0, 'give s1');
  expect(table.offers(0)).toEqual(['hand red-1']);
  expect(table.refusal(0, 'hand gust-1')).toEqual(['P-3.4', 'gusts-are-not-given', 0, 0]);
  table.say(0, 'hand red-1');
  expect(table.eventsFor(2)).toEqual([{ type: 'gave', seat: 0, to: 1 }]);
  expect(knownTo(table, 0)).toEqual(['red-1']);
  table.chance('draw blue-5');
  expect(table.holds(0)).toEqual(['blue-5', 'gust-1']);
});

law('P-3.4', 'without a wood nothing is given, for one reason or several', () => {
  const table = new Table().hand(0, 'gust-1', 'gust-2').turn(0);
  expect(table.refusal(0, 'give s1')?.[1]).toBe('gusts-are-not-given');
  expect(table.hand(0, 'hood-1').refusal(0, 'give s1')?.[1]).toBe('no-wood-to-give');
});

law('P-3.5', 'a whole hand is seen by one seat', () => {
  const table = new Table().hand(1, 'red-1', 'hood-1').turn(0);
  expect(table.refusal(0, 'peer s2')?.[1]).toBe('hand-is-empty');
  table.say(0, 'peer s1').say(1, 'pass');
  expect([0, 2].map((seat) => knownTo(table, seat))).toEqual([['red-1', 'hood-1'], []]);
  expect(embers.view(table.state, 1).hand.map((h) => h.seenBy)).toEqual([1, 1]);
});

law('P-3.6', 'an ember has no tile until it is looked at; then one seat knows it', () => {
  const table = new Table().turn(0).say(0, 'look e1');
  expect(embers.outcomeCount(table.state)).toBe(8);
  table.chance('tile 4');
  expect([0, 1].map((seat) => embers.view(table.state, seat).tiles[0])).toEqual([4, -1]);
  expect(table.refusal(0, 'look e1')?.[1]).toBe('ember-is-seen');
  table.say(0, 'look e2');
  expect(embers.outcomeCount(table.state)).toBe(7);
});

law('P-1.4', 'tiles of one value share a name, and none is drawn twice', () => {
  const table = new Table().turn(0).say(0, 'look e1').chance('tile 3').say(0, 'look e2');
  const names = Array.from({ length: 7 }, (_, n) => embers.outcomeName(table.state, n));
  expect(names).toEqual(['tile 0', 'tile 1', 'tile 1', 'tile 1', 'tile 2', 'tile 2', 'tile 4']);
});

law('P-3.7', 'a card is paid, the worth scored, and a point by others who saw it', () => {
  const table = new Table().hand(0, 'red-1').turn(0);
  table.state.tiles[2] = 1;
  table.state.seen[2] = 0b110;
  table.say(0, 'rake e3', 'pay red-1');
  expect(table.state.scores).toEqual([1, 1, 1]);
  expect(cardsIn(table.state.cards, 1)).toEqual([id('red-1')]);
  table.anyOutcomes();
  table.discard('blue-1').turn(1);
  expect(table.refusal(1, 'rake e3')?.[1]).toBe('ember-is-up');
  expect(table.refusal(1, 'rake e1')?.[1]).toBe('no-card-to-pay');
});

law('P-3.8', 'a trick for two cards', () => {
  const table = new Table().hand(0, 'hood-2').turn(0);
  expect(table.refusal(0, 'barter gust')?.[1]).toBe('no-such-trick');
  table.say(0, 'barter hood').chance('draw red-1', 'draw red-2');
  expect(table.holds(0)).toEqual(['red-1', 'red-2']);
});

law('P-4.1', 'a card by chance, seen by two; third parties forget the hand', () => {
  const table = new Table().hand(1, 'red-1', 'blue-1').turn(0);
  ownCards(table.state.cards).knows[id('red-1')] = EVERYBODY;
  expect(table.refusal(0, 'snatch s2')?.[1]).toBe('nothing-to-snatch');
  table.say(0, 'snatch s1').say(1, 'pass').chance('snatch blue-1');
  expect(table.eventsFor(2)).toEqual([{ type: 'snatched', seat: 0, from: 1 }]);
  expect(table.eventsFor(1)).toEqual([{ type: 'snatched', seat: 0, from: 1, card: id('blue-1') }]);
  expect([0, 1, 2].map((seat) => knownTo(table, seat))).toEqual([['red-1'], ['blue-1'], []]);
});

law('P-4.2', 'the window opens whatever the hand holds; a gust stops', () => {
  const table = new Table().hand(1, 'red-1').turn(0).say(0, 'snatch s1');
  expect(embers.window(table.state)).toMatchObject({ name: 'gust', secret: true, asked: 0b010 });
  expect(table.offers(1)).toEqual(['pass']);
  expect(table.refusal(1, 'gust')?.[1]).toBe('no-gust');
  table.hand(1, 'gust-1').say(1, 'gust');
  expect(table.window()).toBe('hood');
  table.say(0, 'pass');
  expect(table.holds(1)).toEqual(['red-1']);
  expect(table.window()).toBe('turn');
});

law('P-4.3', 'a hood makes the gust void', () => {
  const table = new Table().hand(0, 'hood-1').hand(1, 'red-1', 'gust-1').turn(0);
  table.say(0, 'snatch s1').say(1, 'gust').say(0, 'hood').chance('snatch red-1');
  expect(table.holds(0)).toEqual(['red-1']);
});

law('P-4.3', 'the gust that was void was the last card', () => {
  const table = new Table().hand(0, 'hood-1').hand(1, 'gust-1').turn(0);
  table.say(0, 'snatch s1').say(1, 'gust').say(0, 'hood');
  expect(table.window()).toBe('turn');
});
