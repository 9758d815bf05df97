import { toldTo } from '../out.ts';
import type { Kinds } from '../procedure.ts';
import { canonical } from '../plain.ts';
import { fastRandom, shuffle } from '../random.ts';
import { has, type Seat } from '../seat.ts';
import { actText } from './act.ts';
import { difference, same, sharing, sight, speechless, textOf, unplain } from './compare.ts';
import type { Turn, Walk, Watcher } from './walk.ts';

/** Some of the viewers, as many as the dose allows. */
export function someViewers<K extends Kinds>(walk: Walk<K>): Seat[] {
  return shuffle(walk.viewers.slice(), walk.random).slice(0, walk.dose.viewers);
}

/** A view is plain data, and a world drawn from it looks the same to the viewer and is a sound world. */
export const views: Watcher = {
  checks: ['views', 'same world'],
  follow(walk, fail) {
    const { game } = walk;
    return {
      rest() {
        const { state } = walk;
        for (const viewer of someViewers(walk)) {
          const view = game.view(state, viewer);
          const wrong = unplain(view);
          if (wrong !== undefined) fail('views', `view of ${viewer}: ${wrong}`);
          if (!same(JSON.stringify(game.view(state, viewer, true)), JSON.stringify(view)))
            fail('views', `view of ${viewer} is another at a second glance`);
          if (state.over) continue;
          const seed = walk.random(1 << 30);
          const drawn = game.determinize(state, viewer, fastRandom(seed));
          const odd = unplain({ ...drawn, settings: null, over: null });
          if (odd !== undefined) fail('views', `world drawn for ${viewer}: ${odd}`);
          const shared = sharing(state, drawn);
          if (shared !== undefined) fail('views', `a world drawn for ${viewer} shares ${shared} with the true one`);
          const audit = game.checks.audit(drawn);
          if (audit.length > 0) fail('views', `world drawn for ${viewer}: ${audit.join('; ')}`);
          const mute = speechless(game, drawn);
          if (mute !== undefined) fail('views', `world drawn for ${viewer}: ${mute}`);
          const truth = sight(game, state, viewer);
          const seen = sight(game, drawn, viewer);
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
export const toldIsKnown: Watcher = {
  checks: ['told is known'],
  follow(walk, fail) {
    const { checks } = walk.game;
    return {
      tell(s, telling) {
        for (const viewer of walk.viewers) {
          const [event] = toldTo([telling], viewer);
          for (const thing of checks.named(event!))
            if (!checks.knows(s, viewer, thing))
              fail('told is known', `${viewer} is told of ${thing} but does not know it: ${canonical(event)}`);
        }
      },
    };
  },
};

/** An answer in an `each` window that waits for others: the table shows it, no event does. */
function isHeldBack<K extends Kinds>(walk: Walk<K>, { window, act, after }: Turn<K>): boolean {
  if (window?.mode !== 'each' || 'chance' in act || 'aside' in act) return false;
  const now = walk.game.window(after);
  return 'withdraw' in act || now?.name === window.name;
}

/** A view does not change without an event. */
export const toldWhatChanges: Watcher = {
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
export const learned: Watcher = {
  checks: ['learned'],
  follow(walk, fail) {
    const { checks } = walk.game;
    return {
      act({ before, told, act }) {
        for (const viewer of walk.viewers) {
          if (has(told.news, viewer)) continue;
          for (const event of toldTo(told.tellings, viewer))
            for (const thing of checks.named(event))
              if (!checks.knows(before, viewer, thing))
                fail('learned', `${actText(act)} tells ${viewer} of ${thing}, but is no news for it`);
        }
      },
    };
  },
};
