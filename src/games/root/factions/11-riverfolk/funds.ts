import { playing, seatBit } from '../../rules/02-key-terms/players.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import { WARRIOR_OF } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { type Faction, FACTIONS, RIVERFOLK } from '../../words.ts';
import type { Box } from './events.ts';
import { riverfolkVerbs } from './verbs.ts';
import type { CommitFrame } from './frames.ts';

/** Too few warriors in the Funds box. */
export const NO_FUNDS = refusal('11.2.4', 'funds');

/** Warriors of all owners in a box. */
function inAll(counts: readonly number[]): number {
  let count = 0;
  for (let f = 0; f < FACTIONS.length; f++) count += counts[f]!;
  return count;
}

/** §11.2.4: how many funds there are. */
export const fundsOf = (s: RootState): number => inAll(s.riverfolk.funds);

/** §11.4.1: how many payments there are. */
export const paymentsOf = (s: RootState): number => inAll(s.riverfolk.payments);

/** Puts warriors of an owner from box to box, as many as there are (2.5); gives how many. */
export function transfer(s: RootState, owner: Faction, from: Box, to: Box, count: number, out: Sink): number {
  const source = from === 'supply' ? s.supply : s.riverfolk[from];
  const target = to === 'supply' ? s.supply : s.riverfolk[to];
  const at = (box: Box): number => (box === 'supply' ? WARRIOR_OF[owner]! : owner);
  const moved = Math.min(count, source[at(from)]!);
  if (moved === 0) return 0;
  source[at(from)]! -= moved;
  target[at(to)]! += moved;
  if (out.on) out.emit({ type: 'warriors', owner, from, to, count: moved });
  return moved;
}

/** §11.5-R1: lists the owners with warriors in the Funds box; any of them serves. */
export function listFunds(s: RootState, ask: Collector): void {
  for (const f of playing(s)) if (s.riverfolk.funds[f]! > 0) ask.offer(riverfolkVerbs.fund(f));
}

/** Commits `left` funds. */
export const commit = (left: number): CommitFrame => ({ proc: 'riverfolkCommit', step: 'more', got: 0, left });

export const commitProcedure: Section<CommitFrame> = {
  more: { kind: 'rule', run: (_s, f) => (f.left > 0 ? 'fund' : 'done') },
  fund: {
    kind: 'choice',
    window: 'riverfolk-commit',
    law: '11.5',
    part: true,
    seats: (s) => seatBit(s, RIVERFOLK),
    options: (s, _f, _seat, ask) => listFunds(s, ask),
    take(s, f, o, _seat, out) {
      if (o.verb === 'fund') transfer(s, o.faction, 'funds', 'committed', 1, out);
      f.left--;
      return 'more';
    },
  },
};
