import type { GameResult } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import { chief, type RoundFrame, turn } from '../../frames.ts';
import type { Section, Sink } from '../../types.ts';
import { isSolo, questsLeft, spotsLeft } from '../queries.ts';
import { rankingOf, scoreAll } from '../11-scoring/scoring.ts';
import type { ScythiaState } from '../../state.ts';

/** So few raid spots or quests left trigger the end (§S-11.1). */
const FEW = 2;

/** §S-11.1: checked at the end of each turn (§S-3.3); a trigger is never undone and a second one changes nothing (§A-14). */
export function checkEnd(s: ScythiaState, seat: number, out: Sink): void {
  if (s.lastTurns >= 0) {
    s.lastTurns--;
    return;
  }
  const spots = spotsLeft(s);
  const quests = questsLeft(s);
  if (spots > FEW && quests > FEW) return;
  // §S-11.2: everybody has one more turn, whoever triggered it last; in solo both sides have (§A-29).
  s.lastTurns = isSolo(s) ? 2 : s.settings.seats;
  if (out.on) out.emit({ type: 'end-triggered', seat, spots, quests, law: 'S-11.1' });
}

/** §S-3.1: whole turns, clockwise from the first player; then §S-11.3. */
export function roundSection(b: Components): Section<RoundFrame> {
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
        scoreAll(b, s, out);
        s.scored = 1;
        if (out.on) out.emit({ type: 'ended', law: 'S-11.4' });
        return 'done';
      },
    },
  };
}

/** The game is over when it has been scored. */
export function ending(s: ScythiaState): GameResult | null {
  return s.scored === 0 ? null : rankingOf(s);
}
