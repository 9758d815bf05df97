import { describe, expect, test } from 'vitest';
import { LANGUAGES, load } from '../../i18n/index.ts';
import { randomPlayer } from '../../kernel/referee/index.ts';
import { fastRandom } from '../../kernel/index.ts';
import { BUILT_IN } from '../../games/scythia/components/built-in.ts';
import { GAMES } from '../../registry/index.ts';
import { scythiaValues } from '../games/scythia/values.ts';
import { wildValues } from '../games/wild/values.ts';
import { LocalTable } from '../table/local-table.ts';
import { MOST_BYTES, packToPlay, valuesFrom } from './own-values.ts';
import { placeOf, placeText } from './problem-place.ts';
import { type ValueField, valueAt, withValue } from './values-form.ts';

const FORMS = { wild: wildValues, scythia: scythiaValues } as const;
const GAME_NAMES = ['wild', 'scythia'] as const;

/** A value of each game that a printed copy may have otherwise. */
const CHANGE = { wild: ['defenders.list.0.ap', 7], scythia: ['characters.0.cost', 6] } as const;

/** The fields within a field; lists of effects contain each other, and one is within another only once. */
function innerOf(field: ValueField, isWithin: boolean): readonly ValueField[] {
  switch (field.kind) {
    case 'rows':
      return field.columns;
    case 'either':
      return field.options;
    case 'some':
      return field.parts;
    case 'list':
      if (isWithin) return [];
      return field.each.kind === 'variant'
        ? field.each.variants().flatMap(({ fields }) => fields)
        : [{ ...field.each, path: '0', name: field.one }];
    default:
      return [];
  }
}

/** All texts of a field and of those within it. */
function namesOf(field: ValueField, isWithin = false): string[] {
  const inner = innerOf(field, isWithin).flatMap((one) => namesOf(one, isWithin || field.kind === 'list'));
  const choices = 'choices' in field ? field.choices.map(({ name }) => name) : [];
  const added = 'add' in field ? [field.add, field.remove(field.name)] : [];
  return [field.name, ...choices, ...added, ...inner];
}

/** The places of a value that no field of its form shows: nobody could enter them. */
function unshown(field: ValueField, value: unknown, at: string): string[] {
  const keysOf = (object: unknown): string[] => Object.keys(object as object);
  if (field.kind === 'some')
    return keysOf(value).flatMap((key) => {
      const part = field.parts.find(({ path }) => path === key);
      return part ? unshown(part, valueAt(value, key), `${at}.${key}`) : [`${at}.${key}`];
    });
  if (field.kind === 'list')
    return (value as readonly unknown[]).flatMap((entry, k) =>
      unshown({ ...field.each, path: `${k}`, name: field.one }, entry, `${at}.${k}`),
    );
  if (field.kind !== 'variant') return [];
  const variant = field.variants().find((one) => one.value === valueAt(value, field.key));
  if (!variant) return [`${at}.${field.key}`];
  return keysOf(value).flatMap((key) => {
    const fields = variant.fields.filter(({ path }) => path.split('.')[0] === key);
    // A kind of which all have the same value in a place does not ask for it.
    if (key === field.key || valueAt(variant.blank, key) === valueAt(value, key)) return [];
    if (fields.length === 0) return [`${at}.${key}`];
    return fields.flatMap((inner) => unshown(inner, valueAt(value, inner.path), `${at}.${inner.path}`));
  });
}

/** The lists of effects of Scythia, by the component's place. */
async function effectFields(): Promise<readonly (readonly [at: string, field: ValueField & { kind: 'list' }])[]> {
  const components = (await scythiaValues.sections('en')).flatMap((section) => section.components);
  return components.flatMap(({ path, fields }) =>
    fields.flatMap((field) => (field.kind === 'list' ? [[`${path}.${field.path}`, field] as const] : [])),
  );
}

test('every effect of the built-in cards is shown by fields', async () => {
  const lists = await effectFields();
  expect(lists.length).toBeGreaterThan(30);
  expect(lists.flatMap(([at, field]) => unshown(field, valueAt(BUILT_IN, at), at))).toEqual([]);
});

test('every effect that can be added is a sound one with a text, whatever else is added to it', async () => {
  const lists = await effectFields();
  for (const what of ['play', 'raid']) {
    const [at, field] = lists.find(([path]) => path.endsWith(`.${what}`))!;
    if (field.each.kind !== 'variant') throw new Error(at);
    const variants = field.each.variants();
    expect(variants.length).toBe(what === 'play' ? 14 : 6);
    for (const { blank, fields } of variants) {
      const items = fields.find(({ path }) => path === 'items');
      const whole =
        items?.kind === 'some'
          ? withValue(blank, 'items', Object.fromEntries(items.parts.map((part) => [part.path, part.blank])))
          : blank;
      for (const effect of [blank, whole]) {
        const reading = scythiaValues.read(withValue(BUILT_IN, at, [effect]));
        expect(reading.ok ? [] : reading.problems, JSON.stringify(effect)).toEqual([]);
        expect(field.summary!([effect])).not.toMatch(/⟦|^$|undefined/);
      }
    }
    if (what === 'play') continue;
    // All conditions are known once plunder was taken.
    const gain = variants.find(({ value }) => value === 'gain')!;
    const when = gain.fields.find(({ path }) => path === 'when')!;
    if (when.kind !== 'some') throw new Error('when');
    const all = Object.fromEntries(when.parts.map((part) => [part.path, part.blank]));
    const effect = { ...gain.blank, trigger: 'onPlunder', when: all };
    expect(scythiaValues.read(withValue(BUILT_IN, at, [effect])).ok).toBe(true);
    const early = scythiaValues.read(withValue(BUILT_IN, at, [{ ...gain.blank, when: all }]));
    expect(early.ok ? [] : early.problems.map(({ path }) => path)).toEqual([`${at}.0.when.plunderTakenIncludes`]);
  }
});

test('the names of effects and moments in problems are words', async () => {
  const names = await scythiaValues.names('en');
  for (const word of ['onPay', 'reroll', 'swapCrew']) expect(names[word]).toMatch(/ /);
});

describe.each(GAME_NAMES)('the values of %s', (game) => {
  const form = FORMS[game];
  const [path, value] = CHANGE[game];
  const changed = withValue(form.builtIn, path, value);
  const component = path.slice(0, path.lastIndexOf('.'));

  test.each(LANGUAGES)('have a field with words for every place, in %s', async (language) => {
    const sections = await form.sections(language);
    const components = sections.flatMap((section) => section.components);
    expect(components.length).toBeGreaterThan(90);
    for (const one of components)
      for (const field of one.fields) {
        expect(valueAt(form.builtIn, `${one.path}.${field.path}`), `${one.path}.${field.path}`).toBeDefined();
        for (const text of [one.name, ...namesOf(field)]) expect(text, field.path).not.toMatch(/⟦|^$|undefined/);
      }
  });

  test('lose every mark of unpublished values once all components are entered', async () => {
    const all = (await form.sections('en')).flatMap(({ components }) => components.map((one) => one.path));
    const entered = form.withoutMarks(form.builtIn, all);
    expect(form.read(entered).ok).toBe(true);
    expect(JSON.stringify(form.builtIn)).toContain('"reconstructed"');
    expect(JSON.stringify(entered)).not.toContain('"reconstructed"');
    expect([...form.enteredIn(entered)].sort()).toEqual([...all].sort());
    expect(form.enteredIn(form.builtIn)).toEqual([]);
  });

  test('keep what was entered so far in a file, also where it is as built in', async () => {
    const all = (await form.sections('en')).flatMap(({ components }) => components.map((one) => one.path));
    const some = all.filter((_, at) => at % 3 === 1);
    const file = form.withoutMarks(form.builtIn, some);
    const result = valuesFrom(form, JSON.stringify(file));
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect([...result.values.entered].sort()).toEqual([...some].sort());
    // The list is no part of the values that are played.
    expect(result.values.pack).not.toHaveProperty('entered');
    const listed = { ...(file as object), entered: 'all' };
    expect(form.read(listed).ok).toBe(false);
  });

  test('are played as soon as they differ and are sound', () => {
    expect(packToPlay(form, undefined)).toBeUndefined();
    expect(packToPlay(form, { pack: form.builtIn, entered: [] })).toBeUndefined();
    expect(valueAt(packToPlay(form, { pack: changed, entered: [component] }), path)).toBe(value);
    const unsound = withValue(form.builtIn, path, 'many');
    expect(packToPlay(form, { pack: unsound, entered: [component] })).toBeUndefined();
  });

  test('come from a file that is checked and bounded', () => {
    const codes = (text: string): readonly string[] => {
      const result = valuesFrom(form, text);
      return result.ok ? [] : result.problems.map((problem) => `${problem.path} ${problem.code}`.trim());
    };
    expect(codes(JSON.stringify(changed))).toEqual([]);
    expect(codes(' '.repeat(MOST_BYTES + 1))).toEqual(['too-large']);
    expect(codes('{')).toEqual(['not-json']);
    expect(codes('null').length).toBeGreaterThan(0);
    expect(codes(JSON.stringify(withValue(form.builtIn, path, -1))).join()).toContain(path);
    expect(codes(JSON.stringify({ ...(changed as object), more: 1 })).join()).toContain('more unknown');
  });

  test('stay with a table that was begun with them', async () => {
    const { engine } = GAMES[game];
    const rules = await engine.game(changed);
    await expect(engine.game(withValue(form.builtIn, path, 'many'))).rejects.toThrow(path);
    const settings = rules.readSettings({ seats: 2 });
    if (!settings.ok) throw new Error('settings');
    const sitters = [0, 1].map(() => ({ who: 'bot', name: '' }) as const);
    const config = { game, settings: { seats: 2 }, sitters, curtain: false, pack: changed };
    const init = { id: 'own', config, seed: '5a'.repeat(32), made: 1, entries: [] };
    const table = new LocalTable(rules, init, settings.value, randomPlayer(fastRandom(1)), 1);
    table.advance();
    expect(table.saved().pack).toEqual(changed);
    expect(table.info()).not.toHaveProperty('pack');
    expect(valueAt(JSON.parse(table.journal()), `pack.data.${path}`)).toBe(value);
  });
});

test('a value is replaced without touching the data it came from', () => {
  const data = { list: [{ a: 1 }, { a: 2 }], other: true };
  expect(withValue(data, 'list.1.a', 3)).toEqual({ list: [{ a: 1 }, { a: 3 }], other: true });
  expect(withValue(data, 'other', undefined)).toEqual({ list: data.list });
  expect(data).toEqual({ list: [{ a: 1 }, { a: 2 }], other: true });
  expect(valueAt(data, 'list.7.a')).toBeUndefined();
});

test.each([
  ['wild', 'defenders.list.2.ap', /^Defenders: .+ \(.+\): Action points$/],
  ['wild', 'defenders.list', /^Defenders$/],
  ['wild', 'board.slots.4.1', /^Board: Tile slots 5: hex 2$/],
  ['scythia', 'dice.red.faces.2.wounds', /^Dice: .+: Faces 3: Wounds$/],
  ['scythia', 'quests.3.cost.discardStrength', /^Quests: Quest 4: Cost: Strength of discarded crew$/],
  ['scythia', 'characters.0.play.0.items.silver', /^Crew cards: .+: When played 1: What and how much: Silver$/],
  [
    'scythia',
    'characters.28.play.0.then.0.options.1.0.amount',
    /: When played 1: What it brings 1: Options 2: Effect 1: Wounds$/,
  ],
  ['scythia', 'characters', /^Crew cards$/],
] as const)('a problem of %s at %s is told where it is', async (game, path, told) => {
  const say = await load('en', 'values');
  const place = placeOf(await FORMS[game].sections('en'), path, say);
  expect(placeText(place!, say)).toMatch(told);
});

test('a problem of published values has no place in the form', async () => {
  const say = await load('en', 'values');
  expect(placeOf(await scythiaValues.sections('en'), 'plunder', say)).toBeUndefined();
});
