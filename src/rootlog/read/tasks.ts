import { readAction } from './action.ts';
import { needsOf } from './needs.ts';
import type { Task } from './task.ts';
import type { Action, Location, Turn } from './notation.ts';
import type { Slip } from './known-slips.ts';
import type { RecordedGame } from '../replay/recorded-game.ts';

/** The tasks of a turn, in the order of the record; slips are replaced by the intended actions. */
export function tasksOf(world: RecordedGame, turn: Turn, slips: readonly Slip[] = []): Task[] {
  const tasks: Task[] = [];
  const faction = world.faction(turn.faction);
  const times: Record<string, number> = {};
  for (const action of turn.actions) {
    const nth = (times[action.text] = (times[action.text] ?? 0) + 1);
    const slip = slips.find(
      (each) => each.line === turn.line && each.action === action.text && (each.nth ?? nth) === nth,
    );
    for (const read of readings(action, turn, slip)) {
      const outside = isOutside(read);
      const needs = read.changes.flatMap((change) => needsOf(world, change, turn.faction));
      const lenient = !outside && isLossAgainstHired(read, tasks);
      tasks.push({ line: turn.line, action: read, faction, outside, lenient, needs, ...(slip ? { slip } : {}) });
    }
  }
  return tasks;
}

/** The action, or the intended ones of a slip. An action that did not happen becomes one without needs. */
function readings(action: Action, turn: Turn, slip: Slip | undefined): Action[] {
  if (slip?.read === undefined) return [action];
  if (slip.read === '') return [{ ...action, changes: [] }];
  return slip.read.split('/').map((text) => ({
    text: action.text,
    column: action.column,
    changes: readAction(text, turn.faction, turn.line, action.column),
  }));
}

/** True for pieces that leave the clearing of an earlier battle of this turn with hirelings. */
function isLossAgainstHired(action: Action, before: readonly Task[]): boolean {
  const battles = before.flatMap((task) => task.action.changes.filter((c) => c.kind === 'battle')).reverse();
  const isLoss = (c: Action['changes'][number]): boolean => {
    if (c.kind !== 'piece' || c.to !== undefined || c.from?.at !== 'clearing') return false;
    const { clearing } = c.from;
    const battle = battles.find((each) => each.clearing === clearing);
    return battle !== undefined && (isHired(battle.attacker) || isHired(battle.defender));
  };
  return action.changes.length > 0 && action.changes.every(isLoss);
}

/** True for the letter of hirelings. */
const isHired = (letter: string | undefined): boolean => letter?.startsWith('h_') === true;

const ownerOf = (at: Location | undefined): string | undefined =>
  at?.at === 'hand' || at?.at === 'board' ? at.faction : undefined;

/** True for what hirelings do, whose rules are not applied to recorded games. */
function isOutside(action: Action): boolean {
  return action.changes.some((c) => {
    switch (c.kind) {
      case 'reveal':
        return isHired(c.to) || isHired(c.of);
      case 'marker':
        return isHired(c.board);
      case 'battle':
        return isHired(c.attacker) || isHired(c.defender);
      case 'card':
        return isHired(ownerOf(c.from)) || isHired(ownerOf(c.to));
      case 'piece':
        return isHired(c.faction) || isHired(ownerOf(c.to));
      default:
        return false;
    }
  });
}
