import { copyFrame } from '../../kernel/index.ts';
import type { RootFrame } from './frames.ts';

/**
 * A copy of a frame. The frames that are copied most often are copied field by field: V8 then gives the copy the hidden class of the
 * original, and it takes a fraction of the time. None of these has a `key`, which the others may have.
 */
export function copyRootFrame(f: RootFrame): RootFrame {
  switch (f.proc) {
    case 'turn':
      return { proc: 'turn', step: f.step, got: f.got };
    case 'allianceDaylight':
      return { proc: 'allianceDaylight', step: f.step, got: f.got };
    case 'vagabondDaylight':
      return { proc: 'vagabondDaylight', step: f.step, got: f.got, faction: f.faction };
    case 'vagabondBirdsong':
      return { proc: 'vagabondBirdsong', step: f.step, got: f.got, faction: f.faction, left: f.left };
    case 'eyrieDaylight':
      return { proc: 'eyrieDaylight', step: f.step, got: f.got };
    case 'marquiseDaylight':
      return {
        proc: 'marquiseDaylight',
        step: f.step,
        got: f.got,
        actions: f.actions,
        acted: f.acted,
        recruited: f.recruited,
        moves: f.moves,
        clearing: f.clearing,
      };
    case 'allianceEvening':
      return { proc: 'allianceEvening', step: f.step, got: f.got, done: f.done };
    case 'move':
      return { proc: 'move', step: f.step, got: f.got, faction: f.faction, from: f.from, to: f.to };
    case 'supporters':
      return { proc: 'supporters', step: f.step, got: f.got, suit: f.suit, law: f.law, left: f.left };
    case 'handLimit':
      return { proc: 'handLimit', step: f.step, got: f.got, faction: f.faction, law: f.law };
    case 'eyrieBirdsong':
      return { proc: 'eyrieBirdsong', step: f.step, got: f.got, cards: f.cards, birds: f.birds };
    case 'allianceBirdsong':
      return { proc: 'allianceBirdsong', step: f.step, got: f.got, clearing: f.clearing };
    case 'decree':
      return {
        proc: 'decree',
        step: f.step,
        got: f.got,
        column: f.column,
        left: f.left.slice(),
        suit: f.suit,
      };
    default:
      return copyFrame(f);
  }
}
