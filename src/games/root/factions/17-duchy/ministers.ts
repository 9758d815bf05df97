import { offerIf, offerUnless, type Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { copyIn, discard, eachTitle, fits, handSize } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import { battle, listBattles } from '../../rules/04-key-actions/battle/options.ts';
import { listMoves, move } from '../../rules/04-key-actions/move.ts';
import { SUIT_OF } from '../../components/cards/index.ts';
import type { Collector, Section } from '../../types.ts';
import { CITADEL, MARKET, TUNNEL } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, DUCHY } from '../../words.ts';
import { onMap } from './board.ts';
import { build, listBuilds } from './reveal.ts';
import {
  BANKER,
  BARON_OF_DIRT,
  BRIGADIER,
  CAPTAIN,
  DUCHESS_OF_MUD,
  EARL_OF_STONE,
  FOREMOLE,
  LORD,
  MARSHAL,
  MAYOR,
  type Minister,
  MINISTERS,
  rankOf,
} from './state.ts';
import { duchyVerbs } from './verbs.ts';
import type { MinisterFrame } from './frames.ts';

const NOTHING_TO_DO = refusal('17.5.2', 'nothing-to-do');
const NOT_SWAYED = refusal('17.5.2', 'not-swayed');
const ACTED = refusal('17.5.2', 'acted');
const NO_COPY = refusal('17.5.2.VI', 'not-to-copy');
const TUNNELS_LEFT = refusal('17.5.2.VII', 'tunnels-left');
const NO_MARKETS = refusal('17.5.2.VIII', 'no-markets');
const NO_CITADELS = refusal('17.5.2.IX', 'no-citadels');
const OTHER_SUIT = refusal('17.5.2.V', 'one-suit');

/** §17.5.2.VII */
const DUCHESS_POINTS = 2;
/** §17.5.2.IV */
const BRIGADE_ACTIONS = 2;

/** §17.5.2.VII, §17.5.2.VIII, §17.5.2.IX: points that a lord scores now. */
function lordPoints(s: RootState, m: Minister): number {
  if (m === DUCHESS_OF_MUD) return s.supply[TUNNEL] === 0 ? DUCHESS_POINTS : 0;
  return onMap(s, m === BARON_OF_DIRT ? MARKET : CITADEL);
}

const LORD_LAWS: Partial<Record<Minister, RootLaw>> = {
  [DUCHESS_OF_MUD]: '17.5.2.VII',
  [BARON_OF_DIRT]: '17.5.2.VIII',
  [EARL_OF_STONE]: '17.5.2.IX',
};
const NO_POINTS: Partial<Record<Minister, Refusal<RootLaw>>> = {
  [DUCHESS_OF_MUD]: TUNNELS_LEFT,
  [BARON_OF_DIRT]: NO_MARKETS,
  [EARL_OF_STONE]: NO_CITADELS,
};

/** §17.5.2.II, §17.5.2.III, §17.5.2.IV: moves and battles of a minister. */
function listSorties(s: RootState, as: Minister, ask: Collector): void {
  if (as !== CAPTAIN) listMoves(s, DUCHY, BIRD, ask);
  if (as !== MARSHAL) listBattles(s, DUCHY, BIRD, ask);
}

/** §17.5.2.V: cards that the Banker takes; all of one suit, birds stand for it. */
function listDeposits(s: RootState, suit: number, ask: Collector): void {
  eachTitle(s, handOf(DUCHY), (title, card) => {
    const isOther = suit !== BIRD && !fits(card, suit);
    offerUnless(ask, verbs.spend(title), isOther ? OTHER_SUIT : undefined, suit);
  });
}

/** What a squire or noble can do first. */
function listFirst(s: RootState, as: Minister, ask: Collector): void {
  if (as === FOREMOLE) listBuilds(s, true, ask);
  else if (as === BANKER) listDeposits(s, BIRD, ask);
  else if (as === MAYOR) listCopies(s, ask);
  else listSorties(s, as, ask);
}

/** Lists a minister that can do something. */
function listMinister(s: RootState, m: Minister, ask: Collector): void {
  const option = duchyVerbs.minister(m);
  if (rankOf(m) === LORD) offerUnless(ask, option, lordPoints(s, m) > 0 ? undefined : NO_POINTS[m]);
  else offerIf(ask, option, NOTHING_TO_DO, (sub) => listFirst(s, m, sub));
}

/** §17.5.2.VI, §17.5.2.VI-R1: any other swayed squire or noble, whether it acts itself or not. */
function listCopies(s: RootState, ask: Collector): void {
  for (let m = 0; m < MINISTERS.length; m++) {
    if (ask.isSatisfied) return;
    const no = s.duchy.swayed[m] === 0 ? NOT_SWAYED : m === MAYOR || rankOf(m) === LORD ? NO_COPY : undefined;
    if (no) offerUnless(ask, duchyVerbs.minister(m), no);
    else listMinister(s, m, ask);
  }
}

/** §17.5.2: each swayed minister once; `acted` has a bit for each that has. */
export function listMinisters(s: RootState, acted: number, ask: Collector): void {
  for (let m = 0; m < MINISTERS.length; m++) {
    if (ask.isSatisfied) return;
    const no = s.duchy.swayed[m] === 0 ? NOT_SWAYED : (acted & (1 << m)) !== 0 ? ACTED : undefined;
    if (no) offerUnless(ask, duchyVerbs.minister(m), no);
    else listMinister(s, m, ask);
  }
}

/** §17.5.2: true while a swayed minister has not acted. */
export function mayConvene(s: RootState, acted: number): boolean {
  for (let m = 0; m < MINISTERS.length; m++) if (s.duchy.swayed[m] === 1 && (acted & (1 << m)) === 0) return true;
  return false;
}

/** A minister acts. */
export const act = (minister: Minister): MinisterFrame => ({
  proc: 'minister',
  step: 'begin',
  got: 0,
  minister,
  as: minister,
  done: 0,
  battles: 0,
  suit: BIRD,
});

const LAWS: readonly RootLaw[] = [
  '17.5.2.I',
  '17.5.2.II',
  '17.5.2.III',
  '17.5.2.IV',
  '17.5.2.V',
  '17.5.2.VI',
  '17.5.2.VII',
  '17.5.2.VIII',
  '17.5.2.IX',
];
const lawOf = (f: MinisterFrame): RootLaw => LAWS[f.as]!;

export const ministerProcedure: Section<MinisterFrame> = {
  begin: { kind: 'rule', run: (_s, f) => (f.as === MAYOR ? 'copy' : 'act') },
  // §17.5.2.VI
  copy: {
    kind: 'choice',
    window: 'duchy-mayor',
    law: '17.5.2.VI',
    part: true,
    secret: true,
    seats: (s) => seatBit(s, DUCHY),
    options: (s, _f, _seat, ask) => listCopies(s, ask),
    take(_s, f, o) {
      if (o.verb !== 'minister') return 'copy';
      f.as = o.minister;
      return 'act';
    },
  },
  act: {
    kind: 'rule',
    law: '17.5.2',
    run(_s, f, out) {
      if (out.on) out.emit({ type: 'minister', minister: f.minister, as: f.as });
      if (rankOf(f.as) === LORD) return 'points';
      return f.as === FOREMOLE ? 'build' : f.as === BANKER ? 'deposit' : 'sortie';
    },
  },
  // §17.5.2.I, §17.5.2.I-R1
  build: {
    kind: 'choice',
    window: 'duchy-foremole',
    law: '17.5.2.I',
    part: true,
    seats: (s) => seatBit(s, DUCHY),
    options: (s, _f, _seat, ask) => listBuilds(s, true, ask),
    take: (_s, _f, o) => (o.verb === 'build' ? { call: build(o.piece, o.clearing, true), then: 'done' } : 'build'),
  },
  // §17.5.2.II, §17.5.2.III, §17.5.2.IV
  sortie: {
    kind: 'choice',
    window: 'duchy-sortie',
    law: '17.5.2',
    lawOf,
    part: true,
    // §14.7.5: whether the Uprising can be battled is a matter of the hand.
    secret: true,
    seats: (s) => seatBit(s, DUCHY),
    options: (s, f, _seat, ask) => listSorties(s, f.as, ask),
    take(_s, f, o) {
      if (o.verb === 'move') {
        f.done++;
        return { call: move(DUCHY, o.from, o.to), then: 'again' };
      }
      if (o.verb !== 'battle') return 'sortie';
      f.done++;
      f.battles = 1;
      return { call: battle(DUCHY, o.defender, o.clearing), then: 'again' };
    },
  },
  again: { kind: 'rule', run: (_s, f) => (f.as === BRIGADIER && f.done < BRIGADE_ACTIONS ? 'second' : 'done') },
  // §17.5.2.IV: two moves or two battles, not one of each.
  second: {
    kind: 'choice',
    window: 'duchy-second',
    law: '17.5.2.IV',
    part: true,
    secret: true,
    seats: (s) => seatBit(s, DUCHY),
    options(s, f, _seat, ask) {
      listSorties(s, f.battles === 1 ? CAPTAIN : MARSHAL, ask);
      ask.offer(verbs.pass());
    },
    take(_s, f, o) {
      f.done++;
      if (o.verb === 'move') return { call: move(DUCHY, o.from, o.to), then: 'again' };
      if (o.verb === 'battle') return { call: battle(DUCHY, o.defender, o.clearing), then: 'again' };
      return 'done';
    },
  },
  // §17.5.2.V, §17.5.2.V-R1: one or more cards of one suit from hand.
  deposit: {
    kind: 'choice',
    window: 'duchy-bank',
    law: '17.5.2.V',
    part: true,
    secret: true,
    seats: (s) => seatBit(s, DUCHY),
    options(s, f, _seat, ask) {
      listDeposits(s, f.suit, ask);
      if (f.done > 0) ask.offer(verbs.end());
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'spend') return 'bank';
      const card = copyIn(s, handOf(DUCHY), o.title);
      if (SUIT_OF[card] !== BIRD) f.suit = SUIT_OF[card]!;
      discard(s, DUCHY, card, '17.5.2.V', out);
      f.done++;
      return handSize(s, DUCHY) > 0 ? 'deposit' : 'bank';
    },
  },
  bank: {
    kind: 'rule',
    law: '17.5.2.V',
    run(s, f, out) {
      score(s, DUCHY, f.done, '17.5.2.V', out);
      return 'done';
    },
  },
  // §17.5.2.VII, §17.5.2.VIII, §17.5.2.IX
  points: {
    kind: 'rule',
    law: '17.5.2',
    run(s, f, out) {
      score(s, DUCHY, lordPoints(s, f.as), LORD_LAWS[f.as]!, out);
      return 'done';
    },
  },
};
