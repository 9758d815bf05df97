import { expect, test } from 'vitest';
import { componentsOf } from '../../../games/wild/components/components.ts';
import { game, position, type WildPosition } from '../../../games/wild/testkit/position.testkit.ts';
import { riskOf } from './risk.ts';

/** Mechs beside the leader whose turn it is. */
function threatened(): WildPosition {
  const t = position();
  t.state.turn = 0;
  t.state.mechs.fill(0);
  t.state.mechs[t.state.cell[0]!] = 1;
  return t;
}

const look = (t: WildPosition, ...moves: readonly string[]) => riskOf(game.view(t.state, 0), moves);

test('W-10.2: an action beside a mech rolls the damage die: every result with its chance', () => {
  const t = threatened();
  const { faces, melee } = componentsOf(t.state).pack.damageDie;
  const risk = look(t, 'heal', 'end')!;
  expect(risk.isMelee).toBe(true);
  expect(risk.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  const harmless = faces.filter((face) => !melee.includes(face)).length;
  expect(risk.outcomes[0]).toMatchObject({ damage: 0, kills: false, chance: harmless / faces.length });
  expect(risk.outcomes.some(({ damage }) => damage > 0)).toBe(true);
});

test('W-10.7: damage beyond the maximum kills a defender, and is told so', () => {
  const t = threatened();
  t.damage(0, componentsOf(t.state).pack.setup.maxDamage);
  for (const { damage, kills } of look(t, 'heal')!.outcomes) expect(kills).toBe(damage > 0);
});

test('W-10.5: no risk is told where nothing threatens, or where only free moves are left', () => {
  const t = threatened();
  expect(look(t, 'end', 'add order-base-1', 'use-bread')).toBeUndefined();
  t.state.mechs.fill(0);
  expect(look(t, 'heal')).toBeUndefined();
});
