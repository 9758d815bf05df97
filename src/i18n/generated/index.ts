// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { common, type CommonMessages } from './common.ts';
import { errors, type ErrorsMessages } from './errors.ts';
import { lawRootAdvanced, type LawRootAdvancedMessages } from './law-root-advanced.ts';
import { lawRootAlliance, type LawRootAllianceMessages } from './law-root-alliance.ts';
import { lawRootAnnexes, type LawRootAnnexesMessages } from './law-root-annexes.ts';
import { lawRootBase, type LawRootBaseMessages } from './law-root-base.ts';
import { lawRootCases, type LawRootCasesMessages } from './law-root-cases.ts';
import { lawRootCult, type LawRootCultMessages } from './law-root-cult.ts';
import { lawRootEyrie, type LawRootEyrieMessages } from './law-root-eyrie.ts';
import { lawRootHirelings, type LawRootHirelingsMessages } from './law-root-hirelings.ts';
import { lawRootHundreds, type LawRootHundredsMessages } from './law-root-hundreds.ts';
import { lawRootKeepers, type LawRootKeepersMessages } from './law-root-keepers.ts';
import { lawRootMarquise, type LawRootMarquiseMessages } from './law-root-marquise.ts';
import { lawRootRiverfolk, type LawRootRiverfolkMessages } from './law-root-riverfolk.ts';
import { lawRootVagabond, type LawRootVagabondMessages } from './law-root-vagabond.ts';
import { lawScythiaBase, type LawScythiaBaseMessages } from './law-scythia-base.ts';
import { lawScythiaEffects, type LawScythiaEffectsMessages } from './law-scythia-effects.ts';
import { lawScythiaEnd, type LawScythiaEndMessages } from './law-scythia-end.ts';
import { lawScythiaRaid, type LawScythiaRaidMessages } from './law-scythia-raid.ts';
import { lawScythiaRulings, type LawScythiaRulingsMessages } from './law-scythia-rulings.ts';
import { lawWildAbilities, type LawWildAbilitiesMessages } from './law-wild-abilities.ts';
import { lawWildBase, type LawWildBaseMessages } from './law-wild-base.ts';
import { lawWildBoard, type LawWildBoardMessages } from './law-wild-board.ts';
import { lawWildMachines, type LawWildMachinesMessages } from './law-wild-machines.ts';
import { lawWildRulings, type LawWildRulingsMessages } from './law-wild-rulings.ts';
import { lobby, type LobbyMessages } from './lobby.ts';
import { notices, type NoticesMessages } from './notices.ts';
import { packs, type PacksMessages } from './packs.ts';
import { play, type PlayMessages } from './play.ts';
import { root, type RootMessages } from './root.ts';
import { rootBoard, type RootBoardMessages } from './root-board.ts';
import { rootCards, type RootCardsMessages } from './root-cards.ts';
import { rootCult, type RootCultMessages } from './root-cult.ts';
import { rootDraft, type RootDraftMessages } from './root-draft.ts';
import { rootHirelings, type RootHirelingsMessages } from './root-hirelings.ts';
import { rootHundreds, type RootHundredsMessages } from './root-hundreds.ts';
import { rootKeepers, type RootKeepersMessages } from './root-keepers.ts';
import { rootRiverfolk, type RootRiverfolkMessages } from './root-riverfolk.ts';
import { rootSetup, type RootSetupMessages } from './root-setup.ts';
import { scythia, type ScythiaMessages } from './scythia.ts';
import { scythiaCards, type ScythiaCardsMessages } from './scythia-cards.ts';
import { shell, type ShellMessages } from './shell.ts';
import { wild, type WildMessages } from './wild.ts';
import { wildCards, type WildCardsMessages } from './wild-cards.ts';
import { type CommonTerm, commonTerms } from './terms/common.ts';
import { type RootTerm, rootTerms } from './terms/root.ts';
import { type WildTerm, wildTerms } from './terms/wild.ts';
import { type ScythiaTerm, scythiaTerms } from './terms/scythia.ts';

/** Every message by its key. */
export interface Messages extends CommonMessages, ErrorsMessages, LawRootAdvancedMessages, LawRootAllianceMessages, LawRootAnnexesMessages, LawRootBaseMessages, LawRootCasesMessages, LawRootCultMessages, LawRootEyrieMessages, LawRootHirelingsMessages, LawRootHundredsMessages, LawRootKeepersMessages, LawRootMarquiseMessages, LawRootRiverfolkMessages, LawRootVagabondMessages, LawScythiaBaseMessages, LawScythiaEffectsMessages, LawScythiaEndMessages, LawScythiaRaidMessages, LawScythiaRulingsMessages, LawWildAbilitiesMessages, LawWildBaseMessages, LawWildBoardMessages, LawWildMachinesMessages, LawWildRulingsMessages, LobbyMessages, NoticesMessages, PacksMessages, PlayMessages, RootMessages, RootBoardMessages, RootCardsMessages, RootCultMessages, RootDraftMessages, RootHirelingsMessages, RootHundredsMessages, RootKeepersMessages, RootRiverfolkMessages, RootSetupMessages, ScythiaMessages, ScythiaCardsMessages, ShellMessages, WildMessages, WildCardsMessages {}

/** The ids of the glossary by game. */
export interface TermIds {
  readonly common: CommonTerm;
  readonly root: RootTerm;
  readonly wild: WildTerm;
  readonly scythia: ScythiaTerm;
}

/** How to load each subject. */
export const SUBJECTS = {
  common,
  errors,
  'law-root-advanced': lawRootAdvanced,
  'law-root-alliance': lawRootAlliance,
  'law-root-annexes': lawRootAnnexes,
  'law-root-base': lawRootBase,
  'law-root-cases': lawRootCases,
  'law-root-cult': lawRootCult,
  'law-root-eyrie': lawRootEyrie,
  'law-root-hirelings': lawRootHirelings,
  'law-root-hundreds': lawRootHundreds,
  'law-root-keepers': lawRootKeepers,
  'law-root-marquise': lawRootMarquise,
  'law-root-riverfolk': lawRootRiverfolk,
  'law-root-vagabond': lawRootVagabond,
  'law-scythia-base': lawScythiaBase,
  'law-scythia-effects': lawScythiaEffects,
  'law-scythia-end': lawScythiaEnd,
  'law-scythia-raid': lawScythiaRaid,
  'law-scythia-rulings': lawScythiaRulings,
  'law-wild-abilities': lawWildAbilities,
  'law-wild-base': lawWildBase,
  'law-wild-board': lawWildBoard,
  'law-wild-machines': lawWildMachines,
  'law-wild-rulings': lawWildRulings,
  lobby,
  notices,
  packs,
  play,
  root,
  'root-board': rootBoard,
  'root-cards': rootCards,
  'root-cult': rootCult,
  'root-draft': rootDraft,
  'root-hirelings': rootHirelings,
  'root-hundreds': rootHundreds,
  'root-keepers': rootKeepers,
  'root-riverfolk': rootRiverfolk,
  'root-setup': rootSetup,
  scythia,
  'scythia-cards': scythiaCards,
  shell,
  wild,
  'wild-cards': wildCards,
};

/** How to load the glossary of each game. */
export const TERM_TABLES = {
  common: commonTerms,
  root: rootTerms,
  wild: wildTerms,
  scythia: scythiaTerms,
};
