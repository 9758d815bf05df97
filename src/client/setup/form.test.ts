import { describe, expect, test } from 'vitest';
import { root } from '../../games/root/index.ts';
import type { SettingField } from '../../kernel/index.ts';
import { rootPresets } from '../games/root/presets.ts';
import {
  answersFrom,
  withChange,
  type Details,
  defaultsInForce,
  isAsked,
  isPreset,
  pickForSeat,
  rawSettings,
  answersForSeatCount,
  seatRoles,
  usualAnswers,
} from './form.ts';

const factions = {
  id: 'factions',
  kind: 'each-seat',
  choices: ['cat', 'bird', 'otter'],
  usual: ['cat', 'bird', 'otter'],
  apart: true,
} as const satisfies SettingField;
const form: readonly SettingField[] = [
  factions,
  { id: 'map', kind: 'one-of', choices: ['autumn', 'winter'], usual: 'autumn' },
  { id: 'snow', kind: 'yes-no', usual: true, when: { id: 'map', is: ['winter'] } },
];

describe('the answers of a set-up screen', () => {
  test('begin as usual, as long as the table', () => {
    expect(usualAnswers(form, 2)).toEqual({ factions: ['cat', 'bird'], map: 'autumn', snow: true });
  });

  test('follow the number of seats and keep what was picked', () => {
    const two = { ...usualAnswers(form, 2), factions: ['otter', 'bird'] };
    expect(answersForSeatCount(form, two, 3)['factions']).toEqual(['otter', 'bird', 'cat']);
    expect(answersForSeatCount(form, two, 1)['factions']).toEqual(['otter']);
  });

  test('two seats that must differ change places', () => {
    expect(pickForSeat(factions, ['cat', 'bird'], 0, 'bird')).toEqual(['bird', 'cat']);
    expect(pickForSeat({ ...factions, apart: false }, ['cat', 'bird'], 0, 'bird')).toEqual(['bird', 'bird']);
  });

  test('what is not asked is not answered', () => {
    const answers = usualAnswers(form, 2);
    expect(isAsked(form[2]!, answers, 2)).toBe(false);
    const alone: SettingField = { id: 'rival', kind: 'yes-no', usual: true, when: { id: 'seats', is: [1] } };
    expect([1, 2].map((seats) => isAsked(alone, answers, seats))).toEqual([true, false]);
    expect(rawSettings(form, answers, 2)).toEqual({ seats: 2, factions: ['cat', 'bird'], map: 'autumn' });
    expect(rawSettings(form, { ...answers, map: 'winter' }, 2)['snow']).toBe(true);
  });

  test('a reader’s language may have usual answers of its own', () => {
    const own = (id: string): unknown => (id === 'map' ? 'winter' : undefined);
    expect(usualAnswers(form, 2, own)).toEqual({ factions: ['cat', 'bird'], map: 'winter', snow: true });
  });
});

describe('small settings in one object', () => {
  const details: Details = {
    id: 'law',
    kind: 'details',
    fields: [
      { id: 'strict', kind: 'yes-no', usual: false },
      { id: 'order', kind: 'one-of', choices: ['own', 'turn'], usual: 'own' },
    ],
    follows: { id: 'edition', holds: { old: { strict: true, order: 'turn' }, new: { strict: false, order: 'own' } } },
    usual: {},
  };
  const both: readonly SettingField[] = [
    { id: 'edition', kind: 'one-of', choices: ['old', 'new'], usual: 'new' },
    details,
  ];

  test('hold what the field they follow says', () => {
    expect(defaultsInForce(details, { edition: 'old' })).toEqual({ strict: true, order: 'turn' });
    expect(defaultsInForce(details, usualAnswers(both, 2))).toEqual({ strict: false, order: 'own' });
  });

  test('are told only as far as a table changes them', () => {
    const answers = usualAnswers(both, 2);
    expect(rawSettings(both, answers, 2)).toEqual({ seats: 2, edition: 'new' });
    const law = withChange(details, answers, 'order', 'turn');
    expect(rawSettings(both, { ...answers, law }, 2)).toEqual({ seats: 2, edition: 'new', law: { order: 'turn' } });
    expect(withChange(details, { ...answers, law }, 'order', 'own')).toEqual({});
    expect(withChange(details, { edition: 'old', law }, 'strict', false)).toEqual({ strict: false });
  });

  test('every switch of the Law of Root can be changed in every edition', () => {
    const rootForm = root.settingsForm ?? [];
    const law = rootForm.find((field): field is Details => field.kind === 'details')!;
    expect(law.fields.length).toBeGreaterThan(25);
    for (const edition of Object.keys(law.follows.holds)) {
      const answers = { ...usualAnswers(rootForm, 3), edition };
      expect(Object.keys(defaultsInForce(law, answers)).sort()).toEqual(law.fields.map(({ id }) => id).sort());
      for (const one of law.fields)
        for (const value of one.kind === 'yes-no' ? [true, false] : one.choices) {
          const raw = rawSettings(rootForm, { ...answers, law: withChange(law, answers, one.id, value) }, 3);
          const read = root.readSettings(raw);
          expect(read.ok && read.value.law[one.id as never], `${edition} ${one.id}`).toBe(value);
        }
    }
  });
});

describe('the presets of Root', () => {
  const rootForm = root.settingsForm ?? [];
  test.each(rootPresets.map((preset) => [preset.id, preset] as const))('%s can be played as it stands', (_, preset) => {
    const answers = { ...usualAnswers(rootForm, preset.seats), ...preset.answers };
    expect(isPreset(preset, answers, preset.seats)).toBe(true);
    expect(isPreset(preset, answers, preset.seats + 1)).toBe(false);
    const settings = rawSettings(rootForm, answers, preset.seats);
    expect(root.readSettings(settings)).toMatchObject({ ok: true, value: { seats: preset.seats } });
    // What was played can be set up again.
    expect(rawSettings(rootForm, { ...answers, ...answersFrom(rootForm, settings) }, preset.seats)).toEqual(settings);
  });

  test('tell what each seat plays, unless that is drafted', () => {
    const [first, , draft] = rootPresets;
    expect(seatRoles(rootForm, first!.answers, 2)).toEqual({ field: 'factions', bySeat: ['marquise', 'eyrie'] });
    expect(seatRoles(rootForm, draft!.answers, 4)).toBeUndefined();
  });
});
