import type { OffWindowRefusal } from '../../kernel/index.ts';
import type { Scythia } from './types.ts';
import { refusal } from './refusals.ts';

const AT_TURN_START = refusal('S-3.1', 'only-at-turn-start');
const AT_VILLAGE_CENTRE = refusal('S-5.6', 'only-at-centre');
const AT_BARRACKS = refusal('S-5.2', 'only-at-barracks');
const BY_EFFECT = refusal('E-2', 'only-by-choice');
const AFTER_ROLL = refusal('S-6.6', 'only-in-raid');

/** The refusal of each verb in windows it does not belong to: it says when the verb may be used. */
export const offWindow: readonly OffWindowRefusal<Scythia>[] = [
  { verb: 'pair', refusal: refusal('S-2.9', 'only-in-draft') },
  { verb: 'drop', refusal: refusal('S-2.12', 'only-when-dealt') },
  { verb: 'place', refusal: AT_TURN_START },
  { verb: 'raid', refusal: AT_TURN_START },
  { verb: 'take', refusal: refusal('S-4.3', 'only-after-placing') },
  { verb: 'use', refusal: refusal('S-4.2', 'only-at-building') },
  { verb: 'play', refusal: AT_VILLAGE_CENTRE },
  { verb: 'eagle', refusal: AT_VILLAGE_CENTRE },
  { verb: 'hire', refusal: AT_BARRACKS },
  { verb: 'heal', refusal: AT_BARRACKS },
  { verb: 'swap', refusal: refusal('A-16', 'only-by-effect') },
  { verb: 'tame', refusal: refusal('S-5.1', 'only-at-stables') },
  { verb: 'release', refusal: refusal('S-13.6', 'only-by-trade') },
  { verb: 'complete', refusal: refusal('S-5.5', 'only-at-tent') },
  { verb: 'discard', refusal: refusal('E-1.2', 'only-when-paying') },
  { verb: 'choose', refusal: BY_EFFECT },
  { verb: 'pay', refusal: BY_EFFECT },
  { verb: 'kumis', refusal: refusal('S-6.4', 'only-in-raid') },
  { verb: 'reroll', refusal: AFTER_ROLL },
  { verb: 'roll', refusal: AFTER_ROLL },
  { verb: 'keep', refusal: AFTER_ROLL },
  { verb: 'wound', refusal: refusal('S-7.2', 'only-in-raid') },
  { verb: 'plunder', refusal: refusal('S-6.11', 'only-in-raid') },
];
