import {
  afterRoll,
  allies,
  attackerBonus,
  battleOver,
  battleSpoils,
  defenderBonus,
  beforeRoll,
  defenderTakesHigher,
  ignoresHit,
  looters,
  payForHits,
  rally,
} from './rules/04-key-actions/battle/hooks.ts';
import { craftPoints, exports, itemCrafted } from './rules/04-key-actions/craft.ts';
import { accompanied, groups, moreNeighbours, moved } from './rules/04-key-actions/move.ts';
import { REMOVAL_OVERRIDES, removed } from './rules/04-key-actions/removal.ts';
import { fallen, fieldHospitals } from './factions/06-marquise/hospitals.ts';
import { marquise } from './factions/06-marquise/index.ts';
import { eyrie } from './factions/07-eyrie/index.ts';
import { commander, despot, disdainForTrade } from './factions/07-eyrie/leaders.ts';
import { lostBases } from './factions/08-alliance/bases.ts';
import { alliance, guerrillaWar } from './factions/08-alliance/index.ts';
import { outrageByMove, outrageByRemoval } from './factions/08-alliance/outrage.ts';
import { alliesInBattle, arbiter, betrayal, infamy, swiftStrike, swordPerHit } from './factions/09-vagabond/battle.ts';
import { vagabond } from './factions/09-vagabond/index.ts';
import { hostility } from './factions/09-vagabond/relations.ts';
import { fearOfTheFaithful, revenge } from './factions/10-cult/faith.ts';
import { cult } from './factions/10-cult/index.ts';
import { exportPayment } from './factions/11-riverfolk/crafting.ts';
import { riverfolk } from './factions/11-riverfolk/index.ts';
import { lostForGood, tradeDisruption } from './factions/11-riverfolk/posts.ts';
import { riverfolkServices, serviceHours } from './factions/11-riverfolk/services.ts';
import { contemptForTrade } from './factions/12-hundreds/hoard.ts';
import { hundreds } from './factions/12-hundreds/index.ts';
import { lavish } from './factions/12-hundreds/lavish.ts';
import { looting, spoilsOfLoot } from './factions/12-hundreds/looters.ts';
import { bitter, fallenWarlord, stubborn, withWarlord, wrathful } from './factions/12-hundreds/warlord.ts';
import { carrying, devoutKnights } from './factions/13-keepers/carry.ts';
import { keepers } from './factions/13-keepers/index.ts';
import { fallenRelic, prizedTrophies } from './factions/13-keepers/trophies.ts';
import { banditToll } from './rules/14-hirelings/bandits.ts';
import { registerHirelings } from './rules/14-hirelings/cards.ts';
import { bodyguards, sentriesAttack, sentriesDefend } from './rules/14-hirelings/guards.ts';
import { felinePhysicians } from './rules/14-hirelings/physicians.ts';
import { rabbitScouts } from './rules/14-hirelings/scouts.ts';
import { hirelingsAtBirdsong } from './rules/14-hirelings/timings.ts';
import { registerHomelands } from './rules/15-advanced-setup/setup-cards.ts';
import { armorers, brutalTactics, partisans, sappers } from './card-effects/battle.ts';
import { betterBurrowBank, royalClaim, saboteurs, standAndDeliver, swapMeet } from './card-effects/birdsong.ts';
import { coffinMakers } from './card-effects/coffins.ts';
import { codebreakers, commandWarren, league, taxCollector } from './card-effects/daylight.ts';
import { EFFECTS, obligations } from './card-effects/effect.ts';
import { eyrieEmigre } from './card-effects/emigre.ts';
import { charmOffensive, cobbler } from './card-effects/evening.ts';
import { falseOrders } from './card-effects/false-orders.ts';
import { masterEngravers, murineBroker, tunnels } from './card-effects/passive.ts';
import { propagandaBureau } from './card-effects/propaganda.ts';
import { FACTION_RULES, type FactionRules } from './factions/faction.ts';
import { CAT, KEEP, LIZARD, TRADE_POST, RELIC, WARLORD } from './components/pieces.ts';
import type { RootState } from './state.ts';
import { phaseChanged, services } from './rules/01-turn/turn.ts';
import { type FactionName, FACTIONS } from './words.ts';

// The one file that knows all factions and effects, and the order in which they bend the common procedures.

const RULES: Readonly<Record<FactionName, FactionRules>> = {
  marquise,
  eyrie,
  alliance,
  vagabond,
  vagabond2: vagabond,
  cult,
  riverfolk,
  hundreds,
  keepers,
};
FACTIONS.forEach((name, f) => {
  FACTION_RULES[f] = RULES[name];
});

registerHirelings();
registerHomelands();

REMOVAL_OVERRIDES[CAT] = fallen;
REMOVAL_OVERRIDES[LIZARD] = revenge;
REMOVAL_OVERRIDES[TRADE_POST] = lostForGood;
REMOVAL_OVERRIDES[WARLORD] = fallenWarlord;
REMOVAL_OVERRIDES[RELIC] = fallenRelic;
/** §6.2.2: a removed keep is gone for good. */
REMOVAL_OVERRIDES[KEEP] = (s: RootState, p, _c, count) => {
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
obligations.order(coffinMakers, eyrieEmigre, lavish, hirelingsAtBirdsong);

allies.order(alliesInBattle);
looters.order(looting);
rally.order(bitter);
ignoresHit.order(stubborn, devoutKnights, bodyguards);
payForHits.order(swordPerHit);
beforeRoll.order(arbiter);
afterRoll.order(armorers, sappers, brutalTactics, partisans, swiftStrike);
defenderTakesHigher.order(guerrillaWar, rabbitScouts);
attackerBonus.order(commander, wrathful, sentriesAttack);
defenderBonus.order(sentriesDefend);
battleSpoils.order(infamy, despot);
battleOver.order(betrayal, spoilsOfLoot);
removed.order(
  hostility,
  fieldHospitals,
  felinePhysicians,
  outrageByRemoval,
  lostBases,
  fearOfTheFaithful,
  tradeDisruption,
  prizedTrophies,
);
groups.order(withWarlord);
accompanied.order(carrying);
moved.order(outrageByMove, banditToll);
moreNeighbours.order(tunnels);
craftPoints.order(disdainForTrade, contemptForTrade);
itemCrafted.order(masterEngravers, murineBroker);
exports.order(exportPayment);
services.order(riverfolkServices);
phaseChanged.order(serviceHours);
