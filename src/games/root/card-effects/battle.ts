import { offerUnless, type OptionContribution, type Refusal } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { cardsOf, discard } from '../rules/02-key-terms/cards.ts';
import { score } from '../rules/03-victory/scoring.ts';
import { SUIT_OF, title } from '../components/cards/index.ts';
import type { Root } from '../types.ts';
import { handOf } from '../components/piles.ts';
import { refusal } from '../refusals.ts';
import type { RootState } from '../state.ts';
import type { Faction } from '../words.ts';
import { giveUp, hasCrafted, tellUse } from './effect.ts';
import { effectVerbs } from './verbs.ts';
import { isSuit } from '../rules/02-key-terms/suits.ts';
import type { BattleFrame } from '../rules/04-key-actions/battle/frames.ts';

const NO_ROLLED_HITS = refusal('4.3.2.II', 'no-rolled-hits');
const DEFENDER_ONLY = refusal('4.3.2.II', 'defender-only');
const ATTACKER_ONLY = refusal('4.3.2.II', 'attacker-only');
const OTHER_SUIT = refusal('4.3.2.II', 'clearing-suit');
const USED = refusal('4.3.2.II', 'used-in-battle');

const ARMORERS_CARD = title('armorers');
const SAPPERS_CARD = title('sappers');
const BRUTAL_TACTICS_CARD = title('brutal-tactics');
const PARTISANS_CARDS = [title('fox-partisans'), title('rabbit-partisans'), title('mouse-partisans')];

type BattleEffect = OptionContribution<Root, BattleFrame>;

/** Adds extra hits of a side against the other. */
function hit(f: BattleFrame, by: Faction): void {
  if (by === f.attacker) f.extraOnDefender++;
  else f.extraOnAttacker++;
}

/** Armorers: rolled hits only; extra hits still count. */
export const armorers: BattleEffect = {
  verbs: ['armorers'],
  options(s, f, seat, ask) {
    const self = s.faction[seat]!;
    if (!hasCrafted(s, self, ARMORERS_CARD)) return;
    offerUnless(
      ask,
      effectVerbs.armorers(),
      (self === f.attacker ? f.onAttacker : f.onDefender) > 0 ? undefined : NO_ROLLED_HITS,
    );
  },
  take(s, f, _o, seat, out) {
    const self = s.faction[seat]!;
    tellUse(s, self, ARMORERS_CARD, out);
    giveUp(s, self, ARMORERS_CARD, out);
    if (self === f.attacker) f.onAttacker = 0;
    else f.onDefender = 0;
    return f.step;
  },
};

/** Sappers: an extra hit in defence. */
export const sappers: BattleEffect = {
  verbs: ['sappers'],
  options(s, f, seat, ask) {
    const self = s.faction[seat]!;
    if (!hasCrafted(s, self, SAPPERS_CARD)) return;
    offerUnless(ask, effectVerbs.sappers(), self === f.defender ? undefined : DEFENDER_ONLY);
  },
  take(s, f, _o, seat, out) {
    const self = s.faction[seat]!;
    tellUse(s, self, SAPPERS_CARD, out);
    giveUp(s, self, SAPPERS_CARD, out);
    hit(f, self);
    return f.step;
  },
};

/** Brutal Tactics: an extra hit in attack; §3.1-R1: the defender's point comes at once, before any hit is dealt. */
export const brutalTactics: BattleEffect = {
  verbs: ['brutal-tactics'],
  options(s, f, seat, ask) {
    const self = s.faction[seat]!;
    if (!hasCrafted(s, self, BRUTAL_TACTICS_CARD)) return;
    const used = f.used.includes(BRUTAL_TACTICS_CARD);
    if (self === f.attacker && !used) ask.offer(effectVerbs.brutalTactics());
    else if (ask.wantsRefusals) ask.refuse(effectVerbs.brutalTactics(), used ? USED : ATTACKER_ONLY);
  },
  take(s, f, _o, seat, out) {
    const self = s.faction[seat]!;
    tellUse(s, self, BRUTAL_TACTICS_CARD, out);
    f.used.push(BRUTAL_TACTICS_CARD);
    hit(f, self);
    score(s, f.defender, 1, '4.1.3', out);
    return f.step;
  },
};

function noPartisans(s: RootState, f: BattleFrame, suit: number): Refusal<RootLaw> | undefined {
  if (!isSuit(s, f.clearing, suit)) return OTHER_SUIT;
  return f.used.includes(PARTISANS_CARDS[suit]!) ? USED : undefined;
}

/** Partisans: an extra hit in a clearing of their suit, then all other cards of the hand go, birds too. */
export const partisans: BattleEffect = {
  verbs: ['partisans'],
  options(s, f, seat, ask) {
    for (let suit = 0; suit < PARTISANS_CARDS.length; suit++) {
      if (!hasCrafted(s, s.faction[seat]!, PARTISANS_CARDS[suit]!)) continue;
      const no = noPartisans(s, f, suit);
      offerUnless(ask, effectVerbs.partisans(suit), no, suit);
    }
  },
  take(s, f, o, seat, out) {
    if (o.verb !== 'partisans') return f.step;
    const self = s.faction[seat]!;
    tellUse(s, self, PARTISANS_CARDS[o.suit]!, out);
    f.used.push(PARTISANS_CARDS[o.suit]!);
    hit(f, self);
    for (const card of cardsOf(s, handOf(self))) if (SUIT_OF[card] !== o.suit) discard(s, self, card, '4.1.3', out);
    return f.step;
  },
};
