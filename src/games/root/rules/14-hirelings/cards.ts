import { REMOVAL_OVERRIDES } from '../04-key-actions/removal.ts';
import { FACTION_RULES } from '../../factions/faction.ts';
import { FACTIONS, hireling, HIRELINGS, type HirelingName } from '../../words.ts';
import { popularBand, streetBand } from './band.ts';
import { highwayBandits } from './bandits.ts';
import { flameBearers } from './bearers.ts';
import { brigand, brigandry } from './brigand.ts';
import { bluebirdNobles, lastDynasty } from './dynasty.ts';
import { contributions, exile, exileFights } from './exile.ts';
import { envoys } from './envoys.ts';
import { expedition } from './expedition.ts';
import { hirelingWarriors } from './fighters.ts';
import { flotilla, flotillaFights } from './flotilla.ts';
import { banditGangs } from './gangs.ts';
import { forestPatrol, PATROL, patrolFallen } from './patrol.ts';
import { prophets } from './prophets.ts';
import { furiousProtector, stoicProtector } from './protector.ts';
import { CARD_OPTIONS, HIRELING_RULES, type HirelingRules } from './rules.ts';
import { smuggling } from './smugglers.ts';
import { corvidSpies } from './spies.ts';
import { springUprising } from './uprising.ts';
import { vaultKeepers } from './vaults.ts';

/** A card whose side is nothing but an ability that others ask for (14.3.2). */
const ABILITY: HirelingRules = {};

const CARDS: Readonly<Record<HirelingName, { promoted: HirelingRules; demoted: HirelingRules }>> = {
  'forest-patrol': { promoted: forestPatrol, demoted: ABILITY },
  'last-dynasty': { promoted: lastDynasty, demoted: bluebirdNobles },
  'spring-uprising': { promoted: springUprising, demoted: ABILITY },
  'the-exile': { promoted: exile, demoted: brigand },
  'riverfolk-flotilla': { promoted: flotilla, demoted: ABILITY },
  'warm-sun-prophets': { promoted: prophets, demoted: envoys },
  'highway-bandits': { promoted: highwayBandits, demoted: banditGangs },
  'sunward-expedition': { promoted: expedition, demoted: ABILITY },
  'corvid-spies': { promoted: corvidSpies, demoted: ABILITY },
  'furious-protector': { promoted: furiousProtector, demoted: stoicProtector },
  'flame-bearers': { promoted: flameBearers, demoted: ABILITY },
  'vault-keepers': { promoted: vaultKeepers, demoted: ABILITY },
  'popular-band': { promoted: popularBand, demoted: streetBand },
};

/** Puts every card where the common procedures find it; called once by the file that knows all of them. */
export function registerHirelings(): void {
  Object.assign(HIRELING_RULES, CARDS);
  CARD_OPTIONS.push(contributions, brigandry, smuggling);
  HIRELINGS.forEach((_, k) => {
    FACTION_RULES[FACTIONS.length + k] = hirelingWarriors;
  });
  FACTION_RULES[hireling('the-exile')] = exileFights;
  FACTION_RULES[hireling('riverfolk-flotilla')] = flotillaFights;
  REMOVAL_OVERRIDES[PATROL] = patrolFallen;
}
