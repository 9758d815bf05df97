import { type Checks, hasSeat, watchHooks } from '../../../kernel/index.ts';
import { isVagabond, playing } from '../rules/02-key-terms/players.ts';
import { DESCRIPTORS } from '../factions/index.ts';
import { auditHirelings } from '../rules/14-hirelings/audit.ts';
import { auditItems } from './items.ts';
import type { Root } from '../types.ts';
import { COUNTS_FOR_RULE, IN_BOX, IS_BUILDING, OWNER, type Piece, PIECES, PIECES_OF } from '../components/pieces.ts';
import { PILE_COUNT } from '../components/piles.ts';
import type { RootState } from '../state.ts';
import { CLEARING_COUNT, FACTIONS, ITEMS, PARTIES } from '../words.ts';
import { slotsOf } from '../rules/21-landmarks/treetop.ts';
import { auditLandmarks } from '../rules/21-landmarks/audit.ts';

const HOLDING_PIECES = DESCRIPTORS.filter(({ checks }) => checks.piecesHeld);

/** Pieces of a kind on boards of factions. */
function heldPieces(s: RootState, p: Piece): number {
  let count = 0;
  for (const faction of HOLDING_PIECES) count += faction.checks.piecesHeld!(s, p);
  return count;
}

function auditPieces(s: RootState, wrong: string[]): void {
  for (let p = 0; p < s.supply.length; p++) {
    let count = s.supply[p]! + s.away[p]! + s.effects.coffins[p]! + heldPieces(s, p);
    for (let c = 0; c < CLEARING_COUNT; c++) count += s.on[p * CLEARING_COUNT + c]!;
    if (count !== IN_BOX[p]) wrong.push(`${PIECES[p]}: ${count} instead of ${IN_BOX[p]}`);
    if (s.supply[p]! < 0) wrong.push(`${PIECES[p]}: supply below zero`);
  }
}

/** Every player but a Vagabond has pieces of its own. */
function auditPlayers(s: RootState, wrong: string[]): void {
  for (const f of playing(s))
    if (!isVagabond(f) && PIECES_OF[f]!.length === 0) wrong.push(`${FACTIONS[f]} has no pieces`);
}

function auditClearings(s: RootState, wrong: string[]): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    let buildings = s.ruin[c]!;
    for (let p = 0; p < s.supply.length; p++) {
      const here = s.on[p * CLEARING_COUNT + c]!;
      if (here < 0) wrong.push(`${PIECES[p]} below zero in clearing ${c + 1}`);
      if (IS_BUILDING[p]) buildings += here;
    }
    if (s.open[c] !== slotsOf(s, c) - buildings || s.open[c]! < 0) wrong.push(`slots of clearing ${c + 1}`);
    for (let f = 0; f < s.force.length / CLEARING_COUNT; f++) {
      let force = 0;
      for (let p = 0; p < s.supply.length; p++)
        if (OWNER[p] === f && COUNTS_FOR_RULE[p]) force += s.on[p * CLEARING_COUNT + c]!;
      if (s.force[f * CLEARING_COUNT + c] !== force) wrong.push(`force of ${PARTIES[f]} in clearing ${c + 1}`);
    }
  }
}

function auditCards(s: RootState, wrong: string[]): void {
  const { at, knows, size } = s.cards;
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    const count = at.filter((p) => p === pile).length;
    if (count !== size[pile]) wrong.push(`pile ${pile}: ${count} cards, counted ${size[pile]}`);
  }
  at.forEach((pile, card) => {
    if ((knows[card]! & s.owners[pile]!) !== s.owners[pile])
      wrong.push(`card ${card} is unknown to an owner of its pile`);
  });
}

/** What games are checked by wherever they are played. The names of content are in `content.ts`: only conformance checks count them. */
export const checks: Checks<Root> = {
  audit(s) {
    const wrong: string[] = [];
    auditPieces(s, wrong);
    auditPlayers(s, wrong);
    auditClearings(s, wrong);
    auditCards(s, wrong);
    s.crafted.forEach((count, i) => {
      if (count < 0 || s.craftedSpent[i]! > count)
        wrong.push(`crafted items of ${FACTIONS[Math.floor(i / ITEMS.length)]}`);
    });
    auditItems(s, wrong);
    for (const faction of DESCRIPTORS) faction.checks.audit?.(s, wrong);
    auditHirelings(s, wrong);
    auditLandmarks(s, wrong);
    s.points.forEach((points, f) => {
      if (points < 0) wrong.push(`points of ${FACTIONS[f]} below zero`);
    });
    return wrong;
  },
  hiddenIdsIn(e) {
    if ('cards' in e && e.cards) return e.cards;
    return 'card' in e && e.card !== undefined ? [e.card] : [];
  },
  knows: (s, viewer, card) => hasSeat(s.cards.knows[card]!, viewer),
  content: [],
  reached: () => [],
  watchContributors: watchHooks,
};
