import { beforeAll, describe, expect, test } from 'vitest';
import { type EmptyHouse, emptyHouse, type Ran, ROOM_NAMES, ROOMS, type Room } from './house.testkit.ts';

function mayImport(from: Room, to: Room): boolean {
  return (ROOMS[from] as readonly string[]).includes(to);
}

function visitor(from: Room, to: Room): string {
  return `src/${from}/visits-${to.replace('/', '-')}.ts`;
}

const PAIRS = ROOM_NAMES.flatMap((from) => ROOM_NAMES.filter((to) => to !== from).map((to) => ({ from, to })));

const OUTSIDE = [
  { room: 'kernel', file: 'src/kernel/asks-process.ts', text: 'export const here = process.cwd();\n' },
  { room: 'kernel', file: 'src/kernel/asks-document.ts', text: 'export const title = document.title;\n' },
  { room: 'law', file: 'src/law/asks-files.ts', text: "export { readFileSync } from 'node:fs';\n" },
  { room: 'games/root', file: 'src/games/root/waits.ts', text: 'setTimeout(() => {}, 1);\nexport {};\n' },
  { room: 'bots', file: 'src/bots/prints.ts', text: "console.log('hm');\nexport {};\n" },
  { room: 'server', file: 'src/server/asks-document.ts', text: 'export const title = document.title;\n' },
  { room: 'client', file: 'src/client/asks-process.ts', text: 'export const here = process.cwd();\n' },
];

const ALLOWED = [
  { file: 'src/server/asks-process.ts', text: 'export const here: string = process.cwd();\n' },
  { file: 'src/client/asks-document.ts', text: 'export const title: string = document.title;\n' },
  { file: 'src/kernel/uses-node.test.ts', text: 'export const here = process.cwd();\n' },
];

/** A house in which every room has a door, and a visitor walks through each door of the given pairs. */
function visitedHouse(pairs: typeof PAIRS, others: readonly { readonly file: string; readonly text: string }[]) {
  const house = emptyHouse();
  for (const room of ROOM_NAMES) house.plant(`src/${room}/door.ts`, `export const name: string = '${room}';\n`);
  for (const { from, to } of pairs) {
    const up = '../'.repeat(from.split('/').length);
    house.plant(visitor(from, to), `export { name } from '${up}${to}/door.ts';\n`);
  }
  for (const { file, text } of others) house.plant(file, text);
  return house;
}

// One builder at a time: a room that wrongly takes in a neighbour's source also writes that neighbour's declarations.
const compile = (house: EmptyHouse): Ran => house.run('tsc', '-b', '--pretty', 'false', '--builders', '1');

test('a house where everyone keeps to the directions compiles', () => {
  const house = visitedHouse(
    PAIRS.filter(({ from, to }) => mayImport(from, to)),
    ALLOWED,
  );
  const compiled = compile(house);
  house.demolish();
  expect(compiled).toEqual({ code: 0, output: '' });
});

describe('what does not compile', () => {
  const wrong = PAIRS.filter(({ from, to }) => !mayImport(from, to));
  let compiled: Ran;

  beforeAll(() => {
    const house = visitedHouse(wrong, OUTSIDE);
    compiled = compile(house);
    house.demolish();
  });

  const complaintsAbout = (file: string) => compiled.output.split('\n').filter((line) => line.startsWith(`${file}(`));

  test.each(wrong)('$from importing $to', ({ from, to }) => {
    expect(compiled.code).not.toBe(0);
    expect(complaintsAbout(visitor(from, to)).join('\n')).toContain('TS6307');
  });

  test.each(OUTSIDE)('$room: $file', ({ file }) => {
    expect(complaintsAbout(file)).not.toEqual([]);
  });
});
