import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import type { Random } from '../random.ts';
import { seatsOf } from '../seat.ts';
import { type PlayedAct, answer, asidesOf, offersOf, applyAct } from './act.ts';
import { MUTE } from '../event-sink.ts';
import type { CoverageCounter } from './coverage.ts';
import type { ActPicker, Walk } from './walk.ts';

/** One in so many acts is an aside or a withdrawal, if there is one. */
const RARE = 12;

/** A steered pick looks at so many acts. */
const LOOKS = 8;

function least<T>(list: readonly T[], cost: (item: T) => number): T | undefined {
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

/** Carries an act out on a copy; one that throws is left to the walk, which reports it. */
function isDoable<K extends GameTypes>(game: Game<K>, copy: K['state'], act: PlayedAct): boolean {
  try {
    return applyAct(game, copy, act, MUTE);
  } catch {
    return true;
  }
}

/** How well an act is known: by its verb and text, and by the window it leads to. */
function familiarity<K extends GameTypes>({ game, state }: Walk<K>, act: PlayedAct, atlas: CoverageCounter): number {
  const next = game.clone(state);
  if (!isDoable(game, next, act)) return -1;
  const window = game.window(next)?.name;
  const known = window === undefined ? 0 : atlas.timesAsked(window);
  const option = 'say' in act ? game.parse(act.say) : undefined;
  if (!option) return known;
  const familiar = atlas.familiarity(option);
  return familiar === 0 ? -1 : familiar + known;
}

/** Plays at random; with an atlas half of the acts are the least known among some. */
export function randomPick<K extends GameTypes>(random: Random, atlas?: CoverageCounter): ActPicker<K> {
  return (walk) => {
    const rare = random(RARE) === 0 ? rareAct(walk, random) : undefined;
    if (rare) return rare;
    if (atlas === undefined || random(2) === 0) return randomAct(walk, random);
    const looks = Array.from({ length: LOOKS }, () => randomAct(walk, random)).filter((act) => act !== undefined);
    return least(looks, (act) => familiarity(walk, act, atlas));
  };
}

/** Plays given acts, leaving out those that are not possible. */
export function scriptPick<K extends GameTypes>(acts: readonly PlayedAct[]): ActPicker<K> {
  let at = 0;
  return ({ game, state }) => {
    for (; at < acts.length; at++) if (applyAct(game, game.clone(state), acts[at]!, MUTE)) return acts[at++];
    return undefined;
  };
}
