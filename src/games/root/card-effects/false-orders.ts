import { moveEnds } from '../rules/02-key-terms/burrow.ts';
import { isEnemy } from '../rules/02-key-terms/players.ts';
import { isSnared, SNARED_MOVE } from '../rules/02-key-terms/snares.ts';
import { commonWarriors, warriors } from '../rules/02-key-terms/rule.ts';
import { neighbours } from '../rules/04-key-actions/move.ts';
import { forcedMove } from '../rules/14-hirelings/forced.ts';
import { HELD, loose } from '../rules/14-hirelings/stuck.ts';
import { title } from '../components/cards/index.ts';
import type { Collector } from '../types.ts';
import { WARRIOR_OF } from '../components/pieces.ts';
import { refusal } from '../refusals.ts';
import type { RootState } from '../state.ts';
import type { Faction } from '../words.ts';
import { type Effect, giveUp } from './effect.ts';
import { eachOther, NOT_ENEMY } from './targets.ts';
import { effectVerbs } from './verbs.ts';

const NO_WARRIORS = refusal('16.4', 'no-warrior-of-his');
const SCORCHED = refusal('E.6.2', 'scorched');

/** §16.4: an enemy's clearing and one adjacent to it for that enemy (§16.3); rule is not asked for, entry bans are. */
function listOrders(s: RootState, f: Faction, ask: Collector): void {
  eachOther(s, f, (other) => {
    // §17.2.2-R7: also out of the Burrow.
    for (const from of moveEnds(s)) {
      const idle = commonWarriors(s, other, from) === 0;
      const held = !idle && loose(s, WARRIOR_OF[other]!, from) === 0;
      if (idle && !ask.wantsRefusals) continue;
      for (const to of neighbours(s, other, from)) {
        if (idle) ask.refuse(effectVerbs.falseOrders(other, from, to), NO_WARRIORS);
        else if (!isEnemy(s, f, other)) ask.refuse(effectVerbs.falseOrders(other, from, to), NOT_ENEMY);
        else if (s.scorched[to] === 1) ask.refuse(effectVerbs.falseOrders(other, from, to), SCORCHED);
        else if (isSnared(s, other, from)) ask.refuse(effectVerbs.falseOrders(other, from, to), SNARED_MOVE);
        else if (held) ask.refuse(effectVerbs.falseOrders(other, from, to), HELD);
        else ask.offer(effectVerbs.falseOrders(other, from, to));
      }
    }
  });
}

/** §16.4: half of an enemy's warriors, rounded up, are forced to move; what the move triggers falls on that enemy. */
export const falseOrders: Effect = {
  title: 'false-orders',
  slot: 'birdsong',
  once: false,
  verb: 'false-orders',
  options: listOrders,
  take(s, f, o, out) {
    if (o.verb !== 'false-orders') return [];
    giveUp(s, f, title('false-orders'), out);
    // §16.4-R1: the warlord counts among the warriors, but stays.
    const most = loose(s, WARRIOR_OF[o.faction]!, o.from);
    const half = Math.min(Math.ceil(warriors(s, o.faction, o.from) / 2), most);
    return forcedMove(s, o.faction, o.from, o.to, half, 0, out);
  },
};
