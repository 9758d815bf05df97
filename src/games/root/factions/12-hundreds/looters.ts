import { withAdded, withValue } from '../../../../kernel/index.ts';
import type { OptionContribution } from '../../../../kernel/index.ts';
import { isVagabond, seatBit } from '../../rules/02-key-terms/players.ts';
import { ruler } from '../../rules/02-key-terms/rule.ts';
import type { Root, Section } from '../../types.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { type Faction, HUNDREDS, isFaction, ITEMS } from '../../words.ts';
import { gain } from './hoard.ts';
import { hundredsVerbs } from './verbs.ts';
import type { LootFrame } from './frames.ts';
import type { BattleFrame } from '../../rules/04-key-actions/battle/frames.ts';

function hasItem(s: RootState, f: Faction): boolean {
  for (let item = 0; item < ITEMS.length; item++) if (s.crafted[f * ITEMS.length + item]! > 0) return true;
  return false;
}

/** §12.2.5, §12.2.5-E1: said before anything else; one edition does not ask for an item. */
export const looting: OptionContribution<Root, BattleFrame> = {
  verbs: ['loot'],
  options(s, b, _seat, ask) {
    // Without anything to loot nobody is asked and the battle goes on.
    if (!isFaction(b.defender) || isVagabond(b.defender)) return;
    if (s.settings.law.lootDeclared === 'always' || hasItem(s, b.defender)) ask.offer(hundredsVerbs.loot());
  },
  take(_s, b, _o, _seat, out) {
    b.looting = 1;
    if (out.on) out.emit({ type: 'looting', clearing: b.clearing, from: b.defender });
    return 'declare';
  },
};

/** §12.2.5: what follows a battle in which they looted. */
export const spoilsOfLoot = (_s: RootState, b: BattleFrame): LootFrame | undefined =>
  b.looting === 1 && isFaction(b.defender)
    ? { proc: 'loot', step: 'seize', got: 0, from: b.defender, clearing: b.clearing }
    : undefined;

export const lootProcedure: Section<LootFrame> = {
  // §12.2.5, §12.2.5-E1: one item, if they rule the clearing at the end of the battle; they may leave it.
  seize: {
    kind: 'choice',
    window: 'hundreds-seize',
    law: '12.2.5',
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, f, _seat, ask) {
      if (ruler(s, f.clearing) !== HUNDREDS || !hasItem(s, f.from)) return;
      for (let item = 0; item < ITEMS.length; item++)
        if (s.crafted[f.from * ITEMS.length + item]! > 0) ask.offer(hundredsVerbs.seize(item));
      if (s.settings.law.lootTaken === 'may') ask.offer(verbs.pass());
    },
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'seize') return 'done';
      const at = f.from * ITEMS.length + o.item;
      s.crafted = withAdded(s.crafted, at, -1);
      if (s.craftedSpent[at]! > s.crafted[at]!) s.craftedSpent = withValue(s.craftedSpent, at, s.crafted[at]!);
      if (out.on) out.emit({ type: 'looted', from: f.from, item: o.item });
      const full = gain(s, o.item, out);
      return full ? { call: full, then: 'done' } : 'done';
    },
  },
};
