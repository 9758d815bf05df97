import { EVERYBODY, moveCard, offerUnless, orPass } from '../../../../kernel/index.ts';
import { copyIn } from '../02-key-terms/cards.ts';
import { seatBit } from '../02-key-terms/players.ts';
import { type Card, FACTS, SUIT_OF, TITLE_OF } from '../../components/cards/index.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import { DISCARD, handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { type Faction, SUITS } from '../../words.ts';
import type { HirelingRules } from './rules.ts';
import { hirelingVerbs } from './verbs.ts';
import type { EnvoysFrame } from './frames.ts';

const RARE_SUIT = refusal('14.3.3', 'rare-suit');
const AMBUSH = refusal('14.3.3', 'no-ambush');

/** How many cards the Lizard Envoys look at. */
const TOP = 5;

/** The top cards of the discard pile; what lies there without a known order lies below. */
function topOfDiscard(s: RootState): Card[] {
  const top: Card[] = [];
  const { discards } = s.hirelings;
  for (let i = discards.length - 1; i >= 0 && top.length < TOP; i--)
    if (s.cards.at[discards[i]!] === DISCARD && !top.includes(discards[i]!)) top.push(discards[i]!);
  for (let card = 0; card < TITLE_OF.length && top.length < TOP; card++)
    if (s.cards.at[card] === DISCARD && !top.includes(card)) top.push(card);
  return top;
}

/** One card of the most common suit among them, no ambush; birds are birds only, ties are the controller's to break. */
function listRecalls(s: RootState, ask: Collector): void {
  const top = topOfDiscard(s);
  const counts = SUITS.map((_, suit) => top.filter((card) => SUIT_OF[card] === suit).length);
  const most = Math.max(...counts);
  top.forEach((card, i) => {
    const title = TITLE_OF[card]!;
    if (top.findIndex((other) => TITLE_OF[other] === title) !== i) return;
    const ambush = FACTS[title]!.kind === 'ambush';
    offerUnless(
      ask,
      hirelingVerbs.recall(title),
      ambush ? AMBUSH : counts[SUIT_OF[card]!]! < most ? RARE_SUIT : undefined,
    );
  });
}

function recall(s: RootState, f: Faction, title: number, out: Sink): void {
  const top = topOfDiscard(s);
  const card = top.find((each) => TITLE_OF[each] === title) ?? copyIn(s, DISCARD, title);
  moveCard(s.cards, s.owners, card, handOf(f), EVERYBODY, out);
  if (out.on) out.emit({ type: 'took', faction: f, card, law: '14.3.3' });
}

export const envoysProcedure: Section<EnvoysFrame> = {
  card: {
    kind: 'choice',
    window: 'envoys',
    law: '14.3.3',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, _f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listRecalls(s, asked)),
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb === 'recall') recall(s, f.faction, o.title, out);
      return 'done';
    },
  },
};

/** Lizard Envoys. */
export const envoys: HirelingRules = {
  birdsong: (_s, f) => ({ proc: 'envoys', step: 'card', got: 0, faction: f }),
};
