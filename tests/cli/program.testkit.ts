import { eraseGameTypes } from '../../src/cli/games.ts';
import { runVatra } from '../../src/cli/program.ts';
import { pebbles } from '../../src/kernel/referee/pebbles.testkit.ts';
import { embers } from '../../src/test-game/index.ts';

/** Embers in which a feast goes wrong: somebody's third point is a point too many. */
const broken = {
  ...embers,
  name: 'broken',
  checks: {
    ...embers.checks,
    audit: (s: { scores: readonly number[] }) => (s.scores.includes(3) ? ['a third point'] : []),
  },
};

/** Embers whose rules throw after a double six. */
const brittle = {
  ...embers,
  name: 'brittle',
  applyOutcome(...[s, n, out]: Parameters<typeof embers.applyOutcome>) {
    if (embers.outcomeCount(s) === 36 && n === 35) throw new Error('the pot boils over');
    embers.applyOutcome(s, n, out);
  },
};

/** Embers that never ends. */
const patient = { ...embers, name: 'patient', readSettings: () => ENDLESS };
const ENDLESS = { ok: true, value: { seats: 2, target: 1e9, rounds: 1e9, together: false } } as const;

await runVatra({
  games: {
    embers: async () => eraseGameTypes(embers),
    pebbles: async () => eraseGameTypes(pebbles()),
    broken: async () => eraseGameTypes(broken),
    brittle: async () => eraseGameTypes(brittle),
    patient: async () => eraseGameTypes(patient),
  },
});
