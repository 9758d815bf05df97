import { expect } from 'vitest';
import { scythiaLaw } from '../../law/law.testkit.ts';
import { BUILT_IN } from './pack/built-in.ts';
import { position } from './position.testkit.ts';

const VILLAGE = { village: { 'village-centre': 'blue', market: 'blue', 'meeting-tent': 'blue' } };
const SPY = BUILT_IN.characters.findIndex(({ id }) => id === 'spy');

scythiaLaw('S-13.9', 'a hire that is paid with the only card is refused for want of another one, not of any', () => {
  const table = position()
    .player(0, { hero: 'zarina', hand: ['cook'], silver: 8 })
    .with(VILLAGE)
    .at(0)
    .play('place farm', 'pass', 'take village-centre');
  expect(table.refusal('use village-centre.hero')).toMatchObject({ law: 'S-13.9', why: 'no-other-card' });
  const none = position()
    .player(0, { hero: 'zarina', silver: 8 })
    .with(VILLAGE)
    .at(0)
    .play('place farm', 'pass', 'take village-centre');
  expect(none.refusal('use village-centre.hero')).toMatchObject({ law: 'S-13.9', why: 'short-cards', a: 1, b: 0 });
});

scythiaLaw(
  'S-2.2',
  'a settlement that is not in play for so few is refused for that, a plundered one for the other',
  () => {
    const table = position()
      .player(0, { crew: ['cook', 'cook'], provisions: 8 })
      .spots(['cimmeria-1', 'cimmeria-2'], { state: 'raided' })
      .at(0);
    expect(table.refusal('raid cimmeria-s3')).toMatchObject({ law: 'S-2.2', why: 'raid-not-in-play' });
    expect(table.refusal('raid cimmeria-s1')).toMatchObject({ law: 'S-6.1', why: 'raid-spots' });
  },
);

scythiaLaw(['A-16', 'A-35'], 'after a swap everybody knows what came to hand, also when both were alike', () => {
  const table = position()
    .player(0, { hand: ['gravedigger', 'spy'], crew: [{ character: 'spy', wounds: 1 }] })
    .with(VILLAGE)
    .at(0)
    .play(
      'place farm',
      'pass',
      'take village-centre',
      'use village-centre.play-card',
      'play gravedigger',
      'swap 1 spy',
    );
  expect([table.wounds()[0], table.crew()[0]]).toEqual([0, 'spy']);
  expect(table.view(1).players[0]!.hand).toEqual([SPY]);
});
