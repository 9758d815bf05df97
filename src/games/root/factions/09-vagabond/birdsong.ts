import { seatBit } from '../../rules/02-key-terms/players.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import type { RootState } from '../../state.ts';
import { interludeThen } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { type Faction, ITEMS, TEA } from '../../words.ts';
import { allIn, exhausted, fresh, itemsIn, refresh, vagabondOf } from './items.ts';
import { DAMAGED_EXHAUSTED, EXHAUSTED, noAids, ON_TRACK, TRACK_EXHAUSTED, type VagabondState } from './state.ts';
import { listSlip, travel } from './travel.ts';
import { vagabondVerbs } from './verbs.ts';
import type { VagabondBirdsongFrame } from './frames.ts';

/** His Birdsong. */
export function vagabondBirdsong(faction: Faction): VagabondBirdsongFrame {
  return { proc: 'vagabondBirdsong', step: 'before', got: 0, faction, left: 0 };
}

/** §9.4.1 */
const REFRESHED = 3;
const PER_TEA = 2;

/** §9.4.1-R1: damaged items may be turned up too. */
const faceDown = (v: VagabondState): number =>
  allIn(v, EXHAUSTED) + allIn(v, TRACK_EXHAUSTED) + allIn(v, DAMAGED_EXHAUSTED);

function refreshAll(s: RootState, f: Faction, out: Sink): void {
  const v = vagabondOf(s, f);
  for (let item = 0; item < ITEMS.length; item++) {
    while (exhausted(v, item) > 0) refresh(s, f, item, false, out);
    while (itemsIn(v, item, DAMAGED_EXHAUSTED) > 0) refresh(s, f, item, true, out);
  }
}

function listRefresh(s: RootState, f: VagabondBirdsongFrame, ask: Collector): void {
  const v = vagabondOf(s, f.faction);
  if (f.left === 0) return;
  for (let item = 0; item < ITEMS.length; item++) {
    if (exhausted(v, item) > 0) ask.offer(vagabondVerbs.refresh(item, 0));
    if (itemsIn(v, item, DAMAGED_EXHAUSTED) > 0) ask.offer(vagabondVerbs.refresh(item, 1));
  }
}

export const vagabondBirdsongProcedure: Section<VagabondBirdsongFrame> = {
  before: { kind: 'rule', run: (s, f) => interludeThen(s, f.faction, 'birdsong', 'tea') },
  // §9.4.1, §9.4.1-R1: tea is counted before anything is turned up; the refresh is mandatory.
  tea: {
    kind: 'rule',
    run(s, f) {
      const v = vagabondOf(s, f.faction);
      v.aids = noAids();
      v.improvised = 0;
      const tea = s.settings.law.refreshTea === 'track' ? itemsIn(v, TEA, ON_TRACK) : fresh(v, TEA);
      f.left = REFRESHED + PER_TEA * tea;
      return 'refresh';
    },
  },
  refresh: {
    kind: 'choice',
    window: 'vagabond-refresh',
    law: '9.4.1',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      if (faceDown(vagabondOf(s, f.faction)) > f.left) listRefresh(s, f, ask);
    },
    none(s, f, out) {
      if (f.left > 0) refreshAll(s, f.faction, out);
      return 'between';
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'refresh') refresh(s, f.faction, o.item, o.condition === 1, out);
      f.left--;
      return 'refresh';
    },
  },
  between: { kind: 'rule', run: (s, f) => interludeThen(s, f.faction, 'birdsong', 'slip') },
  // §9.4.2
  slip: {
    kind: 'choice',
    window: 'vagabond-slip',
    law: '9.4.2',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      listSlip(s, f.faction, ask);
      ask.offer(verbs.pass());
    },
    take: (_s, f, o) => (o.verb === 'slip' ? { call: travel(f.faction, o.place, '9.4.2'), then: 'after' } : 'after'),
  },
  after: { kind: 'rule', run: (s, f) => interludeThen(s, f.faction, 'birdsong', 'done') },
};
