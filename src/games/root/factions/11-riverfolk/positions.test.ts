import { expect, test } from 'vitest';
import { root } from '../../index.ts';
import { CULT, RIVERFOLK } from '../../words.ts';

const positions = root.positions!;
const settings = { factions: ['cult', 'riverfolk', 'vagabond', 'marquise'], seating: 'listed' };
const prices = { 'hand-card': 1, riverboats: 2, mercenaries: 3 };
const vagabond = { character: 'thief', place: 'f1' };

/** What is wrong with a file that says this of the two factions. */
function problems(cult: object, riverfolk: object, parts: object = {}): string[] {
  const factions = { cult: { outcast: 'fox', ...cult }, riverfolk: { prices, ...riverfolk }, vagabond };
  const reading = positions.read({ settings, turn: 'riverfolk', phase: 'daylight', ...parts, factions });
  return reading.ok ? [] : reading.problems.map((p) => `${p.path} ${p.code}`);
}

test('a file tells of outcast, acolytes, boxes, prices and services', () => {
  const reading = positions.read({
    settings,
    turn: 'riverfolk',
    phase: 'daylight',
    clearings: { c1: { garden: 1, tradepost: 1 } },
    lostSouls: ['anvil'],
    factions: {
      cult: { outcast: 'mouse', hated: true, acolytes: 4, revealed: ['sword'] },
      riverfolk: {
        prices,
        funds: { marquise: 2, riverfolk: 1 },
        payments: { cult: 1 },
        committed: { riverfolk: 2 },
        spaces: { fox: 1 },
        lostPosts: { rabbit: 1 },
        hand: ['bake-sale'],
      },
      vagabond,
    },
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const s = reading.value;
  expect(s.cult).toEqual({ outcast: 2, hated: 1, acolytes: 4 });
  expect(s.riverfolk).toMatchObject({ spaces: [1, 0, 0], lostPosts: [0, 1, 0], prices: [1, 2, 3] });
  expect([s.supply[11], s.supply[13], s.supply[14]]).toEqual([25 - 5, 15 - 3, 9 - 2]);
  const text = positions.show(s);
  for (const line of [
    'outcast: mouse, hated',
    'acolytes: 4',
    'revealed: sword',
    'lost souls: anvil',
    'payments: 1 cult',
  ])
    expect(text).toContain(line);
  expect(text).toContain('prices: hand-card 1, riverboats 2, mercenaries 3');
  expect([s.seat[CULT], s.seat[RIVERFOLK]]).toEqual([0, 1]);
});

test('what no game can lead to is refused', () => {
  expect(problems({}, {})).toEqual([]);
  expect(problems({ outcast: undefined }, {})).toEqual(['factions.cult.outcast missing']);
  expect(problems({ outcast: 'bird' }, {})).toEqual(['factions.cult.outcast unknown-name']);
  expect(problems({ acolytes: 26 }, {})).toContain('factions.cult.acolytes not-in-range');
  expect(problems({}, { prices: { ...prices, riverboats: 5 } })).toContain(
    'factions.riverfolk.prices.riverboats not-in-range',
  );
  expect(problems({}, { prices: {} })).toHaveLength(3);
  expect(problems({}, { funds: { vagabond: 1 } })).toEqual(['factions.riverfolk.funds.vagabond unknown-name']);
  expect(problems({}, { funds: { eyrie: 1 } })).toEqual(['factions.riverfolk.funds.eyrie not-playing']);
  expect(problems({}, { payments: { marquise: 26 } })).toContain('factions.riverfolk.payments.marquise not-in-range');
  expect(problems({}, { spaces: { fox: 1 } })).toEqual([' audit', ' audit']);
  expect(problems({}, { hirer: 'riverfolk' })).toEqual(['factions.riverfolk.hirer not-playing']);
  expect(problems({}, { serving: 'cult' })).toEqual([' audit']);
  const posts = { clearings: { c1: { tradepost: 2 } } };
  expect(problems({}, {}, posts)).toEqual(['clearings.c1.tradepost one-per-clearing']);
  const gone = { clearings: { c1: { tradepost: 1 } } };
  expect(problems({}, { lostPosts: { fox: 3 } }, gone)).toEqual(['clearings post-suits']);
});
