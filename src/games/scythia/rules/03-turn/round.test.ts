import { expect } from 'vitest';
import { scythiaLaw } from '../../testkit/law.testkit.ts';
import { BUILT_IN } from '../../components/built-in.ts';
import { type PlayerSetting, position, type ScythiaPosition } from '../../testkit/position.testkit.ts';

const SPOTS = BUILT_IN.civilisations.flatMap((c) => c.settlements.flatMap((s) => s.spots));
const inPlay = (seats: number): string[] => SPOTS.filter((s) => s.minPlayers <= seats).map((s) => s.id);

/** All spots but the first `left` of Greece, which hold no quests, are raided. */
function few(seats: number, left: number, players: readonly PlayerSetting[] = []) {
  const maker = position(seats);
  const open = ['greece-1', 'greece-2', 'greece-3'].slice(0, left);
  maker.spots(
    inPlay(seats).filter((name) => !open.includes(name)),
    { state: 'raided' },
  );
  players.forEach((player, seat) => maker.player(seat, player));
  return maker;
}
const work = (table: ScythiaPosition): ScythiaPosition => {
  table.play(table.offers('place')[0]!, 'pass');
  return table.play(table.offers('take')[0]!, 'pass');
};
const FOUR = ['strongman', 'berserker', 'veteran', 'conqueror'];
const GREEK: PlayerSetting = { worker: 'red', provisions: 2, wagons: 2, kumis: 8, crew: FOUR };
const QUESTS = { villageQuests: ['quest-01', 'quest-17'] };

scythiaLaw(
  ['S-11.1', 'S-11.2', 'S-3.3', 'T-19'],
  'a raid at 3 spots triggers the end; the last turns are those of P3, P1, P2',
  () => {
    const maker = few(3, 3, [{}, GREEK, {}])
      .with({ ...QUESTS })
      .spot('persia-1', { state: 'raided', quest: 'quest-02' });
    const table = maker.turn(1).play('raid greece-s1', 'kumis 0').anyChance();
    while (table.window() === 'wound') table.play(table.offers()[0]!);
    table.play('plunder greece-1');
    expect(table.events('end-triggered')).toMatchObject([{ seat: 1, spots: 2, law: 'S-11.1' }]);
    expect([table.asked(), table.view(0).lastTurns]).toEqual([2, 3]);
    for (const seat of [2, 0, 1]) {
      expect(table.asked()).toBe(seat);
      work(table);
    }
    expect(table.result()).toMatchObject({ law: 'S-11.4' });
  },
);

scythiaLaw(['S-11.1', 'A-13'], 'two quests left trigger it too, face up or face down; three do not', () => {
  const start = (quests: string[]) => few(2, 3, [{ worker: 'grey', gold: 1 }, {}]).with({ villageQuests: quests });
  const two = start(['quest-17', 'quest-20']).spot('cimmeria-1', { quest: 'face-down' }).turn(0);
  two.play('place chiefs-tent', 'use chiefs-tent.quest', 'complete quest-17', 'take market', 'pass');
  expect(two.events('end-triggered')).toMatchObject([{ quests: 2 }]);
  const three = start(['quest-17', 'quest-20']).spot('cimmeria-1', { quest: 'face-down' }).turn(0);
  three.play('place chiefs-tent', 'pass', 'take market', 'pass');
  expect(three.view(0).lastTurns).toBe(-1);
});

scythiaLaw('A-14', 'a second trigger changes nothing', () => {
  const table = few(2, 2).with({ lastTurns: 2 }).turn(0);
  work(table);
  expect([table.view(0).lastTurns, table.events('end-triggered')]).toEqual([1, []]);
  work(table);
  expect(table.over()).toBe(true);
});

scythiaLaw('A-33', 'limits hold in last turns too', () => {
  const table = few(2, 2, [{ silver: 12 }, {}])
    .with({ lastTurns: 2 })
    .turn(0);
  expect(work(table).held(0, 'silver')).toBe(8);
});

const ending = (players: readonly PlayerSetting[]): ScythiaPosition =>
  work(
    few(players.length, 2, players)
      .with({ lastTurns: 1, first: 0 })
      .turn(players.length - 1),
  );

scythiaLaw('S-11.3', 'crew, animals, quests, gold 2, equipment 1, wagons 1, two livestock 1', () => {
  const crew = ['shaman', { character: 'trader', eagle: 'animal-34', horse: 'animal-19' }, { horse: 'animal-35' }];
  const table = ending([
    { score: 10, crew, quests: ['quest-01', 'quest-20'], gold: 2, equipment: 3, wagons: 1, livestock: 5 },
    {},
  ]);
  expect(table.events('scored').map((e) => [e.source, e.points, e.law])).toEqual([
    ['crew', 5, 'S-11.3'],
    ['animals', 8, 'S-11.3'],
    ['quests', 12, 'S-11.3'],
    ['gold', 4, 'S-11.3'],
    ['equipment', 3, 'S-11.3'],
    ['wagons', 1, 'S-11.3'],
    ['livestock', 2, 'S-11.3'],
  ]);
  expect(table.score(0)).toBe(45);
  expect(table.result()).toEqual({ winners: [0], ranking: [[0], [1]], law: 'S-11.4' });
});

scythiaLaw(
  ['S-11.4', 'A-21'],
  'ties: quests with crew and animals, then goods, then a shared victory; heroes do not count',
  () => {
    const winners = (a: PlayerSetting, b: PlayerSetting) => ending([a, b]).winners();
    expect(winners({ score: 1, crew: ['cook'] }, { score: 2, hero: 'vadash' })).toEqual([0]);
    expect(winners({ score: 4, silver: 1 }, { quests: ['quest-02'] })).toEqual([1]);
    expect(winners({ score: 4, kumis: 1 }, { score: 4, silver: 2 })).toEqual([1]);
    expect(winners({ score: 4, kumis: 1 }, { score: 4, silver: 1 })).toEqual([0, 1]);
    expect(ending([{ score: 5 }, { score: 9 }, { score: 5 }]).result()!.ranking).toEqual([[1], [0, 2]]);
  },
);

scythiaLaw('S-11.5', 'the score is a plain number beyond 50 and 100', () => {
  expect(ending([{ score: 98, gold: 2 }, {}]).score(0)).toBe(102);
});

scythiaLaw('A-31', 'a turn cap ends the game after as many turns of each; without it none does', () => {
  const table = position(2, 'trader', 2).with({ turns: 1 }).turn(0);
  for (let k = 0; k < 4; k++) {
    expect(table.over()).toBe(false);
    work(table);
  }
  expect(table.events('capped')).toMatchObject([{ law: 'A-31' }]);
  expect(table.over()).toBe(true);
  const free = position().turn(0);
  for (let k = 0; k < 400; k++) work(free);
  expect(free.over()).toBe(false);
});

scythiaLaw('A-31', 'the cap counts the turns of everybody: two for each of three', () => {
  const table = position(3, 'trader', 2).with({ turns: 1 }).turn(0);
  for (let k = 0; k < 5; k++) work(table);
  expect(table.over()).toBe(false);
  expect(work(table).over()).toBe(true);
});

scythiaLaw('A-35', 'hands, the deck and face-down quests are hidden, everything else is open', () => {
  const table = position()
    .player(0, { hand: ['spy'], quests: ['quest-01'] })
    .player(1, { hand: ['cook', 'raider'] })
    .turn(0);
  const other = table.view(1);
  expect(other.players[0]).toMatchObject({ handSize: 1, hand: [], quests: [0] });
  expect(table.view(7).players.map((p) => p.hand)).toEqual([[], []]);
  expect(table.cards(1)).toHaveLength(2);
  expect(other.unseenQuests).toHaveLength(25);
  expect(table.view(0).unseen[0]!.characters).toHaveLength(75);
});
