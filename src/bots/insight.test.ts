import { expect, test } from 'vitest';
import { root } from '../games/root/index.ts';
import type { Game, Kinds } from '../kernel/index.ts';
import { insightOf, judgeOf, rawChances } from './index.ts';

/** Nobody is so far ahead when nothing has happened yet. */
const FAR_AHEAD = 0.5;

test('people are told chances without what makes bots of Root strike early', async () => {
  const game = root as unknown as Game<Kinds>;
  const settings = game.readSettings({ factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] });
  if (!settings.ok) throw new Error('these factions can be played');
  const s = game.begin(settings.value);
  const { judge } = await insightOf(game);
  expect(Math.max(...rawChances(await judgeOf(game), s))).toBeGreaterThan(FAR_AHEAD);
  expect(Math.max(...rawChances(judge, s))).toBeLessThan(FAR_AHEAD);
});
