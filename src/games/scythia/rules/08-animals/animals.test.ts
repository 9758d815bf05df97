import { expect } from 'vitest';
import { scythiaLaw } from '../../testkit/law.testkit.ts';
import { scythia } from '../../index.ts';
import { BUILT_IN } from '../../components/built-in.ts';
import type { Effect } from '../../components/pack.ts';
import { packWith, type PlayerSetting, position, type ScythiaPosition } from '../../testkit/position.testkit.ts';

const ALL = BUILT_IN.animals.map((a) => a.id);

function stables(player: PlayerSetting = {}, more: Readonly<Record<string, unknown>> = {}): ScythiaPosition {
  const maker = position()
    .player(0, { worker: 'red', silver: 2, equipment: 1, ...player })
    .with(more);
  return maker.turn(0).play('place stables');
}

scythiaLaw('S-8.1', 'an animal is an eagle above a slot or a horse below it; the hidden half does nothing', () => {
  const crew = [{ character: 'raider', eagle: 'animal-01' }, 'cook'];
  const table = position().player(0, { provisions: 2, crew }).turn(0).play('raid cimmeria-s1', 'kumis 0', 'white1 0 0');
  expect(table.events('strength')[0]).toMatchObject({ animals: [0, 0, 0, 0, 0] });
});

scythiaLaw('S-8.2', 'only the open three; the row is filled at once, from the discard when the deck is empty', () => {
  const row = ALL.slice(0, 3);
  const table = stables({}, { row, animalDiscard: ALL.slice(3) }).play('use stables.eagle');
  expect(table.offers('tame').map((text) => text.split(' ')[1])).toEqual(row.flatMap((a) => [a, a, a, a, a]));
  table.play('tame animal-02 eagle 1');
  expect(table.events('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'animals' }]);
  table.play('animal animal-36');
  expect(table.view(0).row).toEqual([0, 35, 2]);
});

scythiaLaw('S-8.2', 'with deck and discard empty nobody gains an animal, whatever lies open', () => {
  const crew = (from: number) =>
    [0, 1, 2, 3, 4].map((k) => ({ eagle: ALL[from + 2 * k]!, horse: ALL[from + 2 * k + 1]! }));
  const three = [0, 1, 2].map((k) => ({ eagle: ALL[33 + k]! }));
  const table = position(4)
    .player(0, { worker: 'red', silver: 2, crew: crew(3) })
    .spot('persia-1', { state: 'raided' })
    .player(1, { crew: crew(13) })
    .player(2, { crew: crew(23) })
    .player(3, { crew: three })
    .with({ row: ALL.slice(0, 3) })
    .turn(0)
    .play('place stables');
  expect(table.refusal('use stables.eagle')).toMatchObject({ law: 'S-8.2', why: 'no-animals' });
});

scythiaLaw.each(
  ['S-8.2', 'E-2'],
  'with deck and discard empty $do further down a list is passed over without a question',
  [{ do: 'takeAnimal', side: 'eagle' }, { do: 'tradeEagleForHorse' }] satisfies readonly Effect[],
  (effect) => {
    const play: Effect[] = [{ do: 'gain', items: { kumis: 1 } }, effect];
    const characters = BUILT_IN.characters.map((c) => (c.id === 'punisher' ? { ...c, play } : c));
    const full = (from: number) =>
      [0, 1, 2, 3, 4].map((k) => ({ eagle: ALL[from + 2 * k]!, horse: ALL[from + 2 * k + 1]! }));
    const table = position(4)
      .player(0, { hand: ['punisher'], crew: full(3) })
      .player(1, { crew: full(13) })
      .player(2, { crew: full(23) })
      .player(3, { crew: [33, 34, 35].map((k) => ({ eagle: ALL[k]! })) })
      .with({ row: ALL.slice(0, 3) })
      .turn(0, scythia(packWith({ characters })))
      .play('place farm', 'pass', 'take village-centre', 'use village-centre.play-card', 'play punisher');
    expect([table.window(), table.asked(), table.held(0, 'kumis')]).toEqual(['turn', 1, 1]);
  },
);

scythiaLaw(['S-8.3', 'S-11.3'], 'a slot need not hold a member; points count in any case', () => {
  const table = stables().play('use stables.horse', 'tame animal-03 horse 5').anyChance();
  expect(table.view(0).players[0]!.slots[4]).toMatchObject({ crew: -1, horse: 2 });
  const { pending } = position()
    .player(0, { crew: [{ horse: 'animal-35' }] })
    .turn(0)
    .view(0).players[0]!;
  expect(pending.find((p) => p.source === 'animals')!.points).toBe(3);
});

scythiaLaw(
  ['S-8.4', 'S-8.5', 'A-23'],
  'one eagle and one horse per slot; a new one replaces that of the same side, which is discarded',
  () => {
    const crew = [{ character: 'cook', eagle: 'animal-30', horse: 'animal-31' }];
    const table = stables({ crew }).play('use stables.eagle', 'tame animal-01 eagle 1').anyChance();
    expect(table.view(0).players[0]!.slots[0]).toMatchObject({ eagle: 0, horse: 30 });
    expect(table.view(0).animalDiscard).toEqual([29]);
    expect(table.events('tamed')).toMatchObject([{ animal: 0, replaced: 29 }]);
  },
);

scythiaLaw('S-8.4', 'the replaced animal does not come back in the same refill', () => {
  const crew = [{ character: 'cook', eagle: 'animal-30' }];
  const row = ['animal-01', 'animal-02', 'animal-03'];
  const rest = ALL.filter((a) => !row.includes(a) && a !== 'animal-30');
  const table = stables({ crew }, { row, animalDiscard: rest }).play('use stables.eagle', 'tame animal-01 eagle 1');
  expect(table.outcomes()).not.toContain('animal animal-30');
});
