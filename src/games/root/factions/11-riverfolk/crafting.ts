import { listCrafts } from '../../rules/04-key-actions/craft.ts';
import { FACTS, type Title } from '../../components/cards/index.ts';
import type { FactionRules } from '../faction.ts';
import type { Collector, RootOption, Sink } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { EVERY_SUIT, type Faction, RIVERFOLK } from '../../words.ts';
import { fundsOf, NO_FUNDS, transfer } from './funds.ts';
import { uncovered } from './posts.ts';
import { riverfolkVerbs } from './verbs.ts';
import { offerUnless } from '../../../../kernel/index.ts';

const NO_SPACES = refusal('11.5.3', 'spaces');

/** §11.2.1, §11.5.3-R1: empty trade post spaces stand for crafting pieces. */
export const CRAFTING: Pick<FactionRules, 'craftingPieces' | 'activate'> = {
  // §21.7-R2: the Lost City holds no crafting piece of theirs.
  craftingPieces: (s, _f, suit) => (suit === EVERY_SUIT ? 0 : uncovered(s, suit) - s.riverfolk.spaces[suit]!),
  // The funds are committed before.
  activate(s, _f, suit, count) {
    s.riverfolk.spaces[suit]! += count;
  },
};

/** How many symbols a card costs, which is the number of funds to commit (11.5.3). */
export function symbolsOf(title: Title): number {
  const { cost } = FACTS[title]!;
  return cost[0] + cost[1] + cost[2] + cost[3];
}

/** §11.5.3, §11.5.3.I, §11.5.3.I-R1: what can be crafted can be exported. */
export function listRiverfolkCrafts(s: RootState, ask: Collector): void {
  const funds = fundsOf(s);
  const both = (o: RootOption, call: (each: RootOption, title: Title) => void): void => {
    if (o.verb !== 'craft') return;
    call(o, o.title);
    call(riverfolkVerbs.export(o.title), o.title);
  };
  listCrafts(s, RIVERFOLK, {
    wantsRefusals: ask.wantsRefusals,
    isSatisfied: ask.isSatisfied,
    offer: (o) =>
      both(o, (each, title) => {
        const need = symbolsOf(title);
        offerUnless(ask, each, funds >= need ? undefined : NO_FUNDS, need, funds);
      }),
    refuse: (o, r, a, b) => both(o, (each) => ask.refuse(each, r.why === 'crafting-pieces' ? NO_SPACES : r, a, b)),
  });
}

/** §11.5.3.I: instead of what the card brings, an own warrior goes to Payments. */
export function exportPayment(s: RootState, f: Faction, out: Sink): undefined {
  transfer(s, f, 'supply', 'payments', 1, out);
}
