import { describe, expect, expectTypeOf, test } from 'vitest';
import { compile } from '../../scripts/messages/compile.ts';
import { readSources, staleFiles } from '../../scripts/messages/files.ts';
import { wordsIn } from './compiled.ts';
import { listText, numberText, percentText, pluralCategory } from './formats.ts';
import {
  isLanguage,
  type Key,
  LANGUAGES,
  load,
  loadTerms,
  preferredLanguage,
  type Rest,
  type Speaker,
} from './index.ts';
import { partsOf, textOf } from './parts.ts';
import type { OneOf } from './term-pattern.ts';

describe('all messages', () => {
  const { found, files } = compile(readSources());

  test('break no rule', () => {
    expect(found.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('are generated: run "npm run messages" if this fails', () => {
    expect([...staleFiles(files).keys()]).toEqual([]);
  });
});

describe('a speaker', () => {
  test('says a message in the language it was loaded in', async () => {
    const [uk, ru, en] = await Promise.all([
      load('uk', 'common', 'errors'),
      load('ru', 'common', 'errors'),
      load('en', 'common', 'errors'),
    ]);
    expect([uk, ru, en].map((say) => say.t('common.button.cancel'))).toEqual(['Скасувати', 'Отмена', 'Cancel']);
    expect(uk.t('common.label.timeLeft', { n: 21 })).toBe('На хід: 21\u00a0хвилина');
    expect(ru.t('common.label.timeLeft', { n: 3 })).toBe('На ход: 3\u00a0минуты');
    expect(en.t('common.label.timeLeft', { n: 1.5 })).toBe('Time left this turn: 1.5\u00a0minutes');
    expect(uk.t('errors.settings.range', { min: 2, max: 12_345.6 })).toBe('потрібне ціле число від 2 до 12\u00a0345,6');
  });

  test('keeps marks and values apart for a screen', async () => {
    const say = await load('uk', 'common');
    expect(say.rich('common.prompt.shortcut', { key: 'E' })).toEqual([
      'Натисніть ',
      { tag: 'key', parts: [{ arg: 'key', value: 'E', text: 'E' }] },
      ', щоб завершити хід',
    ]);
    expect(say.t('common.prompt.shortcut', { key: 'E' })).toBe('Натисніть E, щоб завершити хід');
    expect(say.rich('common.button.yes')).toEqual(['Так']);
  });

  test('prints a list of names with commas', async () => {
    const say = await load('en', 'common');
    expect(say.t('common.label.wait', { names: ['Оля', 'Mark'] })).toBe('Waiting for Оля, Mark');
  });

  test('looks up ids that come from data, and shows what is missing', async () => {
    const say = await load('ru', 'errors', 'common');
    expect(say.lookup('errors.settings', 'other', { code: 'deck' })).toBe('такие настройки не подходят (deck)');
    expect(say.lookup('errors.settings', 'nonsense')).toBe('⟦errors.settings.nonsense⟧');
    expect(say.lookup('errors.settings', 'other')).toBe('такие настройки не подходят (⟦code⟧)');
    expect(say.missing('errors.settings', ['unknown', 'range', 'nonsense'])).toEqual(['nonsense']);
    expect(say.has('common.button.yes')).toBe(true);
    expect(say.has('toString')).toBe(false);
  });

  test('says keys that are put together from a closed set', async () => {
    const say = await load('en', 'common');
    const names = LANGUAGES.map((language) => say.t(`common.language.${language}`));
    expect(names).toEqual(['Ukrainian', 'Russian', 'English']);
  });

  test('has types for keys and arguments', () => {
    expectTypeOf<Rest<'common.button.yes'>>().toEqualTypeOf<[]>();
    expectTypeOf<Rest<'common.label.timeLeft'>>().toEqualTypeOf<[args: { readonly n: number }]>();
    expectTypeOf<Rest<'common.language.uk' | 'common.language.ru'>>().toEqualTypeOf<[]>();
    expectTypeOf<Rest<'common.button.yes' | 'common.label.timeLeft'>>().toEqualTypeOf<[args: { readonly n: number }]>();
    expectTypeOf<Speaker<'common' | 'errors'>>().toExtend<Speaker<'common'>>();
    expectTypeOf<Speaker<'common'>>().not.toExtend<Speaker<'errors'>>();
    expectTypeOf<'errors.input.json'>().not.toExtend<Key<'common'>>();
    expectTypeOf<OneOf<'a.x.s' | 'a.y.s' | 'a.z' | 'a.v.w.s', 'a.*.s'>>().toEqualTypeOf<'x' | 'y'>();
  });
});

describe('terms', () => {
  test('have names and cases', async () => {
    const terms = await loadTerms('uk', 'root');
    expect(terms.name('root.faction.eyrie.short')).toBe('Крилаті');
    expect(terms.name('root.faction.eyrie.short', 'gen')).toBe('Крилатих');
    expect(terms.name('root.card.ambush-bird', 'gen')).toBe('Засідка!');
    expect(terms.has('root.nothing')).toBe(false);
    expect((await loadTerms('en', 'scythia')).name('scythia.civ.greece', 'acc')).toBe('Greece');
  });

  test('are names with forms and a number', async () => {
    const terms = await loadTerms('uk', 'root');
    const eyrie = terms.named('root.faction.eyrie.short');
    expect(eyrie).toMatchObject({ text: 'Крилаті', isPlural: true, forms: { acc: 'Крилатих' } });
    expect(terms.named('root.faction.cult.short').isPlural).toBe(false);
    const { arg } = wordsIn('uk');
    expect(arg('who', { ...eyrie, id: 'eyrie' }, 'dat')).toEqual({ arg: 'who', value: 'eyrie', text: 'Крилатим' });
  });

  test('of every faction and hireling in Root have the cases that lines ask for', () => {
    const { glossary } = readSources();
    const factions = glossary.filter(({ id }) => /^root\.faction\.(?:\w+\.short|vagabond2)$/.test(id));
    const hirelings = glossary.filter(({ id }) => /^root\.hireling\.[a-z-]+\.(?:promoted|demoted)$/.test(id));
    expect([factions.length, hirelings.length]).toEqual([11, 26]);
    const lacking = [...factions, ...hirelings].flatMap((term) => {
      const asked = factions.includes(term) ? ['gen', 'dat', 'acc'] : ['gen', 'acc'];
      return asked.filter((form) => !term.ukForms?.[form] || !term.ruForms?.[form]).map((form) => `${term.id} ${form}`);
    });
    expect(lacking).toEqual([]);
  });

  test('stand in a message in the form it asks for', () => {
    const { term } = wordsIn('uk');
    const table = { 'x.f.a': { is: 'Рада', gen: 'Ради' }, 'x.f.b': 'Орден' };
    expect(term(table, 'x.f.*', 'who', 'a', 'gen')).toEqual({ arg: 'who', value: 'a', text: 'Ради' });
    expect(term(table, 'x.f.*', 'who', ['a', 'b']).text).toBe('Рада, Орден');
    expect(term(table, 'x.f.*', 'who', 'c').text).toBe('⟦x.f.c⟧');
  });
});

describe('numbers and lists', () => {
  test('follow the language', () => {
    expect(LANGUAGES.map((language) => numberText(language, -12_345.6))).toEqual([
      '−12\u00a0345,6',
      '−12\u00a0345,6',
      '−12,345.6',
    ]);
    expect(LANGUAGES.map((language) => percentText(language, 0.57))).toEqual(['57%', '57\u00a0%', '57%']);
    expect(LANGUAGES.map((language) => listText(language, ['1', '2', '3'], 'and'))).toEqual([
      '1, 2 і 3',
      '1, 2 и 3',
      '1, 2, and 3',
    ]);
    expect(listText('uk', ['1', '2'], 'or')).toBe('1 або 2');
  });

  test.each(LANGUAGES)('small ones in %s are written and counted as Intl does', (language) => {
    const [numbers, plurals] = [new Intl.NumberFormat(language), new Intl.PluralRules(language)];
    for (let n = 0; n < 1010; n++) {
      expect(numberText(language, n)).toBe(numbers.format(n));
      expect(pluralCategory(language, n)).toBe(plurals.select(n));
    }
    expect(numberText(language, 0.5)).toBe(numbers.format(0.5));
  });

  test('plurals know their categories and exact numbers', () => {
    const branches = () => ({ one: '1', few: '2', many: '5', other: '½', '=0': 'none' });
    const uk = (n: number) => wordsIn('uk').plural(n, branches);
    expect([0, 1, 2, 5, 11, 12, 21, 22, 1.5].map(uk)).toEqual(['none', '1', '2', '5', '5', '5', '1', '2', '½']);
    expect([0, 1, 2].map((n) => wordsIn('en').plural(n, branches))).toEqual(['none', '1', '½']);
  });

  test('select falls back to other, also for names every object has', () => {
    const { select } = wordsIn('en');
    expect(['a', 'b', 'toString'].map((value) => select(value, { a: 'A', other: 'O' }))).toEqual(['A', 'O', 'O']);
  });
});

test('parts join neighbouring words', () => {
  const node = ['a', ['b', ''], { tag: 'b', node: ['c', 'd'] }, '', 'e'] as const;
  expect(partsOf(node)).toEqual(['ab', { tag: 'b', parts: ['cd'] }, 'e']);
  expect(textOf(node)).toBe('abcde');
});

test('a reader gets the first language of his that there is', () => {
  expect(preferredLanguage(['de-DE', 'uk-UA', 'en'])).toBe('uk');
  expect(preferredLanguage(['RU'])).toBe('ru');
  expect(preferredLanguage(['de'])).toBe('en');
  expect(isLanguage('uk')).toBe(true);
  expect(isLanguage('be')).toBe(false);
});
