import { testConformance } from '../../kernel/conformance/conformance.testkit.ts';
import { wild } from './index.ts';
import type { Settings } from './settings.ts';

const game = wild();

/** Every difficulty and number of seats within 14 games, all of their combinations within 28. */
function settings(seed: number): Settings {
  const read = game.readSettings({ seats: 1 + (seed % 4), hard: seed % 7 });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

testConformance('Defenders of the Wild', game, { settings, games: 28, seed: 0, bound: 3000, met: false });
