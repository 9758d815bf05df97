import { expect } from 'vitest';
import { scythiaLaw } from '../../testkit/law.testkit.ts';
import { BUILT_IN } from '../../components/built-in.ts';
import {
  type PlayerSetting,
  position,
  type SpotSetting,
  type ScythiaPosition,
} from '../../testkit/position.testkit.ts';

const FOUR = ['raider', 'marauder', 'cook', 'brewer'];

/** Seat 0 raids, with the spots as given; ends before kumis are paid. */
function raid(
  settlement: string,
  player: PlayerSetting,
  spots: Readonly<Record<string, SpotSetting>> = {},
): ScythiaPosition {
  const maker = position().player(0, player);
  for (const [name, spot] of Object.entries(spots)) maker.spot(name, spot);
  return maker.turn(0).play(`raid ${settlement}`);
}
/** A raid on the left of Cimmeria: one white die; `roll` is its strength and wounds. */
const cimmeria = (crew: PlayerSetting['crew'], roll: string, more: PlayerSetting = {}): ScythiaPosition =>
  raid(
    'cimmeria-s1',
    { provisions: 2, crew: crew ?? [], ...more },
    { 'cimmeria-1': { plunder: { livestock: 2 } } },
  ).play(`kumis ${more.kumis ?? 0}`, `white1 ${roll}`);

scythiaLaw(['S-6.1', 'T-03'], 'the centre of Persia wants grey or red, 4 crew, 2 provisions and 1 wagon', () => {
  const player = { worker: 'grey', provisions: 2, wagons: 1, crew: ['raider', 'marauder', 'spy', 'brewer'] };
  const refusal = (change: PlayerSetting) =>
    position()
      .player(0, { ...player, ...change })
      .turn(0)
      .refusal('raid persia-s2');
  expect(refusal({})).toBeUndefined();
  expect(refusal({ worker: 'blue' })).toMatchObject({ law: 'S-6.1', why: 'raid-colour' });
  expect(refusal({ crew: ['raider', 'marauder', 'spy'] })).toEqual({ law: 'S-6.1', why: 'raid-crew', a: 4, b: 3 });
  expect(refusal({ provisions: 1 })).toEqual({ law: 'S-6.1', why: 'raid-provisions', a: 2, b: 1 });
  expect(refusal({ wagons: 0 })).toEqual({ law: 'S-6.1', why: 'raid-wagons', a: 1, b: 0 });
});

scythiaLaw(['S-6.1', 'S-1.7', 'S-2.2', 'A-11'], 'a settlement needs a spot that is in play and not raided', () => {
  const maker = position().player(0, { worker: 'red', provisions: 8, wagons: 3, crew: [...FOUR, 'spy'] });
  expect(maker.turn(0).refusal('raid cimmeria-s3')).toMatchObject({ law: 'S-2.2', why: 'raid-not-in-play' });
  maker.spots(['cimmeria-1', 'cimmeria-2'], { state: 'raided' });
  expect(maker.turn(0).refusal('raid cimmeria-s1')).toMatchObject({ law: 'S-6.1', why: 'raid-spots' });
});

scythiaLaw(['A-01', 'S-6.7'], 'the hero is no crew and adds nothing, nor do hand cards', () => {
  const table = position()
    .player(0, { hero: 'vadash', provisions: 3, crew: ['raider'], hand: ['strongman'] })
    .turn(0);
  expect(table.refusal('raid cimmeria-s1')).toMatchObject({ why: 'raid-crew', a: 2, b: 1 });
  const total = cimmeria(['raider', 'marauder'], '0 0', { hand: ['strongman'] }).events('strength')[0];
  expect(total).toMatchObject({ crew: [3, 3, 0, 0, 0], total: 6 });
});

scythiaLaw(['S-6.2', 'S-6.3'], 'the worker stays at the settlement, provisions and wagons go to the supply', () => {
  const table = raid('persia-s2', {
    worker: 'grey',
    provisions: 4,
    wagons: 2,
    crew: ['raider', 'marauder', 'spy', 'brewer'],
  });
  expect([table.held(0, 'provisions'), table.held(0, 'wagons'), table.view(0).players[0]!.worker]).toEqual([2, 1, -1]);
  expect(table.view(0).stationed[7]).toEqual([0, 1, 0]);
  expect(table.view(0).supply[2]).toBe(19);
});

scythiaLaw('S-6.3', 'abilities lower the cost, and the requirement with it', () => {
  const crew = [{ character: 'cook', eagle: 'animal-01' }, 'wainwright', 'raider', 'marauder'];
  const table = position().player(0, { worker: 'grey', provisions: 0, wagons: 0, crew }).turn(0);
  expect(table.offers('raid')).toContain('raid persia-s2');
  expect(table.offers('raid')).toContain('raid cimmeria-s1');
  expect(table.refusal('raid cimmeria-s2')).toMatchObject({ why: 'raid-provisions', a: 1, b: 0 });
  table.play('raid persia-s2');
  expect([table.held(0, 'provisions'), table.held(0, 'wagons')]).toEqual([0, 0]);
});

scythiaLaw('S-6.4', 'any number of kumis, each for 1 strength', () => {
  const table = raid('cimmeria-s1', { provisions: 2, kumis: 3, crew: ['raider', 'cook'] });
  expect(table.offers()).toEqual(['kumis 0', 'kumis 1', 'kumis 2', 'kumis 3']);
  expect(table.refusal('kumis 4')).toEqual({ law: 'S-6.4', why: 'short-kumis', a: 4, b: 3 });
  table.play('kumis 2', 'white1 0 0');
  expect(table.held(0, 'kumis')).toBe(1);
  expect(table.events('strength')[0]).toMatchObject({ kumis: 2, total: 6 });
});

scythiaLaw(['S-6.5', 'T-04'], 'a yellow die for each spot with gold, however much of it', () => {
  const player = { provisions: 3, crew: ['raider', 'marauder', 'spy'] };
  const gold = { plunder: { gold: 2 } };
  const both = raid('assyria-s1', player, { 'assyria-1': gold, 'assyria-2': gold }).play('kumis 0');
  expect(both.view(0).raid!.unrolled).toEqual([0, 2, 4, 5]);
  const one = raid('assyria-s1', player, { 'assyria-1': { state: 'raided' }, 'assyria-2': gold }).play('kumis 0');
  expect(one.view(0).raid!.unrolled).toEqual([0, 2, 4]);
  const none = raid('assyria-s1', player, { 'assyria-1': { plunder: { wagons: 2 } } }).play('kumis 0');
  expect(none.view(0).raid!.unrolled).toEqual([0, 2]);
});

scythiaLaw(['S-6.6', 'A-03'], 'dice are rolled one by one; a face may show strength and wounds', () => {
  const table = raid('assyria-s1', { provisions: 3, crew: ['raider', 'marauder', 'spy'] }).play('kumis 0');
  expect(table.outcomes()).toEqual(['red1 0 1', 'red1 1 1', 'red1 2 1', 'red1 2 2', 'red1 3 1', 'red1 3 2']);
  table.play('red1 3 2');
  expect(table.outcomes()).toEqual(['white1 0 0', 'white1 1 0', 'white1 2 0', 'white1 2 1']);
  table.play('white1 2 1');
  expect(table.events('strength')[0]).toMatchObject({ dice: [3, 2], total: 12 });
  expect(table.events('wounds')[0]).toMatchObject({ dice: 3, band: 0, total: 3 });
});

scythiaLaw(['S-6.6', 'E-3.2', 'A-15'], 'rerolls may be declined, differ by colour, and double under an eagle', () => {
  const player = { provisions: 3, crew: ['brawler', 'scout', 'spy'] };
  const spots = { 'assyria-1': { plunder: { gold: 1 } } };
  const table = raid('assyria-s1', player, spots).play('kumis 0', 'red1 0 1', 'white1 0 0', 'yellow1 0 2');
  expect(table.offers()).toEqual(['reroll 1 red1', 'reroll 1 white1', 'reroll 1 yellow1', 'reroll 2 yellow1', 'keep']);
  expect(table.refusal('reroll 2 red1')).toMatchObject({ law: 'E-3.2', why: 'die-colour' });
  table.play('reroll 2 yellow1', 'yellow1 0 1', 'reroll 1 yellow1', 'yellow1 1 0');
  expect(table.events('strength')[0]).toMatchObject({ dice: [0, 0, 1] });
  const kept = raid('assyria-s1', player, spots).play('kumis 0', 'red1 0 1', 'white1 0 0', 'yellow1 0 2', 'keep');
  expect(kept.events('strength')[0]).toMatchObject({ dice: [0, 0, 0] });
  expect(kept.events('passed').at(-1)).toMatchObject({ seat: 0 });
  const crew = [{ character: 'brawler', eagle: 'animal-01' }, 'raider', 'spy'];
  const two = raid('assyria-s1', { ...player, crew }).play('kumis 0', 'red1 0 1', 'white1 0 0', 'reroll 1 red1');
  expect(two.offers()).toEqual(['reroll 1 white1', 'roll']);
  two.play('reroll 1 white1', 'red1 3 1', 'white1 2 0');
  expect(two.events('strength')[0]).toMatchObject({ dice: [3, 2] });
});

scythiaLaw('E-3.2', 'two members with the same reroll are one choice, until one of them has used it', () => {
  const crew = ['brawler', 'brawler'];
  const table = raid('cimmeria-s1', { provisions: 2, crew }).play('kumis 0', 'white1 0 0');
  expect(table.offers()).toEqual(['reroll 1 white1', 'keep']);
  expect(table.play('reroll 1 white1', 'white1 0 0').offers()).toEqual(['reroll 2 white1', 'keep']);
});

scythiaLaw(
  ['S-6.7', 'S-8.3', 'E-4.1'],
  'crew less wounds, paired animals, abilities; an animal without a member adds nothing',
  () => {
    const crew = [
      { character: 'strongman', wounds: 1, horse: 'animal-13', eagle: 'animal-29' },
      'lancer',
      { eagle: 'animal-30', horse: 'animal-01' },
    ];
    const table = cimmeria(crew, '1 0', { kumis: 1 });
    expect(table.events('strength')[0]).toMatchObject({
      law: 'S-6.7',
      kumis: 1,
      dice: [1],
      crew: [3, 3, 0, 0, 0],
      animals: [4, 0, 0, 0, 0],
      abilities: [0, 0, 0, 0, 0],
      total: 12,
    });
  },
);

scythiaLaw.each(
  ['S-6.8', 'A-02', 'T-05'],
  'total $total at the left of Assyria: $vp points, $wounds wounds',
  [
    { total: 9, vp: 0, wounds: 2 },
    { total: 10, vp: 2, wounds: 0 },
    { total: 14, vp: 2, wounds: 0 },
    { total: 15, vp: 2, wounds: 0 },
    { total: 16, vp: 4, wounds: 0 },
    { total: 25, vp: 4, wounds: 0 },
  ],
  ({ total, vp, wounds }) => {
    // 8 of the crew, 1 of the dice, the rest kumis.
    const kumis = total - 9;
    const table = raid('assyria-s1', { provisions: 3, kumis, crew: ['strongman', 'archer', 'punisher'] });
    table.play(`kumis ${kumis}`, 'red1 1 1', 'white1 0 0');
    expect(table.events('strength')[0]!.total).toBe(total);
    expect(table.score(0)).toBe(vp);
    expect(table.events('wounds')[0]).toMatchObject({ dice: 1, band: wounds, total: 1 + wounds });
    expect(table.events('scored')).toMatchObject(vp > 0 ? [{ source: 'raid', points: vp, law: 'S-6.8' }] : []);
  },
);

scythiaLaw(['S-6.8', 'S-6.11'], 'a failed raid still takes plunder and worker', () => {
  const table = cimmeria(['healer', 'gravedigger'], '0 0').play('plunder cimmeria-1');
  expect(table.score(0)).toBe(0);
  expect([table.held(0, 'livestock'), table.view(0).players[0]!.worker]).toEqual([2, 1]);
});

scythiaLaw('S-6.9', 'rewards come before wounds: the Punisher pays 2 silver in Assyria and may then die', () => {
  const crew = [{ character: 'punisher', wounds: 2 }, 'healer', 'gravedigger'];
  const table = raid('assyria-s1', { provisions: 3, crew }).play('kumis 0', 'red1 0 1', 'white1 0 0');
  expect(table.held(0, 'silver')).toBe(2);
  table.play('wound 1');
  expect(table.crew(0)[0]).toBeUndefined();
});

scythiaLaw(
  ['S-6.10', 'S-7.1', 'S-7.2'],
  'wounds are those of dice and band less reductions; only members take them',
  () => {
    const crew = ['raider', 'shield-bearer', { eagle: 'animal-30' }, 'spy'];
    const table = raid('assyria-s1', { provisions: 3, crew }).play('kumis 0', 'red1 0 1', 'white1 0 0');
    expect(table.events('wounds')[0]).toMatchObject({ law: 'S-6.10', dice: 1, band: 2, less: 1, total: 2 });
    expect(table.offers()).toEqual(['wound 1', 'wound 2', 'wound 4']);
    expect(table.refusal('wound 3')).toMatchObject({ law: 'S-7.1', why: 'no-member' });
    table.play('wound 1', 'wound 4');
    expect(table.wounds(0)).toEqual([1, 0, 0, 1, 0]);
    const less = cimmeria([{ character: 'shield-bearer', eagle: 'animal-01' }, 'healer'], '2 1');
    expect([less.events('wounds')[0]!.total, less.window()]).toEqual([0, 'plunder']);
  },
);

scythiaLaw('S-6.10', 'only the raider’s own crew takes wounds off', () => {
  const lessOf = (raider: number, bearer: string, other: string): unknown => {
    const table = position()
      .player(raider, { provisions: 3, crew: ['raider', bearer, 'spy', 'marauder'] })
      .player(1 - raider, { crew: ['raider', other, 'spy', 'marauder'] })
      .turn(raider)
      .play('raid assyria-s1', 'kumis 0', 'red1 0 1', 'white1 0 0');
    return table.events('wounds')[0]!.less;
  };
  for (const raider of [0, 1]) {
    expect(lessOf(raider, 'shield-bearer', 'punisher')).toBe(1);
    expect(lessOf(raider, 'punisher', 'shield-bearer')).toBe(0);
  }
});

scythiaLaw(
  ['S-6.11', 'A-12', 'A-22', 'S-6.13'],
  'the spot is chosen after the roll; all of its plunder is taken, then the turn ends',
  () => {
    const table = raid(
      'cimmeria-s1',
      { provisions: 2, crew: ['raider', 'marauder'] },
      {
        'cimmeria-1': { plunder: { livestock: 2 } },
        'cimmeria-2': { plunder: { gold: 1, wagons: 1 } },
      },
    );
    table.play('kumis 0', 'white1 0 0', 'yellow1 1 0');
    expect(table.offers()).toEqual(['plunder cimmeria-1', 'plunder cimmeria-2']);
    expect(table.refusal('plunder persia-1')).toMatchObject({ law: 'S-6.11', why: 'other-settlement' });
    table.play('plunder cimmeria-2', 'quest quest-09');
    expect(table.view(0).players[0]!.held).toEqual([0, 0, 0, 1, 0, 1, 0]);
    expect(table.view(0).spots[1]).toEqual({ state: 2, plunder: [0, 0, 0, 0], worker: -1, quest: 8 });
    expect([table.window(), table.asked()]).toEqual(['turn', 1]);
  },
);

scythiaLaw('S-6.12', 'a quest under the plunder is turned up and stays for everybody; in Greece there is none', () => {
  const table = cimmeria(['raider', 'marauder'], '0 0').play('plunder cimmeria-1');
  expect(table.outcomes()).toHaveLength(26);
  table.play('quest quest-12');
  expect(table.view(1).spots[0]!.quest).toBe(11);
  const crew = ['strongman', 'berserker', 'veteran', 'conqueror'];
  const greece = raid('greece-s1', { worker: 'red', provisions: 2, wagons: 2, crew }).play('kumis 0');
  greece.play('red1 0 1', 'red2 0 1', 'white1 0 0', 'white2 0 0');
  while (greece.window() === 'wound') greece.play('wound 1');
  greece.play('plunder greece-1');
  expect([greece.window(), greece.asked(), greece.view(0).spots.filter((spot) => spot.quest >= 0)]).toEqual([
    'turn',
    1,
    [],
  ]);
});

scythiaLaw(
  ['S-7.2', 'S-7.3', 'S-7.4', 'A-07', 'A-06'],
  'a member holds as many wounds as its strength; one more kills it, horses do not help',
  () => {
    const crew = [{ character: 'archer', wounds: 1, horse: 'animal-01' }, { character: 'gravedigger' }];
    const table = raid('cimmeria-s1', { provisions: 2, crew }).play('kumis 0', 'white1 0 0');
    // 1 (archer) + 3 (horse) + 2 (ability) = 6: no wounds from the band.
    expect(table.events('strength')[0]!.total).toBe(6);
    const weak = cimmeria([{ character: 'archer', wounds: 2, horse: 'animal-19' }, 'cook'], '0 0', {});
    weak.play('wound 1');
    expect(weak.crew(0)).toEqual([undefined, 'cook', undefined, undefined, undefined]);
    expect(weak.view(0).discard.map((k) => BUILT_IN.characters[k]!.id)).toEqual(['archer']);
    expect(weak.events('killed')).toMatchObject([{ slot: 0 }]);
  },
);

scythiaLaw('S-7.7', 'the animals of the dead stay where they are', () => {
  const table = cimmeria([{ character: 'gravedigger', horse: 'animal-20', eagle: 'animal-35' }, 'cook'], '0 0').play(
    'wound 1',
  );
  expect(table.view(0).players[0]!.slots[0]).toEqual({ crew: -1, wounds: 0, eagle: 34, horse: 19 });
});

scythiaLaw(
  ['S-7.5', 'S-13.2', 'S-13.3', 'A-04', 'T-06'],
  'Conspirator: 2 wounds draw 1 card in all; a third kills and draws none',
  () => {
    const start = (roll: string) =>
      raid('assyria-s1', { provisions: 3, crew: ['conspirator', 'cook', 'healer'] }).play(
        'kumis 0',
        roll,
        'white1 0 0',
      );
    const wounded = start('red1 0 1').play('wound 1', 'wound 1');
    expect(wounded.outcomes()).toContain('draw spy');
    wounded.play('draw spy');
    expect([wounded.wounds(0)[0], wounded.cards(0), wounded.window()]).toEqual([2, ['spy'], 'plunder']);
    const killed = raid('assyria-s1', { provisions: 3, crew: ['conspirator', 'cook', 'spy'] }).play(
      'kumis 0',
      'red1 0 1',
      'white1 0 0',
      'wound 1',
      'wound 1',
      'wound 1',
    );
    expect([killed.window(), killed.cards(0), killed.crew(0)[0]]).toEqual(['plunder', [], undefined]);
  },
);

scythiaLaw('A-08', 'wounds beyond what the crew can hold are lost', () => {
  const table = raid('assyria-s1', { provisions: 3, crew: ['gravedigger', 'healer', 'storyteller'] });
  table.play('kumis 0', 'red1 2 2', 'white1 2 1', 'wound 1', 'wound 2', 'wound 3');
  expect(table.crew(0)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(table.events('wounds-lost')).toMatchObject([{ amount: 1, law: 'A-08' }]);
  expect(table.held(0, 'gold')).toBe(1);
  expect(table.window()).toBe('plunder');
});

scythiaLaw(['E-3.1', 'S-13.2'], 'triggers come in their order, each once', () => {
  const crew = ['executioner', 'looter', { character: 'goldsmith', eagle: 'animal-02' }];
  const table = raid(
    'assyria-s1',
    { provisions: 3, crew },
    { 'assyria-1': { plunder: { gold: 1 } }, 'assyria-2': { plunder: { wagons: 1 } } },
  );
  table.play('kumis 0', 'red1 2 2', 'white1 0 0', 'yellow1 0 2');
  table.play('wound 1', 'wound 1', 'wound 1');
  table.play('wound 2', 'wound 3', 'wound 3');
  expect(table.score(0)).toBe(1);
  expect(table.events('scored').at(-1)).toMatchObject({ law: 'S-13.2', points: 1 });
  table.play('plunder assyria-1');
  expect(table.held(0, 'livestock')).toBe(1);
  expect(table.events('ability').map((e) => e.trigger)).toEqual([5, 7]);
});

scythiaLaw(
  ['E-3.3', 'E-3.2'],
  'conditions: kumis, animals of the slot, wounds at the start, unwounded, top band, plunder',
  () => {
    const strength = (crew: PlayerSetting['crew'], more: PlayerSetting = {}) =>
      cimmeria(crew, '0 0', more).events('strength')[0]!.abilities;
    expect(strength(['tormentor', 'cook'])[0]).toBe(0);
    expect(strength(['tormentor', 'cook'], { kumis: 1 })[0]).toBe(1);
    expect(strength([{ character: 'adventurer', horse: 'animal-13' }, 'cook'])[0]).toBe(0);
    expect(strength([{ character: 'adventurer', horse: 'animal-13', eagle: 'animal-30' }, 'cook'])[0]).toBe(1);
    expect(strength([{ character: 'berserker', wounds: 2 }, 'cook'])[0]).toBe(2);
    expect(strength([{ character: 'berserker', wounds: 1 }, 'cook'])[0]).toBe(0);
    expect(strength(['veteran', 'cook'])[0]).toBe(1);
    expect(strength([{ character: 'veteran', wounds: 1 }, 'cook'])[0]).toBe(0);
    const falconer = [
      { character: 'falconer', eagle: 'animal-01' },
      { character: 'cook', eagle: 'animal-30' },
      { eagle: 'animal-31' },
    ];
    expect(strength(falconer)[0]).toBe(4);
    expect(
      strength([
        { character: 'horse-breaker', horse: 'animal-13' },
        { character: 'cook', horse: 'animal-14' },
      ])[0],
    ).toBe(1);
    const top = cimmeria(['strongman', 'berserker', 'storyteller'], '2 0');
    expect(top.score(0)).toBe(4);
    expect(cimmeria(['strongman', 'raider', 'storyteller'], '0 0').score(0)).toBe(1);
    const gold = raid(
      'cimmeria-s1',
      { provisions: 2, crew: ['strongman', 'goldsmith'] },
      { 'cimmeria-1': { plunder: { gold: 1 } }, 'cimmeria-2': { plunder: { wagons: 2 } } },
    );
    gold.play('kumis 0', 'white1 0 0', 'yellow1 1 0', 'plunder cimmeria-2');
    expect(gold.score(0)).toBe(1);
  },
);

scythiaLaw(
  ['T-08', 'S-8.6', 'S-13.10', 'E-4.2'],
  'a doubling eagle over the Invader: 2 points in Cimmeria, the same strength',
  () => {
    const table = cimmeria([{ character: 'invader', eagle: 'animal-01' }, 'cook'], '0 0');
    expect(table.events('strength')[0]).toMatchObject({ crew: [2, 1, 0, 0, 0], total: 3 });
    expect(table.score(0)).toBe(2);
    expect(cimmeria(['invader', 'cook'], '0 0').score(0)).toBe(1);
    expect(table.events('scored')).toMatchObject([{ source: 'ability', points: 2, law: 'S-6.9' }]);
  },
);

scythiaLaw('T-07', 'the raid on Greece of the rulebook', () => {
  const crew = [
    { eagle: 'animal-25' },
    { character: 'strongman', horse: 'animal-13' },
    'gravedigger',
    { character: 'adventurer', horse: 'animal-14', eagle: 'animal-01' },
    { character: 'tormentor', horse: 'animal-27', eagle: 'animal-26' },
  ];
  const table = raid(
    'greece-s1',
    { worker: 'grey', provisions: 2, wagons: 2, kumis: 3, crew },
    {
      'greece-1': { state: 'raided' },
      'greece-2': { plunder: { gold: 2 } },
    },
  );
  expect([table.held(0, 'provisions'), table.held(0, 'wagons')]).toEqual([0, 0]);
  table.play('kumis 3');
  expect(table.view(0).raid!.unrolled).toEqual([0, 1, 2, 3, 4]);
  table.play('red1 2 2', 'red2 2 2', 'white1 2 0', 'white2 2 1', 'yellow1 0 1');
  expect(table.events('strength')[0]).toMatchObject({
    kumis: 3,
    dice: [2, 2, 2, 2, 0],
    crew: [0, 4, 0, 3, 3],
    animals: [0, 2, 0, 2, 2],
    abilities: [0, 0, 0, 2, 1],
    total: 30,
  });
  expect(table.score(0)).toBe(7);
  expect(table.events('wounds')[0]).toMatchObject({ dice: 6, band: 0, less: 2, total: 4 });
  table.play('wound 5', 'wound 5', 'wound 4', 'wound 3');
  expect(table.crew(0)).toEqual([undefined, 'strongman', undefined, 'adventurer', 'tormentor']);
  expect(table.wounds(0)).toEqual([0, 0, 0, 1, 2]);
  expect(table.held(0, 'gold')).toBe(1);
  table.play('plunder greece-2');
  expect([table.held(0, 'gold'), table.view(0).players[0]!.worker]).toEqual([3, 2]);
});

scythiaLaw('A-32', 'later colours are accepted wherever earlier ones are, and at most 2 spots need red', () => {
  const settlements = BUILT_IN.civilisations.flatMap((c) => c.settlements);
  for (const { allowedWorkers } of settlements) {
    if (allowedWorkers.includes('blue')) expect(allowedWorkers).toContain('grey');
    expect(allowedWorkers).toContain('red');
  }
  const red = settlements.filter((s) => s.allowedWorkers.join() === 'red').flatMap((s) => s.spots);
  expect(red.length).toBeLessThanOrEqual(2);
});
