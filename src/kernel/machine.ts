import { agenda, agendaProcedure, parseOrderFirst } from './agenda.ts';
import { OfferList, OfferProbe } from './option-collector.ts';
import type { Game, Rules, Window } from './game.ts';
import { MUTE, type EventSink } from './event-sink.ts';
import type { Chance, Choice, EachChoice, EachFrame, Frame, GameTypes, Rule, StepResult, Step } from './procedure.ts';
import type { Random } from './random.ts';
import { seatMask, hasSeat, lowestSeat, type Mask, NOBODY, type Seat, seatsOf } from './seat.ts';

/** Most rule steps between two decisions. More means the rules loop. */
const MAX_RULE_STEPS = 10_000;

/** Most redraws of a world in which an asked seat has no option. After the last one the world is used as it is. */
const MAX_REDRAWS = 100;

type AnyStep<K extends GameTypes> = Step<K, EachFrame>;
type AnyChoice<K extends GameTypes> = Choice<K, EachFrame>;

/** A `StepResult` object with the fields of all its forms, so that it can be read without narrowing first. */
interface AnyStepResult {
  readonly done?: number;
  readonly call?: Frame;
  readonly calls?: readonly Frame[];
  readonly by?: Seat;
  readonly law?: string;
  readonly then?: string;
}

/** What a step is; a choice with mode `each` has a code of its own. Numbers are compared faster than texts. */
const RULE = 0;
const CHANCE = 1;
const CHOICE = 2;
const EACH_CHOICE = 3;

function codeOf<K extends GameTypes>(step: AnyStep<K>): number {
  if (step.kind === 'rule') return RULE;
  if (step.kind === 'chance') return CHANCE;
  return step.mode === 'each' ? EACH_CHOICE : CHOICE;
}

/**
 * A step of a running game, with its place, the two steps of its procedure that last came after it, with their names, and the two steps
 * that last began a frame after it; the latest first.
 */
type RunnableStep<K extends GameTypes> = AnyStep<K> & {
  readonly code: number;
  readonly ofProc: string;
  readonly called: string;
  nextCalled: string;
  next: RunnableStep<K>;
  otherCalled: string;
  other: RunnableStep<K>;
  followedBy: RunnableStep<K>;
  orBy: RunnableStep<K>;
};

const isRule = <K extends GameTypes>(step: RunnableStep<K>): step is RunnableStep<K> & Rule<K, EachFrame> =>
  step.code === RULE;
const isChance = <K extends GameTypes>(step: RunnableStep<K>): step is RunnableStep<K> & Chance<K, EachFrame> =>
  step.code === CHANCE;
const isChoice = <K extends GameTypes>(step: RunnableStep<K>): step is RunnableStep<K> & AnyChoice<K> =>
  step.code >= CHOICE;
const isEach = <K extends GameTypes>(
  step: RunnableStep<K> & AnyChoice<K>,
): step is RunnableStep<K> & EachChoice<K, EachFrame> => step.code === EACH_CHOICE;

type Steps<K extends GameTypes> = Record<string, Record<string, AnyStep<K>>>;

/** Number of slots of the step cache. Steps with the same slot replace each other. */
const STEP_SLOTS = 4093;

/** The slot of a step, by the lengths and two letters of its names. */
const slotOf = (proc: string, step: string): number =>
  (proc.length * 37 +
    proc.charCodeAt(0) * 11 +
    proc.charCodeAt(proc.length - 1) * 1021 +
    step.length * 157 +
    step.charCodeAt(0) * 419 +
    step.charCodeAt(step.length - 1) * 67) %
  STEP_SLOTS;

type Fields<T> = T extends T ? keyof T : never;

/** Every field a runnable step can have, in one order. */
const EMPTY_STEP: Record<Fields<RunnableStep<GameTypes>>, undefined> = {
  code: undefined,
  run: undefined,
  called: undefined,
  nextCalled: undefined,
  next: undefined,
  otherCalled: undefined,
  other: undefined,
  ofProc: undefined,
  followedBy: undefined,
  orBy: undefined,
  kind: undefined,
  window: undefined,
  law: undefined,
  lawOf: undefined,
  lawFor: undefined,
  mode: undefined,
  part: undefined,
  quiet: undefined,
  secret: undefined,
  seats: undefined,
  options: undefined,
  none: undefined,
  take: undefined,
  parts: undefined,
  close: undefined,
  count: undefined,
  name: undefined,
};

/** Copies all steps to objects of one hidden class, so that property reads stay monomorphic. */
function runnableSteps<K extends GameTypes>(procs: Steps<K>): Record<string, Record<string, RunnableStep<K>>> {
  const all: Record<string, Record<string, RunnableStep<K>>> = {};
  for (const [proc, steps] of Object.entries(procs)) {
    all[proc] = {};
    for (const [called, step] of Object.entries(steps)) {
      const place = { code: codeOf(step), ofProc: proc, called, nextCalled: called, otherCalled: called };
      const runnable = { ...EMPTY_STEP, ...step, ...place } as unknown as RunnableStep<K>;
      runnable.next = runnable;
      runnable.other = runnable;
      runnable.followedBy = runnable;
      runnable.orBy = runnable;
      all[proc][called] = runnable;
    }
  }
  return all;
}

/**
 * Frames whose steps were looked up last, by their depth in the stack, and the steps of the game that did it: there `steps` holds the
 * step of each. Two games with different steps may run one state, so all games share this.
 */
const lastFrames: (Frame | undefined)[] = [];
let lastProcs: object | undefined;

/** Makes a playable game from rules. */
export function game<K extends GameTypes>(rules: Rules<K>): Game<K> {
  type S = K['state'];
  type O = K['option'];
  const procs = runnableSteps({ ...rules.procs, agenda: agendaProcedure } as unknown as Steps<K>);
  const probe = new OfferProbe<O>();

  const topOf = (s: S): EachFrame => s.stack[s.stack.length - 1] as EachFrame;
  const slots: (RunnableStep<K> | undefined)[] = Array.from({ length: STEP_SLOTS }, () => undefined);
  /** The step of each frame in `lastFrames`, while `lastProcs` are those of this game. */
  const steps: RunnableStep<K>[] = [];
  /** The last step that was looked up. */
  let last = procs['agenda']!['next']!;

  /** A step by its names, cached: lookups in a large object are slow. */
  function findStep(proc: string, step: string): RunnableStep<K> {
    const slot = slotOf(proc, step);
    const likely = slots[slot];
    if (likely !== undefined && likely.called === step && likely.ofProc === proc) return likely;
    const found = procs[proc]?.[step];
    if (!found) throw new Error(`unknown step ${proc}.${step}`);
    slots[slot] = found;
    return found;
  }

  /** The step with these names: one that followed another step before, or a new one. Becomes the last step. */
  function follow(before: RunnableStep<K>, proc: string, step: string): RunnableStep<K> {
    const { followedBy, orBy } = before;
    if (followedBy.called === step && followedBy.ofProc === proc) return (last = followedBy);
    const found = orBy.called === step && orBy.ofProc === proc ? orBy : findStep(proc, step);
    before.orBy = followedBy;
    before.followedBy = found;
    return (last = found);
  }

  /** A step of the same procedure, which comes after another one. Becomes the last step. */
  function goOn(before: RunnableStep<K>, step: string): RunnableStep<K> {
    if (before.nextCalled === step) return (last = before.next);
    const found = before.otherCalled === step ? before.other : findStep(before.ofProc, step);
    before.otherCalled = before.nextCalled;
    before.other = before.next;
    before.nextCalled = step;
    before.next = found;
    return (last = found);
  }

  /** Remembers the step of the frame at a depth. */
  function remember(f: Frame, depth: number, step: RunnableStep<K>): void {
    if (lastProcs !== procs) {
      lastFrames.length = 0;
      lastProcs = procs;
    }
    while (lastFrames.length <= depth) lastFrames.push(undefined);
    while (steps.length <= depth) steps.push(step);
    lastFrames[depth] = f;
    steps[depth] = step;
  }

  /** The current step of the top frame. Frames have many hidden classes: comparing the frame is faster than reading its fields. */
  function topStep(s: S): RunnableStep<K> {
    const depth = s.stack.length - 1;
    const f = s.stack[depth]!;
    if (f === lastFrames[depth] && lastProcs === procs) return steps[depth]!;
    const step = follow(last, f.proc, f.step);
    remember(f, depth, step);
    return step;
  }

  /** Sets the step of the top frame, which has run its current step. Nothing else does, so `steps` stay those of `lastFrames`. */
  function goTo(s: S, f: Frame, step: string): void {
    const depth = s.stack.length - 1;
    if (f === lastFrames[depth] && lastProcs === procs) {
      const current = steps[depth]!;
      if (current.called === step) return;
      f.step = step;
      steps[depth] = goOn(current, step);
    } else {
      f.step = step;
      lastFrames[depth] = undefined;
    }
  }

  function choiceOf(s: S): RunnableStep<K> & AnyChoice<K> {
    const step = s.stack.length > 0 ? topStep(s) : undefined;
    if (step === undefined || !isChoice(step)) throw new Error('no choice is open');
    return step;
  }

  const { ownTopFrame, ending } = rules;
  /** The frame on top, to be written into. */
  function ownTop(s: S): EachFrame {
    if (ownTopFrame === undefined) return topOf(s);
    const depth = s.stack.length - 1;
    const shared = s.stack[depth];
    ownTopFrame(s);
    const own = s.stack[depth] as EachFrame;
    if (own !== shared && shared === lastFrames[depth]) lastFrames[depth] = own;
    return own;
  }

  function pop(s: S, result: number): void {
    s.stack.pop();
    if (s.stack.length > 0) giveResult(ownTop(s), result);
  }

  /** Gives a frame the result of a child. Frames have many hidden classes: reading a field is faster than writing it. */
  function giveResult(f: Frame, result: number): void {
    if (f.got !== result) f.got = result;
  }

  /** Pushes the children of a step: one as it is, several as an agenda. */
  function pushCalls(s: S, { calls, by = -1, law = '' }: AnyStepResult): void {
    if (calls === undefined || calls.length === 0) return;
    if (calls.length > 1) {
      s.stack.push(agenda(calls, by, law));
      return;
    }
    // What an agenda of one frame would do before it ends. The frame on top is that of the step, or of a step that ended.
    if (s.stack.length > 0) giveResult(topOf(s), 0);
    s.stack.push(calls[0]!);
  }

  function applyResult(s: S, f: Frame, next: StepResult<K>): void {
    if (typeof next === 'string') {
      if (next === 'done') pop(s, 0);
      else goTo(s, f, next);
    } else {
      const { call, then } = next as AnyStepResult;
      if (then === undefined || then === 'done') pop(s, (next as AnyStepResult).done ?? 0);
      else goTo(s, f, then);
      if (call !== undefined) s.stack.push(call);
      else pushCalls(s, next);
    }
    const over = ending(s);
    if (over !== s.over) s.over = over;
    if (over !== null) s.stack.length = 0;
  }

  /** Cites the paragraph of a step in the sink. */
  function cite(s: S, f: EachFrame, step: AnyStep<K>, out: EventSink<K['event']>): void {
    if (out.on && step.law !== undefined) out.cite(step.lawOf?.(f, s) ?? step.law);
  }

  /** The seats whose answer in an `each` window is not complete. */
  function missing(s: S, f: EachFrame, step: EachChoice<K, EachFrame>): Mask {
    let open = NOBODY;
    for (let rest = step.seats(s, f); rest !== NOBODY; rest &= rest - 1) {
      const seat = lowestSeat(rest);
      const parts = step.parts ? step.parts(s, f, seat) : 1;
      if ((f.said[seat]?.length ?? 0) < parts) open |= seatMask(seat);
    }
    return open;
  }

  /** True when any asked seat has an option. */
  function hasOption(s: S, f: EachFrame, step: AnyChoice<K>): boolean {
    probe.isSatisfied = false;
    for (let rest = step.seats(s, f); rest !== NOBODY && !probe.isSatisfied; rest &= rest - 1)
      step.options(s, f, lowestSeat(rest), probe);
    return probe.isSatisfied;
  }

  /** Runs rules until a choice, a chance or the end. */
  function runRules(s: S, out: EventSink<K['event']>): void {
    for (let steps = 0; s.stack.length > 0; steps++) {
      const f = topOf(s);
      if (steps > MAX_RULE_STEPS)
        throw new Error(`no decision after ${MAX_RULE_STEPS} rule steps in ${f.proc}.${f.step}`);
      const step = topStep(s);
      if (isRule(step)) {
        cite(s, f, step, out);
        applyResult(s, f, step.run(s, f, out));
      } else if (!isChoice(step)) return;
      else if (isEach(step)) {
        if (missing(s, f, step) !== NOBODY) return;
        cite(s, f, step, out);
        applyResult(s, f, step.close(s, f, out));
      } else if (step.none !== undefined && !hasOption(s, f, step)) {
        cite(s, f, step, out);
        applyResult(s, f, step.none(s, f, out));
      } else return;
    }
  }

  function asked(s: S): Mask {
    if (s.stack.length === 0) return NOBODY;
    const step = topStep(s);
    if (!isChoice(step)) return NOBODY;
    return isEach(step) ? missing(s, topOf(s), step) : step.seats(s, topOf(s));
  }

  function chanceOf(s: S) {
    const step = s.stack.length > 0 ? topStep(s) : undefined;
    return step !== undefined && isChance(step) ? step : undefined;
  }

  function dueChance(s: S) {
    const step = chanceOf(s);
    if (!step) throw new Error('no chance is due');
    return step;
  }

  /** Redraws the answers of other seats in an open `each` window from their redrawn hands: both are hidden. */
  function redrawAnswers(s: S, seat: Seat, random: Random): void {
    if (s.stack.length === 0) return;
    const f = ownTop(s);
    const step = topStep(s);
    if (!isChoice(step) || !isEach(step)) return;
    const open = missing(s, f, step);
    const seats = step.seats(s, f);
    // Equal knowledge must give equal states whichever seats have answered, and an array must have no holes.
    while (f.said.length < 32 - Math.clz32(seats)) f.said.push([]);
    for (const other of seatsOf(seats & ~seatMask(seat))) {
      f.said[other] = [];
      const parts = hasSeat(open, other) ? 0 : (step.parts?.(s, f, other) ?? 1);
      for (let part = 0; part < parts; part++) {
        const offers = new OfferList<O>();
        step.options(s, f, other, offers);
        f.said[other].push(offers.list[random(offers.list.length)]!.text);
      }
    }
  }

  /** True when every other asked seat has an option. Being asked proves that it has one, so other worlds are wrong. */
  function isPlayable(s: S, viewer: Seat): boolean {
    for (const seat of seatsOf(asked(s) & ~seatMask(viewer))) {
      probe.isSatisfied = false;
      choiceOf(s).options(s, topOf(s), seat, probe);
      if (!probe.isSatisfied) return false;
    }
    return true;
  }

  const { asides } = rules;
  return {
    ...rules,
    ...(asides && {
      asides: {
        ...asides,
        take(s, seat, o, out) {
          if (out.on) out.cite(asides.law);
          asides.take(s, seat, o, out);
        },
      },
    }),
    begin(settings, out = MUTE) {
      const s = rules.setup(settings);
      if (s.stack.length > 0) ownTop(s);
      runRules(s, out);
      return s;
    },
    asked,
    askedForPart(s) {
      const step = s.stack.length > 0 ? topStep(s) : undefined;
      return step !== undefined && isChoice(step) && step.part === true ? asked(s) : NOBODY;
    },
    window(s): Window | undefined {
      const f = topOf(s);
      const step = f && topStep(s);
      if (step === undefined || !isChoice(step)) return undefined;
      return {
        name: step.window,
        law: step.lawOf?.(f, s) ?? step.law,
        asked: asked(s),
        mode: step.mode ?? 'one',
        part: step.part === true,
        secret: step.secret === true,
        quiet: step.quiet === true,
      };
    },
    options(s, seat, ask) {
      choiceOf(s).options(s, topOf(s), seat, ask);
    },
    choose(s, seat, o, out) {
      const f = ownTop(s);
      const step = choiceOf(s);
      if (out.on) out.cite(step.lawFor?.(o) ?? step.lawOf?.(f, s) ?? step.law);
      if (isEach(step)) {
        while (f.said.length <= seat) f.said.push([]);
        f.said[seat]!.push(o.text);
      } else {
        if (out.on && f.proc !== 'agenda') rules.announce?.(s, seat, o, out);
        applyResult(s, f, step.take(s, f, o, seat, out));
      }
      runRules(s, out);
    },
    mayWithdraw(s, seat) {
      if (s.stack.length === 0) return false;
      const step = topStep(s);
      return isChoice(step) && isEach(step) && (topOf(s).said[seat]?.length ?? 0) > 0;
    },
    withdraw(s, seat) {
      ownTop(s).said[seat] = [];
    },
    outcomeCount(s) {
      return chanceOf(s)?.count(s, topOf(s)) ?? 0;
    },
    outcomeName(s, n) {
      return dueChance(s).name(s, topOf(s), n);
    },
    applyOutcome(s, n, out) {
      const f = ownTop(s);
      const step = dueChance(s);
      cite(s, f, step, out);
      applyResult(s, f, step.take(s, f, n, out));
      runRules(s, out);
    },
    parse(text: string): O | undefined {
      return rules.lexicon.parse(text) ?? parseOrderFirst(text, procs);
    },
    determinize(s, seat, random) {
      for (let deal = 1; ; deal++) {
        const drawn = rules.determinize(s, seat, random);
        redrawAnswers(drawn, seat, random);
        if (deal >= MAX_REDRAWS || ((rules.plausible?.(drawn) ?? true) && isPlayable(drawn, seat))) return drawn;
      }
    },
  };
}
