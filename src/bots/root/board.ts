import { isVagabond } from '../../games/root/rules/02-key-terms/players.ts';
import { readRulers } from '../../games/root/rules/02-key-terms/rule.ts';
import { vagabondOf } from '../../games/root/factions/09-vagabond/items.ts';
import { CONDITIONS, DAMAGED, type VagabondState } from '../../games/root/factions/09-vagabond/state.ts';
import type { Links } from '../../games/root/components/maps/map.ts';
import { MOB, WARRIOR_OF } from '../../games/root/components/pieces.ts';
import { geographyOf, linksOf, type RootState } from '../../games/root/state.ts';
import { CLEARING_COUNT, type Clearing, type Faction, FACTIONS, HUNDREDS, SWORD } from '../../games/root/words.ts';

const stepsOf = new WeakMap<Links, Int8Array>();
/** The links of the last call of `stepsOn`, and its result. */
let lastLinks: Links | undefined;
let lastSteps: Int8Array = new Int8Array();

/** Steps along paths between all clearings of a map: from times twelve plus to. */
export function stepsOn(links: Links): Int8Array {
  if (links === lastLinks) return lastSteps;
  lastLinks = links;
  return (lastSteps = stepsOf.get(links) ?? measured(links));
}

function measured(links: Links): Int8Array {
  const steps = new Int8Array(CLEARING_COUNT * CLEARING_COUNT).fill(CLEARING_COUNT);
  for (let from = 0; from < CLEARING_COUNT; from++) {
    const queue = [from];
    steps[from * CLEARING_COUNT + from] = 0;
    for (const c of queue)
      for (const next of links.paths[c]!)
        if (steps[from * CLEARING_COUNT + next] === CLEARING_COUNT) {
          steps[from * CLEARING_COUNT + next] = steps[from * CLEARING_COUNT + c]! + 1;
          queue.push(next);
        }
  }
  stepsOf.set(links, steps);
  return steps;
}

/** Swords of a Vagabond that are not damaged: as many hits as he can deal (9.2.6). */
function swordsOf(v: VagabondState): number {
  let count = 0;
  for (let condition = 0; condition < DAMAGED; condition++) count += v.items[SWORD * CONDITIONS + condition]!;
  return count;
}

/** How many clearings a Vagabond usually walks in a turn, and how many with all his boots. */
const NEAR = 1;
const AFAR = 3;

/** What the evaluations of all factions ask of the map, read once per state. */
export class Board {
  s!: RootState;
  readonly ruler = new Int8Array(CLEARING_COUNT);
  /** Warriors by faction and clearing. */
  readonly warriors = new Int16Array(FACTIONS.length * CLEARING_COUNT);
  readonly ruled = new Int8Array(FACTIONS.length);
  readonly army = new Int16Array(FACTIONS.length);

  /** The share of a Vagabond's swords that counts as a threat, because he also does other things. */
  readonly #wariness: number;
  /** Hits that a Vagabond could deal in each clearing soon. */
  readonly #prowled = new Float32Array(CLEARING_COUNT);
  #paths: Links['paths'] = [];
  /** The factions that play. */
  #playing: readonly number[] = [];

  constructor(wariness: number) {
    this.#wariness = wariness;
  }

  /** Reads the map of a state. */
  read(s: RootState): this {
    this.s = s;
    this.#paths = linksOf(s).paths;
    const { faction, on } = s;
    if (this.#playing !== faction) this.#clear();
    this.#playing = faction;
    const { warriors, army, ruled, ruler: rulers } = this;
    for (let f = 0; f < ruled.length; f++) ruled[f] = 0;
    for (let i = 0; i < faction.length; i++) {
      const f = faction[i]!;
      // §15.8: a seat that has not drafted has no faction; a Vagabond has no warriors.
      const piece = f < 0 ? -1 : WARRIOR_OF[f]!;
      if (piece < 0) continue;
      const from = piece * CLEARING_COUNT;
      const to = f * CLEARING_COUNT;
      let all = 0;
      for (let c = 0; c < CLEARING_COUNT; c++) {
        const here = on[from + c]!;
        warriors[to + c] = here;
        all += here;
      }
      army[f] = all;
    }
    for (let c = 0; c < CLEARING_COUNT; c++) this.#prowled[c] = 0;
    for (let i = 0; i < faction.length; i++) if (isVagabond(faction[i]!)) this.#prowl(vagabondOf(s, faction[i]!));
    readRulers(s, rulers);
    for (let c = 0; c < CLEARING_COUNT; c++) {
      const who = rulers[c]!;
      if (who >= 0 && who < FACTIONS.length) ruled[who]!++;
    }
    return this;
  }

  /** Forgets the warriors of the last table: `read` writes those of the factions that play, which copies of a state share. */
  #clear(): void {
    this.army.fill(0);
    this.warriors.fill(0);
  }

  #prowl(v: VagabondState): void {
    const swords = swordsOf(v);
    if (swords === 0 || v.place < 0) return;
    const map = geographyOf(this.s);
    const between = stepsOn(linksOf(this.s));
    for (let c = 0; c < CLEARING_COUNT; c++) {
      let way = AFAR + 1;
      if (v.place < CLEARING_COUNT) way = between[v.place * CLEARING_COUNT + c]!;
      else
        for (const from of map.aroundForest[v.place - CLEARING_COUNT]!)
          if (from < CLEARING_COUNT) way = Math.min(way, between[from * CLEARING_COUNT + c]! + 1);
      const hits = way <= NEAR ? swords : way <= AFAR ? swords / 2 : 0;
      if (hits > this.#prowled[c]!) this.#prowled[c] = hits;
    }
  }

  /** Pieces of a kind in a clearing. */
  on(piece: number, c: Clearing): number {
    return this.s.on[piece * CLEARING_COUNT + c]!;
  }

  /** Pieces of a kind on the whole map. */
  count(piece: number): number {
    let sum = 0;
    for (let c = 0; c < CLEARING_COUNT; c++) sum += this.s.on[piece * CLEARING_COUNT + c]!;
    return sum;
  }

  /** How many warriors an enemy could bring to a clearing soon: those there, and half of the nearest ones. */
  #reach(enemy: Faction, c: Clearing): number {
    const at = enemy * CLEARING_COUNT;
    const near = this.#paths[c]!;
    let beside = 0;
    for (let i = 0; i < near.length; i++) {
      const there = this.warriors[at + near[i]!]!;
      if (there > beside) beside = there;
    }
    return this.warriors[at + c]! + beside / 2;
  }

  /**
   * How likely a faction loses the buildings and tokens of a clearing, 0 to 1: enemies there and next door and a Vagabond's swords
   * against its own warriors; a mob razes them however many warriors are there (12.4.1).
   */
  risk(f: Faction, c: Clearing): number {
    if (f !== HUNDREDS && this.on(MOB, c) > 0) return 1;
    let worst = this.#wariness * this.#prowled[c]!;
    for (let i = 0; i < this.#playing.length; i++) {
      const enemy = this.#playing[i]!;
      // Without warriors its reach is 0.
      if (enemy === f || enemy < 0 || this.army[enemy] === 0) continue;
      const reach = this.#reach(enemy, c);
      if (reach > worst) worst = reach;
    }
    const own = this.warriors[f * CLEARING_COUNT + c]!;
    return worst <= 0 ? 0 : Math.min(1, Math.max(0, (worst - own + 1) / 5));
  }

  /** The same if all enemies come together, as they do against dominance. */
  siege(f: Faction, c: Clearing): number {
    let all: number = this.#prowled[c]!;
    for (const enemy of this.#playing) if (enemy !== f && enemy >= 0) all += this.#reach(enemy, c);
    return Math.min(1, Math.max(0, (all - this.warriors[f * CLEARING_COUNT + c]! + 1) / 6));
  }
}
