import { placeBelow } from '../../rules/02-key-terms/burrow.ts';
import { interludeThen } from '../../rules/01-turn/turn.ts';
import type { Section } from '../../types.ts';
import { DUCHY } from '../../words.ts';
import { onMap } from './board.ts';
import { CITADEL } from '../../components/pieces.ts';
import type { DuchyBirdsongFrame } from './frames.ts';

/** §17.4, §17.4-R1: warriors in all, by citadels on the map. */
const WARRIORS_BY_CITADELS: readonly number[] = [1, 2, 4, 6];

/** Their Birdsong. */
export const duchyBirdsong = (): DuchyBirdsongFrame => ({ proc: 'duchyBirdsong', step: 'before', got: 0 });

export const duchyBirdsongProcedure: Section<DuchyBirdsongFrame> = {
  before: { kind: 'rule', run: (s) => interludeThen(s, DUCHY, 'birdsong', 'muster') },
  // §17.4, §17.4-R1
  muster: {
    kind: 'rule',
    law: '17.4',
    run(s, _f, out) {
      placeBelow(s, WARRIORS_BY_CITADELS[onMap(s, CITADEL)]!, out);
      return 'after';
    },
  },
  after: { kind: 'rule', run: (s) => interludeThen(s, DUCHY, 'birdsong', 'done') },
};
