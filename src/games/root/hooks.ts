import {
  afterRoll,
  allies,
  attackerBonus,
  battleOver,
  battleSpoils,
  beforeRoll,
  defenderTakesHigher,
  payForHits,
} from './04-key-actions/battle.ts';
import { craftPoints, itemCrafted } from './04-key-actions/craft.ts';
import { moreNeighbours, moved } from './04-key-actions/move.ts';
import { FATES, removed } from './04-key-actions/removal.ts';
import { fallen, fieldHospitals } from './06-marquise/hospitals.ts';
import { marquise } from './06-marquise/index.ts';
import { eyrie } from './07-eyrie/index.ts';
import { commander, despot, disdainForTrade } from './07-eyrie/leaders.ts';
import { lostBases } from './08-alliance/bases.ts';
import { alliance, guerrillaWar } from './08-alliance/index.ts';
import { outrageByMove, outrageByRemoval } from './08-alliance/outrage.ts';
import { alliesInBattle, arbiter, betrayal, infamy, swiftStrike, swordPerHit } from './09-vagabond/battle.ts';
import { vagabond } from './09-vagabond/index.ts';
import { hostility } from './09-vagabond/relations.ts';
import { armorers, brutalTactics, partisans, sappers } from './effects/battle.ts';
import { betterBurrowBank, royalClaim, saboteurs, standAndDeliver, swapMeet } from './effects/birdsong.ts';
import { coffinMakers } from './effects/coffins.ts';
import { codebreakers, commandWarren, league, taxCollector } from './effects/daylight.ts';
import { EFFECTS, obligations } from './effects/effect.ts';
import { eyrieEmigre } from './effects/emigre.ts';
import { charmOffensive, cobbler } from './effects/evening.ts';
import { falseOrders } from './effects/false-orders.ts';
import { masterEngravers, murineBroker, tunnels } from './effects/passive.ts';
import { propagandaBureau } from './effects/propaganda.ts';
import { FACTION_RULES } from './factions.ts';
import { CAT, KEEP } from './pieces.ts';
import type { RootState } from './state.ts';
import { ALLIANCE, EYRIE, MARQUISE, VAGABOND, VAGABOND2 } from './words.ts';

// The one file that knows all factions and effects, and the order in which they bend the common procedures.

FACTION_RULES[MARQUISE] = marquise;
FACTION_RULES[EYRIE] = eyrie;
FACTION_RULES[ALLIANCE] = alliance;
FACTION_RULES[VAGABOND] = vagabond;
FACTION_RULES[VAGABOND2] = vagabond;

FATES[CAT] = fallen;
/** §6.2.2: a removed keep is gone for good. */
FATES[KEEP] = (s: RootState, p, _c, count) => {
  s.away[p]! += count;
  return true;
};

// The order in which a window lists them.
EFFECTS.push(
  betterBurrowBank,
  saboteurs,
  royalClaim,
  standAndDeliver,
  swapMeet,
  falseOrders,
  commandWarren,
  taxCollector,
  codebreakers,
  propagandaBureau,
  league,
  cobbler,
  charmOffensive,
);
obligations.order(coffinMakers, eyrieEmigre);

allies.order(alliesInBattle);
payForHits.order(swordPerHit);
beforeRoll.order(arbiter);
afterRoll.order(armorers, sappers, brutalTactics, partisans, swiftStrike);
defenderTakesHigher.order(guerrillaWar);
attackerBonus.order(commander);
battleSpoils.order(infamy, despot);
battleOver.order(betrayal);
removed.order(hostility, fieldHospitals, outrageByRemoval, lostBases);
moved.order(outrageByMove);
moreNeighbours.order(tunnels);
craftPoints.order(disdainForTrade);
itemCrafted.order(masterEngravers, murineBroker);
