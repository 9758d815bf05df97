import { game, position, type WildPosition } from './position.testkit.ts';
import type { Faction, Leader } from '../words.ts';

/** A game in which player 0 has a reveal ability and nobody else has; the choices that follow are player 0's. */
export function reveal(
  card: string,
  board: string,
  leader?: Leader,
  prepare: (t: WildPosition) => void = () => undefined,
): WildPosition {
  const own = card.split('-')[0] as Faction;
  const other: Faction = own === 'order' ? 'council' : 'order';
  const quiet = other === 'order' ? 'order-b-3' : 'council-n-1';
  const leaders: readonly Leader[] = leader ? [leader, other === 'order' ? 'order-b' : 'council-n'] : [];
  const t = position({ factions: [own, other], leaders });
  t.draw(board).hand(0, card).hand(1, quiet);
  prepare(t);
  t.play(`0: play ${card}`).play(`1: play ${quiet}`).play(`0: reveal ${card}`);
  if (t.state.first === 0 && game.asked(t.state) > 1)
    throw new Error(`${t.window()} asks somebody else than the player of ${card}`);
  return t;
}
