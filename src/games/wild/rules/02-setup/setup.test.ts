import { expect } from 'vitest';
import { MUTE } from '../../../../kernel/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { wallNames } from '../../positions/drawing.ts';
import { componentsOf, deckOf } from '../../components/components.ts';
import { BUILT_IN } from '../../components/built-in.ts';
import {
  BASE,
  CELLS,
  EDGE_CELL,
  EDGE_OTHER,
  edgeUnder,
  NOWHERE,
  RING,
  SPOKE,
  poseOf,
  EDGES,
} from '../00-board/geometry.ts';
import { deck, IN_DECK } from '../../components/piles.ts';
import type { WildState } from '../../state.ts';
import { cell, cellNamed, game, position } from '../../testkit/position.testkit.ts';
import { CARDS, FACTIONS, ITEMS, TERRAINS } from '../../words.ts';

/** A new game, as far as the first choice. */
function board(arrow = 0, tile = 0): WildState {
  const settings = game.readSettings({ seats: 2 });
  if (!settings.ok) throw new Error('settings');
  const s = game.begin(settings.value);
  for (let n = 0; n < 12; n++) game.applyOutcome(s, Math.min(tile, game.outcomeCount(s) - 1), MUTE);
  game.applyOutcome(s, arrow, MUTE);
  return s;
}

const count = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

wildLaw('W-1.4', 'each faction has its home terrain and item', () => {
  const homes = FACTIONS.map((faction, n) => `${faction} ${TERRAINS[n]} ${ITEMS[n]}`);
  expect(homes).toEqual(['order forest maps', 'council plains bread', 'coven marsh potions', 'sect mountain rockets']);
});

wildLaw(
  ['W-2.1', 'G-5.1', 'G-5.4', 'W-A1'],
  'twelve tiles at random on random sides, never turned in their slot',
  () => {
    const settings = game.readSettings({ seats: 2 });
    if (!settings.ok) throw new Error('settings');
    const s = game.begin(settings.value);
    const outcomes: number[] = [];
    for (let slot = 0; slot < 12; slot++) {
      outcomes.push(game.outcomeCount(s));
      const name = game.outcomeName(s, 1);
      game.applyOutcome(s, 1, MUTE);
      const tile = BUILT_IN.tiles.list.find(({ id }) => name === `tile ${id} back`)!;
      const places = componentsOf(s).slots[slot]!;
      expect(places.map((c) => TERRAINS[s.terrain[c]!])).toEqual(tile.back.cells);
    }
    expect(outcomes).toEqual([24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2]);
    expect(s.terrain.filter((terrain) => terrain === NOWHERE)).toHaveLength(1);
    expect(s.terrain[BASE]).toBe(NOWHERE);
  },
);

wildLaw('G-5.3', 'the slots cover every cell but the base once', () => {
  const covered = componentsOf(board()).slots.flat();
  expect(new Set(covered).size).toBe(36);
  expect(covered).not.toContain(BASE);
  expect(componentsOf(board()).slots[0]).toEqual([cellNamed(-1, 2), cellNamed(-1, 1), cellNamed(0, 1)].map(cell));
});

wildLaw(['W-2.2', 'G-7.2', 'W-A7'], 'six tokens with 5 on top; an arrow is random and unseen while covered', () => {
  const s = board(4);
  expect(s.top).toBe(5);
  expect(s.arrow).toEqual([-1, -1, -1, -1, -1, 4]);
  const arrows = [0, 1, 2, 3, 4, 5].map((arrow) => board(arrow).arrow[5]);
  expect(arrows).toEqual([0, 1, 2, 3, 4, 5]);
});

wildLaw('W-2.3', 'six toxic tokens wait, and the machines turn right', () => {
  expect([board().toxicLeft, board().turning]).toEqual([6, 0]);
});

wildLaw(
  ['W-2.4', 'G-7.1', 'G-7.4', 'W-A2', 'W-A3', 'W-A4'],
  'walls at the arrow and opposite, constructors ahead',
  () => {
    const s = board(0);
    const walls = [`${cellNamed(1, 0)}-sw`, `${cellNamed(0, 1)}-e`, `${cellNamed(-1, -1)}-e`, `${cellNamed(0, -1)}-sw`];
    expect(wallNames(s).sort()).toEqual(walls.sort());
    expect(s.constructors).toEqual([poseOf(cell(cellNamed(0, 1)), 1), poseOf(cell(cellNamed(0, -1)), 4)]);
    for (let arrow = 0; arrow < 6; arrow++) {
      const other = board(arrow);
      expect(other.wall[SPOKE[BASE * 6 + arrow]!]).toBe(1);
      expect(other.wall[SPOKE[BASE * 6 + ((arrow + 3) % 6)]!]).toBe(1);
      expect(count(other.wall)).toBe(4);
      for (const at of other.constructors) expect(other.wall[edgeUnder(at)]).toBe(0);
    }
  },
);

wildLaw(['W-2.5', 'G-6.2'], 'two mechs on the base, one at each mech symbol of the border', () => {
  const s = board();
  expect(s.mechs[BASE]).toBe(2);
  const border = s.mechs.flatMap((n, c) => (n > 0 && c !== BASE ? [CELLS[c]] : []));
  const symbols = [
    cellNamed(2, 1),
    cellNamed(-1, 3),
    cellNamed(-3, 2),
    cellNamed(-2, -1),
    cellNamed(1, -3),
    cellNamed(3, -2),
  ];
  expect(new Set(border)).toEqual(new Set(symbols));
  expect(count(s.mechs)).toBe(8);
});

wildLaw(['W-2.6', 'G-6.3'], 'one pollution token on each cell with the symbol, as the tile lies', () => {
  for (const tile of [0, 1, 7]) {
    const s = board(0, tile);
    const expected = s.tiles.flatMap((at, slot) => {
      const { pollution } = componentsOf(s).sides[at]!;
      return pollution < 0 ? [] : [componentsOf(s).slots[slot]![pollution]!];
    });
    expect(s.pollution.flatMap((n, c) => (n > 0 ? [c] : [])).sort((a, b) => a - b)).toEqual(
      expected.sort((a, b) => a - b),
    );
    expect(count(s.pollution)).toBe(6);
  }
});

wildLaw('W-24.9', 'after the set-up: 4 walls, 2 constructors, 8 mechs, 6 pollution, direction right', () => {
  const { state } = position();
  expect([count(state.wall), state.constructors.length, count(state.mechs), count(state.pollution)]).toEqual([
    4, 2, 8, 6,
  ]);
  expect(state.turning).toBe(0);
});

wildLaw('W-2.7', 'every player picks a different faction', () => {
  const t = position();
  t.state = board();
  t.play('1: faction coven');
  expect(t.refusal('faction coven', 0)).toMatchObject({ law: 'W-2.7', why: 'faction-taken' });
  expect(t.offers('faction', 0)).toEqual(['faction order', 'faction council', 'faction sect']);
  t.play('0: faction sect');
  expect(t.factions()).toEqual(['sect', 'coven']);
  expect(t.window()).toBe('leader');
});

wildLaw.each(
  ['W-2.8', 'W-A26'],
  'camps on the support track for %s',
  [
    { players: 2, camps: 5, before: 3, hands: [4, 5, 5, 6, 7] },
    { players: 3, camps: 4, before: 3, hands: [4, 5, 5, 6] },
    { players: 4, camps: 4, before: 2, hands: [4, 5, 6, 7] },
  ],
  ({ players, camps, before, hands }) => {
    const t = position({ factions: FACTIONS.slice(0, players) });
    for (let player = 0; player < players; player++)
      expect([t.campsLeft(player), t.supportOf(player)]).toEqual([camps, 0]);
    expect(componentsOf(t.state).track[players]).toEqual({ spacesBeforeCamps: before, hands });
  },
);

wildLaw('W-2.9', 'one of two leaders; six base cards and six of the leader, half of them of the home terrain', () => {
  const t = position();
  t.state = board();
  t.play('0: faction sect').play('1: faction order');
  expect(t.offers('leader', 0)).toEqual(['leader sect-g', 'leader sect-u']);
  expect(t.refusal('leader order-b', 0)).toMatchObject({ law: 'W-2.9', why: 'other-faction' });
  t.play('0: leader sect-u');
  const own = deckOf(7).map((card) => CARDS[card]!);
  expect(t.pile(deck(0))).toEqual(own);
  expect(own.filter((name) => name.startsWith('sect-base-'))).toHaveLength(6);
  expect(own.filter((name) => name.startsWith('sect-u-'))).toHaveLength(6);
  expect(deckOf(7).filter((card) => componentsOf(t.state).terrain[card] === 3)).toHaveLength(6);
});

wildLaw('W-2.10', 'everybody draws three cards that only they see', () => {
  const t = position();
  expect([0, 1].map((player) => t.cards(player).length)).toEqual([3, 3]);
  const mine = t.view(0);
  expect(mine.players[0]!.known).toHaveLength(3);
  expect(mine.players[1]!.known).toHaveLength(0);
  expect(mine.players[1]!.hand).toBe(3);
});

wildLaw('W-2.11', 'twelve breach markers shared evenly', () => {
  for (const [players, markers] of [
    [2, 6],
    [3, 4],
    [4, 3],
  ] as const) {
    const t = position({ factions: FACTIONS.slice(0, players) });
    for (let player = 0; player < players; player++) expect(t.markersLeft(player)).toBe(markers);
  }
});

wildLaw('W-2.12', 'no item is available at the start', () => {
  const t = position();
  expect([t.itemsOf(0), t.itemsOf(1)]).toEqual([[], []]);
});

wildLaw('W-2.13', 'a death token for each terrain, none of them used', () => {
  expect(position().killedTerrains()).toEqual([]);
});

wildLaw(['W-2.14', 'W-A47'], 'hard cards replace base cards of their kind, so the deck has seven', () => {
  for (let hard = 0; hard <= 6; hard++) {
    const names = position({ hard }).machinesIn(IN_DECK);
    expect(names).toHaveLength(7);
    expect(names.filter((name) => name.includes('hard'))).toHaveLength(hard);
    expect(names.filter((name) => name.startsWith('constructors'))).toHaveLength(2);
    expect(names.filter((name) => name.startsWith('factories'))).toHaveLength(2);
    expect(names.filter((name) => name.startsWith('mechs'))).toHaveLength(2);
    expect(names).toContain('reboot-1');
  }
});

wildLaw('W-2.15', 'the starting camp and the leader on a home cell at the border', () => {
  const t = position();
  t.inSetup('settle');
  t.putLeader(0).putLeader(1).noCamps();
  const home = CELLS.filter((name, c) => t.terrainOf(name) === 'forest' && RING[c] === 3).map(
    (name) => `settle ${name}`,
  );
  expect(t.offers('settle', 0)).toEqual(home);
  const inner = CELLS.find((name, c) => t.terrainOf(name) === 'forest' && RING[c]! < 3)!;
  expect(t.refusal(`settle ${inner}`, 0)).toMatchObject({ law: 'W-2.15', why: 'not-border' });
  const foreign = CELLS.find((name, c) => t.terrainOf(name) === 'marsh' && RING[c] === 3)!;
  expect(t.refusal(`settle ${foreign}`, 0)).toMatchObject({ law: 'W-2.15', why: 'not-home' });
  t.play(`0: ${home[0]!}`);
  expect(`settle ${t.leaderAt(0)}`).toBe(home[0]);
  expect(t.campOn(t.leaderAt(0))).toBe(0);
  expect(t.campsLeft(0)).toBe(5);
});

wildLaw('W-A6', 'without a home cell at the border one ring further in, then anywhere; mechs do not matter', () => {
  for (const [ring, expected] of [
    [2, 12],
    [1, 6],
  ] as const) {
    const t = position();
    t.inSetup('settle');
    t.putLeader(0).putLeader(1);
    CELLS.forEach((name, c) => {
      if (c !== BASE) t.terrain(name, RING[c]! <= ring ? 'forest' : 'plains');
      t.mechs(name, 1);
    });
    expect(t.offers('settle', 0)).toHaveLength(expected);
  }
});

wildLaw('W-2.16', 'a random player is first', () => {
  const t = position({ factions: ['order', 'council', 'coven'] });
  t.inSetup('first');
  expect(t.outcomes()).toEqual(['first 0', 'first 1', 'first 2']);
  expect(t.chance('first 2').firstPlayer()).toBe(2);
});

wildLaw('W-A5', 'walls, mechs and pollution do not run out', () => {
  const t = position();
  t.wall(...EDGES.filter((_, e) => EDGE_OTHER[e] !== BASE && EDGE_CELL[e] !== BASE));
  t.constructors();
  for (const name of CELLS) t.mechs(name, 3);
  t.machine('mechs-1');
  expect(t.walls().length).toBeGreaterThan(30);
  expect(CELLS.reduce((sum, name) => sum + t.mechsOn(name), 0)).toBe(111);
});
