// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { bots, type BotsMessages } from './bots.ts';
import { common, type CommonMessages } from './common.ts';
import { editor, type EditorMessages } from './editor.ts';
import { editorRoot, type EditorRootMessages } from './editor-root.ts';
import { editorScythia, type EditorScythiaMessages } from './editor-scythia.ts';
import { editorWild, type EditorWildMessages } from './editor-wild.ts';
import { errors, type ErrorsMessages } from './errors.ts';
import { guideRootAlliance, type GuideRootAllianceMessages } from './guide-root-alliance.ts';
import { guideRootEyrie, type GuideRootEyrieMessages } from './guide-root-eyrie.ts';
import { guideRootMarquise, type GuideRootMarquiseMessages } from './guide-root-marquise.ts';
import { guideRootVagabond, type GuideRootVagabondMessages } from './guide-root-vagabond.ts';
import { guideScythiaFirst, type GuideScythiaFirstMessages } from './guide-scythia-first.ts';
import { guideWildFirst, type GuideWildFirstMessages } from './guide-wild-first.ts';
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
import { learn, type LearnMessages } from './learn.ts';
import { lobby, type LobbyMessages } from './lobby.ts';
import { notices, type NoticesMessages } from './notices.ts';
import { packs, type PacksMessages } from './packs.ts';
import { play, type PlayMessages } from './play.ts';
import { puzzles, type PuzzlesMessages } from './puzzles.ts';
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
import { summaryRoot, type SummaryRootMessages } from './summary-root.ts';
import { summaryRootAlliance, type SummaryRootAllianceMessages } from './summary-root-alliance.ts';
import { summaryRootCult, type SummaryRootCultMessages } from './summary-root-cult.ts';
import { summaryRootEyrie, type SummaryRootEyrieMessages } from './summary-root-eyrie.ts';
import { summaryRootHundreds, type SummaryRootHundredsMessages } from './summary-root-hundreds.ts';
import { summaryRootKeepers, type SummaryRootKeepersMessages } from './summary-root-keepers.ts';
import { summaryRootMarquise, type SummaryRootMarquiseMessages } from './summary-root-marquise.ts';
import { summaryRootRiverfolk, type SummaryRootRiverfolkMessages } from './summary-root-riverfolk.ts';
import { summaryRootVagabond, type SummaryRootVagabondMessages } from './summary-root-vagabond.ts';
import { summaryScythia, type SummaryScythiaMessages } from './summary-scythia.ts';
import { summaryWild, type SummaryWildMessages } from './summary-wild.ts';
import { wild, type WildMessages } from './wild.ts';
import { wildCards, type WildCardsMessages } from './wild-cards.ts';
import { type CommonTerm, commonTerms } from './terms/common.ts';
import { type RootTerm, rootTerms } from './terms/root.ts';
import { type WildTerm, wildTerms } from './terms/wild.ts';
import { type ScythiaTerm, scythiaTerms } from './terms/scythia.ts';

/** Every message by its key. */
export interface Messages extends BotsMessages, CommonMessages, EditorMessages, EditorRootMessages, EditorScythiaMessages, EditorWildMessages, ErrorsMessages, GuideRootAllianceMessages, GuideRootEyrieMessages, GuideRootMarquiseMessages, GuideRootVagabondMessages, GuideScythiaFirstMessages, GuideWildFirstMessages, LawRootAdvancedMessages, LawRootAllianceMessages, LawRootAnnexesMessages, LawRootBaseMessages, LawRootCasesMessages, LawRootCultMessages, LawRootEyrieMessages, LawRootHirelingsMessages, LawRootHundredsMessages, LawRootKeepersMessages, LawRootMarquiseMessages, LawRootRiverfolkMessages, LawRootVagabondMessages, LawScythiaBaseMessages, LawScythiaEffectsMessages, LawScythiaEndMessages, LawScythiaRaidMessages, LawScythiaRulingsMessages, LawWildAbilitiesMessages, LawWildBaseMessages, LawWildBoardMessages, LawWildMachinesMessages, LawWildRulingsMessages, LearnMessages, LobbyMessages, NoticesMessages, PacksMessages, PlayMessages, PuzzlesMessages, RootMessages, RootBoardMessages, RootCardsMessages, RootCultMessages, RootDraftMessages, RootHirelingsMessages, RootHundredsMessages, RootKeepersMessages, RootRiverfolkMessages, RootSetupMessages, ScythiaMessages, ScythiaCardsMessages, ShellMessages, SummaryRootMessages, SummaryRootAllianceMessages, SummaryRootCultMessages, SummaryRootEyrieMessages, SummaryRootHundredsMessages, SummaryRootKeepersMessages, SummaryRootMarquiseMessages, SummaryRootRiverfolkMessages, SummaryRootVagabondMessages, SummaryScythiaMessages, SummaryWildMessages, WildMessages, WildCardsMessages {}

/** The ids of the glossary by game. */
export interface TermIds {
  readonly common: CommonTerm;
  readonly root: RootTerm;
  readonly wild: WildTerm;
  readonly scythia: ScythiaTerm;
}

/** How to load each subject. */
export const SUBJECTS = {
  bots,
  common,
  editor,
  'editor-root': editorRoot,
  'editor-scythia': editorScythia,
  'editor-wild': editorWild,
  errors,
  'guide-root-alliance': guideRootAlliance,
  'guide-root-eyrie': guideRootEyrie,
  'guide-root-marquise': guideRootMarquise,
  'guide-root-vagabond': guideRootVagabond,
  'guide-scythia-first': guideScythiaFirst,
  'guide-wild-first': guideWildFirst,
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
  learn,
  lobby,
  notices,
  packs,
  play,
  puzzles,
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
  'summary-root': summaryRoot,
  'summary-root-alliance': summaryRootAlliance,
  'summary-root-cult': summaryRootCult,
  'summary-root-eyrie': summaryRootEyrie,
  'summary-root-hundreds': summaryRootHundreds,
  'summary-root-keepers': summaryRootKeepers,
  'summary-root-marquise': summaryRootMarquise,
  'summary-root-riverfolk': summaryRootRiverfolk,
  'summary-root-vagabond': summaryRootVagabond,
  'summary-scythia': summaryScythia,
  'summary-wild': summaryWild,
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
