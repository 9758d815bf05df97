import { EVERYBODY, moveCard, offerUnless, type OptionContribution, type Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { copyIn, eachTitle } from '../../rules/02-key-terms/cards.ts';
import { hasPieces, inPlay, isVagabond } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { FACTION_RULES } from '../faction.ts';
import type { Collector, Root, RootOption, Section, Sink } from '../../types.ts';
import { TRADE_POST } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, type Faction, NO_FACTION, type Phase, RIVERFOLK } from '../../words.ts';
import { transfer } from './funds.ts';
import { HAND_CARD, MERCENARIES, RIVERBOATS } from './state.ts';
import { riverfolkVerbs } from './verbs.ts';
import type { PurchaseFrame } from './frames.ts';
import type { InterludeFrame } from '../../rules/01-turn/frames.ts';

const TOO_DEAR = refusal('11.2.6.I', 'price');
const NO_ITEMS = refusal('11.2.6.III', 'items');
const ALREADY_BOATS = refusal('11.2.7.II', 'already-bought');
const ALREADY_HIRED = refusal('11.2.7.III', 'already-bought');
const NO_VAGABOND = refusal('11.2.7.III.b', 'vagabond');

/** §11.2.6.II, §11.2.6.II-R1: one service, and one more for each clearing with a trade post and a piece of the buyer. */
function allowance(s: RootState, f: Faction): number {
  if (s.riverfolk.left >= 0) return s.riverfolk.left;
  let count = 1;
  for (let c = 0; c < CLEARING_COUNT; c++) if (pieces(s, TRADE_POST, c) > 0 && hasPieces(s, f, c)) count++;
  return count;
}

/** §11.2.6: lists what a player can buy at the start of Birdsong; everything about it is open to all. */
function listServices(s: RootState, f: Faction, ask: Collector): void {
  if (!inPlay(s, RIVERFOLK) || f === RIVERFOLK) return;
  if (allowance(s, f) === 0) return;
  const { prices, boats, hirer } = s.riverfolk;
  const funds = FACTION_RULES[f]!.serviceFunds(s, f);
  const poor = isVagabond(f) ? NO_ITEMS : TOO_DEAR;
  const offer = (o: RootOption, service: number, no?: Refusal<RootLaw>): void => {
    const price = prices[service]!;
    offerUnless(ask, o, no ?? (funds < price ? poor : undefined), price, funds);
  };
  // §11.2.7.I
  eachTitle(s, handOf(RIVERFOLK), (title) => offer(riverfolkVerbs.buyCard(title), HAND_CARD));
  // §11.2.7.II-R1: once is enough.
  offer(riverfolkVerbs.buyRiverboats(), RIVERBOATS, boats === f ? ALREADY_BOATS : undefined);
  offer(
    riverfolkVerbs.buyMercenaries(),
    MERCENARIES,
    isVagabond(f) ? NO_VAGABOND : hirer === f ? ALREADY_HIRED : undefined,
  );
}

const purchase = (faction: Faction, service: number, title = -1): PurchaseFrame => ({
  proc: 'purchase',
  step: 'pay',
  got: 0,
  faction,
  service,
  title,
});

/** §11.2.6-R1, §Q.2: no consent is asked. */
export const riverfolkServices: OptionContribution<Root, InterludeFrame> = {
  verbs: ['buy-card', 'buy-riverboats', 'buy-mercenaries'],
  options: (s, f, _seat, ask) => listServices(s, f.faction, ask),
  take(s, f, o) {
    s.riverfolk.left = allowance(s, f.faction) - 1;
    const what = o.verb === 'buy-card' ? HAND_CARD : o.verb === 'buy-riverboats' ? RIVERBOATS : MERCENARIES;
    return { call: purchase(f.faction, what, o.verb === 'buy-card' ? o.title : -1), then: 'dominance' };
  },
};

/** §11.2.7: what was bought. */
function deliver(s: RootState, f: PurchaseFrame, out: Sink): void {
  const { faction } = f;
  if (f.service === RIVERBOATS) s.riverfolk.boats = faction;
  if (f.service === MERCENARIES) s.riverfolk.hirer = faction;
  if (f.service !== HAND_CARD) return;
  // §11.2.7.I: a card of the open hand. §11.2.7.I-R1: the buyer's hand may grow beyond five until Evening; §11.2.3: everybody saw the card.
  const card = copyIn(s, handOf(RIVERFOLK), f.title);
  moveCard(s.cards, s.owners, card, handOf(faction), EVERYBODY, out);
  if (out.on) out.emit({ type: 'given', from: RIVERFOLK, to: faction, pile: handOf(faction), card });
}

export const purchaseProcedure: Section<PurchaseFrame> = {
  pay: {
    kind: 'rule',
    law: '11.2.6',
    run(s, f, out) {
      const price = s.riverfolk.prices[f.service]!;
      if (out.on) out.emit({ type: 'bought', faction: f.faction, service: f.service, price });
      const items = FACTION_RULES[f.faction]!.payItems(f.faction, price);
      return items ? { call: items, then: 'paid' } : 'paid';
    },
  },
  // §11.2.6.I: from the buyer's supply; §11.2.6.III: for a Vagabond the Riverfolk pay in, as many as they have.
  paid: {
    kind: 'rule',
    law: '11.2.6.I',
    run(s, f, out) {
      const payer = isVagabond(f.faction) ? RIVERFOLK : f.faction;
      transfer(s, payer, 'supply', 'payments', s.riverfolk.prices[f.service]!, out);
      deliver(s, f, out);
      return 'done';
    },
  },
};

/** §11.2.7.III: mercenaries serve in the buyer's Daylight and Evening; all services end with the turn. */
export function serviceHours(s: RootState, f: Faction, at: Phase | 'over'): undefined {
  if (!inPlay(s, RIVERFOLK)) return;
  const r = s.riverfolk;
  if (at === 'daylight' && r.hirer === f) r.serving = f;
  if (at !== 'over') return;
  r.left = -1;
  r.boats = NO_FACTION;
  r.hirer = NO_FACTION;
  r.serving = NO_FACTION;
}
