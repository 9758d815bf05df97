import type { Components } from '../../components/components.ts';
import { chief, type RoundFrame, turn } from '../../frames.ts';
import type { ScythiaState } from '../../state.ts';
import type { Section } from '../../types.ts';
import { checkEnd } from '../11-scoring/ending.ts';
import { scoreAll } from '../11-scoring/scoring.ts';
import { isSolo } from '../queries.ts';

/** §S-3.1: whole turns, clockwise from the first player; then §S-11.3. */
export function roundSection(c: Components): Section<RoundFrame> {
  const capped = (s: ScythiaState): boolean => {
    const { turnCap, seats } = s.settings;
    return turnCap > 0 && s.turns >= turnCap * seats;
  };
  return {
    turn: {
      kind: 'rule',
      law: 'S-3.1',
      run(s, _f, out) {
        s.turns++;
        s.usedHero = 0;
        s.usedEagles = [];
        if (out.on) out.emit({ type: 'turn', seat: s.active, number: s.turns });
        return { call: turn(), then: 'after' };
      },
    },
    after: {
      kind: 'rule',
      law: 'S-11.1',
      run(s, _f, out) {
        checkEnd(s, s.active, out);
        if (s.lastTurns === 0) return 'scoring';
        if (isSolo(s)) return 'chief';
        s.active = (s.active + 1) % s.settings.seats;
        if (!capped(s)) return 'turn';
        if (out.on) out.emit({ type: 'capped', law: 'A-31' });
        return 'scoring';
      },
    },
    // §S-12.2: the player and the AI chief take turns.
    chief: {
      kind: 'rule',
      law: 'S-12.2',
      run(s, f, out) {
        if (f.got === 0) return { call: chief(), then: 'chief' };
        f.got = 0;
        checkEnd(s, -1, out);
        if (s.lastTurns === 0) return 'scoring';
        if (!capped(s)) return 'turn';
        if (out.on) out.emit({ type: 'capped', law: 'A-31' });
        return 'scoring';
      },
    },
    scoring: {
      kind: 'rule',
      law: 'S-11.3',
      run(s, _f, out) {
        scoreAll(c, s, out);
        s.scored = 1;
        if (out.on) out.emit({ type: 'ended', law: 'S-11.4' });
        return 'done';
      },
    },
  };
}
