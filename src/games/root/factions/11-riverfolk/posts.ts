import { type ChildFrame, withAdded } from '../../../../kernel/index.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import type { RemovalOverride, Removal } from '../../rules/04-key-actions/removal.ts';
import type { Root, Section } from '../../types.ts';
import { TRADE_POST } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { inCity, takePrinted } from '../../rules/21-landmarks/printed.ts';
import { CLEARING_COUNT, CLEARINGS, EVERY_SUIT, type Faction, RIVERFOLK } from '../../words.ts';
import { fundsOf, listFunds, transfer } from './funds.ts';
import type { DisruptionFrame } from './frames.ts';

/** §11.3.3, §X.7: trade posts of each suit. */
export const POSTS_PER_SUIT = 3;

/** Trade posts of a suit on the map: a post has the suit of its clearing (11.5.6.III), in the Lost City its own (21.7-R5). */
export function postsOf(s: RootState, suit: number): number {
  let count = inCity(s, TRADE_POST, suit);
  for (let c = 0; c < CLEARING_COUNT; c++) if (s.suit[c] === suit) count += pieces(s, TRADE_POST, c);
  return count;
}

/** §11.5.3-R1: spaces of a suit that no post covers: those on the map and those lost for good. */
export const uncovered = (s: RootState, suit: number): number => postsOf(s, suit) + s.riverfolk.lostPosts[suit]!;

/** Trade posts of a suit left on their track. */
export const postsLeft = (s: RootState, suit: number): number => POSTS_PER_SUIT - uncovered(s, suit);

/** §11.2.5.I: a removed post leaves the game. */
export const lostForGood: RemovalOverride = (s, p, c, count) => {
  s.away = withAdded(s.away, p, count);
  const suit = s.suit[c]!;
  s.riverfolk.lostPosts[suit === EVERY_SUIT ? takePrinted(s, TRADE_POST) : suit]! += count;
  return true;
};

/** §11.2.5.I-R1: once for each post. */
export function tradeDisruption(_s: RootState, r: Removal, victim: Faction): readonly ChildFrame<Root>[] | undefined {
  if (victim !== RIVERFOLK) return undefined;
  const frames: ChildFrame<Root>[] = [];
  for (let i = 0; i < r.gone.length; i += 3)
    if (r.gone[i] === TRADE_POST)
      frames.push({ proc: 'tradeDisruption', step: 'half', got: 0, key: CLEARINGS[r.gone[i + 1]!]!, left: 0 });
  return frames;
}

export const disruptionProcedure: Section<DisruptionFrame> = {
  half: {
    kind: 'rule',
    run(s, f) {
      f.left = Math.ceil(fundsOf(s) / 2);
      return 'more';
    },
  },
  more: { kind: 'rule', run: (_s, f) => (f.left > 0 ? 'fund' : 'done') },
  // §11.2.5.I-R1: of their choice, each to its owner's supply.
  fund: {
    kind: 'choice',
    window: 'riverfolk-disruption',
    law: '11.2.5.I',
    seats: (s) => seatBit(s, RIVERFOLK),
    options: (s, _f, _seat, ask) => listFunds(s, ask),
    take(s, f, o, _seat, out) {
      if (o.verb === 'fund') transfer(s, o.faction, 'funds', 'supply', 1, out);
      f.left--;
      return 'more';
    },
  },
};
