import { eventsFor } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { canonicalJson } from '../copy.ts';
import { fastRandom, shuffle } from '../random.ts';
import { hasSeat, type Seat } from '../seat.ts';
import { actText } from './act.ts';
import { difference, same, sharedObjectPath, visibleText, seatWithoutOption, textOf, nonJsonPath } from './compare.ts';
import type { WalkStep, Walk, Check } from './walk.ts';

/** Some of the viewers, as many as the dose allows. */
export function someViewers<K extends GameTypes>(walk: Walk<K>): Seat[] {
  return shuffle(walk.viewers.slice(), walk.random).slice(0, walk.dose.viewers);
}

/** A view is plain data, and a world drawn from it looks the same to the viewer and is a sound world. */
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
          if (!same(JSON.stringify(game.view(state, viewer, true)), JSON.stringify(view)))
            fail('views', `view of ${viewer} is another at a second glance`);
          if (state.over) continue;
          const seed = walk.random(1 << 30);
          const drawn = game.determinize(state, viewer, fastRandom(seed));
          const odd = nonJsonPath({ ...drawn, settings: null, over: null });
          if (odd !== undefined) fail('views', `world drawn for ${viewer}: ${odd}`);
          const shared = sharedObjectPath(state, drawn);
          if (shared !== undefined) fail('views', `a world drawn for ${viewer} shares ${shared} with the true one`);
          const audit = game.checks.audit(drawn);
          if (audit.length > 0) fail('views', `world drawn for ${viewer}: ${audit.join('; ')}`);
          const mute = seatWithoutOption(game, drawn);
          if (mute !== undefined) fail('views', `world drawn for ${viewer}: ${mute}`);
          const truth = visibleText(game, state, viewer);
          const seen = visibleText(game, drawn, viewer);
          if (!same(truth, seen))
            fail('views', `a world drawn for ${viewer} looks different: ${difference(truth, seen)}`);
          const other = walk.random(1 << 30);
          const first = textOf(game.determinize(state, viewer, fastRandom(other)));
          const second = textOf(game.determinize(drawn, viewer, fastRandom(other)));
          if (!same(first, second))
            fail(
              'same world',
              `drawn for ${viewer} from the truth and from a drawn world: ${difference(first, second)}`,
            );
        }
      },
    };
  },
};

/** An event never names what its hearer does not know at that moment. */
export const eventsAreKnown: Check = {
  checks: ['told is known'],
  follow(walk, fail) {
    const { checks } = walk.game;
    return {
      tell(s, telling) {
        for (const viewer of walk.viewers) {
          const [event] = eventsFor([telling], viewer);
          for (const thing of checks.hiddenIdsIn(event!))
            if (!checks.knows(s, viewer, thing))
              fail('told is known', `${viewer} is told of ${thing} but does not know it: ${canonicalJson(event)}`);
        }
      },
    };
  },
};

/** An answer in an `each` window that waits for others: the table shows it, no event does. */
function isHeldBack<K extends GameTypes>(walk: Walk<K>, { window, act, after }: WalkStep<K>): boolean {
  if (window?.mode !== 'each' || 'chance' in act || 'aside' in act) return false;
  const now = walk.game.window(after);
  return 'withdraw' in act || now?.name === window.name;
}

/** A view does not change without an event. */
export const viewChangesHaveEvents: Check = {
  checks: ['told what changes'],
  follow(walk, fail) {
    return {
      act(turn) {
        const { before, after, told, act } = turn;
        if (told.tellings.length > 0 || isHeldBack(walk, turn)) return;
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

/** Whoever is told of a thing that it did not know before has learned something. */
export const learned: Check = {
  checks: ['learned'],
  follow(walk, fail) {
    const { checks } = walk.game;
    return {
      act({ before, told, act }) {
        for (const viewer of walk.viewers) {
          if (hasSeat(told.news, viewer)) continue;
          for (const event of eventsFor(told.tellings, viewer))
            for (const thing of checks.hiddenIdsIn(event))
              if (!checks.knows(before, viewer, thing))
                fail('learned', `${actText(act)} tells ${viewer} of ${thing}, but is no news for it`);
        }
      },
    };
  },
};
