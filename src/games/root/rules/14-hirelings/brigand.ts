import { EVERYBODY, offerUnless, type Refusal, withAdded } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { handSize } from '../02-key-terms/cards.ts';
import { hasPieces, playing } from '../02-key-terms/players.ts';
import { decided, fillRuins, hiddenItems, itemsUnder, takeFromRuin, turnUpStep } from '../02-key-terms/ruins.ts';
import { gain as hoarded } from '../../factions/12-hundreds/hoard.ts';
import { takeRandom } from '../../card-effects/hands.ts';
import { FACTION_RULES } from '../../factions/faction.ts';
import type { Collector, Section } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, type Faction, hireling, HUNDREDS, ITEMS } from '../../words.ts';
import { holder } from './parties.ts';
import type { CardOptions, HirelingRules } from './rules.ts';
import { kindNumber } from './state.ts';
import { hirelingVerbs } from './verbs.ts';
import type { PlunderFrame } from './frames.ts';

const KIND = kindNumber(hireling('the-exile'));
/** §14.7.8-R1: the bits of the two actions, each once per Daylight. */
const PLUNDERED = 2;
const ROBBED = 4;

const USED = refusal('14.3.4', 'used-this-turn');
const NO_RUIN = refusal('14.7.8', 'no-ruin');
const NO_PIECES = refusal('14.7.8', 'no-faction-pieces');
const NO_ITEM = refusal('14.7.8', 'no-item');
const NOT_TOGETHER = refusal('14.7.8', 'no-shared-clearing');
const EMPTY_HAND = refusal('14.7.8', 'empty-hand');

export const plunderProcedure: Section<PlunderFrame> = {
  look: { kind: 'rule', run: (s, f) => (decided(s, f.clearing) < s.ruins.count[f.clearing]! ? 'item' : 'take') },
  item: turnUpStep(
    '14.7.8',
    (f: PlunderFrame) => f.faction,
    () => EVERYBODY,
    'look',
  ),
  take: {
    kind: 'rule',
    law: '14.7.8',
    run(s, f, out) {
      const item = itemsUnder(s, f.clearing)[0]!;
      takeFromRuin(s, f.faction, f.clearing, item, out);
      // §14.7.8: the Hundreds hoard it; contempt for trade is a matter of crafting.
      const child =
        f.faction === HUNDREDS ? hoarded(s, item, out) : FACTION_RULES[f.faction]!.gainItem(s, f.faction, item, 0, out);
      return child ? { call: child, then: 'done' } : 'done';
    },
  },
};

function listPlunder(s: RootState, f: Faction, ask: Collector): void {
  const used = (s.hirelings.used[KIND]! & PLUNDERED) !== 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (s.ruins.count[c] === 0) {
      if (ask.wantsRefusals) ask.refuse(hirelingVerbs.plunder(c), NO_RUIN);
    } else offerUnless(ask, hirelingVerbs.plunder(c), used ? USED : hasPieces(s, f, c) ? undefined : NO_PIECES);
  }
}

/** §14.7.8: whom the faction shares a clearing with. */
function meets(s: RootState, f: Faction, other: Faction): boolean {
  for (let c = 0; c < CLEARING_COUNT; c++) if (hasPieces(s, f, c) && hasPieces(s, other, c)) return true;
  return false;
}

function notRobbed(s: RootState, f: Faction, other: Faction): Refusal<RootLaw> | undefined {
  if ((s.hirelings.used[KIND]! & ROBBED) !== 0) return USED;
  if (!meets(s, f, other)) return NOT_TOGETHER;
  return handSize(s, other) === 0 ? EMPTY_HAND : undefined;
}

function listRobbery(s: RootState, f: Faction, ask: Collector): void {
  for (const other of playing(s)) {
    if (other === f) continue;
    for (let item = 0; item < ITEMS.length; item++) {
      const at = f * ITEMS.length + item;
      if (s.crafted[at] === 0) continue;
      offerUnless(
        ask,
        hirelingVerbs.rob(other, item),
        s.crafted[at] === s.craftedSpent[at] ? NO_ITEM : notRobbed(s, f, other),
      );
    }
  }
}

/** §14.7.8, §14.7.8-R1: both actions of the Brigand's controller. */
export const brigandry: CardOptions = {
  verbs: ['plunder', 'rob'],
  anytime: false,
  options(s, f, ask) {
    if (holder(s, 'the-exile', 'demoted') !== f) return;
    listPlunder(s, f, ask);
    listRobbery(s, f, ask);
  },
  take(s, f, o, out) {
    if (o.verb === 'plunder') {
      s.hirelings.used[KIND]! |= PLUNDERED;
      return [{ proc: 'plunder', step: 'look', got: 0, faction: f, clearing: o.clearing }];
    }
    if (o.verb !== 'rob') return [];
    s.hirelings.used[KIND]! |= ROBBED;
    s.craftedSpent = withAdded(s.craftedSpent, f * ITEMS.length + o.item, 1);
    if (out.on) out.emit({ type: 'item-turned', faction: f, item: o.item });
    return [takeRandom(f, o.faction, false)];
  },
};

/** §14.7.8: The Brigand: R items lie under the ruins. */
export const brigand: HirelingRules = {
  setup(s, _seat, out) {
    fillRuins(s, 1);
    if (out.on) out.emit({ type: 'ruins-filled', items: hiddenItems(s) });
    return undefined;
  },
};
