import { offerUnless, seatMask, withAdded } from '../../../../kernel/index.ts';
import { draw } from '../02-key-terms/cards.ts';
import { hasPieces, parties } from '../02-key-terms/players.ts';
import { score } from '../03-victory/scoring.ts';
import { battle, mayNotBattle } from '../04-key-actions/battle/options.ts';
import type { FactionRules } from '../../factions/faction.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import {
  type Clearing,
  CLEARING_COUNT,
  type Faction,
  hireling,
  isClearing,
  ITEMS,
  NO_FACTION,
  type Place,
} from '../../words.ts';
import { hirelingWarriors } from './fighters.ts';
import { isUp } from './parties.ts';
import type { CardOptions, HirelingRules } from './rules.ts';
import { CLUB } from './state.ts';
import { hirelingVerbs } from './verbs.ts';
import type { ExileFrame } from './frames.ts';

const PARTY = hireling('the-exile');
/** §14.7.7 */
const CLUBS = 3;
const ITEMS_TO_MOVE = 1;
const ITEMS_TO_BATTLE = 2;

const TOO_FEW_ITEMS = refusal('14.7.7', 'items');
const NOT_NEAR = refusal('14.7.7', 'not-near');

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const fresh = (s: RootState): number => sum(s.hirelings.packed);
const spent = (s: RootState): number => sum(s.hirelings.packedSpent);

/** Forests adjacent to his, and clearings. */
const around = (s: RootState): readonly Place[] => geographyOf(s).aroundForest[s.hirelings.exile - CLEARING_COUNT]!;
const nearForests = (s: RootState): Place[] => around(s).filter((place) => place >= CLEARING_COUNT);
const nearClearings = (s: RootState): Clearing[] => around(s).filter(isClearing);

function emitItem(how: 'added' | 'exhausted' | 'refreshed' | 'lost', item: number, f: Faction, out: Sink): void {
  if (out.on) out.emit({ type: 'exile-item', item, how, faction: f });
}

/** Moves one item of those that lie in `from`: clubs first, since all of them do the same. */
function takeOne(from: number[]): number {
  let item = CLUB;
  while (from[item] === 0) item--;
  from[item]!--;
  return item;
}

function exhaust(s: RootState, count: number, out: Sink): void {
  for (let n = 0; n < count; n++) {
    const item = takeOne(s.hirelings.packed);
    s.hirelings.packedSpent[item]!++;
    emitItem('exhausted', item, NO_FACTION, out);
  }
}

/** §14.7.7: each hit exhausts an item, or removes one when none is left to exhaust. */
function hit(s: RootState, out: Sink): void {
  if (fresh(s) > 0) return exhaust(s, 1, out);
  const item = takeOne(s.hirelings.packedSpent);
  s.hirelings.packedLost[item]!++;
  emitItem('lost', item, NO_FACTION, out);
}

function refreshAll(s: RootState, out: Sink): void {
  const { packed, packedSpent } = s.hirelings;
  packedSpent.forEach((count, item) => {
    if (count === 0) return;
    packed[item]! += count;
    packedSpent[item] = 0;
    for (let n = 0; n < count; n++) emitItem('refreshed', item, NO_FACTION, out);
  });
}

function moveTo(s: RootState, to: Place, out: Sink): void {
  const from = s.hirelings.exile;
  s.hirelings.exile = to;
  if (out.on) out.emit({ type: 'exile', from, to });
}

/** §14.7.7: where he may go, and whom he may battle. */
function listActs(s: RootState, ask: Collector): void {
  const items = fresh(s);
  const tired = items < ITEMS_TO_MOVE ? TOO_FEW_ITEMS : undefined;
  const weary = items < ITEMS_TO_BATTLE ? TOO_FEW_ITEMS : undefined;
  for (const to of nearForests(s)) offerUnless(ask, hirelingVerbs.wander(to), tired, ITEMS_TO_MOVE, items);
  for (const c of nearClearings(s))
    for (const other of parties(s)) {
      if (other === PARTY || (weary && !ask.wantsRefusals)) continue;
      offerUnless(ask, verbs.battle(c, other), weary ?? mayNotBattle(s, PARTY, other, c), ITEMS_TO_BATTLE, items);
    }
}

export const exileProcedure: Section<ExileFrame> = {
  camp: {
    kind: 'choice',
    window: 'exile-camp',
    law: '14.7.7',
    seats: (_s, f) => seatMask(f.seat),
    options(s, _f, _seat, ask) {
      geographyOf(s).aroundForest.forEach((_, i) => ask.offer(hirelingVerbs.wander(CLEARING_COUNT + i)));
    },
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'wander') return 'camp';
      moveTo(s, o.place, out);
      s.hirelings.packed[CLUB] = CLUBS;
      return 'done';
    },
  },
  // Any number of times; afterwards all items are refreshed.
  act: {
    kind: 'choice',
    window: 'exile',
    law: '14.7.7',
    seats: (_s, f) => seatMask(f.seat),
    options(s, _f, _seat, ask) {
      listActs(s, ask);
      ask.offer(verbs.end());
    },
    take(s, _f, o, _seat, out) {
      if (o.verb === 'wander') {
        exhaust(s, ITEMS_TO_MOVE, out);
        moveTo(s, o.place, out);
        return 'act';
      }
      if (o.verb === 'battle') {
        exhaust(s, ITEMS_TO_BATTLE, out);
        return { call: battle(PARTY, o.defender, o.clearing), then: 'act' };
      }
      refreshAll(s, out);
      return 'done';
    },
  },
};

/** §14.7.7: how the Exile fights from his forest. */
export const exileFights: FactionRules = {
  ...hirelingWarriors,
  rollLimit: (s) => fresh(s) + spent(s),
  canAttack: () => true,
  hitCapacity: (s) => fresh(s) + fresh(s) + spent(s),
  losses: () => {},
  applyLosses(s, b, _f, _doom, _r, out) {
    for (let n = b.onAttacker; n > 0; n--) hit(s, out);
  },
};

/** §14.7.7: at any time of one's turn, beside the Exile's forest: a crafted item for a card and a point. */
export const contributions: CardOptions = {
  verbs: ['contribute'],
  anytime: true,
  options(s, f, ask) {
    if (!isUp(s, 'the-exile', 'promoted')) return;
    const near = nearClearings(s).some((c) => hasPieces(s, f, c));
    if (!near && !ask.wantsRefusals) return;
    for (let item = 0; item < ITEMS.length; item++) {
      const at = f * ITEMS.length + item;
      const down = s.craftedSpent[at]!;
      if (s.crafted[at]! > down) offerUnless(ask, hirelingVerbs.contribute(item, 0), near ? undefined : NOT_NEAR);
      if (down > 0) offerUnless(ask, hirelingVerbs.contribute(item, 1), near ? undefined : NOT_NEAR);
    }
  },
  take(s, f, o, out) {
    if (o.verb !== 'contribute') return [];
    const at = f * ITEMS.length + o.item;
    s.crafted = withAdded(s.crafted, at, -1);
    if (o.side === 1) s.craftedSpent = withAdded(s.craftedSpent, at, -1);
    (o.side === 1 ? s.hirelings.packedSpent : s.hirelings.packed)[o.item]!++;
    emitItem('added', o.item, f, out);
    score(s, f, 1, '14.7.7', out);
    return [draw(f, 1)];
  },
};

/** §14.7.7: The Exile. */
export const exile: HirelingRules = {
  setup: (_s, seat) => ({ proc: 'exile', step: 'camp', got: 0, seat }),
  daylight: {
    options: (s, _f, ask) => listActs(s, ask),
    command: (s, f) => ({ proc: 'exile', step: 'act', got: 0, seat: s.seat[f]! }),
  },
};
