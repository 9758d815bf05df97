import { expect, test } from 'vitest';
import { EDITIONS, PRESETS, SWITCHES } from './editions.ts';
import { root } from './index.ts';
import { settingsForm } from './settings.ts';

const usual = (seats: number): object =>
  Object.fromEntries(
    settingsForm.map((field) => [field.id, field.kind === 'each-seat' ? field.usual.slice(0, seats) : field.usual]),
  );

test('the usual answers are settings for a table of every size', () => {
  for (let seats = root.seats.least; seats <= root.seats.most; seats++)
    expect(root.readSettings({ seats, ...usual(seats) }).ok, `${seats}`).toBe(true);
});

test('a map whose own rules are missing cannot be played yet', () => {
  for (const map of ['lake', 'mountain']) {
    const read = root.readSettings({ ...usual(3), map, suits: 'dealt' });
    expect(read).toEqual({ ok: false, problems: [{ path: 'map', code: 'settings.not-yet' }] });
  }
  expect(root.readSettings({ ...usual(3), map: 'winter', suits: 'dealt' }).ok).toBe(true);
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
