import { type ArtisansFrame, artisansProcedure } from './artisans.ts';
import { type PopularBandFrame, popularBandProcedure } from './band.ts';
import {
  type HighwayBanditsFrame,
  highwayBanditsProcedure,
  type BanditHelpFrame,
  banditHelpProcedure,
} from './bandits.ts';
import { type BearersFrame, bearersProcedure } from './bearers.ts';
import { type EnvoysFrame, envoysProcedure } from './envoys.ts';
import {
  type ExpeditionFrame,
  expeditionProcedure,
  type ExpeditionSetupFrame,
  expeditionSetupProcedure,
} from './expedition.ts';
import { type FlotillaFrame, flotillaProcedure } from './flotilla.ts';
import { type BanditGangsFrame, banditGangsProcedure } from './gangs.ts';
import { type GarrisonFrame, garrisonProcedure } from './garrison.ts';
import { type ProphetsFrame, prophetsProcedure } from './prophets.ts';
import { type ProtectorFrame, protectorProcedure } from './protector.ts';
import { type CorvidSpiesFrame, corvidSpiesProcedure } from './spies.ts';
import { type VaultKeepersFrame, vaultKeepersProcedure } from './vaults.ts';
import {
  type HirelingControlFrame,
  type HirelingGainFrame,
  hirelingControlProcedure,
  hirelingGainProcedure,
} from './control.ts';
import { type LastDynastyFrame, lastDynastyProcedure, type NoblesFrame, noblesProcedure } from './dynasty.ts';
import { type ExileFrame, exileProcedure } from './exile.ts';
import { type PlunderFrame, plunderProcedure } from './brigand.ts';
import {
  type HirelingBattleFrame,
  hirelingBattleProcedure,
  type HirelingMoveFrame,
  hirelingMoveProcedure,
} from './march.ts';
import { type ForestPatrolFrame, forestPatrolProcedure } from './patrol.ts';
import { type PawnTollFrame, pawnTollProcedure } from './pawn-toll.ts';
import { type PhysiciansFrame, physiciansProcedure } from './physicians.ts';
import { type HirelingPlaceFrame, hirelingPlaceProcedure } from './place.ts';
import { type PrepareHirelingsFrame, prepareHirelingsProcedure } from './prepare.ts';
import { type HirelingStartFrame, hirelingStartProcedure } from './timings.ts';
import { type SpringUprisingFrame, springUprisingProcedure } from './uprising.ts';

/** The procedures of hirelings. */
export type HirelingFrame =
  | PrepareHirelingsFrame
  | HirelingControlFrame
  | HirelingStartFrame
  | HirelingGainFrame
  | HirelingPlaceFrame
  | HirelingMoveFrame
  | HirelingBattleFrame
  | ForestPatrolFrame
  | PhysiciansFrame
  | LastDynastyFrame
  | NoblesFrame
  | SpringUprisingFrame
  | ExileFrame
  | PlunderFrame
  | ArtisansFrame
  | PopularBandFrame
  | HighwayBanditsFrame
  | BanditHelpFrame
  | PawnTollFrame
  | BearersFrame
  | EnvoysFrame
  | ExpeditionFrame
  | ExpeditionSetupFrame
  | FlotillaFrame
  | BanditGangsFrame
  | GarrisonFrame
  | ProphetsFrame
  | ProtectorFrame
  | CorvidSpiesFrame
  | VaultKeepersFrame;

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
