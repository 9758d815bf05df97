import { defineRefusals } from '../../kernel/index.ts';
import type { ScythiaLaw } from '../../law/index.ts';
import { ITEMS } from './words.ts';

const no = defineRefusals<ScythiaLaw>();

/** Why a worker cannot be placed or taken; numbers of colours are the set of those allowed and the worker's own. */
export const OCCUPIED = no('S-4.1', 'occupied');
export const EMPTY = no('S-4.3', 'no-worker');
export const JUST_PLACED = no('S-4.3', 'just-placed');
export const BUILDING_COLOUR = no('S-4.1', 'building-colour');
export const BLOCKED = no('S-12.9', 'blocked');

/** Why a raid is not possible; the numbers are what it needs and what there is. */
export const RAID_COLOUR = no('S-6.1', 'raid-colour');
export const RAID_CREW = no('S-6.1', 'raid-crew');
export const RAID_PROVISIONS = no('S-6.1', 'raid-provisions');
export const RAID_WAGONS = no('S-6.1', 'raid-wagons');
export const RAID_SPOTS = no('S-6.1', 'raid-spots');
export const RAID_NOT_IN_PLAY = no('S-2.2', 'raid-not-in-play');

/** What is short for a payment, by item; the numbers are what it needs and what there is. */
export const SHORT = ITEMS.map((item) => no('S-13.9', `short-${item}`));
/** What is short for a quest, by item. */
export const QUEST_SHORT = ITEMS.map((item) => no('S-9.2', `quest-${item}`));
export const QUEST_STRENGTH = no('S-9.2', 'quest-strength');
export const NO_OPEN_QUEST = no('S-9.1', 'no-open-quest');
export const NO_QUEST_PAYABLE = no('S-9.2', 'no-quest-payable');

/** Why an effect would do nothing. */
export const OUT_OF_STOCK = no('A-20', 'out-of-stock');
export const NO_CARDS_LEFT = no('A-10', 'no-cards-left');
export const NOTHING_COUNTED = no('E-1.4', 'nothing-counted');
export const NOT_BEHIND = no('S-13.7', 'not-behind');
export const NO_WOUNDS = no('A-17', 'no-wounds');
export const NOT_WOUNDED = no('S-7.6', 'not-wounded');
export const NO_HAND = no('S-1.4', 'no-hand');
export const NO_OTHER_CARD = no('S-13.9', 'no-other-card');
export const HIRE_SILVER = no('S-5.2', 'hire-silver');
export const NO_CREW = no('A-16', 'no-crew');
export const NO_ANIMALS = no('S-8.2', 'no-animals');
export const NO_EAGLE = no('S-13.6', 'no-eagle');
export const JUST_RETURNED = no('S-13.6', 'just-returned');
export const NOTHING_TO_PAY_FOR = no('A-20', 'nothing-to-pay-for');
export const NOTHING_TO_PLAY = no('S-5.6', 'nothing-to-play');
export const HERO_USED = no('S-13.5', 'hero-used');
export const EAGLE_USED = no('S-13.5', 'eagle-used');
export const NO_PLAY_EAGLE = no('S-5.6', 'no-play-eagle');
export const UNPAIRED_EAGLE = no('S-5.6', 'unpaired-eagle');
export const WORKER_COLOUR = no('S-4.4', 'worker-colour');
export const ANY_COLOUR = no('S-13.8', 'any-colour');

/** Why a raid's own choices are refused. */
export const SHORT_KUMIS = no('S-6.4', 'short-kumis');
export const NO_MEMBER = no('S-7.1', 'no-member');
export const NOBODY_TO_DISMISS = no('S-7.8', 'no-member');
export const NOT_YOUR_TURN = no('A-05', 'not-your-turn');
export const NOT_IN_RAID = no('A-05', 'not-in-raid');
export const FINISH_FIRST = no('A-05', 'finish-first');
export const OTHER_SETTLEMENT = no('S-6.11', 'other-settlement');
export const SPOT_GONE = no('S-6.11', 'spot-gone');
export const DIE_COLOUR = no('E-3.2', 'die-colour');
export const PAIR_GONE = no('S-2.9', 'pair-gone');

/** Reasons for actions that have another time. */
export const ELSEWHERE = {
  draft: no('S-2.9', 'only-in-draft'),
  keep: no('S-2.12', 'only-when-dealt'),
  start: no('S-3.1', 'only-at-turn-start'),
  take: no('S-4.3', 'only-after-placing'),
  visit: no('S-4.2', 'only-at-building'),
  centre: no('S-5.6', 'only-at-centre'),
  barracks: no('S-5.2', 'only-at-barracks'),
  stables: no('S-5.1', 'only-at-stables'),
  swap: no('A-16', 'only-by-effect'),
  trade: no('S-13.6', 'only-by-trade'),
  tent: no('S-5.5', 'only-at-tent'),
  discard: no('E-1.2', 'only-when-paying'),
  kumis: no('S-6.4', 'only-in-raid'),
  dice: no('S-6.6', 'only-in-raid'),
  wounds: no('S-7.2', 'only-in-raid'),
  plunder: no('S-6.11', 'only-in-raid'),
  effect: no('E-2', 'only-by-choice'),
} as const;

/** Every reason the game can give. */
export const ALL_REASONS = no.all;
