import { withValue, withAdded } from '../../../../kernel/index.ts';
import { draw } from '../02-key-terms/cards.ts';
import { playing } from '../02-key-terms/players.ts';
import { prepareHirelings } from '../14-hirelings/prepare.ts';
import { advancedSetup } from '../15-advanced-setup/draft.ts';
import { FACTION_RULES } from '../../factions/faction.ts';
import { stockForge } from '../21-landmarks/forge.ts';
import { landmarkSetup } from '../21-landmarks/setup.ts';
import type { Section } from '../../types.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { turn } from '../01-turn/turn.ts';
import { BAG, BOOT, CLEARING_COUNT, CLEARINGS, COIN, CROSSBOW, HAMMER, SUITS, SWORD, TEA } from '../../words.ts';
import type { GameFrame } from './frames.ts';

/** §5.1.3 */
const STARTING_HAND = 3;
/** §C.1: four markers of each suit. */
const MARKERS_PER_SUIT = 4;

function undealt(suits: readonly number[], suit: number): number {
  let left = MARKERS_PER_SUIT;
  for (const each of suits) if (each === suit) left--;
  return left;
}

/** The suit of the n-th marker that is still face down. */
function nthMarker(suits: readonly number[], n: number): number {
  let left = n;
  for (let suit = 0; suit < 3; suit++) {
    left -= undealt(suits, suit);
    if (left < 0) return suit;
  }
  throw new Error('no marker is left');
}

/** §15.7: an advanced set-up deals no cards before hirelings are there. */
const afterLandmarks = (s: RootState): 'map' | 'hands' => (s.settings.setup === 'advanced' ? 'map' : 'hands');

/** §21.2-R1: landmarks come before anything else. */
const seated = (s: RootState): 'landmarks' | 'map' | 'hands' =>
  s.settings.landmarks === 'none' ? afterLandmarks(s) : 'landmarks';

export const gameProcedure: Section<GameFrame> = {
  // §C.1: one marker on each clearing, turned up.
  suits: { kind: 'rule', run: (s) => (s.suit.includes(-1) ? 'marker' : 'seating') },
  marker: {
    kind: 'chance',
    law: 'C.1',
    count: (s) => s.suit.filter((suit) => suit < 0).length,
    name: (s, _f, n) => `marker ${CLEARINGS[s.suit.indexOf(-1)]} ${SUITS[nthMarker(s.suit, n)]}`,
    take(s, _f, n, out) {
      const clearing = s.suit.indexOf(-1);
      const suit = nthMarker(s.suit, n);
      s.suit = withValue(s.suit, clearing, suit);
      if (out.on) out.emit({ type: 'suit', clearing, suit });
      return 'suits';
    },
  },
  // §5.1.1: first player and seating at random.
  seating: {
    kind: 'rule',
    run(s) {
      if (s.settings.seating === 'random') s.order = [];
      return s.order.length < s.settings.seats ? 'nextSeat' : seated(s);
    },
  },
  nextSeat: {
    kind: 'chance',
    law: '5.1.1',
    count: (s) => s.settings.seats - s.order.length,
    name: (s, _f, n) => `seat ${nthFree(s.order, n)}`,
    take(s, _f, n, out) {
      const seat = nthFree(s.order, n);
      s.order = [...s.order, seat];
      if (out.on) out.emit({ type: 'seated', place: s.order.length - 1, seat });
      return s.order.length < s.settings.seats ? 'nextSeat' : seated(s);
    },
  },
  // §21.2
  landmarks: { kind: 'rule', run: (s) => ({ call: landmarkSetup(), then: afterLandmarks(s) }) },
  // §5.1.3: three cards each.
  hands: {
    kind: 'rule',
    run: (s) => ({ calls: s.order.map((seat) => draw(s.faction[seat]!, STARTING_HAND)), then: 'map' }),
  },
  // §5.1.4, §5.1.5, §15.1: ruins and the supply of items.
  map: {
    kind: 'rule',
    law: '5.1.4',
    run(s, _f, out) {
      const { ruins } = geographyOf(s);
      for (let c = 0; c < CLEARING_COUNT; c++) {
        if (ruins[c] === 0) continue;
        s.ruin = withValue(s.ruin, c, 1);
        s.open = withAdded(s.open, c, -1);
        if (out.on) out.emit({ type: 'ruin', clearing: c, stands: true });
      }
      for (const item of [BOOT, BOOT, BAG, BAG, CROSSBOW, HAMMER, SWORD, SWORD, TEA, TEA, COIN, COIN])
        s.items = withAdded(s.items, item, 1);
      if (s.landmarks.forge >= 0) stockForge(s);
      return s.settings.hirelings.length > 0 ? 'hirelings' : 'factions';
    },
  },
  // §14.1, §15.6: before factions are chosen, or at least set up.
  hirelings: { kind: 'rule', run: () => ({ call: prepareHirelings(), then: 'factions' }) },
  // §5.1.7: in the order of the letters on the boards; §15.7 to §15.10: or drafted.
  factions: {
    kind: 'rule',
    run: (s) =>
      s.settings.setup === 'advanced'
        ? { call: advancedSetup(), then: 'turns' }
        : { calls: playing(s).map((f) => FACTION_RULES[f]!.setup(f)), then: 'turns' },
  },
  turns: { kind: 'rule', run: () => ({ call: turn(), then: 'done' }) },
};

function nthFree(order: readonly number[], n: number): number {
  let left = n;
  for (let seat = 0; ; seat++) if (!order.includes(seat) && left-- === 0) return seat;
}
