import { EVERYBODY, moveCard } from '../../../../kernel/index.ts';
import { cardsOf, copyIn, discard } from '../02-key-terms/cards.ts';
import { seatBit } from '../02-key-terms/players.ts';
import { FACTS } from '../../components/cards/index.ts';
import type { Section, Sink } from '../../types.ts';
import { handOf, KEPT } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import type { Faction } from '../../words.ts';
import { holder } from './parties.ts';
import { hirelingVerbs } from './verbs.ts';
import type { ArtisansFrame } from './frames.ts';

/** True when a crafted card may be kept instead of discarded. */
export const mayKeep = (s: RootState, f: Faction, title: number): boolean =>
  s.hirelings.parties.length > 0 && FACTS[title]!.item >= 0 && holder(s, 'sunward-expedition', 'demoted') === f;

/** Asks whether the card is kept. */
export const artisans = (faction: Faction, title: number): ArtisansFrame => ({
  proc: 'artisans',
  step: 'card',
  got: 0,
  faction,
  title,
});

export const artisansProcedure: Section<ArtisansFrame> = {
  card: {
    kind: 'choice',
    window: 'artisans',
    law: '14.3.2',
    seats: (s, f) => seatBit(s, f.faction),
    options(_s, _f, _seat, ask) {
      ask.offer(hirelingVerbs.keepCard());
      ask.offer(verbs.pass());
    },
    take(s, f, o, _seat, out) {
      const card = copyIn(s, handOf(f.faction), f.title);
      if (o.verb !== 'keep-card') discard(s, f.faction, card, '4.1.2', out);
      else {
        moveCard(s.cards, s.owners, card, KEPT, EVERYBODY, out);
        if (out.on) out.emit({ type: 'card-kept', faction: f.faction, card, back: false });
      }
      return 'done';
    },
  },
};

/** Kept cards come back at the end of Evening, however many are in hand. */
export function takeKeptBack(s: RootState, f: Faction, out: Sink): void {
  if (s.cards.size[KEPT] === 0) return;
  for (const card of cardsOf(s, KEPT)) {
    moveCard(s.cards, s.owners, card, handOf(f), EVERYBODY, out);
    if (out.on) out.emit({ type: 'card-kept', faction: f, card, back: true });
  }
}
