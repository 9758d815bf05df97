import { describe, expect, test } from 'vitest';
import { root } from '../../../games/root/index.ts';
import { TITLES } from '../../../games/root/components/cards/index.ts';
import { EDITIONS, SWITCHES } from '../../../games/root/editions.ts';
import type { RootEvent, RootOption } from '../../../games/root/types.ts';
import { MAPS } from '../../../games/root/components/maps/index.ts';
import { SERVICES } from '../../../games/root/factions/11-riverfolk/state.ts';
import { MOODS } from '../../../games/root/factions/12-hundreds/state.ts';
import { RELIC_TYPES, RETINUE_COLUMNS } from '../../../games/root/factions/13-keepers/state.ts';
import { hasSetup } from '../../../games/root/rules/14-hirelings/boxes.ts';
import { PIECES } from '../../../games/root/components/pieces.ts';
import { FACTIONS, hireling, HIRELINGS, ITEMS, NO_FACTION, SUITS } from '../../../games/root/words.ts';
import { refusal } from '../../../games/root/refusals.ts';
import { WISH_REASONS } from '../../../games/root/wishes/why.ts';
import { settingsForm } from '../../../games/root/settings.ts';
import { EventRecorder, lowestSeat, OfferRefusalList, seatsOf } from '../../../kernel/index.ts';
import { type Language, LANGUAGES, type Part } from '../../../i18n/index.ts';
import type { TurnSentence } from '../../turns/turns.ts';
import { EVENTS } from './events.testkit.ts';
import { rootTexts } from './texts.ts';

const SEATS = ['Оля', 'Mark', 'Ира', 'Jo', 'Яна', 'Bo'];
const STEPS = 600;

/** Procedures that nobody puts in order: set-ups, turns and their phases. */
const WHOLE = /^(?:game|turn|advancedSetup)$|^[a-z]+(?:Setup|Birdsong|Daylight|Evening)$/;

const withoutSeats = (line: string): string => SEATS.reduce((text, name) => text.replace(name, ''), line);

const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'arg' in part ? part.text : textOf(part.parts))).join('');

/** All that is asked anywhere in the rules. */
const windows = (): string[] =>
  Object.values(root.procs).flatMap((steps: object) =>
    Object.values(steps).flatMap((step: { readonly kind: string; readonly window?: string }) =>
      step.kind === 'choice' && step.window !== undefined ? [step.window] : [],
    ),
  );

/** Tables that between them meet every faction, every hireling box and both set-ups. */
const TABLES: readonly object[] = [
  { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
  { factions: ['vagabond', 'vagabond2', 'eyrie', 'marquise'], deck: 'exiles-partisans' },
  { factions: ['cult', 'riverfolk', 'hundreds', 'keepers'] },
  { factions: ['duchy', 'marquise', 'eyrie'] },
  { factions: ['cult', 'riverfolk', 'vagabond', 'alliance'], hirelings: ['marauder-pack', 'underworld-pack'] },
  { factions: ['hundreds', 'keepers'], hirelings: ['marauder'] },
  { factions: ['marquise', 'alliance', 'keepers'], hirelings: ['riverfolk-pack', 'underworld-pack'] },
  { setup: 'advanced', seats: 5, hirelings: ['marauder', 'riverfolk-pack'] },
  { setup: 'advanced', seats: 4, map: 'winter', hirelings: ['underworld-pack', 'marauder-pack'] },
];

/** All options and events that some hundreds of steps at these tables bring up. */
function play(): { readonly options: ReadonlySet<string>; readonly events: ReadonlySet<string> } {
  const options = new Set<string>();
  const told = new EventRecorder<RootEvent>();
  for (const table of TABLES) {
    const read = root.readSettings(table);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const s = root.begin(read.value, told);
    for (let act = 0; act < STEPS && !s.over; act++) {
      const outcomes = root.outcomeCount(s);
      if (outcomes > 0) {
        root.applyOutcome(s, (act * 7) % outcomes, told);
        continue;
      }
      const seat = lowestSeat(root.asked(s));
      const asked = new OfferRefusalList<RootOption>();
      root.options(s, seat, asked);
      for (const { text } of [...asked.list, ...asked.refused.map(({ option }) => option)]) options.add(text);
      root.choose(s, seat, asked.list[(act * 13) % asked.list.length]!, told);
    }
  }
  const events = told.tellings.flatMap(({ shared, secret }) => (secret === undefined ? [shared] : [shared, secret]));
  return { options, events: new Set(events.map((event) => JSON.stringify(event))) };
}

const met = play();

test('the question about the Decree names the column, and the leader after turmoil is a new one', async () => {
  const column = { column: 'move' };
  const asked = async (language: Language): Promise<readonly (string | undefined)[]> => {
    const { window } = await rootTexts(language);
    return [
      window('eyrie-decree', {}, column),
      window('eyrie-leader', { turns: 5 }),
      window('eyrie-leader', { turns: 0 }),
    ];
  };
  expect(await asked('en')).toEqual([
    'Decree, Move: choose a card to resolve',
    'Turmoil: choose a new leader',
    'Choose a leader',
  ]);
  expect(await asked('uk')).toContain('Указ, «Переміщуйте»: яку карту виконати?');
  expect(await asked('ru')).toContain('Устав, «Перемещение»: какую карту разыграть?');
});

describe.each(LANGUAGES)('Root in %s', (language) => {
  const FOREIGN = language === 'en' ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;

  test('every verb, window and reason has words', async () => {
    const gameTexts = await rootTexts(language);
    const verbs = [...root.lexicon.verbs, 'first'];
    expect(verbs.filter((verb) => gameTexts.verb(verb) === undefined)).toEqual([]);
    const asked = [...windows(), 'order'];
    expect(asked.length).toBeGreaterThan(130);
    expect(asked.filter((name) => gameTexts.window(name) === undefined)).toEqual([]);
    const orderable = Object.keys(root.procs).filter((proc) => !WHOLE.test(proc));
    expect(orderable.filter((proc) => gameTexts.word(proc, 'first', 0) === undefined)).toEqual([]);
    expect(refusal.all.length).toBeGreaterThan(200);
    const reasons = [...refusal.all.map(({ why }) => why), ...WISH_REASONS];
    const texts = reasons.map((why) => gameTexts.reason(why, 1, 2) ?? `⟦${why}⟧`);
    expect(texts.filter((text) => text.includes('⟦'))).toEqual([]);
  });

  test('every option that play brings up is a sentence without ids', async () => {
    const gameTexts = await rootTexts(language);
    expect(met.options.size).toBeGreaterThan(1000);
    const bad = [...met.options].flatMap((text) => {
      const [verb = '', ...rest] = text.split(' ');
      const words = [gameTexts.verb(verb), ...rest.map((word, at) => gameTexts.word(word, verb, at))];
      const sentence = words.join(' ');
      return words.includes(undefined) || sentence.includes('⟦') || FOREIGN.test(sentence)
        ? [`${text}: ${sentence}`]
        : [];
    });
    expect(bad).toEqual([]);
  });

  test('every event that play brings up is a line without ids', async () => {
    const gameTexts = await rootTexts(language);
    expect(met.events.size).toBeGreaterThan(1000);
    const bad = [...met.events].flatMap((event) => {
      const line = textOf(gameTexts.event(JSON.parse(event) as RootEvent, SEATS) ?? []);
      return /^$|⟦|undefined/.test(line) || FOREIGN.test(withoutSeats(line)) ? [`${event}: ${line}`] : [];
    });
    expect(bad).toEqual([]);
  });

  test('every kind of event has a line', async () => {
    const gameTexts = await rootTexts(language);
    for (const [kind, events] of Object.entries(EVENTS))
      for (const event of events) {
        const line = textOf(gameTexts.event(event, SEATS) ?? []);
        expect(line, kind).not.toBe('');
        expect(line, kind).not.toMatch(/⟦|undefined/);
        expect(withoutSeats(line), kind).not.toMatch(FOREIGN);
      }
  });

  test('every card says what it does', async () => {
    const gameTexts = await rootTexts(language);
    for (const title of TITLES) {
      const { name, suit, effect } = gameTexts.card(title);
      expect([name, suit, effect].join(' '), title).not.toMatch(/⟦/);
      expect(effect.length, title).toBeLessThan(200);
    }
  });

  test('hirelings, moods, services, relics, columns, boards and setup cards say what they do', async () => {
    const { about } = await rootTexts(language);
    for (const name of HIRELINGS)
      for (const demoted of [false, true]) {
        const { effects, name: title } = about.hireling(name, demoted);
        expect(title, name).not.toMatch(/⟦/);
        const timed = effects.map(({ when }) => when);
        expect(timed.includes('setup'), `${name} ${demoted}`).toBe(hasSetup(hireling(name), demoted));
        expect(timed.filter((when) => when !== 'setup').length, `${name} ${demoted}`).toBeGreaterThan(0);
        expect(effects.filter(({ about: text }) => text.includes('⟦') || text.length > 260)).toEqual([]);
      }
    const all = [
      ...MOODS.map(about.mood),
      ...SERVICES.map(about.service),
      ...RELIC_TYPES.map(about.relic),
      ...RETINUE_COLUMNS.map(about.column),
      ...FACTIONS.flatMap(about.board),
      ...FACTIONS.map(about.setupCard),
    ];
    expect(all.length).toBeGreaterThan(70);
    expect(all.filter((one) => `${one.name}${one.about}`.includes('⟦') || !one.about.endsWith('.'))).toEqual([]);
  });

  test('every setting and each of its choices is explained', async () => {
    const gameTexts = await rootTexts(language);
    for (const field of settingsForm) {
      expect(gameTexts.setting(field.id), field.id).toBeDefined();
      const choices = 'choices' in field ? field.choices : [];
      const untold = choices.filter((choice) => gameTexts.setting(field.id, choice) === undefined);
      expect(untold, field.id).toEqual([]);
      const explained = field.kind === 'one-of' ? choices : [];
      expect(
        explained.filter((choice) => gameTexts.setting(field.id, choice)?.about === undefined),
        field.id,
      ).toEqual([]);
    }
    for (const faction of FACTIONS) expect(gameTexts.setting('factions', faction)?.about, faction).toBeDefined();
    for (const [id, values] of Object.entries(SWITCHES)) {
      expect(gameTexts.setting(`law.${id}`)?.about, id).toBeDefined();
      for (const value of values) expect(gameTexts.setting(`law.${id}`, String(value)), `${id} ${value}`).toBeDefined();
    }
    for (const map of MAPS) expect(gameTexts.setting('map', map)?.about, map).toBeDefined();
    for (const edition of EDITIONS) expect(gameTexts.setting('edition', edition)?.about, edition).toBeDefined();
  });

  test('every field of the view has a name', async () => {
    const gameTexts = await rootTexts(language);
    const read = root.readSettings({ factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const fields = new Set<string>();
    const gather = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(gather);
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) {
          fields.add(name);
          gather(inner);
        }
    };
    gather(root.view(root.begin(read.value), 0));
    expect([...fields].filter((name) => gameTexts.field(name) === undefined)).toEqual([]);
  });
});

test('options read as sentences', async () => {
  const say = async (language: (typeof LANGUAGES)[number], text: string): Promise<string> => {
    const gameTexts = await rootTexts(language);
    const [verb = '', ...rest] = text.split(' ');
    const words = [gameTexts.verb(verb), ...rest.map((word, at) => gameTexts.word(word, verb, at))];
    const order = gameTexts.readingOrder!(verb)?.map((at) => at + 1) ?? words.map((_, at) => at).slice(1);
    return [0, ...order]
      .map((at) => words[at])
      .join(' ')
      .replaceAll('\u00A0', ' ');
  };
  expect(await say('en', 'battle c4 eyrie')).toBe('Battle in clearing 4 against the Eyrie');
  expect(await say('uk', 'battle c4 eyrie')).toBe('Розпочати бій на галявині 4 проти Крилатих');
  expect(await say('ru', 'move c4 c12')).toBe('Переместиться с поляны 4 на поляну 12');
  expect(await say('uk', 'build sawmill c5')).toBe('Збудувати лісопильню на галявині 5');
  expect(await say('ru', 'aid marquise')).toBe('Помочь Маркисе');
  expect(await say('ru', 'place c1')).toBe('Поместить на поляну 1');
  expect(await say('ru', 'delve c1 f1 figure')).toBe('Выкопать реликвию (статуя ценностью вниз) из леса 1 на поляну 1');
  expect(await say('en', 'delve c7 f5 tablet')).toBe('Delve a tablet (face down) from forest 5 to clearing 7');
  expect(await say('uk', 'recover c6 tablet-1')).toBe('Віднайти скрижаль цінністю 1 на галявині 6');
  expect(await say('ru', 'recruit-suit fox')).toBe('Завербовать воинов на всех лисьих полянах');
  expect(await say('uk', 'expose c3 bomb')).toBe('Викрити інтригу «Бомба» на галявині 3');
  expect(await say('uk', 'landmark elder-treetop')).toBe('Підготувати Прадавню крону');
  expect(await say('uk', 'sway foremole')).toBe('Схилити міністра «Старший кріт»');
  expect(await say('en', 'sway foremole')).toBe('Sway the Foremole');
  expect(await say('en', 'first lostBase mouse')).toBe('Resolve first: losing a base (mouse)');
  expect(await say('uk', 'informants ambush-mouse')).toBe(
    'Скористатися картою «Інформатори» та взяти карту «Засідка!» (миші)',
  );
  expect(await say('en', 'convert c9 rat')).toBe('Convert a warrior of the Hundreds in clearing 9');
  expect(await say('ru', 'convert c4 rat')).toBe('Обратить воина Полчищ на поляне 4');
  expect(await say('uk', 'convert c4 rat')).toBe('Навернути вояку Полчищ на галявині 4');
  expect(await say('ru', 'coalition dominance-bird marquise')).toBe(
    'Сформировать коалицию за карту «Птичье превосходство» (птицы) вместе с Маркисой',
  );
  expect(await say('uk', 'slip f3')).toBe('Шмигнути до хащ 3');
  expect(await say('uk', 'spend better-burrow-bank')).toBe('Витратити карту «Банк „Надійна нора“» (кролі)');
  expect(await say('en', 'craft anvil')).toBe('Craft “Anvil” (fox)');
});

test('names in a line keep their ids', async () => {
  const gameTexts = await rootTexts('uk');
  const parts = gameTexts.event({ type: 'battle', clearing: 4, attacker: 0, defender: 1 }, SEATS) ?? [];
  const values = parts.flatMap((part) => (typeof part !== 'string' && 'arg' in part ? [part.value] : []));
  expect(values).toEqual(['marquise', 'eyrie', 5]);
});

test('lines of the log are sentences: verbs follow the number of a name, objects stand in the accusative', async () => {
  const gameTexts = await rootTexts('uk');
  const read = (event: RootEvent): string => textOf(gameTexts.event(event, SEATS) ?? []).replaceAll('\u00A0', ' ');
  const battle = { type: 'battle', clearing: 4 } as const;
  expect(read({ ...battle, attacker: 0, defender: 1 })).toBe('Муркіза нападає на Крилатих на галявині 5');
  expect(read({ ...battle, attacker: 1, defender: 0 })).toBe('Крилаті нападають на Муркізу на галявині 5');
  const sawmill = PIECES.indexOf('sawmill');
  expect(read({ type: 'placed', piece: sawmill, clearing: 3, count: 1 })).toBe(
    'Муркіза будує лісопильню на галявині 4',
  );
  const hawk = PIECES.indexOf('hawk');
  expect(read({ type: 'placed', piece: hawk, clearing: 3, count: 2 })).toBe(
    'Крилаті розташовують 2 вояк на галявині 4',
  );
  const removed = { type: 'removed', piece: hawk, clearing: 3, count: 1 } as const;
  expect(read({ ...removed, by: 0 })).toBe('Муркіза прибирає вояку Крилатих з галявини 4');
  expect(read({ ...removed, by: 1 })).toBe('Крилаті прибирають вояку з галявини 4');
  expect(read({ ...removed, by: -1 })).toBe('Крилаті втрачають вояку на галявині 4');
  expect(read({ type: 'given', from: 1, to: 0, pile: 14 })).toBe('Крилаті віддають Муркізі карту');
});

test('the log in Russian: verbs follow the number of a name, names and objects stand in their cases', async () => {
  const texts = await rootTexts('ru');
  const read = (event: RootEvent): string => textOf(texts.event(event, SEATS) ?? []).replaceAll('\u00A0', ' ');
  const [marquise, eyrie, hundreds] = [0, 1, FACTIONS.indexOf('hundreds')];
  const battle = { type: 'battle', clearing: 4 } as const;
  expect(read({ ...battle, attacker: marquise, defender: eyrie })).toBe(
    'Маркиса начинает сражение с Династией на поляне 5',
  );
  expect(read({ ...battle, attacker: hundreds, defender: marquise })).toBe(
    'Полчища начинают сражение с Маркисой на поляне 5',
  );
  const hawk = PIECES.indexOf('hawk');
  expect(read({ type: 'placed', piece: hawk, clearing: 3, count: 1 })).toBe('Династия помещает воина на поляну 4');
  expect(read({ type: 'moved', piece: hawk, from: 3, to: 11, count: 3, by: eyrie })).toBe(
    'Династия перемещает 3 воинов с поляны 4 на поляну 12',
  );
  expect(read({ type: 'removed', piece: hawk, clearing: 3, count: 2, by: hundreds })).toBe(
    'Полчища убирают 2 воинов Династии с поляны 4',
  );
  expect(read({ type: 'hits', on: hundreds, hits: 0, law: '4.3.3' })).toBe('Полчища не получают урона');
  expect(read({ type: 'hits', on: marquise, hits: 1, law: '4.3.3' })).toBe('Маркиса получает 1 урон');
  expect(read({ type: 'hits', on: eyrie, hits: 2, dealt: 3, law: '4.3.3' })).toBe(
    'Династия получает лишь 2 из 3 единиц урона: больше терять нечего',
  );
  expect(read({ type: 'given', from: eyrie, to: marquise, pile: 14 })).toBe('Династия отдаёт карту Маркисе');
  expect(read({ type: 'mood', mood: MOODS.indexOf('jubilant') })).toBe(
    'Предводитель меняет состояние: «Торжествующий»',
  );
  expect(read({ type: 'bought', faction: marquise, service: SERVICES.indexOf('mercenaries'), price: 2 })).toBe(
    'Маркиса покупает услугу «Наёмники» (цена 2)',
  );
});

test('a choice is told of a faction, or of the player where there are no factions yet', async () => {
  const texts = await rootTexts('en');
  const chose = { type: 'chose', text: 'landmark tower' } as const;
  const read = (event: RootEvent): string => textOf(texts.event(event, SEATS) ?? []);
  expect(read({ ...chose, faction: 0 })).toBe('The Marquise chose: set up the Tower');
  expect(read({ ...chose, faction: NO_FACTION, seat: 1 })).toBe('Mark chose: set up the Tower');
});

describe('the sentences of a turn', () => {
  const [marquise, eyrie, alliance, vagabond] = [0, 1, 2, 3];
  const view = { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] };
  /** The events as steps of their own, or those of a list as one step, in sentences. */
  async function told(...steps: readonly (RootEvent | readonly RootEvent[])[]): Promise<readonly TurnSentence[]> {
    const texts = await rootTexts('en');
    const events = steps.flatMap((inStep, k) =>
      [inStep].flat().map((event) => ({ event: event as object, step: k + 1, law: undefined })),
    );
    return texts.turnSentences!(events, SEATS, view);
  }
  const read = (all: readonly TurnSentence[]): string[] =>
    all.map(({ parts }) => textOf(parts).replaceAll('\u00A0', ' '));
  const hits = (on: number, n: number, dealt?: number): RootEvent => ({
    type: 'hits',
    on,
    hits: n,
    ...(dealt !== undefined && { dealt }),
    law: '4.3.3',
  });
  const battle: RootEvent = { type: 'battle', clearing: 6, attacker: eyrie, defender: alliance };
  const rolled: RootEvent = { type: 'rolled', high: 1, low: 0, attacker: 1, defender: 0 };
  const token = PIECES.indexOf('sympathy');
  const lost: RootEvent = { type: 'removed', piece: token, clearing: 6, count: 1, by: eyrie };

  test('8.4.1: a revolt is told by its name, with what the others lost, and without the supporters it cost', async () => {
    const revolt = await told(
      [{ type: 'chose', faction: alliance, text: 'revolt c7' }],
      [
        { type: 'chose', faction: alliance, text: 'supporter fox-partisans' },
        { type: 'discarded', faction: alliance, card: 0, law: '8.4.1.II' },
      ],
      [
        { type: 'discarded', faction: alliance, card: 1, law: '8.4.1.II' },
        { type: 'removed', piece: PIECES.indexOf('hawk'), clearing: 6, count: 2, by: alliance },
        { type: 'scored', faction: alliance, points: 1, law: '3.2.1' },
        { type: 'placed', piece: PIECES.indexOf('base'), clearing: 6, count: 1 },
        { type: 'officers', officers: 5 },
      ],
    );
    expect(read(revolt)).toEqual([
      'The Alliance revolted in clearing 7: the Eyrie lost 2 warriors (+1)',
      'The Alliance built a base in clearing 7',
      'The Alliance now has 5 officers',
    ]);
    expect(revolt[0]?.harms).toEqual([FACTIONS.indexOf('eyrie')]);
  });

  test('7.6.1: points for roosts do not stand behind the last answer of Daylight', async () => {
    const evening = await told([
      { type: 'leader', leader: 0 },
      { type: 'phase', faction: eyrie, phase: 'evening' },
      { type: 'scored', faction: eyrie, points: 4, law: '7.6.1' },
    ]);
    expect(read(evening)).toEqual(['The Eyrie chose the Builder as leader', 'The Eyrie scored 4 victory points']);
  });

  test('a battle is not called bloodless before its hits are counted', async () => {
    const begun = 'The Eyrie attacked the Alliance in clearing 7: the dice came up 1 and 0';
    expect(read(await told(battle, rolled))).toEqual([begun]);
    const done = await told(battle, rolled, [hits(alliance, 0), hits(eyrie, 0)]);
    expect(read(done)).toEqual([`${begun}; nobody lost anything`]);
  });

  test('points for what fell in a battle stand behind the battle', async () => {
    const scored: RootEvent = { type: 'scored', faction: eyrie, points: 1, law: '3.2.1' };
    const shown: RootEvent = { type: 'shown', faction: eyrie, to: alliance };
    const all = await told(battle, rolled, [hits(alliance, 1), hits(eyrie, 0), lost, shown, scored]);
    expect(read(all)[0]).toBe(
      'The Eyrie attacked the Alliance in clearing 7: the dice came up 1 and 0; the Alliance lost a sympathy token (+1)',
    );
    expect(read(all)[1]).not.toContain('+');
    // Those of the other side are named.
    const cat: RootEvent = { type: 'removed', piece: PIECES.indexOf('cat'), clearing: 6, count: 1, by: vagabond };
    const fight: RootEvent = { type: 'battle', clearing: 6, attacker: marquise, defender: vagabond };
    const gained: RootEvent = { type: 'scored', faction: vagabond, points: 1, law: '3.2.1' };
    const defended = await told(fight, rolled, [hits(marquise, 1), hits(vagabond, 0), cat, gained]);
    expect(read(defended)[0]).toMatch(/the Marquise lost a warrior \(Vagabond \+1\)$/);
  });

  test('hits that nobody could take are left to the steps', async () => {
    const [one] = await told(battle, rolled, [hits(alliance, 1, 2), hits(eyrie, 0), lost]);
    expect(textOf(one!.parts).replaceAll('\u00A0', ' ')).toMatch(/lost a sympathy token$/);
  });

  test('officers that come one by one are counted once', async () => {
    const turn: RootEvent = { type: 'turn', faction: alliance, turn: 3 };
    const all = await told(turn, { type: 'officers', officers: 2 }, { type: 'officers', officers: 3 });
    expect(read(all)).toEqual(['The Alliance now has 3 officers']);
  });

  test('a pawn that comes back is told to go and come back', async () => {
    const pawn = (from: number, to: number): RootEvent => ({ type: 'pawn', faction: vagabond, from, to, law: '9.5.1' });
    expect(read(await told(pawn(7, 3), pawn(3, 7)))).toEqual([
      'The Vagabond moved their pawn from clearing 8 to clearing 4 and back',
    ]);
    expect(read(await told(pawn(7, 3), pawn(3, 7), pawn(7, 2)))).toEqual([
      'The Vagabond moved their pawn from clearing 8 to clearing 3',
    ]);
  });

  test('warriors that come by several rituals are added up, and so are the cards shown for them', async () => {
    const cult = FACTIONS.indexOf('cult');
    const [first, second] = [0, 5];
    const placed = (clearing: number): RootEvent => ({
      type: 'placed',
      piece: PIECES.indexOf('lizard'),
      clearing,
      count: 1,
    });
    const shown = (one: number): RootEvent => ({ type: 'revealed', faction: cult, card: one });
    const all = read(await told(shown(first), placed(3), shown(second), placed(11)));
    expect(all).toHaveLength(2);
    expect(all[0]).toMatch(/^The Cult revealed cards: .+, .+$/);
    expect(all[1]).toBe('The Cult placed 2 warriors in clearings 4, 12');
  });

  test('equal items are told as a number', async () => {
    const damaged = (item: (typeof ITEMS)[number]): RootEvent => ({
      type: 'damaged',
      faction: vagabond,
      item: ITEMS.indexOf(item),
    });
    expect(read(await told(damaged('sword'), damaged('torch'), damaged('sword')))).toEqual([
      'The Vagabond damaged 2 swords and a torch',
    ]);
  });

  test('a waystation is told once, and one that leaves the map without a clearing is not told', async () => {
    const [turn, removed, placed, badger] = [
      { type: 'turn', faction: FACTIONS.indexOf('keepers'), turn: 3 },
      { type: 'removed', piece: PIECES.indexOf('badger'), clearing: 4, count: 1, by: FACTIONS.indexOf('keepers') },
      { type: 'placed', piece: PIECES.indexOf('waystation'), clearing: 4, count: 1 },
      { type: 'placed', piece: PIECES.indexOf('badger'), clearing: 4, count: 1 },
    ] as const;
    const piece = PIECES.indexOf('waystation');
    expect(read(await told(turn, [removed, placed, { type: 'waystation', station: 0, clearing: 4, side: 1 }]))).toEqual(
      [
        'The Keepers removed a warrior from clearing 5',
        expect.stringMatching(/^The Keepers placed a waystation in clearing 5/),
      ],
    );
    const struck: RootEvent = { type: 'waystation', station: 0, clearing: -1, side: 0 };
    expect(read(await told(turn, [{ ...removed, piece }, struck, badger]))).toEqual([
      'The Keepers removed a waystation from clearing 5',
      'The Keepers placed a warrior in clearing 5',
    ]);
  });

  test('a plot that is laid is told once', async () => {
    const corvids = FACTIONS.indexOf('corvids');
    const turn: RootEvent = { type: 'turn', faction: corvids, turn: 3 };
    const all = await told(turn, [
      { type: 'placed', piece: PIECES.indexOf('plot'), clearing: 11, count: 1 },
      { type: 'plot-hidden', clearing: 11 },
    ]);
    expect(read(all)).toEqual(['The Corvids placed a face-down plot in clearing 12']);
  });
});

test.each([
  ['en', 'you have no warriors there', 'these hirelings have no warriors there', 'needs a bird card'],
  ['ru', 'там нет ваших воинов', 'у этих рекрутов там нет воинов', 'нужна птичья карта'],
  ['uk', 'там немає ваших вояк', 'ці рекрути не мають там вояк', 'потрібна пташина карта'],
] as const)('%s: a refusal says whose warriors are missing, and which card is needed', async (language, ...texts) => {
  const { reason } = await rootTexts(language);
  const bird = SUITS.indexOf('bird');
  expect([reason('no-warriors', 0, 0), reason('no-hired-warriors', 0, 0), reason('no-card', bird, 0)]).toEqual(texts);
});

test.each(LANGUAGES)('%s: a quest with two equal items tells their number', async (language) => {
  const gameTexts = await rootTexts(language);
  const quest = gameTexts.word('expel-bandits-mouse', 'quest', 0);
  expect(quest).toMatch({ en: /2\u00a0swords/, ru: /2\u00a0меча/, uk: /2\u00a0мечі/ }[language]);
});

test('hirelings are named by the side that is up', async () => {
  const gameTexts = await rootTexts('en');
  const kind = HIRELINGS.indexOf('the-exile');
  const view = { hirelings: { demoted: HIRELINGS.map((_, i) => (i === kind ? 1 : 0)) } };
  expect(gameTexts.word('the-exile', 'hire', 0)).toBe('the Exile');
  expect(gameTexts.word('the-exile', 'hire', 0, view)).toBe('the Brigand');
  expect(gameTexts.word('last-dynasty', 'hire', 0, view)).toBe('the Last Dynasty');
});

test('the usual edition is the one that readers of the language have', async () => {
  const voices = await Promise.all(LANGUAGES.map((language) => rootTexts(language)));
  expect(voices.map((gameTexts) => gameTexts.usual?.('edition'))).toEqual(['ua', 'ru', 'official']);
  expect(voices[0]?.usual?.('map')).toBeUndefined();
});

test.each(LANGUAGES)(
  '%s: what orders may depend on has words, but one’s own part in it needs none',
  async (language) => {
    const gameTexts = await rootTexts(language);
    const view = { viewer: 1, factions: ['marquise', 'eyrie'] };
    const facts = { attacker: 'marquise', defender: 'eyrie', clearing: 'c7' };
    const told = Object.entries(facts).map(([name, value]) => gameTexts.fact!(name, value, view));
    expect(told).toEqual([
      { name: expect.stringMatching(/^\p{Lu}/u) as string, value: expect.any(String) as string },
      undefined,
      { name: expect.stringMatching(/^\p{Lu}/u) as string, value: expect.stringContaining('7') as string },
    ]);
    expect(gameTexts.fact!('weather', 'rain', view)).toBeUndefined();
    // As others are named in the log, without the words that an option puts before it.
    expect(told[0]!.value).not.toMatch(/against|проти|против/);
  },
);

test('a table of the first box begins with fewer texts, and they say the same', async () => {
  const read = root.readSettings({ seating: 'listed', factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const s = root.begin(read.value);
  // Chance first: cards are dealt before anybody is asked.
  while (root.outcomeCount(s) > 0) root.applyOutcome(s, 0, new EventRecorder<RootEvent>());
  for (const language of LANGUAGES) {
    const view = root.view(s, 0);
    const [all, few] = await Promise.all([rootTexts(language), rootTexts(language, { view })]);
    for (const faction of view.factions)
      expect(few.setting('factions', faction!)).toEqual(all.setting('factions', faction!));
    const offers = new OfferRefusalList<RootOption>();
    for (const seat of seatsOf(root.asked(s))) root.options(s, seat, offers);
    const options = [...offers.list, ...offers.refused.map(({ option }) => option)];
    expect(options.length).toBeGreaterThan(0);
    for (const { text } of options) {
      const [verb = '', ...words] = text.split(' ');
      const said = (texts: typeof all) => [
        texts.verb(verb),
        ...words.map((word, k) => texts.word(word, verb, k, view)),
      ];
      expect(said(few)).toEqual(said(all));
      expect(said(few).join(' ')).not.toMatch(/⟦|undefined/);
    }
    const other = { ...view, factions: ['marquise', 'duchy', 'alliance', 'vagabond'] };
    expect((await rootTexts(language, { view: other })).window('duchy-assembly')).toBe(all.window('duchy-assembly'));
    expect(few.window('duchy-assembly')).toBeUndefined();
  }
});

test('what the turn has left is told beside its actions, not beside the questions of a battle', async () => {
  const { allowance } = await rootTexts('en');
  const view = { actions: [2, 3], order: [0], turn: 0, viewer: 0 };
  expect(allowance!(view, 'marquise-daylight')).toEqual({ label: 'Actions', left: 2, most: 3 });
  expect(allowance!(view, 'field-hospitals')).toBeUndefined();
  expect(allowance!(view, 'losses')).toBeUndefined();
});

test('the question of a march says which of its two moves it asks for', async () => {
  const { step } = await rootTexts('en');
  expect(step!('marquise-march', ['move c1 c2'])).toEqual({ verb: 'March 1/2', question: 'March 1/2: choose a move' });
  expect(step!('marquise-march', ['move c1 c2', 'pass'])?.verb).toBe('March 2/2');
  expect(step!('marquise-daylight', ['march'])).toBeUndefined();
});
