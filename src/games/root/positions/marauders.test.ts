import { describe, expect, test } from 'vitest';
import { canonicalJson, fastRandom, MUTE, OfferList, seatsOf } from '../../../kernel/index.ts';
import { root } from '../index.ts';
import type { RootOption } from '../types.ts';
import type { RootState } from '../state.ts';

const positions = root.positions!;
const settings = { factions: ['hundreds', 'keepers'], seating: 'listed' };
const HUNDREDS = { mood: 'rowdy' };

function read(file: object): RootState {
  const reading = positions.read(file);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}
function wrong(keepers: object, hundreds: object = HUNDREDS, clearings: object = {}): string[] {
  const reading = positions.read({ settings, clearings, factions: { hundreds, keepers } });
  return reading.ok ? [] : reading.problems.map((p) => `${p.path} ${p.code}`);
}

describe('a random game with the Hundreds and the Keepers', () => {
  const mixes = [
    ['hundreds', 'keepers', 'marquise'],
    ['vagabond', 'vagabond2', 'hundreds', 'keepers'],
    ['keepers', 'alliance', 'hundreds'],
    ['keepers', 'cult', 'riverfolk', 'hundreds'],
  ];
  test.each([0, 1, 2, 3])('number %i reads as it was written', (seed) => {
    const table = root.readSettings({ factions: mixes[seed], deck: seed % 2 === 0 ? 'base' : 'exiles-partisans' });
    if (!table.ok) throw new Error(JSON.stringify(table.problems));
    const random = fastRandom(seed + 1);
    const s = root.begin(table.value);
    const differ: number[] = [];
    for (let act = 0; act < 1200 && !s.over; act++) {
      if (act < 100 || act % 15 === 0) {
        const again = read(JSON.parse(JSON.stringify(positions.write(s))) as object);
        if (canonicalJson(again) !== canonicalJson(s)) differ.push(act);
      }
      const outcomes = root.outcomeCount(s);
      if (outcomes > 0) {
        root.applyOutcome(s, random(outcomes), MUTE);
        continue;
      }
      const seats = seatsOf(root.asked(s));
      const offers = new OfferList<RootOption>();
      root.options(s, seats[0]!, offers);
      root.choose(s, seats[0]!, offers.list[random(offers.list.length)]!, MUTE);
    }
    expect(differ).toEqual([]);
  });
});

test('a file written by hand: mood, hoard, relics, waystations and retinue', () => {
  const s = read({
    settings,
    turn: 'keepers',
    phase: 'daylight',
    clearings: { c5: { badger: 2, relic: 1, waystation: 1 }, c8: { warlord: 1 } },
    factions: {
      hundreds: { mood: 'bitter', hoard: ['boot', 'sword'], gone: ['tea'] },
      keepers: {
        relics: [
          { relic: 'figure-2', at: 'c5' },
          { relic: 'figure', at: 'f1' },
          { relic: 'tablet-3', at: 'recovered' },
        ],
        waystations: { 'figure-tablet': { at: 'c5', side: 'figure' } },
        retinue: { battle: ['faithful-retainer', 'anvil'] },
      },
    },
  });
  expect([s.hundreds.mood, s.hundreds.hoard[0], s.items[5]]).toEqual([0, 1, 1]);
  expect(s.keepers).toMatchObject({ station: [-1, -1, 4], side: [0, 0, 0] });
  const text = positions.show(s);
  for (const line of [
    'mood: bitter',
    'command: 2',
    'figure-2 c5',
    'figure-tablet in c5 as figure',
    'retinue, battle: ',
  ])
    expect(text).toContain(line);
});

describe('everything that is wrong is listed', () => {
  test('mood and items', () => {
    expect(wrong({}, {})).toContain('factions.hundreds.mood missing');
    expect(wrong({}, { mood: 'glad' })).toContain('factions.hundreds.mood unknown-name');
    expect(wrong({}, { mood: 'rowdy', hoard: ['sword', 'sword', 'sword', 'sword', 'sword'] })).toContain(
      'items too-many-items',
    );
  });
  test('relics and waystations must be those on the map', () => {
    expect(wrong({}, HUNDREDS, { c5: { relic: 1 } })).toContain('factions.keepers.relics which-relic');
    expect(wrong({}, HUNDREDS, { c5: { waystation: 1 } })).toContain('factions.keepers.waystations which-waystation');
    expect(wrong({ relics: [{ relic: 'figure-2', at: 'c5' }] })).toContain(' audit');
    expect(wrong({ relics: [{ relic: 'figure-9', at: 'f1' }] })).toContain(
      'factions.keepers.relics.0.relic unknown-name',
    );
    expect(wrong({ relics: [{ relic: 'figure', at: 'f12' }] })).toContain('factions.keepers.relics.0.at unknown-name');
    const five = Array.from({ length: 5 }, () => ({ relic: 'figure', at: 'f1' }));
    expect(wrong({ relics: five })).toContain('factions.keepers.relics.4 too-many-pieces');
    const ones = Array.from({ length: 2 }, () => ({ relic: 'figure-1', at: 'f1' }));
    expect(wrong({ relics: ones })).toContain('factions.keepers.relics relic-values');
    const side = { 'figure-tablet': { at: 'c5', side: 'jewelry' } };
    expect(wrong({ waystations: side })).toContain('factions.keepers.waystations.figure-tablet.side unknown-name');
  });
  test('a retainer lies in the retinue only', () => {
    expect(wrong({ hand: ['faithful-retainer'] })).toContain('factions.keepers.hand.0 card-not-in-deck');
    expect(wrong({ retinue: { fourth: [] } })).toContain('factions.keepers.retinue.fourth unknown');
  });
});
