import { EventRecorder, eventsFor } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { fastRandom, shuffle } from '../random.ts';
import { hasSeat, isSingleSeat, lowestSeat, type Seat } from '../seat.ts';
import { type PlayedAct, actText, answer, asidesOf, CHANCE_ACTOR, chancesOf, offersOf, applyAct } from './act.ts';
import { difference, same, visibleText, seatWithoutOption, textOf } from './compare.ts';
import { someViewers } from './secrecy.ts';
import type { ReportFailure, WalkStep, Walk, CheckCallbacks, Check } from './walk.ts';

/** One in so many worlds is dropped for a new one although it could be followed on. */
const FRESH = 24;

/** So many answers are tried in an `each` window. */
const EACH_WAYS = 8;

/** What this actor could do in a drawn world instead of the act, in random order. */
function waysOf<K extends GameTypes>(
  walk: Walk<K>,
  world: K['state'],
  { act, actor, window }: WalkStep<K>,
): PlayedAct[] {
  const { game, random, dose } = walk;
  // In which order things come is said aloud, though no event of the game tells it.
  if ('say' in act && game.parse(act.say)?.verb === 'first') return [act];
  let ways: PlayedAct[];
  if (actor === CHANCE_ACTOR) ways = chancesOf(game, world);
  else if ('aside' in act) ways = asidesOf(game, world, actor).list.map((o) => ({ seat: actor, aside: o.text }));
  else if (!hasSeat(game.asked(world), actor)) ways = [];
  else ways = offersOf(game, world, actor).map((o) => answer(actor, o.text, window?.mode));
  return shuffle(ways, random).slice(0, dose.ways);
}

/** Answers at random until the actor has said all of its parts. */
function completes<K extends GameTypes>(
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

/** Others see of a seat's answer in an `each` window only whether it is complete. */
function followsEach<K extends GameTypes>(
  walk: Walk<K>,
  world: K['state'],
  turn: WalkStep<K>,
  out: EventRecorder<K['event']>,
): void {
  const { game } = walk;
  const stillAsked = game.window(turn.after)?.name === turn.window?.name && hasSeat(game.asked(turn.after), turn.actor);
  if (!stillAsked) completes(walk, world, turn.actor, out);
  else if (game.mayWithdraw(world, turn.actor)) game.withdraw(world, turn.actor);
}

/** True when the table could have given this answer by itself, so that undo passes over it. */
function isForced<K extends GameTypes>(walk: Walk<K>, s: K['state']): boolean {
  const window = walk.game.window(s);
  return (
    window !== undefined &&
    !window.secret &&
    isSingleSeat(window.asked) &&
    offersOf(walk.game, s, lowestSeat(window.asked)).length === 1
  );
}

/** True when undo does not stop at the act itself, only at what the seat learned by it. */
function isUndone<K extends GameTypes>(walk: Walk<K>, turn: WalkStep<K>, viewer: Seat): boolean {
  if (turn.actor === CHANCE_ACTOR || turn.window?.mode === 'each') return false;
  return turn.actor === viewer || 'aside' in turn.act || isForced(walk, turn.before);
}

interface Followed<S> {
  readonly world: S;
  readonly way: PlayedAct;
}

/** How often drawn worlds could be followed, by window (or chance). */
export type WorldStats = Record<string, { followed: number; parted: number }>;

/**
 * A true and a drawn state are played on side by side, each time by a way that tells the viewer the same; the viewer
 * must not be able to tell them apart, and worlds drawn anew from both must be the same.
 */
export function twoWorlds(tally: WorldStats): Check {
  return {
    checks: ['two worlds', 'same world', 'learned', 'forced'],
    follow<K extends GameTypes>(walk: Walk<K>, fail: ReportFailure): CheckCallbacks<K> {
      type S = K['state'];
      const { game } = walk;
      const worlds = new Map<Seat, S>();
      const followers = someViewers(walk);

      /** The first way that tells the viewer the same as the true act did. */
      function followed(world: S, turn: WalkStep<K>, viewer: Seat): Followed<S> | undefined {
        const heard = JSON.stringify(eventsFor(turn.told.tellings, viewer));
        const sameTo = (told: EventRecorder<K['event']>): boolean =>
          same(JSON.stringify(eventsFor(told.tellings, viewer)), heard);
        const own = turn.actor === viewer;
        const each = !own && turn.window?.mode === 'each' && !('aside' in turn.act);
        if (each)
          for (let k = 0; k < EACH_WAYS; k++) {
            const copy = game.clone(world);
            const told = new EventRecorder<K['event']>();
            followsEach(walk, copy, turn, told);
            if (sameTo(told)) return { world: copy, way: turn.act };
          }
        for (const way of own ? [turn.act] : each ? [] : waysOf(walk, world, turn)) {
          const copy = game.clone(world);
          const told = new EventRecorder<K['event']>();
          if (!applyAct(game, copy, way, told))
            fail('two worlds', `${actText(way)} is not possible in a world drawn for ${viewer}`);
          else if (sameTo(told)) return { world: copy, way };
        }
        return undefined;
      }

      function compare({ world, way }: Followed<S>, { act, after }: WalkStep<K>, viewer: Seat): boolean {
        const truth = visibleText(game, after, viewer);
        const seen = visibleText(game, world, viewer);
        const by = `${viewer} is told the same by ${actText(act)} and, in another world, ${actText(way)}`;
        if (!same(truth, seen)) {
          fail('two worlds', `${by}, but sees ${difference(truth, seen)}`);
          return false;
        }
        if (isForced(walk, after) !== isForced(walk, world))
          fail('forced', `${by}, but the table answers ${game.window(after)?.name} by itself in one of them only`);
        if (after.over) return false;
        const mute = seatWithoutOption(game, world);
        if (mute !== undefined) fail('two worlds', `a world drawn for ${viewer} comes to a dead end: ${mute}`);
        const seed = walk.random(1 << 30);
        const first = textOf(game.determinize(after, viewer, fastRandom(seed)));
        const second = textOf(game.determinize(world, viewer, fastRandom(seed)));
        if (same(first, second)) return true;
        fail('same world', `${by}, but the worlds drawn anew differ: ${difference(first, second)}`);
        return false;
      }

      return {
        rest() {
          if (walk.state.over) return;
          for (const viewer of followers)
            if (!worlds.has(viewer) || walk.random(FRESH) === 0)
              worlds.set(viewer, game.determinize(walk.state, viewer, walk.random));
        },
        act(turn) {
          const place = 'aside' in turn.act ? 'aside' : (turn.window?.name ?? 'chance');
          const count = (tally[place] ??= { followed: 0, parted: 0 });
          for (const viewer of followers) {
            const found = followed(worlds.get(viewer)!, turn, viewer);
            worlds.delete(viewer);
            count[found ? 'followed' : 'parted']++;
            if (found && compare(found, turn, viewer)) worlds.set(viewer, found.world);
            if (!found && isUndone(walk, turn, viewer) && !hasSeat(turn.told.news, viewer))
              fail('learned', `${actText(turn.act)} tells ${viewer} something hidden, but is no news for it`);
          }
        },
      };
    },
  };
}
