import { type Card, FACTS, TITLE_OF, TITLES } from '../../games/root/components/cards/index.ts';
import { AVAILABLE, handOf } from '../../games/root/components/piles.ts';
import { BIRD, CULT, FACTIONS, ITEMS, SUITS } from '../../games/root/words.ts';
import type { Need } from '../read/need.ts';
import type { Task } from '../read/task.ts';

/** What later lines of the record need. Cards that they name are not used now if another one will do. */
export interface Future {
  readonly titles: readonly number[];
  readonly items: readonly number[];
  /** By faction and suit: the cards of its hand that its next turn needs. */
  readonly hands: readonly (readonly number[])[];
  /** The next outcast of the Cult in the record. */
  readonly outcast?: Extract<Need, { kind: 'outcast' }>;
}

/** The needs of the turns from `from` on. */
export function futureOf(turns: readonly (readonly Task[])[], from: number): Future {
  const titles = TITLES.map(() => 0);
  const items = ITEMS.map(() => 0);
  const needs = turns.slice(Math.max(0, from)).flatMap((tasks) => tasks.flatMap((task) => task.needs));
  const laid = new Set(
    needs.flatMap((need) => (need.kind === 'card' && need.to.includes(AVAILABLE) ? need.titles : [])),
  );
  for (const need of needs) {
    if (need.kind === 'craft' && need.item >= 0) items[need.item]!++;
    // A dominance card that will be taken must first be made available, named in the record or not.
    const sought = need.kind === 'card' && need.from.includes(AVAILABLE);
    if (need.kind === 'craft' || need.kind === 'card')
      for (const t of need.titles) titles[t]! += sought && !laid.has(t) ? -9 : 1;
    if (need.kind === 'ambush') titles[TITLES.indexOf(`ambush-${SUITS[need.suit]!}` as never)]!++;
  }
  const hands = FACTIONS.map((_, f) =>
    handOfNextTurn(
      turns.find((tasks, i) => i > from && tasks[0]?.faction === f),
      f,
    ),
  );
  const outcast = needs.find((need) => need.kind === 'outcast');
  return { titles, items, hands, ...(outcast ? { outcast } : {}) };
}

function handOfNextTurn(tasks: readonly Task[] | undefined, f: number): number[] {
  const suits = SUITS.map(() => 0);
  let acolytes = 0;
  for (const need of tasks?.flatMap((task) => task.needs) ?? []) {
    if (need.kind === 'card' && need.from.includes(handOf(f)) && need.suit >= 0) suits[need.suit]! += need.count;
    if (need.kind === 'acolytes' && need.more) acolytes += need.count;
  }
  // §10.5.4: one bird for each, even when the record does not show it.
  if (f === CULT) suits[BIRD] = Math.max(suits[BIRD]!, acolytes);
  return suits;
}

/** How much later lines need a card. */
export function worth(card: Card, future: Future): number {
  const { item, kind } = FACTS[TITLE_OF[card]!]!;
  const uses = future.titles[TITLE_OF[card]!]!;
  const named = uses > 0 ? 100 : uses < 0 ? -50 : 0;
  const crafted = item >= 0 ? future.items[item]! : 0;
  return named + crafted + (kind === 'ambush' || kind === 'dominance' ? 5 : 0);
}
