import { expect, test } from 'vitest';
import { runConformance } from '../kernel/conformance/conformance.ts';
import type { CheckName, CheckFailure } from '../kernel/conformance/walk.ts';
import {
  type Chance,
  type EachFrame,
  type Game,
  game,
  type OpenChoice,
  type EventSink,
  type Procedures,
  type Rules,
  type EmittingRule,
  type Step,
} from '../kernel/index.ts';
import { type Embers, type EmbersEvent, embers } from './index.ts';

/** A frame with the fields of all frames of Embers. */
export interface AnyFrame extends EachFrame {
  seat: number;
  to: number;
  left: number;
}

type AnyStep = Step<Embers, AnyFrame>;
const steps = embers.procs as unknown as Record<string, Record<string, AnyStep>>;

/** An unbroken choice of Embers. */
export const choiceAt = (proc: string, step: string): OpenChoice<Embers, AnyFrame> =>
  steps[proc]![step] as OpenChoice<Embers, AnyFrame>;
/** An unbroken chance of Embers. */
export const chanceAt = (proc: string, step: string): Chance<Embers, AnyFrame> =>
  steps[proc]![step] as Chance<Embers, AnyFrame>;
/** An unbroken rule of Embers. */
export const ruleAt = (proc: string, step: string): EmittingRule<Embers, AnyFrame> =>
  steps[proc]![step] as EmittingRule<Embers, AnyFrame>;

/** Embers with some of its rules replaced. */
export const broken = (patch: Partial<Rules<Embers>>): Game<Embers> => game<Embers>({ ...embers, ...patch });

/** Embers with one step replaced. */
export function brokenStep(proc: string, step: string, patch: object): Game<Embers> {
  const procs = { ...steps, [proc]: { ...steps[proc], [step]: { ...steps[proc]![step], ...patch } } };
  return broken({ procs: procs as unknown as Procedures<Embers> });
}

/** A sink that drops what seats learned. */
export const withoutNews = (out: EventSink<EmbersEvent>): EventSink<EmbersEvent> => ({
  on: out.on,
  emit: (...event) => out.emit(...event),
  learned() {},
  cite: (law) => out.cite(law),
});

/** A sink that drops events of these types. */
export const without = (
  out: EventSink<EmbersEvent>,
  ...names: readonly EmbersEvent['type'][]
): EventSink<EmbersEvent> => ({
  on: out.on,
  emit: (shared, ...secret) => (names.includes(shared.type) ? undefined : out.emit(shared, ...secret)),
  learned: (who) => out.learned(who),
  cite: (law) => out.cite(law),
});

const GAMES = 40;
const PLAN = {
  settings: (seed: number) => ({ seats: 2 + (seed % 3), target: 10, rounds: 6, together: seed % 5 === 0 }),
  // The second game is steered to what the first did not meet.
  games: 2,
  bound: 1000,
  mostFailedGames: 2,
};

/** The first failure of the check in the broken game; undefined when it finds none. */
export function firstFailure(brokenGame: Game<Embers>, check: CheckName): CheckFailure<Embers> | undefined {
  for (let seed = 1; seed < GAMES; seed += PLAN.games) {
    const found = runConformance(brokenGame, { ...PLAN, seed, until: check }).faults.find((f) => f.check === check);
    if (found) return found;
  }
  return undefined;
}

/** Declares a test that the check finds what is wrong with a broken game. */
export function finds(name: string, check: CheckName, brokenGame: Game<Embers>): void {
  test(`${check} finds: ${name}`, { timeout: 60_000 }, () => {
    const failure = firstFailure(brokenGame, check);
    expect(failure?.check, failure?.message).toBe(check);
  });
}
