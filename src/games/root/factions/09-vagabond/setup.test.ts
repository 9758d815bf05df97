import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { rowOf } from '../../testkit/draft.testkit.ts';
import { newGame, type Position } from '../../testkit/position.testkit.ts';
import { ITEMS, CLEARINGS } from '../../words.ts';
import { CHARACTER_DATA, CHARACTERS } from './characters.ts';

/** Deals hands and whatever else chance decides until this window opens. */
function until(p: Position, window: string): Position {
  while (p.window() !== window) {
    if (p.window() === 'chance') p.chance(p.outcomes()[0]!);
    else p.play(p.offers()[0]!);
  }
  return p;
}

const alone = (): Position => until(newGame({ factions: ['vagabond', 'marquise'] }), 'vagabond-character');
const two = (): Position => newGame({ factions: ['vagabond', 'marquise', 'vagabond2'] });

rootLaw('9.3.1', 'he chooses one of nine characters', () => {
  const p = alone();
  expect(p.asked()).toBe('vagabond');
  expect(p.law()).toBe('9.3.1');
  expect(p.offers()).toEqual(CHARACTERS.map((id) => `character ${id}`));
  expect(CHARACTERS).toHaveLength(9);
});

rootLaw('9.3.1-R1', 'in an advanced set-up his character is dealt with the card: he is never asked for one', () => {
  const p = rowOf({ seats: 3 }, 'marquise', 'eyrie', 'vagabond tinker', 'alliance');
  p.play('draft vagabond');
  const asked: string[] = [];
  while (p.window() !== 'draft') {
    asked.push(p.window());
    if (p.window() === 'chance') p.chance(p.outcomes()[0]!);
    else p.play(p.offers()[0]!);
  }
  expect(asked).toContain('vagabond-pawn');
  expect(asked).not.toContain('vagabond-character');
  expect(p.itemsOf()).toEqual(['boot', 'bag track', 'hammer', 'torch']);
  expect(p.events('character', 'vagabond')).toMatchObject([{ character: CHARACTERS.indexOf('tinker') }]);
});

rootLaw('9.3.2', 'the pawn starts in any forest, in no clearing', () => {
  const p = alone().play('character thief');
  expect(p.offers()).toEqual(['camp f1', 'camp f2', 'camp f3', 'camp f4', 'camp f5', 'camp f6', 'camp f7']);
  expect(p.refusal('camp c1')).toMatchObject({ law: '9.3.2', why: 'only-forests' });
  expect(p.play('camp f3').pawn()).toBe('f3');
});

rootLaw(['9.3.3', '9.3'], 'three quests of the shuffled deck lie face up', () => {
  const p = alone().play('character thief', 'camp f3');
  expect(p.outcomes()).toHaveLength(15);
  p.chance('quest errand-fox', 'quest escort-mouse');
  expect(p.outcomes()).not.toContain('quest errand-fox');
  p.chance('quest repair-a-shed-fox');
  expect(p.openQuests()).toHaveLength(3);
});

const ready = (character: string): Position =>
  alone()
    .play(`character ${character}`, 'camp f3')
    .chance('quest errand-fox', 'quest escort-mouse', 'quest repair-a-shed-fox');

rootLaw(['9.3.4', '9.3.4-R1'], 'one R item under each ruin, unknown to everybody', () => {
  const p = ready('thief');
  expect(p.hiddenItems()).toEqual(['boot', 'bag', 'hammer', 'sword']);
  for (const c of CLEARINGS) expect(p.itemsUnder(c)).toBe(p.ruinsIn(c));
  expect(p.state.ruins.under.every((item) => item === -1)).toBe(true);
});

rootLaw(['E.1.1', '9.3.5'], 'the thief starts with his items face up on track and satchel', () => {
  expect(ready('thief').itemsOf()).toEqual(['boot', 'sword', 'tea track', 'torch']);
});

rootLaw(['E.2.1', '9.3.5'], 'the tinker starts with his items face up on track and satchel', () => {
  expect(ready('tinker').itemsOf()).toEqual(['boot', 'bag track', 'hammer', 'torch']);
});

rootLaw(['E.3.1', '9.3.5'], 'the ranger starts with his items face up on track and satchel', () => {
  expect(ready('ranger').itemsOf()).toEqual(['boot', 'crossbow', 'sword', 'torch']);
});

rootLaw(['E.4.1', '9.3.5'], 'the vagrant starts with his items face up on track and satchel', () => {
  expect(ready('vagrant').itemsOf()).toEqual(['boot', 'coin track', 'torch']);
});

rootLaw(['E.5.1', '9.3.5'], 'the arbiter starts with his items face up on track and satchel', () => {
  expect(ready('arbiter').itemsOf()).toEqual(['boot', 'sword', 'sword', 'torch']);
});

rootLaw(['E.6.1', '9.3.5'], 'the scoundrel starts with his items face up on track and satchel', () => {
  expect(ready('scoundrel').itemsOf()).toEqual(['boot', 'boot', 'crossbow', 'torch']);
});

rootLaw('9.3.5', 'the Adventurer, the Ronin and the Harrier start with theirs', () => {
  expect(ready('adventurer').itemsOf()).toEqual(['boot', 'hammer', 'torch']);
  expect(ready('ronin').itemsOf()).toEqual(['boot', 'boot', 'sword', 'torch']);
  expect(ready('harrier').itemsOf()).toEqual(['crossbow', 'sword', 'coin track', 'torch']);
});

rootLaw('9.3.6', 'all but Vagabonds start Indifferent', () => {
  const p = until(two(), 'vagabond-daylight');
  expect(p.relationTo('marquise')).toBe(0);
  expect(p.relationTo('marquise', 'vagabond2')).toBe(0);
  expect(p.relationTo('vagabond2')).toBe(-2);
  expect(p.state.vagabonds[0]!.relation.filter((r) => r >= 0)).toHaveLength(1);
});

rootLaw('9.7.2', 'chance says which of two Vagabonds is set up first', () => {
  const p = until(newGame({ factions: ['vagabond', 'marquise', 'vagabond2'] }), 'marquise-buildings');
  while (p.window() !== 'chance') p.play(p.offers()[0]!);
  expect(p.outcomes()).toEqual(['first vagabond', 'first vagabond2']);
  const second = p.fork().chance('first vagabond2');
  expect(second.asked()).toBe('vagabond2');
  second.play('character thief', 'camp f1');
  while (second.window() === 'chance') second.chance(second.outcomes()[0]!);
  expect(second.asked()).toBe('vagabond');
  expect(second.refusal('character thief')).toMatchObject({ law: '9.3.1', why: 'character-taken' });
  expect(p.chance('first vagabond').asked()).toBe('vagabond');
});

rootLaw(['9.7', '9.7.1', '9.7.3'], 'both R sets, two items under each ruin, but only three quests', () => {
  const p = until(two(), 'vagabond-daylight');
  expect(p.hiddenItems()).toHaveLength(8);
  for (const c of CLEARINGS) expect(p.itemsUnder(c)).toBe(2 * p.ruinsIn(c));
  expect(p.openQuests()).toHaveLength(3);
});

/** S items of the base box, the Riverfolk box and the Vagabond pack. */
const S_ITEMS = [
  ['boot', 'torch', 'tea', 'sword', 'bag', 'hammer', 'crossbow'],
  ['boot', 'boot', 'sword', 'sword', 'torch', 'coin', 'crossbow'],
  ['coin', 'hammer', 'boot'],
].flat();

rootLaw('X.11', 'supply and R items as listed, and S items enough for any two characters', () => {
  const p = ready('arbiter');
  expect(ITEMS.map((item) => p.itemsLeft(item))).toEqual([2, 2, 1, 1, 2, 2, 2, 0]);
  expect(p.hiddenItems()).toEqual(['boot', 'bag', 'hammer', 'sword']);
  for (const a of CHARACTER_DATA)
    for (const b of CHARACTER_DATA) {
      if (a === b) continue;
      const left = S_ITEMS.slice();
      for (const item of [...a.items, ...b.items]) {
        expect(left).toContain(item);
        left.splice(left.indexOf(item), 1);
      }
    }
});
