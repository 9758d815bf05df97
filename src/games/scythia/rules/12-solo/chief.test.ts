import { expect } from 'vitest';
import { scythiaLaw } from '../../testkit/law.testkit.ts';
import { componentsOf } from '../../components/components.ts';
import { spentHorses } from './chief.ts';
import { BUILT_IN } from '../../components/built-in.ts';
import { newGame, position, type SpotSetting, type ScythiaPosition } from '../../testkit/position.testkit.ts';

const SPOTS = BUILT_IN.civilisations.flatMap((c) => c.settlements.flatMap((s) => s.spots));
const of = (civ: string): string[] => SPOTS.filter((s) => s.id.startsWith(civ) && s.minPlayers === 1).map((s) => s.id);

/** The player works and passes; then the AI chief's scheme is due. */
function chiefs(
  scheme: string,
  chief: Readonly<Record<string, unknown>>,
  spots: Readonly<Record<string, SpotSetting>> = {},
  more: Readonly<Record<string, unknown>> = {},
  character = 'trader',
): ScythiaPosition {
  const maker = position(1, character).with({ chief, ...more });
  for (const [name, spot] of Object.entries(spots)) maker.spot(name, spot);
  return maker.turn(0).play('place farm', 'pass', 'take market', 'pass', `scheme ${scheme}`);
}
const raided = (names: readonly string[], quest = 'none'): Record<string, SpotSetting> =>
  Object.fromEntries(names.map((name) => [name, { state: 'raided' as const, quest }]));

scythiaLaw(['S-12.1', 'A-27'], 'two pairs, one of them for the player, who starts; nothing is blocked yet', () => {
  const table = newGame(1, 'huntsman');
  while (table.window() !== 'draft') table.play(table.outcomes()[0]!);
  expect(table.offers()).toHaveLength(2);
  table.play(table.offers()[0]!);
  expect(table.view(0).discard).toEqual([]);
  table.anyChance();
  expect(table.window()).toBe('keep');
  table.play(table.offers()[0]!).play(table.offers()[0]!);
  expect(table.offers()).toEqual(['place barracks', 'place silversmith', 'place farm']);
  expect(table.view(0).chief).toMatchObject({
    score: 0,
    provisions: 2,
    strength: 1,
    scheme: -1,
    blocked: -1,
    schemesLeft: 14,
  });
});

scythiaLaw(
  ['S-12.2', 'S-12.9'],
  'no worker is placed on or taken from the blocked building, but effects may use it',
  () => {
    const table = position(1)
      .player(0, { worker: 'grey', hand: ['adventurer'] })
      .with({ chief: { scheme: 'scheme-02' } })
      .turn(0);
    expect(table.refusal('place farm')).toMatchObject({ law: 'S-12.9', why: 'blocked' });
    table.play('place barracks', 'pass', 'take village-centre', 'use village-centre.play-card', 'play adventurer');
    expect(table.play('use farm.provisions').held(0, 'provisions')).toBe(2);
    const taking = position(1)
      .with({ chief: { scheme: 'scheme-04' } })
      .turn(0)
      .play('place farm', 'pass');
    expect(taking.refusal('take market')).toMatchObject({ law: 'S-12.9', why: 'blocked' });
  },
);

scythiaLaw(
  ['S-12.3', 'T-13', 'E-6'],
  'a scheme for Persia: quest, provisions, horse or raid, whatever fails first',
  () => {
    const quests = { villageQuests: ['quest-01', 'quest-02'] };
    const noSpot = chiefs('scheme-09', { provisions: 9 }, raided(of('persia')), quests);
    expect(noSpot.view(0).chief!.quests).toEqual([0]);
    const hungry = chiefs('scheme-09', { provisions: 2, horses: ['animal-01'] });
    expect(hungry.view(0).chief).toMatchObject({ provisions: 4, horses: [0] });
    const weak = chiefs('scheme-09', { provisions: 3, horses: ['animal-13'] }).anyChance();
    expect(weak.view(0).chief).toMatchObject({ provisions: 3, score: 0 });
    expect(weak.view(0).chief!.horses).toHaveLength(2);
    const raids = chiefs(
      'scheme-09',
      { provisions: 3, horses: ['animal-01'] },
      { 'persia-2': { plunder: { gold: 2 } } },
    );
    expect(raids.view(0).chief).toMatchObject({ provisions: 0, score: 8, horses: [] });
    expect(raids.view(0).spots.find((_, k) => SPOTS[k]!.id === 'persia-2')).toMatchObject({
      state: 2,
      plunder: [0, 0, 0, 0],
      worker: -1,
    });
    expect(raids.view(0).supply[0]).toBe(14);
  },
);

scythiaLaw(
  ['S-12.4', 'T-14'],
  'top down: the village row before Assyria, there the left one; bottom up the other way',
  () => {
    const two = {
      'assyria-2': { state: 'raided', quest: 'quest-05' },
      'assyria-4': { state: 'raided', quest: 'quest-06' },
    } as const;
    const spots = { ...raided(of('cimmeria')), ...two };
    expect(chiefs('scheme-01', {}, spots, { villageQuests: ['none', 'quest-07'] }).view(0).chief!.quests).toEqual([6]);
    expect(chiefs('scheme-01', {}, spots).view(0).chief!.quests).toEqual([4]);
    const up = chiefs('scheme-02', {}, spots, { villageQuests: ['quest-08', 'quest-07'] });
    expect(up.view(0).chief!.quests).toEqual([4]);
    const none = chiefs('scheme-02', {}, raided(of('cimmeria'))).anyChance();
    expect(none.view(0).chief!.horses).toEqual([1]);
  },
);

scythiaLaw(['S-12.5', 'S-12.11'], 'provisions have no limit; Huntsman and Outrider gain 3 instead of 2', () => {
  for (const [character, gains] of [
    ['trader', 2],
    ['lookout', 2],
    ['huntsman', 3],
    ['outrider', 3],
  ] as const)
    expect(chiefs('scheme-01', { provisions: 1 }, {}, {}, character).view(0).chief!.provisions).toBe(1 + gains);
  expect(chiefs('scheme-12', { provisions: 20 }).anyChance().view(0).chief!.provisions).toBe(20);
  const start = (chief: string) => newGame(1, chief).anyChance().view(0).chief!;
  expect(['trader', 'lookout', 'huntsman', 'outrider'].map((c) => [start(c).strength, start(c).provisions])).toEqual([
    [0, 1],
    [1, 2],
    [1, 2],
    [2, 3],
  ]);
});

scythiaLaw(['S-12.6', 'T-15'], 'the animal at the printed place, the row is filled, only the horse counts', () => {
  const table = chiefs('scheme-02', { provisions: 2 }, {}, { row: ['animal-25', 'animal-29', 'animal-35'] });
  table.play('animal animal-01');
  expect(table.view(0).chief).toMatchObject({ horses: [28], strength: 1 });
  expect(table.view(0).row).toEqual([24, 0, 34]);
});

scythiaLaw(
  ['S-12.7', 'A-26'],
  'the printed spot, else the next to the right, then from the far left; its worker leaves, its quest turns up',
  () => {
    const strong = { provisions: 9, horses: ['animal-01', 'animal-02'] };
    const target = (spots: Record<string, SpotSetting>) =>
      chiefs('scheme-03', strong, spots).events('chief-raid')[0]!.spot;
    expect(SPOTS[target({})]!.id).toBe('cimmeria-3');
    expect(SPOTS[target(raided(['cimmeria-3']))]!.id).toBe('cimmeria-4');
    expect(SPOTS[target(raided(['cimmeria-3', 'cimmeria-4']))]!.id).toBe('cimmeria-1');
    const table = chiefs('scheme-03', strong);
    const before = position(1).turn(0).unused('grey');
    expect(table.unused('grey')).toBe(before + 1);
    expect(table.play('quest quest-11').view(0).spots[2]!.quest).toBe(10);
  },
);

scythiaLaw(['S-12.8', 'T-16'], 'Lookout in Assyria: 3 provisions, base 1 and the one horse of 2, 7 points', () => {
  const chief = { provisions: 3, horses: ['animal-19', 'animal-13', 'animal-20'] };
  const table = chiefs('scheme-05', chief, {}, {}, 'lookout').anyChance();
  expect(table.view(0).chief).toMatchObject({ provisions: 0, score: 7, horses: [18, 19], strength: 3 });
  expect(table.view(0).animalDiscard).toEqual([12]);
  expect(SPOTS[table.events('chief-raid')[0]!.spot]!.id).toBe('assyria-3');
  expect(table.events('scored')).toMatchObject([{ seat: -1, source: 'scheme', points: 7, law: 'S-12.8' }]);
});

scythiaLaw(['S-12.8', 'A-28'], 'fewest horses, then least excess, then fewest points, then the oldest', () => {
  const box = componentsOf(BUILT_IN);
  const spent = (names: readonly string[], needed: number) =>
    spentHorses(
      box,
      names.map((name) => box.animal.names.indexOf(name)),
      needed,
    ).map((a) => box.animal.names[a]);
  expect(spent(['animal-19', 'animal-20', 'animal-13'], 2)).toEqual(['animal-13']);
  expect(spent(['animal-01', 'animal-13'], 2)).toEqual(['animal-13']);
  expect(spent(['animal-07', 'animal-13'], 2)).toEqual(['animal-13']);
  expect(spent(['animal-14', 'animal-13'], 2)).toEqual(['animal-14']);
  expect(spent(['animal-19', 'animal-01', 'animal-20'], 4)).toEqual(['animal-19', 'animal-01']);
  expect(spent(['animal-01'], 0)).toEqual([]);
});

scythiaLaw('S-12.10', 'an empty scheme deck is made of its discard when the next one is needed', () => {
  const gone = BUILT_IN.schemes.slice(1).map((s) => s.id);
  const table = position(1)
    .with({ chief: { scheme: 'scheme-01', schemesGone: gone } })
    .turn(0);
  table.play('place farm', 'pass', 'take market', 'pass');
  expect(table.outcomes()).toHaveLength(14);
  expect(table.events('reshuffled')).toMatchObject([{ deck: 'schemes' }]);
});

scythiaLaw('A-30', 'with no animal to gain nothing happens', () => {
  const horses = BUILT_IN.animals.slice(3).map((a) => a.id);
  const crew = [0, 1, 2, 3, 4].map((k) => ({ eagle: horses[2 * k]!, horse: horses[2 * k + 1]! }));
  const maker = position(1)
    .player(0, { crew })
    .with({ chief: { provisions: 0, horses: horses.slice(10) }, row: ['animal-01', 'animal-02', 'animal-03'] });
  for (const name of of('cimmeria')) maker.spot(name, { state: 'raided', quest: 'none' });
  const table = maker.turn(0).play('place farm', 'pass', 'take market', 'pass', 'scheme scheme-01');
  expect([table.window(), table.view(0).row]).toEqual(['turn', [0, 1, 2]]);
  expect(table.view(0).chief!.horses).toHaveLength(23);
});

scythiaLaw('A-29', 'whichever side triggers the end: then the other and last the triggering side', () => {
  const others = SPOTS.filter((s) => s.minPlayers === 1 && !['greece-1', 'greece-2', 'greece-3'].includes(s.id)).map(
    (s) => s.id,
  );
  const maker = position(1).with({
    chief: { provisions: 8, horses: ['animal-01', 'animal-02'] },
    villageQuests: ['quest-01', 'quest-02'],
  });
  maker.spots(others, { state: 'raided' }).spot('persia-1', { state: 'raided', quest: 'quest-03' });
  const table = maker.turn(0).play('place farm', 'pass', 'take market', 'pass', 'scheme scheme-12');
  expect(table.events('end-triggered')).toMatchObject([{ seat: -1 }]);
  table.play(table.offers('place')[0]!, 'pass');
  table.play(table.offers('take')[0]!, 'pass');
  expect(table.over()).toBe(false);
  table.play('scheme scheme-13').anyChance();
  expect(table.over()).toBe(true);
});

scythiaLaw('A-29', 'the player triggers the end: the AI chief has a turn, then the player a last one', () => {
  const open = ['greece-1', 'greece-2', 'greece-3'];
  const crew = ['strongman', 'berserker', 'veteran', 'conqueror'];
  const maker = position(1)
    .player(0, { worker: 'red', provisions: 2, wagons: 2, crew })
    .with({ villageQuests: ['quest-01', 'quest-02'] })
    .spots(
      SPOTS.filter((s) => s.minPlayers === 1 && !open.includes(s.id)).map((s) => s.id),
      { state: 'raided' },
    )
    .spot('persia-1', { state: 'raided', quest: 'quest-03' });
  const table = maker.turn(0).play('raid greece-s1', 'kumis 0', 'red1 0 1', 'red2 0 1', 'white1 0 0', 'white2 0 0');
  while (table.window() === 'wound') table.play('wound 1');
  table.play('plunder greece-1');
  expect(table.events('end-triggered')).toMatchObject([{ seat: 0, spots: 2 }]);
  table.play('scheme scheme-02').anyChance();
  expect([table.over(), table.window()]).toEqual([false, 'turn']);
  table.play(table.offers('place')[0]!, 'pass');
  table.play(table.offers('take')[0]!, 'pass');
  expect(table.over()).toBe(true);
});

scythiaLaw('A-31', 'alone the cap counts the turns of both sides: the AI chief has its last one', () => {
  const table = position(1, 'trader', 1).with({ turns: 1 }).turn(0);
  table.play('place farm', 'pass', 'take market', 'pass');
  expect([table.over(), table.outcomes().length]).toEqual([false, 14]);
  table.play('scheme scheme-01').anyChance();
  expect([table.events('capped').length, table.over()]).toEqual([1, true]);
});

scythiaLaw('S-12.12', 'the AI adds quests and remaining horses; it wins ties by the usual rules', () => {
  const end = (score: number, chief: Readonly<Record<string, unknown>>) => {
    const table = position(1)
      .player(0, { score })
      .with({ chief: { provisions: 5, ...chief }, lastTurns: 1 })
      .turn(0);
    return table.play('place farm', 'pass', 'take market', 'pass');
  };
  const table = end(13, { score: 6, quests: ['quest-01'], horses: ['animal-19'] });
  expect(table.events('scored')).toMatchObject([
    { seat: -1, source: 'quests', points: 5, law: 'S-12.12' },
    { seat: -1, source: 'horses', points: 2 },
  ]);
  expect(table.view(0).chief!.score).toBe(13);
  expect(table.winners()).toEqual([]);
  expect(end(14, { score: 6, quests: ['quest-01'], horses: ['animal-19'] }).winners()).toEqual([0]);
  expect(end(6, { score: 6, provisions: 1 }).winners()).toEqual([]);
  expect(end(6, { score: 6, provisions: 0 }).winners()).toEqual([0]);
});
