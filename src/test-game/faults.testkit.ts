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

/** Any frame of Embers, as a saboteur sees it. */
export interface AnyFrame extends EachFrame {
  seat: number;
  to: number;
  left: number;
}

type AnyStep = Step<Embers, AnyFrame>;
const steps = embers.procs as unknown as Record<string, Record<string, AnyStep>>;

/** A choice of Embers as it should be. */
export const choiceAt = (proc: string, step: string): OpenChoice<Embers, AnyFrame> =>
  steps[proc]![step] as OpenChoice<Embers, AnyFrame>;
/** A chance of Embers as it should be. */
export const chanceAt = (proc: string, step: string): Chance<Embers, AnyFrame> =>
  steps[proc]![step] as Chance<Embers, AnyFrame>;
/** A rule of Embers as it should be. */
export const ruleAt = (proc: string, step: string): EmittingRule<Embers, AnyFrame> =>
  steps[proc]![step] as EmittingRule<Embers, AnyFrame>;

/** Embers with some of its rules replaced. */
export const broken = (patch: Partial<Rules<Embers>>): Game<Embers> => game<Embers>({ ...embers, ...patch });

/** Embers with one step replaced. */
export function brokenStep(proc: string, step: string, patch: object): Game<Embers> {
  const bent = { ...steps, [proc]: { ...steps[proc], [step]: { ...steps[proc]![step], ...patch } } };
  return broken({ procs: bent as unknown as Procedures<Embers> });
}

/** An Out that keeps everything but what learned says from being heard. */
export const withoutNews = (out: EventSink<EmbersEvent>): EventSink<EmbersEvent> => ({
  on: out.on,
  emit: (...telling) => out.emit(...telling),
  learned() {},
  cite: (law) => out.cite(law),
});

/** An Out that drops events. */
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
  // The second one is steered to what the first did not meet.
  games: 2,
  bound: 1000,
  faulty: 2,
};

/** The first fault that the check finds in the game. */
export function caught(sabotaged: Game<Embers>, check: CheckName): CheckFailure<Embers> | undefined {
  for (let seed = 1; seed < GAMES; seed += PLAN.games) {
    const fault = runConformance(sabotaged, { ...PLAN, seed, until: check }).faults.find((f) => f.check === check);
    if (fault) return fault;
  }
  return undefined;
}

/** A planted fault that the check must find. */
export function plant(name: string, check: CheckName, sabotaged: Game<Embers>): void {
  test(`${check} finds: ${name}`, { timeout: 60_000 }, () => {
    const fault = caught(sabotaged, check);
    expect(fault?.check, fault?.message).toBe(check);
  });
}
