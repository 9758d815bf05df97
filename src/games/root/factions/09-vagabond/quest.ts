import { offerUnless, withValue } from '../../../../kernel/index.ts';
import { draw } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import { QUESTS } from '../../components/cards/quests.ts';
import type { Collector, Section } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { EVERY_SUIT, type Faction, isClearing, ITEMS, SUITS, VAGABOND } from '../../words.ts';
import { ADVENTURER } from './characters.ts';
import { fresh, vagabondOf } from './items.ts';
import { nthQuest, questsIn, turnQuestUp } from './setup.ts';
import { QUEST_DONE, QUEST_FACE_UP, QUEST_IN_DECK, type VagabondState } from './state.ts';
import { vagabondVerbs } from './verbs.ts';
import type { QuestFrame } from './frames.ts';

const WRONG_SUIT = refusal('9.5.5', 'quest-suit');
const NO_ITEMS = refusal('9.5.5', 'quest-items');
const IMPROVISED = refusal('9.5.5', 'improvised');

/** §9.5.5: the two items and the suit of each quest, by number. */
const NEEDS = QUESTS.map((q) => [ITEMS.indexOf(q.items[0]), ITEMS.indexOf(q.items[1])] as const);
const SUIT = QUESTS.map((q) => SUITS.indexOf(q.suit));

/** Both items of a quest. */
export const questItems = (quest: number): readonly [number, number] => NEEDS[quest]!;

/** How many of the two items he lacks. */
function lacking(v: VagabondState, quest: number): number {
  const [a, b] = NEEDS[quest]!;
  if (a === b) return Math.max(0, 2 - fresh(v, a));
  return (fresh(v, a) > 0 ? 0 : 1) + (fresh(v, b) > 0 ? 0 : 1);
}

/** §9.5.5: lists the face-up quests of his clearing's suit whose items he can exhaust. */
export function listQuests(s: RootState, f: Faction, ask: Collector): void {
  const v = vagabondOf(s, f);
  const suit = isClearing(v.place) ? s.suit[v.place]! : -1;
  for (let quest = 0; quest < QUESTS.length; quest++) {
    if (s.quests[quest] !== QUEST_FACE_UP) continue;
    if (SUIT[quest] !== suit && suit !== EVERY_SUIT) {
      if (ask.wantsRefusals) ask.refuse(vagabondVerbs.quest(quest), WRONG_SUIT, SUIT[quest]);
      continue;
    }
    const missing = lacking(v, quest);
    offerUnless(ask, vagabondVerbs.quest(quest), missing === 0 ? undefined : NO_ITEMS, missing);
    if (v.character === ADVENTURER) listImprovised(v, quest, ask);
  }
}

/** The Adventurer: once a turn one item stands for another; the other item of the quest must be there. */
function listImprovised(v: VagabondState, quest: number, ask: Collector): void {
  const [a, b] = NEEDS[quest]!;
  for (let way = 0; way < (a === b ? 1 : 2); way++) {
    const needed = way === 0 ? a : b;
    const other = way === 0 ? b : a;
    for (let item = 0; item < ITEMS.length; item++) {
      if (item === needed || fresh(v, item) === 0) continue;
      const enough = fresh(v, other) - (item === other ? 1 : 0) > 0;
      if (enough && v.improvised === 0) ask.offer(vagabondVerbs.improvise(quest, needed, item));
      else if (!ask.wantsRefusals) continue;
      else if (enough) ask.refuse(vagabondVerbs.improvise(quest, needed, item), IMPROVISED);
      else ask.refuse(vagabondVerbs.improvise(quest, needed, item), NO_ITEMS, 1);
    }
  }
}

/** Completes a quest. */
export function quest(faction: Faction, number: number): QuestFrame {
  return { proc: 'quest', step: 'complete', got: 0, faction, quest: number, refilled: 0 };
}

/** Quests of a suit that he has done. */
function doneOf(s: RootState, f: Faction, suit: number): number {
  let count = 0;
  for (let i = 0; i < QUESTS.length; i++) if (SUIT[i] === suit && s.quests[i] === QUEST_DONE + f - VAGABOND) count++;
  return count;
}

/** §9.5.5 */
const CARDS_AS_REWARD = 2;

const beforeReward = (s: RootState): boolean => s.settings.law.questRefill === 'beforeReward';

export const questProcedure: Section<QuestFrame> = {
  complete: {
    kind: 'rule',
    law: '9.5.5',
    run(s, f, out) {
      s.quests = withValue(s.quests, f.quest, QUEST_DONE + f.faction - VAGABOND);
      if (out.on) out.emit({ type: 'quest-done', faction: f.faction, quest: f.quest });
      return beforeReward(s) ? 'refill' : 'reward';
    },
  },
  // §9.5.5-E1: after the reward, or before it.
  refill: {
    kind: 'rule',
    run(s, f) {
      if (f.refilled === 0 && questsIn(s, QUEST_IN_DECK) > 0) return 'turn';
      return beforeReward(s) ? 'reward' : 'done';
    },
  },
  turn: {
    kind: 'chance',
    law: '9.5.5',
    count: (s) => questsIn(s, QUEST_IN_DECK),
    name: (s, _f, n) => `quest ${QUESTS[nthQuest(s, n)]!.id}`,
    take(s, f, n, out) {
      turnQuestUp(s, nthQuest(s, n), out);
      f.refilled = 1;
      return 'refill';
    },
  },
  reward: {
    kind: 'choice',
    window: 'vagabond-reward',
    law: '9.5.5',
    seats: (s, f) => seatBit(s, f.faction),
    options(_s, _f, _seat, ask) {
      ask.offer(vagabondVerbs.reward(0));
      ask.offer(vagabondVerbs.reward(1));
    },
    take(s, f, o, _seat, out) {
      const then = beforeReward(s) ? 'done' : 'refill';
      if (o.verb === 'reward' && o.reward === 1) return { call: draw(f.faction, CARDS_AS_REWARD), then };
      score(s, f.faction, doneOf(s, f.faction, SUIT[f.quest]!), '9.5.5', out);
      return then;
    },
  },
};
