import { expect } from 'vitest';
import { scythiaLaw } from '../../testkit/law.testkit.ts';
import { type PlayerSetting, position, type ScythiaPosition } from '../../testkit/position.testkit.ts';

function tent(player: PlayerSetting, quests: readonly string[], spot?: string): ScythiaPosition {
  const maker = position()
    .player(0, { worker: 'grey', ...player })
    .with({ villageQuests: quests });
  if (spot) maker.spot('persia-1', { state: 'raided', quest: spot });
  return maker.turn(0).play('place chiefs-tent');
}

scythiaLaw('S-9.1', 'any face-up quest, wherever it lies; those face down are not', () => {
  const table = tent({ livestock: 9, gold: 1 }, ['quest-07'], 'quest-17').play('use chiefs-tent.quest');
  expect(table.offers()).toEqual(['complete quest-07', 'complete quest-17']);
  expect(tent({}, []).refusal('use chiefs-tent.quest')).toMatchObject({ law: 'S-9.1', why: 'no-open-quest' });
});

scythiaLaw(['S-9.2', 'E-5', 'T-10'], '1 wagon and 3 livestock for 5 points', () => {
  const table = tent({ wagons: 1, livestock: 4 }, ['quest-01']).play('use chiefs-tent.quest', 'complete quest-01');
  expect([table.held(0, 'wagons'), table.held(0, 'livestock')]).toEqual([0, 1]);
  expect(table.view(0).players[0]!.pending.find((p) => p.source === 'quests')!.points).toBe(5);
  const short = tent({ wagons: 1, livestock: 2, gold: 1 }, ['quest-01', 'quest-17']).play('use chiefs-tent.quest');
  expect(short.refusal('complete quest-01')).toEqual({ law: 'S-9.2', why: 'quest-livestock', a: 3, b: 2 });
  expect(tent({}, ['quest-01']).refusal('use chiefs-tent.quest')).toMatchObject({
    law: 'S-9.2',
    why: 'no-quest-payable',
  });
});

scythiaLaw(
  ['S-9.2', 'E-5', 'A-18', 'T-10'],
  'hand cards of strength 8 or more for 4 points; crew, animals and kumis do not help',
  () => {
    const hand = ['strongman', 'raider', 'cook', 'healer'];
    const table = tent({ hand }, ['quest-02']).play(
      'use chiefs-tent.quest',
      'complete quest-02',
      'discard healer',
      'discard strongman',
      'discard raider',
    );
    expect(table.window()).toBe('discard');
    table.play('discard cook');
    expect([table.cards(0), table.view(0).players[0]!.quests]).toEqual([[], [1]]);
    const crew = [{ character: 'berserker', horse: 'animal-01' }];
    const weak = tent({ hand: ['raider', 'marauder'], crew, kumis: 8 }, ['quest-02', 'quest-03']).play(
      'use chiefs-tent.quest',
    );
    expect(weak.refusal('complete quest-02')).toEqual({ law: 'S-9.2', why: 'quest-strength', a: 8, b: 6 });
    const over = tent({ hand: ['strongman', 'berserker', 'raider'] }, ['quest-02']).play(
      'use chiefs-tent.quest',
      'complete quest-02',
      'discard raider',
      'discard strongman',
      'discard berserker',
    );
    expect(over.view(0).players[0]!.quests).toEqual([1]);
  },
);

scythiaLaw('S-9.3', 'the tile is kept, its place stays empty, its points come at the end', () => {
  const table = tent({ gold: 1 }, ['quest-17', 'quest-20']).play('use chiefs-tent.quest', 'complete quest-17');
  expect(table.view(0).villageQuests).toEqual([-1, 19]);
  expect(table.score(0)).toBe(0);
});
