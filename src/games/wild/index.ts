import { type Game, game, redeal, type Rules } from '../../kernel/index.ts';
import { openedBox } from './02-setup.ts';
import { asides } from './05-talk.ts';
import { ending } from './20-ending.ts';
import { openBox } from './box.ts';
import { checksOf } from './checks.ts';
import { BUILT_IN } from './data/builtin.ts';
import { elsewhere } from './elsewhere.ts';
import type { Wild } from './kinds.ts';
import { LEXICON } from './options.ts';
import type { Pack } from './pack.ts';
import { ownersOf } from './piles.ts';
import { positionsOf } from './positions.ts';
import { PROCEDURES } from './procedures.ts';
import { campsBuilt } from './queries.ts';
import { scene } from './scene.ts';
import { readSettings } from './settings.ts';
import { clone } from './state.ts';
import { view } from './view.ts';
import { MOST_HARD, MOST_PLAYERS } from './words.ts';

/** Defenders of the Wild as played with these component values. */
export function wild(pack: Pack = BUILT_IN): Game<Wild> {
  const box = openBox(pack);
  const rules: Rules<Wild> = {
    name: 'wild',
    version: '1',
    seats: { least: 1, most: MOST_PLAYERS },
    lexicon: LEXICON,
    procs: PROCEDURES,
    readSettings: (raw) => readSettings(raw, box.hash),
    settingsForm: [{ id: 'hard', kind: 'number', least: 0, most: MOST_HARD, usual: 0 }],
    setup: openedBox,
    ending,
    scores: (s) => Array.from({ length: s.settings.seats }, (_, seat) => campsBuilt(s, seat)),
    clone,
    view,
    determinize(s, seat, random) {
      const drawn = clone(s);
      redeal(drawn.cards, ownersOf(s.settings.seats), seat, random);
      return drawn;
    },
    // Showing a card is talking, so nothing that anybody has learned is taken back without consent (§W-5.2).
    strictness: 'strict',
    cooperative: true,
    publicContext: scene,
    pack: { hash: box.hash, builtIn: pack === BUILT_IN, data: pack },
    asides,
    offWindow: elsewhere,
    positions: positionsOf(box.hash),
    checks: checksOf(box),
  };
  return game(rules);
}

export { pathOf } from './11-movement.ts';
export { drawBoard } from './board-text.ts';
export { packHash } from './box.ts';
export { BUILT_IN } from './data/builtin.ts';
export type { WildEvent } from './events.ts';
export type { Wild } from './kinds.ts';
export type { WildOption } from './options.ts';
export type { Origin, Pack } from './pack.ts';
export { readPack } from './read-pack.ts';
export { REASONS } from './refuse.ts';
export type { Settings, WildState } from './state.ts';
export { type ThreatReport, threatReport } from './threat.ts';
export type { WildView } from './view.ts';
