import { forecaster, type RaidForecast } from '../../../games/scythia/forecast/raid.ts';
import { raidInputsOf } from '../../../games/scythia/forecast/raid-inputs.ts';
import { bandOf, rerollsOf, woundsNow } from '../../../games/scythia/rules/06-raiding/strength.ts';
import type { ScythiaView } from '../../../games/scythia/view-types.ts';
import { COMPONENTS } from './names.ts';

/** A possible result of a raid and its probability. */
export interface Chance {
  readonly n: number;
  readonly chance: number;
}

/** The forecast of a raid in the form the screen shows. */
export interface Odds {
  readonly forecast: RaidForecast;
  /** How likely each band of the settlement is. */
  readonly bands: readonly number[];
  readonly points: readonly Chance[];
  readonly wounds: readonly Chance[];
}

const MOST_KEPT = 400;
const kept = new Map<string, Odds>();
let forecasts = { box: COMPONENTS, ...forecaster(COMPONENTS) };

/** The forecasts of the components that are shown. */
function forecastsOf(): typeof forecasts {
  if (forecasts.box !== COMPONENTS) {
    forecasts = { box: COMPONENTS, ...forecaster(COMPONENTS) };
    kept.clear();
  }
  return forecasts;
}

/** Chances that belong to the same number, together. */
function gathered(list: readonly Chance[]): Chance[] {
  const sums = new Map<number, number>();
  for (const { n, chance } of list) sums.set(n, (sums.get(n) ?? 0) + chance);
  return [...sums].sort(([a], [b]) => a - b).map(([n, chance]) => ({ n, chance }));
}

/** The forecast of a seat's raid with a number of kumis; results are cached. */
export function oddsOf(view: ScythiaView, seat: number, settlement: number, kumis: number): Odds {
  const { raid } = forecastsOf();
  const spots = COMPONENTS.settlement.spots[settlement]!.map((spot) => [
    view.spots[spot]!.state,
    view.spots[spot]!.plunder[0],
  ]);
  const key = JSON.stringify([view.players[seat]!.slots, settlement, kumis, spots]);
  const known = kept.get(key);
  if (known) return known;
  const forecast = raid(raidInputsOf(view), seat, settlement, kumis);
  const bands = COMPONENTS.settlement.bands[settlement]!.map(() => 0);
  for (const { strength, chance } of forecast.outcomes) bands[bandOf(COMPONENTS, settlement, strength)]! += chance;
  const odds: Odds = {
    forecast,
    bands,
    points: gathered(forecast.outcomes.map(({ points, chance }) => ({ n: points, chance }))),
    wounds: gathered(forecast.outcomes.map(({ wounds, chance }) => ({ n: wounds, chance }))),
  };
  if (kept.size > MOST_KEPT) kept.clear();
  kept.set(key, odds);
  return odds;
}

/** The die faces of a roll by colour, in an order that does not tell equal rolls apart. */
const rollKey = (dice: readonly number[], faces: readonly { strength: number; wounds: number }[]): string =>
  dice
    .map((die, i) => `${die >> 1} ${faces[i]!.strength} ${faces[i]!.wounds}`)
    .sort()
    .join();

/** What is best to reroll after the first roll of a raid: a member and dice, or keeping all; nothing when it is later. */
export function adviceFor(view: ScythiaView): { readonly slot: number; readonly dice: readonly number[] } | undefined {
  const { raid, active } = view;
  if (!raid || raid.unrolled.length > 0) return undefined;
  const s = raidInputsOf(view);
  const facts = { ...raid, band: 0, before: woundsNow(s, active), taken: 0 };
  if (raid.rerolls.some((left, slot) => left !== rerollsOf(COMPONENTS, s, active, slot, facts))) return undefined;
  const { forecast } = oddsOf(view, active, raid.settlement, raid.kumis);
  const rolled = rollKey(
    raid.dice.map(({ die }) => die),
    raid.dice,
  );
  return forecast.policy.find(({ faces }) => rollKey(forecast.dice, faces) === rolled);
}
