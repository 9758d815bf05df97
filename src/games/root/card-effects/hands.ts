import { moveCard, nthCard } from '../../../kernel/index.ts';
import { copyIn, eachTitle, handSize } from '../rules/02-key-terms/cards.ts';
import { seatBit } from '../rules/02-key-terms/players.ts';
import { type Card, TITLE_OF, TITLES } from '../components/cards/index.ts';
import type { Section, Sink } from '../types.ts';
import { handOf } from '../components/piles.ts';
import type { RootState } from '../state.ts';
import type { Faction } from '../words.ts';
import { effectVerbs } from './verbs.ts';
import type { TakeRandomFrame } from './frames.ts';

/** §1.3.2: a card from hand to hand, seen by both; §11.2.3: by all where one of the hands is open. */
export function passCard(s: RootState, from: Faction, to: Faction, card: Card, out: Sink): void {
  const see = s.owners[handOf(from)]! | s.owners[handOf(to)]!;
  moveCard(s.cards, s.owners, card, handOf(to), see, out);
  if (out.on) {
    const given = { type: 'given', from, to, pile: handOf(to) } as const;
    out.emit(given, see, { ...given, card });
  }
}

/** Takes a random card from a hand. */
export function takeRandom(faction: Faction, from: Faction, back: boolean): TakeRandomFrame {
  return { proc: 'takeRandom', step: 'card', got: 0, faction, from, back: back ? 1 : 0 };
}

/** The name of the n-th card of a hand; further copies are numbered, since others may know only one of them. */
export function nameInHand(s: RootState, pile: number, n: number): string {
  const t = TITLE_OF[nthCard(s.cards, pile, n)]!;
  let copy = 1;
  for (let i = 0; i < n; i++) if (TITLE_OF[nthCard(s.cards, pile, i)] === t) copy++;
  return copy === 1 ? TITLES[t]! : `${TITLES[t]} ${copy}`;
}

export const takeRandomProcedure: Section<TakeRandomFrame> = {
  card: {
    kind: 'chance',
    law: '4.1.3',
    count: (s, f) => handSize(s, f.from),
    name: (s, f, n) => `steal ${nameInHand(s, handOf(f.from), n)}`,
    take(s, f, n, out) {
      passCard(s, f.from, f.faction, nthCard(s.cards, handOf(f.from), n), out);
      return f.back === 1 ? 'back' : 'done';
    },
  },
  // Swap Meet: any card of the hand, also the one just taken.
  back: {
    kind: 'choice',
    window: 'swap-meet',
    law: '4.1.3',
    secret: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => eachTitle(s, handOf(f.faction), (t) => ask.offer(effectVerbs.giveBack(t))),
    take(s, f, o, _seat, out) {
      if (o.verb === 'give-back') passCard(s, f.faction, f.from, copyIn(s, handOf(f.faction), o.title), out);
      return 'done';
    },
  },
};
