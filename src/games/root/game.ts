import { optionParser, type Rules, redeal } from '../../kernel/index.ts';
import { drawProcedure, handLimitProcedure, spendProcedure } from './rules/02-key-terms/cards.ts';
import { redealRuins } from './rules/02-key-terms/ruins.ts';
import { takeDominanceProcedure } from './rules/03-victory/dominance.ts';
import { ending } from './rules/03-victory/scoring.ts';
import { battleProcedure } from './rules/04-key-actions/battle/procedure.ts';
import { craftProcedure } from './rules/04-key-actions/craft.ts';
import { moveProcedure } from './rules/04-key-actions/move.ts';
import { gameProcedure } from './rules/05-setup/setup.ts';
import { DESCRIPTORS } from './factions/index.ts';
import type { FactionFrame, FactionVerb } from './factions/kinds.ts';
import { HIRELING_PROCEDURES } from './rules/14-hirelings/index.ts';
import { hirelingVerbs } from './rules/14-hirelings/verbs.ts';
import { DRAFT_PROCEDURES } from './rules/15-advanced-setup/index.ts';
import { draftVerbs } from './rules/15-advanced-setup/verbs.ts';
import { clearPathProcedure } from './rules/20-mountain/closed-paths.ts';
import { exchangeProcedure } from './rules/21-landmarks/market.ts';
import { settleProcedure } from './rules/21-landmarks/settle.ts';
import { landmarksProcedure } from './rules/21-landmarks/setup.ts';
import { landmarkVerbs } from './rules/21-landmarks/verbs.ts';
import { announce } from './rules/01-turn/announce.ts';
import { checks } from './checks/index.ts';
import { offWindow } from './off-window.ts';
import { coffinsProcedure } from './card-effects/coffins.ts';
import { emigreProcedure } from './card-effects/emigre.ts';
import { eveningDrawProcedure } from './card-effects/evening.ts';
import { grantProcedure } from './card-effects/grant.ts';
import { takeRandomProcedure } from './card-effects/hands.ts';
import { propagandaProcedure } from './card-effects/propaganda.ts';
import { effectVerbs } from './card-effects/verbs.ts';
import './hooks.ts';
import type { Root } from './types.ts';
import { publicContext } from './context.ts';
import { matchFacts } from './match-facts.ts';
import { MOST_SEATS, readSettings, settingsForm } from './settings.ts';
import { clone, newState, RootState, SHARED_FACTION_FIELDS } from './state.ts';
import { interludeProcedure, turnProcedure } from './rules/01-turn/turn.ts';
import { upgradeSaved } from './upgrade-saved.ts';
import { verbs } from './verbs.ts';
import { view, ViewMark } from './view.ts';
import { wishesOf } from './wishes/index.ts';

type FactionProcedures = Pick<Rules<Root>['procs'], FactionFrame['proc']>;

const JUDGING_WORLDS = DESCRIPTORS.filter(({ plausible }) => plausible);

/** Factions that keep something hidden besides cards. */
const REDEALING = DESCRIPTORS.filter(({ redeal: deals }) => deals);

const parser = optionParser(
  ...Object.values(verbs),
  ...Object.values(effectVerbs),
  ...DESCRIPTORS.flatMap((faction): readonly FactionVerb[] => Object.values(faction.verbs)),
  ...Object.values(hirelingVerbs),
  ...Object.values(draftVerbs),
  ...Object.values(landmarkVerbs),
);

/** Root: the Law, its factions, maps and decks. */
export const rules: Rules<Root> = {
  name: 'root',
  version: '1',
  seats: { least: 2, most: MOST_SEATS },
  lexicon: parser,
  procs: {
    game: gameProcedure,
    turn: turnProcedure,
    interlude: interludeProcedure,
    draw: drawProcedure,
    spend: spendProcedure,
    handLimit: handLimitProcedure,
    craft: craftProcedure,
    move: moveProcedure,
    battle: battleProcedure,
    takeDominance: takeDominanceProcedure,
    clearPath: clearPathProcedure,
    landmarks: landmarksProcedure,
    exchange: exchangeProcedure,
    settlePiece: settleProcedure,
    grant: grantProcedure,
    takeRandom: takeRandomProcedure,
    coffins: coffinsProcedure,
    eyrieEmigre: emigreProcedure,
    propaganda: propagandaProcedure,
    eveningDraw: eveningDrawProcedure,
    ...(Object.assign({}, ...DESCRIPTORS.map(({ procedures }) => procedures)) as FactionProcedures),
    ...HIRELING_PROCEDURES,
    ...DRAFT_PROCEDURES,
  },
  readSettings,
  settingsForm,
  setup: newState,
  announce,
  ending,
  scores: (s) => s.faction.map((f) => s.points[f] ?? 0),
  clone,
  ownTopFrame: RootState.ownTopFrame,
  copiedOnWrite: [
    'stack',
    'on',
    'force',
    'away',
    'open',
    'items',
    'points',
    'activated',
    'usedEffects',
    'effects',
    'ruins',
    'order',
    'suit',
    'ruin',
    'scorched',
    'crafted',
    'craftedSpent',
    'dominance',
    'coalition',
    ...SHARED_FACTION_FIELDS,
  ],
  view,
  viewMark: (s) => new ViewMark(s),
  determinize(s, seat, random) {
    const world = clone(s);
    redeal(world.cards, world.owners, seat, random);
    redealRuins(world, seat, random);
    for (const faction of REDEALING) faction.redeal!(world, seat, random);
    return world;
  },
  plausible: (s) => {
    for (const faction of JUDGING_WORLDS) if (!faction.plausible!(s)) return false;
    return true;
  },
  publicContext,
  matchFacts,
  offWindow: offWindow(),
  wishes: wishesOf(parser),
  upgradeSaved,
  checks,
};
