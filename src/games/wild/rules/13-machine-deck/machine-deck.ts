import { damage } from '../10-damage/damage.ts';
import { doStep, playersWithMechs, STEP_LAWS } from './card-steps.ts';
import { componentsOf } from '../../components/components.ts';
import { NOWHERE } from '../00-board/geometry.ts';
import type { Section } from '../../types.ts';
import { discardMachine, revealArrow, showMachine } from '../transfers/machines.ts';
import { IN_DECK } from '../../components/piles.ts';
import { machinesIn } from '../queries.ts';
import type { MachineFrame } from '../../frames.ts';
import type { WildState } from '../../state.ts';
import { MACHINES } from '../../words.ts';

/** A player on turn draws a machine card. */
export function machine(player: number): MachineFrame {
  return { proc: 'machine', step: 'draw', got: 0, player, card: NOWHERE, at: 0, built: 0, chosen: NOWHERE };
}

function nthMachine(s: WildState, n: number): number {
  let left = n;
  for (let card = 0; card < MACHINES.length; card++) if (s.machines[card] === IN_DECK && left-- === 0) return card;
  throw new Error(`the machine deck has no card number ${n}`);
}

/** §W-13.1: a card is drawn, its steps are resolved in order, then it is discarded. */
export const machineProcedure: Section<MachineFrame> = {
  draw: {
    kind: 'chance',
    law: 'W-13.1',
    count: (s) => machinesIn(s, IN_DECK),
    name: (s, _f, n) => `machine ${MACHINES[nthMachine(s, n)]!}`,
    take(s, f, n, out) {
      f.card = nthMachine(s, n);
      showMachine(s, f.player, f.card, out);
      return 'next';
    },
  },
  next: {
    kind: 'rule',
    law: 'W-13.2',
    lawOf(f, s) {
      const step = componentsOf(s).steps[f.card]![f.at];
      return step === undefined ? 'W-13.1' : STEP_LAWS[step.op];
    },
    run(s, f, out) {
      const step = componentsOf(s).steps[f.card]![f.at];
      if (step === undefined) return 'discard';
      if (out.on) out.emit({ type: 'step', op: step.op, machine: f.card, at: f.at });
      f.at++;
      if (step.op === 'damagePlayersSharingCellWithMech') {
        const struck = playersWithMechs(s, f.player).map((player) => damage(player, step.n, 'mechs'));
        return { calls: struck, then: 'next' };
      }
      return doStep(s, f, step, out) ? 'uncover' : 'next';
    },
  },
  /** §G-7.2: the token that is now on top was covered: its arrow is seen for the first time. */
  uncover: revealArrow<MachineFrame>('G-7.2', 'next'),
  discard: {
    kind: 'rule',
    law: 'W-13.1',
    run(s, f, out) {
      discardMachine(s, f.card, out);
      return 'done';
    },
  },
};
