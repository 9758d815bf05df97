import { OfferProbe, type PositionFormat, seatsOf, type State } from '../../../kernel/index.ts';
import type { Components } from '../components/components.ts';
import type { Scythia } from '../types.ts';
import { ending } from '../rules/11-scoring/ending.ts';
import type { ScythiaOption } from '../verbs.ts';
import { readPosition } from './read.ts';
import { findUnsound } from './soundness.ts';
import { showPosition, writePosition } from './write.ts';

/** What reading needs of the rules: the steps there are, and what is wrong with a state. */
interface Judge {
  readonly procs: Readonly<Record<string, Readonly<Record<string, AnyStep>>>>;
  audit(s: State): readonly string[];
}

/** A step as far as it matters here. */
interface AnyStep {
  readonly kind: string;
  readonly mode?: string;
  count?(s: State, f: object): number;
  seats?(s: State, f: object): number;
  options?(s: State, f: object, seat: number, ask: OfferProbe<ScythiaOption>): void;
}

/** What keeps a state from being at rest: a rule is due, or a question that nobody can answer. */
function restless({ procs }: Judge, s: State): string | undefined {
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

/** Positions of a game made from some box as files. */
export function positionsOf(c: Components, judge: Judge): PositionFormat<Scythia> {
  return {
    read(raw) {
      const { reader, ...read } = readPosition(c, judge.procs, raw);
      if (!read.ok) return { ok: false, problems: reader.problems };
      const s = read.value;
      s.over = ending(s);
      // What has a name of its own is told by it; the audit counts all the rest.
      for (const { path, code } of findUnsound(c, s)) reader.note(path, code);
      if (reader.problems.length === 0) for (const what of judge.audit(s)) reader.note('', 'unsound', { what });
      if (reader.problems.length === 0) {
        const wrong = restlessly(judge, s);
        if (wrong !== undefined) reader.note('stack', wrong);
      }
      return reader.result(s);
    },
    write: (s) => writePosition(c, s),
    show: (s) => showPosition(c, s),
  };
}

/** A frame that contradicts the board can make a step stumble: that is a wrong position, not a fault of the rules. */
function restlessly(judge: Judge, s: State): string | undefined {
  try {
    return restless(judge, s);
  } catch {
    return 'contradicts-board';
  }
}
