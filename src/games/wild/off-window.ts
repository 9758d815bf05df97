import type { OffWindowRefusal } from '../../kernel/index.ts';
import type { Wild } from './types.ts';
import { LEXICON, type WildOption } from './verbs.ts';
import { isSolo } from './rules/queries.ts';
import { when } from './refusals.ts';
import type { WildState } from './state.ts';

const TIMES: { readonly [V in WildOption['verb']]: OffWindowRefusal<Wild>['refusal'] } = {
  faction: when.faction,
  leader: when.leader,
  mix: when.mix,
  settle: when.settle,
  play: when.plan,
  unseen: when.plan,
  nobody: when.plan,
  reveal: when.reveal,
  move: when.turn,
  camp: when.turn,
  regroup: when.turn,
  clear: when.turn,
  heal: when.turn,
  'destroy-mech': when.turn,
  breach: when.turn,
  'destroy-factory': when.turn,
  'take-item': when.turn,
  'use-bread': when.item,
  'use-potions-heal': when.item,
  'use-potions-clear': when.item,
  'use-rockets-mech': when.item,
  'use-rockets-breach': when.item,
  'use-maps-move': when.item,
  'use-maps-regroup': when.item,
  add: when.add,
  end: when.turn,
  shoot: when.shoot,
  demolish: when.demolish,
  rust: when.rust,
  tunnel: when.tunnel,
  slip: when.slip,
  stay: when.slip,
  resettle: when.resettle,
  cure: when.cure,
  tell: when.tell,
};

/** What has another time when one plays alone: a card is chosen at the start of a turn and its ability happens at once. */
const SOLO_TIMES: { readonly [V in WildOption['verb']]?: OffWindowRefusal<Wild>['refusal'] } = {
  play: when.soloPlan,
  unseen: when.soloPlan,
  reveal: when.soloReveal,
};

/** When each kind of action has its time, for windows that are not it. */
export const elsewhere: readonly OffWindowRefusal<Wild>[] = LEXICON.verbs.flatMap((verb) => {
  const alone = SOLO_TIMES[verb];
  if (!alone) return [{ verb, refusal: TIMES[verb] }];
  return [
    { verb, refusal: alone, concerns: isSolo },
    { verb, refusal: TIMES[verb], concerns: (s: WildState) => !isSolo(s) },
  ];
});
