import { hasSeat, seatMask } from '../../../../kernel/index.ts';
import type { RoundFrame } from '../../frames.ts';
import type { Section } from '../../types.ts';
import { NOWHERE } from '../00-board/geometry.ts';
import { planning } from '../04-planning/planning.ts';
import { turn } from '../06-turn/turn.ts';
import { isPlaying, nextPlayer, playerCount } from '../queries.ts';
import { useActive } from '../transfers/players.ts';

/** Rounds until the game ends. */
export function rounds(): RoundFrame {
  return { proc: 'round', step: 'plan', got: 0, player: NOWHERE, acted: 0 };
}

/** §W-3.1: planning together, then a turn for each player. */
export const roundProcedure: Section<RoundFrame> = {
  plan: {
    kind: 'rule',
    law: 'W-3.1',
    run(s, _f, out) {
      s.round++;
      if (out.on) out.emit({ type: 'round', round: s.round });
      return { call: planning(), then: 'begin' };
    },
  },
  /** §W-6.1: the holder of the marker is first; if they have left, the next in line (§W-A28). */
  begin: {
    kind: 'rule',
    run(s, f) {
      f.player = isPlaying(s, s.first) ? s.first : nextPlayer(s, s.first);
      f.acted = 0;
      return 'turn';
    },
  },
  turn: {
    kind: 'rule',
    run(_s, f) {
      f.acted |= seatMask(f.player);
      return { call: turn(f.player), then: 'next' };
    },
  },
  next: {
    kind: 'rule',
    run(s, f) {
      f.player = nextPlayer(s, f.player);
      return hasSeat(f.acted, f.player) ? 'end' : 'turn';
    },
  },
  /** §W-3.2: the active defenders are used. */
  end: {
    kind: 'rule',
    law: 'W-3.2',
    run(s, _f, out) {
      for (let player = 0; player < playerCount(s); player++) useActive(s, player, out);
      if (out.on) out.emit({ type: 'round-ended', round: s.round });
      return 'plan';
    },
  },
};
