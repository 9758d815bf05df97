import {
  type Choice,
  EVERYBODY,
  type Mask,
  NOBODY,
  offerUnless,
  orPass,
  showCard,
} from '../../../../../kernel/index.ts';
import { copyIn, discard, fits, handSize } from '../../02-key-terms/cards.ts';
import { current, isVagabond, seatBit } from '../../02-key-terms/players.ts';
import { controllerOf } from '../../14-hirelings/parties.ts';
import { FACTS, type Title, title, TITLE_OF } from '../../../components/cards/index.ts';
import { FACTION_RULES } from '../../../factions/faction.ts';
import type { Collector, Root, Sink } from '../../../types.ts';
import { handOf, playArea } from '../../../components/piles.ts';
import { refusal } from '../../../refusals.ts';
import type { RootState } from '../../../state.ts';
import { verbs } from '../../../verbs.ts';
import { type Clearing, type Faction, HUNDREDS, isFaction, NO_FACTION, type Party } from '../../../words.ts';
import { ignoresHit, afterRoll } from './hooks.ts';
import { type Removal, removal } from '../removal.ts';
import type { BattleFrame } from './frames.ts';

const NO_MATCH = refusal('4.3.1', 'ambush-suit');

const SCOUTING_PARTIES = TITLE_OF.flatMap((t, card) => (t === title('scouting-party') ? [card] : []));
const AMBUSH_CARDS = TITLE_OF.flatMap((t, card) => (FACTS[t]!.kind === 'ambush' ? [card] : []));

/** Lists the ambush cards of a hand that match the clearing (4.3.1). */
export function listAmbushes(s: RootState, f: Party, c: Clearing, ask: Collector): void {
  ask.offer(verbs.pass());
  let last = -1;
  for (const card of AMBUSH_CARDS) {
    if (s.cards.at[card] !== handOf(f) || TITLE_OF[card] === last) continue;
    last = TITLE_OF[card]!;
    offerUnless(ask, verbs.ambush(last), fits(card, s.suit[c]!) ? undefined : NO_MATCH, s.suit[c]);
  }
}

/** §E.4.2-E1: in older editions the Vagrant picks what those he set upon each other lose; items are their owner's. */
function chooser(s: RootState, f: BattleFrame, side: Party): Faction {
  // §14.4.4, §1.1.3-R1: the controller decides for hirelings, the current player for those without one.
  if (!isFaction(side)) return controllerOf(s, side) >= 0 ? controllerOf(s, side) : current(s);
  const picks = f.instigator >= 0 && s.settings.law.instigateMode !== 'forced' && !isVagabond(side);
  return picks ? f.instigator : side;
}

/** §14.4.5, §14.4.5-R1, §14.5.3: no card is played for hirelings, in attack or in defence. */
const playsCards = (s: RootState, side: Party): boolean => isFaction(side) && handSize(s, side) > 0;

/** §4.3.1: whether a side is asked for an ambush, whatever its hand holds; §11.2.3: what an open hand lacks all can see. */
export function mayAmbush(s: RootState, f: BattleFrame, side: Party): boolean {
  if (!playsCards(s, side)) return false;
  const hand = handOf(side);
  if (s.owners[hand] !== EVERYBODY) return true;
  return AMBUSH_CARDS.some((card) => s.cards.at[card] === hand && fits(card, s.suit[f.clearing]!));
}

/** §4.3.1.I-R1: against a Scouting Party an ambush would do nothing; §14.4.5: hirelings send none. */
const scouts = (s: RootState, attacker: Party): boolean =>
  isFaction(attacker) && SCOUTING_PARTIES.some((card) => s.cards.at[card] === playArea(attacker));

/** §4.3.1: whether the defender is asked for an ambush. */
export const mayBeAmbushed = (s: RootState, f: BattleFrame): boolean =>
  mayAmbush(s, f, f.defender) && !scouts(s, f.attacker);

/** §14.4.5, §14.5.6: the seat whose effects work in the battle; hirelings have none. */
export const fighterBit = (s: RootState, side: Party): Mask => (isFaction(side) ? seatBit(s, side) : NOBODY);

/** Plays an ambush card; it is shown first, because discarding it may reshuffle it into an empty deck (2.1.2-R1). */
export function ambush(s: RootState, f: Party, title: Title, foil: boolean, out: Sink): void {
  const card = copyIn(s, handOf(f), title);
  showCard(s.cards, card, EVERYBODY, out);
  if (out.on) out.emit({ type: 'ambush', faction: f, card, foil });
  discard(s, f, card, foil ? '4.3.1.I' : '4.3.1', out);
}

/** The loss of hits, a choice of the side that was hit while there is one. */
export function losses(
  self: BattleFrame['step'],
  window: string,
  side: 'attacker' | 'defender',
  then: BattleFrame['step'],
): Choice<Root, BattleFrame> {
  const doom = (f: BattleFrame): number[] => (side === 'attacker' ? f.doomA : f.doomD);
  const hits = (f: BattleFrame): number => (side === 'attacker' ? f.onAttacker : f.onDefender);
  return {
    kind: 'choice',
    window,
    law: '4.3.3',
    seats: (s, f) => seatBit(s, chooser(s, f, f[side])),
    options(s, f, _seat, ask) {
      if (doom(f).length < hits(f)) FACTION_RULES[f[side]]!.losses(s, f, f[side], doom(f), ask);
    },
    none: () => then,
    take(_s, f, o) {
      doom(f).push(FACTION_RULES[f[side]]!.lossCode(o));
      return self;
    },
  };
}

/** Carries one side's losses out. */
export function resolveLosses(s: RootState, f: BattleFrame, side: 'attacker' | 'defender', out: Sink): Removal {
  const by = side === 'attacker' ? f.defender : f.attacker;
  const defender = side === 'defender' ? f.defender : NO_FACTION;
  const r = removal(by, { inBattle: true, defender, scorer: f.instigator >= 0 ? f.instigator : by });
  FACTION_RULES[f[side]]!.applyLosses(s, f, f[side], side === 'attacker' ? f.doomA : f.doomD, r, out);
  return r;
}

/** Effects of a side after the roll. */
export function effects(
  window: string,
  side: 'attacker' | 'defender',
  self: BattleFrame['step'],
  other: BattleFrame['step'],
): Choice<Root, BattleFrame> {
  const next = (f: BattleFrame): BattleFrame['step'] => {
    f.speaking--;
    return f.speaking > 0 ? other : 'count';
  };
  return {
    kind: 'choice',
    window,
    law: '4.3.2.II',
    seats: (s, f) => fighterBit(s, f[side]),
    options: (s, f, seat, ask) => orPass(ask, verbs.pass(), (asked) => afterRoll.options(s, f, seat, asked)),
    none: (_s, f) => next(f),
    take: (s, f, o, seat, out) => (o.verb === 'pass' ? next(f) : (afterRoll.take(s, f, o, seat, out) ?? self)),
  };
}

/** §O.5, §12.7.7-R1, §13.2.4-R1: the hits that are left of those on a side: each ignores one in a battle at most. */
export function unignored(s: RootState, f: BattleFrame, side: Party, hits: number): number {
  const mark = side === f.attacker ? 1 : 2;
  if (hits === 0 || (f.ignored & mark) !== 0 || !ignoresHit.apply(false, s, f, side)) return hits;
  f.ignored |= mark;
  return hits - 1;
}

/** §12.7.1 comes before the other effects before the roll; they do not touch each other. */
export const preparing = (f: BattleFrame): BattleFrame['step'] =>
  f.attacker === HUNDREDS || f.defender === HUNDREDS ? 'rally' : 'scouting';
