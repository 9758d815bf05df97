import { markShareable, type Mask, moveCard, offerUnless } from '../../../../kernel/index.ts';
import { handOf, MARKET, MARKET_CARDS } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import type { Collector, RootOption, Section } from '../../types.ts';
import type { Faction } from '../../words.ts';
import { cardsOf, copyIn, eachTitle, handSize } from '../02-key-terms/cards.ts';
import { hasPieces, seatBit } from '../02-key-terms/players.ts';
import { landmarkVerbs } from './verbs.ts';
import type { ExchangeFrame } from './frames.ts';

const USED = refusal('21.3', 'used-this-turn');
const NO_PIECE = refusal('21.3', 'no-piece-at-market');
const EMPTY_HAND = refusal('21.3', 'empty-hand');

/** §21.3, §21.3-R3: lists the exchanges that the current player may make between two actions. */
export function listExchanges(s: RootState, f: Faction, ask: Collector): void {
  const { market, traded } = s.landmarks;
  if (market < 0) return;
  const no = traded === 1 ? USED : !hasPieces(s, f, market) ? NO_PIECE : handSize(s, f) === 0 ? EMPTY_HAND : undefined;
  for (let at = 0; at < MARKET_CARDS; at++) offerUnless(ask, landmarkVerbs.exchange(at), no);
}

/** §21.3: true when the faction could exchange a card now. */
export const mayExchange = (s: RootState, f: Faction): boolean =>
  s.landmarks.market >= 0 && s.landmarks.traded === 0 && handSize(s, f) > 0 && hasPieces(s, f, s.landmarks.market);

/** §21.3-R2: who laid a card is public, so everybody knows who knows the card of a place, whichever card it is. */
export function setMarketKnowers(s: RootState, at: number, who: Mask): void {
  s.owners = markShareable(s.owners.map((mask, pile) => (pile === MARKET + at ? who : mask)));
}

/** Takes an option of `listExchanges`; undefined for any other. */
export const takeExchange = (f: Faction, o: RootOption): readonly ExchangeFrame[] | undefined =>
  o.verb === 'exchange' ? [{ proc: 'exchange', step: 'lay', got: 0, faction: f, at: o.at }] : undefined;

export const exchangeProcedure: Section<ExchangeFrame> = {
  // §21.3-R2: the card is chosen before the other one is seen; the two change places at once.
  lay: {
    kind: 'choice',
    window: 'market-lay',
    law: '21.3',
    part: true,
    secret: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => eachTitle(s, handOf(f.faction), (title) => ask.offer(landmarkVerbs.lay(title))),
    take(s, f, o, _seat, out) {
      if (o.verb !== 'lay') return 'lay';
      const { faction, at } = f;
      const hand = handOf(faction);
      const laid = copyIn(s, hand, o.title);
      const taken = cardsOf(s, MARKET + at)[0]!;
      const owners = s.owners[hand]!;
      moveCard(s.cards, s.owners, laid, MARKET + at, owners, out);
      // A player who knew the card, which lay alone in its place, knows where it is now.
      const see = owners | s.cards.knows[taken]!;
      moveCard(s.cards, s.owners, taken, hand, see, out);
      setMarketKnowers(s, at, owners);
      s.landmarks.traded = 1;
      if (out.on) {
        const down = { type: 'market-laid', faction, at } as const;
        out.emit(down, owners, { ...down, card: laid });
        const up = { type: 'market-taken', faction, at } as const;
        out.emit(up, see, { ...up, card: taken });
      }
      return 'done';
    },
  },
};
