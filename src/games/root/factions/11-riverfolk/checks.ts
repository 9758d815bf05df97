import type { FactionChecks } from '../descriptor.ts';
import { OWNER, type Piece, WARRIOR_OF } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { FACTIONS, isFaction, RIVERFOLK } from '../../words.ts';
import { postsLeft, uncovered } from './posts.ts';
import { SERVICES } from './state.ts';
import { DEAREST } from './verbs.ts';

/** Warriors of a kind in the boxes of the Riverfolk: for the count of pieces. */
function boxed(s: RootState, p: Piece): number {
  const owner = OWNER[p]!;
  if (!isFaction(owner) || WARRIOR_OF[owner] !== p) return 0;
  const { funds, payments, committed } = s.riverfolk;
  return funds[owner]! + payments[owner]! + committed[owner]!;
}

/** What is impossible of the Riverfolk. */
function audit(s: RootState, wrong: string[]): void {
  const r = s.riverfolk;
  if (s.seat[RIVERFOLK]! < 0) return;
  for (let f = 0; f < FACTIONS.length; f++)
    if (r.funds[f]! < 0 || r.payments[f]! < 0 || r.committed[f]! < 0) wrong.push(`funds of ${FACTIONS[f]} below zero`);
  let onSpaces = 0;
  let committed = 0;
  for (const count of r.spaces) onSpaces += count;
  for (const count of r.committed) committed += count;
  if (onSpaces > committed) wrong.push('warriors on trade post spaces');
  for (let suit = 0; suit < 3; suit++)
    if (postsLeft(s, suit) < 0 || r.spaces[suit]! > uncovered(s, suit)) wrong.push('trade posts of a suit');
  if (r.prices.some((price) => price < 0 || price > DEAREST)) wrong.push('prices');
  if (r.serving >= 0 && r.serving !== r.hirer) wrong.push('mercenaries');
}

/** What conformance runs check and what play with the Riverfolk should reach. */
export const riverfolkChecks: FactionChecks = {
  audit,
  piecesHeld: boxed,
  content: SERVICES.map((name) => `service ${name}`),
  reached: { bought: (e) => [`service ${SERVICES[e.service]}`] },
};
