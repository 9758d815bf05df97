import { expect, test } from 'vitest';
import { ownCards } from '../../../kernel/index.ts';
import { BASE, CELLS, edge, EDGE_OTHER, NOWHERE, poseOf } from '../rules/00-board/geometry.ts';
import { deck, hand, killed, ON_TABLE, OUT_OF_PLAY } from '../components/piles.ts';
import { clone, type WildState } from '../state.ts';
import { game, position } from '../testkit/position.testkit.ts';
import { FAULT_LAWS, lawOf } from './faults.ts';
import { editing } from './index.ts';

/** A sound position of two players whose only moment is planning. */
const sound = (): WildState => clone(position().state);
const border = EDGE_OTHER.indexOf(NOWHERE);
const c3 = CELLS.indexOf('c3');

/** For each fault a change that brings it about. */
const WRONG: Readonly<Record<string, (s: WildState) => void>> = {
  'active-card': (s) => (s.active[0] = s.cards.at.indexOf(deck(0))),
  'active-elsewhere': (s) => (s.active[0] = s.cards.at.indexOf(deck(0))),
  'arrow-covered': (s) => (s.arrow[0] = 3),
  'arrow-missing': (s) => {
    s.top = 4;
    s.token[c3] = 5;
    s.arrow[5] = NOWHERE;
  },
  'breach-markers': (s) => s.markers[0]!++,
  'camp-count': (s) => s.camps[0]!--,
  'camp-terrain': (s) => {
    const away = s.terrain.findIndex((terrain, c) => terrain !== s.faction[0] && c !== BASE && s.camp[c] === NOWHERE);
    s.camp[s.camp.indexOf(0)] = NOWHERE;
    s.camp[away] = 0;
  },
  'cards-of-other': (s) => {
    const [own, other] = [s.cards.at.indexOf(deck(0)), s.cards.at.indexOf(deck(1))];
    [ownCards(s.cards).at[own], ownCards(s.cards).at[other]] = [deck(1), deck(0)];
  },
  'constructor-at-factory': (s) => (s.constructors[0] = poseOf(BASE, 0)),
  'constructor-on-border': (s) => (s.constructors[0] = poseOf(CELLS.indexOf('a1'), 4)),
  'constructor-on-wall': (s) => {
    s.wall[edge(c3, 0)] = 1;
    s.constructors[0] = poseOf(c3, 0);
  },
  'constructors-together': (s) => (s.constructors = [poseOf(c3, 1), poseOf(c3, 1)]),
  damage: (s) => (s.damage[0] = 9),
  deaths: (s) => s.deaths[0]!++,
  'faction-twice': (s) => (s.faction[1] = s.faction[0]!),
  'game-is-over': (s) => (s.lost = 1),
  'leader-missing': (s) => {
    s.camp[s.camp.indexOf(0)] = NOWHERE;
    s.cell[0] = NOWHERE;
  },
  'leader-of-other': (s) => (s.leader[0] = (s.leader[0]! + 4) % 8),
  'lost-by-deaths': (s) => (s.deaths[0] = 2),
  'machine-cards': (s) => (s.machines[0] = 0),
  'machine-on-table': (s) => (s.machines[0] = ON_TABLE),
  'not-alone': (s) => Object.assign(s, { settings: { ...s.settings, seats: 1 } }),
  'only-alone': (s) => (s.stack = [{ proc: 'solo', step: 'choose', got: 0, player: -1 } as never]),
  'pile-sizes': (s) => ownCards(s.cards).size[hand(0)]!++,
  'player-cards': (s) => (ownCards(s.cards).at[s.cards.at.indexOf(deck(0))] = OUT_OF_PLAY),
  pollution: (s) => (s.pollution[c3] = 3),
  support: (s) => (s.support[0] = 99),
  'tile-twice': (s) => (s.tiles[1] = s.tiles[0]! ^ 1),
  'token-numbers': (s) => (s.token[c3] = 2),
  'token-on-base': (s) => (s.token[BASE] = 5),
  'toxic-count': (s) => s.toxicLeft--,
  'wall-at-factory': (s) => (s.wall[edge(BASE, 0)] = 1),
};

test('the position itself is sound', () => {
  expect(game.positions!.read(game.positions!.write(sound()))).toMatchObject({ ok: true });
  expect(border).toBeGreaterThanOrEqual(0);
});

/** Mechs below nothing are no number of a file, so no file gets so far. */
const UNREACHABLE = ['mechs'];

test('every fault with a paragraph is among these', () => {
  expect([...Object.keys(WRONG), ...UNREACHABLE].sort()).toEqual(Object.keys(FAULT_LAWS).sort());
});

test.each(Object.entries(WRONG))('%s', (code, change) => {
  const s = sound();
  change(s);
  const reading = game.positions!.read(JSON.parse(JSON.stringify(game.positions!.write(s))));
  const problems = reading.ok ? [] : reading.problems;
  const found = problems.find((problem) => problem.code === code);
  expect(found, JSON.stringify(problems)).toBeDefined();
  expect(lawOf(found!)).toBe(FAULT_LAWS[code]);
});

test('a problem leads to the place it is about', () => {
  const s = sound();
  const at = (path: string): string | undefined => editing.placeOf(s, { path, code: '' });
  expect(at(`mechs.${c3}`)).toBe('c3');
  expect(at(`wall.${edge(c3, 0)}`)).toBe('c3');
  expect(at('constructors.0')).toBeDefined();
  expect(at('leader.1')).toBe('player-1');
  expect(at('machines.3')).toBe('table');
  expect(at('')).toBeUndefined();
});

test('the dead lie in their pile, and the deaths follow', () => {
  const s = sound();
  const place = editing.places(s).find(({ id }) => id === 'player-0')!;
  const dead = place.fields().find(({ name }) => name === 'pile killed')!;
  if (dead.kind !== 'things') throw new Error(dead.kind);
  const after = dead.put(dead.choices[0]!.name, true);
  expect(after.cards.size[killed(0)]).toBe(1);
  expect(after.deaths.reduce((sum, n) => sum + n)).toBe(1);
});

test('a round is planned without active defenders: choosing that moment puts them away', () => {
  const one = (s: WildState, place: string, name: string) => {
    const field = editing
      .places(s)
      .find(({ id }) => id === place)!
      .fields()
      .find((each) => each.name === name)!;
    if (field.kind !== 'one-of') throw new Error(field.kind);
    return field;
  };
  const active = one(sound(), 'player-0', 'active');
  const early = active.put(active.choices[1]!);
  expect(game.positions!.read(game.positions!.write(early))).toMatchObject({
    problems: [{ path: 'stack.1', code: 'contradicts-board' }],
  });
  const moment = one(early, 'table', 'moment');
  const acting = moment.put(moment.choices[1]!);
  expect(game.positions!.read(game.positions!.write(acting))).toMatchObject({ ok: true });
  const planned = one(acting, 'table', 'moment').put('planning');
  expect(planned.active).toEqual([NOWHERE, NOWHERE]);
  expect(game.positions!.read(game.positions!.write(planned))).toMatchObject({ ok: true });
});
