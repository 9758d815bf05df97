import type { WildLaw } from '../../../../law/index.ts';
import { advanceAll, advanceOne, deployAll, scanConstructors } from '../14-constructors/constructors.ts';
import { buildIfEnclosed } from '../15-factories/factories.ts';
import { spreadPollution } from '../16-pollution/pollution.ts';
import { deployHunters, pursueAll } from '../18-mechs/mechs.ts';
import { NOWHERE } from '../00-board/geometry.ts';
import type { Sink } from '../../types.ts';
import { flipDirection } from '../transfers/machines.ts';
import type { MachineStep } from '../../components/pack.ts';
import { playersFrom } from '../queries.ts';
import type { WildState } from '../../state.ts';

/** The progress of a machine card. `built`: 1 if it built a factory; `chosen`: the constructor it advanced, or NOWHERE. */
export interface CardProgress {
  readonly player: number;
  built: number;
  chosen: number;
}

/** §W-19.3, §W-A45: the constructor a hard card means: the first one met by the scan line, or the other. */
function whichAdvances(s: WildState, f: CardProgress, which: 'firstByScan' | 'other'): number {
  if (which === 'firstByScan') f.chosen = scanConstructors(s)[0] ?? NOWHERE;
  return which === 'other' && f.chosen !== NOWHERE ? 1 - f.chosen : f.chosen;
}

/** §W-19.5: the players whose leader shares a cell with a mech, from the active player on (§W-A46). */
export function playersWithMechs(s: WildState, player: number): number[] {
  return playersFrom(s, player).filter((each) => s.mechs[s.cell[each]!] !== 0);
}

/** The paragraph of each kind of step. */
export const STEP_LAWS: Readonly<Record<MachineStep['op'], WildLaw>> = {
  advanceConstructors: 'W-14.2',
  advanceConstructor: 'W-19.2',
  deployResetConstructors: 'W-14.8',
  buildFactoryIfEnclosed: 'W-15.2',
  spreadPollution: 'W-16.1',
  toggleDirection: 'W-17.1',
  constructorsDeployHunters: 'W-18.1',
  huntersPursue: 'W-18.3',
  damagePlayersSharingCellWithMech: 'W-19.5',
};

/** Carries out one step of a machine card, without damage to players. True when a covered token is now on top. */
export function doStep(s: WildState, f: CardProgress, step: MachineStep, out: Sink): boolean {
  switch (step.op) {
    case 'advanceConstructors':
      advanceAll(s, step.each, out);
      return false;
    case 'advanceConstructor': {
      const which = whichAdvances(s, f, step.which);
      if (which !== NOWHERE) advanceOne(s, which, step.times, out);
      return false;
    }
    case 'deployResetConstructors':
      deployAll(s, out);
      return false;
    case 'buildFactoryIfEnclosed':
      f.built = buildIfEnclosed(s, out) ? 1 : 0;
      return f.built === 1;
    case 'spreadPollution':
      // §W-15.8: only if no factory was built; §W-19.4: on hard cards always.
      if (step.when === 'always' || f.built === 0) spreadPollution(s, out);
      return false;
    case 'toggleDirection':
      // §W-17.1: what follows on the reboot card uses the new direction.
      flipDirection(s, out);
      return false;
    case 'constructorsDeployHunters':
      deployHunters(s, step.each, out);
      return false;
    case 'huntersPursue':
      pursueAll(s, f.player, step.otherRange, step.activeRange, out);
      return false;
    case 'damagePlayersSharingCellWithMech':
      return false;
  }
}
