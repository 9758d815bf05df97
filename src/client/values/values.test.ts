import { describe, expect, test } from 'vitest';
import { LANGUAGES, load } from '../../i18n/index.ts';
import { randomPlayer } from '../../kernel/referee/index.ts';
import { fastRandom } from '../../kernel/index.ts';
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

/** All texts of a field and of those within it. */
function namesOf(field: ValueField): string[] {
  const inner = field.kind === 'rows' ? field.columns : field.kind === 'either' ? field.options : [];
  const choices = 'choices' in field ? field.choices.map(({ name }) => name) : [];
  return [field.name, ...choices, ...inner.flatMap(namesOf)];
}

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
