import { expect, test } from 'vitest';
import { PERSONAL_TABLES } from './personal.ts';
import { MIGRATIONS } from './schema.ts';

/** Columns that hold the id of a person. */
const PERSON = /^(?:person|by_person|host|author|other|reporter|subject)$/;

/** The columns of every table of the layout, by table. */
function columns(): Map<string, Set<string>> {
  const tables = new Map<string, Set<string>>();
  for (const statement of MIGRATIONS.flatMap(({ statements }) => statements)) {
    const [, name, body] = /^create table (\w+) \(([\s\S]*)\)$/.exec(statement.trim()) ?? [];
    if (name !== undefined) tables.set(name, new Set(body!.split(',').map((part) => part.trim().split(/\s/)[0]!)));
    const [, changed, column] = /^alter table (\w+) add column (\w+)/.exec(statement.trim()) ?? [];
    if (changed !== undefined) tables.get(changed)!.add(column!);
  }
  return tables;
}

test('every table with a person is exported, and erased or made nameless', () => {
  const found = [...columns()].flatMap(([table, names]) =>
    [...names].filter((column) => PERSON.test(column)).map((column) => `${table}.${column}`),
  );
  const handled = PERSONAL_TABLES.map(({ table, column }) => `${table}.${column}`);
  expect(found.filter((each) => !handled.includes(each))).toEqual([]);
});

test('an export has no secret', () => {
  for (const { shown } of PERSONAL_TABLES) expect(shown).not.toMatch(/hash|password|public_key|challenge|key/);
});
