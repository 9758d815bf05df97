import { expect, test } from 'vitest';
import { CELLS } from '../../../games/wild/rules/00-board/geometry.ts';
import { cell, game, position } from '../../../games/wild/testkit/position.testkit.ts';
import { loadNames } from './names.ts';
import { boardForecastOf } from './board-forecast.ts';
import { threatTexts, groundText, describeCell } from './cell-description.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test('a cell is read aloud with its ground, its pieces and its walls', async () => {
  const names = await loadNames('en');
  const t = position();
  const view = game.view(t.state, 0);
  const outlook = boardForecastOf(view);
  const home = t.state.cell[0]!;
  const said = plain(describeCell(view, home, names, outlook, true));
  expect(said).toContain(`${names.cell(home)}, forest, organizer: Order, camp: Order`);
  expect(said).toMatch(/can be chosen$/);
  expect(plain(describeCell(view, cell('d4'), names, outlook, false))).toBe(
    'D4, machine core, tile 5, arrow to the south-east, 2 snipers',
  );
  const walled = CELLS.map((_, c) => plain(describeCell(view, c, names, outlook, false))).filter((text) =>
    text.includes('walls:'),
  );
  expect(walled.length).toBeGreaterThan(2);
  expect(CELLS.some((_, c) => /engine on the edge/.test(describeCell(view, c, names, outlook, false)))).toBe(true);
});

test('a destroyed factory keeps its number and arrow: constructors are deployed by them', async () => {
  const t = position({ arrow: 0 });
  t.state.token[cell('b2')] = 5;
  t.state.razed[5] = 1;
  const texts = (['uk', 'ru', 'en'] as const).map(async (language) => {
    const names = await loadNames(language);
    return plain(groundText(game.view(t.state, 0), cell('b2'), names));
  });
  expect(await Promise.all(texts)).toEqual([
    'знищений завод 5, стрілка на південний схід',
    'уничтоженный завод 5, стрелка на юго-восток',
    'rewilded factory 5, arrow to the south-east',
  ]);
});

test('what threatens a cell is said with its chance', async () => {
  const names = await loadNames('uk');
  const t = position();
  t.machine('constructors-1').machine('constructors-2');
  const outlook = boardForecastOf(game.view(t.state, 0))!;
  const e4 = cell('e4');
  expect(plain(describeCell(game.view(t.state, 0), e4, names, outlook, false))).toContain('оточена');
  expect(threatTexts(outlook.cells.get(e4), e4, names).map(plain)).toContain('Завод на Д4: 40%');
  expect(threatTexts(undefined, e4, names)).toEqual([]);
});
