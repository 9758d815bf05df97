import { firstSeats, nthCard, type EventSink, type Procedure, reshuffle, type Seat } from '../kernel/index.ts';
import { discard, downCount, draw, handSize, isDown, isOutOfCards, score } from './moves.ts';
import {
  DECK,
  DISCARD,
  type DrawFrame,
  type Embers,
  type EmbersEvent,
  type EmbersState,
  handOf,
  OWNERS,
  type RoundFrame,
} from './state.ts';
import { CARDS, colourOf, EMBERS, lay, name, NO, TOKENS, WEATHERS, WIND, WOODS } from './words.ts';

const HAND = 4;
const LAID = 2;

/** A frame that draws `left` cards for a seat. */
export const drawing = (seat: Seat, left: number): DrawFrame => ({ proc: 'draw', step: 'check', got: 0, seat, left });

const inBag = (s: EmbersState): number => s.tokens[0]! + s.tokens[1]! + s.tokens[2]!;

/** The weather of token number `n` in the bag. */
function tokenOf(s: EmbersState, n: number): number {
  let weather = 0;
  for (let left = n; left >= s.tokens[weather]!; weather++) left -= s.tokens[weather]!;
  return weather;
}

function turnUp(s: EmbersState, seat: Seat, said: readonly string[], out: EventSink<EmbersEvent>): void {
  let matching = 0;
  let colour = -1;
  for (let card = 0; card < CARDS.length; card++) {
    if (s.cards.at[card] !== handOf(seat) || !said.includes(lay(card).text)) continue;
    discard(s, seat, card, 'P-2.5', out);
    if (card >= WOODS) continue;
    matching = colourOf(card) === colour ? matching + 1 : 1;
    colour = colourOf(card);
  }
  if (matching === LAID) score(s, seat, 1, 'P-2.5', out);
}

/** P-2: the round. */
export const round: Procedure<Embers, RoundFrame> = {
  begin: {
    kind: 'rule',
    law: 'P-2.1',
    run(s, _f, out) {
      s.said.fill(-1);
      if (inBag(s) === 0) s.tokens = TOKENS.slice();
      if (out.on) out.emit({ type: 'round', round: s.round, first: s.first });
      return 'weather';
    },
  },
  weather: {
    kind: 'chance',
    law: 'P-2.1',
    count: inBag,
    name: (s, _f, n) => `weather ${WEATHERS[tokenOf(s, n)]}`,
    take(s, _f, n, out) {
      s.weather = tokenOf(s, n);
      s.tokens[s.weather]!--;
      if (out.on) out.emit({ type: 'weather', weather: s.weather });
      return 'embers';
    },
  },
  embers: {
    kind: 'rule',
    law: 'P-2.2',
    run(s, _f, out) {
      if (downCount(s) > 0) return 'deal';
      s.tiles.fill(-1);
      s.seen.fill(0);
      if (out.on) out.emit({ type: 'embers' });
      return 'deal';
    },
  },
  deal: {
    kind: 'rule',
    run(s) {
      const calls: DrawFrame[] = [];
      for (let k = 0; k < s.settings.seats; k++) {
        const seat = (s.first + k) % s.settings.seats;
        if (handSize(s, seat) < HAND) calls.push(drawing(seat, HAND - handSize(s, seat)));
      }
      return { calls, then: 'lay' };
    },
  },
  lay: {
    kind: 'choice',
    mode: 'each',
    window: 'lay',
    law: 'P-2.4',
    secret: true,
    quiet: true,
    seats: (s) => firstSeats(s.settings.seats),
    parts: (s, _f, seat) => Math.min(LAID, handSize(s, seat)),
    options(s, f, seat, ask) {
      const said = f.said[seat];
      const { at } = s.cards;
      const pile = handOf(seat);
      for (let card = 0; card < at.length; card++) {
        if (at[card] !== pile) continue;
        const option = lay(card);
        if (said?.includes(option.text)) ask.refuse(option, NO.laid);
        else ask.offer(option);
      }
    },
    close(s, f, out) {
      for (let seat = 0; seat < f.said.length; seat++) turnUp(s, seat, f.said[seat]!, out);
      f.said = [];
      return s.weather === WIND ? 'wind' : 'turns';
    },
  },
  wind: {
    kind: 'choice',
    mode: 'any',
    window: 'wind',
    law: 'P-2.6',
    seats: (s) => firstSeats(s.settings.seats),
    options(s, _f, _seat, ask) {
      for (let ember = 0; ember < EMBERS.length; ember++)
        if (isDown(s, ember)) ask.offer(name(ember));
        else if (ask.wantsRefusals) ask.refuse(name(ember), NO.up);
    },
    none: () => 'turns',
    take(_s, _f, o, seat, out) {
      const { ember } = o as ReturnType<typeof name>;
      if (out.on) out.emit({ type: 'named', seat, ember });
      return { call: { proc: 'rake', step: 'decide', got: 0, seat, ember }, then: 'turns' };
    },
  },
  turns: {
    kind: 'rule',
    law: 'P-2.7',
    run(s, f, out) {
      if (f.turns < s.settings.seats) {
        const seat = (s.first + f.turns++) % s.settings.seats;
        if (out.on) out.emit({ type: 'turn', seat });
        return { call: { proc: 'turn', step: 'act', got: 0, seat, left: 2 }, then: 'turns' };
      }
      f.turns = 0;
      s.first = (s.first + 1) % s.settings.seats;
      if (out.on) out.emit({ type: 'ended', round: s.round });
      s.round++;
      return 'begin';
    },
  },
};

/** P-1.2 and P-1.3: cards from the deck. */
export const drawProcedure: Procedure<Embers, DrawFrame> = {
  check: {
    kind: 'rule',
    law: 'P-1.3',
    run(s, _f, out) {
      if (isOutOfCards(s)) return 'done';
      if (s.cards.size[DECK]! > 0) return 'card';
      reshuffle(s.cards, OWNERS, DISCARD, DECK);
      if (out.on) out.emit({ type: 'reshuffled' });
      return 'card';
    },
  },
  card: {
    kind: 'chance',
    law: 'P-1.2',
    count: (s) => s.cards.size[DECK]!,
    name: (s, _f, n) => `draw ${CARDS[nthCard(s.cards, DECK, n)]}`,
    take(s, f, n, out) {
      draw(s, f.seat, nthCard(s.cards, DECK, n), out);
      return --f.left > 0 ? 'check' : 'done';
    },
  },
};
