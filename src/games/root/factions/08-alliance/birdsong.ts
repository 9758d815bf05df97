import { type ChildFrame, offerUnless } from '../../../../kernel/index.ts';
import { hired } from '../../rules/02-key-terms/mercenaries.ts';
import { mayNotPlace, mayNotPlaceOnceCleared, place } from '../../rules/02-key-terms/pieces.ts';
import { isEnemy, seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces, warriors } from '../../rules/02-key-terms/rule.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import { adjacent } from '../../rules/04-key-actions/move.ts';
import { removal, removeEnemies, triggers } from '../../rules/04-key-actions/removal.ts';
import { listEffects, useEffect } from '../../card-effects/effect.ts';
import type { Collector, Root, Section } from '../../types.ts';
import { BASE, IN_BOX, IS_BUILDING, MOUSE_WARRIOR, OWNER, SYMPATHY } from '../../components/pieces.ts';
import { isSheltered } from '../../rules/14-hirelings/immunity.ts';
import { controllerOf } from '../../rules/14-hirelings/parties.ts';
import { SUPPORTERS } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { SPREAD_COST, SYMPATHY_POINTS } from '../../components/tracks.ts';
import { verbs } from '../../verbs.ts';
import { ALLIANCE, type Clearing, CLEARING_COUNT, type Faction } from '../../words.ts';
import { addOfficer } from './officers.ts';
import { baseOf, isSympathetic, spendSupporters, supportersBySuit } from './supporters.ts';
import { allianceVerbs } from './verbs.ts';
import { isSuit } from '../../rules/02-key-terms/suits.ts';
import { hasSuitFor } from '../../rules/21-landmarks/printed.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { AllianceBirdsongFrame } from './frames.ts';

const NOT_SYMPATHETIC = refusal('8.4.1.I', 'not-sympathetic');
const BASE_BUILT = refusal('8.4.1.I', 'base-built');
const TOO_FEW_SUPPORTERS = refusal('8.4.1.II', 'supporters');
const NO_SLOT = refusal('2.2.3', 'no-slot');
const HAS_SYMPATHY = refusal('8.2.5.I', 'has-sympathy');
const NOT_ADJACENT = refusal('8.4.2.I', 'not-adjacent');
const TOO_FEW_TO_SPREAD = refusal('8.4.2.II', 'supporters');
const NO_TOKENS = refusal('8.2.5', 'no-sympathy');

/** §8.4.1.II */
const REVOLT_COST = 2;
/** §8.4.2.II.a */
const MARTIAL_LAW = 3;

/** Their Birdsong. */
export const allianceBirdsong = (): AllianceBirdsongFrame => ({
  proc: 'allianceBirdsong',
  step: 'revolt',
  got: 0,
  clearing: -1,
});

/** Sympathy tokens on the map. */
export const sympathies = (s: RootState): number => IN_BOX[SYMPATHY]! - s.supply[SYMPATHY]!;

/** §8.4.1.I-R1: true when a slot is open once the enemies are gone; §14.3.2: the sheltered stay. */
function hasSlotAfterRevolt(s: RootState, c: Clearing): boolean {
  let open = s.open[c]!;
  for (let p = 0; p < s.supply.length && open <= 0; p++)
    if (IS_BUILDING[p] && isEnemy(s, ALLIANCE, OWNER[p]!) && !isSheltered(s, OWNER[p]!, c))
      open += s.on[p * CLEARING_COUNT + c]!;
  return open > 0;
}

/** §8.4.1.I: true when the base of the clearing's suit is on the map; §21.7-R3: in the Lost City when none is left, or one is there. */
const hasNoBaseFor = (s: RootState, c: Clearing): boolean => pieces(s, BASE, c) > 0 || !hasSuitFor(s, BASE, c);

/** §8.4.1: where the Alliance can revolt. */
function listRevolts(s: RootState, ask: Collector): void {
  if (s.cards.size[SUPPORTERS]! < REVOLT_COST && !ask.wantsRefusals) return;
  const supporters = supportersBySuit(s);
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (!isSympathetic(s, c)) {
      if (ask.wantsRefusals) ask.refuse(allianceVerbs.revolt(c), NOT_SYMPATHETIC);
      continue;
    }
    const suit = s.suit[c]!;
    const have = supporters[suit]!;
    const no = hasNoBaseFor(s, c)
      ? BASE_BUILT
      : have < REVOLT_COST
        ? TOO_FEW_SUPPORTERS
        : (mayNotPlaceOnceCleared(s, ALLIANCE, c) ?? (hasSlotAfterRevolt(s, c) ? undefined : NO_SLOT));
    offerUnless(ask, allianceVerbs.revolt(c), no, REVOLT_COST, have);
  }
}

/** §8.4.2.II.a-E1: mercenaries and controlled hirelings count with their player's warriors, where the edition says so. */
function helpers(s: RootState, f: Faction, c: Clearing): number {
  if (!s.settings.law.martialLawCountsControlled) return 0;
  let count = hired(s, f, c);
  for (const party of s.hirelings.parties) if (controllerOf(s, party) === f) count += warriors(s, party, c);
  return count;
}

/** §8.4.2.II.a, §8.4.2.II.a-R1: three or more warriors of one other player. */
function martialLaw(s: RootState, c: Clearing): boolean {
  for (let i = 0; i < s.faction.length; i++) {
    const f = s.faction[i]!;
    if (f >= 0 && f !== ALLIANCE && warriors(s, f, c) + helpers(s, f, c) >= MARTIAL_LAW) return true;
  }
  return false;
}

function spreadCost(s: RootState, c: Clearing): number {
  return SPREAD_COST[sympathies(s)]! + (martialLaw(s, c) ? 1 : 0);
}

function besideSympathy(s: RootState, c: Clearing): boolean {
  const near = adjacent(s, ALLIANCE, c);
  for (let i = 0; i < near.length; i++) if (isSympathetic(s, near[i]!)) return true;
  return false;
}

/** §8.4.2: where sympathy can spread. */
function listSpreads(s: RootState, ask: Collector): void {
  const first = sympathies(s) === 0;
  const none = s.supply[SYMPATHY] === 0;
  const least = SPREAD_COST[sympathies(s)] ?? 0;
  if ((none || s.cards.size[SUPPORTERS]! < least) && !ask.wantsRefusals) return;
  const supporters = supportersBySuit(s);
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const ban = isSympathetic(s, c)
      ? HAS_SYMPATHY
      : none
        ? NO_TOKENS
        : !first && !besideSympathy(s, c)
          ? NOT_ADJACENT
          : mayNotPlace(s, ALLIANCE, c);
    if (ban) {
      if (ask.wantsRefusals) ask.refuse(allianceVerbs.spread(c), ban);
      continue;
    }
    const cost = spreadCost(s, c);
    const have = supporters[s.suit[c]!]!;
    offerUnless(ask, allianceVerbs.spread(c), have >= cost ? undefined : TOO_FEW_TO_SPREAD, cost, have);
  }
}

/** Sympathetic clearings of a suit. */
function sympatheticOf(s: RootState, suit: number): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (isSuit(s, c, suit) && pieces(s, SYMPATHY, c) > 0) count++;
  return count;
}

export const allianceBirdsongProcedure: Section<AllianceBirdsongFrame> = {
  revolt: {
    kind: 'choice',
    window: 'alliance-revolt',
    law: '8.4.1',
    secret: true,
    seats: (s) => seatBit(s, ALLIANCE),
    options(s, _f, _seat, ask) {
      listRevolts(s, ask);
      listEffects(s, ALLIANCE, 'birdsong', ask);
      ask.offer(verbs.pass());
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'pass') return 'spread';
      if (o.verb !== 'revolt') return { calls: useEffect(s, ALLIANCE, o, out) ?? [], then: 'revolt' };
      f.clearing = o.clearing;
      return { call: spendSupporters(s.suit[o.clearing]!, REVOLT_COST, '8.4.1.II'), then: 'uprising' };
    },
  },
  // §8.4.1.III: all enemy pieces leave in one moment.
  uprising: {
    kind: 'rule',
    law: '8.4.1.III',
    run(s, f, out) {
      const r = removal(ALLIANCE);
      const calls: ChildFrame<Root>[] = [];
      removeEnemies(s, r, f.clearing, calls, out);
      calls.push(...triggers(s, r, out));
      return { calls, by: s.seat[ALLIANCE]!, law: '1.1.3', then: 'founding' };
    },
  },
  // §8.4.1.III, §8.4.1.III-R1: base and warriors first, the officer last.
  founding: {
    kind: 'rule',
    law: '8.4.1.III',
    run(s, f, out) {
      place(s, BASE, f.clearing, 1, out);
      return { calls: settlePlaced(s, s.seat[ALLIANCE]!, BASE, f.clearing), then: 'rising' };
    },
  },
  rising: {
    kind: 'rule',
    law: '8.4.1.III',
    run(s, f, out) {
      // §21.7-R3: the suit of the base, in the Lost City, too.
      const suit = [0, 1, 2].find((each) => baseOf(s, each) === f.clearing)!;
      place(s, MOUSE_WARRIOR, f.clearing, sympatheticOf(s, suit), out);
      addOfficer(s, out);
      return 'revolt';
    },
  },
  spread: {
    kind: 'choice',
    window: 'alliance-spread',
    law: '8.4.2',
    secret: true,
    seats: (s) => seatBit(s, ALLIANCE),
    options(s, _f, _seat, ask) {
      listSpreads(s, ask);
      listEffects(s, ALLIANCE, 'birdsong', ask);
      ask.offer(verbs.pass());
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'pass') return 'done';
      if (o.verb !== 'spread') return { calls: useEffect(s, ALLIANCE, o, out) ?? [], then: 'spread' };
      f.clearing = o.clearing;
      return { call: spendSupporters(s.suit[o.clearing]!, spreadCost(s, o.clearing), '8.4.2.II'), then: 'place' };
    },
  },
  // §8.4.2.III
  place: {
    kind: 'rule',
    law: '8.4.2.III',
    run(s, f, out) {
      const points = SYMPATHY_POINTS[sympathies(s)]!;
      place(s, SYMPATHY, f.clearing, 1, out);
      score(s, ALLIANCE, points, '8.4.2.III', out);
      return 'spread';
    },
  },
};
