import type { ChildFrame } from '../../../../kernel/index.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { listTurnOptions, takeTurnOption } from '../../rules/01-turn/between.ts';
import { listClosedPaths, takeClosedPath } from '../../rules/20-mountain/closed-paths.ts';
import { listTake, takeAvailable } from '../../rules/03-victory/dominance.ts';
import { battle, listBattles } from '../../rules/04-key-actions/battle/options.ts';
import { craft } from '../../rules/04-key-actions/craft.ts';
import { orderer } from '../../rules/04-key-actions/move.ts';
import { listCommands, takeCommand } from '../../rules/14-hirelings/timings.ts';
import { actionLaws } from '../../rules/01-turn/action-laws.ts';
import { listEffects, useEffect } from '../../card-effects/effect.ts';
import { takeRandom } from '../../card-effects/hands.ts';
import type { After, Collector, Root, RootOption, Section, Sink } from '../../types.ts';
import { AVAILABLE } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, CROSSBOW, type Faction, HAMMER, isClearing, SWORD, TORCH } from '../../words.ts';
import { aid, listAids } from './aid.ts';
import { ally, listCoalitions } from './coalition.ts';
import { listHammered } from './crafting.ts';
import { explore, listExplore } from './explore.ts';
import { damage, exhaust, fresh, repair, shiftItem, vagabondOf } from './items.ts';
import { hideout, listRepairs } from './mending.ts';
import { listQuests, quest, questItems } from './quest.ts';
import { listShifts } from './shifting.ts';
import { labor, listSpecial, scorch } from './special.ts';
import { listStrikes, strike } from './strike.ts';
import { go, listGo, travel } from './travel.ts';
import type { VagabondDaylightFrame } from './frames.ts';

const NO_SWORD = refusal('9.5.2', 'sword');
const IN_FOREST = refusal('9.5.2', 'forest');

/** §9.5.1 */
const BOOTS_TO_MOVE = 1;

/** His Daylight. */
export function vagabondDaylight(faction: Faction): VagabondDaylightFrame {
  return { proc: 'vagabondDaylight', step: 'action', got: 0, faction };
}

/** §9.5.2: lists the battles that a sword can start. */
function listFights(s: RootState, f: Faction, ask: Collector): void {
  const v = vagabondOf(s, f);
  const here = isClearing(v.place);
  if (here && fresh(v, SWORD) > 0) return listBattles(s, f, BIRD, ask, ask.wantsRefusals ? -1 : v.place);
  if (!ask.wantsRefusals) return;
  listBattles(s, f, BIRD, {
    wantsRefusals: true,
    isSatisfied: false,
    offer: (o) => ask.refuse(o, NO_SWORD),
    refuse: (o, r, a, b) => (here ? ask.refuse(o, r, a, b) : ask.refuse(o, IN_FOREST)),
  });
}

/** §9.5: everything he may do, in the order of the Law. */
function list(s: RootState, f: Faction, ask: Collector): void {
  listGo(s, f, BOOTS_TO_MOVE, ask);
  listFights(s, f, ask);
  listExplore(s, f, ask);
  listAids(s, f, ask);
  listQuests(s, f, ask);
  listStrikes(s, f, ask);
  listRepairs(s, f, ask);
  listHammered(s, f, ask);
  listSpecial(s, f, ask);
  listShifts(s, f, ask);
  listEffects(s, f, 'daylight', ask);
  listCoalitions(s, f, ask);
  if (s.cards.size[AVAILABLE]! > 0) listTake(s, f, ask);
  // §14.3.4: like everybody he may use the hirelings he controls.
  listCommands(s, f, ask);
  listClosedPaths(s, f, ask);
  listTurnOptions(s, f, ask);
  ask.offer(verbs.end());
}

type Then = After<VagabondDaylightFrame>;
const after = (call: ChildFrame<Root>): Then => ({ call, then: 'action' });

/** §9.5.1 to §9.5.8: pays for the action, then carries it out. */
function act(s: RootState, f: Faction, o: RootOption, out: Sink): Then | undefined {
  const v = vagabondOf(s, f);
  switch (o.verb) {
    case 'go':
      return after(go(s, f, o.place, BOOTS_TO_MOVE, out));
    case 'battle':
      exhaust(s, f, SWORD, out);
      return after(battle(f, o.defender, o.clearing));
    case 'explore':
      exhaust(s, f, TORCH, out);
      return after(explore(f, v.place));
    case 'aid':
      return after(aid(f, o.faction));
    case 'quest':
      for (const item of questItems(o.quest)) exhaust(s, f, item, out);
      return after(quest(f, o.quest));
    case 'improvise':
      return after(improvise(s, f, o.quest, o.needed, o.item, out));
    case 'strike':
      exhaust(s, f, CROSSBOW, out);
      return { calls: strike(s, f, o.piece, out), by: orderer(s), law: '1.1.3', then: 'action' };
    case 'repair':
      exhaust(s, f, HAMMER, out);
      repair(s, f, o.item, o.side, out);
      return 'action';
    case 'craft':
      return after(craft(f, o.title));
    default:
      return undefined;
  }
}

/** The Adventurer: the other item is exhausted, the one that stands in is exhausted and damaged. */
function improvise(s: RootState, f: Faction, which: number, needed: number, item: number, out: Sink) {
  const [a, b] = questItems(which);
  vagabondOf(s, f).improvised = 1;
  exhaust(s, f, needed === a ? b : a, out);
  exhaust(s, f, item, out);
  damage(s, f, item, 1, out);
  return quest(f, which);
}

/** §9.5.9: the actions of the characters. */
function special(s: RootState, f: Faction, o: RootOption, out: Sink): Then | undefined {
  const { place } = vagabondOf(s, f);
  switch (o.verb) {
    case 'steal':
      exhaust(s, f, TORCH, out);
      // §E.1.2, §O.11
      return after(takeRandom(f, o.faction, false));
    case 'labor':
      exhaust(s, f, TORCH, out);
      labor(s, f, o.title, out);
      return 'action';
    case 'hideout':
      exhaust(s, f, TORCH, out);
      return { call: hideout(f), then: 'done' };
    case 'instigate':
      exhaust(s, f, TORCH, out);
      return after(battle(o.attacker, o.defender, place, f));
    case 'scorch':
      return { calls: scorch(s, f, place, out), by: orderer(s), law: '1.1.3', then: 'action' };
    case 'glide':
      exhaust(s, f, TORCH, out);
      return after(travel(f, o.clearing, '9.5.9'));
    default:
      return undefined;
  }
}

/** What costs no item. */
function free(s: RootState, f: Faction, o: RootOption, out: Sink): Then {
  switch (o.verb) {
    case 'end':
      return 'done';
    case 'shift':
      shiftItem(s, f, o.item, o.to, out);
      return 'action';
    case 'coalition':
      ally(s, f, o.title, o.partner, out);
      return 'action';
    case 'take':
      return after(takeAvailable(f, o.title));
    default: {
      const calls =
        useEffect(s, f, o, out) ?? takeCommand(s, f, o, out) ?? takeClosedPath(f, o) ?? takeTurnOption(f, o);
      return calls ? { calls, then: 'action' } : 'action';
    }
  }
}

const lawFor = actionLaws({
  go: '9.5.1',
  battle: '9.5.2',
  explore: '9.5.3',
  aid: '9.5.4',
  quest: '9.5.5',
  strike: '9.5.6',
  repair: '9.5.7',
  craft: '9.5.8',
  steal: '9.5.9',
  labor: '9.5.9',
  hideout: '9.5.9',
  instigate: '9.5.9',
  scorch: '9.5.9',
  glide: '9.5.9',
});

export const vagabondDaylightProcedure: Section<VagabondDaylightFrame> = {
  action: {
    kind: 'choice',
    window: 'vagabond-daylight',
    law: '9.5',
    lawFor,
    secret: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => list(s, f.faction, ask),
    take: (s, f, o, _seat, out) =>
      act(s, f.faction, o, out) ?? special(s, f.faction, o, out) ?? free(s, f.faction, o, out),
  },
};
