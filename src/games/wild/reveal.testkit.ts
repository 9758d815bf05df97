import { Table } from './table.testkit.ts';
import type { Faction, Leader } from './words.ts';

/** A table at which player 0 reveals a card, all others an ability that is not revealed. */
export function reveal(
  card: string,
  board: string,
  leader?: Leader,
  prepare: (t: Table) => void = () => undefined,
): Table {
  const own = card.split('-')[0] as Faction;
  const other: Faction = own === 'order' ? 'council' : 'order';
  const quiet = other === 'order' ? 'order-b-3' : 'council-n-1';
  const leaders: readonly Leader[] = leader ? [leader, other === 'order' ? 'order-b' : 'council-n'] : [];
  const t = new Table({ factions: [own, other], leaders });
  t.draw(board).hand(0, card).hand(1, quiet);
  prepare(t);
  return t.say(`play ${card}`, 0).say(`play ${quiet}`, 1).say(`reveal ${card}`, 0);
}
