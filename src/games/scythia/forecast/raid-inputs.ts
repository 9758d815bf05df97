import type { RaidInputs } from '../state.ts';
import type { ScythiaView } from '../view-types.ts';

/** The inputs of a raid forecast, taken from any view. */
export function raidInputsOf(view: ScythiaView): RaidInputs {
  const slots = view.players.flatMap((player) => player.slots);
  return {
    crew: slots.map((slot) => slot.crew),
    wounds: slots.map((slot) => slot.wounds),
    eagles: slots.map((slot) => slot.eagle),
    horses: slots.map((slot) => slot.horse),
    held: view.players.flatMap((player) => player.held),
    spots: view.spots.map((spot) => spot.state),
    plunder: view.spots.flatMap((spot) => spot.plunder),
  };
}
