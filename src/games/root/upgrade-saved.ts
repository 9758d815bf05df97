import { type Frame, copyCards } from '../../kernel/index.ts';
import { IN_BOX, PIECE_COUNT, pieceKinds } from './components/pieces.ts';
import { PILE_COUNT, pileOwners } from './components/piles.ts';
import { NO_MARKER } from './factions/09-vagabond/state.ts';
import { fieldsOf } from './positions/fields.ts';
import { NO_LANDMARKS, type RootFields } from './state.ts';
import { CLEARING_COUNT, FACTIONS, FIRST_FACTION_COUNT, HIRELINGS, ITEMS } from './words.ts';

/** The list with `value` added until it has `length` entries. */
const padded = (list: readonly number[], length: number, value: number): number[] =>
  list.concat(Array.from({ length: Math.max(0, length - list.length) }, () => value));

/** A frame whose parties are counted among more factions. */
function upgradeFrame(frame: Frame, party: (number: number) => number): Frame {
  const upgraded: Record<string, unknown> = { ...frame };
  for (const [field, kind] of Object.entries(fieldsOf(frame.proc) ?? {}))
    if (kind === 'party') upgraded[field] = party(upgraded[field] as number);
    else if (kind === 'frames')
      upgraded[field] = (upgraded[field] as readonly Frame[]).map((each) => upgradeFrame(each, party));
  return upgraded as unknown as Frame;
}

/** What counts for rule, by party: hirelings come after all factions of today. */
function upgradeForce(s: RootFields, known: number): number[] {
  const isHired = s.force.length === (known + HIRELINGS.length) * CLEARING_COUNT;
  // Tables without hirelings and later factions count the first factions only.
  if (!isHired && s.force.length <= FIRST_FACTION_COUNT * CLEARING_COUNT) return s.force;
  const factions = padded(s.force.slice(0, known * CLEARING_COUNT), FACTIONS.length * CLEARING_COUNT, 0);
  return factions.concat(s.force.slice(known * CLEARING_COUNT));
}

/** Lists by piece, where the table counts pieces of later factions: those of the latest ones come last. */
function upgradePieces(s: RootFields): Partial<RootFields> {
  if (s.supply.length <= pieceKinds(true, false)) return {};
  return {
    on: padded(s.on, PIECE_COUNT * CLEARING_COUNT, 0),
    supply: [...s.supply, ...IN_BOX.slice(s.supply.length)],
    away: padded(s.away, PIECE_COUNT, 0),
    effects: { ...s.effects, coffins: padded(s.effects.coffins, PIECE_COUNT, 0) },
  };
}

/** A state of before landmarks has none, and no piles of the Black Market. */
function withLandmarks(s: RootFields): RootFields {
  if ((s as Partial<RootFields>).landmarks !== undefined) return s;
  return {
    ...s,
    landmarks: NO_LANDMARKS,
    owners: pileOwners(s.seat),
    cards: copyCards({ ...s.cards, size: padded(s.cards.size, PILE_COUNT, 0) }),
  };
}

/**
 * A saved state as today's rules number things. States of before later factions have shorter lists by faction, by pile and by piece,
 * and hirelings were numbered right after the factions of that time.
 */
export function upgradeSaved(saved: object): object {
  const s = withLandmarks(saved as RootFields);
  const known = s.points.length;
  const added = FACTIONS.length - known;
  if (added <= 0) return s;
  const party = (number: number): number => (number < known ? number : number + added);
  const byFaction = (list: readonly number[], value: number): number[] => padded(list, FACTIONS.length, value);
  const items = FACTIONS.length * ITEMS.length;
  const seat = byFaction(s.seat, -1);
  return {
    ...s,
    stack: s.stack.map((frame) => upgradeFrame(frame, party)),
    seat,
    owners: pileOwners(seat),
    cards: copyCards({ ...s.cards, size: padded(s.cards.size, PILE_COUNT, 0) }),
    force: upgradeForce(s, known),
    ...upgradePieces(s),
    crafted: padded(s.crafted, items, 0),
    craftedSpent: padded(s.craftedSpent, items, 0),
    points: byFaction(s.points, 0),
    dominance: byFaction(s.dominance, -1),
    coalition: byFaction(s.coalition, -1),
    vagabonds: s.vagabonds.map((v) => ({
      ...v,
      relation: byFaction(v.relation, NO_MARKER),
      aids: byFaction(v.aids, 0),
    })),
    riverfolk: {
      ...s.riverfolk,
      funds: byFaction(s.riverfolk.funds, 0),
      payments: byFaction(s.riverfolk.payments, 0),
      committed: byFaction(s.riverfolk.committed, 0),
    },
    hirelings: { ...s.hirelings, parties: s.hirelings.parties.map(party) },
  };
}
