import { expect } from 'vitest';
import { scythiaLaw } from '../../testkit/law.testkit.ts';
import { newGame, type ScythiaPosition } from '../../testkit/position.testkit.ts';
import { BUILT_IN } from '../../components/built-in.ts';
import { COLOURS } from '../../words.ts';

/** Lets everything happen up to the draft. */
const toDraft = (seats: number, first = 0): ScythiaPosition => {
  const table = newGame(seats);
  while (!table.outcomes().includes('first 0')) {
    const [one] = table.outcomes();
    table.play(one!);
  }
  return table.play(`first ${first}`);
};
const spotsInPlay = (table: ScythiaPosition): number => table.view(0).spots.filter((spot) => spot.state === 1).length;

scythiaLaw('S-2.1', 'two quests lie open in the village, the others face down and undecided', () => {
  const table = newGame(4).play('quest quest-05', 'quest quest-20');
  expect(table.view(0).villageQuests).toEqual([4, 19]);
  const { spots, unseenQuests } = toDraft(4).view(0);
  expect(spots.filter((spot) => spot.quest === -2)).toHaveLength(18);
  expect(spots.slice(18).map((spot) => spot.quest)).toEqual([-1, -1, -1, -1, -1, -1]);
  expect(unseenQuests).toHaveLength(24);
});

scythiaLaw.each(
  ['S-2.2', 'A-25'],
  '$seats players have $spots raid spots, the left ones of each civilisation, and $quests quests',
  [
    { seats: 1, spots: 16, quests: 14 },
    { seats: 2, spots: 16, quests: 14 },
    { seats: 3, spots: 20, quests: 17 },
    { seats: 4, spots: 24, quests: 20 },
  ],
  ({ seats, spots, quests }) => {
    const table = toDraft(seats);
    expect(spotsInPlay(table)).toBe(spots);
    const printed = BUILT_IN.civilisations.flatMap((c) => c.settlements.flatMap((s) => s.spots));
    const columns = table.view(0).spots.flatMap((spot, k) => (spot.state === 1 ? [printed[k]!.column] : []));
    expect(Math.max(...columns)).toBe(spots / 4);
    const { villageQuests, spots: all } = table.view(0);
    expect([...villageQuests, ...all.map((spot) => spot.quest)].filter((quest) => quest !== -1)).toHaveLength(quests);
  },
);

scythiaLaw(['S-2.3', 'S-2.4'], 'each spot gets its number of plunder from the bag, the rest is the supply', () => {
  const table = toDraft(2);
  const { spots, supply } = table.view(0);
  const printed = BUILT_IN.civilisations.flatMap((c) => c.settlements.flatMap((s) => s.spots));
  spots.forEach((spot, k) => {
    const laid = spot.plunder.reduce((sum, n) => sum + n, 0);
    expect(laid).toBe(printed[k]!.minPlayers <= 2 ? printed[k]!.plunder : 0);
  });
  const onBoard = spots.reduce((sum, spot) => sum + spot.plunder.reduce((a, n) => a + n, 0), 0);
  expect(supply.reduce((sum, n) => sum + n, 0)).toBe(80 - onBoard);
});

scythiaLaw(
  ['S-2.5', 'S-2.6', 'S-2.7', 'T-17'],
  'workers of the printed colours; players have 3 silver, 1 provision and a blue one',
  () => {
    const table = toDraft(4);
    const { spots, village, players } = table.view(0);
    const printed = BUILT_IN.civilisations.flatMap((c) => c.settlements.flatMap((s) => s.spots));
    expect(spots.map((spot) => ['blue', 'grey', 'red'][spot.worker])).toEqual(printed.map(({ worker }) => worker));
    expect(village).toEqual([-1, -1, -1, -1, -1, 0, 0, 0]);
    for (const player of players) {
      expect(player.held).toEqual([3, 1, 0, 0, 0, 0, 0]);
      expect([player.worker, player.score]).toEqual([0, 0]);
    }
    expect(COLOURS.map((colour) => table.unused(colour))).toEqual([0, 0, 0]);
    const three = toDraft(3);
    expect(COLOURS.map((colour) => three.unused(colour))).toEqual([1, 1, 3]);
  },
);

scythiaLaw('S-2.8', 'three animals lie open', () => {
  const { row, animalDeck } = toDraft(2).view(0);
  expect(new Set(row).size).toBe(3);
  expect(animalDeck).toBe(33);
});

scythiaLaw(
  ['S-2.9', 'S-2.10', 'S-2.11', 'T-01'],
  'pairs are taken in reverse order; the last one makes the discard',
  () => {
    const table = newGame(3);
    const wanted = ['vadash', 'zarina', 'ateas', 'madyes'];
    const partners = ['trader', 'punisher', 'spy', 'cook'];
    while (!table.outcomes().includes('first 0')) {
      const outcomes = table.outcomes();
      const next = [`hero ${wanted[0]}`, `partner ${partners[0]}`].find((text) => outcomes.includes(text));
      if (next?.startsWith('hero')) wanted.shift();
      if (next?.startsWith('partner')) partners.shift();
      table.play(next ?? outcomes[0]!);
    }
    table.play('first 1');
    expect(table.view(0).offer).toHaveLength(4);
    expect([table.window(), table.asked()]).toEqual(['draft', 0]);
    table.play('pair vadash');
    expect(table.crew(0)).toEqual(['trader', undefined, undefined, undefined, undefined]);
    expect(table.held(0, 'silver')).toBe(3);
    expect(table.asked()).toBe(2);
    expect(table.refusal('pair vadash')).toMatchObject({ law: 'S-2.9', why: 'pair-gone' });
    table.play('pair ateas');
    expect(table.asked()).toBe(1);
    table.play('pair madyes');
    expect(table.view(0).discard.map((kind) => BUILT_IN.characters[kind]!.id)).toEqual(['punisher']);
    expect(table.view(0).offer).toEqual([]);
    expect(table.view(0).players.map((p) => BUILT_IN.heroes[p.hero]!.id)).toEqual(['vadash', 'madyes', 'ateas']);
  },
);

scythiaLaw('S-2.12', 'of five cards each keeps three, all at once and unseen; an answer can be taken back', () => {
  const table = toDraft(2);
  while (table.window() === 'draft') table.play(table.offers()[0]!);
  table.anyChance();
  expect(table.window()).toBe('keep');
  const [mine] = table.offers('', 0);
  table.play(`0: ${mine!}`);
  expect(table.view(0).dropped).toEqual([mine]);
  expect(table.view(1).dropped).toEqual([]);
  table.game.withdraw(table.state, 0);
  for (const seat of [0, 1])
    table.play(`${seat}: ${table.offers('', seat)[0]!}`).play(`${seat}: ${table.offers('', seat)[0]!}`);
  expect(table.window()).toBe('turn');
  expect(table.view(0).players.map((player) => player.handSize)).toEqual([3, 3]);
  expect(table.view(0).discard).toHaveLength(5);
});

scythiaLaw('S-2.13', 'schemes and AI characters are for solo only', () => {
  expect(toDraft(2).view(0).chief).toBeUndefined();
  expect(toDraft(1).view(0).chief).toMatchObject({ score: 0, provisions: 1, scheme: -1, schemesLeft: 14 });
});
