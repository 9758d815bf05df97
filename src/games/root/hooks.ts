import { AtSomeTables } from '../../kernel/index.ts';
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
import { intoBurrow } from './rules/02-key-terms/burrow.ts';
import { REMOVAL_OVERRIDES, removed } from './rules/04-key-actions/removal.ts';
import { fieldHospitals } from './factions/06-marquise/hospitals.ts';
import { commander, despot, disdainForTrade } from './factions/07-eyrie/leaders.ts';
import { lostBases } from './factions/08-alliance/bases.ts';
import { guerrillaWar } from './factions/08-alliance/index.ts';
import { outrageByMove, outrageByRemoval } from './factions/08-alliance/outrage.ts';
import { alliesInBattle, arbiter, betrayal, infamy, swiftStrike, swordPerHit } from './factions/09-vagabond/battle.ts';
import { hostility } from './factions/09-vagabond/relations.ts';
import { fearOfTheFaithful } from './factions/10-cult/faith.ts';
import { exportPayment } from './factions/11-riverfolk/crafting.ts';
import { tradeDisruption } from './factions/11-riverfolk/posts.ts';
import { riverfolkServices, serviceHours } from './factions/11-riverfolk/services.ts';
import { contemptForTrade } from './factions/12-hundreds/hoard.ts';
import { lavish } from './factions/12-hundreds/lavish.ts';
import { looting, spoilsOfLoot } from './factions/12-hundreds/looters.ts';
import { bitter, stubborn, withWarlord, wrathful } from './factions/12-hundreds/warlord.ts';
import { embeddedAgents } from './factions/18-corvids/agents.ts';
import { guesses, listExposures, mightExpose, newCorvidTurn, takeExposure } from './factions/18-corvids/exposure.ts';
import { raids } from './factions/18-corvids/raid.ts';
import { carrying, devoutKnights } from './factions/13-keepers/carry.ts';
import { prizedTrophies } from './factions/13-keepers/trophies.ts';
import { priceOfFailure } from './factions/17-duchy/failure.ts';
import { banditToll } from './rules/14-hirelings/bandits.ts';
import { registerHirelings } from './rules/14-hirelings/cards.ts';
import { bodyguards, sentriesAttack, sentriesDefend } from './rules/14-hirelings/guards.ts';
import { felinePhysicians } from './rules/14-hirelings/physicians.ts';
import { rabbitScouts } from './rules/14-hirelings/scouts.ts';
import { hirelingsAtBirdsong } from './rules/14-hirelings/timings.ts';
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
import { FACTION_RULES } from './factions/faction.ts';
import { DESCRIPTOR_OF } from './factions/index.ts';
import { piece, type PieceName } from './components/pieces.ts';
import { cardsOfDeck, COPIES_OF, title, type TitleName } from './components/cards/index.ts';
import { isVagabond } from './rules/02-key-terms/players.ts';
import type { RootSettings } from './settings.ts';
import { CORVIDS, type FactionName, FACTIONS } from './words.ts';
import { betweenSteps, TURN_OPTIONS } from './rules/01-turn/between.ts';
import { phaseChanged, services } from './rules/01-turn/turn.ts';

// The one file that knows all factions and effects, and the order in which they bend the common procedures.

DESCRIPTOR_OF.forEach(({ rules, removal }, f) => {
  FACTION_RULES[f] = rules;
  for (const [name, override] of Object.entries(removal ?? {})) REMOVAL_OVERRIDES[piece(name as PieceName)] = override;
});

registerHirelings();

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
/** A contributor of a faction: only where that plays, or might after a draft. */
const ofFaction = <C>(name: FactionName, contributor: C): AtSomeTables<C> =>
  new AtSomeTables(contributor, (settings) => {
    const { setup, factions } = settings as RootSettings;
    return setup !== 'standard' || factions.includes(name);
  });

/** A contributor of both Vagabonds. */
const ofVagabonds = <C>(contributor: C): AtSomeTables<C> =>
  new AtSomeTables(contributor, (settings) => {
    const { setup, factions } = settings as RootSettings;
    return setup !== 'standard' || factions.some((name) => isVagabond(FACTIONS.indexOf(name)));
  });

/** A contributor of hirelings. */
const ofHirelings = <C>(contributor: C): AtSomeTables<C> =>
  new AtSomeTables(contributor, (settings) => (settings as RootSettings).hirelings.length > 0);

/** A contributor of a card: only where the deck has it. */
const ofCard = <C>(name: TitleName, contributor: C): AtSomeTables<C> =>
  new AtSomeTables(contributor, (settings) =>
    cardsOfDeck((settings as RootSettings).deck).includes(COPIES_OF[title(name)]![0]!),
  );

obligations.order(
  ofCard('coffin-makers', coffinMakers),
  ofCard('eyrie-emigre', eyrieEmigre),
  ofFaction('hundreds', lavish),
  ofHirelings(hirelingsAtBirdsong),
);

allies.order(ofVagabonds(alliesInBattle));
looters.order(ofFaction('hundreds', looting));
rally.order(ofFaction('hundreds', bitter));
ignoresHit.order(ofFaction('hundreds', stubborn), ofFaction('keepers', devoutKnights), ofHirelings(bodyguards));
payForHits.order(ofVagabonds(swordPerHit));
beforeRoll.order(ofVagabonds(arbiter));
afterRoll.order(
  ofCard('armorers', armorers),
  ofCard('sappers', sappers),
  ofCard('brutal-tactics', brutalTactics),
  ofCard('fox-partisans', partisans),
  ofVagabonds(swiftStrike),
);
defenderTakesHigher.order(ofFaction('alliance', guerrillaWar), ofHirelings(rabbitScouts));
attackerBonus.order(ofFaction('eyrie', commander), ofFaction('hundreds', wrathful), ofHirelings(sentriesAttack));
defenderBonus.order(ofHirelings(sentriesDefend), ofFaction('corvids', embeddedAgents));
battleSpoils.order(ofVagabonds(infamy), ofFaction('eyrie', despot));
battleOver.order(ofVagabonds(betrayal), ofFaction('hundreds', spoilsOfLoot));
removed.order(
  ofVagabonds(hostility),
  ofFaction('marquise', fieldHospitals),
  ofHirelings(felinePhysicians),
  ofFaction('alliance', outrageByRemoval),
  ofFaction('alliance', lostBases),
  ofFaction('cult', fearOfTheFaithful),
  ofFaction('riverfolk', tradeDisruption),
  ofFaction('keepers', prizedTrophies),
  ofFaction('duchy', priceOfFailure),
  ofFaction('corvids', raids),
);
groups.order(ofFaction('hundreds', withWarlord));
accompanied.order(ofFaction('keepers', carrying));
moved.order(ofFaction('alliance', outrageByMove), ofHirelings(banditToll));
moreNeighbours.order(ofCard('tunnels', tunnels), ofFaction('duchy', intoBurrow));
craftPoints.order(ofFaction('eyrie', disdainForTrade), ofFaction('hundreds', contemptForTrade));
itemCrafted.order(ofCard('master-engravers', masterEngravers), ofCard('murine-broker', murineBroker));
exports.order(ofFaction('riverfolk', exportPayment));
services.order(ofFaction('riverfolk', riverfolkServices));
phaseChanged.order(ofFaction('riverfolk', serviceHours), ofFaction('corvids', newCorvidTurn));
betweenSteps.order(ofFaction('corvids', guesses));
TURN_OPTIONS.push({ faction: CORVIDS, options: listExposures, take: takeExposure, isOpen: mightExpose });
