import { game, optionParser, type Rules, redeal } from '../../kernel/index.ts';
import { drawProcedure, handLimitProcedure, spendProcedure } from './02-key-terms/cards.ts';
import { redealRuins } from './02-key-terms/ruins.ts';
import { takeDominanceProcedure } from './03-victory/dominance.ts';
import { ending } from './03-victory/scoring.ts';
import { battleProcedure } from './04-key-actions/battle.ts';
import { craftProcedure } from './04-key-actions/craft.ts';
import { moveProcedure } from './04-key-actions/move.ts';
import { gameProcedure } from './05-setup/setup.ts';
import { MARQUISE_PROCEDURES } from './06-marquise/index.ts';
import { MARQUISE_VERBS } from './06-marquise/verbs.ts';
import { EYRIE_PROCEDURES } from './07-eyrie/index.ts';
import { EYRIE_VERBS } from './07-eyrie/verbs.ts';
import { ALLIANCE_PROCEDURES } from './08-alliance/index.ts';
import { hasPromisedSupporters } from './08-alliance/supporters.ts';
import { ALLIANCE_VERBS } from './08-alliance/verbs.ts';
import { HIRELING_PROCEDURES } from './14-hirelings/index.ts';
import { HIRELING_VERBS } from './14-hirelings/verbs.ts';
import { DRAFT_PROCEDURES } from './15-advanced-setup/index.ts';
import { DRAFT_VERBS } from './15-advanced-setup/verbs.ts';
import { announce } from './announce.ts';
import { VAGABOND_PROCEDURES } from './09-vagabond/index.ts';
import { VAGABOND_VERBS } from './09-vagabond/verbs.ts';
import { CULT_PROCEDURES } from './10-cult/index.ts';
import { CULT_VERBS } from './10-cult/verbs.ts';
import { RIVERFOLK_PROCEDURES } from './11-riverfolk/index.ts';
import { RIVERFOLK_VERBS } from './11-riverfolk/verbs.ts';
import { HUNDREDS_PROCEDURES } from './12-hundreds/index.ts';
import { HUNDREDS_VERBS } from './12-hundreds/verbs.ts';
import { KEEPERS_PROCEDURES } from './13-keepers/index.ts';
import { KEEPERS_VERBS } from './13-keepers/verbs.ts';
import { checks } from './checks.ts';
import { elsewhere } from './elsewhere.ts';
import { coffinsProcedure } from './effects/coffins.ts';
import { emigreProcedure } from './effects/emigre.ts';
import { eveningDrawProcedure } from './effects/evening.ts';
import { grantProcedure } from './effects/grant.ts';
import { takeRandomProcedure } from './effects/hands.ts';
import { propagandaProcedure } from './effects/propaganda.ts';
import { EFFECT_VERBS } from './effects/verbs.ts';
import './hooks.ts';
import type { Root } from './kinds.ts';
import { positionsOf } from './positions.ts';
import { scene } from './scene.ts';
import { MOST_SEATS, readSettings, settingsForm } from './settings.ts';
import { clone, newState } from './state.ts';
import { interludeProcedure, turnProcedure } from './turn.ts';
import { COMMON_VERBS } from './verbs.ts';
import { view } from './view.ts';

const rules: Rules<Root> = {
  name: 'root',
  version: '1',
  seats: { least: 2, most: MOST_SEATS },
  lexicon: optionParser(
    ...COMMON_VERBS,
    ...EFFECT_VERBS,
    ...MARQUISE_VERBS,
    ...EYRIE_VERBS,
    ...ALLIANCE_VERBS,
    ...VAGABOND_VERBS,
    ...HIRELING_VERBS,
    ...DRAFT_VERBS,
    ...CULT_VERBS,
    ...RIVERFOLK_VERBS,
    ...HUNDREDS_VERBS,
    ...KEEPERS_VERBS,
  ),
  procs: announce<Rules<Root>['procs']>({
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
    grant: grantProcedure,
    takeRandom: takeRandomProcedure,
    coffins: coffinsProcedure,
    eyrieEmigre: emigreProcedure,
    propaganda: propagandaProcedure,
    eveningDraw: eveningDrawProcedure,
    ...MARQUISE_PROCEDURES,
    ...EYRIE_PROCEDURES,
    ...ALLIANCE_PROCEDURES,
    ...VAGABOND_PROCEDURES,
    ...HIRELING_PROCEDURES,
    ...DRAFT_PROCEDURES,
    ...CULT_PROCEDURES,
    ...RIVERFOLK_PROCEDURES,
    ...HUNDREDS_PROCEDURES,
    ...KEEPERS_PROCEDURES,
  }),
  readSettings,
  settingsForm,
  setup: newState,
  ending,
  scores: (s) => s.faction.map((f) => s.points[f] ?? 0),
  clone,
  view,
  determinize(s, seat, random) {
    const world = clone(s);
    redeal(world.cards, world.owners, seat, random);
    redealRuins(world, seat, random);
    return world;
  },
  plausible: hasPromisedSupporters,
  publicContext: scene,
  offWindow: elsewhere(),
  checks,
};

/** Root: the Law, its factions, maps and decks. */
export const root = game({ ...rules, positions: positionsOf(rules) });
