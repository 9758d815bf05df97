import { EVERYBODY, type Mask, offerUnless, withValue } from '../../../../kernel/index.ts';
import { inPlay, seatBit } from '../../rules/02-key-terms/players.ts';
import { decided, itemsUnder, showRuin, takeFromRuin, turnUpStep } from '../../rules/02-key-terms/ruins.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { type Clearing, type Faction, isClearing, TORCH, VAGABOND2 } from '../../words.ts';
import { fresh, gain, mustStay, vagabondOf } from './items.ts';
import { vagabondVerbs } from './verbs.ts';
import type { ExploreFrame } from './frames.ts';

/** No torch to exhaust (9.5.3, 9.5.9). */
export const NO_TORCH = refusal('9.5.3', 'torch');
const NO_RUIN = refusal('9.5.3', 'no-ruin');
const SAME_R_ITEM = refusal('9.7.1', 'same-r-item');
const FULL_TRACK = refusal('9.2.5.I', 'stays-where-it-is');

/** §9.5.3: whether he can explore. */
export function listExplore(s: RootState, f: Faction, ask: Collector): void {
  const v = vagabondOf(s, f);
  const ruin = isClearing(v.place) && s.ruins.count[v.place]! > 0;
  offerUnless(ask, vagabondVerbs.explore(), !ruin ? NO_RUIN : fresh(v, TORCH) === 0 ? NO_TORCH : undefined);
}

/** Explores; the torch is exhausted already. */
export function explore(faction: Faction, clearing: Clearing): ExploreFrame {
  return { proc: 'explore', step: 'look', got: 0, faction, clearing };
}

/** §9.7.1: with two Vagabonds the explorer looks alone and chooses; with one the item is shown to all at once. */
const chooses = (s: RootState): boolean => inPlay(s, VAGABOND2);

const onlookers = (s: RootState, f: Faction): Mask => (chooses(s) ? seatBit(s, f) : EVERYBODY);

/** §9.5.3, §9.5.3-R1: an item taken scores one point. */
function take(s: RootState, f: ExploreFrame, item: number, out: Sink): void {
  takeFromRuin(s, f.faction, f.clearing, item, out);
  if (chooses(s)) vagabondOf(s, f.faction).marked = withValue(vagabondOf(s, f.faction).marked, item, 1);
  gain(s, f.faction, item, out);
  score(s, f.faction, 1, '9.5.3', out);
}

export const exploreProcedure: Section<ExploreFrame> = {
  look: {
    kind: 'rule',
    law: '9.5.3',
    run(s, f, out) {
      if (decided(s, f.clearing) < s.ruins.count[f.clearing]!) return 'item';
      showRuin(s, f.faction, f.clearing, onlookers(s, f.faction), out);
      return 'found';
    },
  },
  item: turnUpStep(
    '9.5.3',
    (f: ExploreFrame) => f.faction,
    (s, f) => onlookers(s, f.faction),
    'look',
  ),
  found: {
    kind: 'rule',
    law: '9.5.3',
    run(s, f, out) {
      if (chooses(s)) return 'pick';
      const item = itemsUnder(s, f.clearing)[0]!;
      if (!mustStay(s, vagabondOf(s, f.faction), item)) take(s, f, item, out);
      return 'done';
    },
  },
  // §9.7.1: he may take one, but no R item of a kind he has; taking nothing scores nothing.
  pick: {
    kind: 'choice',
    window: 'vagabond-ruin',
    law: '9.7.1',
    secret: true,
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      const v = vagabondOf(s, f.faction);
      let last = -1;
      for (const item of itemsUnder(s, f.clearing)) {
        if (item === last) continue;
        last = item;
        const no = v.marked[item] === 1 ? SAME_R_ITEM : mustStay(s, v, item) ? FULL_TRACK : undefined;
        offerUnless(ask, vagabondVerbs.pick(item), no);
      }
      ask.offer(verbs.pass());
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'pick') take(s, f, o.item, out);
      return 'done';
    },
  },
};
