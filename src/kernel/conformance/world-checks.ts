import { EventRecorder, eventsFor } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { fastRandom, shuffle } from '../random.ts';
import { hasSeat, isSingleSeat, lowestSeat, type Seat } from '../seat.ts';
import { type PlayedAct, actText, answer, asidesOf, CHANCE_ACTOR, chancesOf, offersOf, applyAct } from './act.ts';
import { difference, same, sameState, seatWithoutOption, stateDifference, visibleText } from './compare.ts';
import { someViewers } from './secrecy.ts';
import type { ReportFailure, WalkStep, Walk, CheckCallbacks, Check } from './walk.ts';

/** One world in this many is replaced by a new one although it could be followed further. */
const FRESH = 24;

/** Number of random answers that are tried in an `each` window. */
const EACH_WAYS = 8;

/** Acts of this actor in a drawn world that may look like the true act, in random order. */
function waysOf<K extends GameTypes>(
  walk: Walk<K>,
  world: K['state'],
  { act, actor, window }: WalkStep<K>,
): PlayedAct[] {
  const { game, random, thoroughness } = walk;
  // The order of an agenda is public, although no event shows it.
  if ('say' in act && game.parse(act.say)?.verb === 'first') return [act];
  let ways: PlayedAct[];
  if (actor === CHANCE_ACTOR) ways = chancesOf(game, world);
  else if ('aside' in act) ways = asidesOf(game, world, actor).list.map((o) => ({ seat: actor, aside: o.text }));
  else if (!hasSeat(game.asked(world), actor)) ways = [];
  else ways = offersOf(game, world, actor).map((o) => answer(actor, o.text, window?.mode));
  return shuffle(ways, random).slice(0, thoroughness.ways);
}

/** Answers at random until the actor has given all parts of its answer. */
function completeAnswer<K extends GameTypes>(
  walk: Walk<K>,
  world: K['state'],
  actor: Seat,
  out: EventRecorder<K['event']>,
): void {
  const { game, random } = walk;
  const name = game.window(world)?.name;
  while (game.window(world)?.name === name && hasSeat(game.asked(world), actor)) {
    const list = offersOf(game, world, actor);
    game.choose(world, actor, list[random(list.length)]!, out);
  }
}

/** Answers in an `each` window so that it looks the same to others: they see only whether the answer is complete. */
function followEach<K extends GameTypes>(
  walk: Walk<K>,
  world: K['state'],
  step: WalkStep<K>,
  out: EventRecorder<K['event']>,
): void {
  const { game } = walk;
  const stillAsked = game.window(step.after)?.name === step.window?.name && hasSeat(game.asked(step.after), step.actor);
  if (!stillAsked) completeAnswer(walk, world, step.actor, out);
  else if (game.mayWithdraw(world, step.actor)) game.withdraw(world, step.actor);
}

/** True when the referee answers the open window by itself, so that undo passes over it. */
function isForced<K extends GameTypes>(walk: Walk<K>, s: K['state']): boolean {
  const window = walk.game.window(s);
  return (
    window !== undefined &&
    !window.secret &&
    isSingleSeat(window.asked) &&
    offersOf(walk.game, s, lowestSeat(window.asked)).length === 1
  );
}

/** True when only what the viewer learned stops undo at this act, not the act itself. */
function isStoppedByNews<K extends GameTypes>(walk: Walk<K>, step: WalkStep<K>, viewer: Seat): boolean {
  if (step.actor === CHANCE_ACTOR || step.window?.mode === 'each') return false;
  return step.actor === viewer || 'aside' in step.act || isForced(walk, step.before);
}

interface FollowedWorld<S> {
  readonly world: S;
  readonly way: PlayedAct;
}

/** How often drawn worlds could be followed further or not (`parted`), by window, `chance` or `aside`. */
export type WorldStats = Record<string, { followed: number; parted: number }>;

/**
 * Plays the true and a drawn state on side by side, with acts whose events look the same to a viewer. Checks that the viewer
 * sees no difference, and that new worlds drawn from both are equal.
 */
export function twoWorlds(stats: WorldStats): Check {
  return {
    checks: ['two worlds', 'same world', 'learned', 'forced'],
    follow<K extends GameTypes>(walk: Walk<K>, fail: ReportFailure): CheckCallbacks<K> {
      type S = K['state'];
      const { game } = walk;
      const worlds = new Map<Seat, S>();
      const followers = someViewers(walk);

      /** The first act whose events look to the viewer like those of the true act; undefined when there is none. */
      function followed(world: S, step: WalkStep<K>, viewer: Seat): FollowedWorld<S> | undefined {
        const expected = JSON.stringify(eventsFor(step.recorder.tellings, viewer));
        const sameTo = (recorder: EventRecorder<K['event']>): boolean =>
          same(JSON.stringify(eventsFor(recorder.tellings, viewer)), expected);
        const own = step.actor === viewer;
        const each = !own && step.window?.mode === 'each' && !('aside' in step.act);
        if (each)
          for (let k = 0; k < EACH_WAYS; k++) {
            const copy = game.clone(world);
            const recorder = new EventRecorder<K['event']>();
            followEach(walk, copy, step, recorder);
            if (sameTo(recorder)) return { world: copy, way: step.act };
          }
        for (const way of own ? [step.act] : each ? [] : waysOf(walk, world, step)) {
          const copy = game.clone(world);
          const recorder = new EventRecorder<K['event']>();
          if (!applyAct(game, copy, way, recorder))
            fail('two worlds', `${actText(way)} is not possible in a world drawn for ${viewer}`);
          else if (sameTo(recorder)) return { world: copy, way };
        }
        return undefined;
      }

      function compare({ world, way }: FollowedWorld<S>, { act, after }: WalkStep<K>, viewer: Seat): boolean {
        const truth = visibleText(game, after, viewer);
        const seen = visibleText(game, world, viewer);
        const by = `${viewer} is recorder the same by ${actText(act)} and, in another world, ${actText(way)}`;
        if (!same(truth, seen)) {
          fail('two worlds', `${by}, but sees ${difference(truth, seen)}`);
          return false;
        }
        if (isForced(walk, after) !== isForced(walk, world))
          fail('forced', `${by}, but the table answers ${game.window(after)?.name} by itself in one of them only`);
        if (after.over) return false;
        const stuck = seatWithoutOption(game, world);
        if (stuck !== undefined) fail('two worlds', `a world drawn for ${viewer} comes to a dead end: ${stuck}`);
        const seed = walk.random(1 << 30);
        const first = game.determinize(after, viewer, fastRandom(seed));
        const second = game.determinize(world, viewer, fastRandom(seed));
        if (sameState(first, second)) return true;
        fail('same world', `${by}, but new worlds drawn from both differ: ${stateDifference(first, second)}`);
        return false;
      }

      return {
        rest() {
          if (walk.state.over) return;
          for (const viewer of followers)
            if (!worlds.has(viewer) || walk.random(FRESH) === 0)
              worlds.set(viewer, game.determinize(walk.state, viewer, walk.random));
        },
        act(step) {
          const place = 'aside' in step.act ? 'aside' : (step.window?.name ?? 'chance');
          const count = (stats[place] ??= { followed: 0, parted: 0 });
          for (const viewer of followers) {
            const found = followed(worlds.get(viewer)!, step, viewer);
            worlds.delete(viewer);
            count[found ? 'followed' : 'parted']++;
            if (found && compare(found, step, viewer)) worlds.set(viewer, found.world);
            if (!found && isStoppedByNews(walk, step, viewer) && !hasSeat(step.recorder.news, viewer))
              fail('learned', `${actText(step.act)} tells ${viewer} something hidden, but is no news for it`);
          }
        },
      };
    },
  };
}
