import { expect, test } from 'vitest';
import { MUTE } from '../../../kernel/index.ts';
import { wildLaw } from '../testkit/law.testkit.ts';
import { turn } from '../rules/06-turn/turn.ts';
import { roll } from '../rules/10-damage/damage.ts';
import { BUILT_IN, packHash, readPack, wild } from '../index.ts';
import { MELEE } from '../rules/queries.ts';
import { game } from '../testkit/position.testkit.ts';
import { componentsOf, registerPack } from './components.ts';
import { ABILITY_OPS, MACHINE_OPS } from './effect-schema.ts';

interface Loose {
  [key: string]: unknown;
}

/** The built-in pack as data of its own, changed at one place. */
function changed(change: (pack: Loose) => unknown): Loose {
  const pack = JSON.parse(JSON.stringify(BUILT_IN)) as Loose;
  change(pack);
  return pack;
}

/** What is wrong with a pack, as `path code`. */
function problems(raw: unknown): string[] {
  const read = readPack(raw);
  return read.ok ? [] : read.problems.map((p) => `${p.path} ${p.code}`);
}

function at(pack: Loose, path: string): Loose {
  return path.split('.').reduce<Loose>((value, key) => value[key] as Loose, pack);
}

test('the built-in pack is sound and survives JSON', () => {
  const read = readPack(JSON.parse(JSON.stringify(BUILT_IN)));
  expect(read).toEqual({ ok: true, value: BUILT_IN });
});

test('every group says where its values come from; what is reconstructed can be seen', () => {
  const { schema: _, name: __, ...groups } = BUILT_IN;
  const sources = Object.entries(groups).map(([name, group]) => `${name} ${group.source}`);
  expect(sources.filter((text) => text.endsWith('reconstructed'))).toEqual([
    'defenders reconstructed',
    'leaders reconstructed',
    'damageDie reconstructed',
    'factories reconstructed',
    'tiles reconstructed',
    'board reconstructed',
    'supportTracks reconstructed',
  ]);
  expect(sources).toHaveLength(11);
});

wildLaw(
  'W-24.10',
  'the vocabulary is closed: every op and field of the pack stands in it, nothing else is loaded',
  () => {
    const used = [
      ...BUILT_IN.abilities.list.map((ability) => ability.effect.op),
      ...BUILT_IN.machineCards.list.flatMap((card) => card.steps.map((step) => step.op)),
    ];
    const known = [...ABILITY_OPS, ...MACHINE_OPS].map((op) => op.op);
    for (const op of used) expect(known).toContain(op);
    for (const op of known) expect(used).toContain(op);
    expect(problems(changed((p) => (at(p, 'abilities.list.0.effect')['op'] = 'explode')))).toEqual([
      'abilities.list.0.effect.op unknown-op',
    ]);
    expect(problems(changed((p) => (at(p, 'abilities.list.0.effect')['loud'] = true)))).toEqual([
      'abilities.list.0.effect.loud unknown',
    ]);
    expect(problems(changed((p) => (at(p, 'machineCards.list.4.steps.1')['activeRange'] = 0)))).toEqual([
      'machineCards.list.4.steps.1.activeRange not-in-range',
    ]);
  },
);

/** Problems and the change that brings them. */
const WRONG: readonly (readonly [problem: string, change: (p: Loose) => unknown])[] = [
  ['schema not-one-of', (p) => (p['schema'] = 'wild-pack/2')],
  ['limits missing', (p) => delete p['limits']],
  ['extra unknown', (p) => (p['extra'] = 1)],
  ['defenders.list.0.ap not-in-range', (p) => (at(p, 'defenders.list.0')['ap'] = -1)],
  ['defenders.list.1.terrain not-one-of', (p) => (at(p, 'defenders.list.1')['terrain'] = 'sea')],
  ['defenders.list not-half-home', (p) => (at(p, 'defenders.list.0')['terrain'] = 'marsh')],
  ['defenders.list.0.ability other-faction', (p) => (at(p, 'defenders.list.0')['ability'] = 'sect.tunnels')],
  ['abilities.list.4.effect wrong-timing', (p) => (at(p, 'abilities.list.4')['timing'] = 'reveal')],
  ['damageDie.faces.5 not-in-range', (p) => (at(p, 'damageDie.faces')[5] = 9)],
  ['factories.chuteSides.2 repeated', (p) => (at(p, 'factories.chuteSides.2')[0] = 3)],
  ['tiles.list.3.front.cells.1 not-one-of', (p) => (at(p, 'tiles.list.3.front.cells')[1] = 'sea')],
  ['board.slots not-a-covering', (p) => (at(p, 'board.slots.0.0')[0] = 0)],
  ['board.mechSymbols.0 not-at-the-border', (p) => (at(p, 'board.mechSymbols.0')[0] = 1)],
  ['supportTracks.byPlayers.3.hands not-so-many', (p) => (at(p, 'supportTracks.byPlayers.3')['hands'] = [])],
  ['setup.breachMarkers not-shared-evenly', (p) => (at(p, 'setup')['breachMarkers'] = 10)],
  ['limits.factoriesBuilt not-in-range', (p) => (at(p, 'limits')['factoriesBuilt'] = 6)],
  ['machineCards.list.0.kind other-kind', (p) => (at(p, 'machineCards.list.0')['kind'] = 'mechs')],
  ['leaders.list missing-id', (p) => (at(p, 'leaders.list.0')['id'] = 'order-x')],
];

test.for(WRONG)('a wrong pack says where and why: %s', ([problem, change]) => {
  expect(problems(changed(change))).toContain(problem);
});

test('what is no pack at all is refused', () => {
  for (const raw of [null, 7, 'pack', []]) expect(problems(raw)).toEqual([' not-an-object']);
  expect(problems(undefined)).toEqual([' missing']);
});

test('another pack is another game: its values are played, and its hash is in the settings', () => {
  const raw = changed((p) => {
    p['name'] = 'mine';
    at(p, 'defenders.list.8')['ap'] = 9;
    at(p, 'damageDie')['faces'] = [2];
  });
  const read = readPack(raw);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const other = wild(read.value);
  const settings = other.readSettings({ seats: 2 });
  if (!settings.ok) throw new Error('settings');
  expect(settings.value.pack).toBe(packHash(read.value));
  expect(settings.value.pack).not.toBe(packHash(BUILT_IN));
  const s = other.begin(settings.value);
  while (other.outcomeCount(s) > 0) other.applyOutcome(s, 0, MUTE);
  s.active[0] = 8;
  s.cell = [0, 1];
  s.stack = [turn(0), roll(0, MELEE)];
  expect(other.outcomeName(s, 0)).toBe('die 2');
  other.applyOutcome(s, 0, MUTE);
  expect(s.ap).toBe(9);
});

test('settings are read with all their problems', () => {
  const read = game.readSettings({ seats: 5, hard: 7, pack: 'x', colour: 'red' });
  expect(read.ok ? [] : read.problems.map((p) => `${p.path} ${p.code}`)).toEqual([
    'colour unknown',
    'seats not-in-range',
    'hard not-in-range',
    'pack other-pack',
  ]);
  expect(game.readSettings(undefined)).toEqual({ ok: false, problems: [{ path: '', code: 'not-an-object' }] });
  expect(game.readSettings({})).toMatchObject({ ok: false, problems: [{ path: 'seats', code: 'missing' }] });
  expect(game.readSettings({ seats: 3 })).toMatchObject({ ok: true, value: { seats: 3, hard: 0 } });
});

test('a state keeps its components when many other packs were registered since', () => {
  const mine = readPack(changed((p) => (p['name'] = 'mine')));
  if (!mine.ok) throw new Error('pack');
  const own = wild(mine.value);
  const settings = own.readSettings({ seats: 2 });
  if (!settings.ok) throw new Error('settings');
  const s = own.begin(settings.value);
  for (let k = 0; k < 100; k++) registerPack({ ...mine.value, name: `other ${k}` });
  expect(componentsOf(s).pack.name).toBe('mine');
  // The game itself still reads settings and positions.
  const again = own.readSettings({ seats: 2 });
  expect(again.ok && componentsOf({ settings: again.value }).pack.name).toBe('mine');
  const position = own.positions!.read(own.positions!.write(s));
  expect(position.ok && componentsOf(position.value).pack.name).toBe('mine');
  // The built-in pack is found by its hash as long as the program runs: views name it.
  expect(componentsOf({ settings: { pack: packHash(BUILT_IN) } }).pack).toEqual(BUILT_IN);
  // A pack that no state uses is found by its hash only while it is one of the last.
  const [first, last] = [0, 99].map((k) => ({ settings: { pack: packHash({ ...mine.value, name: `other ${k}` }) } }));
  expect([componentsOf(last!).pack.name, componentsOf(first!)]).toEqual(['other 99', undefined]);
});
