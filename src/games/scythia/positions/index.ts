import { OfferProbe, type PositionFormat, seatsOf, type State } from '../../../kernel/index.ts';
import type { Components } from '../components/components.ts';
import type { Scythia } from '../types.ts';
import { ending } from '../rules/11-scoring/ending.ts';
import type { ScythiaOption } from '../verbs.ts';
import { readPosition } from './read.ts';
import { findUnsound } from './soundness.ts';
import { showPosition, writePosition } from './write.ts';

/** The parts of the rules that reading needs: the sections, and the audit of a state. */
interface PositionRules {
  readonly procs: Readonly<Record<string, Readonly<Record<string, AnyStep>>>>;
  audit(s: State): readonly string[];
}

/** The fields of a step that this file uses. */
interface AnyStep {
  readonly kind: string;
  readonly mode?: string;
  count?(s: State, f: object): number;
  seats?(s: State, f: object): number;
  options?(s: State, f: object, seat: number, ask: OfferProbe<ScythiaOption>): void;
}

/** Why a state does not wait for a decision: a rule step is due, or nobody can answer the question. */
function whyNotWaiting({ procs }: PositionRules, s: State): string | undefined {
  const top = s.stack[s.stack.length - 1];
  if (!top) return s.over ? undefined : 'empty-stack';
  const step = procs[top.proc]?.[top.step];
  if (!step || step.kind === 'rule') return 'not-at-rest';
  if (step.kind === 'chance') return step.count!(s, top) > 0 ? undefined : 'dead-end';
  const open = seatsOf(step.seats!(s, top)).some((seat) => {
    const probe = new OfferProbe<ScythiaOption>();
    step.options!(s, top, seat, probe);
    return probe.isSatisfied;
  });
  return open ? undefined : 'dead-end';
}

/** The position files of a game made from some pack. */
export function positionsOf(c: Components, rules: PositionRules): PositionFormat<Scythia> {
  return {
    read(raw) {
      const { reader, ...read } = readPosition(c, rules.procs, raw);
      if (!read.ok) return { ok: false, problems: reader.problems };
      const s = read.value;
      s.over = ending(s);
      // Soundness problems have codes of their own; the audit covers the rest.
      for (const { path, code } of findUnsound(c, s)) reader.note(path, code);
      if (reader.problems.length === 0) for (const what of rules.audit(s)) reader.note('', 'unsound', { what });
      if (reader.problems.length === 0) {
        const wrong = problemOfStack(rules, s);
        if (wrong !== undefined) reader.note('stack', wrong);
      }
      return reader.result(s);
    },
    write: (s) => writePosition(c, s),
    show: (s) => showPosition(c, s),
  };
}

/** What is wrong with the frames. A frame that contradicts the board can make a step throw: the position is wrong. */
function problemOfStack(rules: PositionRules, s: State): string | undefined {
  try {
    return whyNotWaiting(rules, s);
  } catch {
    return 'contradicts-board';
  }
}
