import { withAdded } from '../../../kernel/index.ts';
import { hiredAgainst, ownShare } from '../rules/02-key-terms/mercenaries.ts';
import { commonWarriors, pieces, warriors } from '../rules/02-key-terms/rule.ts';
import { listMoves, move } from '../rules/04-key-actions/move.ts';
import { type Removal, takeOff } from '../rules/04-key-actions/removal.ts';
import { isSheltered } from '../rules/14-hirelings/immunity.ts';
import { FACTION_RULES, type FactionRules } from './faction.ts';
import type { Collector, Sink } from '../types.ts';
import { IS_CARDBOARD, OTTER, PIECES_OF, WARLORD, WARRIOR_OF } from '../components/pieces.ts';
import type { RootState } from '../state.ts';
import { verbs } from '../verbs.ts';
import { BIRD, type Faction, ITEMS, type Party } from '../words.ts';
import type { BattleFrame } from '../rules/04-key-actions/battle/frames.ts';

/** §4.3.3: the hits on a side. */
export const hitsOn = (b: BattleFrame, f: Party): number => (f === b.attacker ? b.onAttacker : b.onDefender);

function doomed(doom: readonly number[], p: number): number {
  let count = 0;
  for (const each of doom) if (each === p) count++;
  return count;
}

/** All pieces of the faction in the clearing of battle that hits can take; §14.3.2: none beside the Stoic Protector. */
function vulnerablePieces(s: RootState, b: BattleFrame, f: Party): number {
  if (isSheltered(s, f, b.clearing)) return 0;
  let count = 0;
  for (const p of PIECES_OF[f]!) count += pieces(s, p, b.clearing);
  return count;
}

/** §11.2.7.III: mercenaries that fight beside the faction. */
export const hiredIn = (s: RootState, b: BattleFrame, f: Party): number =>
  hiredAgainst(s, f, f === b.attacker ? b.defender : b.attacker, b.clearing);

/** Its warriors there, hired ones included. */
export const fighters = (s: RootState, b: BattleFrame, f: Party): number =>
  warriors(s, f, b.clearing) + hiredIn(s, b, f);

/** §4.3.3: how many pieces it can lose there. */
export const hitCapacity = (s: RootState, b: BattleFrame, f: Party): number =>
  vulnerablePieces(s, b, f) + hiredIn(s, b, f);

/** §4.3.3: warriors go before buildings and tokens; nothing to choose among warriors, nor when everything goes. */
function losses(s: RootState, b: BattleFrame, f: Faction, doom: readonly number[], ask: Collector): void {
  if (doom.length >= hitsOn(b, f) - fighters(s, b, f) || hitCapacity(s, b, f) <= hitsOn(b, f)) return;
  for (const p of PIECES_OF[f]!)
    if (IS_CARDBOARD[p] && pieces(s, p, b.clearing) > doomed(doom, p)) ask.offer(verbs.lose(p));
}

function applyLosses(s: RootState, b: BattleFrame, f: Faction, doom: readonly number[], r: Removal, out: Sink): void {
  const hiredOnes = hiredIn(s, b, f);
  // §14.3.2, §11.2.7.III.a: what enemies cannot remove takes no share; mercenaries are no faction pieces.
  if (isSheltered(s, f, b.clearing)) return takeOff(s, r, OTTER, b.clearing, Math.min(hiredOnes, hitsOn(b, f)), out);
  if (hitCapacity(s, b, f) <= hitsOn(b, f)) {
    for (const p of PIECES_OF[f]!) takeOff(s, r, p, b.clearing, pieces(s, p, b.clearing), out);
    takeOff(s, r, OTTER, b.clearing, hiredOnes, out);
    return;
  }
  const own = ownShare(hitsOn(b, f), warriors(s, f, b.clearing), hiredOnes);
  // §4.3.3-R2: the warlord goes when he was chosen, or with the last of his warriors.
  const common = Math.min(doom.includes(WARLORD) ? own - 1 : own, commonWarriors(s, f, b.clearing));
  takeOff(s, r, WARRIOR_OF[f]!, b.clearing, common, out);
  takeOff(s, r, WARLORD, b.clearing, own - common, out);
  takeOff(s, r, OTTER, b.clearing, Math.min(hiredOnes, hitsOn(b, f) - own), out);
  for (const p of doom) if (IS_CARDBOARD[p]) takeOff(s, r, p, b.clearing, 1, out);
}

/** What holds for every faction of warriors unless its chapter says otherwise. */
export const STANDARD: Omit<FactionRules, 'setup' | 'birdsong' | 'daylight' | 'evening' | 'craftingPieces'> = {
  // §15.11.3, §15.11.6: no homeland, and all as on the back of the board.
  setupCard: (f) => FACTION_RULES[f]!.setup(f),
  homeland: undefined,
  activate(s, _f, suit, count) {
    s.activated = withAdded(s.activated, suit, count);
  },
  // §2.5.4: to the Crafted Items box.
  gainItem(s, f, item, _points, out) {
    s.crafted = withAdded(s.crafted, f * ITEMS.length + item, 1);
    if (out.on) out.emit({ type: 'item', faction: f, item });
    return undefined;
  },
  rollLimit: fighters,
  defenseless: (s, b, f) => fighters(s, b, f) === 0,
  canAttack: (s, b, f) => fighters(s, b, f) > 0,
  hitCapacity,
  losses,
  lossCode: (o) => (o.verb === 'lose' ? o.piece : -1),
  applyLosses,
  listGrantedMoves: (s, f, ask) => listMoves(s, f, BIRD, ask),
  takeGrantedMove(_s, f, o) {
    if (o.verb !== 'move') throw new Error(`${o.text} is no move`);
    return move(f, o.from, o.to);
  },
  fullRemoval: () => undefined,
  serviceFunds: (s, f) => s.supply[WARRIOR_OF[f]!]!,
  payItems: () => undefined,
};
