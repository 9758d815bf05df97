import {
  type Asides,
  type OptionCollector,
  seatMask,
  EVERYBODY,
  type EachFrame,
  type OffWindowRefusal,
  firstSeats,
  type Frame,
  type Game,
  game,
  type GameTypes,
  optionParser,
  type Mask,
  NOBODY,
  numberWords,
  type Option,
  type GameResult,
  type PositionFormat,
  type Procedure,
  defineRefusals,
  rule,
  type State,
  verb,
} from '../index.ts';

/** The state of a game that has one act for every kind of window. */
export interface Pebbles extends State {
  settings: { readonly seats: number };
  turn: number;
  scores: number[];
  /** The hidden hand of each seat: with 1 it may object to a dare. */
  hand: number[];
  hummed: number;
}

interface MainFrame extends Frame {
  readonly proc: 'main';
  step: 'act' | 'pay' | 'roll' | 'nod' | 'dare' | 'race' | 'duty' | 'end';
  count: number;
}
interface VoteFrame extends EachFrame {
  readonly proc: 'vote';
  step: 'vote' | 'again';
}

export interface PebbleKinds extends GameTypes {
  settings: Pebbles['settings'];
  state: Pebbles;
  frame: MainFrame | VoteFrame;
  option: Option;
  law: string;
  event: { readonly ev: string };
  view: { readonly seat: number; readonly scores: readonly number[]; readonly hand: number };
}

const COUNTS = numberWords(3);
const ACTS = ['roll', 'peek', 'show', 'ask', 'dare', 'vote', 'race', 'duty', 'pass', 'end'] as const;
const acts = ACTS.map((name) => verb(name));
const take = verb('take', 'count', COUNTS);
const pay = verb('pay', 'count', COUNTS);
const ballot = verb('ballot', 'count', COUNTS);
const nod = verb('nod');
const shrug = verb('shrug');
const object = verb('object');
const shout = verb('shout');
const serve = verb('serve');
const hum = verb('hum');
const cry = verb('cry');

const refusal = defineRefusals<string>();
const POOR = refusal('T-1', 'poor');
const LATER = refusal('T-2', 'only-in-a-vote');

const others = (s: Pebbles): Mask => firstSeats(s.settings.seats) & ~seatMask(s.turn);
const next = (s: Pebbles): number => (s.turn + 1) % s.settings.seats;

const main: Procedure<PebbleKinds, MainFrame> = {
  act: {
    kind: 'choice',
    window: 'act',
    law: 'T-1',
    seats: (s) => seatMask(s.turn),
    options(_s, _f, _seat, ask: OptionCollector<Option>) {
      for (let count = 1; count <= 2; count++) ask.offer(take(count));
      ask.refuse(take(3), POOR, 3, 2);
      for (const act of acts) ask.offer(act());
    },
    take(s, f, o, seat, out) {
      if (out.on) out.emit({ ev: o.verb });
      switch (o.verb) {
        case 'take':
          f.count = (o as ReturnType<typeof take>).count;
          return 'pay';
        case 'ask':
          return 'nod';
        case 'peek':
          out.learned(seatMask(seat));
          return 'act';
        case 'show':
          out.learned(others(s));
          return 'act';
        case 'vote':
          return { call: { proc: 'vote', step: 'vote', got: 0, said: [] }, then: 'act' };
        case 'pass':
          s.turn = next(s);
          return 'act';
        default:
          return o.verb as 'roll' | 'dare' | 'race' | 'duty' | 'end';
      }
    },
  },
  pay: {
    kind: 'choice',
    window: 'pay',
    law: 'T-1',
    part: true,
    seats: (s) => seatMask(s.turn),
    options(_s, f, _seat, ask) {
      for (let count = 0; count <= f.count; count++) ask.offer(pay(count));
    },
    take(s, _f, o, seat) {
      s.scores[seat]! += (o as ReturnType<typeof pay>).count;
      return 'act';
    },
  },
  roll: {
    kind: 'chance',
    law: 'T-1',
    count: () => 6,
    name: (_s, _f, n) => `die ${n + 1}`,
    take(s, _f, n) {
      s.scores[s.turn]! += n;
      return 'act';
    },
  },
  nod: {
    kind: 'choice',
    window: 'nod',
    law: 'T-1',
    seats: (s) => seatMask(next(s)),
    options: (_s, _f, _seat, ask) => ask.offer(nod()),
    take: () => 'act',
  },
  dare: {
    kind: 'choice',
    window: 'dare',
    law: 'T-1',
    secret: true,
    seats: (s) => seatMask(next(s)),
    options(s, _f, seat, ask) {
      ask.offer(shrug());
      if (s.hand[seat] === 1) ask.offer(object());
    },
    take: () => 'act',
  },
  race: {
    kind: 'choice',
    window: 'race',
    law: 'T-1',
    mode: 'any',
    seats: (s) => firstSeats(s.settings.seats),
    options: (_s, _f, _seat, ask) => ask.offer(shout()),
    take(s, _f, _o, seat) {
      s.scores[seat]! += 1;
      return 'act';
    },
  },
  /** One option for the seat itself, after which the other is to move. */
  duty: {
    kind: 'choice',
    window: 'duty',
    law: 'T-1',
    seats: (s) => seatMask(s.turn),
    options: (_s, _f, _seat, ask) => ask.offer(serve()),
    take(s) {
      s.turn = next(s);
      return 'act';
    },
  },
  end: rule(() => 'done'),
};

const vote: Procedure<PebbleKinds, VoteFrame> = {
  vote: {
    kind: 'choice',
    window: 'vote',
    law: 'T-2',
    mode: 'each',
    secret: true,
    parts: () => 2,
    seats: (s) => firstSeats(s.settings.seats),
    options(_s, _f, _seat, ask) {
      for (let count = 0; count <= 3; count++) ask.offer(ballot(count));
    },
    close(s, f, out) {
      f.said.forEach((texts, seat) => (s.scores[seat]! += texts.length));
      out.learned(EVERYBODY);
      f.said = [];
      return s.scores[0]! % 2 === 0 ? 'again' : 'done';
    },
  },
  again: {
    kind: 'choice',
    window: 'again',
    law: 'T-2',
    mode: 'each',
    secret: true,
    seats: (s) => firstSeats(s.settings.seats),
    options: (_s, _f, _seat, ask) => ask.offer(ballot(0)),
    close: () => 'done',
  },
};

const asides: Asides<PebbleKinds> = {
  law: 'T-2',
  options(_s, _seat, ask) {
    ask.offer(hum());
    ask.offer(cry());
  },
  take(s, seat, o, out) {
    s.hummed++;
    if (o.verb === 'cry') out.learned(EVERYBODY & ~seatMask(seat));
  },
};

const offWindow: readonly OffWindowRefusal<PebbleKinds>[] = [{ verb: 'ballot', refusal: LATER }];

const positions: PositionFormat<PebbleKinds> = {
  read: (raw) =>
    typeof raw === 'object' && raw !== null && 'scores' in raw
      ? { ok: true, value: structuredClone(raw) as Pebbles }
      : { ok: false, problems: [{ path: 'scores', code: 'missing' }] },
  write: (s) => structuredClone(s),
  show: (s) => `turn ${s.turn}, scores ${s.scores.join()}`,
};

function ending(s: Pebbles): GameResult | null {
  if (s.stack.length > 0) return null;
  return { winners: [s.turn], ranking: s.scores.map((_, seat) => [seat]), law: 'T-3' };
}

/** A game with every kind of window; `extra` is added to every state, as a later version of the rules might do. */
export function pebbles(extra: object = {}, version = '1'): Game<PebbleKinds> {
  const families = [...acts, take, pay, ballot, nod, shrug, object, shout, serve, hum, cry];
  return game<PebbleKinds>({
    name: 'pebbles',
    version,
    seats: { least: 2, most: 4 },
    lexicon: optionParser(...families),
    procs: { main, vote },
    readSettings(raw) {
      const seats = (raw as { seats?: unknown }).seats;
      if (seats === 2 || seats === 3) return { ok: true, value: { seats } };
      return { ok: false, problems: [{ path: 'seats', code: 'not-in-range' }] };
    },
    setup: (settings) => ({
      ...extra,
      settings,
      stack: [{ proc: 'main', step: 'act', got: 0, count: 0 } as MainFrame],
      over: null,
      turn: 0,
      scores: Array.from({ length: settings.seats }, () => 0),
      hand: Array.from({ length: settings.seats }, () => 0),
      hummed: 0,
    }),
    ending,
    scores: (s) => s.scores,
    clone: (s) => structuredClone(s),
    view: (s, seat) => ({ seat, scores: s.scores.slice(), hand: s.hand[seat] ?? NOBODY }),
    determinize(s, seat, random) {
      const drawn = structuredClone(s);
      drawn.hand = drawn.hand.map((held, other) => (other === seat ? held : random(2)));
      return drawn;
    },
    asides,
    offWindow,
    positions,
    checks: {
      audit: (s) => (s.scores.every((score) => score >= 0) ? [] : ['a score is negative']),
      hiddenIdsIn: () => [],
      knows: () => true,
      content: [],
      reached: () => [],
    },
  });
}
