import { expect, test } from 'vitest';
import { GAME } from '../testkit/position.testkit.ts';
import { BUILT_IN } from './built-in.ts';
import { packHash } from './pack-hash.ts';
import { readPack } from './read-pack.ts';

/** A copy of the built-in pack as it comes from a file. */
const raw = (): unknown => JSON.parse(JSON.stringify(BUILT_IN));

/** Puts a value at a path; undefined takes it away, and a number below 0 shortens a list. */
function put(into: unknown, path: string, value: unknown): unknown {
  const keys = path.split('.');
  const last = keys.pop()!;
  let at = into as Record<string, unknown>;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (value !== undefined) at[last] = value;
  else if (Array.isArray(at)) at.splice(Number(last), 1);
  else delete at[last];
  return into;
}

function problems(...changes: readonly (readonly [path: string, value: unknown])[]): string[] {
  const pack = raw();
  for (const [path, value] of changes) put(pack, path, value);
  const read = readPack(pack);
  return read.ok ? [] : read.problems.map((p) => `${p.path} ${p.code}`);
}

test('the built-in pack is sound and read as it is', () => {
  expect(readPack(raw())).toEqual({ ok: true, value: BUILT_IN });
});

test.each<[what: string, path: string, value: unknown, problem: string]>([
  ['an unknown effect', 'heroes.0.ability.0.do', 'teleport', 'heroes.0.ability.0.do unknown-effect'],
  ['an unknown raid effect', 'characters.3.raid.0.do', 'fly', 'characters.3.raid.0.do unknown-effect'],
  [
    'a nested effect',
    'buildings.0.options.0.effects.0.then.0.side',
    'fish',
    'buildings.0.options.0.effects.0.then.0.side not-one-of',
  ],
  ['too few heroes', 'heroes.7', undefined, 'heroes not-so-many'],
  ['too many copies', 'characters.0.copies', 3, 'characters not-so-many'],
  ['a text for a number', 'characters.0.cost', '3', 'characters.0.cost not-in-range'],
  ['a missing field', 'animals.4.horse.vp', undefined, 'animals.4.horse.vp missing'],
  ['an unknown field', 'quests.2.bonus', 1, 'quests.2.bonus unknown'],
  ['an id twice', 'heroes.1.id', 'vadash', 'heroes.1.id used-twice'],
  ['an effect at the wrong moment', 'characters.0.raid.0.trigger', 'onPay', 'characters.0.raid.0.trigger wrong-moment'],
  [
    'a condition that is not known yet',
    'characters.18.raid.0.when',
    { band: 'top' },
    'characters.18.raid.0.when.band not-known-yet',
  ],
  [
    'bands out of order',
    'civilisations.0.settlements.0.bands.2.min',
    5,
    'civilisations.0.settlements.0.bands.2.min not-in-order',
  ],
  ['too few workers', 'workers.red', 4, 'workers.red too-few'],
  ['too little plunder', 'plunder.livestock', 2, 'plunder too-few'],
  ['a scheme for no column', 'schemes.0.column', 7, 'schemes.0.column no-such-column'],
  ['a missing building', 'buildings.7', undefined, 'buildings not-so-many'],
  [
    'a Village Centre verb elsewhere',
    'heroes.0.ability',
    [{ do: 'playCard' }],
    'heroes.0.ability.0.do village-centre-only',
  ],
  ['an effect of nothing', 'heroes.0.ability.0.items', {}, 'heroes.0.ability.0.items nothing'],
  ['no list at all', 'heroes', 'all of them', 'heroes not-a-list'],
])('%s is refused with its path', (_, path, value, problem) => {
  expect(problems([path, value])).toContain(problem);
});

test('a colour that may find no place is refused', () => {
  const only = BUILT_IN.buildings.map((_, k) => [`buildings.${k}.allowedWorkers`, ['grey', 'red']] as const);
  expect(problems(...only)).toContain('buildings no-place-for');
});

test('all problems are listed at once', () => {
  const found = problems(['heroes.0.id', 'Not An Id'], ['quests.0.vp', -1], ['dice.red.faces.5', undefined]);
  expect(found).toEqual(['dice.red.faces not-so-many', 'heroes.0.id not-an-id', 'quests.0.vp not-in-range']);
  expect(readPack(7)).toMatchObject({ ok: false });
});

test('a pack is named by its content, not by the order of its keys', () => {
  const { id, format, ...rest } = BUILT_IN;
  expect(packHash({ ...rest, format, id })).toBe(packHash(BUILT_IN));
  const other = readPack(put(raw(), 'heroes.0.ability.0.items.kumis', 5));
  expect(other.ok && packHash(other.value)).not.toBe(packHash(BUILT_IN));
  expect(GAME.pack).toEqual({ hash: packHash(BUILT_IN), builtIn: true, data: BUILT_IN });
});
