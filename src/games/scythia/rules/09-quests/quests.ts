import { seatMask } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import { eachKind } from '../10-limits/cards.ts';
import type { QuestFrame } from '../../frames.ts';
import type { ChanceStep, Section, Sink, After } from '../../types.ts';
import { declined, discardCard, keepQuest, payItems } from '../transfers.ts';
import { blockedQuest } from '../13-effects/possible.ts';
import { FACE_DOWN, ON_BOARD, UNDECIDED } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import { offerUnlessBlocked } from '../13-effects/blocked.ts';

/** The quests that nobody has seen yet. */
export function undecided(s: ScythiaState): number {
  let count = 0;
  for (let q = 0; q < s.quests.length; q++) if (s.quests[q] === UNDECIDED) count++;
  return count;
}

/** The n-th quest that nobody has seen yet. */
export function nthQuest(s: ScythiaState, n: number): number {
  let left = n;
  for (let q = 0; q < s.quests.length; q++) if (s.quests[q] === UNDECIDED && left-- === 0) return q;
  throw new Error(`no quest number ${n} is left`);
}

/** Turns a quest up on a place. */
export function showQuest(s: ScythiaState, place: number, tile: number, out: Sink): void {
  s.places[place] = tile;
  s.quests[tile] = ON_BOARD;
  if (out.on) out.emit({ type: 'quest-shown', place, quest: tile });
}

/** True when a face-down quest lies on the place. */
export const isFaceDown = (s: ScythiaState, place: number): boolean => s.places[place] === FACE_DOWN;

/** §S-6.12: the chance that turns a face-down quest up; the quest is decided only now. */
export function reveal<F extends { step: string; proc: string; got: number }>(
  c: Components,
  place: (f: F) => number,
  then: After<F>,
): ChanceStep<F> {
  return {
    kind: 'chance',
    law: 'S-6.12',
    count: undecided,
    name: (s, _f, n) => `quest ${c.quest.names[nthQuest(s, n)]}`,
    take(s, f, n, out) {
      showQuest(s, place(f), nthQuest(s, n), out);
      return then;
    },
  };
}

/** S-9: any face-up quest on the board is completed. */
export function questSection(c: Components): Section<QuestFrame> {
  return {
    which: {
      kind: 'choice',
      window: 'quest',
      law: 'S-9.1',
      part: true,
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        for (let place = 0; place < s.places.length; place++) {
          const tile = s.places[place]!;
          if (tile < 0) continue;
          offerUnlessBlocked(ask, c.verbs.complete(tile), blockedQuest(c, s, seat, tile));
        }
        if (f.must === 0) ask.offer(c.verbs.pass());
      },
      take(s, f, o, seat, out) {
        if (o.verb !== 'complete') return declined(seat, out, 'done');
        f.tile = o.quest;
        if (out.on) out.emit({ type: 'quest-chosen', seat, quest: f.tile });
        f.owed = c.quest.strength[f.tile]!;
        if (f.owed > 0) return 'cards';
        payItems(s, seat, c.quest.cost[f.tile]!, out);
        return 'keep';
      },
    },
    // §S-9.2: hand cards of at least this strength, any set that reaches it (§A-18).
    cards: {
      kind: 'choice',
      window: 'discard',
      law: 'S-9.2',
      part: true,
      secret: true,
      seats: (s) => seatMask(s.active),
      options: (s, _f, seat, ask) => eachKind(c, s, seat, ask, (kind) => ask.offer(c.verbs.discard(kind))),
      take(s, f, o, seat, out) {
        if (o.verb !== 'discard') return 'cards';
        discardCard(c, s, seat, o.character, out);
        f.owed -= c.kind.strength[o.character]!;
        return f.owed > 0 ? 'cards' : 'keep';
      },
    },
    // §S-9.3: the tile is kept until the end; its place stays empty.
    keep: {
      kind: 'rule',
      law: 'S-9.3',
      run(s, f, out) {
        const place = keepQuest(s, f.tile, s.active);
        if (out.on) out.emit({ type: 'quest-completed', seat: s.active, quest: f.tile, place });
        return 'done';
      },
    },
  };
}
