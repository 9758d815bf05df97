import type { Procedures } from '../kernel/index.ts';
import { smoking } from './effects/smoke.ts';
import './effects/order.ts';
import { looking, raking, tiling } from './raking.ts';
import { drawProcedure, round } from './round.ts';
import { gusting, hooding, peering, snatching } from './snatching.ts';
import type { Embers } from './state.ts';
import { feeding, giving, stirring, turn } from './turn.ts';

/** All procedures of Embers, by name. */
export const procedures: Procedures<Embers> = {
  round,
  turn,
  draw: drawProcedure,
  stir: stirring,
  feed: feeding,
  give: giving,
  look: looking,
  tile: tiling,
  rake: raking,
  smoke: smoking,
  snatch: snatching,
  peer: peering,
  gust: gusting,
  hood: hooding,
};
