import { artisansProcedure } from './artisans.ts';
import { popularBandProcedure } from './band.ts';
import { highwayBanditsProcedure, banditHelpProcedure } from './bandits.ts';
import { bearersProcedure } from './bearers.ts';
import { envoysProcedure } from './envoys.ts';
import { expeditionProcedure, expeditionSetupProcedure } from './expedition.ts';
import { flotillaProcedure } from './flotilla.ts';
import { banditGangsProcedure } from './gangs.ts';
import { garrisonProcedure } from './garrison.ts';
import { prophetsProcedure } from './prophets.ts';
import { protectorProcedure } from './protector.ts';
import { corvidSpiesProcedure } from './spies.ts';
import { vaultKeepersProcedure } from './vaults.ts';
import { hirelingControlProcedure, hirelingGainProcedure } from './control.ts';
import { lastDynastyProcedure, noblesProcedure } from './dynasty.ts';
import { exileProcedure } from './exile.ts';
import { plunderProcedure } from './brigand.ts';
import { hirelingBattleProcedure, hirelingMoveProcedure } from './march.ts';
import { forestPatrolProcedure } from './patrol.ts';
import { pawnTollProcedure } from './pawn-toll.ts';
import { physiciansProcedure } from './physicians.ts';
import { hirelingPlaceProcedure } from './place.ts';
import { prepareHirelingsProcedure } from './prepare.ts';
import { hirelingStartProcedure } from './timings.ts';
import { springUprisingProcedure } from './uprising.ts';

/** The procedures of hirelings by name. */
export const HIRELING_PROCEDURES = {
  prepareHirelings: prepareHirelingsProcedure,
  hirelingControl: hirelingControlProcedure,
  hirelingStart: hirelingStartProcedure,
  hirelingGain: hirelingGainProcedure,
  hirelingPlace: hirelingPlaceProcedure,
  hirelingMove: hirelingMoveProcedure,
  hirelingBattle: hirelingBattleProcedure,
  forestPatrol: forestPatrolProcedure,
  physicians: physiciansProcedure,
  lastDynasty: lastDynastyProcedure,
  nobles: noblesProcedure,
  springUprising: springUprisingProcedure,
  exile: exileProcedure,
  plunder: plunderProcedure,
  artisans: artisansProcedure,
  popularBand: popularBandProcedure,
  highwayBandits: highwayBanditsProcedure,
  banditHelp: banditHelpProcedure,
  pawnToll: pawnTollProcedure,
  bearers: bearersProcedure,
  envoys: envoysProcedure,
  expedition: expeditionProcedure,
  expeditionSetup: expeditionSetupProcedure,
  flotilla: flotillaProcedure,
  banditGangs: banditGangsProcedure,
  hirelingGarrison: garrisonProcedure,
  prophets: prophetsProcedure,
  protector: protectorProcedure,
  corvidSpies: corvidSpiesProcedure,
  vaultKeepers: vaultKeepersProcedure,
};
