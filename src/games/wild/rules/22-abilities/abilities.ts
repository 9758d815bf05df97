import { seatMask } from '../../../../kernel/index.ts';
import { draw } from '../08-cards/draw.ts';
import { damage } from '../10-damage/damage.ts';
import { isDirty, listBreachesAnywhere, CAMP_HERE } from '../11-actions/actions.ts';
import { ABILITY_LAWS } from './ability-laws.ts';
import { componentsOf } from '../../components/components.ts';
import { BASE, CELL_COUNT, distance, NEIGHBOUR, NOWHERE, SIX } from '../00-board/geometry.ts';
import type { Collector, Sink, After, Section } from '../../types.ts';
import {
  breachEdge,
  clearCell,
  destroyMech,
  gainItem,
  gainSupport,
  moveCamp,
  passMarker,
  removeDamage,
  travel,
} from '../transfers/players.ts';
import { rustMech } from '../transfers/machines.ts';
import type { AbilityEffect } from '../../components/pack.ts';
import { verbs } from '../../verbs.ts';
import { isPlaying, isSolo, isTerrain, playerCount, playersFrom, seatOf } from '../queries.ts';
import { refusal } from '../../refusals.ts';
import type { AbilityFrame, SlipFrame, WildFrame } from '../../frames.ts';
import type { WildState } from '../../state.ts';
import { ITEMS, TERRAINS } from '../../words.ts';

const NO_MECH_TO_SHOOT = refusal('W-22.C8', 'no-mech');
/** a: the distance. */
const SHOT_TOO_FAR = refusal('W-22.C8', 'not-adjacent');
const NO_MECH_TO_RUST = refusal('W-22.V8', 'no-mech');
const RUST_ON_TOXIC = refusal('W-22.V8', 'toxic');
const SEVENTH_TOXIC = refusal('W-A48', 'seventh-toxic');
const TUNNEL_OTHER_TERRAIN = refusal('W-22.S7', 'other-terrain');
const LIBRARY_OTHER_TERRAIN = refusal('W-22.O8', 'other-terrain');
const SLIP_TO_BASE = refusal('W-A21', 'base');
/** a: the distance. */
const SLIP_TOO_FAR = refusal('W-22.V6', 'not-adjacent');

const STAY = verbs.stay();

/** The reveal ability of a player's card. */
export function ability(player: number, card: number): AbilityFrame {
  return { proc: 'ability', step: 'resolve', got: 0, player, card, left: 0 };
}

/** §W-22.1: true when a card has an ability that is resolved at once. */
export function isReveal(s: WildState, card: number): boolean {
  const components = componentsOf(s);
  return components.isReveal[components.ability[card]!]!;
}

function effectOf(s: WildState, f: AbilityFrame): AbilityEffect {
  const components = componentsOf(s);
  return components.effect[components.ability[f.card]!]!;
}

/** §W-22.O4, §W-A55: every adjacent cell that is polluted is cleared; each toxic site among them costs damage. */
function clearAround(s: WildState, player: number, out: Sink): After<AbilityFrame> {
  const here = s.cell[player]!;
  const after: WildFrame[] = [];
  for (let at = here * SIX; at < here * SIX + SIX; at++) {
    const c = NEIGHBOUR[at]!;
    if (c !== NOWHERE && isDirty(s, c) && clearCell(s, player, c, out)) after.push(damage(player, 1, 'toxic'));
  }
  return { calls: after, then: 'done' };
}

/** §W-22.V5: mechs on the own cell, as many as there are and may be. */
function destroyHere(s: WildState, player: number, n: number, out: Sink): 'done' {
  const here = s.cell[player]!;
  for (let left = n; left > 0 && s.mechs[here] !== 0; left--) destroyMech(s, player, here, out);
  return 'done';
}

/** Goes to a step that asks up to `n` times. */
function times<S extends AbilityFrame['step']>(f: AbilityFrame, n: number, step: S): S {
  f.left = n;
  return step;
}

/** §W-22.1, §W-22.3, §W-21.5: resolves a reveal ability; it affects its owner only, unless it says otherwise. */
function resolve(s: WildState, f: AbilityFrame, out: Sink): After<AbilityFrame> {
  const { player } = f;
  const effect = effectOf(s, f);
  switch (effect.op) {
    // §W-22.O1, §W-22.C1, §W-22.V1, §W-22.S1
    case 'passFirstPlayer':
      if (!isSolo(s)) for (let time = 0; time < effect.times; time++) passMarker(s, out);
      return 'done';
    // §W-22.O2, §W-22.C2, §W-22.V2, §W-22.S2: the owner alone; §W-22.O3, §W-22.C3, §W-22.V3, §W-22.S3: everybody.
    case 'gainItem':
      for (let each = 0; each < playerCount(s); each++)
        if (each === player || (effect.who === 'all' && isPlaying(s, each)))
          gainItem(s, each, ITEMS.indexOf(effect.item), out);
      return 'done';
    // §W-22.O4
    case 'clearPollution':
      return clearAround(s, player, out);
    // §W-22.V5: on the own cell; §W-22.C8: on adjacent ones.
    case 'destroyMech':
      return effect.where === 'here' ? destroyHere(s, player, effect.n, out) : times(f, effect.n, 'shoot');
    // §W-22.S9
    case 'breachWall':
      return times(f, effect.n, 'demolish');
    // §W-22.V8
    case 'replaceMechWithPollution':
      return times(f, effect.n, 'rust');
    // §W-22.O6
    case 'takeDamage':
      return { call: damage(player, effect.n, 'ability'), then: 'done' };
    // §W-22.V9: of a chosen player; §W-22.C9: of everybody.
    case 'removeDamage':
      if (effect.who === 'chosen') return 'cure';
      for (const each of playersFrom(s, player)) removeDamage(s, each, tokens(effect.n), out);
      return 'done';
    // §W-22.O7
    case 'gainSupport':
      gainSupport(s, player, effect.n, 'ability', ABILITY_LAWS[componentsOf(s).ability[f.card]!]!, out);
      return 'done';
    // §W-22.C5
    case 'drawDefenders':
      return { call: draw(player, effect.n), then: 'done' };
    // §W-22.O8
    case 'relocateCamp':
      return 'resettle';
    // §W-22.S7: to a cell of a terrain; §W-22.V6: everybody to an adjacent cell.
    case 'relocateLeader':
      if (effect.who === 'self') return 'tunnel';
      return { calls: playersFrom(s, s.first).map((each) => slip(each)), then: 'done' };
    default:
      throw new Error(`${effect.op} is no reveal ability`);
  }
}

const tokens = (n: number | 'all'): number => (n === 'all' ? Infinity : n);

/** §W-22.C8: a mech on an adjacent cell, factories and the base included (§W-A55). */
function listShots(s: WildState, player: number, ask: Collector): void {
  const here = s.cell[player]!;
  for (let c = 0; c < CELL_COUNT; c++) {
    const far = distance(here, c);
    if (far !== 1) {
      if (ask.wantsRefusals) ask.refuse(verbs.shoot(c), SHOT_TOO_FAR, far);
    } else if (s.mechs[c] !== 0) ask.offer(verbs.shoot(c));
    else if (ask.wantsRefusals) ask.refuse(verbs.shoot(c), NO_MECH_TO_SHOOT);
  }
}

/** §W-A48: a mech anywhere but on a toxic site, nor where a seventh toxic token would be needed. */
function listRust(s: WildState, ask: Collector): void {
  const last = componentsOf(s).pack.limits.pollutionToToxic - 1;
  for (let c = 0; c < CELL_COUNT; c++) {
    const isSeventh = s.pollution[c]! >= last && s.toxicLeft === 0;
    if (s.mechs[c] !== 0 && s.toxic[c] === 0 && !isSeventh) ask.offer(verbs.rust(c));
    else if (!ask.wantsRefusals) continue;
    else if (s.mechs[c] === 0) ask.refuse(verbs.rust(c), NO_MECH_TO_RUST);
    else ask.refuse(verbs.rust(c), s.toxic[c] === 1 ? RUST_ON_TOXIC : SEVENTH_TOXIC);
  }
}

/** §W-22.S7: any cell of the terrain; a destroyed factory is one (§W-A22). */
function listTunnels(s: WildState, terrain: number, ask: Collector): void {
  for (let c = 0; c < CELL_COUNT; c++)
    if (isTerrain(s, c, terrain)) ask.offer(verbs.tunnel(c));
    else if (ask.wantsRefusals) ask.refuse(verbs.tunnel(c), TUNNEL_OTHER_TERRAIN);
}

/** §W-22.O8: an own camp to a cell of the terrain without another camp; it may stay where it is (§W-A9). */
function listResettle(s: WildState, player: number, terrain: number, ask: Collector): void {
  for (let from = 0; from < CELL_COUNT; from++) {
    if (s.camp[from] !== player) continue;
    for (let to = 0; to < CELL_COUNT; to++) {
      if (!isTerrain(s, to, terrain)) {
        if (ask.wantsRefusals) ask.refuse(verbs.resettle(from, to), LIBRARY_OTHER_TERRAIN);
      } else if (s.camp[to] === NOWHERE || to === from) ask.offer(verbs.resettle(from, to));
      else if (ask.wantsRefusals) ask.refuse(verbs.resettle(from, to), CAMP_HERE);
    }
  }
}

function terrainOf(s: WildState, f: AbilityFrame): number {
  const effect = effectOf(s, f);
  return 'terrain' in effect ? TERRAINS.indexOf(effect.terrain) : NOWHERE;
}

/** Chapter W-22: the ability is compulsory; without a target nothing happens (§W-A9). */
export const abilityProcedure: Section<AbilityFrame> = {
  resolve: {
    kind: 'rule',
    law: 'W-22.1',
    lawOf: (f, s) => ABILITY_LAWS[componentsOf(s).ability[f.card]!]!,
    run(s, f, out) {
      if (out.on) out.emit({ type: 'ability', player: f.player, ability: componentsOf(s).ability[f.card]! });
      return resolve(s, f, out);
    },
  },
  shoot: {
    kind: 'choice',
    window: 'shoot',
    law: 'W-22.C8',
    seats: (s, f) => seatMask(seatOf(s, f.player)),
    options: (s, f, _seat, ask) => listShots(s, f.player, ask),
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb === 'shoot') destroyMech(s, f.player, o.cell, out);
      return --f.left > 0 ? 'shoot' : 'done';
    },
  },
  demolish: {
    kind: 'choice',
    window: 'demolish',
    law: 'W-22.S9',
    seats: (s, f) => seatMask(seatOf(s, f.player)),
    options: (s, f, _seat, ask) => listBreachesAnywhere(s, f.player, verbs.demolish, ask),
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb === 'demolish') breachEdge(s, f.player, o.edge, out);
      return --f.left > 0 ? 'demolish' : 'done';
    },
  },
  rust: {
    kind: 'choice',
    window: 'rust',
    law: 'W-22.V8',
    seats: (s, f) => seatMask(seatOf(s, f.player)),
    options: (s, _f, _seat, ask) => listRust(s, ask),
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb === 'rust') rustMech(s, f.player, o.cell, out);
      return --f.left > 0 ? 'rust' : 'done';
    },
  },
  tunnel: {
    kind: 'choice',
    window: 'tunnel',
    law: 'W-22.S7',
    seats: (s, f) => seatMask(seatOf(s, f.player)),
    options: (s, f, _seat, ask) => listTunnels(s, terrainOf(s, f), ask),
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb === 'tunnel') travel(s, f.player, o.cell, 'relocate', out);
      return 'done';
    },
  },
  resettle: {
    kind: 'choice',
    window: 'resettle',
    law: 'W-22.O8',
    seats: (s, f) => seatMask(seatOf(s, f.player)),
    options: (s, f, _seat, ask) => listResettle(s, f.player, terrainOf(s, f), ask),
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb === 'resettle') moveCamp(s, f.player, o.from, o.to, out);
      return 'done';
    },
  },
  cure: {
    kind: 'choice',
    window: 'cure',
    law: 'W-22.V9',
    seats: (s, f) => seatMask(seatOf(s, f.player)),
    options(s, f, _seat, ask) {
      for (const each of playersFrom(s, f.player)) ask.offer(verbs.cure(s.faction[each]!));
    },
    take(s, f, o, _seat, out) {
      const effect = effectOf(s, f);
      const n = effect.op === 'removeDamage' ? tokens(effect.n) : 0;
      if (o.verb === 'cure') removeDamage(s, s.faction.indexOf(o.faction), n, out);
      return 'done';
    },
  },
};

/** One player may go to an adjacent cell over any obstacle. */
function slip(player: number): SlipFrame {
  return { proc: 'slip', step: 'slip', got: 0, player };
}

/** §W-22.V6: each player may relocate to an adjacent cell, onto a factory too, never onto the base (§W-A21). */
export const slipProcedure: Section<SlipFrame> = {
  slip: {
    kind: 'choice',
    window: 'slip',
    law: 'W-22.V6',
    seats: (s, f) => seatMask(seatOf(s, f.player)),
    options(s, f, _seat, ask) {
      const here = s.cell[f.player]!;
      for (let at = here * SIX; at < here * SIX + SIX; at++) {
        const c = NEIGHBOUR[at]!;
        if (c === NOWHERE) continue;
        if (c !== BASE) ask.offer(verbs.slip(c));
        else if (ask.wantsRefusals) ask.refuse(verbs.slip(c), SLIP_TO_BASE);
      }
      ask.offer(STAY);
      if (!ask.wantsRefusals) return;
      for (let c = 0; c < CELL_COUNT; c++)
        if (distance(here, c) !== 1) ask.refuse(verbs.slip(c), SLIP_TOO_FAR, distance(here, c));
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'slip') travel(s, f.player, o.cell, 'relocate', out);
      else if (out.on) out.emit({ type: 'stayed', player: f.player });
      return 'done';
    },
  },
};
