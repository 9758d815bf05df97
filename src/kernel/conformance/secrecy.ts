import { eventsFor, MUTE } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { canonicalJson, UNCHANGED } from '../copy.ts';
import { fastRandom, shuffle } from '../random.ts';
import { hasSeat, type Seat } from '../seat.ts';
import { actText, applyAct } from './act.ts';
import {
  difference,
  nonJsonPath,
  same,
  sameState,
  seatWithoutOption,
  sharedObjectPath,
  stateDifference,
  visibleText,
} from './compare.ts';
import type { WalkStep, Walk, Check } from './walk.ts';

/** Random viewers, as many as the thoroughness says. */
export function someViewers<K extends GameTypes>(walk: Walk<K>): Seat[] {
  return shuffle(walk.viewers.slice(), walk.random).slice(0, walk.thoroughness.viewers);
}

/** Checks that a view is JSON data, and that a world drawn for the viewer is valid and looks the same to the viewer. */
export const views: Check = {
  checks: ['views', 'same world'],
  follow(walk, fail) {
    const { game } = walk;
    return {
      rest() {
        const { state } = walk;
        for (const viewer of someViewers(walk)) {
          const view = game.view(state, viewer);
          const wrong = nonJsonPath(view);
          if (wrong !== undefined) fail('views', `view of ${viewer}: ${wrong}`);
          const text = JSON.stringify(view);
          if (!same(JSON.stringify(game.view(state, viewer, true)), text))
            fail('views', `view of ${viewer} differs when aliased`);
          const next = walk.viewers[(walk.viewers.indexOf(viewer) + 1) % walk.viewers.length]!;
          if (!same(JSON.stringify(game.view(state, viewer, true, game.view(state, next, true))), text))
            fail('views', `view of ${viewer} differs when public parts are those of ${next}`);
          if (state.over) continue;
          const seed = walk.random(1 << 30);
          const drawn = game.determinize(state, viewer, fastRandom(seed));
          const notJson = nonJsonPath({ ...drawn, settings: null, over: null });
          if (notJson !== undefined) fail('views', `world drawn for ${viewer}: ${notJson}`);
          const shared = sharedObjectPath(state, drawn, game);
          if (shared !== undefined) fail('views', `a world drawn for ${viewer} shares ${shared} with the true one`);
          const audit = game.checks.audit(drawn);
          if (audit.length > 0) fail('views', `world drawn for ${viewer}: ${audit.join('; ')}`);
          const stuck = seatWithoutOption(game, drawn);
          if (stuck !== undefined) fail('views', `world drawn for ${viewer}: ${stuck}`);
          const truth = visibleText(game, state, viewer);
          const seen = visibleText(game, drawn, viewer);
          if (!same(truth, seen))
            fail('views', `a world drawn for ${viewer} looks different: ${difference(truth, seen)}`);
          const other = walk.random(1 << 30);
          const first = game.determinize(state, viewer, fastRandom(other));
          const second = game.determinize(drawn, viewer, fastRandom(other));
          if (!sameState(first, second))
            fail(
              'same world',
              `drawn for ${viewer} from the truth and from a drawn world: ${stateDifference(first, second)}`,
            );
        }
      },
    };
  },
};

/** A view since a mark, as text: what is `UNCHANGED` is taken from the view before. */
function completedText(view: object, before: object): string {
  const old = before as Readonly<Record<string, unknown>>;
  const entries = Object.entries(view).map(([name, now]) => [name, now === UNCHANGED ? old[name] : now] as const);
  return JSON.stringify(Object.fromEntries(entries));
}

/** Checks that a view since a mark says what has changed, for a viewer and for one who takes the public parts from that view. */
export const viewsSinceMarks: Check = {
  checks: ['views'],
  follow(walk, fail) {
    const { game, viewers } = walk;
    if (!game.viewMark) return {};
    return {
      act({ act, before }) {
        // The walk goes on with copies, and a mark belongs to a state that is played on.
        const state = game.clone(before);
        const [first, second] = [0, 1].map((k) => viewers[(walk.acts.length + k) % viewers.length]!) as [Seat, Seat];
        const old = [first, second].map((viewer) => game.view(state, viewer));
        const since = game.viewMark!(state);
        applyAct(game, state, act, MUTE);
        const view = game.view(state, first, true, undefined, since);
        const texts = [view, game.view(state, second, true, view, since)].map((now, k) => completedText(now, old[k]!));
        for (const [k, viewer] of [first, second].entries()) {
          const whole = JSON.stringify(game.view(state, viewer));
          if (!same(texts[k]!, whole))
            fail('views', `${actText(act)} changes what ${viewer} sees: ${difference(texts[k]!, whole)}`);
        }
      },
    };
  },
};

/** Checks that an event shows no hidden thing that its viewer does not know. */
export const eventsAreKnown: Check = {
  checks: ['told is known'],
  follow(walk, fail) {
    const { checks } = walk.game;
    return {
      event(s, routed) {
        for (const viewer of walk.viewers) {
          const [event] = eventsFor([routed], viewer);
          for (const thing of checks.hiddenIdsIn(event!))
            if (!checks.knows(s, viewer, thing))
              fail('told is known', `${viewer} is told of ${thing} but does not know it: ${canonicalJson(event)}`);
        }
      },
    };
  },
};

/** True for an answer in an `each` window that waits for other seats: the window shows it, and no event does. */
function isPendingAnswer<K extends GameTypes>(walk: Walk<K>, { window, act, after }: WalkStep<K>): boolean {
  if (window?.mode !== 'each' || 'chance' in act || 'aside' in act) return false;
  const now = walk.game.window(after);
  return 'withdraw' in act || now?.name === window.name;
}

/** Checks that no view changes without an event. */
export const viewChangesHaveEvents: Check = {
  checks: ['told what changes'],
  follow(walk, fail) {
    return {
      act(step) {
        const { before, after, recorder, act } = step;
        if (recorder.tellings.length > 0 || isPendingAnswer(walk, step)) return;
        for (const viewer of walk.viewers) {
          const old = JSON.stringify(walk.game.view(before, viewer));
          const now = JSON.stringify(walk.game.view(after, viewer));
          if (!same(old, now))
            fail('told what changes', `${actText(act)} tells nothing, but ${viewer} sees ${difference(old, now)}`);
        }
      },
    };
  },
};

/** Checks that a viewer who gets an event about a thing unknown to it is marked as having learned something. */
export const learned: Check = {
  checks: ['learned'],
  follow(walk, fail) {
    const { checks } = walk.game;
    return {
      act({ before, recorder, act }) {
        for (const viewer of walk.viewers) {
          if (hasSeat(recorder.news, viewer)) continue;
          for (const event of eventsFor(recorder.tellings, viewer))
            for (const thing of checks.hiddenIdsIn(event))
              if (!checks.knows(before, viewer, thing))
                fail('learned', `${actText(act)} tells ${viewer} of ${thing}, but is no news for it`);
        }
      },
    };
  },
};
