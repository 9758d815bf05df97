import type { ChildFrame } from '../../../../kernel/index.ts';
import { isEnemy } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { removal, takeOff, triggers } from '../../rules/04-key-actions/removal.ts';
import { isSheltered } from '../../rules/14-hirelings/immunity.ts';
import type { Collector, Root, Sink } from '../../types.ts';
import { IS_WARRIOR, OWNER, type Piece, piece } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { type Clearing, CROSSBOW, type Faction, isClearing, type Party } from '../../words.ts';
import { fresh, vagabondOf } from './items.ts';
import { turnHostile } from './relations.ts';
import { vagabondVerbs } from './verbs.ts';

const NO_CROSSBOW = refusal('9.5.6', 'crossbow');
const WARRIORS_FIRST = refusal('9.5.6', 'warriors-first');
const NO_ENEMY = refusal('9.5.6', 'no-enemy');
const SHELTERED = refusal('14.3.2', 'cannot-be-removed');
const WARLORD_STANDS = refusal('12.2.2', 'warlord');

const WARLORD = piece('warlord');

/** §9.5.6-R1: the warlord too shields what stands beside him. */
function shielded(s: RootState, owner: Party, c: Clearing): boolean {
  for (let p = 0; p < s.supply.length; p++) if (OWNER[p] === owner && IS_WARRIOR[p] && pieces(s, p, c) > 0) return true;
  return false;
}

/** §9.5.6: lists the pieces he can remove: warriors, or cardboard of a player without warriors there. */
export function listStrikes(s: RootState, f: Faction, ask: Collector): void {
  const v = vagabondOf(s, f);
  if (!isClearing(v.place)) return;
  const armed = fresh(v, CROSSBOW) > 0;
  if (!armed && !ask.wantsRefusals) return;
  for (let p = 0; p < s.supply.length; p++) {
    if (pieces(s, p, v.place) === 0) continue;
    const owner = OWNER[p]!;
    const enemy = s.settings.law.strikeTarget === 'anybody' || isEnemy(s, f, owner);
    const first = !IS_WARRIOR[p] && shielded(s, owner, v.place);
    const safe = isSheltered(s, owner, v.place);
    if (armed && enemy && !first && p !== WARLORD && !safe) ask.offer(vagabondVerbs.strike(p));
    else if (!ask.wantsRefusals) continue;
    else if (!armed) ask.refuse(vagabondVerbs.strike(p), NO_CROSSBOW);
    else if (!enemy) ask.refuse(vagabondVerbs.strike(p), NO_ENEMY);
    else if (safe) ask.refuse(vagabondVerbs.strike(p), SHELTERED);
    else ask.refuse(vagabondVerbs.strike(p), first ? WARRIORS_FIRST : WARLORD_STANDS);
  }
}

/** §9.5.6: removes the piece; §9.2.9.III: a warrior turns its faction hostile where the edition says so. */
export function strike(s: RootState, f: Faction, p: Piece, out: Sink): ChildFrame<Root>[] {
  const r = removal(f);
  takeOff(s, r, p, vagabondOf(s, f).place, 1, out);
  if (IS_WARRIOR[p] && s.settings.law.hostileTrigger === 'battleAndStrike') turnHostile(s, f, OWNER[p]!, '9.5.6', out);
  return triggers(s, r, out);
}
