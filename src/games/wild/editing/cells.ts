import { EditFieldBuilder } from '../../../kernel/index.ts';
import type { WildLaw } from '../../../law/index.ts';
import { componentsOf } from '../components/components.ts';
import {
  BASE,
  CELLS,
  edge,
  EDGE_OTHER,
  EDGES,
  neighbour,
  NOWHERE,
  RING,
  SIDES,
  SIX,
  poseOf,
} from '../rules/00-board/geometry.ts';
import { hasFactoryWalls } from '../rules/queries.ts';
import { clone, type WildState } from '../state.ts';
import { FACTIONS, FACTORIES } from '../words.ts';
import { countAgain } from './counts.ts';

/** Fields of the Wild. */
export type WildFields = EditFieldBuilder<WildState, WildLaw>;

const MOST_MECHS = 20;
const STATES = ['none', 'intact', 'razed'] as const;

/** Everything on one cell and on its six sides. */
export function cellFields(s: WildState, c: number): WildFields {
  const fields = new EditFieldBuilder<WildState, WildLaw>(s, clone);
  fields.count({ name: 'mechs', law: 'W-2.5' }, s.mechs[c]!, 0, MOST_MECHS, (t, by) => {
    t.mechs[c]! += by;
  });
  const { pollutionToToxic } = componentsOf(s).pack.limits;
  fields.count(
    { name: 'pollution', law: 'W-16.5' },
    s.pollution[c]!,
    0,
    s.toxic[c] === 1 ? 0 : pollutionToToxic - 1,
    (t, by) => {
      t.pollution[c]! += by;
    },
  );
  if (s.toxic[c] === 1 || s.toxicLeft > 0)
    fields.flag({ name: 'toxic', law: 'W-16.5' }, s.toxic[c] === 1, (t, on) => {
      t.toxic[c] = on ? 1 : 0;
      if (on) t.pollution[c] = 0;
      countAgain(t);
    });
  if (c !== BASE) {
    standingFields(fields, s, c);
    factoryFields(fields, s, c);
    tileField(fields, s, c);
  }
  sideFields(fields, s, c);
  constructorFields(fields, s, c);
  return fields;
}

/** The leaders and the camp on a cell. */
function standingFields(fields: WildFields, s: WildState, c: number): void {
  const owners = ['nobody', ...s.faction.map((f) => `faction ${FACTIONS[f]}`)];
  fields.oneOf({ name: 'camp', law: 'W-24.8' }, s.camp[c]! + 1, owners, (t, choice) => {
    t.camp[c] = choice - 1;
    countAgain(t);
  });
  s.faction.forEach((f, player) =>
    fields.flag({ name: `leader-of ${FACTIONS[f]}`, under: 'leaders', law: 'W-7.6' }, s.cell[player] === c, (t, on) => {
      t.cell[player] = on ? c : NOWHERE;
      countAgain(t);
    }),
  );
}

/** §W-24.1: tokens leave the base from the highest number down, so those on the board are numbered without a gap. */
function factoryFields(fields: WildFields, s: WildState, c: number): void {
  const number = s.token[c]!;
  const state = number === NOWHERE ? 0 : 1 + s.razed[number]!;
  const choices = STATES.slice(0, state > 0 || s.top > 0 ? STATES.length : 1).map((each) => `factory ${each}`);
  fields.oneOf({ name: 'factory', law: 'W-24.1' }, state, choices, (t, choice) => {
    if (choice === 0) removeToken(t, c);
    else {
      if (t.token[c] === NOWHERE) addToken(t, c);
      t.razed[t.token[c]!] = choice - 1;
    }
  });
}

/** §W-15.3: the walls of a factory are its own. */
function addToken(s: WildState, c: number): void {
  s.token[c] = s.top;
  s.top--;
  if (s.arrow[s.top] === NOWHERE) s.arrow[s.top] = 0;
  for (let d = 0; d < SIX; d++) s.wall[edge(c, d)] = 0;
}

/** Renumbers the tokens built later, with their arrows, so that numbers have no gap. */
function removeToken(s: WildState, c: number): void {
  const gone = s.token[c]!;
  const arrow = s.arrow.slice();
  const razed = s.razed.slice();
  s.token[c] = NOWHERE;
  s.token = s.token.map((number) => (number !== NOWHERE && number < gone ? number + 1 : number));
  FACTORIES.forEach((_, number) => {
    if (number > gone) return;
    const from = number === 0 ? NOWHERE : number - 1;
    s.arrow[number] = arrow[from] ?? NOWHERE;
    s.razed[number] = razed[from] ?? 0;
  });
  s.top++;
}

/** §W-2.1: each slot holds one of the tiles on one of its sides; a tile that lies elsewhere changes places. */
function tileField(fields: WildFields, s: WildState, c: number): void {
  const components = componentsOf(s);
  const slot = components.slots.findIndex((cells) => cells.includes(c));
  if (slot < 0) return;
  const choices = components.sides.map((_, side) => `tile ${side >> 1} ${side % 2}`);
  fields.oneOf({ name: 'tile', law: 'W-2.1' }, s.tiles[slot]!, choices, (t, side) => {
    const other = t.tiles.findIndex((at) => at !== NOWHERE && at >> 1 === side >> 1);
    if (other >= 0 && other !== slot) layTile(t, other, t.tiles[slot]!);
    layTile(t, slot, side);
  });
}

function layTile(s: WildState, slot: number, side: number): void {
  const components = componentsOf(s);
  s.tiles[slot] = side;
  components.slots[slot]!.forEach((cell, p) => {
    s.terrain[cell] = components.sides[side]!.terrains[p]!;
  });
}

/** §W-7.3, §W-11.7: walls and breach markers on the six sides. */
function sideFields(fields: WildFields, s: WildState, c: number): void {
  SIDES.forEach((side, d) => {
    const e = edge(c, d);
    const under = `side ${side}`;
    const isFactory = hasFactoryWalls(s, c) || hasFactoryWalls(s, neighbour(c, d));
    if (!isFactory || s.wall[e] === 1)
      fields.flag({ name: 'wall', under, law: 'W-24.3' }, s.wall[e] === 1, (t, on) => {
        t.wall[e] = on ? 1 : 0;
      });
    const owner = s.breach[e]!;
    const able = s.faction.flatMap((_, player) => (s.markers[player]! > 0 || owner === player ? [player] : []));
    fields.oneOf(
      { name: 'breach', under, law: 'W-7.4' },
      able.indexOf(owner) + 1,
      ['nobody', ...able.map((player) => `faction ${FACTIONS[s.faction[player]!]}`)],
      (t, choice) => {
        if (owner !== NOWHERE) t.markers[owner]!++;
        t.breach[e] = able[choice - 1] ?? NOWHERE;
        if (t.breach[e] !== NOWHERE) t.markers[t.breach[e]]!--;
      },
    );
  });
}

/** §W-14.1: a constructor stands on a side of the cell to its right and heads round it. */
function constructorFields(fields: WildFields, s: WildState, c: number): void {
  const inner = SIDES.flatMap((_, d) => (EDGE_OTHER[edge(c, d)] === NOWHERE ? [] : [d]));
  s.constructors.forEach((at, which) => {
    const here = at !== NOWHERE && Math.floor(at / SIX) === c ? at % SIX : NOWHERE;
    fields.oneOf(
      { name: `constructor ${which}`, under: 'constructors', law: 'W-14.1' },
      inner.indexOf(here) + 1,
      ['elsewhere', ...inner.map((d) => `side ${SIDES[d]}`)],
      (t, choice) => {
        t.constructors[which] = choice === 0 ? NOWHERE : poseOf(c, inner[choice - 1]!);
      },
    );
  });
}

/** The cell that a field of the state is about, by its place in the list. */
export function cellOf(s: WildState, field: string, at: number): string | undefined {
  if (['token', 'mechs', 'pollution', 'toxic', 'camp', 'terrain'].includes(field)) return CELLS[at];
  if (field === 'wall' || field === 'breach') return EDGES[at]?.split('-')[0];
  if (field === 'constructors' && (s.constructors[at] ?? NOWHERE) !== NOWHERE)
    return CELLS[Math.floor(s.constructors[at]! / SIX)];
  if (field === 'tiles') return CELLS[componentsOf(s).slots[at]?.[0] ?? BASE];
  return undefined;
}

/** Cells from the base outward, as a reader looks for them by name. */
export const CELLS_IN_ORDER: readonly number[] = CELLS.map((_, c) => c).sort((a, b) => RING[a]! - RING[b]! || a - b);
