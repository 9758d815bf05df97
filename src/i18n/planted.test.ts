import { describe, expect, test } from 'vitest';
import { compile } from '../../scripts/messages/compile.ts';
import { parseSubject } from '../../scripts/messages/files.ts';
import { textOf } from './parts.ts';
import { found, rules, run, sourcesOf, type Trio } from './planted.testkit.ts';

/** A message in which nothing is wrong, with one thing planted. */
const GOOD: Trio = {
  en: 'Choose {n, plural, one {#\u00a0card} other {#\u00a0cards}} (4.3.1)',
  uk: 'Виберіть {n, plural, one {#\u00a0карту} few {#\u00a0карти} many {#\u00a0карт} other {#\u00a0карти}} (п.\u00a04.3.1)',
  ru: 'Выберите {n, plural, one {#\u00a0карту} few {#\u00a0карты} many {#\u00a0карт} other {#\u00a0карты}} (п.\u00a04.3.1)',
};

test('a good message has no faults', () => {
  expect(found(GOOD)).toEqual([]);
});

describe('keys', () => {
  test('missing in a language', () => {
    expect(rules({ uk: 'Так', en: 'Yes' })).toEqual(['ru I-1.1']);
    expect(rules({ uk: 'Так', ru: 'Да' })).toEqual(['en I-1.1']);
  });

  test('not of this subject, or badly written', () => {
    const file = { 'wild.prompt.it': 'Root' };
    expect(compile({ glossary: [], subjects: { root: { uk: file, ru: file, en: file } } }).found).toHaveLength(1);
    expect(rules({ uk: 'Так', ru: 'Да', en: 'Yes' }, 'root.Prompt.it')).toEqual(['en I-1.5']);
    expect(rules({ uk: 'Так', ru: 'Да', en: 'Yes' }, 'root2.prompt.it')).toEqual(['en I-1.5']);
  });

  test('twice in a file', () => {
    expect(() => parseSubject('{\n  "a.b": "1",\n  "a.b": "2"\n}', 'a.json')).toThrow('a.json: key "a.b" is repeated');
  });

  test('remarks outside of the English file', () => {
    expect(rules({ uk: { text: 'Так', note: 'x' }, ru: 'Да', en: 'Yes' })).toEqual(['uk I-1.1']);
  });
});

describe('arguments', () => {
  test('missing, or named otherwise', () => {
    expect(rules({ en: 'Seat: {name}', uk: 'Місце: {name}', ru: 'Место' })).toEqual(['ru L-5']);
    const [first] = found({ en: 'Seat: {name}', uk: 'Місце: {nme}', ru: 'Место: {name}' });
    expect(first).toMatchObject({ language: 'uk', rule: 'L-5', what: '{name} is missing here and used elsewhere' });
  });

  test('a number in one language and a word in another', () => {
    const trio = { en: 'Now {a, select, x {one} other {two}}', uk: 'Нині {a, number}', ru: 'Теперь {a, number}' };
    expect(rules(trio)).toEqual(['en L-5']);
  });

  test('selects that differ', () => {
    const trio = { en: 'It is {a, select, x {so} other {no}}', uk: 'Це {a, select, y {так} other {ні}}' };
    expect(rules({ ...trio, ru: 'Это {a, select, x {так} other {нет}}' })).toEqual(['uk L-5']);
  });

  test('the value of a select printed', () => {
    const text = '{a, select, x {} other {{a}}}';
    expect(rules({ en: `It: ${text}`, uk: `Це: ${text}`, ru: `Это: ${text}` })).toContain('en L-5');
  });

  test('a name whose number a verb follows, and one that a language leaves out', () => {
    const trio = {
      en: '{faction} built it',
      uk: '{faction} {faction_num, select, pl {будують} other {будує}}',
      ru: 'Готово{faction, select, other {}}',
    };
    expect(rules(trio)).toEqual([]);
    expect(rules({ ...trio, uk: '{faction_num, select, one {буде} other {будуть}}' })).toEqual(['uk L-4']);
    expect(rules({ ...trio, ru: 'Готово' })).toEqual(['ru L-5']);
    const read = (language: 'uk' | 'ru', isPlural: boolean): string => {
      const message = run(sourcesOf(trio), language)['root.prompt.it'];
      return textOf(typeof message === 'function' ? message({ faction: { text: 'Крилаті', isPlural } }) : '');
    };
    expect(read('uk', true)).toBe('Крилаті будують');
    expect(read('uk', false)).toBe('Крилаті будує');
    expect(read('ru', true)).toBe('Готово');
  });

  test('a case of a term that has none, and of no term', () => {
    const args = { who: 'root.faction.*' };
    const uk = 'Проти {who_gen}';
    expect(rules({ en: { text: 'Against {who}', args }, uk, ru: 'Против: {who}' })).toEqual([]);
    expect(rules({ en: { text: 'Against {who}', args }, uk, ru: 'Против {who_gen}' })).toEqual(['ru L-12']);
    expect(rules({ en: 'Against {who}', uk, ru: 'Против: {who}' })).toEqual([]);
    expect(rules({ en: { text: 'Against', args }, uk: 'Проти', ru: 'Против' })).toEqual(['en L-5']);
    expect(rules({ en: { text: 'For {a}', args: { a: 'root.no.*' } }, uk: 'Для {a}', ru: 'Для {a}' })).toEqual([
      'en L-12',
    ]);
  });

  test('tags that differ', () => {
    expect(rules({ en: 'See <b>this</b>', uk: 'Див. <b>це</b>', ru: 'См. это' })).toEqual(['ru L-5']);
    expect(rules({ en: 'See <em>this</em>', uk: 'Див. це', ru: 'См. это' })).toEqual(['en L-4']);
  });
});

describe('plurals', () => {
  const noun = '#\u00a0карта';

  test.each([
    ['uk', `{n, plural, one {${noun}} few {${noun}} other {${noun}}}`, 'lacks many'],
    ['ru', `{n, plural, one {${noun}} other {${noun}}}`, 'lacks few, many'],
    ['en', '{n, plural, other {#\u00a0cards}}', 'lacks one'],
    ['en', '{n, plural, one {#\u00a0card} few {#\u00a0cards} other {#\u00a0cards}}', 'en has no few'],
    ['uk', `{n, plural, one {карта} few {${noun}} many {${noun}} other {${noun}}}`, 'has no #'],
    ['ru', `{n, plural, one {${noun}} few {# карты} many {${noun}} other {${noun}}}`, 'a plain space after #'],
    ['uk', '{n, selectordinal, other {#}}', 'selectordinal'],
    ['en', '{n, plural, offset:1 one {#} other {#}}', 'no offset'],
    ['en', '{n, plural, one {#} other {#}', 'not ICU MessageFormat'],
  ] as const)('%s %s', (language, text, what) => {
    const first = found({ ...GOOD, [language]: text })[0];
    expect(first).toMatchObject({ language, rule: 'L-4' });
    expect(first?.what).toContain(what);
  });
});

test('the same noun with another fraction form in another message', () => {
  const noun = (other: string) =>
    `{n, plural, one {#\u00a0карта} few {#\u00a0карти} many {#\u00a0карт} other {#\u00a0${other}}}`;
  const file = (text: string) => ({ 'root.prompt.a': noun('карти'), 'root.prompt.b': text });
  const plain = { 'root.prompt.a': '{n, number}', 'root.prompt.b': '{n, number}' };
  const both = (uk: string) =>
    compile({ glossary: [], subjects: { root: { uk: file(uk), ru: plain, en: plain } } }).found;
  expect(both(noun('карт'))).toMatchObject([{ key: 'root.prompt.b', language: 'uk', rule: 'L-4' }]);
  expect(both(noun('карти'))).toEqual([]);
});

describe('signs', () => {
  const say = (language: 'uk' | 'ru' | 'en', text: string) =>
    rules({ uk: 'Слово', ru: 'Слово', en: 'Word', [language]: text });

  test.each([
    ['uk', 'Карта "Чоботар"', 'L-7'],
    ['uk', "Це ім'я", 'L-7'],
    ['uk', 'Це ім’я', 'I-6'],
    ['ru', 'Карта “Сапожник”', 'I-6'],
    ['ru', 'Карта «Сапожник', 'I-6'],
    ['en', 'The card «Cobbler»', 'I-6'],
    ['en', 'It isʼnt', 'I-6'],
    ['uk', 'Слово  слово', 'L-7'],
    ['uk', 'Єты слово', 'L-7'],
    ['ru', 'Слово її', 'L-7'],
    ['ru', 'Cлово', 'L-7'],
    ['uk', 'Зачекайте...', 'I-6'],
    ['uk', 'Слово — слово', 'I-6'],
    ['ru', 'Слово - слово', 'I-6'],
    ['ru', 'Слово – слово', 'I-6'],
    ['uk', 'Бали: 1-2', 'I-6'],
    ['en', 'Points: -2', 'I-6'],
    ['uk', 'Слово (п. 4.3.1)', 'I-6.1'],
    ['ru', 'Слово №5', 'I-6.1'],
    ['uk', 'Слово (§ 4.3.1)', 'I-6'],
    ['uk', 'Виберіть 2 карти', 'I-6.1'],
    ['uk', 'Виберіть\u00a0карти', 'I-6.1'],
    ['uk', 'Галявина {clearing}', 'I-6.1'],
    ['en', 'In clearing {clearing}', 'I-6.1'],
    ['ru', 'Слово ', 'I-1.2'],
    ['en', '', 'I-1.2'],
    ['en', 'Cafe\u0301', 'L-7'],
    ['uk', 'Leave it', 'I-1.1'],
    ['en', 'Слово', 'I-1.1'],
  ] as const)('%s %s', (language, text, rule) => {
    expect(say(language, text)).toContain(`${language} ${rule}`);
  });

  test.each([
    ['uk', 'Карта «Річкове „Товариство“»\u00a0— звʼязок, 1–2, −3, №\u00a05, (п.\u00a04.3.1)…'],
    ['ru', 'Ещё 2\u00a0карты\u00a0— «Корни», «Root»'],
    ['en', 'The card “Fox’s ‘own’ bag” – it isn’t here, 1–2, −3…'],
  ] as const)('good: %s %s', (language, text) => {
    expect(say(language, text)).toEqual([]);
  });

  test('у before a value', () => {
    expect(rules({ en: 'In {place}', uk: 'Бій у {place}', ru: 'Бой в {place}' })).toEqual(['uk L-6']);
    expect(rules({ en: 'At {place}', uk: 'Бій на {place}', ru: 'Бой на {place}' })).toEqual([]);
  });

  test('a full stop or two colons in a log line', () => {
    expect(rules({ en: 'Turn.', uk: 'Хід', ru: 'Ход' }, 'root.log.it')).toEqual(['en I-5.6']);
    expect(rules({ en: 'A: b: c', uk: 'А: б: в', ru: 'А: б\u00a0— в' }, 'root.log.it')).toEqual(['uk I-4.2']);
  });
});

describe('words', () => {
  test.each([
    ['uk', 'Слідуючий хід', 'L-8'],
    ['uk', 'Відмінити', 'L-8'],
    ['uk', 'Настройки', 'L-8'],
    ['uk', 'Граюча сторона', 'L-8'],
    ['ru', 'Скрафтить', 'L-9'],
    ['ru', 'Тянуть карту', 'L-9'],
    ['ru', 'Карта лицом вниз', 'L-9'],
    ['en', 'The Colours', 'L-8'],
    ['en', 'Canceled, cancelled', 'L-8'],
  ] as const)('%s %s', (language, text, rule) => {
    expect(rules({ uk: 'Слово', ru: 'Слово', en: 'Word', [language]: text })).toEqual([`${language} ${rule}`]);
  });

  test('a verb that agrees with a name is a warning', () => {
    const trio = { en: '{player} took it', uk: '{player} взяв карту', ru: '{player}: взята карта' };
    expect(found(trio)).toMatchObject([{ language: 'uk', rule: 'L-11', level: 'warning' }]);
  });
});

describe('glossary', () => {
  const terms = ['root.warrior'];

  test('a declared term that does not occur, or in a form nobody listed', () => {
    const en = { text: 'Choose a warrior', terms };
    expect(rules({ en, uk: 'Виберіть вояку', ru: 'Выберите фигуру' })).toEqual(['ru L-1']);
    const near = found({ en, uk: 'Виберіть вояку', ru: 'Поговорите с воином' });
    expect(near).toMatchObject([{ language: 'ru', rule: 'L-1', level: 'warning' }]);
  });

  test('a forbidden word, declared or only meant', () => {
    const uk = 'Виберіть воїна';
    expect(rules({ en: 'Choose a warrior', uk, ru: 'Выберите воина' })).toEqual(['uk L-3']);
    expect(rules({ en: { text: 'Warriors', terms }, uk: 'Вояки, боєць', ru: 'Воин' })).toEqual(['uk L-3']);
    expect(rules({ en: 'Choose a hero', uk, ru: 'Выберите героя' })).toEqual([]);
    expect(rules({ en: 'Choose a warrior', uk, ru: 'Выберите воина' }, 'wild.prompt.it')).toEqual([]);
  });

  test('a word of another game', () => {
    const trio = { en: 'Choose a building', uk: 'Виберіть: споруда', ru: 'Выберите здание' };
    expect(rules(trio)).toEqual([]);
    expect(rules(trio, 'scythia.prompt.it')).toEqual(['uk L-2']);
  });

  test('a plural that is not the glossary’s', () => {
    const en = { text: '{n, plural, one {#\u00a0warrior} other {#\u00a0warriors}}', terms };
    const ru = '{n, plural, one {#\u00a0воин} few {#\u00a0воина} many {#\u00a0воинов} other {#\u00a0воина}}';
    const uk = (few: string) =>
      `{n, plural, one {#\u00a0вояка} few {#\u00a0${few}} many {#\u00a0вояк} other {#\u00a0вояки}}`;
    expect(found({ en, uk: uk('вояки'), ru })).toEqual([]);
    expect(rules({ en, uk: uk('вояків'), ru })).toEqual(['uk L-4']);
  });

  test('a printed name that is another one in a translation', () => {
    const card = { id: 'root.card.cobbler', en: 'Cobbler', uk: 'Чоботар', ru: 'Сапожник' };
    const problems = (trio: Trio): readonly string[] =>
      compile(sourcesOf(trio, 'root.prompt.it', [card])).found.map(({ language, rule }) => `${language} ${rule}`);
    expect(problems({ en: 'The Cobbler moves', uk: 'Дія Чоботаря', ru: 'Действие Обувщика' })).toEqual(['ru L-1']);
    expect(problems({ en: 'A cobbler moves', uk: 'Дія', ru: 'Действие' })).toEqual([]);
  });

  test('a term nobody knows', () => {
    expect(rules({ en: { text: 'Word', terms: ['root.nothing'] }, uk: 'Слово', ru: 'Слово' })).toEqual(['en L-12']);
  });

  test('a missing ё', () => {
    expect(rules({ en: 'Roosts', uk: 'Гнізда', ru: 'Гнезда' })).toEqual(['ru L-9']);
  });
});

test('too many branches', () => {
  const plural = (name: string) => `{${name}, plural, one {#} few {#} many {#} other {#}}`;
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map(plural).join(', ');
  const en = many.replaceAll(' few {#} many {#}', '');
  expect(rules({ en, uk: many, ru: many })).toEqual(['uk I-3.9', 'ru I-3.9']);
});

test('values of every kind get their types', () => {
  const text = '{n, number} {who} {how, select, card {x} other {y}} {rest}';
  const cyrillic = text.replace('{x}', '{ах}').replace('{y}', '{ох}');
  const args = { who: 'root.faction.*' };
  const { files } = compile(sourcesOf({ en: { text, args }, uk: cyrillic, ru: cyrillic }));
  const who = "OneOf<RootTerm, 'root.faction.*'>";
  expect(files.get('root.ts')).toContain(
    `{ readonly n: number; readonly who: ${who} | readonly ${who}[]; readonly how: 'card' | 'other'; readonly rest: Value }`,
  );
});

test('a subject may have a name of several words', () => {
  const { found: faults, files } = compile(sourcesOf({ en: 'Word', uk: 'Слово', ru: 'Слово' }, 'law-root.label.it'));
  expect(faults).toEqual([]);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['law-root.ts', 'uk/law-root.ts']));
  expect(files.get('index.ts')).toContain("'law-root': lawRoot,");
  expect(files.get('law-root.ts')).toContain("uk: () => import('./uk/law-root.ts'),");
});
