import { seatMask, firstSeats, nthCard, seatsOf } from '../../../../kernel/index.ts';
import { ability, isReveal } from '../22-abilities/abilities.ts';
import { NOWHERE } from '../00-board/geometry.ts';
import type { Collector, Section } from '../../types.ts';
import { refill, turnUp } from '../transfers/players.ts';
import { parser, verbs } from '../../verbs.ts';
import { deck, hand, used } from '../../components/piles.ts';
import { isOwn, isPlaying, playerCount, seatOf } from '../queries.ts';
import { refusal } from '../../refusals.ts';
import type { PlanningFrame } from '../../frames.ts';
import type { WildState } from '../../state.ts';
import { CARDS } from '../../words.ts';

/** §W-4.1: the card is not in the hand it must be chosen from; also used when one person plays (§W-21.2). */
export const NOT_IN_HAND = refusal('W-4.1', 'not-in-hand');
const OTHER_OWNER = refusal('W-4.4', 'other-owner');
const HAND_NOT_EMPTY = refusal('W-4.2', 'hand-not-empty');
const CARDS_LEFT = refusal('W-A56', 'cards-left');

const NOBODY_LEFT = verbs.nobody();

/** The planning phase of a round. */
export function planning(): PlanningFrame {
  return { proc: 'planning', step: 'choose', got: 0, said: [], unseen: 0, left: 0 };
}

/** The seats whose players are in the game. */
function playing(s: WildState): number {
  let mask = 0;
  for (let player = 0; player < playerCount(s); player++) if (isPlaying(s, player)) mask |= seatMask(player);
  return mask & firstSeats(playerCount(s));
}

/** §W-4.1: a card of the hand; §W-4.2: with an empty hand the deck's top card; §W-A56: nobody, if there is none. */
function listPlans(s: WildState, player: number, ask: Collector): void {
  const { at, size } = s.cards;
  const isEmpty = size[hand(player)] === 0;
  const hasDeck = size[deck(player)]! + size[used(player)]! > 0;
  for (let card = 0; card < at.length; card++)
    if (at[card] === hand(player)) ask.offer(verbs.play(card));
    else if (ask.wantsRefusals && isOwn(s, player, card)) ask.refuse(verbs.play(card), NOT_IN_HAND);
  if (isEmpty && hasDeck) ask.offer(verbs.unseen(s.faction[player]!));
  else if (ask.wantsRefusals && !isEmpty) ask.refuse(verbs.unseen(s.faction[player]!), HAND_NOT_EMPTY);
  if (isEmpty && !hasDeck) ask.offer(NOBODY_LEFT);
  else if (ask.wantsRefusals) ask.refuse(NOBODY_LEFT, CARDS_LEFT);
}

/** The player whose unseen card is turned up next, lowest number first, or NOWHERE. */
const nextUnseen = (f: PlanningFrame): number => seatsOf(f.unseen)[0] ?? NOWHERE;

/** Chapter W-4: all choose in silence, all turn up at once, all reveal abilities are resolved in an agreed order. */
export const planningProcedure: Section<PlanningFrame> = {
  choose: {
    kind: 'choice',
    mode: 'each',
    secret: true,
    quiet: true,
    window: 'plan',
    law: 'W-4.1',
    seats: playing,
    options: (s, _f, seat, ask) => listPlans(s, seat, ask),
    close(s, f, out) {
      for (const player of seatsOf(playing(s))) {
        const option = parser.parse(f.said[player]![0]!)!;
        if (option.verb === 'play') turnUp(s, player, option.card, false, out);
        else if (out.on) out.emit({ type: option.verb === 'unseen' ? 'laid' : 'nobody', player });
        if (option.verb === 'unseen') f.unseen |= seatMask(player);
      }
      f.said = [];
      return 'lay';
    },
  },
  lay: {
    kind: 'rule',
    law: 'W-4.3',
    run(s, f, out) {
      const player = nextUnseen(f);
      if (player === NOWHERE) return 'reveal';
      refill(s, player, out);
      return 'unseen';
    },
  },
  /** §W-4.2: a card laid unseen is turned up. */
  unseen: {
    kind: 'chance',
    law: 'W-4.2',
    count: (s, f) => s.cards.size[deck(nextUnseen(f))]!,
    name: (s, f, n) => `unseen ${CARDS[nthCard(s.cards, deck(nextUnseen(f)), n)]!}`,
    take(s, f, n, out) {
      const player = nextUnseen(f);
      f.unseen &= ~seatMask(player);
      turnUp(s, player, nthCard(s.cards, deck(player), n), true, out);
      return 'lay';
    },
  },
  reveal: {
    kind: 'rule',
    run(s, f) {
      for (let player = 0; player < playerCount(s); player++)
        if (s.active[player] !== NOWHERE && isReveal(s, s.active[player]!)) f.left |= seatMask(player);
      return 'order';
    },
  },
  /** §W-4.4, §W-A8: the players agree on an order, so the player who answers first resolves. */
  order: {
    kind: 'choice',
    mode: 'any',
    window: 'reveal',
    law: 'W-4.4',
    seats: (_s, f) => f.left,
    options(s, f, seat, ask) {
      for (let player = 0; player < playerCount(s); player++) {
        if ((f.left & seatMask(player)) === 0) continue;
        if (player === seat) ask.offer(verbs.reveal(s.active[player]!));
        else if (ask.wantsRefusals) ask.refuse(verbs.reveal(s.active[player]!), OTHER_OWNER);
      }
    },
    none: () => 'done',
    take(s, f, _o, seat) {
      f.left &= ~seatMask(seat);
      return { call: ability(seatOf(s, seat), s.active[seat]!), then: 'order' };
    },
  },
};
