import { cardsIn, hasSeat, MUTE, SPECTATOR, unseen } from '../../../kernel/index.ts';
import { type CardProgress, doStep, playersWithMechs } from '../rules/13-machine-deck/card-steps.ts';
import { componentsOf } from '../components/components.ts';
import { CELL_COUNT, NOWHERE, SIX } from '../rules/00-board/geometry.ts';
import { uncover } from '../rules/transfers/machines.ts';
import type { MachineStep } from '../components/pack.ts';
import { deck, hand, IN_DECK } from '../components/piles.ts';
import { factoriesBuilt, handSize, isEnclosed, isSolo, machinesIn, nextPlayer } from '../rules/queries.ts';
import { clone, type WildState } from '../state.ts';
import { MACHINES, TERRAINS } from '../words.ts';

/** A cell and the chance that something happens there. */
export interface CellChance {
  readonly cell: number;
  readonly chance: number;
}

/** What one machine card would do if it came next. */
export interface CardThreat {
  readonly machine: number;
  /** The chance that it is the next card. */
  readonly chance: number;
  /** Cells that are enclosed after the card. */
  readonly enclosed: readonly number[];
  /** Cells where it builds a factory. */
  readonly builds: readonly CellChance[];
  /** Cells that turn toxic by it. */
  readonly toxic: readonly CellChance[];
  /** Players whose leader stands with a mech after it. */
  readonly caught: readonly number[];
  /** Players who lose a defender by it. */
  readonly struck: readonly number[];
  /** Players who take damage by it and lose nobody. */
  readonly hurt: readonly number[];
  /** The chance that the game is lost by it, by way. */
  readonly factories: number;
  readonly sites: number;
  readonly deaths: number;
}

/** How near one defeat is: the present number, the number allowed, and the chance of defeat with the next card. */
export interface Nearness {
  readonly now: number;
  readonly most: number;
  readonly next: number;
}

/** What the machines threaten, as far as everybody can know it. */
export interface ThreatReport {
  readonly cards: readonly CardThreat[];
  readonly factories: Nearness;
  readonly sites: Nearness;
  /** Killed defenders by terrain, how many are allowed, and the chance of one too many with the next card. */
  readonly deaths: { readonly now: readonly number[]; readonly most: number; readonly next: number };
}

/** The results of a card, added up over the arrows that it may uncover. */
interface CardResult {
  readonly enclosed: number[];
  readonly builds: number[];
  readonly toxic: number[];
  caught: number[];
  struck: number[];
  hurt: number[];
  factories: number;
  sites: number;
  deaths: number;
}

/** §W-10.7: the chance of each terrain if a defender of this player were killed, by public knowledge. */
function victimTerrains(s: WildState, player: number): number[] {
  const { terrain } = componentsOf(s);
  const piles = handSize(s, player) === 0 ? [deck(player)] : isSolo(s) ? [hand(0), hand(1)] : [hand(player)];
  const weights = TERRAINS.map(() => 0);
  let total = 0;
  for (const pile of piles)
    for (const card of cardsIn(s.cards, pile)) {
      if (!hasSeat(s.cards.knows[card]!, SPECTATOR)) continue;
      weights[terrain[card]!]!++;
      total++;
    }
  for (const pool of unseen(s.cards, SPECTATOR)) {
    const slots = pool.piles.filter((pile) => piles.includes(pile)).length;
    total += slots;
    for (const card of pool.cards) weights[terrain[card]!]! += slots / pool.cards.length;
  }
  return weights.map((weight) => (total === 0 ? 0 : weight / total));
}

/** The chance that these deaths, one after the other, are one too many in a terrain. */
function chanceOfDeaths(s: WildState, victims: readonly number[], deaths: readonly number[]): number {
  const [victim, ...others] = victims;
  if (victim === undefined) return 0;
  const most = componentsOf(s).pack.limits.deathsPerTerrain;
  let chance = 0;
  for (const [terrain, share] of victimTerrains(s, victim).entries()) {
    if (share === 0) continue;
    const after = deaths.map((n, t) => (t === terrain ? n + 1 : n));
    chance += share * (after[terrain]! >= most ? 1 : chanceOfDeaths(s, others, after));
  }
  return chance;
}

function strike(s: WildState, active: number, n: number, weight: number, into: CardResult): void {
  const most = componentsOf(s).pack.setup.maxDamage;
  const met = playersWithMechs(s, active);
  const struck = met.filter((player) => s.damage[player]! + n > most);
  into.struck = struck;
  into.hurt = met.filter((player) => !struck.includes(player));
  into.deaths += weight * chanceOfDeaths(s, struck, s.deaths);
}

/** Plays the steps of a card, without players; where an arrow is uncovered, all six are tried. */
function run(s: WildState, f: CardProgress, steps: readonly MachineStep[], weight: number, into: CardResult): void {
  for (const [at, step] of steps.entries()) {
    if (s.lost !== 0) break;
    if (step.op === 'damagePlayersSharingCellWithMech') strike(s, f.player, step.n, weight, into);
    if (!doStep(s, f, step, MUTE)) continue;
    for (let arrow = 0; arrow < SIX; arrow++) {
      const world = clone(s);
      uncover(world, arrow, MUTE);
      run(world, { ...f }, steps.slice(at + 1), weight / SIX, into);
    }
    return;
  }
  gather(s, f.player, weight, into);
}

/** Adds one way a card can end to its results. */
function gather(s: WildState, active: number, weight: number, into: CardResult): void {
  for (let c = 0; c < CELL_COUNT; c++) {
    if (isEnclosed(s, c)) into.enclosed[c] = (into.enclosed[c] ?? 0) + weight;
    if (s.toxic[c] === 1) into.toxic[c] = (into.toxic[c] ?? 0) + weight;
    if (s.token[c] !== NOWHERE) into.builds[c] = (into.builds[c] ?? 0) + weight;
  }
  into.caught = playersWithMechs(s, active);
  if (s.lost === 1) into.factories += weight;
  if (s.lost === 2) into.sites += weight;
}

/** The cells where something is new after the card, with its chance. */
function newIn(weights: readonly number[], parts: number, wasThere: (c: number) => boolean): CellChance[] {
  return weights.flatMap((weight, cell) => (weight > 0 && !wasThere(cell) ? [{ cell, chance: weight / parts }] : []));
}

/** Results are counted in whole parts of a card: six for each arrow that may be uncovered. */
const partsOf = (steps: readonly MachineStep[]): number =>
  SIX ** steps.filter((step) => step.op === 'buildFactoryIfEnclosed').length;

function threatOf(s: WildState, machine: number, active: number, chance: number): CardThreat {
  const steps = componentsOf(s).steps[machine]!;
  const parts = partsOf(steps);
  const into: CardResult = {
    enclosed: [],
    builds: [],
    toxic: [],
    caught: [],
    struck: [],
    hurt: [],
    factories: 0,
    sites: 0,
    deaths: 0,
  };
  run(clone(s), { player: active, built: 0, chosen: NOWHERE }, steps, parts, into);
  return {
    machine,
    chance,
    enclosed: into.enclosed.flatMap((weight, c) => (weight > 0 ? [c] : [])),
    builds: newIn(into.builds, parts, (c) => s.token[c] !== NOWHERE),
    toxic: newIn(into.toxic, parts, (c) => s.toxic[c] === 1),
    caught: into.caught,
    struck: into.struck,
    hurt: into.hurt,
    factories: into.factories / parts,
    sites: into.sites / parts,
    deaths: into.deaths / parts,
  };
}

/** What each machine card that can still come would do to the board as it stands, and how near each defeat is. */
export function threatReport(s: WildState): ThreatReport {
  const { limits } = componentsOf(s).pack;
  const left = machinesIn(s, IN_DECK);
  const active = s.turn === NOWHERE ? nextPlayer(s, s.first + s.faction.length - 1) : s.turn;
  const cards = MACHINES.flatMap((_, machine) =>
    s.machines[machine] === IN_DECK ? [threatOf(s, machine, active, 1 / left)] : [],
  );
  const next = (way: 'factories' | 'sites' | 'deaths'): number =>
    cards.reduce((sum, card) => sum + card.chance * card[way], 0);
  return {
    cards,
    factories: { now: factoriesBuilt(s), most: limits.factoriesBuilt, next: next('factories') },
    sites: { now: limits.toxicSites - s.toxicLeft, most: limits.toxicSites, next: next('sites') },
    deaths: { now: s.deaths.slice(), most: limits.deathsPerTerrain - 1, next: next('deaths') },
  };
}
