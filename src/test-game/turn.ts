import { type OptionCollector, seatMask, optionHook, offerIf, type Procedure, type Seat } from '../kernel/index.ts';
import type { Law } from './law.ts';
import { discard, handOver, handSize, hasSeen, isDown, leftOf, score, showTo, showWoods, woodsOf } from './moves.ts';
import { drawing } from './round.ts';
import {
  type Embers,
  type EmbersState,
  type FeedFrame,
  type GiveFrame,
  handOf,
  type StirFrame,
  type TurnFrame,
} from './state.ts';
import {
  CARDS,
  COLOURS,
  EMBERS,
  type EmbersOption,
  feed,
  firstTrick,
  firstWood,
  give,
  HOOD,
  hand,
  look,
  many,
  NO,
  peer,
  rake,
  rest,
  show,
  snatch,
  stir,
  WOODS,
} from './words.ts';

type EmbersAsk = OptionCollector<EmbersOption, Law>;

/** Options that other rules add to a turn. */
export const acts = optionHook<Embers, TurnFrame>('acts');

const LEAST_FED = 2;
const HOT = 9;

function gifts(s: EmbersState, seat: Seat, ask: EmbersAsk): void {
  const { at } = s.cards;
  const pile = handOf(seat);
  for (let card = 0; card < at.length && !ask.isSatisfied; card++) {
    if (at[card] !== pile) continue;
    if (card < WOODS) ask.offer(hand(card));
    else if (ask.wantsRefusals) ask.refuse(hand(card), card < firstTrick(HOOD) ? NO.gustStays : NO.hoodStays);
  }
}

function actsOnSeats(s: EmbersState, seat: Seat, ask: EmbersAsk): void {
  const list = (sub: EmbersAsk): void => gifts(s, seat, sub);
  for (let other = 0; other < s.settings.seats; other++) {
    if (other === seat) continue;
    offerIf(ask, give(other), NO.gift, list);
    if (handSize(s, other) > 0) {
      ask.offer(peer(other));
      ask.offer(snatch(other));
    } else if (ask.wantsRefusals) {
      ask.refuse(peer(other), NO.emptyHand);
      ask.refuse(snatch(other), NO.nothingToSnatch);
    }
  }
}

function actsOnEmbers(s: EmbersState, seat: Seat, ask: EmbersAsk): void {
  const mayPay = handSize(s, seat) > 0;
  for (let ember = 0; ember < EMBERS.length; ember++) {
    const down = isDown(s, ember);
    if (!hasSeen(s, seat, ember)) ask.offer(look(ember));
    else if (ask.wantsRefusals) ask.refuse(look(ember), NO.seen);
    if (down && mayPay) ask.offer(rake(ember));
    else if (ask.wantsRefusals) ask.refuse(rake(ember), down ? NO.price : NO.up);
  }
}

/** P-3: the turn. */
export const turn: Procedure<Embers, TurnFrame> = {
  act: {
    kind: 'choice',
    window: 'turn',
    law: 'P-3.1',
    seats: (_s, f) => seatMask(f.seat),
    options(s, f, seat, ask) {
      ask.offer(rest());
      ask.offer(stir());
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const woods = woodsOf(s, seat, colour);
        if (woods >= LEAST_FED) ask.offer(feed(colour));
        else if (ask.wantsRefusals) ask.refuse(feed(colour), NO.woods, LEAST_FED, woods);
      }
      actsOnSeats(s, seat, ask);
      actsOnEmbers(s, seat, ask);
      acts.options(s, f, seat, ask);
    },
    take(s, f, o, seat, out) {
      if (o.verb === 'rest') {
        if (out.on) out.emit({ type: 'rested', seat });
        return 'done';
      }
      f.left--;
      const then = 'again';
      switch (o.verb) {
        case 'stir':
          if (out.on) out.emit({ type: 'stirred', seat });
          return { call: { proc: 'stir', step: 'dice', got: 0, seat }, then };
        case 'feed':
          showWoods(s, seat, o.colour, LEAST_FED, out);
          return { call: { proc: 'feed', step: 'count', got: 0, seat, colour: o.colour }, then };
        case 'give':
          if (out.on) out.emit({ type: 'gives', seat, to: o.to });
          return { call: { proc: 'give', step: 'card', got: 0, seat, to: o.to }, then };
        case 'peer':
          if (out.on) out.emit({ type: 'peers', seat, at: o.at });
          return { call: { proc: 'peer', step: 'warn', got: 0, seat, at: o.at }, then };
        case 'look':
          if (out.on) out.emit({ type: 'looks', seat, ember: o.ember });
          return { call: { proc: 'look', step: 'decide', got: 0, seat, ember: o.ember }, then };
        case 'rake':
          if (out.on) out.emit({ type: 'rakes', seat, ember: o.ember });
          return { call: { proc: 'rake', step: 'pay', got: 0, seat, ember: o.ember }, then };
        case 'snatch':
          if (out.on) out.emit({ type: 'snatches', seat, from: o.from });
          return { call: { proc: 'snatch', step: 'warn', got: 0, seat, from: o.from }, then };
        default:
          return acts.take(s, f, o, seat, out) ?? then;
      }
    },
  },
  again: { kind: 'rule', run: (_s, f) => (f.left > 0 ? 'act' : 'done') },
};

/** P-3.2: two dice, and a card shown after a double. */
export const stirring: Procedure<Embers, StirFrame> = {
  dice: {
    kind: 'chance',
    law: 'P-3.2',
    count: () => 36,
    name: (_s, _f, n) => `dice ${((n / 6) | 0) + 1} ${(n % 6) + 1}`,
    take(s, f, n, out) {
      const a = ((n / 6) | 0) + 1;
      const b = (n % 6) + 1;
      if (out.on) out.emit({ type: 'dice', seat: f.seat, a, b });
      if (a + b >= HOT) score(s, f.seat, 1, 'P-3.2', out);
      return a === b ? 'show' : 'done';
    },
  },
  show: {
    kind: 'choice',
    window: 'show',
    law: 'P-3.2',
    seats: (_s, f) => seatMask(f.seat),
    options(s, _f, seat, ask) {
      for (let card = 0; card < CARDS.length; card++) if (s.cards.at[card] === handOf(seat)) ask.offer(show(card));
    },
    none: () => 'done',
    take(s, _f, o, seat, out) {
      showTo(s, seat, leftOf(s, seat), (o as ReturnType<typeof show>).card, out);
      return 'done';
    },
  },
};

/** P-3.3: the number of woods. Which ones makes no difference. */
export const feeding: Procedure<Embers, FeedFrame> = {
  count: {
    kind: 'choice',
    window: 'count',
    law: 'P-3.3',
    part: true,
    // Secret: an automatic answer with the only count would reveal the hand.
    secret: true,
    seats: (_s, f) => seatMask(f.seat),
    options(s, f, seat, ask) {
      const most = woodsOf(s, seat, f.colour);
      for (let count = LEAST_FED; count <= most; count++) ask.offer(many(count));
    },
    take(s, f, o, seat, out) {
      const { count } = o as ReturnType<typeof many>;
      let left = count;
      for (let card = firstWood(f.colour); left > 0; card++) {
        if (s.cards.at[card] !== handOf(seat)) continue;
        discard(s, seat, card, 'P-3.3', out);
        left--;
      }
      score(s, seat, count - 1, 'P-3.3', out);
      return 'done';
    },
  },
};

/** P-3.4: the card that is given. */
export const giving: Procedure<Embers, GiveFrame> = {
  card: {
    kind: 'choice',
    window: 'gift',
    law: 'P-3.4',
    part: true,
    // Secret: an automatic answer with the only wood would reveal the hand.
    secret: true,
    seats: (_s, f) => seatMask(f.seat),
    options: (s, _f, seat, ask) => gifts(s, seat, ask),
    take(s, f, o, seat, out) {
      handOver(s, (o as ReturnType<typeof hand>).card, seat, f.to, 'gave', out);
      return { call: drawing(seat, 1), then: 'done' };
    },
  },
};
