import { type Game, game, redeal, type Rules } from '../../kernel/index.ts';
import { newState } from './rules/02-setup/setup.ts';
import { asides } from './rules/05-talk/talk.ts';
import { ending } from './rules/20-ending/ending.ts';
import { registerPack } from './components/components.ts';
import { checksOf } from './checks/index.ts';
import { BUILT_IN } from './components/built-in.ts';
import { offWindow } from './off-window.ts';
import type { Wild } from './types.ts';
import { parser } from './verbs.ts';
import type { Pack } from './components/pack.ts';
import { ownersOf } from './components/piles.ts';
import { positionsOf } from './positions/index.ts';
import { PROCEDURES } from './game.ts';
import { campsBuilt } from './rules/queries.ts';
import { scene } from './context.ts';
import { readSettings } from './settings.ts';
import { clone } from './state.ts';
import { view } from './view.ts';
import { MOST_HARD, MOST_PLAYERS } from './words.ts';

/** Defenders of the Wild as played with these component values. */
export function wild(pack: Pack = BUILT_IN): Game<Wild> {
  const components = registerPack(pack);
  const rules: Rules<Wild> = {
    name: 'wild',
    version: '1',
    seats: { least: 1, most: MOST_PLAYERS },
    lexicon: parser,
    procs: PROCEDURES,
    readSettings: (raw) => readSettings(raw, components.hash),
    settingsForm: [{ id: 'hard', kind: 'number', least: 0, most: MOST_HARD, usual: 0 }],
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
    publicContext: scene,
    pack: { hash: components.hash, builtIn: pack === BUILT_IN, data: pack },
    asides,
    offWindow,
    positions: positionsOf(components.hash),
    checks: checksOf(components),
  };
  return game(rules);
}

export { pathOf } from './rules/11-actions/movement.ts';
export { drawBoard } from './positions/drawing.ts';
export { packHash } from './components/components.ts';
export { BUILT_IN } from './components/built-in.ts';
export type { WildEvent } from './events.ts';
export type { Wild } from './types.ts';
export type { WildOption } from './verbs.ts';
export type { Origin, Pack } from './components/pack.ts';
export { readPack } from './components/read-pack.ts';
export type { Settings, WildState } from './state.ts';
export { type ThreatReport, threatReport } from './forecast/threats.ts';
export type { WildView } from './view.ts';
