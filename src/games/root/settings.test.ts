import { expect, test } from 'vitest';
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
