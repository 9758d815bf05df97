import { OfferRefusalList, seatsOf } from '../../kernel/index.ts';
import { CARD_NAMES, TITLES } from '../../games/root/components/cards/index.ts';
import type { RootOption } from '../../games/root/types.ts';
import { IS_BUILDING, IS_WARRIOR, PIECES } from '../../games/root/components/pieces.ts';
import type { RootState } from '../../games/root/state.ts';
import { MINISTERS } from '../../games/root/factions/17-duchy/state.ts';
import { PLOT_KINDS } from '../../games/root/factions/18-corvids/state.ts';
import { CLEARINGS, FACTIONS, ITEMS, MOVE_ENDS, PLACES } from '../../games/root/words.ts';
import type { Fact } from './facts.ts';
import type { Need } from '../read/need.ts';
import { machine } from './recorded-game.ts';

/** The paragraph of an action, when no open question fits it. */
export function lawOf(needs: readonly Need[]): string {
  switch (needs[0]?.kind) {
    case 'piece':
      return needs[0].from >= 0 && needs[0].to < 0 ? '4.3.3' : '2.5';
    case 'battle':
    case 'ambush':
      return '4.3';
    case 'craft':
      return '4.1';
    case 'points':
      return '3.2';
    case 'item':
    case 'quest':
    case 'league':
      return '9.2.5';
    case 'pawn':
      return '9.5.1';
    case 'officers':
      return '8.5.3';
    case 'relation':
      return '9.2.9';
    case 'box':
      return needs[0].to === 'payments' ? '11.2.6' : '11.2.4';
    case 'price':
      return '11.6.2';
    case 'outcast':
      return '10.4.1';
    case 'acolytes':
      return '10.4.3';
    case 'minister':
      return needs[0].gone ? '17.2.3' : '17.5.3';
    case 'flip':
      return '18.4.2';
    case 'guess':
      return '18.2.4';
    case 'trick':
      return '18.5.4';
    case 'path':
      return '20.3';
    case 'ferry':
      return '19.5';
    default:
      return '2.1';
  }
}

/** The verbs that place a piece, by its class; the sign is replaced by the piece. */
const PLACINGS = {
  warrior: ['recruit-at'],
  building: ['build #'],
  token: ['spread', 'organize', 'trade-post', 'dig', 'plot'],
} as const;
const pieceClass = (p: number): keyof typeof PLACINGS =>
  IS_WARRIOR[p] ? 'warrior' : IS_BUILDING[p] ? 'building' : 'token';

/** The beginnings of options that would meet a need. */
function optionsFor(need: Need): string[] {
  switch (need.kind) {
    case 'piece': {
      const to = MOVE_ENDS[need.to];
      const from = MOVE_ENDS[need.from];
      if (from && to) return [`move ${from} ${to}`];
      return to
        ? PLACINGS[pieceClass(need.piece)].map((verb) => `${verb.replace('#', PIECES[need.piece]!)} ${to}`)
        : [];
    }
    case 'battle':
      return [`battle ${CLEARINGS[need.clearing]} ${FACTIONS[need.defender]}`];
    case 'craft':
      return need.titles.map((t) => `craft ${TITLES[t]}`);
    case 'pawn':
      return [`go ${PLACES[need.to]}`, `slip ${PLACES[need.to]}`];
    case 'minister':
      return need.gone ? [] : [`sway ${MINISTERS[need.minister]}`];
    case 'flip':
      return [`flip ${CLEARINGS[need.clearing]}`];
    case 'trick':
      return [`trick ${CLEARINGS[need.from]} ${CLEARINGS[need.to]}`];
    case 'guess':
      return [`expose ${CLEARINGS[need.clearing]} ${PLOT_KINDS[need.plot]}`];
    case 'path':
      return [`clear-path ${CLEARINGS[need.from]} ${CLEARINGS[need.to]}`];
    case 'item':
      return need.item < 0 ? [] : [`repair ${ITEMS[need.item]}`, `refresh ${ITEMS[need.item]}`];
    default:
      return [];
  }
}

/** Why the engine does not allow an action, as far as the open question shows it. */
export function whyNot(s: RootState, needs: readonly Need[]): { law: string; why: string } {
  if (s.over) return { law: s.over.law, why: 'the game is over' };
  const texts = needs.flatMap(optionsFor);
  for (const seat of seatsOf(machine.asked(s))) {
    const reasons = new OfferRefusalList<RootOption>();
    machine.options(s, seat, reasons);
    const found = reasons.refused.find((r) => texts.some((text) => r.option.text.startsWith(text)));
    if (found) return { law: found.refusal.law, why: found.refusal.why };
  }
  const window = machine.window(s);
  const top = s.stack[s.stack.length - 1];
  return {
    law: window?.law ?? '',
    why: window ? `not offered in ${window.name}` : `not possible in ${top?.proc ?? 'rest'}`,
  };
}

/** A fact as text. */
export function factText(fact: Fact): string {
  switch (fact.kind) {
    case 'piece':
      return `${fact.count} ${PIECES[fact.piece]} ${MOVE_ENDS[fact.from] ?? 'supply'} to ${MOVE_ENDS[fact.to] ?? 'supply'}`;
    case 'card':
      return `a card (${CARD_NAMES[fact.card]}) from pile ${fact.from} to pile ${fact.to}${fact.law ? ` by ${fact.law}` : ''}`;
    case 'points':
      return `${fact.points} points for ${FACTIONS[fact.faction]}`;
    case 'item':
      return `${ITEMS[fact.item]} ${fact.deed}`;
    case 'battle':
      return `battle in ${CLEARINGS[fact.clearing]}`;
    case 'box':
      return `${fact.count} warriors of ${FACTIONS[fact.owner]} from ${fact.from} to ${fact.to}`;
    default:
      return fact.kind;
  }
}
