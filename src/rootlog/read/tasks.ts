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
      const before = tasks[tasks.length - 1];
      const outside =
        !world.plays(turn.faction) || isOutside(world, read, turn.faction) || followsOutside(before, read);
      const needs = read.changes.flatMap((change) => needsOf(world, change, turn.faction));
      const lenient = !outside && isLossAgainstOutside(world, read, tasks);
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

/** True for a consequence of a rule that is not implemented: the point for an exposed plot, the card of a ferry trip. */
function followsOutside(before: Task | undefined, action: Action): boolean {
  if (!before?.outside) return false;
  const [was] = before.action.changes;
  const [is] = action.changes;
  if (was?.kind === 'foreign' || (was?.kind === 'piece' && was.piece === 't' && is?.kind === 'points'))
    return is?.kind === 'points' || (is?.kind === 'piece' && is.piece === 't' && is.to === undefined);
  return was?.kind === 'piece' && isFerry(before.action) && is?.kind === 'card';
}

/** True for pieces that leave the clearing of an earlier battle of this turn with a faction that is not implemented. */
function isLossAgainstOutside(world: RecordedGame, action: Action, before: readonly Task[]): boolean {
  const battles = before.flatMap((task) => task.action.changes.filter((c) => c.kind === 'battle')).reverse();
  const isLoss = (c: Action['changes'][number]): boolean => {
    if (c.kind !== 'piece' || c.to !== undefined || c.from?.at !== 'clearing') return false;
    const { clearing } = c.from;
    const battle = battles.find((each) => each.clearing === clearing);
    return battle !== undefined && !(world.plays(battle.attacker) && world.plays(battle.defender));
  };
  return action.changes.length > 0 && action.changes.every(isLoss);
}

const isFerry = (action: Action): boolean => action.changes.some((c) => c.kind === 'piece' && c.piece === 'f');

const ownerOf = (at: Location | undefined): string | undefined =>
  at?.at === 'hand' || at?.at === 'board' ? at.faction : undefined;

/** True for services, plots, ferries and other actions of rules that are not implemented. */
function isOutside(world: RecordedGame, action: Action, self: string): boolean {
  const foreign = (letter: string | undefined): boolean => letter !== undefined && !world.plays(letter);
  return action.changes.some((c) => {
    switch (c.kind) {
      case 'foreign':
        return true;
      case 'reveal':
        return foreign(c.to === '' ? undefined : c.to) || foreign(c.of);
      case 'marker':
        return foreign(c.board);
      case 'turned':
        return foreign(c.faction);
      case 'card':
        return foreign(ownerOf(c.from)) || foreign(ownerOf(c.to));
      case 'piece':
        if (c.piece === 'f') return true;
        if (c.to?.at === 'board') return foreign(c.to.faction);
        // Pieces of other factions that move or appear in this turn follow their own rules.
        return (
          foreign(c.faction) &&
          c.to !== undefined &&
          c.faction !== self &&
          world.faction(c.faction) >= 0 &&
          c.from === undefined
        );
      case 'points':
        return false;
      default:
        return false;
    }
  });
}
