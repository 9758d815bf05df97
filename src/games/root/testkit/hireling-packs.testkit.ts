import { position, type Position } from './position.testkit.ts';
import { hireling, HIRELINGS } from '../words.ts';
import { gainControl } from '../rules/14-hirelings/control.ts';
import { prepareHirelings } from '../rules/14-hirelings/prepare.ts';

/** Every box of hirelings. */
export const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;
/** Two players with any hirelings. */
export const TABLE = { factions: ['marquise', 'eyrie'], hirelings: BOXES } as const;

type Name = Parameters<Position['hirelings']>[0];

/** Sets one kind up, as in 14.1.3. */
export function prepared(name: Name): Position {
  const p = position(TABLE).hirelings(name);
  p.state.hirelings.prepared = HIRELINGS.map((each) => (each === name ? 0 : 1));
  const frame = { ...prepareHirelings(), step: 'next' as const };
  return p.stand('marquise', { proc: 'turn', step: 'begin', got: 0 }, frame).play(`prepare ${name}`);
}

/** A player gains control, up to what must be done then. */
export const hired = (p: Position, f: number, name: Name): Position =>
  p.stand('marquise', { proc: 'turn', step: 'begin', got: 0 }, gainControl(f, hireling(name))).chance('control 2 2');
