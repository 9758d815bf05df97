import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../i18n/index.ts';
import { isLaw } from '../../../../law/index.ts';
import { root } from '../../../../games/root/index.ts';
import { LANDMARKS } from '../../../../games/root/rules/21-landmarks/landmark.ts';
import { SPECTATOR } from '../../../../kernel/index.ts';
import { rootInWords } from '../in-words.ts';
import { loadNames } from '../names.ts';
import { aboutLandmark, landmarkSpot, landmarksIn, notesOn } from './landmarks.ts';
import { layoutOf, sheetFor } from './layout.ts';
import type { RootView } from '../../../../games/root/view-types.ts';

/** What everybody sees of a position. */
function seen(position: object): RootView {
  const read = root.positions!.read({ turn: 'duchy', phase: 'daylight', ...position });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return root.view(read.value, SPECTATOR);
}

const TABLE = { factions: ['duchy', 'corvids'], seating: 'listed' };
const SUITS = Object.fromEntries(
  Array.from({ length: 12 }, (_, c) => [`c${c + 1}`, ['fox', 'rabbit', 'mouse'][c % 3]]),
);
const CITY_AND_FORGE = seen({
  settings: { ...TABLE, landmarks: 'two' },
  landmarks: { city: 'c5', forge: 'c8', forged: { sword: 1, hammer: 1 } },
});
const MOUNTAIN = seen({ settings: { ...TABLE, map: 'mountain' }, suits: SUITS, clearedPaths: ['c8-c9'] });
const LAKE = seen({ settings: { ...TABLE, map: 'lake' }, suits: SUITS });
const SCREENS = [
  { width: 860, height: 640 },
  { width: 390, height: 560 },
  { width: 1300, height: 560 },
];

describe.each(LANGUAGES)('what landmarks say (%s)', (language) => {
  test('each has its name, its rule and a paragraph of the Law', async () => {
    const names = await loadNames(language);
    for (const name of LANDMARKS)
      for (const view of [CITY_AND_FORGE, MOUNTAIN, LAKE]) {
        const { title, lines } = aboutLandmark({ name, clearing: 0 }, view, names);
        expect(title).toBe(names.terms.name(`root.landmark.${name}`));
        expect(lines[0]!.length).toBeGreaterThan(20);
        expect(isLaw('root', lines.at(-1)!.replace(/^.*(?:§|п\.)\u00a0/, '')), lines.at(-1)).toBe(true);
      }
  });

  test('they are among the board in words, with the Burrow and closed paths', async () => {
    const words = await rootInWords(language);
    const names = await loadNames(language);
    const text = (view: RootView): string => JSON.stringify(words(view, 0));
    for (const name of ['lost-city', 'legendary-forge'] as const)
      expect(text(CITY_AND_FORGE)).toContain(names.terms.name(`root.landmark.${name}`));
    expect(text(CITY_AND_FORGE)).toContain(names.item('hammer'));
    expect(text(LAKE)).toContain(names.say.t('root-board.landmark.lake-ferry'));
    expect(text(MOUNTAIN)).toContain(names.say.t('root-board.landmark.tower'));
    expect(text(MOUNTAIN)).toContain(names.say.t('root-board.aria.closedRoads', { roads: '11' }));
    expect(text(MOUNTAIN)).not.toContain(names.say.t('root-board.aria.closedRoads', { roads: '9' }));
    expect(text(LAKE)).toContain(names.say.t('root-duchy.aria.burrowAlone', { n: 0 }));
  });
});

test('every landmark and closed path can be asked about', async () => {
  const names = await loadNames('en');
  const layout = layoutOf('mountain', sheetFor(SCREENS[0]!));
  expect(landmarksIn(CITY_AND_FORGE).map(({ name }) => name)).toEqual(['legendary-forge', 'lost-city']);
  expect(notesOn(MOUNTAIN, layout, names).map(({ key }) => key.split(' ')[0])).toEqual([
    ...Array.from({ length: 5 }, () => 'path'),
    'tower',
  ]);
});

test.each(['autumn', 'winter', 'lake', 'mountain'] as const)('a landmark stands on the sheet of the %s map', (map) => {
  for (const screen of SCREENS) {
    const layout = layoutOf(map, sheetFor(screen));
    const { width, height, near } = layout.sheet;
    const half = near ? 14 : 11;
    for (let c = 0; c < 12; c++) {
      const [x, y] = landmarkSpot(c, layout);
      expect(Math.min(x, width - x, y, height - y), `c${c + 1} of ${width} × ${height}`).toBeGreaterThan(half);
    }
  }
});
