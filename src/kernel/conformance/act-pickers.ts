import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import type { Random } from '../random.ts';
import { seatsOf } from '../seat.ts';
import { type PlayedAct, answer, asidesOf, offersOf, applyAct } from './act.ts';
import { MUTE } from '../event-sink.ts';
import type { CoverageCounter } from './coverage.ts';
import type { ActPicker, Walk } from './walk.ts';

/** One act in this many is an aside or a withdrawal, if there is one. */
const RARE = 12;

/** Number of random acts that a steered pick compares. */
const LOOKS = 8;

/** The item with the lowest cost; undefined for an empty list. */
function cheapest<T>(list: readonly T[], cost: (item: T) => number): T | undefined {
  let best: T | undefined;
  let price = Infinity;
  for (const item of list) {
    const one = cost(item);
    if (one < price) {
      best = item;
      price = one;
    }
  }
  return best;
}

function rareAct<K extends GameTypes>({ game, state, seats }: Walk<K>, random: Random): PlayedAct | undefined {
  const seat = random(seats);
  if (game.mayWithdraw(state, seat)) return { withdraw: seat };
  const { list } = asidesOf(game, state, seat);
  return list.length > 0 ? { seat, aside: list[random(list.length)]!.text } : undefined;
}

function randomAct<K extends GameTypes>({ game, state }: Walk<K>, random: Random): PlayedAct | undefined {
  const of = game.outcomeCount(state);
  if (of > 0) {
    const n = random(of);
    return { chance: game.outcomeName(state, n), n, of };
  }
  const asked = seatsOf(game.asked(state));
  const seat = asked[random(asked.length)];
  if (seat === undefined) return undefined;
  const list = offersOf(game, state, seat);
  return list.length > 0 ? answer(seat, list[random(list.length)]!.text, game.window(state)?.mode) : undefined;
}

/** True when an act can be applied to a copy. An act that throws counts as possible: the walk reports it. */
function isDoable<K extends GameTypes>(game: Game<K>, copy: K['state'], act: PlayedAct): boolean {
  try {
    return applyAct(game, copy, act, MUTE);
  } catch {
    return true;
  }
}

/** How often an act's verb, text and next window were met; -1 for an act that was never taken or is not possible. */
function familiarity<K extends GameTypes>({ game, state }: Walk<K>, act: PlayedAct, counter: CoverageCounter): number {
  const next = game.clone(state);
  if (!isDoable(game, next, act)) return -1;
  const window = game.window(next)?.name;
  const known = window === undefined ? 0 : counter.timesAsked(window);
  const option = 'say' in act ? game.parse(act.say) : undefined;
  if (!option) return known;
  const familiar = counter.familiarity(option);
  return familiar === 0 ? -1 : familiar + known;
}

/** Picks acts at random; with a counter every second act is the least familiar of `LOOKS` random ones. */
export function randomPick<K extends GameTypes>(random: Random, counter?: CoverageCounter): ActPicker<K> {
  return (walk) => {
    const rare = random(RARE) === 0 ? rareAct(walk, random) : undefined;
    if (rare) return rare;
    if (counter === undefined || random(2) === 0) return randomAct(walk, random);
    const looks = Array.from({ length: LOOKS }, () => randomAct(walk, random)).filter((act) => act !== undefined);
    return cheapest(looks, (act) => familiarity(walk, act, counter));
  };
}

/** Picks the given acts in turn, and skips those that are not possible. */
export function scriptPick<K extends GameTypes>(acts: readonly PlayedAct[]): ActPicker<K> {
  let at = 0;
  return ({ game, state }) => {
    for (; at < acts.length; at++) if (applyAct(game, game.clone(state), acts[at]!, MUTE)) return acts[at++];
    return undefined;
  };
}
