import { type Ask, type Child, type Frame, orPass, type Out, type Procedure } from '../../kernel/index.ts';
import type { RootLaw } from '../../law/index.ts';
import { current, seatBit } from './02-key-terms/players.ts';
import { listDominance, takeDominance, winsByDominance } from './03-victory/dominance.ts';
import { listEffects, obligations, type Slot, useEffect } from './effects/effect.ts';
import { FACTION_RULES } from './factions.ts';
import type { Root, RootEvent, RootOption } from './kinds.ts';
import type { RootState } from './state.ts';
import { PASS } from './verbs.ts';
import type { Faction, Phase } from './words.ts';

/** §1.5: turns of Birdsong, Daylight and Evening, clockwise, until somebody wins. */
export interface TurnFrame extends Frame {
  readonly proc: 'turn';
  step: 'begin' | 'birdsong' | 'birdsongEnds' | 'daylightStarts' | 'daylight' | 'eveningStarts' | 'evening' | 'end';
}

/** A turn of the current player. */
export const turn = (): TurnFrame => ({ proc: 'turn', step: 'begin', got: 0 });

function enter(s: RootState, phase: Phase, out: Out<RootEvent>): Faction {
  const f = current(s);
  if (out.on) out.tell({ e: 'phase', faction: f, phase });
  return f;
}

export const turnProcedure: Procedure<Root, TurnFrame> = {
  begin: {
    kind: 'rule',
    run(s, _f, out) {
      const f = current(s);
      s.turns++;
      s.activated.fill(0);
      s.usedEffects.length = 0;
      if (out.on) out.tell({ e: 'turn', faction: f, turn: s.turns });
      enter(s, 'birdsong', out);
      return { call: interlude(f, 'birdsong-start'), then: 'birdsong' };
    },
  },
  // §1.5-R1: what works at any time of Birdsong comes between its start and its end: each faction opens the interludes.
  birdsong: {
    kind: 'rule',
    run: (s) => ({ call: FACTION_RULES[current(s)]!.birdsong(current(s)), then: 'birdsongEnds' }),
  },
  birdsongEnds: { kind: 'rule', run: (s) => ({ call: interlude(current(s), 'birdsong-end'), then: 'daylightStarts' }) },
  daylightStarts: {
    kind: 'rule',
    run: (s, _f, out) => ({ call: interlude(enter(s, 'daylight', out), 'daylight-start'), then: 'daylight' }),
  },
  daylight: {
    kind: 'rule',
    run: (s) => ({ call: FACTION_RULES[current(s)]!.daylight(current(s)), then: 'eveningStarts' }),
  },
  eveningStarts: {
    kind: 'rule',
    run: (s, _f, out) => ({ call: interlude(enter(s, 'evening', out), 'evening-start'), then: 'evening' }),
  },
  // §O.2: the draw and discard that end it leave no time for anything else.
  evening: { kind: 'rule', run: (s) => ({ call: FACTION_RULES[current(s)]!.evening(current(s)), then: 'end' }) },
  end: {
    kind: 'rule',
    run(s) {
      s.turn = (s.turn + 1) % s.order.length;
      return 'begin';
    },
  },
};

/** A time at which crafted effects can be used and nothing else happens: start or end of a phase, between its steps. */
export interface InterludeFrame extends Frame {
  readonly proc: 'interlude';
  step: 'obligations' | 'dominance' | 'effects';
  readonly faction: Faction;
  readonly slot: Slot;
}

/** Lets the faction use its effects of a time. */
export function interlude(faction: Faction, slot: Slot): InterludeFrame {
  return { proc: 'interlude', step: 'obligations', got: 0, faction, slot };
}

export const interludeProcedure: Procedure<Root, InterludeFrame> = {
  obligations: {
    kind: 'rule',
    run: (s, f, out) => ({
      calls: obligations.gather([], s, f.faction, f.slot, out),
      by: s.seat[f.faction]!,
      law: '1.1.3',
      then: f.slot === 'birdsong-start' ? 'dominance' : 'effects',
    }),
  },
  // §3.3.1.II-R1: dominance is checked first and again after each other start-of-Birdsong effect.
  dominance: {
    kind: 'rule',
    run(s, f, out) {
      if (winsByDominance(s, f.faction)) {
        s.winner = f.faction;
        if (out.on) out.tell({ e: 'won', faction: f.faction, law: '3.3.1' });
      }
      return 'effects';
    },
  },
  effects: {
    kind: 'choice',
    window: 'effects',
    law: '4.1.3',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => orPass(ask, PASS(), (asked) => listEffects(s, f.faction, f.slot, asked)),
    none: () => 'done',
    take(s, f, o, _seat, out) {
      const calls = useEffect(s, f.faction, o, out);
      if (!calls) return 'done';
      return { calls, then: f.slot === 'birdsong-start' ? 'dominance' : 'effects' };
    },
  },
};

/** What every faction may do between two actions of its Daylight. */
export function listDaylight(s: RootState, f: Faction, ask: Ask<RootOption, RootLaw>): void {
  listEffects(s, f, 'daylight', ask);
  listDominance(s, f, ask);
}

/** Carries out an option of `listDaylight`; undefined for any other. */
export function takeDaylight(
  s: RootState,
  f: Faction,
  o: RootOption,
  out: Out<RootEvent>,
): readonly Child<Root>[] | undefined {
  return takeDominance(s, f, o, out) ?? useEffect(s, f, o, out);
}
