import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

const CATS = { factions: ['riverfolk', 'marquise'] } as const;

/** The Riverfolk with otters in c10 and c4, prices set. */
const otters = () => position(CATS).place('c10', 'otter', 3).place('c4', 'otter').prices(2, 2, 2);

rootLaw(['11.4.3', '11.5.3-R1'], 'all warriors on the board are gathered, trade post spaces are cleared', () => {
  const p = otters().place('c10', 'tradepost').box('committed', 'marquise', 2).box('payments', 'marquise', 1);
  p.usedSpaces('rabbit');
  p.turn('riverfolk', 'birdsong');
  expect([p.inBox('funds'), p.inBox('committed'), p.inBox('payments')]).toEqual([{ marquise: 3 }, {}, {}]);
  expect(p.spaces()).toEqual([]);
});

rootLaw(['11.2.1', '11.5.3'], 'crafting commits funds to empty spaces of the suits in the cost', () => {
  const p = otters().place('c1', 'tradepost').place('c6', 'tradepost').hand('riverfolk', 'foxfolk-steel', 'anvil');
  p.box('funds', 'marquise', 1).box('funds', 'riverfolk', 3).turn('riverfolk', 'daylight');
  p.play('craft foxfolk-steel', 'fund marquise', 'fund riverfolk');
  expect([p.score('riverfolk'), p.inBox('committed'), p.spaces()]).toEqual([
    2,
    { marquise: 1, riverfolk: 1 },
    ['fox', 'fox'],
  ]);
  expect(p.refusal('craft anvil')).toMatchObject({ law: '11.5.3', why: 'spaces', a: 1 });
  expect(p.refusal('export anvil')).toMatchObject({ law: '11.5.3', why: 'spaces', a: 1 });
});

rootLaw('11.5.3', 'each symbol needs a fund', () => {
  const p = otters().place('c1', 'tradepost').place('c6', 'tradepost').hand('riverfolk', 'foxfolk-steel');
  p.box('funds', 'riverfolk', 1).turn('riverfolk', 'daylight');
  expect(p.refusal('craft foxfolk-steel')).toMatchObject({ law: '11.2.4', why: 'funds', a: 2, b: 1 });
});

rootLaw(
  '11.5.3-R1',
  'the space of a post that was lost for good is empty too; the question mark takes any suit',
  () => {
    const p = position({ ...CATS, deck: 'exiles-partisans' })
      .place('c1', 'tradepost')
      .prices(1, 1, 1);
    p.hand('riverfolk', 'boat-builders').box('funds', 'riverfolk', 2);
    p.postLost('mouse');
    p.turn('riverfolk', 'daylight').play('craft boat-builders', 'fund riverfolk', 'fund riverfolk');
    expect(p.offers()).toEqual(['activate fox', 'activate mouse']);
    p.play('activate mouse', 'activate fox');
    expect([p.inPlay('riverfolk'), p.spaces()]).toEqual([['boat-builders'], ['fox', 'mouse']]);
  },
);

rootLaw(['11.5.3.I', '11.5.3.I-R1'], 'Export: the card is discarded for an own warrior in Payments, no points', () => {
  const p = otters().place('c1', 'tradepost').hand('riverfolk', 'anvil', 'ambush-fox').box('funds', 'marquise', 1);
  p.turn('riverfolk', 'daylight').play('export anvil', 'fund marquise');
  expect([p.discarded(), p.score('riverfolk'), p.inBox('payments'), p.itemsLeft('hammer')]).toEqual([
    ['anvil'],
    0,
    { riverfolk: 1 },
    1,
  ]);
  expect([p.inBox('committed'), p.spaces()]).toEqual([{ marquise: 1 }, ['fox']]);
  expect(p.refusal('export ambush-fox')).toMatchObject({ law: '2.1.5', why: 'not-craftable' });
});

rootLaw(
  ['M098', '11.5.3.I-R1', '4.1.2'],
  'no export of an item that is out of supply, nor of an effect one has',
  () => {
    const p = otters().place('c1', 'tradepost').hand('riverfolk', 'anvil', 'armorers').crafted('riverfolk', 'armorers');
    p.items('marquise', 'hammer').box('funds', 'marquise', 1).turn('riverfolk', 'daylight');
    expect(p.refusal('export anvil')).toMatchObject({ law: '4.1.2', why: 'item-gone' });
    expect(p.refusal('export armorers')).toMatchObject({ law: '4.1.4', why: 'duplicate' });
  },
);

rootLaw(
  ['11.2.5.I', '11.2.5.I-R1', 'M099'],
  'five funds, a post removed: three go, and the post leaves the game',
  () => {
    const p = otters().place('c10', 'tradepost').place('c1', 'otter').place('c1', 'tradepost').place('c1', 'cat', 3);
    p.box('funds', 'marquise', 3).box('funds', 'riverfolk', 2).battle('marquise', 'riverfolk', 'c1').chance('dice 2 0');
    expect([p.window(), p.asked(), p.offers()]).toEqual([
      'riverfolk-disruption',
      'riverfolk',
      ['fund marquise', 'fund riverfolk'],
    ]);
    p.play('fund riverfolk', 'fund riverfolk', 'fund marquise');
    expect([p.inBox('funds'), p.lostPosts(), p.inSupply('tradepost')]).toEqual([{ marquise: 2 }, ['fox'], 7]);
    expect(p.score('marquise')).toBe(1);
  },
);

rootLaw('11.2.5.I-R1', 'once for each post, of the Funds box only', () => {
  const p = position(CATS).place('c1', 'tradepost').place('c6', 'tradepost').place('c8', 'workshop', 2).prices(1, 1, 1);
  p.place('c12', 'workshop')
    .box('funds', 'riverfolk', 5)
    .box('payments', 'marquise', 4)
    .box('committed', 'marquise', 2);
  p.hand('marquise', 'favor-of-the-foxes').turn('marquise', 'daylight').play('craft favor-of-the-foxes');
  expect(p.offers()).toEqual(['first tradeDisruption c1', 'first tradeDisruption c6']);
  p.play('first tradeDisruption c6', 'fund riverfolk', 'fund riverfolk', 'fund riverfolk', 'fund riverfolk');
  expect([p.inBox('funds'), p.inBox('payments'), p.inBox('committed')]).toEqual([
    { riverfolk: 1 },
    { marquise: 4 },
    { marquise: 2 },
  ]);
});

rootLaw(
  ['M085', '1.1.3', '10.2.5'],
  'a garden and a post in one Favor: the current player orders both triggers',
  () => {
    const p = position({ factions: ['riverfolk', 'marquise', 'cult'] })
      .cult('fox')
      .place('c1', 'tradepost');
    p.place('c6', 'garden')
      .place('c8', 'workshop', 2)
      .place('c12', 'workshop')
      .prices(1, 1, 1)
      .box('funds', 'riverfolk', 2);
    p.hand('marquise', 'favor-of-the-foxes').hand('cult', 'sword').turn('marquise', 'daylight');
    p.play('craft favor-of-the-foxes');
    expect([p.asked(), p.offers()]).toEqual(['marquise', ['first fear', 'first tradeDisruption c1']]);
  },
);
