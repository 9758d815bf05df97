import { type Game, game, type Procedures } from '../../kernel/index.ts';
import { animalSection } from './rules/08-animals/animals.ts';
import { asidesOf } from './rules/07-wounds/dismissal.ts';
import { componentsOf } from './components/components.ts';
import { publicContext } from './context.ts';
import { matchFacts } from './match-facts.ts';
import { discardSection, drawSection } from './rules/10-limits/cards.ts';
import { checksOf } from './checks/index.ts';
import { chiefSection } from './rules/12-solo/chief.ts';
import { crewSection } from './rules/05-buildings/crew.ts';
import { effectsSection } from './rules/13-effects/effects.ts';
import { offWindow } from './off-window.ts';
import { wishesOf } from './wishes.ts';
import { type Forecaster, forecaster } from './forecast/raid.ts';
import { keepSection } from './rules/02-setup/opening-hand.ts';
import type { Scythia } from './types.ts';
import { BUILT_IN } from './components/built-in.ts';
import { packHash } from './components/pack-hash.ts';
import type { Pack } from './components/pack.ts';
import { positionsOf } from './positions/index.ts';
import { questSection } from './rules/09-quests/quests.ts';
import { raidSection } from './rules/06-raiding/raid.ts';
import { ending } from './rules/11-scoring/ending.ts';
import { roundSection } from './rules/03-turn/round.ts';
import { readSettings, settingsForm } from './settings.ts';
import { setupSection } from './rules/02-setup/setup.ts';
import { clone, newState } from './state.ts';
import { parserOf } from './verbs.ts';
import { view } from './view.ts';
import { centreSection } from './rules/05-buildings/village-centre.ts';
import { turnSection } from './rules/04-working/turn.ts';
import { visitSection } from './rules/05-buildings/visit.ts';
import { determinize, plausible } from './worlds.ts';

/** Raiders of Scythia with its components and its raid forecasts. */
export interface ScythiaGame extends Game<Scythia> {
  /** The components it is played with. */
  readonly components: Pack;
  /** Forecasts of raids, for every number of kumis. */
  readonly forecast: Forecaster;
}

/** Raiders of Scythia, played with the components of a pack. */
export function scythia(pack: Pack): ScythiaGame {
  const c = componentsOf(pack);
  const parser = parserOf(c.verbs);
  const checks = checksOf(c, parser.verbs);
  const procs: Procedures<Scythia> = {
    setup: setupSection(c),
    keep: keepSection(c),
    round: roundSection(c),
    turn: turnSection(c),
    visit: visitSection(c),
    effects: effectsSection(c),
    centre: centreSection(c),
    crew: crewSection(c),
    animal: animalSection(c),
    quest: questSection(c),
    draw: drawSection(c),
    discard: discardSection(c),
    raid: raidSection(c),
    chief: chiefSection(c),
  };
  const hash = packHash(pack);
  const playable = game<Scythia>({
    name: 'scythia',
    version: '1',
    publicContext,
    matchFacts: (s) => matchFacts(c, s),
    seats: { least: 1, most: 4 },
    lexicon: parser,
    procs,
    readSettings: (raw) => readSettings(c.chief.names, raw),
    settingsForm: settingsForm(c.chief.names),
    setup: (settings) => newState(c, settings),
    ending,
    scores: (s) => s.score,
    clone,
    view: (s, viewer) => view(c, s, viewer),
    determinize: (s, seat, random) => determinize(c, s, seat, random),
    plausible: (s) => plausible(c, s),
    asides: asidesOf(c),
    offWindow,
    wishes: wishesOf(c, parser),
    pack: { hash, builtIn: hash === packHash(BUILT_IN), data: pack },
    positions: positionsOf(c, { procs, audit: checks.audit }),
    checks,
  });
  return { ...playable, components: pack, forecast: forecaster(c) };
}
