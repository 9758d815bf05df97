import type { WildLaw } from '../../../../law/index.ts';
import { ABILITIES, type Ability } from '../../words.ts';

/** The paragraph of each special ability. */
const LAW_OF: Readonly<Record<Ability, WildLaw>> = {
  'order.comrade': 'W-22.O1',
  'order.archives': 'W-22.O2',
  'order.almanac': 'W-22.O3',
  'order.controlled-blaze': 'W-22.O4',
  'order.feel-the-burn': 'W-22.O5',
  'order.pyromancy': 'W-22.O6',
  'order.manifesto': 'W-22.O7',
  'order.traveling-library': 'W-22.O8',
  'order.sanctuary': 'W-22.O9',
  'council.comrade': 'W-22.C1',
  'council.field-kitchen': 'W-22.C2',
  'council.break-bread': 'W-22.C3',
  'council.sustenance': 'W-22.C4',
  'council.bountiful-harvest': 'W-22.C5',
  'council.caravans': 'W-22.C6',
  'council.fortitude': 'W-22.C7',
  'council.sharpshooter': 'W-22.C8',
  'council.field-hospital': 'W-22.C9',
  'coven.comrade': 'W-22.V1',
  'coven.bubbling-brew': 'W-22.V2',
  'coven.apothecary': 'W-22.V3',
  'coven.evasion': 'W-22.V4',
  'coven.ambush': 'W-22.V5',
  'coven.secret-paths': 'W-22.V6',
  'coven.friendly-fungi': 'W-22.V7',
  'coven.rain-of-rust': 'W-22.V8',
  'coven.medicinal-herbs': 'W-22.V9',
  'sect.comrade': 'W-22.S1',
  'sect.arsenal': 'W-22.S2',
  'sect.fireworks-festival': 'W-22.S3',
  'sect.hack-attack': 'W-22.S4',
  'sect.scrap-hunter': 'W-22.S5',
  'sect.power-down': 'W-22.S6',
  'sect.tunnels': 'W-22.S7',
  'sect.ballistics': 'W-22.S8',
  'sect.demolitions': 'W-22.S9',
};

/** The paragraph of each special ability, in the order of ABILITIES. */
export const ABILITY_LAWS: readonly WildLaw[] = ABILITIES.map((ability) => LAW_OF[ability]);
