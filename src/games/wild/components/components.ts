import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../../../kernel/index.ts';
import { cellAt, side } from '../rules/00-board/geometry.ts';
import { BUILT_IN } from './built-in.ts';
import type { AbilityEffect, MachineStep, Pack, AxialCell, TrackData } from './pack.ts';
import { ABILITIES, CARDS, CARDS_PER_SECTION, LEADERS, MACHINE_KINDS, MACHINES, TERRAINS } from '../words.ts';

/** A side of a tile by numbers; `pollution` is -1 where no symbol is printed. */
interface Side {
  readonly terrains: readonly number[];
  readonly pollution: number;
}

/** The components of a pack by dense numbers. */
export interface Components {
  readonly hash: string;
  readonly pack: Pack;
  readonly terrain: readonly number[];
  readonly ap: readonly number[];
  /** The ability of each card. */
  readonly ability: readonly number[];
  readonly effect: readonly AbilityEffect[];
  readonly isReveal: readonly boolean[];
  /** Sides of tiles: tile `t` has its front at `2t`, its back at `2t + 1`. */
  readonly sides: readonly Side[];
  readonly slots: readonly (readonly number[])[];
  readonly mechCells: readonly number[];
  readonly steps: readonly (readonly MachineStep[])[];
  readonly kind: readonly number[];
  readonly isHard: readonly boolean[];
  readonly chutes: readonly (readonly number[])[];
  /** Support tracks by number of players. */
  readonly track: readonly (TrackData | undefined)[];
}

/** The hash that identifies a pack in settings and journals: sixteen hexadecimal digits. */
export function packHash(pack: Pack): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(pack)))).slice(0, 16);
}

const cellOf = ([q, r]: AxialCell): number => cellAt(q, r);

/** §W-A41, §G-7.1: the rank of a side clockwise from the arrow. The arrow is the vertex behind side 0, so side 0 is last. */
const afterArrow = (chute: number): number => side(chute - 1);

function layOut(pack: Pack, hash: string): Components {
  const cards = CARDS.map((id) => pack.defenders.list.find((card) => card.id === id)!);
  const abilities = ABILITIES.map((id) => pack.abilities.list.find((ability) => ability.id === id)!);
  const machines = MACHINES.map((id) => pack.machineCards.list.find((card) => card.id === id)!);
  const { byPlayers } = pack.supportTracks;
  return {
    hash,
    pack,
    terrain: cards.map((card) => TERRAINS.indexOf(card.terrain)),
    ap: cards.map((card) => card.ap),
    ability: cards.map((card) => ABILITIES.indexOf(card.ability)),
    effect: abilities.map((ability) => ability.effect),
    isReveal: abilities.map((ability) => ability.timing === 'reveal'),
    sides: pack.tiles.list.flatMap((tile) =>
      [tile.front, tile.back].map(({ cells, pollution }) => ({
        terrains: cells.map((terrain) => TERRAINS.indexOf(terrain)),
        pollution: pollution ?? -1,
      })),
    ),
    slots: pack.board.slots.map((slot) => slot.map(cellOf)),
    mechCells: pack.board.mechSymbols.map(cellOf),
    steps: machines.map((card) => card.steps),
    kind: machines.map((card) => MACHINE_KINDS.indexOf(card.kind)),
    isHard: machines.map((card) => card.level === 'hard'),
    chutes: pack.factories.chuteSides.map((sides) => [...sides].sort((a, b) => afterArrow(a) - afterArrow(b))),
    track: [undefined, byPlayers['2'], byPlayers['2'], byPlayers['3'], byPlayers['4']],
  };
}

interface PackSettings {
  readonly pack: string;
}

/**
 * Most packs besides the built-in one that are found by their hash alone. Games and states in use have their components through
 * their settings; views and saved games of the built-in pack may come at any time, so it always stays.
 */
const MOST_REGISTERED = 64;

/** The components of the packs that were registered last, by hash. */
const REGISTERED = new Map<string, Components>();

/** The components of all settings in use: they live as long as a state that has the settings. */
const OF_SETTINGS = new WeakMap<PackSettings, Components>();

let lastSettings: PackSettings | undefined;
let last: Components | undefined;

/** Registers a pack, so that states whose settings name its hash can be played. */
export function registerPack(pack: Pack): Components {
  const hash = packHash(pack);
  const components = REGISTERED.get(hash) ?? layOut(pack, hash);
  REGISTERED.delete(hash);
  REGISTERED.set(hash, components);
  if (REGISTERED.size > MOST_REGISTERED + 1) forgetOldest();
  return components;
}

function forgetOldest(): void {
  const builtIn = packHash(BUILT_IN);
  for (const hash of REGISTERED.keys())
    if (hash !== builtIn) {
      REGISTERED.delete(hash);
      return;
    }
}

/** Has states with these settings played with these components, also when the pack is not registered any more. */
export function bindComponents(settings: PackSettings, components: Components): void {
  OF_SETTINGS.set(settings, components);
}

/** The components that a state is played with. */
export function componentsOf({ settings }: { readonly settings: PackSettings }): Components {
  if (settings !== lastSettings) {
    last = OF_SETTINGS.get(settings) ?? REGISTERED.get(settings.pack)!;
    bindComponents(settings, last);
    lastSettings = settings;
  }
  return last!;
}

/** The faction of a defender card. */
export function factionOfCard(card: number): number {
  return Math.floor(card / (3 * CARDS_PER_SECTION));
}

/** The faction of a leader. */
export function factionOfLeader(leader: number): number {
  return Math.floor(leader / 2);
}

/** §W-2.9: the twelve cards of a leader's deck: the faction's base cards and the leader's own. */
export function deckOf(leader: number): readonly number[] {
  const start = factionOfLeader(leader) * 3 * CARDS_PER_SECTION;
  const own = start + (1 + (leader % (LEADERS.length / 4))) * CARDS_PER_SECTION;
  const six = (from: number): number[] => Array.from({ length: CARDS_PER_SECTION }, (_, n) => from + n);
  return [...six(start), ...six(own)];
}
