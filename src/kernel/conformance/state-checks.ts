import { game as makeGame } from '../machine.ts';
import type { Game } from '../game.ts';
import { MUTE } from '../event-sink.ts';
import type { EachFrame, GameTypes, GameResult, Procedures, Step } from '../procedure.ts';
import { actText, applyAct } from './act.ts';
import {
  difference,
  jsonRoundTrip,
  nonJsonPath,
  same,
  sameState,
  sharedObjectPath,
  stateDifference,
  textOf,
  visibleText,
} from './compare.ts';
import type { Check } from './walk.ts';

/** Number of earlier states that are kept, to see that nothing changes them later. */
const MEMORY = 8;

/** Checks that a clone is equal, shares nothing with the original, and plays on the same way. */
export const clone: Check = {
  checks: ['clone'],
  readsText: true,
  follow(walk, fail) {
    const kept: { state: object; text: string; act: number }[] = [];
    function recheck(entry: (typeof kept)[number]): void {
      const now = textOf(entry.state as typeof walk.state);
      if (!same(now, entry.text))
        fail('clone', `the state after act ${entry.act} was changed later: ${difference(entry.text, now)}`, 'fatal');
    }
    return {
      rest() {
        const copy = walk.game.clone(walk.state);
        const text = textOf(copy);
        if (!same(text, walk.text)) return fail('clone', `a clone differs: ${difference(walk.text, text)}`, 'fatal');
        if (copy.settings !== walk.state.settings) fail('clone', 'a clone has settings of its own');
        const shared = sharedObjectPath(walk.state, copy, walk.game);
        if (shared !== undefined) return fail('clone', `a clone shares ${shared}`, 'fatal');
        kept.push({ state: walk.state, text: walk.text, act: walk.acts.length });
        if (kept.length > MEMORY) recheck(kept.shift()!);
      },
      act({ act, before }) {
        const copy = walk.game.clone(before);
        applyAct(walk.game, copy, act, MUTE);
        const text = textOf(copy);
        if (!same(text, walk.text)) fail('clone', `${actText(act)} on a clone: ${difference(walk.text, text)}`);
      },
      end: () => kept.forEach(recheck),
    };
  },
};

/** Like `nonJsonPath`, for a result. Winners and first rank may be one list, because a result is never changed. */
function nonJsonResult(over: GameResult | null): string | undefined {
  return over === null ? undefined : (nonJsonPath(over.winners) ?? nonJsonPath({ ...over, winners: null }));
}

/** Checks that state and events are JSON values, and that a state read from JSON plays on the same way. */
export const plain: Check = {
  checks: ['plain'],
  follow(walk, fail) {
    let copy: typeof walk.state | undefined;
    return {
      rest() {
        const { state } = walk;
        const wrong = nonJsonPath({ ...state, settings: null, over: null }) ?? nonJsonResult(state.over);
        if (wrong !== undefined) return fail('plain', `state.${wrong}`, 'fatal');
        if (copy && walk.random(4) > 0) return;
        copy = jsonRoundTrip(state);
        if (!sameState(copy, state)) fail('plain', `JSON and back: ${stateDifference(state, copy)}`, 'fatal');
        // The meaning of a state must not depend on object identity.
        const viewer = walk.random(state.settings.seats);
        if (
          visibleText(walk.game, jsonRoundTrip(state), viewer) !==
          visibleText(walk.game, walk.game.clone(state), viewer)
        )
          fail('plain', `JSON and back: seat ${viewer} sees something else`);
      },
      event(_s, { shared, secret }) {
        const wrong = nonJsonPath(shared) ?? (secret && nonJsonPath(secret));
        if (wrong !== undefined) fail('plain', `event ${wrong}`);
      },
      act({ act }) {
        if (!copy) return;
        applyAct(walk.game, copy, act, MUTE);
        if (!sameState(copy, walk.state))
          fail('plain', `${actText(act)} on a state from JSON: ${stateDifference(walk.state, copy)}`);
      },
    };
  },
};

/** Checks that a second game with the same acts and no events reaches the same states, and shares nothing with the first. */
export const replay: Check = {
  checks: ['replay'],
  readsText: true,
  follow(walk, fail) {
    const second = walk.game.begin(walk.settings);
    for (const act of walk.acts) applyAct(walk.game, second, act, MUTE);
    function compare(when: string): void {
      const text = textOf(second);
      if (!same(text, walk.text)) return fail('replay', `${when}: ${difference(walk.text, text)}`, 'fatal');
      const shared = walk.random(4) === 0 ? sharedObjectPath(walk.state, second, {}) : undefined;
      if (shared !== undefined) fail('replay', `two games share ${shared}`, 'fatal');
    }
    compare(walk.acts.length > 0 ? 'played again' : 'begun twice');
    return {
      act({ act }) {
        // Without a valid number the outcome is found by name: outcomes that share a name must have the same effect.
        const again = 'chance' in act ? { ...act, n: act.of } : act;
        if (!applyAct(walk.game, second, again, MUTE))
          return fail('replay', `${actText(act)} is not possible again`, 'fatal');
        compare(`${actText(act)} again`);
      },
    };
  },
};

/** Checks the game's own invariants. */
export const conservation: Check = {
  checks: ['conservation'],
  follow(walk, fail) {
    return {
      rest() {
        const wrong = walk.game.checks.audit(walk.state);
        if (wrong.length > 0) fail('conservation', wrong.join('; '));
      },
    };
  },
};

/** What is wrong with a result; undefined when nothing is. */
function badResult(over: GameResult, seats: number): string | undefined {
  const places = over.ranking.flat();
  if (places.length !== seats || new Set(places).size !== seats || places.some((seat) => seat < 0 || seat >= seats))
    return `the ranking of ${seats} seats is ${JSON.stringify(over.ranking)}`;
  if (over.ranking.some((place) => place.length === 0)) return 'a place of the ranking is empty';
  if (new Set(over.winners).size < over.winners.length) return 'a seat wins twice';
  const best = over.ranking[0] ?? [];
  if (over.winners.length > 0 && (over.winners.length !== best.length || !over.winners.every((w) => best.includes(w))))
    return `${over.winners.join()} win, but ${best.join()} are first`;
  return over.law === '' ? 'the ending cites no law' : undefined;
}

/** Checks the result of a game that has ended. */
export const ends: Check = {
  checks: ['ends'],
  follow(walk, fail) {
    return {
      rest() {
        const { state, game } = walk;
        if (!state.over) return;
        const wrong = badResult(state.over, walk.seats);
        if (wrong !== undefined) fail('ends', wrong);
        if (state.stack.length > 0) fail('ends', 'the game is over, but procedures are running');
        if (game.scores(state).length !== walk.seats) fail('ends', 'the number of scores has changed');
      },
    };
  },
};

type AnyStep = Step<GameTypes, EachFrame>;

function tracedStep(step: AnyStep, name: string, visit: (name: string) => void): AnyStep {
  const seen = <A extends unknown[], R>(work: (...args: A) => R, what = name): ((...args: A) => R) => {
    return (...args) => {
      visit(what);
      return work(...args);
    };
  };
  if (step.kind === 'rule') return { ...step, run: seen(step.run) } as AnyStep;
  if (step.kind === 'chance') return { ...step, take: seen(step.take) };
  if (step.mode === 'each') return { ...step, close: seen(step.close) };
  return {
    ...step,
    take: seen(step.take),
    ...(step.none && { none: seen(step.none, `${name} none`) }),
  } as AnyStep;
}

/** The names of all steps of a game, such as `battle.roll`; the `none` of a choice has a name of its own. */
export function stepsOf<K extends GameTypes>(game: Game<K>): string[] {
  const names: string[] = [];
  for (const [proc, steps] of Object.entries(game.procs as Record<string, Record<string, AnyStep>>))
    for (const [name, step] of Object.entries(steps)) {
      names.push(`${proc}.${name}`);
      if (step.kind === 'choice' && step.none) names.push(`${proc}.${name} none`);
    }
  return names;
}

/** The names of all windows of a game. */
export function windowsOf<K extends GameTypes>(game: Game<K>): string[] {
  const steps = Object.values(game.procs as Record<string, Record<string, AnyStep>>).flatMap((s) => Object.values(s));
  return steps.flatMap((step) => (step.kind === 'choice' ? [step.window] : []));
}

/** A copy of the game that calls `visit` for every step it takes. */
export function traced<K extends GameTypes>(game: Game<K>, visit: (name: string) => void): Game<K> {
  const procs: Record<string, Record<string, AnyStep>> = {};
  for (const [proc, steps] of Object.entries(game.procs as Record<string, Record<string, AnyStep>>)) {
    const copy: Record<string, AnyStep> = {};
    for (const [name, step] of Object.entries(steps)) copy[name] = tracedStep(step, `${proc}.${name}`, visit);
    procs[proc] = copy;
  }
  return makeGame<K>({ ...game, procs: procs as unknown as Procedures<K> });
}
