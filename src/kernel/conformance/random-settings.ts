import type { SettingField, Game } from '../game.ts';
import type { GameTypes, Settings } from '../procedure.ts';
import { type Random, shuffle } from '../random.ts';

/** The allowed values of a setting by its id; other settings take any value. */
export type SettingChoices = Readonly<Record<string, readonly unknown[]>>;

/** Most draws. If `readSettings` rejects all of them, `randomSettings` returns undefined. */
const DRAWS = 1000;

/** One table in this many changes values of a `details` setting. */
const CHANGED = 4;

const some = <T>(list: readonly T[], random: Random): T | undefined => list[random(list.length)];

/** A random part of a list, often all of it or none. */
function part<T>(list: readonly T[], random: Random): T[] {
  const way = random(3);
  return way === 0 ? [] : way === 1 ? list.slice() : list.filter(() => random(2) === 0);
}

/** A random number from `least` to `most`; in a large range every order of magnitude is equally likely. */
function number(least: number, most: number, random: Random): number {
  if (most - least < 16) return least + random(most - least + 1);
  return least + random(2 ** random(Math.ceil(Math.log2(most - least + 1))));
}

/** A random value of a setting; undefined leaves the default. */
function randomValue(field: SettingField, seats: number, random: Random): unknown {
  switch (field.kind) {
    case 'number':
      return number(field.least, field.most, random);
    case 'yes-no':
      return random(2) === 0;
    case 'one-of':
      return some(field.choices, random);
    case 'some-of':
      return part(field.choices, random);
    case 'each-seat':
      return field.apart
        ? shuffle(field.choices.slice(), random).slice(0, seats)
        : Array.from({ length: seats }, () => some(field.choices, random));
    case 'details': {
      if (random(CHANGED) > 0) return undefined;
      const changed = field.fields.filter(() => random(field.fields.length) < 2);
      return Object.fromEntries(changed.map((each) => [each.id, randomValue(each, seats, random)]));
    }
  }
}

/** The setting with only the allowed choices. */
function narrowed(field: SettingField, among: SettingChoices): SettingField {
  const choices = among[field.id];
  return choices && 'choices' in field ? ({ ...field, choices } as SettingField) : field;
}

/** Random values for all settings that apply; `given` ones are fixed, and decide which others apply. */
function randomRawSettings<K extends GameTypes>(
  game: Game<K>,
  given: Readonly<Record<string, unknown>>,
  among: SettingChoices,
  random: Random,
): Record<string, unknown> {
  const { least, most } = game.seats;
  const drawn = (some(among['seats'] ?? [], random) as number | undefined) ?? least + random(most - least + 1);
  const seats = typeof given['seats'] === 'number' ? given['seats'] : drawn;
  const raw: Record<string, unknown> = { seats, ...given };
  for (const field of game.settingsForm ?? []) {
    if (field.id in given) continue;
    if (field.when && !field.when.is.includes(raw[field.when.id] as never)) continue;
    const chosen = among[field.id];
    const value =
      chosen && !('choices' in field) ? some(chosen, random) : randomValue(narrowed(field, among), seats, random);
    if (value !== undefined) raw[field.id] = value;
  }
  return raw;
}

/**
 * Random settings from the game's set-up form that `readSettings` accepts. `given` values are fixed. Undefined when `DRAWS`
 * draws were all rejected.
 */
export function randomSettings<K extends GameTypes>(
  game: Game<K>,
  random: Random,
  given: Readonly<Record<string, unknown>> = {},
  among: SettingChoices = {},
): K['settings'] | undefined {
  for (let draw = 0; draw < DRAWS; draw++) {
    const reading = game.readSettings(randomRawSettings(game, given, among, random));
    if (reading.ok) return reading.value;
  }
  return undefined;
}

const nameOf = (id: string, value: unknown): string => `table ${id} ${String(value)}`;

function* valuesOf(field: SettingField, prefix = ''): Generator<string> {
  const id = `${prefix}${field.id}`;
  if (field.kind === 'details') for (const each of field.fields) yield* valuesOf(each, `${id}.`);
  else if (field.kind === 'yes-no') yield* [nameOf(id, true), nameOf(id, false)];
  else if (field.kind === 'number') {
    if (field.most - field.least < 16) for (let n = field.least; n <= field.most; n++) yield nameOf(id, n);
  } else for (const choice of field.choices) yield nameOf(id, choice);
}

function sets<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((item, i) => sets(list.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Every set of distinct choices for the seats that the game accepts. */
function mixes<K extends GameTypes>(game: Game<K>, field: SettingField): (readonly string[])[] {
  if (field.kind !== 'each-seat' || !field.apart) return [];
  const sizes = Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, k) => game.seats.least + k);
  return sizes.flatMap((seats) =>
    sets(field.choices, seats).filter((chosen) => game.readSettings({ seats, [field.id]: chosen }).ok),
  );
}

const mixName = (chosen: readonly string[]): string => `mix ${chosen.slice().sort().join('+')}`;

/** A function that fixes the seats of table number `n`: mix `n` of all mixes, in a random order; undefined without mixes. */
export function everyMix<K extends GameTypes>(
  game: Game<K>,
  among: SettingChoices = {},
): ((n: number, random: Random) => Readonly<Record<string, unknown>>) | undefined {
  for (const field of (game.settingsForm ?? []).map((each) => narrowed(each, among))) {
    const all = mixes(game, field);
    if (all.length === 0) continue;
    return (n, random) => {
      const mix = all[n % all.length]!;
      return {
        seats: mix.length,
        [field.id]: shuffle(mix.slice(), random),
        ...(field.when && { [field.when.id]: field.when.is[0] }),
      };
    };
  }
  return undefined;
}

/** Content names of settings: every number of seats, every value of every setting, every mix of seats. */
export function settingsContent<K extends GameTypes>(game: Game<K>): string[] {
  const { least, most } = game.seats;
  const seats = Array.from({ length: most - least + 1 }, (_, k) => nameOf('seats', least + k));
  const form = game.settingsForm ?? [];
  return [
    ...seats,
    ...form.flatMap((field) => [...valuesOf(field)]),
    ...form.flatMap((field) => mixes(game, field).map(mixName)),
  ];
}

/** The content names that these settings reach. */
export function settingsReached<K extends GameTypes>(game: Game<K>, settings: Settings): string[] {
  const read = settings as unknown as Readonly<Record<string, unknown>>;
  const names = [nameOf('seats', settings.seats)];
  const values = (field: SettingField, of: Readonly<Record<string, unknown>>, prefix = ''): void => {
    const value = of[field.id];
    const id = `${prefix}${field.id}`;
    if (value === undefined) return;
    if (field.kind === 'details')
      for (const each of field.fields) values(each, value as Readonly<Record<string, unknown>>, `${id}.`);
    else if (Array.isArray(value)) {
      names.push(...value.map((one) => nameOf(id, one)));
      if (field.kind === 'each-seat' && field.apart && value.length > 0) names.push(mixName(value as string[]));
    } else names.push(nameOf(id, value));
  };
  for (const field of game.settingsForm ?? []) values(field, read);
  return names;
}
