import type { Procedures } from '../../kernel/index.ts';
import { setupProcedure } from './rules/02-setup/setup.ts';
import { roundProcedure } from './rules/03-round/round.ts';
import { soloProcedure } from './rules/21-solo/solo.ts';
import { planningProcedure } from './rules/04-planning/planning.ts';
import { turnProcedure } from './rules/06-turn/turn.ts';
import { drawProcedure } from './rules/08-cards/draw.ts';
import { damageProcedure, rollProcedure } from './rules/10-damage/damage.ts';
import { machineProcedure } from './rules/13-machine-deck/machine-deck.ts';
import { abilityProcedure, slipProcedure } from './rules/22-abilities/abilities.ts';
import type { Wild } from './types.ts';

/** All sections of the rules. */
export const PROCEDURES: Procedures<Wild> = {
  setup: setupProcedure,
  round: roundProcedure,
  solo: soloProcedure,
  planning: planningProcedure,
  turn: turnProcedure,
  draw: drawProcedure,
  damage: damageProcedure,
  roll: rollProcedure,
  machine: machineProcedure,
  ability: abilityProcedure,
  slip: slipProcedure,
};
