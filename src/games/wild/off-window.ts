import type { OffWindowRefusal, Seat } from '../../kernel/index.ts';
import type { Wild } from './types.ts';
import { parser, type WildOption } from './verbs.ts';
import { isPlaying, isSolo } from './rules/queries.ts';
import { refusal } from './refusals.ts';
import type { WildState } from './state.ts';

const IN_PLANNING = refusal('W-4.1', 'planning');
const SOLO_TURN_START = refusal('W-21.2', 'turn-start');
const OWN_TURN = refusal('W-6.2', 'own-turn');
const OWN_TURN_ITEM = refusal('W-6.5', 'own-turn');
const WITH_SECRET_PATHS = refusal('W-22.V6', 'ability');

/** When each verb may be used, as the reason to refuse it in every other window. */
const TIMES: { readonly [V in WildOption['verb']]: OffWindowRefusal<Wild>['refusal'] } = {
  faction: refusal('W-2.7', 'set-up'),
  leader: refusal('W-2.9', 'set-up'),
  mix: refusal('W-21.1', 'set-up'),
  settle: refusal('W-2.15', 'set-up'),
  play: IN_PLANNING,
  unseen: IN_PLANNING,
  nobody: IN_PLANNING,
  reveal: refusal('W-4.4', 'reveal'),
  move: OWN_TURN,
  camp: OWN_TURN,
  regroup: OWN_TURN,
  clear: OWN_TURN,
  heal: OWN_TURN,
  'destroy-mech': OWN_TURN,
  breach: OWN_TURN,
  'destroy-factory': OWN_TURN,
  'take-item': OWN_TURN,
  'use-bread': OWN_TURN_ITEM,
  'use-potions-heal': OWN_TURN_ITEM,
  'use-potions-clear': OWN_TURN_ITEM,
  'use-rockets-mech': OWN_TURN_ITEM,
  'use-rockets-breach': OWN_TURN_ITEM,
  'use-maps-move': OWN_TURN_ITEM,
  'use-maps-regroup': OWN_TURN_ITEM,
  add: refusal('W-6.4', 'own-turn'),
  end: OWN_TURN,
  shoot: refusal('W-22.C8', 'ability'),
  demolish: refusal('W-22.S9', 'ability'),
  rust: refusal('W-22.V8', 'ability'),
  tunnel: refusal('W-22.S7', 'ability'),
  slip: WITH_SECRET_PATHS,
  stay: WITH_SECRET_PATHS,
  resettle: refusal('W-22.O8', 'ability'),
  cure: refusal('W-22.V9', 'ability'),
  tell: refusal('W-5.4', 'aside'),
};

/** §W-9.6: who has left takes no more turns, and uses nothing that is kept. */
const HAS_LEFT = refusal('W-9.6', 'left');
const ON_OWN_TURN: readonly OffWindowRefusal<Wild>['refusal'][] = [OWN_TURN, OWN_TURN_ITEM];
const hasLeft = (s: WildState, seat: Seat): boolean => !isSolo(s) && s.leader[seat]! >= 0 && !isPlaying(s, seat);

/** §W-21.2, §W-21.4: when one person plays, a card is chosen at the start of a turn and its ability happens at once. */
const SOLO_TIMES: { readonly [V in WildOption['verb']]?: OffWindowRefusal<Wild>['refusal'] } = {
  play: SOLO_TURN_START,
  unseen: SOLO_TURN_START,
  reveal: refusal('W-21.4', 'turn-start'),
};

/** The refusal of each verb in windows it does not belong to. */
export const offWindow: readonly OffWindowRefusal<Wild>[] = parser.verbs.flatMap((verb) => {
  const solo = SOLO_TIMES[verb];
  if (ON_OWN_TURN.includes(TIMES[verb]))
    return [
      { verb, refusal: HAS_LEFT, concerns: hasLeft },
      { verb, refusal: TIMES[verb], concerns: (s: WildState, seat: Seat) => !hasLeft(s, seat) },
    ];
  if (!solo) return [{ verb, refusal: TIMES[verb] }];
  return [
    { verb, refusal: solo, concerns: isSolo },
    { verb, refusal: TIMES[verb], concerns: (s: WildState) => !isSolo(s) },
  ];
});
