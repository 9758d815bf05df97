import { type Refusal, withAdded } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { isSnared, SNARED_PLACE } from './snares.ts';
import { isSheltered, isWarded } from '../14-hirelings/immunity.ts';
import { forgetHeld, holdBack } from '../14-hirelings/stuck.ts';
import { TITLE_OF, title } from '../../components/cards/index.ts';
import type { Sink } from '../../types.ts';
import { COUNTS_FOR_RULE, IS_BUILDING, IS_WARRIOR, KEEP, OWNER, type Piece } from '../../components/pieces.ts';
import { IS_PLAY_AREA } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import { RootState } from '../../state.ts';
import { standBelow } from './burrow.ts';
import { BURROW, type Clearing, CLEARING_COUNT, CORVIDS, type Faction, MARQUISE, type Party } from '../../words.ts';
import { noteAtLandmark } from '../21-landmarks/placed.ts';

const KEEP_FORBIDS = refusal('6.2.2', 'keep');
const SCORCHED = refusal('E.6.2', 'scorched');
const WARDED = refusal('14.3.2', 'furious-protector');
const NO_SLOT = refusal('2.2.3', 'no-slot');

const COFFIN_MAKERS = TITLE_OF.indexOf(title('coffin-makers'));

/** Adds to what stands in a clearing, and to what is kept with it. */
function stand(s: RootState, p: Piece, c: Clearing, count: number): void {
  RootState.ownBoard(s);
  s.on[p * CLEARING_COUNT + c]! += count;
  if (COUNTS_FOR_RULE[p]) s.force[OWNER[p]! * CLEARING_COUNT + c]! += count;
  if (IS_BUILDING[p]) s.open = withAdded(s.open, c, -count);
  // §21.4-R1, §21.7: which piece it is matters there.
  if (c === s.landmarks.treetop || c === s.landmarks.city) noteAtLandmark(s, p, c, count);
}

/** §2.5.1, §2.5.2, §2.5.3: places pieces from supply or track, as many as there are; gives how many. */
export function place(s: RootState, p: Piece, c: Clearing, count: number, out: Sink): number {
  const placed = Math.min(count, s.supply[p]!);
  if (placed === 0) return 0;
  s.supply[p]! -= placed;
  stand(s, p, c, placed);
  if (out.on) out.emit({ type: 'placed', piece: p, clearing: c, count: placed });
  return placed;
}

/** Takes pieces off the map; the caller says where they go. */
export function lift(s: RootState, p: Piece, c: Clearing, count: number): void {
  stand(s, p, c, -count);
}

/** Puts pieces from another zone of the state on the map. */
export const setDown = stand;

/** True while somebody has crafted Coffin Makers; §2.1.4: revealed for a ritual it lies in another pile and does nothing. */
function areCoffinsMade(s: RootState): boolean {
  return IS_PLAY_AREA[s.cards.at[COFFIN_MAKERS]!]!;
}

/** §2.5.1 to §2.5.3: pieces removed from the map go home; warriors that were not replaced lie on Coffin Makers first. */
export function sendHome(s: RootState, p: Piece, count: number, replaced: boolean, out: Sink): void {
  if (!IS_WARRIOR[p] || replaced || !areCoffinsMade(s)) {
    s.supply[p]! += count;
    return;
  }
  s.effects.coffins = withAdded(s.effects.coffins, p, count);
  if (out.on) out.emit({ type: 'coffins', piece: p, count });
}

/** Takes pieces off the map into the supply (2.5.1): a cost, not a removal by anybody. */
export function toSupply(s: RootState, p: Piece, c: Clearing, count: number, by: Party, out: Sink): void {
  stand(s, p, c, -count);
  if (s.hirelings.stuck.length > 0) forgetHeld(s, p, c, count);
  if (out.on) out.emit({ type: 'removed', piece: p, clearing: c, count, by });
  sendHome(s, p, count, false, out);
}

/** §4.2: moves pieces from clearing to clearing. */
export function shift(s: RootState, p: Piece, from: Clearing, to: Clearing, count: number, by: Party, out: Sink): void {
  // §17.2.2: pieces that leave the Burrow or go there.
  if (from === BURROW) standBelow(s, -count);
  else stand(s, p, from, -count);
  if (to === BURROW) standBelow(s, count);
  else stand(s, p, to, count);
  if (s.hirelings.parties.length > 0) holdBack(s, p, from, to, count);
  if (out.on) out.emit({ type: 'moved', piece: p, from, to, count, by });
}

/** §1.1.1, §1.1.2, §1.1.2-R1: a prohibition beats every permission and order; what forbids a faction to place pieces in a clearing: the keep of another, a scorched clearing, a snare. */
export function mayNotPlace(s: RootState, f: Faction, c: Clearing): Refusal<RootLaw> | undefined {
  if (s.scorched[c] === 1) return SCORCHED;
  if (f !== MARQUISE && s.on[KEEP * CLEARING_COUNT + c]! > 0) return KEEP_FORBIDS;
  if (isSnared(s, f, c)) return SNARED_PLACE;
  return s.hirelings.parties.length > 0 && isWarded(s, f, c) ? WARDED : undefined;
}

/** §18.7.2-R3: the same for what first removes all enemy pieces there: a snare goes with them, unless it is sheltered (14.3.2). */
export function mayNotPlaceOnceCleared(s: RootState, f: Faction, c: Clearing): Refusal<RootLaw> | undefined {
  const no = mayNotPlace(s, f, c);
  return no === SNARED_PLACE && !isSheltered(s, CORVIDS, c) ? undefined : no;
}

/** §18.7.2-R2: the same for an item, which is nobody's piece. */
export function mayNotPutItem(s: RootState, f: Faction, c: Clearing): Refusal<RootLaw> | undefined {
  const no = mayNotPlace(s, f, c);
  return no === SNARED_PLACE ? undefined : no;
}

/** §2.2.3: what forbids a building there. */
export function mayNotBuild(s: RootState, f: Faction, c: Clearing): Refusal<RootLaw> | undefined {
  return mayNotPlace(s, f, c) ?? (s.open[c]! <= 0 ? NO_SLOT : undefined);
}
