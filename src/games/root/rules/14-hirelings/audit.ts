import { PIECES, piece } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { kindOf } from './boxes.ts';
import { controllerOf } from './parties.ts';
import { CLUB, kindNumber } from './state.ts';

const CLUBS = 3;
const CONTROL_MARKERS = 12;

/** What is lost, invented or impossible among hirelings. */
export function auditHirelings(s: RootState, wrong: string[]): void {
  const h = s.hirelings;
  if (h.parties.length === 0) return;
  if (h.parties.length !== 3) wrong.push(`${h.parties.length} kinds of hirelings`);
  let markers = 0;
  for (const party of h.parties) {
    const control = h.control[kindNumber(party)]!;
    markers += control;
    if (control < 0) wrong.push(`${kindOf(party)}: control below zero`);
    if (controllerOf(s, party) < 0 && control > 0) wrong.push(`${kindOf(party)}: control without a controller`);
    if (controllerOf(s, party) >= 0 && s.seat[controllerOf(s, party)]! < 0)
      wrong.push(`${kindOf(party)}: a controller who does not play`);
  }
  if (markers > CONTROL_MARKERS) wrong.push(`${markers} control markers`);
  const clubs = h.packed[CLUB]! + h.packedSpent[CLUB]! + h.packedLost[CLUB]!;
  if (h.exile >= 0 && clubs !== CLUBS) wrong.push(`${clubs} clubs`);
  const bandits = h.bandits.reduce((sum, count) => sum + count, 0);
  if (bandits > 0 && bandits !== s.away[piece('bandit')]) wrong.push(`${bandits} bandits on paths`);
  for (let i = 0; i < h.stuck.length; i += 3)
    if (h.stuck[i + 2]! < 0) wrong.push(`${PIECES[h.stuck[i]!]}: fewer than none are held`);
}
