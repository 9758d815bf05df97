import { type Game, game, type Procedures, redeal, type Rules } from '../../kernel/index.ts';
import { setupProcedure } from './rules/02-setup/setup.ts';
import { asides } from './rules/05-talk/talk.ts';
import { ending } from './rules/20-ending/ending.ts';
import { roundProcedure } from './rules/03-round/round.ts';
import { soloProcedure } from './rules/21-solo/solo.ts';
import { planningProcedure } from './rules/04-planning/planning.ts';
import { turnProcedure } from './rules/06-turn/turn.ts';
import { drawProcedure } from './rules/08-cards/draw.ts';
import { damageProcedure, rollProcedure } from './rules/10-damage/damage.ts';
import { machineProcedure } from './rules/13-machine-deck/machine-deck.ts';
import { abilityProcedure, slipProcedure } from './rules/22-abilities/abilities.ts';
import { registerPack } from './components/components.ts';
import { checksOf } from './checks/index.ts';
import { BUILT_IN } from './components/built-in.ts';
import { offWindow } from './off-window.ts';
import { wishes } from './wishes.ts';
import type { Wild } from './types.ts';
import { parser } from './verbs.ts';
import type { Pack } from './components/pack.ts';
import { ownersOf } from './components/piles.ts';
import { positionsOf } from './positions/index.ts';
import { campsBuilt } from './rules/queries.ts';
import { publicContext } from './context.ts';
import { matchFacts } from './match-facts.ts';
import { readSettings, settingsForm } from './settings.ts';
import { clone, newState } from './state.ts';
import { view } from './view.ts';
import { MOST_PLAYERS } from './words.ts';

/** All sections of the rules. */
export const PROCEDURES: Procedures<Wild> = {
  setup: setupProcedure,
  round: roundProcedure,
  solo: soloProcedure,
  planning: planningProcedure,
  turn: turnProcedure,
  draw: drawProcedure,
  damage: damageProcedure,
  roll: rollProcedure,
  machine: machineProcedure,
  ability: abilityProcedure,
  slip: slipProcedure,
};

/** Defenders of the Wild as played with these component values. */
export function wild(pack: Pack = BUILT_IN): Game<Wild> {
  const components = registerPack(pack);
  const rules: Rules<Wild> = {
    name: 'wild',
    version: '1',
    seats: { least: 1, most: MOST_PLAYERS },
    lexicon: parser,
    procs: PROCEDURES,
    readSettings: (raw) => readSettings(raw, components),
    settingsForm,
    setup: newState,
    ending,
    scores: (s) => Array.from({ length: s.settings.seats }, (_, seat) => campsBuilt(s, seat)),
    clone,
    view,
    determinize(s, seat, random) {
      const drawn = clone(s);
      redeal(drawn.cards, ownersOf(s.settings.seats), seat, random);
      return drawn;
    },
    // §W-5.2: showing a card is talking, so an undo that takes back knowledge needs consent.
    strictness: 'strict',
    cooperative: true,
    publicContext,
    matchFacts,
    pack: { hash: components.hash, builtIn: pack === BUILT_IN, data: pack },
    asides,
    offWindow,
    wishes,
    positions: positionsOf(components, PROCEDURES),
    checks: checksOf(components),
  };
  return game(rules);
}
