import { type ChildFrame, offerUnless, type Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { isEnemyPiece } from '../../rules/02-key-terms/mercenaries.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { parties } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { listBattles } from '../../rules/04-key-actions/battle/options.ts';
import { listMoves } from '../../rules/04-key-actions/move.ts';
import { removal, takeOff, triggers } from '../../rules/04-key-actions/removal.ts';
import { isSheltered } from '../../rules/14-hirelings/immunity.ts';
import { NOT_ENEMY } from '../../card-effects/targets.ts';
import type { Collector, Root, Sink } from '../../types.ts';
import {
  GARDEN,
  IS_BUILDING,
  IS_WARRIOR,
  LIZARD,
  OWNER,
  type Piece,
  PIECES_OF,
  WARLORD,
} from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, type Clearing, CULT } from '../../words.ts';
import { spendAcolytes } from './acolytes.ts';
import { gardensLeft } from './gardens.ts';
import { cultVerbs } from './verbs.ts';
import { isSuit } from '../../rules/02-key-terms/suits.ts';
import { reprint } from '../../rules/21-landmarks/printed.ts';
import { isHoused } from '../../rules/21-landmarks/treetop.ts';

const TOO_FEW = refusal('10.4.3', 'acolytes');
const NOT_OUTCAST = refusal('10.4.3', 'not-outcast');
const NO_GARDEN = refusal('10.4.3.III', 'no-garden');
const SHELTERED = refusal('14.3.2', 'sheltered');
const NO_WARLORD = refusal('12.2.2', 'warlord');

/** §10.4.3.I to §10.4.3.III: acolytes for each. */
const PRICES = { crusade: 2, convert: 2, sanctify: 3 } as const;
/** The name of a conspiracy. */
type Conspiracy = keyof typeof PRICES;

/** §10.4.3: one acolyte less while the outcast are hated. */
const priceOf = (s: RootState, what: Conspiracy): number => PRICES[what] - s.cult.hated;

/** §10.4.3: spends the acolytes of a conspiracy. */
export function pay(s: RootState, what: Conspiracy, out: Sink): void {
  spendAcolytes(s, priceOf(s, what), out);
}

/** §10.4.3: whether there are acolytes for a conspiracy. */
export const maySpend = (s: RootState, what: Conspiracy): boolean => s.cult.acolytes >= priceOf(s, what);

/** Passes offers on while there are acolytes for them. */
function conspiring(s: RootState, what: Conspiracy, ask: Collector): Collector {
  const price = priceOf(s, what);
  const poor = s.cult.acolytes < price;
  return {
    wantsRefusals: ask.wantsRefusals,
    isSatisfied: ask.isSatisfied,
    offer: (o) => (poor ? ask.refuse(o, TOO_FEW, price, s.cult.acolytes) : ask.offer(o)),
    refuse: (o, r, a, b) => ask.refuse(o, r, a, b),
  };
}

/** §O.10, §10.4.3.II-R1: what forbids to replace an enemy piece. */
function mayNotReplace(s: RootState, p: Piece, c: Clearing): Refusal<RootLaw> | undefined {
  if (!isSuit(s, c, s.cult.outcast)) return NOT_OUTCAST;
  if (!isEnemyPiece(s, CULT, p)) return NOT_ENEMY;
  if (isSheltered(s, OWNER[p]!, c)) return SHELTERED;
  return mayNotPlace(s, CULT, c);
}

/** Calls for every kind of others' pieces that stands in a clearing. */
function eachForeign(s: RootState, call: (p: Piece, c: Clearing) => void): void {
  for (const party of parties(s)) {
    if (party === CULT) continue;
    for (const p of PIECES_OF[party]!) for (let c = 0; c < CLEARING_COUNT; c++) if (pieces(s, p, c) > 0) call(p, c);
  }
}

/** §10.4.3.II: enemy warriors in outcast clearings; the spent acolytes are in supply before one is placed. */
function listConverts(s: RootState, ask: Collector): void {
  eachForeign(s, (p, c) => {
    if (!IS_WARRIOR[p]) return;
    const no = p === WARLORD ? NO_WARLORD : mayNotReplace(s, p, c);
    offerUnless(ask, cultVerbs.convert(c, p), no, s.cult.outcast);
  });
}

/** §10.4.3.III, §10.4.3.III-R1: enemy buildings there, while a garden of the suit is on its track. */
function listSanctifications(s: RootState, ask: Collector): void {
  eachForeign(s, (p, c) => {
    if (!IS_BUILDING[p]) return;
    const no = mayNotReplace(s, p, c) ?? (gardensLeft(s, s.cult.outcast) === 0 ? NO_GARDEN : undefined);
    offerUnless(ask, cultVerbs.sanctify(c, p), no, s.cult.outcast);
  });
}

/** §10.4.3: lists the conspiracies; §10.4.3.I: a crusade is a battle in, or a move from, an outcast clearing. */
export function listConspiracies(s: RootState, ask: Collector): void {
  const { outcast } = s.cult;
  const open = (what: Conspiracy): boolean => ask.wantsRefusals || maySpend(s, what);
  if (open('crusade')) {
    const crusading = conspiring(s, 'crusade', ask);
    listBattles(s, CULT, outcast, crusading, -1, NOT_OUTCAST);
    listMoves(s, CULT, outcast, crusading, NOT_OUTCAST);
  }
  if (open('convert')) listConverts(s, conspiring(s, 'convert', ask));
  if (open('sanctify')) listSanctifications(s, conspiring(s, 'sanctify', ask));
}

/** §10.4.3.II, §10.4.3.III: replaces an enemy piece by one's own, in one moment; gives what it triggers. */
export function replace(s: RootState, p: Piece, c: Clearing, out: Sink): readonly ChildFrame<Root>[] {
  const r = removal(CULT, { replaced: true });
  const housed = isHoused(s, p, c);
  takeOff(s, r, p, c, 1, out);
  place(s, IS_BUILDING[p] ? GARDEN : LIZARD, c, 1, out);
  if (IS_BUILDING[p]) {
    // §21.4-R1: the same slot.
    if (c === s.landmarks.treetop) s.landmarks.housed = housed ? GARDEN : s.landmarks.housed;
    // §21.7-R4: in the Lost City, too, a garden of the outcast suit.
    if (c === s.landmarks.city) reprint(s, GARDEN, s.landmarks.latest, s.cult.outcast);
  }
  return triggers(s, r, out);
}
