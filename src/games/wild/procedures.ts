import type { Procedures } from '../../kernel/index.ts';
import { setupProcedure } from './02-setup.ts';
import { roundProcedure, soloProcedure } from './03-round.ts';
import { planningProcedure } from './04-planning.ts';
import { turnProcedure } from './06-turn.ts';
import { drawProcedure } from './08-draw.ts';
import { damageProcedure, rollProcedure } from './10-damage.ts';
import { machineProcedure } from './13-machine.ts';
import { abilityProcedure, slipProcedure } from './22-abilities.ts';
import type { Wild } from './kinds.ts';

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
