import { describe, expect, test } from 'vitest';
import { GEOGRAPHY, MAPS } from '../../../../games/root/components/maps/index.ts';
import { CLEARING_COUNT, PLACES } from '../../../../games/root/words.ts';
import { neighbourTowards } from './arrows.ts';
import { layoutOf, sheetFor } from './layout.ts';

const WIDE = sheetFor({ width: 1122, height: 584 });
const NARROW = sheetFor({ width: 922, height: 584 });
const SQUARE = sheetFor({ width: 768, height: 720 });
const TALL = sheetFor({ width: 390, height: 513 });

const isClearing = (word: string): boolean => word.startsWith('c');
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

describe.each(MAPS)('arrows on the map of %s', (id) => {
  const map = GEOGRAPHY[id];

  test.each([
    ['wide', WIDE],
    ['beside an open panel', NARROW],
    ['square', SQUARE],
    ['upright', TALL],
  ] as const)('reach every clearing and forest of the %s sheet, neighbour by neighbour', (_, sheet) => {
    const layout = layoutOf(id, sheet);
    const places = PLACES.slice(0, CLEARING_COUNT + map.data.forests.length);
    const reached = new Set<string>(['c1']);
    for (const from of reached)
      for (const key of KEYS)
        for (const takes of [isClearing, (word: string) => !isClearing(word)]) {
          const to = neighbourTowards(from, key, map, layout, takes);
          if (to !== undefined) reached.add(to);
        }
    expect(places.filter((place) => !reached.has(place))).toEqual([]);
  });
});

test('an arrow goes to what is adjacent there, and nowhere else', () => {
  const map = GEOGRAPHY.autumn;
  const layout = layoutOf('autumn', WIDE);
  for (let c = 0; c < CLEARING_COUNT; c++)
    for (const key of KEYS) {
      const to = neighbourTowards(PLACES[c]!, key, map, layout, () => true);
      if (to === undefined) continue;
      const place = PLACES.findIndex((one) => one === to);
      expect([...map.waterways[c]!, ...map.forestsAt[c]!], `${PLACES[c]} ${key}`).toContain(place);
    }
  expect(neighbourTowards('c1', 'ArrowUp', map, layout, isClearing)).toBeUndefined();
  expect(neighbourTowards('c1', 'ArrowDown', map, layout, isClearing)).toBe('c9');
});
