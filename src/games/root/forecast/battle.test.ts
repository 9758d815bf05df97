import { expect } from 'vitest';
import { rootLaw } from '../testkit/law.testkit.ts';
import { root } from '../index.ts';
import { type Position, position } from '../testkit/position.testkit.ts';
import { stateFromView } from '../worlds.ts';
import { CLEARINGS, FACTIONS, type FactionName } from '../words.ts';
import { battleForecast, battleModifiers } from './battle.ts';

type Clearing = (typeof CLEARINGS)[number];

/** What the forecast says from a stranger's view, and what the rules do with each roll. */
function bothWays(p: Position, attacker: FactionName, defender: FactionName, c: Clearing) {
  const [a, d] = [FACTIONS.indexOf(attacker), FACTIONS.indexOf(defender)];
  const world = stateFromView(root.view(p.state, p.state.seat[FACTIONS.indexOf('alliance')]!))!;
  const forecast = battleForecast(world, a, d, CLEARINGS.indexOf(c)).map(
    ({ high, low, onAttacker, onDefender }) => `${high} ${low}: ${onAttacker} ${onDefender}`,
  );
  const start = p.battle(attacker, defender, c);
  while (start.window() !== 'chance') start.play('pass');
  const real = start.outcomes().map((name) => {
    const after = start.fork().chance(name);
    const hits = (on: number): number =>
      after
        .events('hits', 'alliance')
        .filter((e) => (e as unknown as { on: number }).on === on)
        .map((e) => (e as unknown as { hits: number }).hits)
        .at(-1)!;
    return `${name.replace('dice ', '')}: ${hits(a)} ${hits(d)}`;
  });
  return { forecast: [...new Set(forecast)].sort(), real: [...new Set(real)].sort() };
}

const table = (): Position => position({ factions: ['marquise', 'eyrie', 'alliance'] });

rootLaw('4.3.2', 'a forecast from a view says of every roll what the rules do with it', () => {
  const even = bothWays(table().place('c1', 'cat', 3).place('c1', 'hawk', 2), 'marquise', 'eyrie', 'c1');
  expect(even.forecast).toEqual(even.real);
  expect(even.forecast).toContain('3 1: 1 2');
});

rootLaw('4.3.2.III', 'a forecast counts the hit on the defenseless', () => {
  const helpless = bothWays(table().place('c1', 'cat', 3).place('c1', 'roost', 1), 'marquise', 'eyrie', 'c1');
  expect(helpless.forecast).toEqual(helpless.real);
});

rootLaw('8.2.2', 'a forecast gives the Alliance in defence the higher die', () => {
  const war = bothWays(table().place('c1', 'cat', 3).place('c1', 'mouse', 3), 'marquise', 'alliance', 'c1');
  expect(war.forecast).toEqual(war.real);
  expect(war.forecast).toContain('3 0: 3 0');
});

rootLaw('7.8.3', 'a forecast counts the Commander’s extra hit', () => {
  const p = table().place('c1', 'cat', 3).place('c1', 'hawk', 3).leader('commander');
  const terms = battleModifiers(p.state, FACTIONS.indexOf('eyrie'), FACTIONS.indexOf('marquise'), 0);
  expect(terms).toContainEqual({ kind: 'extra', side: FACTIONS.indexOf('eyrie'), n: 1, law: '4.3.2.II' });
  const led = bothWays(p, 'eyrie', 'marquise', 'c1');
  expect(led.forecast).toEqual(led.real);
});

rootLaw('4.3.2.III', 'a forecast names what bends the battle, each with its paragraph', () => {
  const terms = (p: Position, attacker: FactionName, defender: FactionName): string[] =>
    battleModifiers(p.state, FACTIONS.indexOf(attacker), FACTIONS.indexOf(defender), 0).map(
      ({ kind, side, n, law }) => `${kind} ${FACTIONS[side]} ${n} ${law}`,
    );
  const undefended = table().place('c1', 'cat', 2).place('c1', 'roost', 1);
  expect(terms(undefended, 'marquise', 'eyrie')).toContain('defenseless eyrie 1 4.3.2.III');
  const guerrilla = terms(table().place('c1', 'cat', 2).place('c1', 'mouse', 3), 'marquise', 'alliance');
  expect(guerrilla).toContain('higher alliance 0 8.2.2');
  expect(guerrilla).toContain('limit marquise 2 4.3.2.I');
  expect(guerrilla).toContain('limit alliance 3 4.3.2.I');
});

rootLaw(
  ['4.3.1.I-R1', '4.3.1'],
  'a forecast speaks of an ambush only where the defender would be asked for one',
  () => {
    const kinds = (p: Position): string[] => battleModifiers(p.state, 0, 1, 0).map(({ kind }) => kind);
    const war = (): Position => table().place('c1', 'cat', 2).place('c1', 'hawk', 2);
    expect(kinds(war())).not.toContain('ambush');
    expect(kinds(war().hand('eyrie', 'anvil'))).toContain('ambush');
    expect(kinds(war().hand('eyrie', 'ambush-fox').crafted('marquise', 'scouting-party'))).not.toContain('ambush');
  },
);

rootLaw(['9.2.4', '9.2.6'], 'a forecast of a battle with a Vagabond cites what his swords are for', () => {
  const p = position({ factions: ['marquise', 'vagabond'] })
    .vagabond('c1', ['boot', 'sword damaged'])
    .place('c1', 'cat', 2);
  const terms = battleModifiers(p.state, 0, FACTIONS.indexOf('vagabond'), 0).map(({ kind, side, n, law }) => [
    kind,
    FACTIONS[side],
    n,
    law,
  ]);
  expect(terms).toEqual([
    ['limit', 'marquise', 2, '4.3.2.I'],
    ['limit', 'vagabond', 0, '9.2.6'],
    ['defenseless', 'vagabond', 1, '9.2.4'],
  ]);
});
