import { type ChildFrame, EVERYBODY, offersAny, offerUnless, showPile } from '../../../../kernel/index.ts';
import { cardsOf, copyIn, drawTo, eachTitle, fits, handSize, noCard } from '../../rules/02-key-terms/cards.ts';
import { inPlay, seatBit } from '../../rules/02-key-terms/players.ts';
import { playerOf } from '../../rules/14-hirelings/parties.ts';
import type { CompletedMove } from '../../rules/04-key-actions/move.ts';
import type { Removal } from '../../rules/04-key-actions/removal.ts';
import type { Collector, Root, RootOption, Section } from '../../types.ts';
import { SYMPATHY } from '../../components/pieces.ts';
import { handOf, SUPPORTERS } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { ALLIANCE, CLEARINGS, type Clearing, type Faction } from '../../words.ts';
import { addSupporter, hasRoom, isSympathetic } from './supporters.ts';
import { allianceVerbs } from './verbs.ts';
import type { OutrageFrame } from './frames.ts';

const NO_CARD = noCard('8.2.6');

const outrage = (payer: Faction, clearing: Clearing): OutrageFrame => ({
  proc: 'outrage',
  step: 'hand',
  got: 0,
  key: CLEARINGS[clearing]!,
  payer,
  clearing,
});

/** §8.2.6-R1: one per move into a sympathetic clearing; §8.2.6-R3: never by the Alliance itself. */
export function outrageByMove(s: RootState, { mover, payer, to }: CompletedMove): OutrageFrame | undefined {
  if (!inPlay(s, ALLIANCE) || mover === ALLIANCE || payer === ALLIANCE || !isSympathetic(s, to)) return undefined;
  return outrage(payer, to);
}

/** §8.2.6-R1: one per token removed, by any player. */
export function outrageByRemoval(s: RootState, r: Removal, victim: Faction): readonly ChildFrame<Root>[] | undefined {
  // §14.4.7, §14.4.7-R1: the controller pays for hirelings, nobody for those without one.
  const payer = playerOf(s, r.scorer);
  if (victim !== ALLIANCE || payer < 0 || payer === ALLIANCE) return undefined;
  const frames: ChildFrame<Root>[] = [];
  for (let i = 0; i < r.gone.length; i += 3)
    if (r.gone[i] === SYMPATHY) for (let n = 0; n < r.gone[i + 2]!; n++) frames.push(outrage(payer, r.gone[i + 1]!));
  return frames;
}

/** §8.2.6, §2.1.1.I: the hand cards of the suit, birds included. */
function listAppeasements(s: RootState, f: OutrageFrame, ask: Collector): void {
  eachTitle(s, handOf(f.payer), (title, card) => {
    offerUnless(
      ask,
      allianceVerbs.appease(title),
      fits(card, s.suit[f.clearing]!) ? undefined : NO_CARD,
      s.suit[f.clearing],
    );
  });
}

export const outrageProcedure: Section<OutrageFrame> = {
  // What follows, a card or the whole hand, tells everybody whether the payer has one.
  hand: {
    kind: 'rule',
    law: '8.2.6',
    run(s, f, out) {
      out.learned(EVERYBODY);
      return offersAny<RootOption>((ask) => listAppeasements(s, f, ask)) ? 'pay' : 'show';
    },
  },
  // §8.2.6: the payer picks among matching cards.
  pay: {
    kind: 'choice',
    window: 'outrage',
    law: '8.2.6',
    secret: true,
    seats: (s, f) => seatBit(s, f.payer),
    options: (s, f, _seat, ask) => listAppeasements(s, f, ask),
    take(s, f, o, _seat, out) {
      if (o.verb === 'appease') addSupporter(s, f.payer, copyIn(s, handOf(f.payer), o.title), out);
      return 'done';
    },
  },
  // §8.2.6: without one the Alliance sees the hand and adds the top card of the deck.
  show: {
    kind: 'rule',
    law: '8.2.6',
    run(s, f, out) {
      if (handSize(s, f.payer) > 0) {
        const hand = handOf(f.payer);
        showPile(s.cards, hand, seatBit(s, ALLIANCE), out);
        if (out.on) {
          const see = seatBit(s, ALLIANCE) | seatBit(s, f.payer);
          const shown = { type: 'shown', faction: f.payer, to: ALLIANCE } as const;
          out.emit(shown, see, { ...shown, cards: cardsOf(s, hand) });
        }
      }
      return {
        call: hasRoom(s) ? drawTo(ALLIANCE, 1, SUPPORTERS) : { proc: 'milled', step: 'any', got: 0 },
        then: 'done',
      };
    },
  },
};
