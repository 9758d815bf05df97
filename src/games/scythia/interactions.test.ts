import { expect } from 'vitest';
import { scythiaLaw } from './testkit/law.testkit.ts';
import { BUILT_IN } from './components/built-in.ts';
import { type PlayerSetting, position, type SpotSetting, type ScythiaPosition } from './testkit/position.testkit.ts';

const VILLAGE = { village: { 'village-centre': 'blue', market: 'blue', 'meeting-tent': 'blue' } };
const SPY = BUILT_IN.characters.findIndex(({ id }) => id === 'spy');

scythiaLaw('S-13.9', 'a hire that is paid with the only card is refused for want of another one, not of any', () => {
  const table = position()
    .player(0, { hero: 'zarina', hand: ['cook'], silver: 8 })
    .with(VILLAGE)
    .turn(0)
    .play('place farm', 'pass', 'take village-centre');
  expect(table.refusal('use village-centre.hero')).toMatchObject({ law: 'S-13.9', why: 'no-other-card' });
  const none = position()
    .player(0, { hero: 'zarina', silver: 8 })
    .with(VILLAGE)
    .turn(0)
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
      .turn(0);
    expect(table.refusal('raid cimmeria-s3')).toMatchObject({ law: 'S-2.2', why: 'raid-not-in-play' });
    expect(table.refusal('raid cimmeria-s1')).toMatchObject({ law: 'S-6.1', why: 'raid-spots' });
  },
);

scythiaLaw(['A-16', 'A-35'], 'after a swap everybody knows what came to hand, also when both were alike', () => {
  const table = position()
    .player(0, { hand: ['gravedigger', 'spy'], crew: [{ character: 'spy', wounds: 1 }] })
    .with(VILLAGE)
    .turn(0)
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

/** Seat 0 raids with these spots, up to the kumis; the other player holds what the supply is to lack. */
function raid(
  settlement: string,
  player: PlayerSetting,
  spots: Readonly<Record<string, SpotSetting>>,
  rival: PlayerSetting = {},
): ScythiaPosition {
  const maker = position().player(0, player).player(1, rival);
  for (const [name, spot] of Object.entries(spots)) maker.spot(name, spot);
  return maker.turn(0).play(`raid ${settlement}`);
}
const HERD = { 'cimmeria-1': { plunder: { livestock: 2 } } };
const GOLD = position().turn(0).view(0).supply[0]!;

/** Seat 0 takes a worker of this colour from the Village Centre. */
const centre = (worker: string, player: PlayerSetting, rival: PlayerSetting = {}): ScythiaPosition =>
  position()
    .player(0, player)
    .player(1, rival)
    .with({ village: { ...VILLAGE.village, 'village-centre': worker } })
    .turn(0)
    .play('place farm', 'pass', 'take village-centre');

scythiaLaw(
  ['E-4.2', 'S-13.3', 'E-1.3'],
  'who dies under a doubling eagle pays out twice, gold as far as it lasts; a crew of nobody still plunders',
  () => {
    const crew = [
      { character: 'gravedigger', eagle: 'animal-01' },
      { character: 'martyr', eagle: 'animal-02' },
    ];
    const roll = ['kumis 0', 'white1 2 1', 'wound 1', 'wound 2'];
    const table = raid('cimmeria-s1', { provisions: 2, crew }, HERD).play(...roll);
    expect([table.held(0, 'gold'), table.score()]).toEqual([2, 6]);
    expect(table.crew().filter(Boolean)).toEqual([]);
    table.play('plunder cimmeria-1');
    expect([table.held(0, 'livestock'), table.view(0).players[0]!.worker]).toEqual([2, 1]);
    const scarce = raid('cimmeria-s1', { provisions: 2, crew }, HERD, { gold: GOLD - 1 }).play(...roll);
    expect(scarce.held(0, 'gold')).toBe(1);
  },
);

scythiaLaw(['E-3.1', 'E-3.3'], 'what the plunder brings: to the living only, and by the spot that was chosen', () => {
  const spots = { ...HERD, 'cimmeria-2': { plunder: { gold: 1 } } };
  const alive = raid('cimmeria-s1', { provisions: 2, crew: ['looter', 'goldsmith'] }, spots);
  alive.play('kumis 0', 'white1 0 0', 'yellow1 1 0', 'wound 1', 'plunder cimmeria-1');
  expect([alive.held(0, 'livestock'), alive.score()]).toEqual([3, 0]);
  const crew = [{ character: 'looter', wounds: 1 }, 'goldsmith'];
  const dead = raid('cimmeria-s1', { provisions: 2, crew }, spots);
  dead.play('kumis 0', 'white1 0 0', 'yellow1 1 0', 'wound 1', 'plunder cimmeria-2');
  expect([dead.held(0, 'livestock'), dead.held(0, 'gold'), dead.score()]).toEqual([0, 1, 1]);
});

scythiaLaw(['E-3.2', 'S-6.1'], 'a doubled Cook makes a raid free, but nothing is given back for it', () => {
  const crew = [{ character: 'cook', eagle: 'animal-01' }, 'raider'];
  const table = raid('cimmeria-s1', { provisions: 0, crew }, HERD);
  expect([table.window(), table.held(0, 'provisions')]).toEqual(['kumis', 0]);
  const dearer = position().player(0, { worker: 'grey', crew }).turn(0);
  expect(dearer.refusal('raid cimmeria-s2')).toMatchObject({ why: 'raid-provisions', a: 1, b: 0 });
});

scythiaLaw(
  'E-3.2',
  'a doubled Brawler rerolls two different dice; two Brawlers may reroll the same one in turn',
  () => {
    const spots = { 'assyria-1': { plunder: { livestock: 3 } } };
    const doubled = [{ character: 'brawler', eagle: 'animal-01' }, 'cook', 'cook'];
    const table = raid('assyria-s1', { provisions: 3, crew: doubled }, spots).play('kumis 0', 'red1 2 2', 'white1 0 0');
    table.play('reroll 1 red1');
    expect(table.offers()).toEqual(['reroll 1 white1', 'roll']);
    expect(table.play('roll', 'red1 2 2').window()).toBe('wound');
    const twins = raid('assyria-s1', { provisions: 3, crew: ['brawler', 'brawler', 'cook'] }, spots);
    twins.play('kumis 0', 'red1 2 2', 'white1 0 0', 'reroll 1 red1', 'red1 2 2');
    expect(twins.offers()).toEqual(['reroll 2 red1', 'reroll 2 white1', 'keep']);
  },
);

scythiaLaw(['E-1.4', 'E-4.2'], 'a doubled Falconer counts its own eagle, not those over empty slots', () => {
  const crew = [
    { character: 'falconer', eagle: 'animal-01' },
    { character: 'cook', eagle: 'animal-02' },
    { eagle: 'animal-03' },
  ];
  const table = raid('cimmeria-s1', { provisions: 2, crew }, HERD).play('kumis 0', 'white1 0 0');
  expect(table.events('strength')[0]).toMatchObject({ abilities: [4, 0, 0, 0, 0] });
});

scythiaLaw(
  ['A-24', 'S-13.5', 'S-13.8'],
  'an eagle over the Adventurer leads to the Village Centre and another eagle, never to itself',
  () => {
    const crew = [
      { character: 'adventurer', eagle: 'animal-13' },
      { character: 'villain', eagle: 'animal-14' },
    ];
    const table = centre('red', { crew }).play('use village-centre.eagle', 'eagle 1');
    expect(table.offers('use')).toContain('use farm.wagon-red');
    table.play('use village-centre.eagle');
    expect(table.refusal('eagle 1')).toMatchObject({ law: 'S-13.5', why: 'eagle-used' });
    expect(table.play('eagle 2').anyChance().held(0, 'provisions')).toBe(1);
  },
);

scythiaLaw(['S-13.5', 'E-4.4'], 'two Storytellers in one action: a card each, then the hero', () => {
  const table = centre('blue', { hero: 'vadash', hand: ['storyteller', 'storyteller'] });
  table.play('use village-centre.play-card', 'play storyteller', 'use village-centre.play-card', 'play storyteller');
  expect(table.refusal('use village-centre.play-card')).toMatchObject({ law: 'S-1.4', why: 'no-hand' });
  expect(table.play('use village-centre.hero').held(0, 'kumis')).toBe(6);
});

scythiaLaw(['S-10.1', 'S-5.2'], 'what is above the limit can be spent in the same turn', () => {
  const table = position()
    .player(0, { silver: 8, hand: ['berserker'] })
    .with({ village: { barracks: 'blue', market: 'blue', 'meeting-tent': 'blue' } })
    .turn(0)
    .play('place silversmith', 'use silversmith.silver-blue', 'take barracks', 'use barracks.hire', 'hire berserker 1');
  expect(table.held(0, 'silver')).toBe(6);
});

scythiaLaw(['S-7.8', 'S-7.7', 'S-5.6'], 'an ability may hire onto the member that lends it; its animals stay', () => {
  const crew = [{ character: 'veteran', wounds: 2, eagle: 'animal-13', horse: 'animal-26' }];
  const table = centre('blue', { hand: ['brawler'], silver: 2, crew });
  table.play('use village-centre.eagle', 'eagle 1', 'hire brawler 1');
  expect([table.crew()[0], table.wounds()[0], table.held(0, 'silver')]).toEqual(['brawler', 0, 0]);
  expect(table.view(0).players[0]!.slots[0]).toMatchObject({ eagle: 12, horse: 25 });
});

scythiaLaw(['E-1.3', 'A-20'], 'where one part of a gain is out of stock the other is still had', () => {
  const livestock = position().turn(0).view(0).supply[3]!;
  const table = centre('blue', { hero: 'tirgatao' }, { livestock }).play('use village-centre.hero');
  expect([table.held(0, 'provisions'), table.held(0, 'livestock')]).toEqual([2, 0]);
});

scythiaLaw(['A-20', 'S-13.9'], 'with Zarina the only card that can be hired is not the price', () => {
  const table = centre('blue', { hero: 'zarina', hand: ['cook', 'berserker'] }).play('use village-centre.hero');
  expect(table.offers()).toEqual(['discard berserker']);
  expect(table.refusal('discard cook')).toMatchObject({ law: 'A-20', why: 'nothing-to-pay-for' });
});

scythiaLaw(
  ['S-8.2', 'S-8.4'],
  'the last card of the deck fills the row; a replaced animal makes a deck of one again',
  () => {
    const all = BUILT_IN.animals.map(({ id }) => id);
    const full = (from: number) =>
      [0, 1, 2, 3, 4].map((k) => ({ eagle: all[from + 2 * k]!, horse: all[from + 2 * k + 1]! }));
    const table = position(4)
      .player(0, { worker: 'red', silver: 2, crew: full(3) })
      .player(1, { silver: 2, crew: full(13) })
      .player(2, { crew: full(23) })
      .player(3, { worker: 'red', silver: 4, crew: [33, 34].map((k) => ({ eagle: all[k]! })) })
      .spots(['persia-1', 'persia-3'], { state: 'raided' })
      .with({ row: all.slice(0, 3) });
    const last = table.turn(3).play('place stables', 'use stables.eagle', 'tame animal-01 eagle 5');
    expect(last.outcomes()).toEqual(['animal animal-36']);
    last.play('animal animal-36', 'take market', 'pass', 'place barracks', 'pass', 'take stables');
    expect(last.refusal('use stables.eagle')).toMatchObject({ law: 'S-8.2', why: 'no-animals' });
    const again = table
      .turn(0)
      .play('place stables', 'use stables.eagle', 'tame animal-01 eagle 1', 'animal animal-36');
    expect(again.view(0).animalDiscard).toEqual([3]);
    again.play('take market', 'pass', 'place barracks', 'pass', 'take stables');
    expect(again.offers()).toContain('use stables.eagle');
  },
);
