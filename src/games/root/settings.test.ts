import { expect, test } from 'vitest';
import { rootLaw } from './testkit/law.testkit.ts';
import { EDITIONS, PRESETS, SWITCHES } from './editions.ts';
import { MAPS } from './components/maps/index.ts';
import { root } from './index.ts';
import { PLAYABLE, settingsForm } from './settings.ts';

const usual = (seats: number): object =>
  Object.fromEntries(
    settingsForm.map((field) => [field.id, field.kind === 'each-seat' ? field.usual.slice(0, seats) : field.usual]),
  );

test('the usual answers are settings for a table of every size', () => {
  for (let seats = root.seats.least; seats <= root.seats.most; seats++)
    expect(root.readSettings({ seats, ...usual(seats) }).ok, `${seats}`).toBe(true);
});

test('every map can be played with dealt suits, and only autumn has printed ones', () => {
  for (const map of MAPS) expect(root.readSettings({ ...usual(3), map, suits: 'dealt' }).ok).toBe(true);
  const read = root.readSettings({ ...usual(3), map: 'lake', suits: 'printed' });
  expect(read).toEqual({ ok: false, problems: [{ path: 'suits', code: 'settings.suits-not-printed' }] });
});

test('every switch of every edition, and each of its values, can be said by hand', () => {
  for (const edition of EDITIONS) {
    const read = root.readSettings({ ...usual(3), law: PRESETS[edition] });
    expect(read).toMatchObject({ ok: true, value: { law: PRESETS[edition] } });
  }
  for (const [name, values] of Object.entries(SWITCHES)) {
    expect(new Set<unknown>(values).size).toBe(values.length);
    for (const value of values) expect(root.readSettings({ ...usual(3), law: { [name]: value } }).ok, name).toBe(true);
  }
});

/** Every set of things of a list. */
const setsOf = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

/** The paragraphs that a table is refused with, `?` for a problem without one. */
function refusedBy(raw: object): string[] {
  const read = root.readSettings(raw);
  return read.ok ? [] : read.problems.map((problem) => String(problem.args?.['law'] ?? '?'));
}

test('the second Vagabond needs the first one', () => {
  const read = (...factions: string[]) => root.readSettings({ factions });
  expect(read('marquise', 'vagabond', 'vagabond2').ok).toBe(true);
  expect(read('marquise', 'vagabond2')).toMatchObject({
    ok: false,
    problems: [{ path: 'factions', code: 'settings.second-vagabond' }],
  });
});

const MIXES = setsOf(PLAYABLE).filter((set) => set.includes('vagabond') || !set.includes('vagabond2'));
const CORNERS = ['marquise', 'eyrie', 'cult', 'hundreds', 'keepers', 'duchy'];
/** §14.0: the kinds of each box by the factions they belong to; packs have neutral ones besides. */
const TIED: Readonly<Record<string, readonly string[]>> = {
  marauder: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  'riverfolk-pack': ['riverfolk', 'cult', ''],
  'underworld-pack': ['duchy', 'corvids', ''],
  'marauder-pack': ['hundreds', 'keepers', ''],
};

rootLaw(
  ['14.0', '14.1.5', '16.1'],
  'every mix of two to six factions: refused for corners and hirelings, or played',
  () => {
    for (const factions of MIXES.filter((set) => set.length >= 2 && set.length <= 6))
      for (const hirelings of setsOf(Object.keys(TIED))) {
        const corners = factions.filter((name) => CORNERS.includes(name)).length;
        const kinds = hirelings.flatMap((box) => TIED[box]!).filter((name) => !factions.some((f) => f === name)).length;
        const expected = [...(corners > 4 ? ['16.1'] : []), ...(hirelings.length > 0 && kinds < 3 ? ['14.0'] : [])];
        expect(refusedBy({ factions, hirelings }), `${factions.join()} beside ${hirelings.join()}`).toEqual(expected);
      }
  },
);

rootLaw(
  ['15.8.1', '15.8.1.I', '15.8.1-R2'],
  'every pool for two to six seats: a militant and a card for each, or refused',
  () => {
    const militants = ['marquise', 'eyrie', 'hundreds', 'keepers', 'duchy'];
    for (const pool of MIXES)
      for (let seats = 2; seats <= 6; seats++) {
        const cards = pool.filter((name) => seats > 2 || militants.includes(name));
        const enough = cards.length >= seats && cards.some((name) => militants.includes(name));
        expect(refusedBy({ setup: 'advanced', seats, pool }), `${seats}: ${pool.join()}`).toEqual(
          enough ? [] : ['15.8.1'],
        );
      }
  },
);
