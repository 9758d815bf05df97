import type { ChildFrame } from '../../../kernel/index.ts';
import { draw } from '../rules/02-key-terms/cards.ts';
import { playing } from '../rules/02-key-terms/players.ts';
import { pieces } from '../rules/02-key-terms/rule.ts';
import { score } from '../rules/03-victory/scoring.ts';
import { title } from '../components/cards/index.ts';
import type { Root, Sink } from '../types.ts';
import { CRAFTING_PIECES, type Piece } from '../components/pieces.ts';
import type { RootState } from '../state.ts';
import { CLEARING_COUNT, type Clearing, CULT, type Faction } from '../words.ts';
import { hasCrafted, tellUse } from './effect.ts';
import { inCity } from '../rules/21-landmarks/printed.ts';

const TUNNELS = title('tunnels');

/** §10.2.1: of the gardens only those of the outcast suit craft. */
function crafts(s: RootState, f: Faction, c: Clearing): boolean {
  for (const p of CRAFTING_PIECES[f]!)
    if (pieces(s, p, c) > 0) return f !== CULT || s.suit[c] === s.cult.outcast || craftsInCity(s, p, c);
  return false;
}

/** §21.7-R4: true for a garden of the outcast suit in the Lost City. */
const craftsInCity = (s: RootState, p: Piece, c: Clearing): boolean =>
  c === s.landmarks.city && inCity(s, p, s.cult.outcast) > 0;

/** §17.0.3-R1: Tunnels: for its moves all clearings with the faction's crafting pieces are adjacent to one another. */
export function tunnels(near: readonly Clearing[], s: RootState, f: Faction, from: Clearing): readonly Clearing[] {
  if (!hasCrafted(s, f, TUNNELS) || !crafts(s, f, from)) return near;
  const all = near.slice();
  for (let c = 0; c < CLEARING_COUNT; c++) if (c !== from && crafts(s, f, c) && !near.includes(c)) all.push(c);
  return all;
}

/** Murine Broker: a card whenever another player crafts an item. */
export function murineBroker(s: RootState, crafter: Faction, out: Sink): ChildFrame<Root> | undefined {
  for (const f of playing(s)) {
    if (f === crafter || !hasCrafted(s, f, title('murine-broker'))) continue;
    tellUse(s, f, title('murine-broker'), out);
    return draw(f, 1);
  }
  return undefined;
}

/** Master Engravers: one more point for each item one crafts, whatever the item itself scores. */
export function masterEngravers(s: RootState, crafter: Faction, out: Sink): undefined {
  if (!hasCrafted(s, crafter, title('master-engravers'))) return;
  tellUse(s, crafter, title('master-engravers'), out);
  score(s, crafter, 1, '4.1.3', out);
}
