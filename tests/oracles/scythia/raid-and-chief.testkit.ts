import type { Pack, RaidEffect } from '../../../src/games/scythia/components/pack.ts';
import type { ScythiaState } from '../../../src/games/scythia/state.ts';
import { CIVS, HELD, PROVISIONS, ROW, WAGONS } from '../../../src/games/scythia/words.ts';

/**
 * Raids and the AI chief read a second time: from the paragraphs and the words of the pack, without the numbers the game
 * makes of them, to be held against it. Plain on purpose.
 */

type Character = Pack['characters'][number];

/** A slot as a raid finds it. */
interface Slot {
  readonly character: Character | undefined;
  readonly wounds: number;
  readonly eagle: Pack['animals'][number]['eagle'] | undefined;
  readonly horse: Pack['animals'][number]['horse'] | undefined;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

function settlementsOf(pack: Pack) {
  return pack.civilisations.flatMap((civ) => civ.settlements.map((settlement) => ({ civ, settlement })));
}
const spotsOf = (pack: Pack) =>
  settlementsOf(pack).flatMap(({ civ, settlement }) => settlement.spots.map((spot) => ({ civ, settlement, spot })));

/** A raid as it is known when the worker has been placed. */
export class RaidReading {
  readonly #crew: readonly Slot[];
  readonly #place: ReturnType<typeof settlementsOf>[number];
  /** §S-6.3: what it costs after reductions, and §S-6.5: how many dice it has. */
  readonly provisions: number;
  readonly wagons: number;
  readonly dice: number;
  kumis = 0;

  constructor(pack: Pack, s: ScythiaState, seat: number, settlement: number) {
    this.#place = settlementsOf(pack)[settlement]!;
    this.#crew = [0, 1, 2, 3, 4].map((slot) => {
      const at = seat * 5 + slot;
      return {
        character: pack.characters[s.crew[at]!],
        wounds: s.wounds[at]!,
        eagle: pack.animals[s.eagles[at]!]?.eagle,
        horse: pack.animals[s.horses[at]!]?.horse,
      };
    });
    const less = (item: 'provisions' | 'wagons'): number =>
      this.#all('payLess', false, (effect) => effect.items[item] ?? 0);
    this.provisions = Math.max(0, this.#place.settlement.provisions - less('provisions'));
    this.wagons = Math.max(0, this.#place.settlement.wagons - less('wagons'));
    const isGold = spotsOf(pack).filter(
      (one, k) => one.settlement === this.#place.settlement && s.spots[k] === 1 && s.plunder[k * 4]! > 0,
    );
    this.dice = this.#place.civ.red + this.#place.civ.white + isGold.length;
  }

  /** §S-6.7. */
  strength(dice: readonly number[]): number {
    const own = this.#members().map(({ character, wounds }) => character.strength - wounds);
    const animals = this.#members().map(({ eagle, horse }) => (eagle?.strength ?? 0) + (horse?.strength ?? 0));
    const more = this.#all('strength', false, (effect) => effect.amount);
    const counted = this.#all('strengthPer', false, ({ amount, max, per }) => {
      const count = {
        crewWounds: this.#wounds(),
        pairedEagles: this.#members().filter(({ eagle }) => eagle).length,
        pairedHorses: this.#members().filter(({ horse }) => horse).length,
      }[per.count];
      return amount * Math.min(max, Math.floor(count / per.every));
    });
    return this.kumis + sum(dice) + sum(own) + sum(animals) + more + counted;
  }

  /** §S-6.8, §A-02: the band of a total. */
  band(total: number): number {
    return this.#place.settlement.bands.findLastIndex(({ min }, band) => band === 0 || total >= min);
  }

  /** §S-6.8, §S-6.9: points of the band and of abilities that reward the raid. */
  points(total: number): number {
    const { bands } = this.#place.settlement;
    const isTop = this.band(total) === bands.length - 1;
    const rewards = this.#all('gain', isTop, (effect) => (effect.trigger === 'onReward' ? (effect.items.vp ?? 0) : 0));
    return bands[this.band(total)]!.vp + rewards;
  }

  /** §S-6.10. */
  wounds(total: number, dice: readonly number[]): number {
    const less = this.#all('reduceWounds', false, (effect) => effect.amount);
    return Math.max(0, sum(dice) + this.#place.settlement.bands[this.band(total)]!.wounds - less);
  }

  #members(): (Slot & { readonly character: Character })[] {
    return this.#crew.flatMap((slot) => (slot.character ? [{ ...slot, character: slot.character }] : []));
  }
  #wounds(): number {
    return sum(this.#members().map(({ wounds }) => wounds));
  }
  /** §E-3.3. */
  #holds(effect: RaidEffect, slot: Slot, isTop: boolean): boolean {
    const { civ, kumisSpentAtLeast, hasHorse, hasEagle, crewWoundsAtLeast, selfUnwounded, band } = effect.when ?? {};
    return (
      (civ === undefined || civ.includes(this.#place.civ.id)) &&
      (kumisSpentAtLeast === undefined || this.kumis >= kumisSpentAtLeast) &&
      (hasHorse === undefined || slot.horse !== undefined) &&
      (hasEagle === undefined || slot.eagle !== undefined) &&
      (crewWoundsAtLeast === undefined || this.#wounds() >= crewWoundsAtLeast) &&
      (selfUnwounded === undefined || slot.wounds === 0) &&
      (band === undefined || isTop)
    );
  }
  /** What all abilities with this verb give together, doubled under their eagle (§E-4.2). */
  #all<D extends RaidEffect['do']>(
    verb: D,
    isTop: boolean,
    worth: (effect: Extract<RaidEffect, { readonly do: D }>) => number,
  ): number {
    return sum(
      this.#members().flatMap((slot) =>
        slot.character.raid.flatMap((effect) => {
          if (effect.do !== verb || !this.#holds(effect, slot, isTop)) return [];
          return [worth(effect as never) * (slot.eagle?.kind === 'double' ? 2 : 1)];
        }),
      ),
    );
  }
}

/** What a seat has of the two things a raid costs. */
export const stores = (s: ScythiaState, seat: number): readonly [provisions: number, wagons: number] => [
  s.held[seat * HELD + PROVISIONS]!,
  s.held[seat * HELD + WAGONS]!,
];

/** What the AI chief has and has taken. */
export interface ChiefStanding {
  readonly provisions: number;
  readonly score: number;
  readonly horses: readonly number[];
  readonly quests: readonly number[];
  readonly raided: readonly number[];
}

const OF_CHIEF = 6;

/** The standing of the AI chief. */
export const chiefStanding = (s: ScythiaState): ChiefStanding => ({
  provisions: s.chiefProvisions,
  score: s.chiefScore,
  horses: s.chiefHorses.slice(),
  quests: s.quests.flatMap((where, tile) => (where === OF_CHIEF ? [tile] : [])),
  raided: s.spots.flatMap((state, spot) => (state === 2 ? [spot] : [])),
});

/** Every set of horses that is strong enough, the best first (§S-12.8, §A-28); ages are places in the list. */
function bestSet(pack: Pack, horses: readonly number[], needed: number): readonly number[] {
  const half = (animal: number) => pack.animals[animal]!.horse;
  const sets = Array.from({ length: 2 ** horses.length }, (_, mask) =>
    [...horses.keys()].filter((i) => mask & (1 << i)),
  );
  const judged = sets.flatMap((ages) => {
    const set = ages.map((age) => horses[age]!);
    const strength = sum(set.map((animal) => half(animal).strength));
    if (strength < needed) return [];
    return [{ set, order: [set.length, strength, sum(set.map((animal) => half(animal).vp)), ...ages] }];
  });
  const compare = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((n, i) => n !== b[i]);
    return at < 0 ? 0 : a[at]! - b[at]!;
  };
  return judged.sort((a, b) => compare(a.order, b.order))[0]!.set;
}

/** The AI chief's turn with a scheme (§S-12.3 to §S-12.8, §S-12.11, §A-30). */
export function readScheme(pack: Pack, s: ScythiaState, scheme: number): ChiefStanding {
  const now = chiefStanding(s);
  const plan = pack.schemes[scheme]!;
  const character = pack.chiefs.find(({ id }) => id === s.settings.chief)!;
  const spots = spotsOf(pack).map((one, at) => ({ ...one, at }));
  const row = (civ: string) => spots.filter((one) => one.civ.id === civ).sort((a, b) => a.spot.column - b.spot.column);
  const own = row(plan.civ);
  const target = [
    ...own.filter(({ spot }) => spot.column >= plan.column),
    ...own.filter(({ spot }) => spot.column < plan.column),
  ].find(({ at }) => s.spots[at] === 1);
  const withHorse = (): ChiefStanding => {
    const canGain = s.animals.some((where) => where === 0 || where === 2);
    return canGain ? { ...now, horses: [...now.horses, s.row[ROW.indexOf(plan.horse)]!] } : now;
  };
  if (!target) {
    const rows = [[0], [1], ...CIVS.map((civ) => row(civ).map(({ at }) => 2 + at))];
    if (plan.quest === 'bottomUp') rows.reverse();
    const tile = rows
      .flat()
      .map((place) => s.places[place]!)
      .find((each) => each >= 0);
    return tile === undefined ? withHorse() : { ...now, quests: [...now.quests, tile].sort((a, b) => a - b) };
  }
  if (now.provisions < plan.provisions)
    return { ...now, provisions: now.provisions + plan.gain + character.extraProvision };
  const strength = character.strength + sum(now.horses.map((animal) => pack.animals[animal]!.horse.strength));
  if (strength < plan.strength) return withHorse();
  const spent = bestSet(pack, now.horses, plan.strength - character.strength);
  return {
    ...now,
    provisions: now.provisions - plan.provisions,
    score: now.score + plan.vp,
    horses: now.horses.filter((animal) => !spent.includes(animal)),
    raided: [...now.raided, target.at].sort((a, b) => a - b),
  };
}
